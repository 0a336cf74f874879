#include "rules/judge/constraints.h"

#include "core/data/severityrule.h"
#include "core/language/filtermatch.h"
#include "core/language/formula.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/bounds.h"
#include "rules/judge/counting.h"
#include "rules/judge/rests.h"
#include "rules/judge/structure.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace muster {

namespace {

/// Judges one constraint for all its subjects.
class ConstraintJudge {
public:
    ConstraintJudge(const Catalogue& catalogue, Assessment& result, Id<Constraint> id, Severity severity)
        : m_catalogue(catalogue),
          m_result(result),
          m_rule(catalogue.ruleset.constraints[id]),
          m_id(id),
          m_severity(severity),
          m_counter(catalogue, result),
          m_known(knownUnits(result)),
          m_isForbidden(m_rule.forbids()),
          m_followsSize(isDerivedFromSize(m_rule.atMost) || isDerivedFromSize(m_rule.atLeast))
    {
    }

    void run()
    {
        switch (m_rule.subject) {
        case SubjectKind::Roster:
            compare(WholeRoster(), m_known);
            break;
        case SubjectKind::Army:
        case SubjectKind::Kind:
        case SubjectKind::Line:
        case SubjectKind::Limit:
            judgeGroups();
            break;
        case SubjectKind::Unit:
            for (const auto id : m_known)
                if (fits(m_catalogue, m_result, id, m_rule.where))
                    compare(id, membersIn(m_result, m_rule.scope, id));
            break;
        case SubjectKind::Body:
            judgeBodies();
            break;
        case SubjectKind::Option:
            for (const auto id : namedOptions())
                if (hasMarks(m_catalogue.options[id].marks, Domain::Option))
                    compare(id, m_known);
            break;
        case SubjectKind::Battle:
            break; // see assessBattle()
        }
    }

private:
    using Units = std::vector<Id<AssessedUnit>>;

    [[nodiscard]] const Army& ownArmy() const { return m_catalogue.army(m_result.army); }

    // ---- subjects ---------------------------------------------------------------------------------------------------

    /// Units that are judged together: of an army, of a kind, on a line, or under a limit of lines.
    void judgeGroups()
    {
        std::map<Subject, Units> groups;
        addOwn(groups);
        for (const auto id : m_known)
            for (const auto& subject : subjectsOf(m_result.units[id]))
                groups[subject].push_back(id);
        for (const auto& [subject, members] : groups)
            if (isJudged(subject))
                compare(subject, members);
    }

    /// What is judged for the roster's own army even if it has no units yet.
    void addOwn(std::map<Subject, Units>& groups) const
    {
        if (m_result.army.isNone())
            return;
        if (m_rule.subject == SubjectKind::Army && m_rule.where.kind == Filter::Kind::Always)
            groups[m_result.army];
        if (m_rule.subject == SubjectKind::Line)
            for (const auto line : ownArmy().lines.ids())
                groups[line];
        if (m_rule.subject == SubjectKind::Limit)
            for (const auto limit : ownArmy().limits.ids())
                groups[limit];
    }

    /// The groups that a unit belongs to.
    [[nodiscard]] std::vector<Subject> subjectsOf(const AssessedUnit& unit) const
    {
        if (m_rule.subject == SubjectKind::Army)
            return {unit.army};
        if (m_rule.subject == SubjectKind::Kind)
            return {m_catalogue.countsAs(unit.kind)};
        if (unit.army != m_result.army || unit.line.isNone())
            return {};
        if (m_rule.subject == SubjectKind::Line)
            return {unit.line};
        const auto& limits = m_catalogue.unit(unit.kind).limits;
        return {limits.begin(), limits.end()};
    }

    [[nodiscard]] bool isJudged(const Subject& subject) const
    {
        if (const auto* army = std::get_if<Id<Army>>(&subject))
            return fits(m_catalogue, m_result, *army, m_rule.where);
        if (const auto* kind = std::get_if<Id<Unit>>(&subject))
            return fits(m_catalogue, m_result, *kind, m_rule.where);
        if (const auto* line = std::get_if<Id<CompositionLine>>(&subject))
            return hasMarks(ownArmy().lines[*line].marks, Domain::Line);
        return true;
    }

    /// Whether a line or an option, of which only marks are asked, has those that the rule asks for.
    [[nodiscard]] bool hasMarks(const FactSet& marks, Domain domain) const
    {
        return matches(m_rule.where, domain, [&](const Filter& its) { return marks.meets(its.facts); });
    }

    void judgeBodies()
    {
        // A body that shares everything with its unit also has the same figures.
        const bool isShared = !asksFor(m_rule.where, Filter::Kind::Group) &&
                              m_rule.count.kind != Measure::Kind::Models && !m_rule.count.differing;
        for (const auto unit : m_known)
            for (const auto& body : m_result.bodiesOf(unit))
                if (!(isShared && body.sharesAll) && fits(m_catalogue, m_result, body, m_rule.where))
                    compare(m_result.bodies.idOf(body), {unit});
    }

    /// The options that the roster has, each once.
    [[nodiscard]] std::set<Id<NamedOption>> namedOptions() const
    {
        std::set<Id<NamedOption>> named;
        for (const auto& taken : m_result.taken)
            if (taken.count > 0 && !taken.isInherited)
                named.insert(taken.option->named);
        return named;
    }

    // ---- comparing --------------------------------------------------------------------------------------------------

    [[nodiscard]] Fraction counted(const Measure& measure, const Subject& subject, const Units& members) const
    {
        return Counter::figureOf(
            measure, m_counter.from(about(measure, subject), m_result.unitOf(subject), members, bodyOf(subject)));
    }

