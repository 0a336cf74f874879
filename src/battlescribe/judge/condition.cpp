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
void noteUnknown(const Situation& situation, const Query& query)
{
    if (query.scope == Scope::Unknown || query.scope == Scope::None)
        situation.unknown.emplace("a question with an unknown scope");
    if (query.field == Field::Unknown || query.field == Field::None)
        situation.unknown.emplace("a question with an unknown field");
    if (query.child == Child::Unknown)
        situation.unknown.emplace("a question with an unknown childId");
}

bool holds(const Situation& situation, const Asker& asker, const ConditionGroup& group);

/// How many of the conditions hold, and how many there are.
std::pair<std::int64_t, std::int64_t> tally(const Situation& situation, const Asker& asker,
                                            IdRange<Condition> conditions, IdRange<ConditionGroup> groups)
{
    std::int64_t holding = 0;
    for (const auto id : conditions)
        holding += holds(situation, asker, situation.data.conditions[id]) ? 1 : 0;
    for (const auto id : groups)
        holding += holds(situation, asker, situation.data.conditionGroups[id]) ? 1 : 0;
    return {holding, static_cast<std::int64_t>(conditions.size() + groups.size())};
}

bool allHold(const Situation& situation, const Asker& asker, IdRange<Condition> conditions,
             IdRange<ConditionGroup> groups)
{
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](auto id) { return holds(situation, asker, situation.data.conditions[id]); }) &&
           std::all_of(groups.begin(), groups.end(),
                       [&](auto id) { return holds(situation, asker, situation.data.conditionGroups[id]); });
}

bool anyHolds(const Situation& situation, const Asker& asker, IdRange<Condition> conditions,
              IdRange<ConditionGroup> groups)
{
    return std::any_of(conditions.begin(), conditions.end(),
                       [&](auto id) { return holds(situation, asker, situation.data.conditions[id]); }) ||
           std::any_of(groups.begin(), groups.end(),
                       [&](auto id) { return holds(situation, asker, situation.data.conditionGroups[id]); });
}

/// How many selections there are for which a local group holds; nothing if the roster has no such place.
std::optional<Decimal> countOfLocal(const Situation& situation, const Asker& asker, const ConditionGroup& group)
{
    noteUnknown(situation, group.query);
    const auto region = regionOf(situation, asker, group.query.scope, group.query.scopeKey);
    if (region.kind == Region::Kind::None || !situation.spend(situation.elements.size()))
        return std::nullopt;
    Decimal holding;
    for (const auto id : situation.elements.ids()) {
        if (!isCounted(situation, region, id, group.query))
            continue;
        auto asked = situation.askerOf(id);
        asked.onBehalfOf = asker.self;
        if (allHold(situation, asked, group.conditions, group.groups))
            holding += times(1, situation[id].number);
    }
    return holding;
}

/// Compares the number of selections for which a local group holds with its bound.
bool holdsOfSoMany(const Situation& situation, const Asker& asker, const ConditionGroup& group)
{
    if (group.bound == Condition::Type::Unknown) {
        situation.unknown.emplace("localConditionGroup");
        return false;
    }
    if (group.bound == Condition::Type::Always)
        return true; // timesOf() sums
    const auto holding = countOfLocal(situation, asker, group);
    return holding && isAmong(group.bound, *holding <=> group.query.value);
}

/// How often those groups make something work that say how often; 1 if there are none.
Decimal timesOf(const Situation& situation, const Asker& asker, IdRange<ConditionGroup> groups)
{
    bool isAny = false;
    Decimal sum;
    for (const auto id : groups) {
        const auto& group = situation.data.conditionGroups[id];
        if (!group.isHowOften)
            continue;
        isAny = true;
        const auto steps = countOfLocal(situation, asker, group).value_or(Decimal()).millionths() /
                           std::max<std::int64_t>(group.query.value.millionths(), 1);
        sum += times(group.repeats, steps);
    }
    return isAny ? std::clamp(sum, Decimal(), Decimal(mostTimes)) : Decimal(1);
}

bool holds(const Situation& situation, const Asker& asker, const ConditionGroup& group)
{
    if (!situation.spend(group.conditions.size() + group.groups.size()))
        return false;
    if (group.isLocal)
        return holdsOfSoMany(situation, asker, group);
    switch (group.type) {
    case ConditionGroup::Type::And:
        return allHold(situation, asker, group.conditions, group.groups);
    case ConditionGroup::Type::Or:
        return anyHolds(situation, asker, group.conditions, group.groups);
    case ConditionGroup::Type::Not:
        return !anyHolds(situation, asker, group.conditions, group.groups);
    case ConditionGroup::Type::Count: {
        const auto holding = Decimal(tally(situation, asker, group.conditions, group.groups).first);
        return holding >= group.min && (!group.hasMax || holding <= group.max);
    }
    case ConditionGroup::Type::Unknown:
        break;
    }
    situation.unknown.emplace("a conditionGroup of an unknown type");
    return false;
}

