#include "rules/assess.h"

#include "rules/choices.h"
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

/// A bound's figure without the units: times n plus m, rounded.
Fraction scale(const Bound& bound, Fraction value)
{
    if (bound.perFull > 0)
        value = (value * Fraction(1, bound.perFull)).floor();
    const auto scaled = value * bound.times + Fraction(bound.plus);
    switch (bound.rounding) {
    case Bound::Rounding::Down:
        return scaled.floor();
    case Bound::Rounding::Up:
        return scaled.ceil();
    case Bound::Rounding::None:
        break;
    }
    return scaled;
}

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
        addUnits(m_roster.units, noIndex);
        for (std::size_t i = 0; i < m_result.units.size(); ++i)
            judgeStructure(m_catalogue, m_result, static_cast<Index>(i), m_choices);
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
        unit.models = source.models.value_or(kind.defaultModels());
        unit.points = kind.points + kind.pointsPerModel * unit.models;
        unit.marks = kind.marks;
        unit.rules = kind.watchedRules;
        unit.heldBack = unit.heldBack || kind.heldBack;
        unit.line = kind.line;
        if (kind.lineRuling != noIndex && m_result.rulings[static_cast<std::size_t>(kind.lineRuling)])
            unit.line = kind.rulingLine;
        take(kind.choices, source.options, unit.models, unit);
        for (const auto& group : source.groups)
            takeGroup(kind, group, unit);
        for (std::size_t i = 0; i < m_ruleset.traits.size(); ++i)
            if (fits(m_catalogue, m_result, static_cast<Index>(m_result.units.size()) - 1, m_ruleset.traits[i].when))
                unit.traits |= std::uint64_t{1} << i;
        m_result.points += unit.points;
        m_result.models += unit.models;
    }

    void take(const OptionList& list, const OptionCounts& taken, int models, AssessedUnit& unit)
    {
        choose(list, taken, m_choices);
        m_result.isComplete = m_result.isComplete && !m_choices.hasUnknown;
        for (std::size_t i = 0; i < list.options.size(); ++i) {
            const auto count = m_choices.counts[i];
            if (count == 0)
                continue;
            const auto& option = list.options[i];
            unit.points += option.points * count + option.pointsPerModel * models;
            unit.marks |= option.marks;
            unit.rules |= option.watchedRules;
            unit.options |= option.watched;
            unit.heldBack = unit.heldBack || option.heldBack;
        }
    }

    void takeGroup(const Unit& kind, const RosterGroup& source, AssessedUnit& unit)
    {
        const auto* group = kind.group(source.group);
        if (!group) {
            m_result.isComplete = false;
            return;
        }
        const auto models = source.models.value_or(1);
        unit.points += (group->pointsPerModel - (group->pointsOnTop ? 0 : kind.pointsPerModel)) * models;
        unit.marks |= group->marks;
        take(group->choices, source.options, models, unit);
    }

    // ---- constraints --------------------------------------------------------------------------------------------

    void judge(Index index)
    {
        const auto& rule = m_ruleset.constraints[static_cast<std::size_t>(index)];
        if (rule.subject == Kind::Battle || (m_result.units.empty() && !rule.whenEmpty) || !holds(rule.when, m_result))
            return;
        const auto severity = severityIn(rule.severity, m_result);
        if (severity == Severity::Off)
            return;
        m_rule = &rule;
        m_ruleIndex = index;
        m_severity = severity;
        m_begin = 0;
        m_end = size();
        if (rule.subject == Kind::Unit)
            judgeUnits();
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
            const auto actual = contribution(rule.count, i);
            const auto mostPart = most ? contribution(*most, i) : 0;
            const auto leastPart = least ? contribution(*least, i) : 0;
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
            if (at(i).kind == noIndex || !fits(m_catalogue, m_result, i, rule.where))
                continue;
            const auto domain = [&](Index other) {
                const auto& unit = at(other);
                if (unit.kind == noIndex)
                    return false;
                switch (rule.scope) {
                case Constraint::Scope::Self:
                    return other == i;
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
                actual += contribution(rule.count, other);
                if (rule.atMost && rule.atMost->source == Bound::Source::Measure)
                    most += contribution(*rule.atMost->measure, other);
                if (rule.atLeast && rule.atLeast->source == Bound::Source::Measure)
                    least += contribution(*rule.atLeast->measure, other);
            }
            compare({Kind::Unit, i}, domain, actual, most, least);
        }
    }

    /// What one unit adds to a measure. Measures that are no sums add nothing here.
    [[nodiscard]] std::int64_t contribution(const Measure& measure, Index i)
    {
        const auto& unit = at(i);
        switch (measure.kind) {
        case Measure::Kind::Units:
            return fits(m_catalogue, m_result, i, measure.filter) ? 1 : 0;
        case Measure::Kind::Models:
            return fits(m_catalogue, m_result, i, measure.filter) ? unit.models : 0;
        case Measure::Kind::Points:
            return fits(m_catalogue, m_result, i, measure.filter) ? unit.points : 0;
        case Measure::Kind::GroupModels:
            return fits(m_catalogue, m_result, i, measure.filter) ? groupModels(measure, i) : 0;
        case Measure::Kind::Options:
            return (unit.options & measure.optionMask) != 0 ? optionsTaken(measure, i) : 0;
        case Measure::Kind::Weapons:
            return weaponKinds(measure, i);
        case Measure::Kind::Parameter:
            return (unit.rules & measure.ruleMask) != 0 ? parameter(measure.ruleMask, i) : 0;
        default:
            return 0;
        }
    }

    [[nodiscard]] const RosterUnit& source(Index i) const { return *m_result.source[static_cast<std::size_t>(i)]; }

    [[nodiscard]] std::int64_t groupModels(const Measure& measure, Index i) const
    {
        std::int64_t models = 0;
        for (const auto& group : source(i).groups)
            if (measure.groups.empty() || std::ranges::find(measure.groups, group.group) != measure.groups.end())
                models += group.models.value_or(1);
        return models;
    }

    /// Calls `use` with each option list of a unit (its own and those of its model groups) and the counts in it.
    void forChoices(Index i, auto use)
    {
        const auto& kind = m_catalogue.unit(at(i).kind);
        choose(kind.choices, source(i).options, m_choices);
        use(kind.choices, m_choices);
        for (const auto& group : source(i).groups)
            if (const auto* known = kind.group(group.group)) {
                choose(known->choices, group.options, m_choices);
                use(known->choices, m_choices);
            }
    }

    [[nodiscard]] std::int64_t optionsTaken(const Measure& measure, Index i)
    {
        std::int64_t taken = 0;
        forChoices(i, [&](const OptionList& list, const Choices& choices) {
            for (std::size_t k = 0; k < list.options.size(); ++k)
                if ((list.options[k].watched & measure.optionMask) != 0)
                    taken += choices.counts[k];
        });
        return taken;
    }

    [[nodiscard]] std::int64_t weaponKinds(const Measure& measure, Index i)
    {
        const auto isMeant = [&](Index weapon) {
            const auto kind = m_catalogue.weapon(weapon).kind;
            const bool byKind = measure.weaponKinds == 0 || (kind != noIndex && (measure.weaponKinds >> kind & 1) != 0);
            return byKind &&
                   (measure.weapons.empty() || std::ranges::find(measure.weapons, weapon) != measure.weapons.end());
        };
        std::vector<Index> found;
        const auto add = [&](const std::vector<Carry>& carried) {
            for (const auto& carry : carried)
                if (isMeant(carry.weapon) && std::ranges::find(found, carry.weapon) == found.end())
                    found.push_back(carry.weapon);
        };
        add(m_catalogue.unit(at(i).kind).weapons);
        // What models of a group give up the others still have.
        const auto& own = m_catalogue.unit(at(i).kind).choices;
        choose(own, source(i).options, m_choices);
        for (std::size_t k = 0; k < own.options.size(); ++k)
            if (m_choices.counts[k] > 0)
                for (const auto weapon : own.options[k].replaces)
                    std::erase(found, weapon);
        forChoices(i, [&](const OptionList& list, const Choices& choices) {
            for (std::size_t k = 0; k < list.options.size(); ++k)
                if (choices.counts[k] > 0)
                    add(list.options[k].weapons);
        });
        return static_cast<std::int64_t>(found.size());
    }

    [[nodiscard]] std::int64_t parameter(std::uint64_t mask, Index i)
    {
        int value = 0;
        addParameters(m_catalogue.unit(at(i).kind).rules, m_catalogue, mask, value);
        forChoices(i, [&](const OptionList& list, const Choices& choices) {
            for (std::size_t k = 0; k < list.options.size(); ++k)
                if (choices.counts[k] > 0)
                    addParameters(list.options[k].rules, m_catalogue, mask, value);
        });
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

    [[nodiscard]] std::optional<Fraction> bound(const std::optional<Bound>& bound, const Subject& subject,
                                                std::int64_t sum, auto domain)
    {
        if (!bound)
            return std::nullopt;
        switch (bound->source) {
        case Bound::Source::Number:
            return Fraction(bound->plus);
        case Bound::Source::Measure:
            return scale(*bound, whole(*bound->measure, domain).value_or(sum));
        case Bound::Source::AgreedPoints:
            return m_result.limit ? std::optional(scale(*bound, *m_result.limit)) : std::nullopt;
        case Bound::Source::LineNumber:
            return scale(*bound, m_catalogue.army(m_result.army).lines[static_cast<std::size_t>(subject.index)].number);
        case Bound::Source::LimitNumber:
            return scale(*bound,
                         m_catalogue.army(m_result.army).limits[static_cast<std::size_t>(subject.index)].atMost);
        case Bound::Source::Parameter:
            return subject.kind == Kind::Unit ? std::optional(scale(*bound, parameter(bound->ruleMask, subject.index)))
                                              : std::nullopt;
        case Bound::Source::Stat: {
            if (subject.kind != Kind::Unit)
                return std::nullopt;
            const auto& figure =
                m_catalogue.unit(at(subject.index).kind).stats[static_cast<std::size_t>(bound->stat)].parts[0];
            return figure ? std::optional(scale(*bound, *figure)) : std::nullopt;
        }
        }
        return std::nullopt;
    }

    void compare(const Subject& subject, auto domain, std::int64_t actualSum, std::int64_t mostSum,
                 std::int64_t leastSum)
    {
        const Fraction actual(whole(m_rule->count, domain).value_or(actualSum));
        const auto most = bound(m_rule->atMost, subject, mostSum, domain);
        const auto least = m_rule->exactly ? most : bound(m_rule->atLeast, subject, leastSum, domain);
        // A thing that is simply forbidden has no tally: there is nothing to come near to.
        const bool isForbidden = m_rule->atMost && !m_rule->exactly &&
                                 m_rule->atMost->source == Bound::Source::Number && m_rule->atMost->plus == 0;
        if (!isForbidden)
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
        if (subject.kind == Kind::Unit && std::ranges::find(finding.units, subject.index) == finding.units.end())
            finding.units.insert(finding.units.begin(), subject.index);
        m_result.findings.push_back(std::move(finding));
    }

    [[nodiscard]] std::vector<Index> culprits(auto domain)
    {
        auto units = unitsIn(domain);
        if (m_rule->count.kind == Measure::Kind::Unmatched)
            return unmatchedUnits(m_catalogue, m_result, units, m_rule->count);
        if (m_rule->count.kind == Measure::Kind::DistinctArmies || m_rule->count.kind == Measure::Kind::DistinctKinds)
            std::erase_if(units, [&](Index i) { return !fits(m_catalogue, m_result, i, m_rule->count.filter); });
        else
            std::erase_if(units, [&](Index i) { return contribution(m_rule->count, i) == 0; });
        return units;
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
    Choices m_choices;
    std::vector<Slot> m_slots;
    Index m_begin = 0;
    Index m_end = 0;
    const Constraint* m_rule = nullptr;
    Index m_ruleIndex = noIndex;
    Severity m_severity = Severity::Error;
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
        if (rule.subject != Kind::Battle || severity == Severity::Off || !holds(rule.when, first))
            continue;
        const Fraction actual(measureBattle(catalogue, sides, rule.count));
        const auto figure = [&](const std::optional<Bound>& bound) -> std::optional<Fraction> {
            if (!bound)
                return std::nullopt;
            if (bound->source == Bound::Source::Number)
                return Fraction(bound->plus);
            if (bound->source == Bound::Source::Measure)
                return scale(*bound, measureBattle(catalogue, sides, *bound->measure));
            return std::nullopt;
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
        return std::ranges::all_of(filter.children,
                                   [&](const auto& child) { return fits(catalogue, assessment, index, child); });
    case Filter::Kind::Any:
        return std::ranges::any_of(filter.children,
                                   [&](const auto& child) { return fits(catalogue, assessment, index, child); });
    case Filter::Kind::Not:
        return !fits(catalogue, assessment, index, filter.children.front());
    }
    return false;
}

bool holds(const Condition& condition, const Assessment& assessment)
{
    if (condition.ruling != noIndex &&
        assessment.rulings[static_cast<std::size_t>(condition.ruling)] != condition.rulingOn)
        return false;
    if (condition.option != noIndex &&
        (condition.choices >> assessment.choices[static_cast<std::size_t>(condition.option)] & 1) == 0)
        return false;
    return condition.scenarios == 0 ||
           (assessment.scenario != noIndex && (condition.scenarios >> assessment.scenario & 1) != 0);
}

std::optional<Fraction> valueOf(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound)
{
    if (bound.source == Bound::Source::Number)
        return Fraction(bound.plus);
    if (bound.source == Bound::Source::AgreedPoints)
        return assessment.limit ? std::optional(scale(bound, *assessment.limit)) : std::nullopt;
    if (bound.source != Bound::Source::Measure)
        return std::nullopt;
    return scale(bound, sumOver(catalogue, assessment, *bound.measure));
}

} // namespace muster
