#include "rules/assess.h"

#include "rules/bodies.h"
#include "rules/effects.h"
#include "rules/structure.h"

#include <algorithm>

namespace muster {

namespace {

using Kind = Constraint::Subject;

std::uint64_t relationOf(const Catalogue& catalogue, Index own, Index army)
{
    if (army == own)
        return Filter::Own;
    if (own != noIndex && army != noIndex && catalogue.army(own).isAlly(catalogue.army(army).id))
        return Filter::Foreign | Filter::Ally;
    return Filter::Foreign | Filter::Stranger;
}

int choiceIn(const BattleOption& option, const Battle& battle)
{
    const auto found = battle.options.find(option.id);
    if (found == battle.options.end())
        return option.standard;
    if (const auto* flag = std::get_if<bool>(&found->second))
        return option.isFlag ? int(*flag) : option.standard;
    const auto& wanted = std::get<std::string>(found->second);
    for (std::size_t i = 0; i < option.choices.size(); ++i)
        if (option.choices[i].id == wanted)
            return static_cast<int>(i);
    return option.standard;
}

Severity severityIn(const SeverityRule& rule, const Assessment& assessment)
{
    if (rule.option == noIndex)
        return rule.plain;
    const auto choice = static_cast<std::size_t>(assessment.choices[static_cast<std::size_t>(rule.option)]);
    return choice < rule.byChoice.size() ? rule.byChoice[choice] : rule.plain;
}

/// A bound's figure times n plus m, times another figure, rounded.
Fraction scale(const Bound& bound, Fraction value, Fraction by = 1)
{
    if (bound.times == Fraction(1) && bound.plus == 0 && by == Fraction(1) && bound.perFull == 0)
        return rounded(value, bound.rounding);
    if (bound.perFull > 0)
        value = (value * Fraction(1, bound.perFull)).floor();
    return rounded((value * bound.times + Fraction(bound.plus)) * by, bound.rounding);
}

/// A bound worked out. `startOf` gives the figure that a bound starts from, if it has one.
std::optional<Fraction> workOut(const Bound& bound, const auto& startOf)
{
    if (bound.source == Bound::Source::Number)
        return Fraction(bound.plus);
    const std::optional<Fraction> start = startOf(bound);
    if (!start || !bound.by)
        return start ? std::optional(scale(bound, *start)) : std::nullopt;
    const auto by = workOut(*bound.by, startOf);
    return by ? std::optional(scale(bound, *start, *by)) : std::nullopt;
}

/// A number of the own army's list.
std::optional<Fraction> armyNumber(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound)
{
    if (assessment.army == noIndex)
        return std::nullopt;
    const auto& number = catalogue.army(assessment.army).numbers[static_cast<std::size_t>(bound.number)];
    return number ? std::optional(Fraction(*number)) : std::nullopt;
}

bool fitsIn(const Catalogue& catalogue, const Assessment& assessment, Index index, const Filter& filter,
            const Body* body);

/// Adds the parameters of some special rules to what a unit has of them already: the highest, or the sum.
void addParameters(const std::vector<RuleRef>& refs, const Catalogue& catalogue, std::uint64_t mask, int& value)
{
    for (const auto& ref : refs) {
        const auto& rule = catalogue.rule(ref.rule);
        if ((rule.watched & mask) != 0 && ref.number)
            value = rule.sums ? value + *ref.number : std::max(value, *ref.number);
    }
}

/// Judges one roster. Subjects of a rule are slots: sums of the count and of the bound are kept for each slot in one
/// pass over the units, so that a rule costs as much as the roster is long.
class Judge {
public:
    Judge(const Catalogue& catalogue, const Roster& roster, Assessment& result)
        : m_catalogue(catalogue), m_ruleset(catalogue.ruleset), m_roster(roster), m_result(result)
    {
    }

    void run()
    {
        readBattle();
        const auto count = countUnits(m_roster.units);
        m_result.units.reserve(count);
        m_result.source.reserve(count);
        m_result.bodies.reserve(count * 2);
        m_result.taken.reserve(count * 4);
        m_result.tallies.reserve(count * 8 + 16);
        addUnits(m_roster.units, noIndex);
        for (std::size_t i = 0; i < m_result.units.size(); ++i)
            judgeStructure(m_catalogue, m_result, static_cast<Index>(i));
        notePresent();
        for (std::size_t i = 0; i < m_ruleset.constraints.size(); ++i)
            judge(static_cast<Index>(i));
        sortFindings();
    }

private:
    void readBattle()
    {
        m_result.army = m_catalogue.findArmy(m_roster.army);
        m_result.isComplete = m_result.army != noIndex;
        m_result.limit = m_roster.battle.points;
        for (const auto& option : m_ruleset.battleOptions)
            m_result.choices.push_back(choiceIn(option, m_roster.battle));
        m_result.rulings.reserve(m_ruleset.rulings.size());
        for (const auto& ruling : m_ruleset.rulings) {
            const auto found = m_roster.rulings.find(ruling.id);
            m_result.rulings.push_back(found == m_roster.rulings.end() ? ruling.standard : found->second);
        }
        if (!m_roster.battle.scenario.empty())
            m_result.scenario = m_catalogue.findScenario(m_roster.battle.scenario);
    }