/// Among how many a number of selections is shared out: what there is several of, New Recruit asks for one of it.
std::int64_t sharersOf(const Situation& situation, const Asker& asker, const Query& query)
{
    const bool isWide = query.scope == Scope::Force || query.scope == Scope::Roster;
    if (isWide || query.field != Field::Selections || situation.roster.manner != Manner::NewRecruit)
        return 1;
    const auto region = regionOf(situation, asker, query.scope, query.scopeKey);
    if (region.kind != Region::Kind::Below || region.elements.size() != 1 ||
        situation[region.elements.front()].kind != Element::Kind::Selection)
        return 1;
    return std::max<std::int64_t>(situation[region.elements.front()].number, 1);
}

Decimal timesOf(const Situation& situation, const Asker& asker, const Repeat& repeat)
{
    noteUnknown(situation, repeat.query);
    const auto sum = sumOf(situation, asker, repeat.query, Wanted::in(situation, asker, repeat.query));
    auto step = repeat.query.value;
    if (repeat.query.isPercent) {
        // So many hundredths of the sum are one step.
        const auto count = countOf(situation, asker, repeat.query, Wanted::in(situation, asker, repeat.query), step);
        step = count ? count->limit : Decimal();
    }
    if (!sum || sum->isNegative() || step <= Decimal())
        return {};
    step = times(step, sharersOf(situation, asker, repeat.query));
    auto steps = sum->millionths() / step.millionths();
    if (repeat.roundsUp && sum->millionths() % step.millionths() != 0)
        ++steps;
    const auto all = times(std::max(repeat.times, Decimal()), steps);
    if (all > Decimal(mostTimes))
        situation.tooMuch.emplace("a modifier of the data works more than a million times, and the rest were left out");
    return std::min(all, Decimal(mostTimes));
}

} // namespace

bool holds(const Situation& situation, const Asker& asker, const Condition& condition)
{
    switch (condition.type) {
    case Condition::Type::Always:
        return true;
    case Condition::Type::Never:
        return false;
    case Condition::Type::Before:
        if (asker.onBehalfOf.isNone())
            situation.unknown.emplace("a condition \"before\" outside of a localConditionGroup of a selection");
        return asker.self < asker.onBehalfOf;
    case Condition::Type::Unknown:
        situation.unknown.emplace("a condition of an unknown type");
        return false;
    case Condition::Type::InstanceOf:
    case Condition::Type::NotInstanceOf:
        if (condition.query.scope == Scope::Unknown || condition.query.scope == Scope::None ||
            condition.query.child == Child::Unknown)
            noteUnknown(situation, condition.query);
        if (condition.query.child == Child::None || condition.query.child == Child::Nothing)
            return false; // it names nothing
        return isInstance(situation, asker, condition.query) == (condition.type == Condition::Type::InstanceOf);
    default:
        break;
    }
    noteUnknown(situation, condition.query);
    const auto count = countOf(situation, asker, condition.query, Wanted::in(situation, asker, condition.query),
                               condition.query.value, sharersOf(situation, asker, condition.query));
    return count && isAmong(condition.type, count->order);
}

Decimal timesOf(const Situation& situation, const Asker& asker, const When& when, ConditionGroup::Type join)
{
    if (when.isAlways())
        return 1;
    if (!situation.spend(1 + when.conditions.size() + when.groups.size() + when.repeats.size()))
        return {};
    const bool isMet = join == ConditionGroup::Type::Or && when.conditions.size() + when.groups.size() > 0
                           ? anyHolds(situation, asker, when.conditions, when.groups)
                           : allHold(situation, asker, when.conditions, when.groups);
    if (join != ConditionGroup::Type::And && join != ConditionGroup::Type::Or)
        situation.unknown.emplace("a modifierGroup of another type than and, or");
    if (!isMet)
        return {};
    const auto ofGroups = timesOf(situation, asker, when.groups);
    if (when.repeats.size() == 0)
        return ofGroups;
    Decimal times;
    for (const auto id : when.repeats)
        times = std::min(times + timesOf(situation, asker, situation.data.repeats[id]), Decimal(mostTimes));
    return timesIn(ofGroups, times);
}

} // namespace muster::battlescribe::judge
