#include "rules/judge/constraints.h"

#include "core/data/severityrule.h"
#include "core/language/formula.h"
#include "rules/judge/asked.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/bounds.h"
#include "rules/judge/conditions.h"
#include "rules/judge/counting.h"
#include "rules/judge/rests.h"
#include "rules/judge/structure.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace muster {

namespace {

/// The facts of all units of the roster together, as a row of bits: many rules ask for something that no unit has.
class RosterFacts {
public:
    explicit RosterFacts(const Assessment& assessment)
    {
        m_bits.assign(assessment.facts.row(0).size(), 0);
        for (const auto unit : assessment.units.ids()) {
            const auto row = assessment.facts.row(unit.position());
            for (std::size_t i = 0; i < row.size(); ++i)
                m_bits[i] |= row[i];
        }
        m_bits[ownModels.position() / 64] |= std::uint64_t{1} << ownModels.position() % 64;
    }

    [[nodiscard]] std::span<const std::uint64_t> row() const { return m_bits; }

    /// Whether a sum over all units may be more than 0.
    [[nodiscard]] bool mayCount(const Measure* measure) const { return measure && Counter::mayAdd(*measure, m_bits); }

private:
    std::vector<std::uint64_t> m_bits;
};

/// Figures over one subject: of the count, and of the counts that its bounds start from; as the counter gives them.
struct Sums {
    std::int64_t actual = 0;
    std::int64_t most = 0;
    std::int64_t least = 0;
    Id<AssessedUnit> first; ///< first unit of the subject
};

/// The tallies of one rule in an earlier assessment, for units that are as they were.
class EarlierTallies {
public:
    EarlierTallies(const Alike& alike, Id<Constraint> rule)
        : m_alike(alike), m_rest(std::ranges::equal_range(alike.before().tallies, rule, {}, &Tally::constraint))
    {
    }

    /// Adds those that come before a unit. To be asked for one unit after the other.
    void addUpTo(Id<AssessedUnit> unit, Assessment& assessment)
    {
        const auto& before = m_alike.before();
        for (; !m_rest.empty(); m_rest = m_rest.subspan(1)) {
            const auto was = before.unitOf(m_rest.front().subject);
            const auto is = m_alike.now(was);
            if (is.isNone())
                continue;
            if (is > unit)
                return;
            auto& tally = assessment.tallies.emplace_back(m_rest.front());
            if (const auto* body = std::get_if<Id<Body>>(&tally.subject))
                tally.subject = Id<Body>::at(assessment.units[is].firstBody.position() + body->position() -
                                             before.units[was].firstBody.position());
            else
                tally.subject = is;
        }
    }

private:
    const Alike& m_alike;
    std::span<const Tally> m_rest; ///< of the units that come
};

/// Memory that is used for one rule after the other, so that judging allocates little.
struct Scratch {
    Counter counter;
    std::vector<Sums> sums;
    std::vector<Id<AssessedUnit>> members;
};

/// Judges one constraint for all its subjects.
class ConstraintJudge {
public:
    /// `alike`: null where the rule is not judged as it was then.
    ConstraintJudge(const Catalogue& catalogue, Assessment& result, const RosterFacts& facts, Id<Constraint> id,
                    Severity severity, Scratch& scratch, const Alike* alike)
        : m_catalogue(catalogue),
          m_result(result),
          m_facts(facts),
          m_rule(catalogue.ruleset.constraints[id]),
          m_id(id),
          m_severity(severity),
          m_scratch(scratch),
          m_counter(scratch.counter),
          m_alike(alike),
          m_isForbidden(m_rule.forbids()),
          m_followsSize(isDerivedFromSize(m_rule.atMost) || isDerivedFromSize(m_rule.atLeast))
    {
    }