    void addUnits(const std::vector<RosterUnit>& units, Index parent)
    {
        for (const auto& unit : units) {
            const auto position = static_cast<Index>(m_result.units.size());
            m_result.source.push_back(&unit);
            addUnit(unit, parent);
            addUnits(unit.units, position);
            m_result.units[static_cast<std::size_t>(position)].end = static_cast<Index>(m_result.units.size());
        }
    }

    void addUnit(const RosterUnit& source, Index parent)
    {
        auto& unit = m_result.units.emplace_back();
        unit.id = source.id;
        unit.parent = parent;
        unit.kind = m_catalogue.findUnit(m_result.army, source.unit);
        unit.heldBack = source.reserve || (parent != noIndex && at(parent).heldBack);
        if (parent != noIndex)
            unit.place = m_catalogue.findPlace(source.as);
        if (unit.kind == noIndex) {
            m_result.isComplete = false;
            return;
        }
        const auto& kind = m_catalogue.unit(unit.kind);
        unit.army = kind.army;
        unit.category = std::uint64_t{1} << kind.category;
        unit.models = source.models.value_or(kind.defaultModels());
        if (!isPaidAbove(unit.place))
            unit.points = kind.points + kind.pointsPerModel * unit.models;
        unit.marks = kind.marks;
        unit.rules = kind.watchedRules;
        unit.heldBack = unit.heldBack || kind.heldBack;
        unit.line = kind.line;
        if (kind.lineRuling != noIndex && m_result.rulings[static_cast<std::size_t>(kind.lineRuling)])
            unit.line = kind.rulingLine;
        addBodies(m_catalogue, m_result, source, m_scratch);
        for (std::size_t i = 0; i < m_ruleset.traits.size(); ++i)
            if (fits(m_catalogue, m_result, static_cast<Index>(m_result.units.size()) - 1, m_ruleset.traits[i].when))
                unit.traits |= std::uint64_t{1} << i;
        m_result.points += unit.points;
        m_result.models += unit.models;
    }

    /// Whether the unit above pays the base cost of what hangs in this place.
    [[nodiscard]] bool isPaidAbove(Index place) const
    {
        if (place == noIndex)
            return false;
        return m_ruleset.places[static_cast<std::size_t>(place)].included.holds(m_result.rulings);
    }

    // ---- constraints --------------------------------------------------------------------------------------------

    void judge(Index index)
    {
        const auto& rule = m_ruleset.constraints[static_cast<std::size_t>(index)];
        if (rule.subject == Kind::Battle || (m_result.units.empty() && !rule.whenEmpty) ||
            !holds(m_catalogue, rule.when, m_result))
            return;
        const auto severity = severityIn(rule.severity, m_result);
        if (severity == Severity::Off)
            return;
        const bool isOfUnits = rule.subject == Kind::Unit || rule.subject == Kind::Body;
        if (isOfUnits && !hasSubjects(rule.quickWhere))
            return;
        m_rule = &rule;
        m_ruleIndex = index;
        m_severity = severity;
        m_isSum = isSum(rule.count.kind);
        m_isForbidden =
            rule.atMost && !rule.exactly && rule.atMost->source == Bound::Source::Number && rule.atMost->plus == 0;
        m_begin = 0;
        m_end = size();
        if (rule.subject == Kind::Unit)
            judgeUnits();
        else if (rule.subject == Kind::Body)
            judgeBodies();
        else
            judgeSlots();
    }

    [[nodiscard]] std::size_t slotCount() const
    {
        switch (m_rule->subject) {
        case Kind::Army:
            return m_catalogue.armies.size();
        case Kind::Kind:
            return m_catalogue.units.size();
        case Kind::Line:
            return m_result.army == noIndex ? 0 : m_catalogue.army(m_result.army).lines.size();
        case Kind::Limit:
            return m_result.army == noIndex ? 0 : m_catalogue.army(m_result.army).limits.size();
        default:
            return 1;
        }
    }

    /// Calls `use` with each slot that the unit belongs to.
    void forSlots(const AssessedUnit& unit, auto use) const
    {
        switch (m_rule->subject) {
        case Kind::Army:
            use(static_cast<std::size_t>(unit.army));
            break;
        case Kind::Kind:
            use(static_cast<std::size_t>(unit.kind));
            break;
        case Kind::Line:
            if (unit.army == m_result.army && unit.line != noIndex)
                use(static_cast<std::size_t>(unit.line));
            break;
        case Kind::Limit:
            if (unit.army == m_result.army && unit.line != noIndex)
                for (auto bits = m_catalogue.unit(unit.kind).limits; bits != 0; bits &= bits - 1)
                    use(static_cast<std::size_t>(std::countr_zero(bits)));
            break;
        default:
            use(std::size_t{0});
        }
    }

    struct Slot {
        std::int64_t actual = 0;
        std::int64_t most = 0;
        std::int64_t least = 0;
        Index first = noIndex; ///< first unit that belongs to it
    };

