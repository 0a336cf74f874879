#include "rules/judge/counting.h"

#include "rules/figures/effects.h"
#include "rules/judge/asked.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/grants.h"
#include "rules/judge/parts.h"

#include <algorithm>

namespace muster {

namespace {

/// Adds the parameters of some special rules to what a unit has of them already: the highest, or the sum. `taken`: how
/// often the option is taken that gives them.
void addParameters(const std::vector<RuleRef>& refs, const Catalogue& catalogue, const FactSet& wanted,
                   std::int64_t& value, int taken = 1)
{
    for (const auto& ref : refs) {
        const auto& rule = catalogue.rule(ref.rule);
        if (ref.number && wanted.has(rule.fact))
            value = rule.sums ? value + std::int64_t{*ref.number} * taken : std::max<std::int64_t>(value, *ref.number);
    }
}

/// What one weapon, of which there are so many, counts for.
std::int64_t countOfOne(const Catalogue& catalogue, const Measure& measure, Id<Weapon> weapon, std::int64_t number)
{
    return measure.kind == Measure::Kind::Largest ? catalogue.weapon(weapon).stats[measure.stat].parts[0].value_or(0)
                                                  : number;
}

} // namespace

std::vector<Id<AssessedUnit>> knownUnits(const Assessment& assessment)
{
    return membersIn(assessment, {Scope::Kind::Roster, {}}, {});
}

std::int64_t weaponCount(const Catalogue& catalogue, const Measure& measure, const WeaponTotals& totals)
{
    if (measure.kind == Measure::Kind::Weapons)
        return std::ssize(totals);
    std::int64_t most = 0;
    for (const auto& [weapon, number] : totals)
        most = std::max(most, countOfOne(catalogue, measure, weapon, number));
    return most;
}

std::vector<Id<Weapon>> weaponsAbove(const Catalogue& catalogue, const Measure& measure, const WeaponTotals& totals,
                                     Fraction allowed)
{
    std::vector<Id<Weapon>> found;
    for (const auto& [weapon, number] : totals)
        if (measure.kind == Measure::Kind::Weapons ||
            Fraction(countOfOne(catalogue, measure, weapon, number)) > allowed)
            found.push_back(weapon);
    return found;
}

std::int64_t Counter::partOf(const Measure& measure, Id<AssessedUnit> unit, const Body* body)
{
    switch (measure.kind) {
    case Measure::Kind::Units:
        return fitsFilter(measure, unit, body) ? 1 : 0;
    case Measure::Kind::Models:
        if (!fitsFilter(measure, unit, body))
            return 0;
        return body ? body->models + body->added : m_assessment.units[unit].models;
    case Measure::Kind::Points:
        return fitsFilter(measure, unit, body) ? m_assessment.costOf(unit, measure.cost).inParts() : 0;
    case Measure::Kind::GroupModels:
        return fitsFilter(measure, unit, body) ? groupModels(measure, unit) : 0;
    case Measure::Kind::Options:
    case Measure::Kind::OptionPoints:
        if (!measure.options.isEmpty() && !meets(m_assessment.facts.row(unit.position()), measure.options))
            return 0;
        if (!fitsKnown(m_catalogue, m_assessment, unit, measure.filter, measure.quick))
            return 0;
        return measure.differing ? (body ? differences(measure, *body) : 0) : optionsTaken(measure, unit, body);
    case Measure::Kind::Weapons:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Largest:
        return weapons(measure, {&unit, 1}, body);
    case Measure::Kind::Stat:
        return figure(measure.stat, body ? *body : m_assessment.ownModelsOf(unit)).value_or(0);
    case Measure::Kind::Highest:
        return fitsFilter(measure, unit, body)
                   ? figure(measure.stat, body ? *body : m_assessment.ownModelsOf(unit)).value_or(0)
                   : 0;
    case Measure::Kind::Parameter:
        return meets(m_assessment.facts.row(unit.position()), measure.rules) ? parameter(measure.rules, unit) : 0;
    case Measure::Kind::AgreedPoints:
    case Measure::Kind::DistinctOption:
    case Measure::Kind::DistinctAgreed:
    case Measure::Kind::DistinctArmies:
    case Measure::Kind::DistinctKinds:
    case Measure::Kind::Unmatched:
        break;
    }
    return 0;
}

std::int64_t Counter::over(const Measure& measure, Members members, const Body* body)
{
    switch (measure.kind) {
    case Measure::Kind::AgreedPoints:
        return m_assessment.limit.value_or(0);
    case Measure::Kind::DistinctArmies:
    case Measure::Kind::DistinctKinds:
        return different(measure, members);
    case Measure::Kind::Unmatched:
        return std::ssize(unmatchedUnits(m_catalogue, m_assessment, members, measure));
    case Measure::Kind::Weapons:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Largest:
        return weapons(measure, members, body);
    case Measure::Kind::Highest: {
        std::int64_t highest = 0;
        for (const auto unit : members)
            highest = std::max(highest, partOf(measure, unit, body));
        return highest;
    }
    case Measure::Kind::Units:
    case Measure::Kind::Models:
    case Measure::Kind::GroupModels:
    case Measure::Kind::Points:
    case Measure::Kind::Options:
    case Measure::Kind::OptionPoints:
    case Measure::Kind::Stat:
    case Measure::Kind::Parameter:
    case Measure::Kind::DistinctOption:
    case Measure::Kind::DistinctAgreed:
        break;
    }
    std::int64_t sum = 0;
    for (const auto unit : members)
        sum += partOf(measure, unit, body);
    return sum;
}

std::vector<Id<AssessedUnit>> membersIn(const Assessment& assessment, const Scope& scope, Id<AssessedUnit> subject)
{
    std::vector<Id<AssessedUnit>> members;
    addMembersIn(assessment, scope, subject, members);
    return members;
}

void addMembersIn(const Assessment& assessment, const Scope& scope, Id<AssessedUnit> subject,
                  std::vector<Id<AssessedUnit>>& members)
{
    const auto add = [&](Id<AssessedUnit> unit) {
        if (assessment.units[unit].isKnown())
            members.push_back(unit);
    };
    switch (scope.kind) {
    case Scope::Kind::Self:
        add(subject);
        break;
    case Scope::Kind::Below:
    case Scope::Kind::Place:
        for (const auto other : assessment.withBelow(subject)) {
            const auto& unit = assessment.units[other];
            if (other != subject &&
                (scope.kind == Scope::Kind::Below || (unit.parent == subject && unit.place == scope.place)))
                add(other);
        }
        break;
    case Scope::Kind::Parent:
        if (const auto parent = assessment.units[subject].parent; !parent.isNone())
            add(parent);
        break;
    case Scope::Kind::Army:
        members.reserve(members.size() + assessment.units.size());
        for (const auto other : assessment.units.ids())
            if (assessment.units[other].army == assessment.units[subject].army)
                add(other);
        break;
    case Scope::Kind::Roster:
        members.reserve(members.size() + assessment.units.size());
        for (const auto other : assessment.units.ids())
            add(other);
        break;
    }
}

std::int64_t Counter::overAll(const Measure& measure) { return over(measure, knownUnits(m_assessment)); }

/// A count over a body looks at the body alone.
bool Counter::fitsFilter(const Measure& measure, Id<AssessedUnit> unit, const Body* body) const
{
    return body ? matches(measure.filter, BodyAsked(m_catalogue, m_assessment, *body))
                : fitsKnown(m_catalogue, m_assessment, unit, measure.filter, measure.quick);
}

std::int64_t Counter::groupModels(const Measure& measure, Id<AssessedUnit> unit) const
{
    std::int64_t models = 0;
    if (m_assessment.units[unit].bodies == 1)
        return models;
    for (const auto& body : m_assessment.bodiesOf(unit))
        if (body.kind && counts(measure, body))
            models += body.models;
    return models;
}

/// For a body, the options that it has, with those that it shares with its unit. For a unit, what each of its bodies
/// chose itself.
std::int64_t Counter::optionsTaken(const Measure& measure, Id<AssessedUnit> unit, const Body* only) const
{
    std::int64_t sum = 0;
    const auto count = [&](const Body& body) {
        if (!counts(measure, body))
            return;
        if (measure.filled) {
            sum += filledGroups(measure, body, only != nullptr);
            return;
        }
        for (const auto& taken : m_assessment.takenBy(body))
            if ((only || !taken.isInherited) && counts(measure, *taken.option))
                sum += measure.kind == Measure::Kind::OptionPoints ? m_assessment.costOf(taken, measure.cost).inParts()
                                                                   : taken.count;
    };
    if (only)
        count(*only);
    else
        std::ranges::for_each(m_assessment.bodiesOf(unit), count);
    return sum;
}

/// From how many option groups a body has something: its own choices, and those that it shares with its unit.
std::int64_t Counter::filledGroups(const Measure& measure, const Body& body, bool sharedToo) const
{
    const auto& whole = m_catalogue.unit(m_assessment.units[body.unit].kind).choices;
    const auto& own = body.kind ? body.kind->choices : whole;
    const auto all = m_assessment.takenBy(body);
    const auto isCounted = [&](const TakenOption& taken) {
        return taken.count > 0 && (sharedToo || !taken.isInherited) && counts(measure, *taken.option);
    };
    const auto groupOf = [&](const TakenOption& taken) -> const std::string& {
        return (taken.isInherited ? whole : own).groups[taken.option->group].id;
    };
    std::int64_t sum = 0;
    for (auto taken = all.begin(); taken != all.end(); ++taken)
        if (isCounted(*taken) && std::none_of(all.begin(), taken, [&](const TakenOption& before) {
                return isCounted(before) && groupOf(before) == groupOf(*taken);
            }))
            ++sum;
    return sum;
}

/// In how many options a model group differs from its unit.
std::int64_t Counter::differences(const Measure& measure, const Body& body) const
{
    if (!body.kind || body.sharesAll)
        return 0;
    const auto whole = m_assessment.takenBy(m_assessment.ownModelsOf(body.unit));
    const auto has = m_assessment.takenBy(body);
    const auto countIn = [&](std::span<const TakenOption> where, const Option& option) {
        int count = 0;
        for (const auto& taken : where)
            if (taken.option->id == option.id)
                count += taken.count;
        return count;
    };
    std::int64_t sum = 0;
    for (const auto& taken : has)
        if (!taken.isInherited && counts(measure, *taken.option) && countIn(whole, *taken.option) != taken.count)
            ++sum;
    for (const auto& taken : whole)
        if (counts(measure, *taken.option) && countIn(has, *taken.option) == 0)
            ++sum;
    return sum;
}

/// Calls `use` with each weapon that a unit or body has, and how many of it.
void Counter::forWeapons(Id<AssessedUnit> unit, const Body* only, auto use)
{
    const auto bodies = m_assessment.bodiesOf(unit);
    const auto& whole = only ? *only : bodies.front();
    auto carries = m_carrying.of(whole);
    // If all models are in model groups, a rule about the unit's own models is about what was chosen for them.
    if (carries.empty() && only && !only->kind)
        carries = m_carrying.asChosen(whole);
    for (const auto& carried : carries)
        use(carried.carry->weapon, carried.count);
    forParts(m_catalogue, m_assessment, unit, [&](const UnitPart& part, int models, const Option*) {
        for (const auto& carry : m_catalogue.profile(part.profile).weapons)
            use(carry.weapon, std::int64_t{carry.number} * models);
    });
    if (!only)
        for (const auto& group : bodies.subspan(1))
            for (const auto& carried : m_carrying.of(group))
                if (carried.isOwn)
                    use(carried.carry->weapon, carried.count);
}

void Counter::gatherWeapons(const Measure& measure, Members members, const Body* body, WeaponTotals& totals)
{
    for (const auto unit : members)
        forWeapons(unit, body, [&](Id<Weapon> weapon, std::int64_t number) {
            if (!countsWeapon(m_catalogue, measure, weapon))
                return;
            const auto known = std::ranges::find(totals, weapon, &WeaponTotals::value_type::first);
            if (known == totals.end())
                totals.emplace_back(weapon, number);
            else
                known->second += number;
        });
}

std::int64_t Counter::weapons(const Measure& measure, Members members, const Body* only)
{
    if (measure.kind == Measure::Kind::Largest) {
        // How many there are of a weapon does not matter.
        std::int64_t most = 0;
        for (const auto unit : members)
            forWeapons(unit, only, [&](Id<Weapon> weapon, std::int64_t number) {
                if (countsWeapon(m_catalogue, measure, weapon))
                    most = std::max(most, countOfOne(m_catalogue, measure, weapon, number));
            });
        return most;
    }
    m_weapons.clear();
    gatherWeapons(measure, members, only, m_weapons);
    return weaponCount(m_catalogue, measure, m_weapons);
}

/// How many different armies, or kinds of unit, are among those that fit.
std::int64_t Counter::different(const Measure& measure, Members members) const
{
    std::vector<std::size_t> values;
    for (const auto unit : members) {
        if (!fits(m_catalogue, m_assessment, unit, measure.filter))
            continue;
        const auto& its = m_assessment.units[unit];
        values.push_back(measure.kind == Measure::Kind::DistinctArmies ? its.army.position()
                                                                       : m_catalogue.countsAs(its.kind).position());
    }
    std::ranges::sort(values);
    return std::distance(values.begin(), std::ranges::unique(values).begin());
}

std::int64_t Counter::parameter(const FactSet& rules, Id<AssessedUnit> unit) const
{
    std::int64_t value = 0;
    const auto& kind = m_catalogue.unit(m_assessment.units[unit].kind);
    addParameters(kind.rules, m_catalogue, rules, value);
    forGiven(m_catalogue, m_assessment, unit,
             [&](const GrantedRules& granted) { addParameters(granted.rules, m_catalogue, rules, value); });
    forParts(m_catalogue, m_assessment, unit, [&](const UnitPart& part, int models, const Option* option) {
        addParameters(m_catalogue.profile(part.profile).rules, m_catalogue, rules, value, option ? models : 1);
    });
    for (const auto& body : m_assessment.bodiesOf(unit))
        for (const auto& taken : m_assessment.takenBy(body))
            if (!taken.isInherited)
                addParameters(taken.option->rules, m_catalogue, rules, value, taken.count);
    return value;
}

std::optional<std::int64_t> Counter::figure(Id<StatColumn> stat, const Body& body) const
{
    const auto value = Effects(m_catalogue, m_assessment, body).number(stat);
    return value ? std::optional<std::int64_t>(*value) : std::nullopt;
}

std::optional<Fraction> Counter::derived(Id<StatColumn> stat, const Body& body) const
{
    return Effects(m_catalogue, m_assessment, body).derived(stat);
}

} // namespace muster