    void run()
    {
        switch (m_rule.subject) {
        case SubjectKind::Roster:
            judgeRoster();
            break;
        case SubjectKind::Army:
            judgeSums(m_catalogue.armies.size(), [](const AssessedUnit& unit, auto use) { use(unit.army.position()); });
            break;
        case SubjectKind::Kind:
            judgeSums(m_catalogue.units.size(),
                      [&](const AssessedUnit& unit, auto use) { use(m_catalogue.countsAs(unit.kind).position()); });
            break;
        case SubjectKind::Line:
            if (!m_result.army.isNone())
                judgeSums(ownArmy().lines.size(), [&](const AssessedUnit& unit, auto use) {
                    if (isOnLine(unit))
                        use(unit.line.position());
                });
            break;
        case SubjectKind::Limit:
            if (!m_result.army.isNone())
                judgeSums(ownArmy().limits.size(), [&](const AssessedUnit& unit, auto use) {
                    if (isOnLine(unit))
                        for (const auto limit : m_catalogue.unit(unit.kind).limits)
                            use(limit.position());
                });
            break;
        case SubjectKind::Unit:
            judgeUnits();
            break;
        case SubjectKind::Body:
            judgeBodies();
            break;
        case SubjectKind::Option:
            judgeOptions();
            break;
        case SubjectKind::Battle:
            break; // see assessBattle()
        }
    }

private:
    [[nodiscard]] const Army& ownArmy() const { return m_catalogue.army(m_result.army); }
    [[nodiscard]] bool isOnLine(const AssessedUnit& unit) const
    {
        return unit.army == m_result.army && !unit.line.isNone();
    }

    // ---- subjects of several units: sums for all of them in one pass ------------------------------------------------

    /// The counts of a rule that each unit adds its own part to; null for the others.
    struct Parts {
        const Measure* actual = nullptr;
        const Measure* most = nullptr;
        const Measure* least = nullptr;
    };

    [[nodiscard]] Parts parts() const
    {
        const auto counted = [](const std::optional<Bound>& bound) {
            return bound && bound->source == Bound::Source::Measure && isPartForPart(*bound->measure)
                       ? bound->measure.get()
                       : nullptr;
        };
        return {isPartForPart(m_rule.count) ? &m_rule.count : nullptr, counted(m_rule.atMost), counted(m_rule.atLeast)};
    }

    [[nodiscard]] std::int64_t part(const Measure* measure, Id<AssessedUnit> unit)
    {
        return measure ? m_counter.addedBy(*measure, unit) : 0;
    }

    /// Over the whole roster: nothing is to be added up if no unit has what is counted.
    void judgeRoster()
    {
        const auto [actual, most, least] = parts();
        Sums sums;
        if (m_facts.mayCount(actual) || m_facts.mayCount(most) || m_facts.mayCount(least))
            for (const auto id : m_result.units.ids()) {
                if (!m_result.units[id].isKnown())
                    continue;
                sums.actual += part(actual, id);
                sums.most += part(most, id);
                sums.least += part(least, id);
            }
        const auto members = [&] { return knownUnits(m_result); };
        compare(WholeRoster(), members, complete(sums, members));
    }

    /// `subjectsOf` calls its second argument with the position of each subject that a unit belongs to.
    void judgeSums(std::size_t subjects, auto subjectsOf)
    {
        auto& sums = m_scratch.sums;
        sums.assign(subjects, {});
        const auto [actual, most, least] = parts();
        for (const auto id : m_result.units.ids()) {
            const auto& unit = m_result.units[id];
            if (!unit.isKnown())
                continue;
            const Sums own{part(actual, id), part(most, id), part(least, id), id};
            subjectsOf(unit, [&](std::size_t subject) {
                auto& sum = sums[subject];
                sum.actual += own.actual;
                sum.most += own.most;
                sum.least += own.least;
                if (sum.first.isNone())
                    sum.first = id;
            });
        }
        const auto judge = [&](std::size_t i) {
            const auto subject = subjectAt(i);
            if (!isJudged(subject, sums[i]))
                return;
            const auto members = [&] {
                std::vector<Id<AssessedUnit>> found;
                for (const auto id : m_result.units.ids())
                    if (m_result.units[id].isKnown())
                        subjectsOf(m_result.units[id], [&](std::size_t its) {
                            if (its == i)
                                found.push_back(id);
                        });
                return found;
            };
            compare(subject, members, complete(sums[i], members));
        };
        // The own army comes first, whatever armies the catalogue has besides.
        const auto [begin, end] = ownSubjects();
        for (auto i = begin; i < end; ++i)
            judge(i);
        for (std::size_t i = 0; i < subjects; ++i)
            if (i < begin || i >= end)
                judge(i);
    }