    void judgeSlots()
    {
        const auto& rule = *m_rule;
        m_slots.assign(slotCount(), {});
        const auto sums = [](const std::optional<Bound>& bound) {
            return bound && bound->source == Bound::Source::Measure ? bound->measure.get() : nullptr;
        };
        const auto* most = sums(rule.atMost);
        const auto* least = sums(rule.atLeast);
        for (Index i = 0; i < size(); ++i) {
            const auto& unit = at(i);
            if (unit.kind == noIndex)
                continue;
            const auto actual = contribution(rule.count, i, nullptr);
            const auto mostPart = most ? contribution(*most, i, nullptr) : 0;
            const auto leastPart = least ? contribution(*least, i, nullptr) : 0;
            forSlots(unit, [&](std::size_t slot) {
                auto& sum = m_slots[slot];
                sum.actual += actual;
                sum.most += mostPart;
                sum.least += leastPart;
                if (sum.first == noIndex)
                    sum.first = i;
            });
        }
        for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
            if (isJudged(slot))
                judgeSlot(slot);
    }

    [[nodiscard]] bool isJudged(std::size_t slot) const
    {
        const auto& rule = *m_rule;
        const auto first = m_slots[slot].first;
        switch (rule.subject) {
        case Kind::Army:
            // The own army is looked at even before it has a unit.
            if (first == noIndex)
                return static_cast<Index>(slot) == m_result.army && rule.where.kind == Filter::Kind::Always;
            return fits(m_catalogue, m_result, first, rule.where);
        case Kind::Kind:
            return first != noIndex && fits(m_catalogue, m_result, first, rule.where);
        case Kind::Line:
            return fitsMarks(rule.where, m_catalogue.army(m_result.army).lines[slot].marks);
        default:
            return true;
        }
    }

    /// A filter over a line asks for marks only.
    static bool fitsMarks(const Filter& filter, std::uint64_t marks)
    {
        switch (filter.kind) {
        case Filter::Kind::Mark:
            return (filter.mask & marks) != 0;
        case Filter::Kind::Not:
            return !fitsMarks(filter.children.front(), marks);
        case Filter::Kind::All:
            return std::ranges::all_of(filter.children, [&](const auto& child) { return fitsMarks(child, marks); });
        case Filter::Kind::Any:
            return std::ranges::any_of(filter.children, [&](const auto& child) { return fitsMarks(child, marks); });
        default:
            return true;
        }
    }

    void judgeSlot(std::size_t slot)
    {
        const Subject subject{m_rule->subject, m_rule->subject == Kind::Roster ? noIndex : static_cast<Index>(slot)};
        const auto& sum = m_slots[slot];
        const auto domain = [&](Index i) {
            bool isIn = false;
            if (at(i).kind != noIndex)
                forSlots(at(i), [&](std::size_t its) { isIn = isIn || its == slot; });
            return isIn;
        };
        compare(subject, domain, sum.actual, sum.most, sum.least);
    }

    void judgeUnits()
    {
        const auto& rule = *m_rule;
        for (Index i = 0; i < size(); ++i) {
            if (at(i).kind == noIndex || !isSubject(at(i), i, nullptr))
                continue;
            if (rule.scope == Constraint::Scope::Self) {
                m_begin = i;
                m_end = i + 1;
                compare(
                    {Kind::Unit, i}, [i](Index other) { return other == i; }, contribution(rule.count, i, nullptr),
                    measured(rule.atMost, i, nullptr), measured(rule.atLeast, i, nullptr));
                continue;
            }
            const auto domain = [&](Index other) {
                const auto& unit = at(other);
                if (unit.kind == noIndex)
                    return false;
                switch (rule.scope) {
                case Constraint::Scope::Self:
                    break;
                case Constraint::Scope::Below:
                    return other > i && other < at(i).end;
                case Constraint::Scope::Place:
                    return unit.parent == i && unit.place == rule.place;
                }
                return false;
            };
            std::int64_t actual = 0;
            std::int64_t most = 0;
            std::int64_t least = 0;
            m_begin = i;
            m_end = at(i).end;
            for (auto other = m_begin; other < m_end; ++other) {
                if (!domain(other))
                    continue;
                actual += contribution(rule.count, other, nullptr);
                most += measured(rule.atMost, other, nullptr);
                least += measured(rule.atLeast, other, nullptr);
            }
            compare({Kind::Unit, i}, domain, actual, most, least);
        }
    }

    void judgeBodies()
    {
        const auto& rule = *m_rule;
        const bool isShared = rule.quickWhere.isWhole && rule.quickWhere.group == QuickFilter::any &&
                              rule.count.kind != Measure::Kind::Models && !rule.count.differing;
        for (std::size_t b = 0; b < m_result.bodies.size(); ++b) {
            const auto& body = m_result.bodies[b];
            // What shares everything with its unit has its figures as well.
            if ((isShared && body.sharesAll) || !isSubject(at(body.unit), body.unit, &body))
                continue;
            m_begin = body.unit;
            m_end = body.unit + 1;
            const auto domain = [&](Index other) { return other == body.unit; };
            compare({Kind::Body, static_cast<Index>(b)}, domain, contribution(rule.count, body.unit, &body),
                    measured(rule.atMost, body.unit, &body), measured(rule.atLeast, body.unit, &body));
        }
    }

    static std::uint64_t placeOf(const AssessedUnit& unit)
    {
        if (unit.parent == noIndex)
            return Filter::standAlone;
        return unit.place == noIndex ? 0 : std::uint64_t{1} << unit.place;
    }

