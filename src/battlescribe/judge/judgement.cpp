#include "battlescribe/judge/judgement.h"

#include "battlescribe/judge/change.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"
#include "battlescribe/judge/unknown.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

Id<Judged> Judgement::find(std::string_view id) const { return elements.find(id); }

namespace {

/// The table has no row for the roster, so row = element - 1.
Id<Judged> judgedId(Id<Element> id)
{
    return id.isNone() || id == Situation::top() ? Id<Judged>() : Id<Judged>::at(id.position() - 1);
}

void describeForce(const Situation& situation, const Element& element, Judged& judged)
{
    for (std::size_t column = 0; column < situation.game.costTypes().size(); ++column)
        judged.costs.push_back(situation.fullCost(element.force, column));
    const Nodes nodes{element.entry, element.entryLink};
    const auto asker = situation.askerOf(element.force);
    judged.id = element.inForce->id;
    judged.isKnown = !element.entry.isNone() && !element.catalogue.isNone();
    if (!element.entry.isNone()) {
        judged.name = nameOf(situation, asker, nodes);
        judged.isHidden = isHidden(situation, asker, nodes);
    } else if (element.inForce->stored) {
        judged.name = element.inForce->stored->force.name;
    }
}

void describeSelection(const Situation& situation, Id<Element> id, Judged& judged)
{
    const auto& element = situation[id];
    const auto asker = situation.askerOf(id);
    judged.id = element.selection->id;
    judged.choice = element.choice;
    judged.isKnown = !element.choice.isNone();
    judged.number = element.number;
    judged.categories = situation.categories[id];
    judged.isUncategorized =
        situation.roster.manner == Manner::NewRecruit && element.root == id && judged.categories.keys.empty();
    for (std::size_t column = 0; column < situation.game.costTypes().size(); ++column)
        judged.costs.push_back(situation.fullCost(id, column));
    if (judged.isKnown) {
        judged.name = nameOf(situation, asker, nodesOf(situation, element.choice));
        judged.annotation =
            changedText(situation, asker, nodesOf(situation, element.choice), Modifier::Field::Annotation, {});
        judged.isHidden = isHidden(situation, asker);
    } else if (element.selection->stored) {
        judged.name = element.selection->stored->selection.name;
    }
}

Table<Judged> describe(const Situation& situation)
{
    Table<Judged> table;
    table.reserve(situation.elements.size());
    for (const auto id : situation.elements.ids()) {
        const auto& element = situation[id];
        if (element.kind == Element::Kind::Roster)
            continue;
        Judged judged;
        judged.kind = element.kind;
        judged.parent = judgedId(element.parent);
        judged.end = Id<Judged>::at(element.end.position() - 1);
        if (element.kind == Element::Kind::Force)
            describeForce(situation, element, judged);
        else
            describeSelection(situation, id, judged);
        table.add(std::move(judged));
    }
    return table;
}

std::vector<Total> totalsOf(const Situation& situation)
{
    std::vector<Total> totals;
    for (std::size_t column = 0; column < situation.game.costTypes().size(); ++column) {
        const auto key = situation.game.costTypes()[column];
        const Nodes nodes{situation.game.costType(column).node, noId};
        const Asker asker{{}, Situation::top(), {}, {}};
        totals.push_back({key, nameOf(situation, asker, nodes), isHidden(situation, asker, nodes),
                          situation.wholeCost(Situation::top(), column), limitOf(situation.roster, key)});
    }
    return totals;
}

/// The narrowest of the limits that a force has for a category.
void narrow(const Situation& situation, const Asker& asker, const Nodes& nodes, Tally& tally)
{
    for (const auto node : nodes) {
        if (node.isNone())
            continue;
        for (const auto id : situation.data.nodes[node].constraints) {
            const auto& constraint = situation.data.constraints[id];
            const auto scope = constraint.query.scope;
            if (constraint.query.field != Field::Selections || constraint.query.isPercent ||
                (scope != Scope::Parent && scope != Scope::Force))
                continue;
            const auto value = valueOf(situation, asker, nodes, id);
            if (constraint.type != Constraint::Type::Max)
                tally.min = tally.min ? std::max(*tally.min, value) : value;
            if (constraint.type != Constraint::Type::Min && !value.isNegative())
                tally.max = tally.max ? std::min(*tally.max, value) : value;
        }
    }
}

std::int64_t countIn(const Situation& situation, Id<Element> force, Key category)
{
    std::int64_t count = 0;
    for (auto each = force.next(); each < situation[force].end; each = situation[each].end)
        if (situation[each].kind == Element::Kind::Selection && situation.categories[each].has(category))
            count += situation[each].number;
    return count;
}

std::vector<Tally> talliesOf(const Situation& situation)
{
    std::vector<Tally> tallies;
    for (const auto id : situation.elements.ids()) {
        if (situation[id].kind != Element::Kind::Force)
            continue;
        for (const auto link : categoryLinksOf(situation, id)) {
            const auto nodes = nodesOf(situation, link);
            const Asker asker{{}, id, {}, link};
            if (isHidden(situation, asker, nodes))
                continue;
            Tally tally;
            tally.force = judgedId(id);
            tally.category = situation.data.nodes[nodes[0]].id;
            tally.name = nameOf(situation, asker, nodes);
            tally.count = countIn(situation, id, tally.category);
            narrow(situation, asker, nodes, tally);
            tallies.push_back(std::move(tally));
        }
    }
    return tallies;
}

} // namespace

Judgement judge(Game& game, const Roster& roster)
{
    WorkBudget budget(mostWork);
    return judge(game, roster, budget);
}

Judgement judge(Game& game, const Roster& roster, WorkBudget& budget)
{
    Situation situation(game, roster, budget);
    return judge(situation);
}

Judgement judge(Situation& situation)
{
    const bool isSettled = settle(situation);
    Judgement judgement;
    judgement.elements = describe(situation);
    judgement.totals = totalsOf(situation);
    judgement.tallies = talliesOf(situation);
    judgement.findings = check(situation);
    auto looked = lookAt(situation);
    judgement.unknown = std::move(looked.unknown);
    judgement.notes = std::move(looked.notes);
    if (!isSettled)
        judgement.unknown.push_back(
            Fault::about({}, "the data go in circles: costs or categories depend on each other without an end"));
    return judgement;
}

} // namespace muster::battlescribe::judge
