#include "battlescribe/judge/situation.h"

#include "battlescribe/data/idpath.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

bool Categories::has(Key key) const { return std::ranges::find(keys, key) != keys.end(); }

Situation::Situation(Game& ofGame, const Roster& ofRoster, WorkBudget& ofVerdict)
    : game(ofGame),
      roster(ofRoster),
      data(ofGame.definitions()),
      elements(elementsOf(ofGame, ofRoster)),
      budget(ofVerdict)
{
    (void)spend(elements.size() * 20); // to list and to describe them
    categories.assign(elements.size(), {});
    remote.assign(elements.size(), {});
    remoteBelow.assign(elements.size(), {});
    costs.assign(elements.size() * game.costTypes().size(), {});
    indexKeys();
}

void Situation::indexKeys()
{
    std::vector<Postings::Entry> entries;
    entries.reserve(elements.size() * 4);
    for (const auto id : elements.ids()) {
        const auto& each = elements[id];
        if (each.kind == Element::Kind::Selection && !each.choice.isNone())
            game.eachKeyOf(each.choice, [&](Key key) { entries.emplace_back(key, id); });
        else if (each.kind == Element::Kind::Selection && each.selection->stored)
            entries.emplace_back(data.keys.find(lastOf(each.selection->stored->selection.entry)), id);
    }
    std::erase_if(entries, [](const auto& entry) { return entry.first.isNone(); });
    byKey.assign(std::move(entries));
}

void Situation::indexCategories()
{
    std::vector<Postings::Entry> entries;
    entries.reserve(elements.size() * 2);
    for (const auto id : elements.ids())
        for (const auto key : categories[id].keys)
            entries.emplace_back(key, id);
    byCategory.assign(std::move(entries));
    sums.clear();
}

Id<Element> Situation::find(std::string_view id) const
{
    (void)spend(elements.size());
    for (const auto each : elements.ids()) {
        const auto& element = elements[each];
        if ((element.selection != nullptr && element.selection->id == id) ||
            (element.inForce != nullptr && element.inForce->id == id))
            return each;
    }
    return noId;
}

Decimal Situation::wholeCost(Id<Element> each, std::size_t column) const
{
    Decimal sum;
    const IdRange<Element> range(each, elements[each].end);
    if (!spend(range.size()))
        return sum;
    for (const auto id : range)
        sum += fullCost(id, column);
    return sum;
}

bool Situation::answersTo(Id<Element> id, Key key) const
{
    const auto& each = elements[id];
    switch (each.kind) {
    case Element::Kind::Roster:
        return std::ranges::any_of(data.files, [&](const File& file) {
            return file.id == key && data.nodes[file.root].kind == Node::Kind::GameSystem;
        });
    case Element::Kind::Force:
        return (!each.entry.isNone() && data.nodes[each.entry].id == key) ||
               (!each.entryLink.isNone() && data.nodes[each.entryLink].id == key) ||
               (!each.catalogue.isNone() && data.files[each.catalogue].id == key);
    case Element::Kind::Selection:
        break;
    }
    return (!each.choice.isNone() && game.answersTo(each.choice, key)) || categories[id].has(key);
}

Asker Situation::askerOf(Id<Element> each) const { return {each, elements[each].parent, elements[each].choice, {}}; }

} // namespace muster::battlescribe::judge