    /// The positions of the subjects that are of the roster's own army, from the first to the one behind the last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> ownSubjects() const
    {
        if (m_result.army.isNone())
            return {0, 0};
        if (m_rule.subject == SubjectKind::Army)
            return {m_result.army.position(), m_result.army.position() + 1};
        const auto& kinds = ownArmy().units;
        const bool isOfKinds = m_rule.subject == SubjectKind::Kind && kinds.begin() != kinds.end();
        const auto first = isOfKinds ? (*kinds.begin()).position() : 0;
        return {first, isOfKinds ? first + kinds.size() : 0};
    }

    [[nodiscard]] Subject subjectAt(std::size_t position) const
    {
        switch (m_rule.subject) {
        case SubjectKind::Army:
            return Id<Army>::at(position);
        case SubjectKind::Kind:
            return Id<Unit>::at(position);
        case SubjectKind::Line:
            return Id<CompositionLine>::at(position);
        case SubjectKind::Limit:
            return Id<LineLimit>::at(position);
        case SubjectKind::Roster:
        case SubjectKind::Unit:
        case SubjectKind::Body:
        case SubjectKind::Option:
        case SubjectKind::Battle:
            break;
        }
        return WholeRoster();
    }

    [[nodiscard]] bool isJudged(const Subject& subject, const Sums& sums) const
    {
        const auto& where = m_rule.where;
        if (const auto* army = std::get_if<Id<Army>>(&subject)) {
            // The roster's own army is judged even if it has no units yet.
            if (sums.first.isNone())
                return *army == m_result.army && where.kind == Filter::Kind::Always;
            return matches(where, ArmyAsked(m_catalogue, m_result, *army));
        }
        if (const auto* kind = std::get_if<Id<Unit>>(&subject))
            return !sums.first.isNone() && matches(where, TakenKindAsked(m_catalogue, m_result, *kind));
        if (const auto* line = std::get_if<Id<CompositionLine>>(&subject))
            return matches(where, LineAsked(ownArmy().lines[*line]));
        return true;
    }

    /// Whether each unit of a subject adds its own part.
    [[nodiscard]] static bool isPartForPart(const Measure& measure) { return isSum(measure.kind) && !measure.in; }

    /// Adds the counts that look at all members at once, or at other units.
    [[nodiscard]] Sums complete(Sums sums, const auto& members)
    {
        const auto whole = [&](const Measure& measure, std::int64_t& sum) {
            if (!isPartForPart(measure))
                sum = measure.in ? m_counter.overAll(measure) : m_counter.over(measure, members());
        };
        whole(m_rule.count, sums.actual);
        if (m_rule.atMost && m_rule.atMost->source == Bound::Source::Measure)
            whole(*m_rule.atMost->measure, sums.most);
        if (m_rule.atLeast && m_rule.atLeast->source == Bound::Source::Measure)
            whole(*m_rule.atLeast->measure, sums.least);
        return sums;
    }

    /// The figures over one subject; `one` gives that of a measure.
    [[nodiscard]] Sums sumsOf(const auto& one) const
    {
        const auto figure = [&](const std::optional<Bound>& bound) -> std::int64_t {
            return bound && bound->source == Bound::Source::Measure ? one(*bound->measure) : 0;
        };
        return {one(m_rule.count), figure(m_rule.atMost), figure(m_rule.atLeast), noId};
    }

    // ---- units and bodies -------------------------------------------------------------------------------------------

    void judgeUnits()
    {
        eachUnit([&](Id<AssessedUnit> id) {
            if (!isSubject(id))
                return;
            const auto members = [&] { return membersIn(m_result, m_rule.scope, id); };
            if (m_rule.scope.kind == Scope::Kind::Self) {
                compare(id, members, measuredOf(id, nullptr));
            } else {
                m_scratch.members.clear();
                addMembersIn(m_result, m_rule.scope, id, m_scratch.members);
                compare(id, members, measured(id, m_scratch.members));
            }
        });
    }

    /// Calls `judge` with each unit. For those for which the rule was judged as they are now, it takes over the
    /// tallies.
    void eachUnit(auto judge)
    {
        if (!m_alike || !m_alike->isAny() || !m_catalogue.ruleset.quickRules[m_id].isOfUnitsAlone) {
            for (const auto unit : m_result.units.ids())
                judge(unit);
            return;
        }
        EarlierTallies earlier(*m_alike, m_id);
        for (const auto unit : m_alike->others()) {
            earlier.addUpTo(unit, m_result);
            judge(unit);
        }
        earlier.addUpTo(m_result.units.nextId(), m_result);
    }

