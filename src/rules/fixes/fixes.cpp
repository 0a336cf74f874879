#include "rules/fixes/fixes.h"

#include "rules/fixes/identity.h"
#include "rules/fixes/proposals.h"
#include "rules/fixes/trial.h"
#include "rules/fixes/unknownfixes.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t mostFixes = 4;
constexpr std::size_t mostTries = 24;

class Fixer {
public:
    Fixer(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, const Finding& finding,
          FixBudget& budget)
        : m_catalogue(catalogue),
          m_roster(roster),
          m_assessment(assessment),
          m_finding(finding),
          m_budget(budget),
          m_trials(catalogue, roster),
          m_identity(identify(assessment, finding)),
          m_errors(errorsOf(assessment)),
          m_same(sameIn(assessment))
    {
    }

    std::vector<Fix> run()
    {
        auto candidates = m_finding.unknown ? proposeForUnknown(m_catalogue, m_roster, m_assessment, m_finding)
                                            : proposeFixes(m_catalogue, m_roster, m_assessment, m_finding);
        for (auto& candidate : candidates) {
            if (m_fixes.size() >= mostFixes || m_tries >= mostTries || m_budget.units <= 0)
                break;
            if (isFixedBy(candidate))
                m_fixes.push_back(std::move(candidate));
        }
        const bool hasRemoval =
            std::ranges::any_of(m_fixes, [](const Fix& fix) { return fix.kind != Fix::Kind::AddUnits; });
        if (!hasRemoval && m_finding.tooMany && !m_finding.unknown)
            removeSeveral();
        std::ranges::stable_sort(m_fixes, {}, [](const Fix& fix) { return fix.units.size(); });
        return std::move(m_fixes);
    }

private:
    [[nodiscard]] const AssessedUnit& unit(Id<AssessedUnit> i) const { return m_assessment.units[i]; }
    [[nodiscard]] const RosterUnit& source(Id<AssessedUnit> i) const { return *m_assessment.source[i]; }

    /// Tries a fix on a copy of the roster, which is then put back as it was.
    bool isFixedBy(Fix& fix)
    {
        ++m_tries;
        // The cost of a trial: each body of models is judged, and each finding compared.
        m_budget.units -= std::ssize(m_assessment.bodies) + std::ssize(m_assessment.findings);
        bool isFixed = false;
        m_trials.with(fix.edit, [&](const Assessment& after) {
            fix.points = after.points - m_assessment.points;
            // A fix must not cause a new error. Two model groups of one kind may have the same finding.
            isFixed = sameIn(after) < m_same && std::ranges::includes(m_errors, errorsOf(after));
        });
        return isFixed;
    }

    /// How many findings of a verdict have this identity.
    [[nodiscard]] std::ptrdiff_t sameIn(const Assessment& assessment) const
    {
        return std::ranges::count_if(assessment.findings, [&](const Finding& other) {
            return other.rule == m_finding.rule && identify(assessment, other) == m_identity;
        });
    }

    [[nodiscard]] const Constraint& rule() const { return m_catalogue.ruleset.constraints[m_finding.constraint]; }

    /// If no single change is enough: removes the units to blame one by one, from the last, until the finding is gone.
    void removeSeveral()
    {
        auto culprits = m_finding.units;
        if (!m_finding.constraint.isNone())
            std::erase(culprits, m_assessment.unitOf(m_finding.subject));
        if (culprits.empty())
            for (const auto i : m_assessment.units.ids())
                if (unit(i).parent.isNone())
                    culprits.push_back(i);
        const bool isPoints = !m_finding.constraint.isNone() && rule().count.kind == Measure::Kind::Points;
        auto enough = isPoints || !m_finding.actual || !m_finding.allowed ? std::size_t{1}
                                                                          : static_cast<std::size_t>(gapOf(m_finding));
        const bool canDeploy = !m_finding.constraint.isNone() && asksFor(rule().count.filter, Filter::Kind::HeldBack);
        for (int tries = 0; tries < 12 && m_budget.units > 0 && enough <= culprits.size();
             ++tries, enough += 1 + enough / 4) {
            if (canDeploy && tryTogether(culprits, enough, Fix::Kind::Deploy))
                return;
            if (tryTogether(culprits, enough, Fix::Kind::RemoveUnits))
                return;
        }
    }

    bool tryTogether(const std::vector<Id<AssessedUnit>>& culprits, std::size_t number, Fix::Kind kind)
    {
        Fix fix;
        fix.kind = kind;
        edits::Batch batch;
        for (auto i = culprits.rbegin(); i != culprits.rend() && fix.units.size() < number; ++i) {
            if (kind == Fix::Kind::Deploy && !source(*i).reserve)
                continue;
            fix.units.push_back(*i);
            // Each unit comes after those below it, which are removed with it.
            std::erase_if(batch.edits, [&](const Edit& edit) {
                const auto* removal = std::get_if<edits::RemoveUnit>(&edit.change);
                return removal && isBelow(*i, removal->unit);
            });
            if (kind == Fix::Kind::Deploy)
                batch.edits.push_back({edits::SetReserve{unit(*i).id, false}});
            else
                batch.edits.push_back({edits::RemoveUnit{unit(*i).id}});
        }
        fix.edit.change = std::move(batch);
        if (fix.units.empty() || !isFixedBy(fix))
            return false;
        m_fixes.push_back(std::move(fix));
        return true;
    }

    [[nodiscard]] bool isBelow(Id<AssessedUnit> top, const std::string& id) const
    {
        for (const auto i : m_assessment.withBelow(top))
            if (i != top && unit(i).id == id)
                return true;
        return false;
    }

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const Assessment& m_assessment;
    const Finding& m_finding;
    FixBudget& m_budget;
    Trials m_trials;
    FindingIdentity m_identity;
    std::vector<FindingIdentity> m_errors;
    std::ptrdiff_t m_same;
    std::size_t m_tries = 0;
    std::vector<Fix> m_fixes;
};

} // namespace

std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding, FixBudget& budget)
{
    // What could not be judged is for the players to agree on.
    if (budget.units <= 0 || finding.rests)
        return {};
    return Fixer(catalogue, roster, assessment, finding, budget).run();
}

std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding)
{
    FixBudget budget;
    return fixes(catalogue, roster, assessment, finding, budget);
}

std::vector<std::vector<Fix>> allFixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment)
{
    FixBudget budget;
    std::vector<std::vector<Fix>> all;
    all.reserve(assessment.findings.size());
    for (const auto& finding : assessment.findings)
        all.push_back(fixes(catalogue, roster, assessment, finding, budget));
    return all;
}

} // namespace muster