    /// Whether any unit of the roster can be a subject of the rule, as far as its masks tell.
    [[nodiscard]] bool hasSubjects(const QuickFilter& quick) const
    {
        const auto meets = [](std::uint64_t mask, std::uint64_t has) {
            return mask == QuickFilter::any || (mask & has) != 0;
        };
        return meets(quick.category, m_present.category) && meets(quick.option, m_present.option) &&
               meets(quick.rule, m_present.rule) && meets(quick.mark, m_present.mark) &&
               meets(quick.trait, m_present.trait) && meets(quick.group, m_present.group) &&
               meets(quick.place, m_present.place);
    }

    void notePresent()
    {
        m_present = {0, 0, 0, 0, 0, Filter::ownModels, 0};
        for (const auto& unit : m_result.units) {
            m_present.category |= unit.category;
            m_present.trait |= unit.traits;
            m_present.mark |= unit.marks;
            m_present.rule |= unit.rules;
            m_present.option |= unit.options;
            m_present.group |= unit.groups;
            m_present.place |= placeOf(unit);
        }
    }

    /// Whether the rule in hand looks at this unit or body.
    [[nodiscard]] bool isSubject(const AssessedUnit& unit, Index i, const Body* body) const
    {
        const auto& quick = m_rule->quickWhere;
        const auto meets = [](std::uint64_t mask, std::uint64_t has) {
            return mask == QuickFilter::any || (mask & has) != 0;
        };
        return meets(quick.category, unit.category) && meets(quick.option, unit.options) &&
               meets(quick.rule, unit.rules) && meets(quick.mark, unit.marks) && meets(quick.trait, unit.traits) &&
               meets(quick.group, body ? groupOf(*body) : unit.groups) && meets(quick.place, placeOf(unit)) &&
               (quick.isWhole || fitsIn(m_catalogue, m_result, i, m_rule->where, body));
    }

    [[nodiscard]] std::int64_t measured(const std::optional<Bound>& bound, Index i, const Body* body)
    {
        return bound && bound->source == Bound::Source::Measure ? contribution(*bound->measure, i, body) : 0;
    }

    /// What one unit, or one body of it, adds to a measure. Measures that are no sums add nothing here.
    [[nodiscard]] std::int64_t contribution(const Measure& measure, Index i, const Body* body)
    {
        const auto& unit = at(i);
        switch (measure.kind) {
        case Measure::Kind::Units:
            return fits(m_catalogue, m_result, i, measure.filter) ? 1 : 0;
        case Measure::Kind::Models:
            return fits(m_catalogue, m_result, i, measure.filter) ? (body ? body->models : unit.models) : 0;
        case Measure::Kind::Points:
            return fits(m_catalogue, m_result, i, measure.filter) ? unit.points : 0;
        case Measure::Kind::GroupModels:
            return fits(m_catalogue, m_result, i, measure.filter) ? groupModels(measure, i) : 0;
        case Measure::Kind::Options:
            if (measure.optionMask != Measure::all && (unit.options & measure.optionMask) == 0)
                return 0;
            return measure.differing ? (body ? differences(measure, *body) : 0) : optionsTaken(measure, i, body);
        case Measure::Kind::Weapons:
        case Measure::Kind::SameWeapon:
        case Measure::Kind::Largest:
            return weapons(measure, i, body);
        case Measure::Kind::Stat:
            return figure(measure.stat, i, body).value_or(0);
        case Measure::Kind::Parameter:
            return (unit.rules & measure.ruleMask) != 0 ? parameter(measure.ruleMask, i) : 0;
        default:
            return 0;
        }
    }

    [[nodiscard]] std::int64_t groupModels(const Measure& measure, Index i) const
    {
        std::int64_t models = 0;
        if (at(i).bodies == 1)
            return models;
        for (const auto& body : m_result.bodiesOf(i))
            if (body.kind && counts(measure, body))
                models += body.models;
        return models;
    }

    /// Options of a body as it effectively has them; of a unit, what each of its bodies chose itself.
    [[nodiscard]] std::int64_t optionsTaken(const Measure& measure, Index i, const Body* only) const
    {
        std::int64_t sum = 0;
        const auto count = [&](const Body& body) {
            if (!counts(measure, body))
                return;
            for (const auto& taken : m_result.takenBy(body))
                if ((only || !taken.isInherited) && counts(measure, *taken.option))
                    sum += taken.count;
        };
        if (only)
            count(*only);
        else
            std::ranges::for_each(m_result.bodiesOf(i), count);
        return sum;
    }