    /// Whether the rule looks at this unit.
    [[nodiscard]] bool isSubject(Id<AssessedUnit> id) const
    {
        return m_rule.quickWhere.meets(m_result.facts.row(id.position())) && m_result.units[id].isKnown() &&
               (m_rule.quickWhere.isWhole || matches(m_rule.where, UnitAsked(m_catalogue, m_result, id)));
    }

    /// A count with its own `in`, for a unit or one of its bodies.
    [[nodiscard]] std::int64_t elsewhere(const Measure& measure, Id<AssessedUnit> unit)
    {
        return m_counter.over(measure, membersIn(m_result, *measure.in, unit));
    }

    // ---- options ----------------------------------------------------------------------------------------------------

    /// The options that the roster has, each once.
    [[nodiscard]] std::vector<Id<NamedOption>> namedOptions() const
    {
        std::vector<Id<NamedOption>> named;
        for (const auto& taken : m_result.taken)
            if (taken.count > 0 && !taken.isInherited)
                named.push_back(taken.option->named);
        std::ranges::sort(named);
        named.erase(std::ranges::unique(named).begin(), named.end());
        return named;
    }

    void judgeOptions()
    {
        const auto all = knownUnits(m_result);
        auto count = m_rule.count; // one copy for all options
        for (const auto id : namedOptions()) {
            if (!matches(m_rule.where, OptionAsked(m_catalogue.options[id])))
                continue;
            count.named = count.in ? Id<NamedOption>() : id;
            const auto one = [&](const Measure& measure) {
                if (&measure == &m_rule.count)
                    return m_counter.over(count, all);
                auto its = measure;
                if (!its.in)
                    its.named = id;
                return m_counter.over(its, all);
            };
            compare(
                id, [&] { return all; }, sumsOf(one));
        }
    }

    // ---- units and bodies, their figures ----------------------------------------------------------------------------

    void judgeBodies()
    {
        const bool isAnswered =
            m_rule.quickWhere.isWhole && !m_rule.quickWhere.asksForGroup; // for all bodies of a unit
        const bool isShared = isAnswered && m_rule.count.kind != Measure::Kind::Models && !m_rule.count.differing;
        eachUnit([&](Id<AssessedUnit> unit) {
            if (!mayHaveSubject(unit))
                return;
            for (const auto& body : m_result.bodiesOf(unit)) {
                // A body that shares everything with its unit also has the same figures.
                if ((isShared && body.sharesAll) || !(isAnswered || isSubject(body)))
                    continue;
                compare(
                    m_result.bodies.idOf(body), [&] { return std::vector{unit}; }, measuredOf(unit, &body));
            }
        });
    }

    /// Whether the rule may look at a body of this unit. That it has models in no group is a fact only of a unit
    /// without groups.
    [[nodiscard]] bool mayHaveSubject(Id<AssessedUnit> id) const
    {
        const auto row = m_result.facts.row(id.position());
        if (!m_rule.quickWhere.asksForGroup)
            return m_rule.quickWhere.meets(row);
        return std::ranges::all_of(m_rule.quickWhere.all(), [&](const QuickFilter::Clause& clause) {
            return (row[clause.word] & clause.bits) != 0 || (clause.isGroup && isInClause(clause, ownModels));
        });
    }

    /// Whether the rule looks at this body of a unit at which it may look.
    [[nodiscard]] bool isSubject(const Body& body) const
    {
        const auto& quick = m_rule.quickWhere;
        return std::ranges::all_of(quick.all(),
                                   [&](const QuickFilter::Clause& clause) {
                                       return !clause.isGroup || isInClause(clause, body.fact());
                                   }) &&
               (quick.isWhole || matches(m_rule.where, BodyAsked(m_catalogue, m_result, body)));
    }

    static bool isInClause(const QuickFilter::Clause& clause, Id<Fact> fact)
    {
        return !fact.isNone() && fact.position() / 64 == clause.word && (clause.bits >> fact.position() % 64 & 1) != 0;
    }

