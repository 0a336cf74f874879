#include "battlescribe/judge/judgement.h"

#include "battlescribe/judge/change.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"
#include "battlescribe/judge/unknown.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

Id<Judged> Judgement::find(std::string_view id) const { return all.find(id); }

namespace {

/// The roster itself is no judged thing, so all are one place earlier.
Id<Judged> judgedId(Id<Element> id)
{
    return id.isNone() || id == Situation::top() ? Id<Judged>() : Id<Judged>::at(id.position() - 1);
}

void describeForce(const Situation& all, const Element& element, Judged& judged)
{
    for (std::size_t column = 0; column < all.game.costTypes().size(); ++column)
        judged.costs.push_back(all.fullCost(element.force, column));
    const std::array nodes{element.entry, element.entryLink};
    const auto asker = all.askerOf(element.force);
    judged.id = element.inForce->id;
    judged.isKnown = !element.entry.isNone() && !element.catalogue.isNone();
    if (!element.entry.isNone()) {
        judged.name = nameOf(all, asker, nodes);
        judged.isHidden = isHidden(all, asker, nodes);
    } else if (element.inForce->stored) {
        judged.name = element.inForce->stored->force.name;
    }
}

void describeSelection(const Situation& all, Id<Element> id, Judged& judged)
{
    const auto& element = all[id];
    const auto asker = all.askerOf(id);
    judged.id = element.selection->id;
    judged.choice = element.choice;
    judged.isKnown = !element.choice.isNone();
    judged.number = element.number;
    judged.categories = all.categories[id];
    for (std::size_t column = 0; column < all.game.costTypes().size(); ++column)
        judged.costs.push_back(all.fullCost(id, column));
    if (judged.isKnown) {
        judged.name = changedText(all, asker, Modifier::Field::Name, all.game.target(element.choice).name);
        judged.annotation = changedText(all, asker, Modifier::Field::Annotation, {});
        judged.isHidden = isHidden(all, asker);
    } else if (element.selection->stored) {
        judged.name = element.selection->stored->selection.name;
    }
}

Table<Judged> describe(const Situation& all)
{
    Table<Judged> table;
    table.reserve(all.elements.size());
    for (const auto id : all.elements.ids()) {
        const auto& element = all[id];
        if (element.kind == Element::Kind::Roster)
            continue;
        Judged judged;
        judged.kind = element.kind;
        judged.parent = judgedId(element.parent);
        judged.end = Id<Judged>::at(element.end.position() - 1);
        if (element.kind == Element::Kind::Force)
            describeForce(all, element, judged);
        else
            describeSelection(all, id, judged);
        table.add(std::move(judged));
    }
    return table;
}

std::vector<Total> totalsOf(const Situation& all)
{
    std::vector<Total> totals;
    for (std::size_t column = 0; column < all.game.costTypes().size(); ++column) {
        const auto key = all.game.costTypes()[column];
        const std::array<Id<Node>, 2> nodes{all.game.costType(column).node, noId};
        const Asker asker{{}, Situation::top(), {}, {}};
        totals.push_back({key, nameOf(all, asker, nodes), isHidden(all, asker, nodes),
                          all.wholeCost(Situation::top(), column), play::limitOf(all.roster, key)});
    }
    return totals;
}

/// The narrowest of the limits that a force has for a category.
void narrow(const Situation& all, const Asker& asker, const std::array<Id<Node>, 2>& nodes, Tally& tally)
{
    for (const auto node : nodes)
        for (const auto id : all.all.nodes[node].constraints) {
            const auto& constraint = all.all.constraints[id];
            const auto scope = constraint.query.scope;
            if (constraint.query.field != Field::Selections || constraint.query.isPercent ||
                (scope != Scope::Parent && scope != Scope::Force))
                continue;
            const auto value = valueOf(all, asker, nodes, id);
            if (constraint.type != Constraint::Type::Max)
                tally.min = tally.min ? std::max(*tally.min, value) : value;
            if (constraint.type != Constraint::Type::Min && !value.isNegative())
                tally.max = tally.max ? std::min(*tally.max, value) : value;
        }
}

std::int64_t countIn(const Situation& all, Id<Element> force, Key category)
{
    std::int64_t count = 0;
    for (auto each = force.next(); each < all[force].end; each = all[each].end)
        if (all[each].kind == Element::Kind::Selection && all.categories[each].has(category))
            count += all[each].number;
    return count;
}

std::vector<Tally> talliesOf(const Situation& all)
{
    std::vector<Tally> tallies;
    for (const auto id : all.elements.ids()) {
        if (all[id].kind != Element::Kind::Force)
            continue;
        for (const auto link : categoryLinksOf(all, id)) {
            const auto nodes = nodesOf(all, link);
            const Asker asker{{}, id, {}, link};
            if (isHidden(all, asker, nodes))
                continue;
            Tally tally;
            tally.force = judgedId(id);
            tally.category = all.all.nodes[nodes[0]].id;
            tally.name = nameOf(all, asker, nodes);
            tally.count = countIn(all, id, tally.category);
            narrow(all, asker, nodes, tally);
            tallies.push_back(std::move(tally));
        }
    }
    return tallies;
}

} // namespace

Judgement judge(play::Game& game, const play::Roster& roster)
{
    WorkBudget budget(mostWork);
    return judge(game, roster, budget);
}

Judgement judge(play::Game& game, const play::Roster& roster, WorkBudget& budget)
{
    Situation situation(game, roster, budget);
    const bool isSettled = settle(situation);
    Judgement judgement;
    judgement.all = describe(situation);
    judgement.totals = totalsOf(situation);
    judgement.tallies = talliesOf(situation);
    judgement.findings = check(situation);
    judgement.unknown = unknownIn(situation);
    if (!isSettled)
        judgement.unknown.push_back(
            Fault::about({}, "the data go in circles: costs or categories depend on each other without an end"));
    return judgement;
}

} // namespace muster::battlescribe::judge