    /// In how many options a model group is otherwise equipped than its unit.
    [[nodiscard]] std::int64_t differences(const Measure& measure, const Body& body) const
    {
        if (!body.kind)
            return 0;
        const auto whole = m_result.takenBy(m_result.bodiesOf(body.unit).front());
        const auto has = m_result.takenBy(body);
        if (body.sharesAll)
            return 0;
        const auto countIn = [&](std::span<const TakenOption> where, const Option& option) {
            int count = 0;
            for (const auto& taken : where)
                if (taken.option == &option || taken.option->id == option.id)
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
    void forWeapons(Index i, const Body* only, auto use) const
    {
        const auto& kind = m_catalogue.unit(at(i).kind);
        const auto bodies = m_result.bodiesOf(i);
        const auto& whole = only ? *only : bodies.front();
        for (const auto& carry : kind.weapons) {
            // What models of a group give up the others still have.
            const bool isGivenUp = std::ranges::any_of(m_result.takenBy(whole), [&](const TakenOption& taken) {
                const auto& replaced = taken.option->replaces;
                return std::ranges::find(replaced, carry.weapon) != replaced.end();
            });
            if (!isGivenUp)
                use(carry.weapon, carry.kind == Carry::Count::Number ? carry.number : whole.models);
        }
        for (const auto& part : kind.parts)
            for (const auto& carry : m_catalogue.profile(part.profile).weapons)
                use(carry.weapon, carry.number * part.models);
        const auto add = [&](const Body& body) {
            for (const auto& taken : m_result.takenBy(body))
                if (only || !taken.isInherited)
                    for (const auto& carry : taken.option->weapons)
                        use(carry.weapon,
                            carry.kind == Carry::Count::Number ? carry.number * taken.count : body.models);
        };
        if (only)
            add(*only);
        else
            std::ranges::for_each(bodies, add);
    }

    /// How many different weapons that fit, how many of the one there is most of, or their largest figure.
    [[nodiscard]] std::int64_t weapons(const Measure& measure, Index i, const Body* only)
    {
        m_weapons.clear();
        std::int64_t largest = 0;
        forWeapons(i, only, [&](Index weapon, int number) {
            if (!countsWeapon(m_catalogue, measure, weapon))
                return;
            if (measure.kind == Measure::Kind::Largest) {
                const auto figure = m_catalogue.weapon(weapon).stats[static_cast<std::size_t>(measure.stat)].parts[0];
                largest = std::max<std::int64_t>(largest, figure.value_or(0));
                return;
            }
            const auto known = std::ranges::find(m_weapons, weapon, &std::pair<Index, int>::first);
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

    [[nodiscard]] std::optional<std::int64_t> figure(Index stat, Index i, const Body* body) const
    {
        const auto value = Effects(m_catalogue, m_result, body ? *body : m_result.bodiesOf(i).front()).number(stat);
        return value ? std::optional<std::int64_t>(*value) : std::nullopt;
    }

    [[nodiscard]] std::int64_t parameter(std::uint64_t mask, Index i) const
    {
        int value = 0;
        const auto& kind = m_catalogue.unit(at(i).kind);
        addParameters(kind.rules, m_catalogue, mask, value);
        for (const auto& part : kind.parts)
            addParameters(m_catalogue.profile(part.profile).rules, m_catalogue, mask, value);
        for (const auto& body : m_result.bodiesOf(i))
            for (const auto& taken : m_result.takenBy(body))
                if (!taken.isInherited)
                    addParameters(taken.option->rules, m_catalogue, mask, value);
        return value;
    }

    /// The domain of a unit is the unit and what hangs below it: nothing else is looked at.
    [[nodiscard]] std::vector<Index> unitsIn(auto domain) const
    {
        std::vector<Index> units;
        for (Index i = m_begin; i < m_end; ++i)
            if (domain(i))
                units.push_back(i);
        return units;
    }

    static bool isSum(Measure::Kind kind)
    {
        return kind != Measure::Kind::AgreedPoints && kind != Measure::Kind::DistinctArmies &&
               kind != Measure::Kind::DistinctKinds && kind != Measure::Kind::Unmatched;
    }

    /// Measures that are no sums over units.
    [[nodiscard]] std::optional<std::int64_t> whole(const Measure& measure, auto domain) const
    {
        switch (measure.kind) {
        case Measure::Kind::AgreedPoints:
            return m_result.limit.value_or(0);
        case Measure::Kind::DistinctArmies:
        case Measure::Kind::DistinctKinds: {
            std::vector<Index> values;
            for (const auto i : unitsIn(domain))
                if (fits(m_catalogue, m_result, i, measure.filter))
                    values.push_back(measure.kind == Measure::Kind::DistinctArmies ? at(i).army : at(i).kind);
            std::ranges::sort(values);
            return std::distance(values.begin(), std::ranges::unique(values).begin());
        }
        case Measure::Kind::Unmatched:
            return std::ssize(unmatchedUnits(m_catalogue, m_result, unitsIn(domain), measure));
        default:
            return std::nullopt;
        }
    }

    /// `sum`: what the bound's own count adds up to over the subject.
    [[nodiscard]] std::optional<Fraction> bound(const std::optional<Bound>& bound, const Subject& subject,
                                                std::int64_t sum, auto domain)
    {
        if (!bound)
            return std::nullopt;
        return workOut(*bound, [&](const Bound& its) {
            const bool isFactor = &its != &*bound;
            return startOf(its, subject, isFactor ? sumIn(its, subject, domain) : sum, domain);
        });
    }

    /// What the count of a bound that is a factor of another adds up to.
    [[nodiscard]] std::int64_t sumIn(const Bound& bound, const Subject& subject, auto domain)
    {
        std::int64_t sum = 0;
        if (bound.source == Bound::Source::Measure)
            for (const auto i : unitsIn(domain))
                sum += contribution(*bound.measure, i, bodyOf(subject));
        return sum;
    }

    /// The body that a subject is; none for other subjects.
    [[nodiscard]] const Body* bodyOf(const Subject& subject) const
    {
        return subject.kind == Kind::Body ? &m_result.bodies[static_cast<std::size_t>(subject.index)] : nullptr;
    }

    /// The figure that a bound starts from.
    [[nodiscard]] std::optional<Fraction> startOf(const Bound& bound, const Subject& subject, std::int64_t sum,
                                                  auto domain)
    {
        const auto unit = m_result.unitOf(subject);
        const auto* body = unit == noIndex              ? nullptr
                           : subject.kind == Kind::Body ? bodyOf(subject)
                                                        : &m_result.bodiesOf(unit).front();
        const auto position = static_cast<std::size_t>(subject.index);
        switch (bound.source) {
        case Bound::Source::Number:
            break;
        case Bound::Source::Measure:
            return Fraction(isSum(bound.measure->kind) ? sum : whole(*bound.measure, domain).value_or(sum));
        case Bound::Source::AgreedPoints:
            return m_result.limit ? std::optional(Fraction(*m_result.limit)) : std::nullopt;
        case Bound::Source::LineNumber:
            return Fraction(m_catalogue.army(m_result.army).lines[position].number);
        case Bound::Source::LimitNumber:
            return Fraction(m_catalogue.army(m_result.army).limits[position].atMost);
        case Bound::Source::Parameter:
            return body ? std::optional(Fraction(parameter(bound.ruleMask, unit))) : std::nullopt;
        case Bound::Source::Stat:
            if (const auto value = body ? figure(bound.stat, unit, body) : std::nullopt)
                return Fraction(*value);
            break;
        case Bound::Source::Derived:
            return body ? Effects(m_catalogue, m_result, *body).derived(bound.stat) : std::nullopt;
        case Bound::Source::ArmyNumber:
            return armyNumber(m_catalogue, m_result, bound);
        }
        return std::nullopt;
    }

    void compare(const Subject& subject, auto domain, std::int64_t actualSum, std::int64_t mostSum,
                 std::int64_t leastSum)
    {
        const Fraction actual(m_isSum ? actualSum : whole(m_rule->count, domain).value_or(actualSum));
        if (m_isForbidden && !m_rule->atLeast && actual == Fraction(0))
            return;
        const auto most = bound(m_rule->atMost, subject, mostSum, domain);
        const auto least = m_rule->exactly ? most : bound(m_rule->atLeast, subject, leastSum, domain);
        if (!m_isForbidden)
            m_result.tallies.push_back({m_ruleIndex, subject, actual, least, most});
        if (most && actual > *most)
            addFinding(subject, true, actual, *most, domain);
        if (least && actual < *least)
            addFinding(subject, false, actual, *least, domain);
    }

    void addFinding(const Subject& subject, bool tooMany, Fraction actual, Fraction allowed, auto domain)
    {
        Finding finding;
        finding.rule = m_rule->id;
        finding.constraint = m_ruleIndex;
        finding.severity = m_severity;
        finding.subject = subject;
        finding.tooMany = tooMany;
        finding.actual = actual;
        finding.allowed = allowed;
        // A sum of points over the whole roster is nobody's fault in particular.
        if (tooMany && (subject.kind != Kind::Roster || m_rule->count.kind != Measure::Kind::Points))
            finding.units = culprits(domain);
        const auto unit = m_result.unitOf(subject);
        if (unit != noIndex && std::ranges::find(finding.units, unit) == finding.units.end())
            finding.units.insert(finding.units.begin(), unit);
        if (unit != noIndex)
            finding.weapons = culpritWeapons(subject, unit, allowed);
        if (subject.kind == Kind::Body)
            finding.modelGroup = m_result.bodies[static_cast<std::size_t>(subject.index)].group;
        if (!isUnitsOwn(finding))
            m_result.findings.push_back(std::move(finding));
    }

    /// One cause, one finding: what a model group shares with its unit is the unit's to answer for.
    [[nodiscard]] bool isUnitsOwn(const Finding& finding) const
    {
        if (finding.modelGroup == noIndex)
            return false;
        const Subject own{Kind::Body, at(m_result.unitOf(finding.subject)).firstBody};
        for (auto other = m_result.findings.rbegin();
             other != m_result.findings.rend() && other->constraint == m_ruleIndex; ++other)
            if (other->subject == own)
                return other->tooMany == finding.tooMany && other->actual == finding.actual &&
                       other->allowed == finding.allowed && other->weapons == finding.weapons;
        return false;
    }

    [[nodiscard]] std::vector<Index> culprits(auto domain)
    {
        auto units = unitsIn(domain);
        if (m_rule->count.kind == Measure::Kind::Unmatched)
            return unmatchedUnits(m_catalogue, m_result, units, m_rule->count);
        if (m_rule->count.kind == Measure::Kind::DistinctArmies || m_rule->count.kind == Measure::Kind::DistinctKinds)
            std::erase_if(units, [&](Index i) { return !fits(m_catalogue, m_result, i, m_rule->count.filter); });
        else
            std::erase_if(units, [&](Index i) { return contribution(m_rule->count, i, nullptr) == 0; });
        return units;
    }

    /// Weapons that a rule about weapons is broken by.
    [[nodiscard]] std::vector<Index> culpritWeapons(const Subject& subject, Index unit, Fraction allowed)
    {
        const auto kind = m_rule->count.kind;
        std::vector<Index> found;
        if (!isAboutWeapons(m_rule->count))
            return found;
        const auto* body = bodyOf(subject);
        auto one = m_rule->count;
        forWeapons(unit, body, [&](Index weapon, int) {
            one.weapons = {weapon};
            if (std::ranges::find(found, weapon) == found.end() && contribution(one, unit, body) > 0 &&
                (kind == Measure::Kind::Weapons || Fraction(contribution(one, unit, body)) > allowed))
                found.push_back(weapon);
        });
        return found;
    }

    void sortFindings()
    {
        const auto order = [](const Finding& a, const Finding& b) {
            const auto firstA = a.units.empty() ? noIndex : a.units.front();
            const auto firstB = b.units.empty() ? noIndex : b.units.front();
            return std::tie(a.severity, firstA, a.rule, a.subject.index) <
                   std::tie(b.severity, firstB, b.rule, b.subject.index);
        };
        std::stable_sort(m_result.findings.begin(), m_result.findings.end(), order);
    }

    [[nodiscard]] Index size() const { return static_cast<Index>(m_result.units.size()); }
    [[nodiscard]] const AssessedUnit& at(Index i) const { return m_result.units[static_cast<std::size_t>(i)]; }

    const Catalogue& m_catalogue;
    const Ruleset& m_ruleset;
    const Roster& m_roster;
    Assessment& m_result;
    BodyScratch m_scratch;
    QuickFilter m_present; ///< of any unit of the roster
    std::vector<std::pair<Index, int>> m_weapons;
    std::vector<Slot> m_slots;
    Index m_begin = 0;
    Index m_end = 0;
    const Constraint* m_rule = nullptr;
    Index m_ruleIndex = noIndex;
    Severity m_severity = Severity::Error;
    bool m_isSum = true;
    bool m_isForbidden = false; ///< such a thing has no tally: there is nothing to come near to
};

/// How many different values a battle option, or the points agreed, has among the rosters of both sides.
std::int64_t distinctAmong(std::span<const Side, 2> sides, const Measure& measure)
{
    std::vector<std::int64_t> values;
    for (const auto& side : sides) {
        if (measure.kind == Measure::Kind::DistinctAgreed) {
            std::optional<std::int64_t> agreed;
            for (const auto* assessment : side.assessments)
                if (assessment->limit)
                    agreed = agreed.value_or(0) + *assessment->limit;
            values.push_back(agreed.value_or(-1));
            continue;
        }
        for (const auto* assessment : side.assessments)
            values.push_back(assessment->choices[static_cast<std::size_t>(measure.option)]);
    }
    std::ranges::sort(values);
    return std::distance(values.begin(), std::ranges::unique(values).begin());
}

bool isMeant(const SideSelector& selector, const Assessment& assessment, bool isFirst)
{
    switch (selector.kind) {
    case SideSelector::Kind::First:
        return isFirst;
    case SideSelector::Kind::Second:
        return !isFirst;
    case SideSelector::Kind::ByOption:
        return assessment.choices[static_cast<std::size_t>(selector.option)] == selector.choice;
    case SideSelector::Kind::Both:
        break;
    }
    return true;
}

/// Points, models or number of the units of a whole roster that fit.
std::int64_t sumOver(const Catalogue& catalogue, const Assessment& assessment, const Measure& measure)
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < assessment.units.size(); ++i) {
        const auto& unit = assessment.units[i];
        if (unit.kind == noIndex || !fits(catalogue, assessment, static_cast<Index>(i), measure.filter))
            continue;
        sum += measure.kind == Measure::Kind::Points   ? unit.points
               : measure.kind == Measure::Kind::Models ? unit.models
                                                       : 1;
    }
    return sum;
}

std::int64_t measureBattle(const Catalogue& catalogue, std::span<const Side, 2> sides, const Measure& measure)
{
    if (measure.kind == Measure::Kind::DistinctOption || measure.kind == Measure::Kind::DistinctAgreed)
        return distinctAmong(sides, measure);
    std::int64_t sum = 0;
    for (const auto& side : sides)
        for (const auto* assessment : side.assessments) {
            if (!isMeant(measure.side, *assessment, &side == &sides[0]))
                continue;
            if (measure.kind == Measure::Kind::AgreedPoints) {
                sum += assessment->limit.value_or(0);
                continue;
            }
            sum += sumOver(catalogue, *assessment, measure);
        }
    return sum;
}

} // namespace

Assessment assess(const Catalogue& catalogue, const Roster& roster)
{
    Assessment result;
    Judge(catalogue, roster, result).run();
    return result;
}

std::vector<Finding> assessBattle(const Catalogue& catalogue, std::span<const Side, 2> sides)
{
    std::vector<Finding> findings;
    if (sides[0].assessments.empty() || sides[1].assessments.empty())
        return findings;
    for (std::size_t i = 0; i < catalogue.ruleset.constraints.size(); ++i) {
        const auto& rule = catalogue.ruleset.constraints[i];
        const auto& first = *sides[0].assessments.front();
        const auto severity = severityIn(rule.severity, first);
        if (rule.subject != Kind::Battle || severity == Severity::Off || !holds(catalogue, rule.when, first))
            continue;
        const Fraction actual(measureBattle(catalogue, sides, rule.count));
        const auto figure = [&](const std::optional<Bound>& bound) -> std::optional<Fraction> {
            if (!bound)
                return std::nullopt;
            return workOut(*bound, [&](const Bound& its) {
                return its.source == Bound::Source::Measure
                           ? std::optional(Fraction(measureBattle(catalogue, sides, *its.measure)))
                           : std::nullopt;
            });
        };
        const auto add = [&](bool tooMany, Fraction allowed) {
            Finding finding;
            finding.rule = rule.id;
            finding.constraint = static_cast<Index>(i);
            finding.severity = severity;
            finding.subject = {Kind::Battle, noIndex};
            finding.tooMany = tooMany;
            finding.actual = actual;
            finding.allowed = allowed;
            findings.push_back(std::move(finding));
        };
        const auto most = figure(rule.atMost);
        const auto least = rule.exactly ? most : figure(rule.atLeast);
        if (most && actual > *most)
            add(true, *most);
        if (least && actual < *least)
            add(false, *least);
    }
    std::ranges::stable_sort(findings, {}, &Finding::severity);
    return findings;
}

bool fits(const Catalogue& catalogue, const Assessment& assessment, Index index, const Filter& filter)
{
    return fitsIn(catalogue, assessment, index, filter, nullptr);
}

namespace {

bool fitsIn(const Catalogue& catalogue, const Assessment& assessment, Index index, const Filter& filter,
            const Body* body)
{
    const auto& unit = assessment.units[static_cast<std::size_t>(index)];
    if (filter.kind == Filter::Kind::Always)
        return true;
    if (unit.kind == noIndex)
        return false;
    switch (filter.kind) {
    case Filter::Kind::Always:
        return true;
    case Filter::Kind::Category:
        return (filter.mask >> catalogue.unit(unit.kind).category & 1) != 0;
    case Filter::Kind::Trait:
        return (filter.mask & unit.traits) != 0;
    case Filter::Kind::Mark:
        return (filter.mask & unit.marks) != 0;
    case Filter::Kind::Rule:
        return (filter.mask & unit.rules) != 0;
    case Filter::Kind::Option:
        return (filter.mask & unit.options) != 0;
    case Filter::Kind::Group:
        if (body)
            return (groupOf(*body) & filter.mask) != 0;
        return (filter.mask & unit.groups) != 0;
    case Filter::Kind::Unit:
        return std::ranges::find(filter.ids, unit.kind) != filter.ids.end();
    case Filter::Kind::Army:
        return (filter.mask != 0 && (filter.mask & relationOf(catalogue, assessment.army, unit.army)) != 0) ||
               std::ranges::find(filter.ids, unit.army) != filter.ids.end();
    case Filter::Kind::Place:
        return unit.parent == noIndex ? (filter.mask & Filter::standAlone) != 0
                                      : unit.place != noIndex && (filter.mask >> unit.place & 1) != 0;
    case Filter::Kind::HeldBack:
        return unit.heldBack == filter.flag;
    case Filter::Kind::Line:
        return (unit.line != noIndex) == filter.flag;
    case Filter::Kind::MinModels:
        return unit.models >= filter.number;
    case Filter::Kind::MaxModels:
        return unit.models <= filter.number;
    case Filter::Kind::All:
        return std::ranges::all_of(
            filter.children, [&](const auto& child) { return fitsIn(catalogue, assessment, index, child, body); });
    case Filter::Kind::Any:
        return std::ranges::any_of(
            filter.children, [&](const auto& child) { return fitsIn(catalogue, assessment, index, child, body); });
    case Filter::Kind::Not:
        return !fitsIn(catalogue, assessment, index, filter.children.front(), body);
    }
    return false;
}

} // namespace

bool holds(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment)
{
    if (condition.ruling != noIndex &&
        assessment.rulings[static_cast<std::size_t>(condition.ruling)] != condition.rulingOn)
        return false;
    if (condition.option != noIndex &&
        (condition.choices >> assessment.choices[static_cast<std::size_t>(condition.option)] & 1) == 0)
        return false;
    if (assessment.scenario != noIndex && (condition.notScenarios >> assessment.scenario & 1) != 0)
        return false;
    if (condition.has) {
        const auto count = static_cast<Index>(assessment.units.size());
        Index i = 0;
        while (i < count && !fits(catalogue, assessment, i, *condition.has))
            ++i;
        if (i == count)
            return false;
    }
    return condition.scenarios == 0 ||
           (assessment.scenario != noIndex && (condition.scenarios >> assessment.scenario & 1) != 0);
}

std::vector<std::optional<Fraction>> victoryPoints(const Catalogue& catalogue, const Assessment& assessment, Index unit)
{
    std::vector<std::optional<Fraction>> values;
    values.reserve(catalogue.ruleset.victory.size());
    for (const auto& victory : catalogue.ruleset.victory)
        values.push_back(
            fits(catalogue, assessment, unit, victory.where)
                ? std::optional(Fraction(assessment.units[static_cast<std::size_t>(unit)].points) * victory.times)
                : std::nullopt);
    return values;
}

std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound)
{
    return workOut(bound, [&](const Bound& its) -> std::optional<Fraction> {
        switch (its.source) {
        case Bound::Source::AgreedPoints:
            return assessment.limit ? std::optional(Fraction(*assessment.limit)) : std::nullopt;
        case Bound::Source::Measure:
            return Fraction(sumOver(catalogue, assessment, *its.measure));
        case Bound::Source::ArmyNumber:
            return armyNumber(catalogue, assessment, its);
        default:
            return std::nullopt;
        }
    });
}

} // namespace muster