    /// The figures of one unit, or of one body of it.
    [[nodiscard]] Sums measuredOf(Id<AssessedUnit> unit, const Body* body)
    {
        const auto one = [&](const Measure& measure) {
            if (measure.in)
                return elsewhere(measure, unit);
            return isSum(measure.kind) ? m_counter.partOf(measure, unit, body)
                                       : m_counter.over(measure, {&unit, 1}, body);
        };
        return sumsOf(one);
    }

    [[nodiscard]] Sums measured(Id<AssessedUnit> subject, Members members)
    {
        const auto one = [&](const Measure& measure) {
            return measure.in ? elsewhere(measure, subject) : m_counter.over(measure, members);
        };
        return sumsOf(one);
    }

    // ---- comparing --------------------------------------------------------------------------------------------------

    [[nodiscard]] bool isDerivedFromSize(const std::optional<Bound>& bound) const
    {
        if (!bound || bound->source != Bound::Source::Derived)
            return false;
        const auto& formula = m_catalogue.ruleset.stats[bound->stat].formula;
        return formula && asksForModels(*formula);
    }

    /// One cause, one finding: what follows from a wrong number of models is not judged besides.
    [[nodiscard]] bool isExplainedBySize(const Subject& subject) const
    {
        const auto unit = m_result.unitOf(subject);
        const auto& size = m_catalogue.ruleset.structureOf(Structural::UnitSize).severity;
        return !unit.isNone() && !hasRightSize(m_catalogue, m_result, unit) &&
               severityIn(size, m_result.choices) != Severity::Off;
    }

    /// `members` gives the units of the subject: called only if something is wrong, or if a bound has two factors.
    void compare(const Subject& subject, const auto& members, const Sums& sums)
    {
        const auto actual = Counter::figureOf(m_rule.count, sums.actual);
        // A rule that forbids something (at most 0) gives no tally.
        if (m_rule.count.kind == Measure::Kind::Unmatched && m_isForbidden && !m_rule.name.empty())
            addPlaces(subject, members());
        if (m_isForbidden && !m_rule.atLeast && actual == Fraction(0))
            return;
        if (m_followsSize && isExplainedBySize(subject))
            return;
        const auto most = figureOf(m_rule.atMost, subject, sums.most, members);
        const auto least = m_rule.exactly ? most : figureOf(m_rule.atLeast, subject, sums.least, members);
        if (!m_isForbidden)
            m_result.tallies.push_back({m_id, subject, actual, least, most});
        if (most && actual > *most)
            addFinding(subject, true, actual, *most, members());
        if (least && actual < *least)
            addFinding(subject, false, actual, *least, members());
    }

    /// How many units there are that need a place, and how many places.
    void addPlaces(const Subject& subject, const std::vector<Id<AssessedUnit>>& members)
    {
        const auto [places, takers] = placesOf(m_catalogue, m_result, members, m_rule.count);
        if (places > 0 || takers > 0)
            m_result.tallies.push_back({m_id, subject, Fraction(takers), std::nullopt, Fraction(places)});
    }

    /// The value of a bound for a subject; `counted` is the subject's own count.
    [[nodiscard]] std::optional<Fraction> figureOf(const std::optional<Bound>& bound, const Subject& subject,
                                                   std::int64_t counted, const auto& members)
    {
        if (!bound)
            return std::nullopt;
        return workOut(*bound, [&](const Bound& its) -> std::optional<Fraction> {
            if (its.source != Bound::Source::Measure)
                return startOf(its, subject);
            if (&its == &*bound)
                return Counter::figureOf(*its.measure, counted);
            const auto unit = m_result.unitOf(subject);
            if (its.measure->in)
                return Counter::figureOf(*its.measure, unit.isNone() ? m_counter.overAll(*its.measure)
                                                                     : elsewhere(*its.measure, unit));
            if (const auto* option = std::get_if<Id<NamedOption>>(&subject)) {
                auto measure = *its.measure;
                measure.named = *option;
                return Counter::figureOf(measure, m_counter.over(measure, members()));
            }
            return Counter::figureOf(*its.measure, m_counter.over(*its.measure, members(), bodyOf(subject)));
        });
    }

    [[nodiscard]] const Body* bodyOf(const Subject& subject) const
    {
        const auto* body = std::get_if<Id<Body>>(&subject);
        return body ? &m_result.bodies[*body] : nullptr;
    }

