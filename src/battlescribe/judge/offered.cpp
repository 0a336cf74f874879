#include "battlescribe/judge/offered.h"

#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"

#include <unordered_map>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// The narrowest of the limits on how many there are below one parent.
void narrow(const Situation& situation, const Asker& asker, Offered& offered)
{
    const auto nodes = nodesOf(situation, asker.choice);
    for (const auto node : nodes) {
        if (node.isNone())
            continue;
        for (const auto id : situation.data.nodes[node].constraints) {
            const auto& constraint = situation.data.constraints[id];
            if (constraint.query.field != Field::Selections || constraint.query.isPercent ||
                constraint.query.scope != Scope::Parent)
                continue;
            const auto value = valueOf(situation, asker, nodes, id);
            if (constraint.type != Constraint::Type::Max)
                offered.least = offered.least ? std::max(*offered.least, value) : value;
            if (constraint.type != Constraint::Type::Min && !value.isNegative())
                offered.most = offered.most ? std::min(*offered.most, value) : value;
        }
    }
}

} // namespace

const Offers* offersBelow(const Situation& situation, Id<Element> parent)
{
    const auto& element = situation[parent];
    if (element.kind == Element::Kind::Force)
        return element.catalogue.isNone() ? nullptr : &situation.game.offersOf(element.catalogue);
    return element.choice.isNone() ? nullptr : &situation.game.offersOf(element.choice);
}

std::vector<Offered> offeredBelow(const Situation& situation, Id<Element> parent)
{
    const auto* offers = offersBelow(situation, parent);
    if (!offers || !situation.spend(offers->choices.size()))
        return {};
    std::unordered_map<std::int32_t, std::vector<Id<Element>>> taken; // by choice
    for (auto each = parent.next(); each < situation[parent].end; each = situation[each].end)
        if (situation[each].kind == Element::Kind::Selection && !situation[each].choice.isNone())
            taken[situation[each].choice.value()].push_back(each);
    std::vector<Offered> all;
    std::unordered_map<std::int32_t, std::size_t> groups; // where a group is in `all`
    for (const auto choice : offers->choices) {
        Offered offered;
        offered.choice = choice;
        auto asker = Situation::askerBelow(parent, choice);
        const bool isGroup = situation.game[choice].isGroup;
        if (const auto found = taken.find(choice.value()); found != taken.end()) {
            offered.taken = found->second;
            asker = situation.askerOf(offered.taken.front());
            for (const auto each : offered.taken)
                offered.count += situation[each].number;
        }
        offered.name = nameOf(situation, asker, nodesOf(situation, choice));
        offered.isHidden = isHidden(situation, asker);
        narrow(situation, asker, offered);
        if (!isGroup && offered.taken.empty())
            offered.costs = costsBelow(situation, parent, choice);
        else if (!isGroup)
            for (std::size_t column = 0; column < situation.game.costTypes().size(); ++column)
                offered.costs.push_back(situation.cost(offered.taken.front(), column));
        for (auto group = situation.game[choice].group; !group.isNone(); group = situation.game[group].group)
            if (const auto found = groups.find(group.value()); found != groups.end())
                all[found->second].count += offered.count;
        if (isGroup)
            groups.emplace(choice.value(), all.size());
        all.push_back(std::move(offered));
    }
    return all;
}

bool isSeenIn(const Situation& situation, Id<Element> force, Id<Choice> choice)
{
    return hasPlaceAmong(situation, categoryLinksOf(situation, force), choice) &&
           !isHidden(situation, Situation::askerBelow(force, choice));
}

} // namespace muster::battlescribe::judge
