#include "battlescribe/data/queryreader.h"

#include "battlescribe/data/words.h"

#include <algorithm>

namespace muster::battlescribe::data {

void QueryReader::readQuery(Element element, Query& query, bool needsValue)
{
    readScope(text(Attribute::Scope), query.scope, query.scopeKey);
    readField(query);
    const auto child = text(Attribute::ChildId);
    query.child = child.empty() ? Child::None : childWords.find(child, Child::Key);
    if (query.child == Child::Key)
        query.childKey = m_all.keys.add(child);
    query.isShared = flag(element, Attribute::Shared, true);
    query.withChildSelections = flag(element, Attribute::IncludeChildSelections);
    query.withChildForces = flag(element, Attribute::IncludeChildForces);
    query.isPercent = flag(element, Attribute::PercentValue);
    const auto written = text(Attribute::Value);
    const auto value = Amount::parse(written);
    query.hasValue = value.has_value();
    query.value = value.value_or(Amount());
    if (!value && (needsValue || !written.empty()))
        unknown(element, "value", written);
}

void QueryReader::readScope(std::string_view written, Scope& scope, Key& scopeKey)
{
    scope = written.empty() ? Scope::None : scopeWords.find(written, Scope::Key);
    if (scope == Scope::Key)
        scopeKey = m_all.keys.add(written);
}

void QueryReader::readField(Query& query)
{
    constexpr std::string_view limit = "limit::";
    auto written = text(Attribute::Field);
    query.field = written.empty()              ? Field::None
                  : written == "selections"    ? Field::Selections
                  : written == "forces"        ? Field::Forces
                  : written.starts_with(limit) ? Field::CostLimit
                                               : Field::Cost;
    if (query.field == Field::CostLimit)
        written.remove_prefix(limit.size());
    if (query.field == Field::Cost || query.field == Field::CostLimit)
        query.fieldKey = m_all.keys.add(written);
}

void QueryReader::readConstraint(Id<Constraint> row, Element element)
{
    begin(element);
    auto& constraint = m_all.constraints[row];
    constraint.offset = element.offset();
    constraint.type = word(element, Attribute::Type, constraintWords);
    constraint.id = key(Attribute::Id);
    constraint.isAutomatic = flag(element, Attribute::Automatic);
    constraint.isNegative = flag(element, Attribute::Negative);
    pass(Attribute::Name);
    readQuery(element, constraint.query, true);
    end(element);
    refuseChildren(element);
}

void QueryReader::readCondition(Id<Condition> row, Element element)
{
    begin(element);
    auto& condition = m_all.conditions[row];
    condition.offset = element.offset();
    condition.type = word(element, Attribute::Type, conditionWords);
    const bool counts = condition.type <= Condition::Type::AtMost;
    pass(Attribute::Id);
    readQuery(element, condition.query, counts);
    end(element);
    refuseChildren(element);
}

void QueryReader::readRepeat(Id<Repeat> row, Element element)
{
    begin(element);
    auto& repeat = m_all.repeats[row];
    repeat.offset = element.offset();
    repeat.times = integer(element, Attribute::Repeats, 1);
    repeat.roundsUp = flag(element, Attribute::RoundUp);
    pass(Attribute::Id);
    readQuery(element, repeat.query, true);
    end(element);
    refuseChildren(element);
}

void QueryReader::readAssociation(Id<Association> row, Element element)
{
    begin(element);
    auto& association = m_all.associations[row];
    association.offset = element.offset();
    association.id = key(Attribute::Id);
    association.name = text(Attribute::Name);
    association.min = integer(element, Attribute::Min, 0);
    association.max = integer(element, Attribute::Max, -1);
    readQuery(element, association.query, false);
    end(element);
    refuseChildren(element);
}

When QueryReader::readWhen(const Parts& parts)
{
    When when;
    when.conditions = readConditions(parts);
    when.groups = readConditionGroups(parts);
    when.repeats = readList(m_all.repeats, parts, Part::Repeats,
                            [&](Id<Repeat> row, Element element) { readRepeat(row, element); });
    return when;
}

IdRange<Condition> QueryReader::readConditions(const Parts& parts)
{
    return readList(m_all.conditions, parts, Part::Conditions,
                    [&](Id<Condition> row, Element element) { readCondition(row, element); });
}

IdRange<ConditionGroup> QueryReader::readConditionGroups(const Parts& parts)
{
    // Both kinds must lie side by side, so all rows are made first.
    auto& table = m_all.conditionGroups;
    const auto first = table.nextId();
    const auto plain = parts[Part::ConditionGroups];
    const auto local = parts[Part::LocalConditionGroups];
    addRows(table, plain, elementIn(Part::ConditionGroups));
    addRows(table, local, elementIn(Part::LocalConditionGroups));
    const auto end = table.nextId();
    auto row = first;
    const auto fill = [&](bool isLocal) {
        return [this, isLocal](Id<ConditionGroup> at, Element element) { readConditionGroup(at, element, isLocal); };
    };
    fillRows(row, plain, elementIn(Part::ConditionGroups), fill(false));
    fillRows(row, local, elementIn(Part::LocalConditionGroups), fill(true));
    return {first, end};
}

void QueryReader::readConditionGroup(Id<ConditionGroup> row, Element element, bool isLocal)
{
    begin(element);
    auto& group = m_all.conditionGroups[row];
    group.offset = element.offset();
    group.isLocal = isLocal;
    group.min = amount(element, Attribute::Min).value_or(Amount());
    group.hasMax = has(Attribute::Max);
    group.max = amount(element, Attribute::Max).value_or(Amount());
    pass(Attribute::Id);
    bool isKnown = true;
    if (isLocal) {
        group.type = ConditionGroup::Type::And;
        group.bound = conditionWords.find(text(Attribute::Type), Condition::Type::Unknown);
        const auto repeats = text(Attribute::Repeats);
        readQuery(element, group.query, false);
        const auto& query = group.query;
        // How often something works that it repeats, and below 0 times, nobody has described.
        isKnown = m_worksOnce && query.field == Field::Selections && query.hasValue && !query.isPercent &&
                  (query.child == Child::None || query.child == Child::Any) && group.bound <= Condition::Type::AtMost &&
                  (repeats.empty() || repeats == "1");
    } else {
        group.type = word(element, Attribute::Type, groupWords);
    }
    end(element);
    const auto parts = partsOf(element);
    refuse(parts, ~(partsOfWhen & ~bitOf(Part::Repeats)));
    const auto conditions = readConditions(parts);
    const auto groups = readConditionGroups(parts);
    m_all.conditionGroups[row].conditions = conditions;
    m_all.conditionGroups[row].groups = groups;
    if (!isLocal)
        return;
    // It is asked of each selection, so nothing in it may count: that would take too long in large rosters.
    const bool isOfInstances =
        groups.size() == 0 && std::all_of(conditions.begin(), conditions.end(), [&](Id<Condition> each) {
            const auto type = m_all.conditions[each].type;
            return type == Condition::Type::InstanceOf || type == Condition::Type::NotInstanceOf;
        });
    if (!isKnown || !isOfInstances) {
        m_all.conditionGroups[row].bound = Condition::Type::Unknown;
        unknown(element, element.name(), {});
    }
}

} // namespace muster::battlescribe::data