    /// The figure that a bound starts from.
    [[nodiscard]] std::optional<Fraction> startOf(const Bound& bound, const Subject& subject) const
    {
        const auto unit = m_result.unitOf(subject);
        const auto* body = unit.isNone() ? nullptr : bodyOf(subject);
        if (!unit.isNone() && !body)
            body = &m_result.ownModelsOf(unit);
        switch (bound.source) {
        case Bound::Source::Number:
        case Bound::Source::Measure:
        case Bound::Source::Lower:
        case Bound::Source::Higher:
        case Bound::Source::Sum:
            break;
        case Bound::Source::AgreedPoints:
            return m_result.limit ? std::optional(Fraction(*m_result.limit)) : std::nullopt;
        case Bound::Source::LineNumber:
            if (const auto* line = std::get_if<Id<CompositionLine>>(&subject))
                return Fraction(ownArmy().lines[*line].number);
            break;
        case Bound::Source::LimitNumber:
            if (const auto* limit = std::get_if<Id<LineLimit>>(&subject))
                return Fraction(ownArmy().limits[*limit].atMost);
            break;
        case Bound::Source::Parameter:
            if (body)
                return Fraction(m_counter.parameter(bound.rules, unit));
            break;
        case Bound::Source::Stat:
            if (const auto value = body ? m_counter.figure(bound.stat, *body) : std::nullopt)
                return Fraction(*value);
            break;
        case Bound::Source::Derived:
            return body ? m_counter.derived(bound.stat, *body) : std::nullopt;
        case Bound::Source::ArmyNumber:
            return armyNumber(m_catalogue, m_result, bound);
        }
        return std::nullopt;
    }

    void addFinding(const Subject& subject, bool tooMany, Fraction actual, Fraction allowed,
                    std::vector<Id<AssessedUnit>> members)
    {
        Finding finding;
        finding.rule = m_rule.id;
        finding.constraint = m_id;
        finding.severity = m_severity;
        finding.subject = subject;
        finding.tooMany = tooMany;
        finding.actual = actual;
        finding.allowed = allowed;
        const auto unit = m_result.unitOf(subject);
        if (m_rule.count.in)
            members = unit.isNone() ? knownUnits(m_result) : membersIn(m_result, *m_rule.count.in, unit);
        if (isAboutWeapons(m_rule.count)) {
            WeaponTotals totals;
            m_counter.gatherWeapons(m_rule.count, members, bodyOf(subject), totals);
            finding.weapons = weaponsAbove(m_catalogue, m_rule.count, totals, allowed);
        }
        // No single unit is to blame for the points of the whole roster.
        if (tooMany && (m_rule.subject != SubjectKind::Roster || m_rule.count.kind != Measure::Kind::Points))
            finding.units = culprits(subject, std::move(members), finding.weapons);
        if (!unit.isNone() && std::ranges::find(finding.units, unit) == finding.units.end())
            finding.units.insert(finding.units.begin(), unit);
        if (const auto* body = bodyOf(subject))
            finding.modelGroup = body->group;
        if (!isUnitsOwn(finding))
            m_result.findings.push_back(std::move(finding));
    }

    /// One cause, one finding: what a model group shares with its unit is reported for the unit only.
    [[nodiscard]] bool isUnitsOwn(const Finding& finding) const
    {
        if (finding.modelGroup.isNone())
            return false;
        const Subject own = m_result.units[m_result.unitOf(finding.subject)].firstBody;
        for (auto other = m_result.findings.rbegin(); other != m_result.findings.rend() && other->constraint == m_id;
             ++other)
            if (other->subject == own)
                return other->actual == finding.actual && other->allowed == finding.allowed &&
                       other->weapons == finding.weapons;
        return false;
    }

