#include "battlescribe/judge/condition.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isAmong(Condition::Type type, std::strong_ordering order)
{
    switch (type) {
    case Condition::Type::LessThan:
        return order < 0;
    case Condition::Type::GreaterThan:
        return order > 0;
    case Condition::Type::EqualTo:
        return order == 0;
    case Condition::Type::NotEqualTo:
        return order != 0;
    case Condition::Type::AtLeast:
        return order >= 0;
    case Condition::Type::AtMost:
        return order <= 0;
    default:
        return false;
    }
}

/// Words of the data that the engine does not know leave the verdict open.
void noteUnknown(const Situation& all, const Query& query)
{
    if (query.scope == Scope::Unknown || query.scope == Scope::None)
        all.unknown.emplace("a question with an unknown scope");
    if (query.field == Field::Unknown || query.field == Field::None)
        all.unknown.emplace("a question with an unknown field");
    if (query.child == Child::Unknown)
        all.unknown.emplace("a question with an unknown childId");
}

bool holds(const Situation& all, const Asker& asker, const ConditionGroup& group);

/// How many of the conditions hold, and how many there are.
std::pair<std::int64_t, std::int64_t> tally(const Situation& all, const Asker& asker, IdRange<Condition> conditions,
                                            IdRange<ConditionGroup> groups)
{
    std::int64_t holding = 0;
    for (const auto id : conditions)
        holding += holds(all, asker, all.all.conditions[id]) ? 1 : 0;
    for (const auto id : groups)
        holding += holds(all, asker, all.all.conditionGroups[id]) ? 1 : 0;
    return {holding, static_cast<std::int64_t>(conditions.size() + groups.size())};
}

bool allHold(const Situation& all, const Asker& asker, IdRange<Condition> conditions, IdRange<ConditionGroup> groups)
{
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](auto id) { return holds(all, asker, all.all.conditions[id]); }) &&
           std::all_of(groups.begin(), groups.end(),
                       [&](auto id) { return holds(all, asker, all.all.conditionGroups[id]); });
}

bool anyHolds(const Situation& all, const Asker& asker, IdRange<Condition> conditions, IdRange<ConditionGroup> groups)
{
    return std::any_of(conditions.begin(), conditions.end(),
                       [&](auto id) { return holds(all, asker, all.all.conditions[id]); }) ||
           std::any_of(groups.begin(), groups.end(),
                       [&](auto id) { return holds(all, asker, all.all.conditionGroups[id]); });
}

/// Of how many selections that it finds a local group holds, compared with what it wants.
bool holdsOfSoMany(const Situation& all, const Asker& asker, const ConditionGroup& group)
{
    if (group.bound == Condition::Type::Unknown) {
        all.unknown.emplace("localConditionGroup");
        return false;
    }
    noteUnknown(all, group.query);
    const auto region = regionOf(all, asker, group.query.scope, group.query.scopeKey);
    if (region.kind == Region::Kind::None)
        return false;
    if (!all.spend(all.elements.size()))
        return false;
    Amount holding;
    for (const auto id : all.elements.ids())
        if (isCounted(all, region, id, group.query) && allHold(all, all.askerOf(id), group.conditions, group.groups))
            holding = sum(holding, times(1, all[id].number));
    return isAmong(group.bound, holding <=> group.query.value);
}

bool holds(const Situation& all, const Asker& asker, const ConditionGroup& group)
{
    if (!all.spend(group.conditions.size() + group.groups.size()))
        return false;
    if (group.isLocal)
        return holdsOfSoMany(all, asker, group);
    switch (group.type) {
    case ConditionGroup::Type::And:
        return allHold(all, asker, group.conditions, group.groups);
    case ConditionGroup::Type::Or:
        return anyHolds(all, asker, group.conditions, group.groups);
    case ConditionGroup::Type::Not:
        return !anyHolds(all, asker, group.conditions, group.groups);
    case ConditionGroup::Type::Count: {
        const auto holding = Amount(tally(all, asker, group.conditions, group.groups).first);
        return holding >= group.min && (!group.hasMax || holding <= group.max);
    }
    case ConditionGroup::Type::Unknown:
        break;
    }
    all.unknown.emplace("a conditionGroup of an unknown type");
    return false;
}

std::int64_t timesOf(const Situation& all, const Asker& asker, const Repeat& repeat)
{
    noteUnknown(all, repeat.query);
    const auto sum = sumOf(all, asker, repeat.query, Wanted::in(repeat.query));
    auto step = repeat.query.value;
    if (repeat.query.isPercent) {
        // So many hundredths of the sum are one step.
        const auto count = countOf(all, asker, repeat.query, Wanted::in(repeat.query), step);
        step = count ? count->limit : Amount();
    }
    if (!sum || sum->isNegative() || step <= Amount())
        return 0;
    auto steps = sum->millionths() / step.millionths();
    if (repeat.roundsUp && sum->millionths() % step.millionths() != 0)
        ++steps;
    const auto each = std::max<std::int64_t>(repeat.times, 0);
    if (Wide{steps} * each > mostTimes)
        all.tooMuch.emplace("a modifier of the data works more than a million times, and the rest were left out");
    return product(steps, each, mostTimes);
}

} // namespace

bool holds(const Situation& all, const Asker& asker, const Condition& condition)
{
    switch (condition.type) {
    case Condition::Type::Always:
        return true;
    case Condition::Type::Never:
        return false;
    case Condition::Type::Unknown:
        all.unknown.emplace("a condition of an unknown type");
        return false;
    case Condition::Type::InstanceOf:
    case Condition::Type::NotInstanceOf:
        if (condition.query.scope == Scope::Unknown || condition.query.scope == Scope::None ||
            condition.query.child == Child::Unknown)
            noteUnknown(all, condition.query);
        if (condition.query.child == Child::None || condition.query.child == Child::Nothing)
            return false; // it names nothing, so there is no answer
        return isInstance(all, asker, condition.query) == (condition.type == Condition::Type::InstanceOf);
    default:
        break;
    }
    noteUnknown(all, condition.query);
    const auto count = countOf(all, asker, condition.query, Wanted::in(condition.query), condition.query.value);
    return count && isAmong(condition.type, count->order);
}

std::int64_t timesOf(const Situation& all, const Asker& asker, const When& when, ConditionGroup::Type join)
{
    if (when.isAlways())
        return 1;
    if (!all.spend(1 + when.conditions.size() + when.groups.size() + when.repeats.size()))
        return 0;
    const bool isMet = join == ConditionGroup::Type::Or && when.conditions.size() + when.groups.size() > 0
                           ? anyHolds(all, asker, when.conditions, when.groups)
                           : allHold(all, asker, when.conditions, when.groups);
    if (join != ConditionGroup::Type::And && join != ConditionGroup::Type::Or)
        all.unknown.emplace("a modifierGroup of another type than and, or");
    if (!isMet)
        return 0;
    if (when.repeats.size() == 0)
        return 1;
    std::int64_t times = 0;
    for (const auto id : when.repeats)
        times = std::min(times + timesOf(all, asker, all.all.repeats[id]), mostTimes);
    return times;
}

} // namespace muster::battlescribe::judge
