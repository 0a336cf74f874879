#include "rules/judge/counting.h"

#include "rules/figures/effects.h"
#include "rules/figures/replaced.h"
#include "rules/judge/asked.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"

#include <algorithm>

namespace muster {

namespace {

/// Adds the parameters of some special rules to what a unit has of them already: the highest, or the sum. `taken`: how
/// often the option is taken that gives them.
void addParameters(const std::vector<RuleRef>& refs, const Catalogue& catalogue, const FactSet& wanted, int& value,
                   int taken = 1)
{
    for (const auto& ref : refs) {
        const auto& rule = catalogue.rule(ref.rule);
        if (ref.number && wanted.has(rule.fact))
            value = rule.sums ? value + *ref.number * taken : std::max(value, *ref.number);
    }
}

} // namespace

bool Counter::isSum(Measure::Kind kind)
{
    switch (kind) {
    case Measure::Kind::Units:
    case Measure::Kind::Models:
    case Measure::Kind::GroupModels:
    case Measure::Kind::Points:
    case Measure::Kind::Options:
    case Measure::Kind::Stat:
    case Measure::Kind::Parameter:
        return true;
    case Measure::Kind::Largest:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Weapons:
    case Measure::Kind::AgreedPoints:
    case Measure::Kind::DistinctOption:
    case Measure::Kind::DistinctAgreed:
    case Measure::Kind::DistinctArmies:
    case Measure::Kind::DistinctKinds:
    case Measure::Kind::Unmatched:
        break;
    }
    return false;
}

std::int64_t Counter::partOf(const Measure& measure, Id<AssessedUnit> unit, const Body* body)
{
    switch (measure.kind) {
    case Measure::Kind::Units:
        return fitsFilter(measure, unit, body) ? 1 : 0;
    case Measure::Kind::Models:
        if (!fitsFilter(measure, unit, body))
            return 0;
        return body ? body->models : m_assessment.units[unit].models;
    case Measure::Kind::Points:
        return fitsFilter(measure, unit, body) ? m_assessment.units[unit].points : 0;
    case Measure::Kind::GroupModels:
        return fitsFilter(measure, unit, body) ? groupModels(measure, unit) : 0;
    case Measure::Kind::Options:
        if (!measure.options.isEmpty() && !meets(m_assessment.facts.row(unit.position()), measure.options))
            return 0;
        return measure.differing ? (body ? differences(measure, *body) : 0) : optionsTaken(measure, unit, body);
    case Measure::Kind::Weapons:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Largest:
        return weapons(measure, {&unit, 1}, body);
    case Measure::Kind::Stat:
        return figure(measure.stat, body ? *body : m_assessment.ownModelsOf(unit)).value_or(0);
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
    case Measure::Kind::Units:
    case Measure::Kind::Models:
    case Measure::Kind::GroupModels:
    case Measure::Kind::Points:
    case Measure::Kind::Options:
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

std::int64_t Counter::overAll(const Measure& measure)
{
    std::vector<Id<AssessedUnit>> known;
    for (const auto unit : m_assessment.units.ids())
        if (m_assessment.units[unit].isKnown())
            known.push_back(unit);
    return over(measure, known);
}

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
                sum += taken.count;
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
void Counter::forWeapons(Id<AssessedUnit> unit, const Body* only, auto use) const
{
    const auto& kind = m_catalogue.unit(m_assessment.units[unit].kind);
    const auto bodies = m_assessment.bodiesOf(unit);
    const auto& whole = only ? *only : bodies.front();
    for (const auto& carry : kind.weapons) {
        // What the models of a group give up, the other models still have.
        std::int64_t left = carry.kind == Carry::Count::Number ? carry.number : whole.models;
        for (const auto& taken : m_assessment.takenBy(whole))
            left -= replacedBy(*taken.option, taken.count, carry.weapon);
        if (left > 0)
            use(carry.weapon, static_cast<int>(left));
    }
    for (const auto& part : kind.parts)
        for (const auto& carry : m_catalogue.profile(part.profile).weapons)
            use(carry.weapon, carry.number * part.models);
    const auto add = [&](const Body& body) {
        for (const auto& taken : m_assessment.takenBy(body))
            if (only || !taken.isInherited)
                for (const auto& carry : taken.option->weapons)
                    use(carry.weapon, carry.kind == Carry::Count::Number ? carry.number * taken.count : body.models);
    };
    if (only)
        add(*only);
    else
        std::ranges::for_each(bodies, add);
}

/// For the weapons that fit: how many different ones there are, how many of the most frequent one, or the largest
/// figure.
std::int64_t Counter::weapons(const Measure& measure, Members members, const Body* only)
{
    m_weapons.clear();
    std::int64_t largest = 0;
    for (const auto unit : members)
        forWeapons(unit, only, [&](Id<Weapon> weapon, int number) {
            if (!countsWeapon(m_catalogue, measure, weapon))
                return;
            if (measure.kind == Measure::Kind::Largest) {
                const auto figure = m_catalogue.weapon(weapon).stats[measure.stat].parts[0];
                largest = std::max<std::int64_t>(largest, figure.value_or(0));
                return;
            }
            const auto known = std::ranges::find(m_weapons, weapon, &std::pair<Id<Weapon>, int>::first);
            if (known == m_weapons.end())
                m_weapons.emplace_back(weapon, number);
            else
                known->second += number;
        });
    if (measure.kind == Measure::Kind::Weapons)
        return std::ssize(m_weapons);
    for (const auto& [weapon, number] : m_weapons)
        largest = std::max<std::int64_t>(largest, number);
    return largest;
}

/// How many different armies, or kinds of unit, are among those that fit.
std::int64_t Counter::different(const Measure& measure, Members members) const
{
    std::vector<std::size_t> values;
    for (const auto unit : members) {
        if (!fits(m_catalogue, m_assessment, unit, measure.filter))
            continue;
        const auto& its = m_assessment.units[unit];
        values.push_back(measure.kind == Measure::Kind::DistinctArmies ? its.army.position() : its.kind.position());
    }
    std::ranges::sort(values);
    return std::distance(values.begin(), std::ranges::unique(values).begin());
}

std::vector<Id<Weapon>> Counter::culprits(const Measure& measure, Id<AssessedUnit> unit, const Body* body,
                                          Fraction allowed)
{
    std::vector<Id<Weapon>> found;
    if (!isAboutWeapons(measure))
        return found;
    auto one = measure;
    forWeapons(unit, body, [&](Id<Weapon> weapon, int) {
        if (!countsWeapon(m_catalogue, measure, weapon) || std::ranges::find(found, weapon) != found.end())
            return;
        one.weapons = {weapon};
        const auto its = Counter(m_catalogue, m_assessment).partOf(one, unit, body);
        if (its > 0 && (measure.kind == Measure::Kind::Weapons || Fraction(its) > allowed))
            found.push_back(weapon);
    });
    return found;
}

std::int64_t Counter::parameter(const FactSet& rules, Id<AssessedUnit> unit) const
{
    int value = 0;
    const auto& kind = m_catalogue.unit(m_assessment.units[unit].kind);
    addParameters(kind.rules, m_catalogue, rules, value);
    for (const auto& part : kind.parts)
        addParameters(m_catalogue.profile(part.profile).rules, m_catalogue, rules, value);
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