    /// The members that the count counts; of those with weapons, the ones that carry one of these.
    [[nodiscard]] std::vector<Id<AssessedUnit>> culprits(const Subject& subject, std::vector<Id<AssessedUnit>> members,
                                                         const std::vector<Id<Weapon>>& weapons)
    {
        auto count = m_rule.count;
        if (const auto* option = std::get_if<Id<NamedOption>>(&subject))
            count.named = *option;
        if (!weapons.empty())
            count.weapons = weapons;
        if (count.kind == Measure::Kind::Unmatched)
            return unmatchedUnits(m_catalogue, m_result, members, count);
        if (count.kind == Measure::Kind::DistinctArmies || count.kind == Measure::Kind::DistinctKinds)
            std::erase_if(members, [&](auto id) { return !fits(m_catalogue, m_result, id, count.filter); });
        else
            std::erase_if(members, [&](auto id) { return m_counter.partOf(count, id) == 0; });
        return members;
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    const RosterFacts& m_facts;
    const Constraint& m_rule;
    Id<Constraint> m_id;
    Severity m_severity;
    Scratch& m_scratch;
    Counter& m_counter; ///< of the scratch memory
    const Alike* m_alike;
    bool m_isForbidden;
    bool m_followsSize; ///< a bound is a figure that a formula works out from the number of models
};

/// Judges the rules one by one, and notes which could not be judged because something is not agreed.
class RuleJudge {
public:
    RuleJudge(const Catalogue& catalogue, Assessment& assessment, const RosterFacts& facts, const Alike& alike)
        : m_catalogue(catalogue),
          m_result(assessment),
          m_facts(facts),
          m_alike(alike),
          m_scratch{Counter(catalogue, assessment), {}, {}}
    {
    }

    void judge(Id<Constraint> id, Severity severity)
    {
        m_id = id;
        m_severity = severity;
        const auto& rule = m_catalogue.ruleset.constraints[id];
        const bool lacksPoints = !m_result.limit && needsAgreedPoints(rule);
        // A rule that only notes something needs no note that it did not.
        const bool mayRest = severity != Severity::Note;
        const auto applies = answerOf(m_catalogue, rule.when, m_result);
        if (applies.kind == Answer::Kind::Yes) {
            if (lacksPoints && mayRest)
                judgeWithoutPoints();
            else
                run(&m_alike);
        } else if (mayRest && applies.isOpen() && applies.lacks != NotAgreed::Choice) {
            judgeAsIfAgreed(applies.lacks, lacksPoints);
        } else {
            judgeAsIfChosen(id);
        }
    }

    /// A rule that does not apply, perhaps because nothing is chosen of a battle option.
    void judgeAsIfChosen(Id<Constraint> id)
    {
        m_id = id;
        const auto& rule = m_catalogue.ruleset.constraints[id];
        if (lacksChoice(m_catalogue, rule, m_result).isNone())
            return;
        m_severity = rule.severity.plain;
        if (!rule.severity.option.isNone())
            m_severity = m_result.choices[rule.severity.option].isNone()
                             ? *std::ranges::min_element(rule.severity.byChoice)
                             : severityIn(rule.severity, m_result.choices);
        if (m_severity < Severity::Note)
            judgeAsIfAgreed(NotAgreed::Choice, !m_result.limit && needsAgreedPoints(rule));
    }

    /// The notes on rules that rest come after everything that was found.
    void addNotes() { std::ranges::move(m_notes, std::back_inserter(m_result.findings)); }

private:
    using Key = std::tuple<Subject, bool, std::optional<Fraction>, std::optional<Fraction>>;
    static Key keyOf(const Finding& finding)
    {
        return {finding.subject, finding.tooMany, finding.actual, finding.allowed};
    }
    static std::set<Key> keysOf(const std::vector<Finding>& findings)
    {
        std::set<Key> keys;
        for (const auto& finding : findings)
            keys.insert(keyOf(finding));
        return keys;
    }

    /// More than any battle has.
    static constexpr std::int64_t mostPoints = 10'000'000;

    void run(const Alike* alike = nullptr)
    {
        ConstraintJudge(m_catalogue, m_result, m_facts, m_id, m_severity, m_scratch, alike).run();
    }

    /// What the rule would find if these points were agreed.
    std::vector<Finding> foundWith(std::int64_t points)
    {
        const auto tallies = m_result.tallies.size();
        m_result.limit = points;
        auto found = foundNow();
        m_result.limit.reset();
        m_result.tallies.resize(tallies);
        return found;
    }

    std::vector<Finding> foundNow()
    {
        const auto before = static_cast<std::ptrdiff_t>(m_result.findings.size());
        run();
        std::vector<Finding> found;
        std::move(m_result.findings.begin() + before, m_result.findings.end(), std::back_inserter(found));
        m_result.findings.resize(static_cast<std::size_t>(before));
        return found;
    }