    /// A count; for a rule about each option, of the option that is its subject.
    [[nodiscard]] static Measure about(const Measure& measure, const Subject& subject)
    {
        auto its = measure;
        if (const auto* option = std::get_if<Id<NamedOption>>(&subject); option && !measure.in)
            its.named = *option;
        return its;
    }

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

    void compare(const Subject& subject, const Units& members)
    {
        const auto actual = counted(m_rule.count, subject, members);
        // A rule that forbids something (at most 0) gives no tally.
        if (m_isForbidden && !m_rule.atLeast && actual == Fraction(0))
            return;
        if (m_followsSize && isExplainedBySize(subject))
            return;
        const auto most = figureOf(m_rule.atMost, subject, members);
        const auto least = m_rule.exactly ? most : figureOf(m_rule.atLeast, subject, members);
        if (!m_isForbidden)
            m_result.tallies.push_back({m_id, subject, actual, least, most});
        if (most && actual > *most)
            addFinding(subject, true, actual, *most, members);
        if (least && actual < *least)
            addFinding(subject, false, actual, *least, members);
    }

    /// The value of a bound for a subject.
    [[nodiscard]] std::optional<Fraction> figureOf(const std::optional<Bound>& bound, const Subject& subject,
                                                   const Units& members) const
    {
        if (!bound)
            return std::nullopt;
        return workOut(*bound, [&](const Bound& its) -> std::optional<Fraction> {
            return its.source == Bound::Source::Measure ? counted(*its.measure, subject, members)
                                                        : startOf(its, subject);
        });
    }

    [[nodiscard]] const Body* bodyOf(const Subject& subject) const
    {
        const auto* body = std::get_if<Id<Body>>(&subject);
        return body ? &m_result.bodies[*body] : nullptr;
    }

    /// The figure that a bound starts from which is not a count.
    [[nodiscard]] std::optional<Fraction> startOf(const Bound& bound, const Subject& subject) const
    {
        if (const auto* line = std::get_if<Id<CompositionLine>>(&subject);
            line && bound.source == Bound::Source::LineNumber)
            return Fraction(ownArmy().lines[*line].number);
        if (const auto* limit = std::get_if<Id<LineLimit>>(&subject);
            limit && bound.source == Bound::Source::LimitNumber)
            return Fraction(ownArmy().limits[*limit].atMost);
        const auto unit = m_result.unitOf(subject);
        const auto* body = bodyOf(subject);
        return m_counter.startOf(bound, unit.isNone() || body ? body : &m_result.ownModelsOf(unit));
    }

    void addFinding(const Subject& subject, bool tooMany, Fraction actual, Fraction allowed, Units members)
    {
        Finding finding{.rule = m_rule.id,
                        .constraint = m_id,
                        .severity = m_severity,
                        .subject = subject,
                        .tooMany = tooMany,
                        .actual = actual,
                        .allowed = allowed};
        const auto unit = m_result.unitOf(subject);
        if (m_rule.count.in)
            members = membersIn(m_result, *m_rule.count.in, unit);
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
    [[nodiscard]] Units culprits(const Subject& subject, Units members, const std::vector<Id<Weapon>>& weapons) const
    {
        auto count = about(m_rule.count, subject);
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
    const Constraint& m_rule;
    Id<Constraint> m_id;
    Severity m_severity;
    Counter m_counter;
    Units m_known; ///< units whose kinds the catalogue knows
    bool m_isForbidden;
    bool m_followsSize; ///< a bound is a figure that a formula works out from the number of models
};

/// Judges the rules one by one, and notes which could not be judged because something is not agreed.
class RuleJudge {
public:
    RuleJudge(const Catalogue& catalogue, Assessment& assessment) : m_catalogue(catalogue), m_result(assessment) {}

    void judge(Id<Constraint> id, Severity severity)
    {
        m_id = id;
        m_severity = severity;
        const auto& rule = m_catalogue.ruleset.constraints[id];
        const bool lacksPoints = !m_result.limit && needsAgreedPoints(rule);
        // A rule that only notes something needs no note that it did not.
        const bool mayRest = severity != Severity::Note;
        if (holds(m_catalogue, rule.when, m_result)) {
            if (lacksPoints && mayRest)
                judgeWithoutPoints();
            else
                run();
        } else if (mayRest && lacksScenario(m_catalogue, rule.when, m_result)) {
            judgeAsIfAgreed(NotAgreed::Scenario, lacksPoints);
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

    void run() { ConstraintJudge(m_catalogue, m_result, m_id, m_severity).run(); }

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
        m_notes.push_back({.rule = rule, .constraint = m_id, .severity = Severity::Note, .rests = missing});
    }

    const Catalogue& m_catalogue;
    Assessment& m_result;
    Id<Constraint> m_id;
    Severity m_severity = Severity::Error;
    std::vector<Finding> m_notes;
};

} // namespace

void judgeConstraints(const Catalogue& catalogue, Assessment& assessment)
{
    RuleJudge judge(catalogue, assessment);
    for (const auto id : catalogue.ruleset.constraints.ids()) {
        const auto& rule = catalogue.ruleset.constraints[id];
        if (rule.subject == SubjectKind::Battle || (assessment.units.empty() && !rule.whenEmpty))
            continue;
        const auto severity = severityIn(rule.severity, assessment.choices);
        if (severity != Severity::Off)
            judge.judge(id, severity);
        else if (rule.severity.byChoice.size() > 0)
            judge.judgeAsIfChosen(id);
    }
    judge.addNotes();
}

} // namespace muster