    /// A limit rises or falls with the points, so that the two ends say whether the outcome depends on them.
    void judgeWithoutPoints()
    {
        const auto tallies = m_result.tallies.size();
        auto found = foundNow();
        auto few = foundWith(0);
        const auto many = foundWith(mostPoints);
        if (m_catalogue.ruleset.constraints[m_id].count.kind == Measure::Kind::AgreedPoints)
            found.clear(); // it counted none
        const auto isFound = keysOf(found);
        const auto isInFew = keysOf(few);
        const auto isInMany = keysOf(many);
        std::vector<Subject> resting;
        for (const auto& finding : many)
            if (!isInFew.contains(keyOf(finding)))
                resting.push_back(finding.subject);
        for (auto& finding : few) {
            const auto key = keyOf(finding);
            if (!isInMany.contains(key))
                resting.push_back(finding.subject);
            else if (!isFound.contains(key)) // what is found whatever is agreed needs no agreement
                found.push_back(std::move(finding));
        }
        std::ranges::sort(resting);
        std::ranges::move(found, std::back_inserter(m_result.findings));
        rest(NotAgreed::Points, std::move(resting), tallies);
    }

    /// What would be found in a scenario of the rule, or with a choice that it asks for.
    void judgeAsIfAgreed(NotAgreed missing, bool lacksPoints)
    {
        const auto tallies = m_result.tallies.size();
        std::vector<Subject> resting;
        const auto keep = [&](const std::vector<Finding>& found) {
            for (const auto& finding : found)
                resting.push_back(finding.subject);
        };
        keep(foundNow());
        if (lacksPoints) {
            keep(foundWith(0));
            keep(foundWith(mostPoints));
        }
        std::ranges::sort(resting);
        const auto first = m_result.tallies.begin() + static_cast<std::ptrdiff_t>(tallies);
        m_result.tallies.erase(
            std::remove_if(first, m_result.tallies.end(),
                           [&](const Tally& tally) { return !std::ranges::binary_search(resting, tally.subject); }),
            m_result.tallies.end());
        rest(missing, std::move(resting), tallies);
    }

    /// Marks the tallies from this position on, and makes one note for the rule.
    void rest(NotAgreed missing, std::vector<Subject> resting, std::size_t tallies)
    {
        if (resting.empty())
            return;
        for (auto i = tallies; i < m_result.tallies.size(); ++i)
            if (std::ranges::binary_search(resting, m_result.tallies[i].subject))
                m_result.tallies[i].rests = missing;
        const std::string_view rule = m_catalogue.ruleset.constraints[m_id].id;
        if (std::ranges::any_of(m_notes,
                                [&](const Finding& note) { return note.rule == rule && note.rests == missing; }))
            return;
        Finding note;
        note.rule = rule;
        note.constraint = m_id;
        note.severity = Severity::Note;
        note.rests = missing;
        m_notes.push_back(std::move(note));
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    const RosterFacts& m_facts;
    const Alike& m_alike;
    Id<Constraint> m_id;
    Severity m_severity = Severity::Error;
    Scratch m_scratch;
    std::vector<Finding> m_notes;
};

} // namespace

void judgeConstraints(const Catalogue& catalogue, Assessment& assessment, const Alike& alike)
{
    const RosterFacts facts(assessment);
    RuleJudge judge(catalogue, assessment, facts, alike);
    const auto& rules = catalogue.ruleset;
    assessment.tallies.reserve(assessment.units.size() * 8 + rules.constraints.size());
    for (const auto id : rules.constraints.ids()) {
        const auto& quick = rules.quickRules[id];
        if (quick.isOfBattle || (assessment.units.empty() && !quick.whenEmpty) ||
            (!quick.army.isNone() && quick.army != assessment.army))
            continue;
        if (quick.idle != QuickRule::Idle::Unknown && quick.isIdle(facts.row())) {
            if (quick.idle == QuickRule::Idle::Tally)
                assessment.tallies.push_back({id, WholeRoster(), 0, quick.atLeast, quick.atMost});
            continue;
        }
        const auto severity = severityIn(rules.constraints[id].severity, assessment.choices);
        if (severity != Severity::Off)
            judge.judge(id, severity);
        else if (rules.constraints[id].severity.byChoice.size() > 0)
            judge.judgeAsIfChosen(id);
    }
    judge.addNotes();
}

} // namespace muster
