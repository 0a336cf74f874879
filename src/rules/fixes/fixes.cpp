#include "rules/fixes/fixes.h"

#include "rules/fixes/added.h"
#include "rules/fixes/identity.h"
#include "rules/fixes/proposals.h"
#include "rules/fixes/proposer.h"
#include "rules/fixes/takeunder.h"
#include "rules/fixes/trial.h"
#include "rules/fixes/unknownfixes.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace muster {

namespace {

constexpr std::size_t mostFixes = 4;
/// Most changes that are put together to one fix.
constexpr int mostSteps = 6;
/// Most changes that need others and are tried with them.
constexpr int mostCombined = 6;

/// The errors that are new in `after`, counting those that are there several times.
std::vector<FindingIdentity> newIn(const std::vector<FindingIdentity>& before,
                                   const std::vector<FindingIdentity>& after)
{
    std::vector<FindingIdentity> found;
    std::ranges::set_difference(after, before, std::back_inserter(found));
    return found;
}

/// Steps for a body of models that is judged, a finding that is compared, or an edit that is made and taken back.
constexpr std::uint64_t workOfOne = 20;

std::uint64_t workToApply(const Edit& edit)
{
    const auto* batch = std::get_if<edits::Batch>(&edit.change);
    return workOfOne * (batch ? batch->edits.size() : 1);
}

class Fixer {
public:
    /// `isWhole`: not one of the steps of a fix that is put together.
    Fixer(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, const Finding& finding,
          WorkBudget& budget, bool isWhole)
        : m_catalogue(catalogue),
          m_roster(roster),
          m_assessment(assessment),
          m_finding(finding),
          m_budget(budget),
          m_isWhole(isWhole),
          m_mayCombine(isWhole && finding.severity != Severity::Note),
          m_trials(catalogue, roster),
          m_identity(identify(assessment, finding)),
          m_errors(errorsOf(assessment)),
          m_same(sameIn(assessment))
    {
    }

    std::vector<Fix> run()
    {
        if (m_finding.unknown)
            tryAll({proposeForUnknown(m_catalogue, m_roster, m_assessment, m_finding, m_budget), {}});
        else
            tryAll(proposeFixes(m_catalogue, m_roster, m_assessment, m_finding, m_budget));
        if (m_mayCombine)
            combine([](const Fix& fix) { return !fix.removesUnits(); });
        const bool hasRemoval =
            std::ranges::any_of(m_fixes, [](const Fix& fix) { return fix.kind != Fix::Kind::AddUnits; });
        if (!hasRemoval && m_finding.tooMany && !m_finding.unknown)
            removeSeveral();
        if (m_mayCombine)
            combine([&](const Fix& fix) { return !isStray(fix); });
        if (m_isWhole && m_fixes.empty())
            switchRulings();
        // Only now units that the finding does not name.
        if (m_fixes.empty())
            m_fixes = std::move(m_strays);
        if (m_mayCombine)
            combine([](const Fix&) { return true; });
        if (m_isWhole && m_fixes.empty() && m_finding.severity == Severity::Error)
            removeMost();
        if (m_isWhole && m_finding.severity == Severity::Error)
            for (auto& fix : m_fixes)
                takeUnder(m_catalogue, m_roster, m_assessment, m_budget, fix);
        std::ranges::stable_sort(m_fixes, {}, [&](const Fix& fix) { return removedBy(fix); });
        return std::move(m_fixes);
    }

private:
    [[nodiscard]] const AssessedUnit& unit(Id<AssessedUnit> i) const { return m_assessment.units[i]; }
    [[nodiscard]] const RosterUnit& source(Id<AssessedUnit> i) const { return *m_assessment.source[i]; }

    void tryAll(Proposals proposals)
    {
        std::size_t tries = 0;
        std::size_t next = 0;
        const auto& alternatives = proposals.alternatives;
        for (std::size_t i = 0; i < proposals.fixes.size(); ++i) {
            if (m_fixes.size() >= mostFixes || m_budget.isSpent())
                break;
            while (next < alternatives.size() && alternatives[next].end <= i)
                ++next;
            const bool isAlternative = next < alternatives.size() && alternatives[next].first <= i;
            if (isAlternative && alternatives[next].first == i && alternatives[next].isNeeded && !m_fixes.empty()) {
                i = alternatives[next].end - 1;
                continue;
            }
            if (!isAlternative && ++tries > mostTries)
                continue;
            const auto offered = m_fixes.size();
            tryOne(std::move(proposals.fixes[i]));
            if (isAlternative && m_fixes.size() > offered && --proposals.alternatives[next].most == 0)
                i = alternatives[next].end - 1;
        }
    }

    void tryOne(Fix fix)
    {
        const bool isStray = this->isStray(fix);
        if ((isStray && (!m_fixes.empty() || m_strays.size() >= mostFixes)) || isOffered(fix) || !isFixedBy(fix))
            return;
        (isStray ? m_strays : m_fixes).push_back(std::move(fix));
    }

    /// How many units a fix removes, with those that are attached to them.
    [[nodiscard]] std::size_t removedBy(const Fix& fix) const
    {
        std::size_t count = 0;
        if (fix.removesUnits())
            for (const auto i : fix.units)
                count += m_assessment.withBelow(i).size();
        return count;
    }

    /// Whether a fix removes a unit that the finding does not name.
    [[nodiscard]] bool isStray(const Fix& fix) const
    {
        const bool removes = fix.kind == Fix::Kind::RemoveUnits;
        return (removes && !std::ranges::all_of(fix.units, [&](Id<AssessedUnit> i) { return isNamed(i); })) ||
               std::ranges::any_of(fix.then, [&](const Fix& other) { return isStray(other); });
    }

    /// Whether a unit is to blame for the finding. For too many points of the whole roster, each unit is that counts.
    [[nodiscard]] bool isNamed(Id<AssessedUnit> i) const
    {
        if (std::ranges::find(m_finding.units, i) != m_finding.units.end() ||
            i == m_assessment.unitOf(m_finding.subject))
            return true;
        const bool isPoints = !m_finding.constraint.isNone() && m_finding.tooMany && m_finding.units.empty() &&
                              rule().count.kind == Measure::Kind::Points;
        return isPoints && unit(i).isKnown() && fits(m_catalogue, m_assessment, i, rule().count.filter);
    }

    /// Tries a fix on a copy of the roster, which is then put back as it was. An empty roster breaks few rules, but is
    /// nobody's wish.
    bool isFixedBy(Fix& fix, bool mayEmpty = false)
    {
        if (!m_budget.spend(workToJudge(m_assessment) + workToApply(fix.edit)))
            return false;
        bool isFixed = false;
        m_trials.with(fix.edit, [&](const Assessment& after) {
            setCosts(m_assessment, after, fix);
            // Two model groups of one kind may have the same finding.
            const bool isGone = sameIn(after) < m_same;
            // A fix must not cause a new error.
            isFixed = isGone && newIn(m_errors, errorsAfter(after)).empty();
            if (isGone && !isFixed && m_mayCombine)
                m_needOthers.push_back(fix);
            isFixed = isFixed && (mayEmpty || !after.units.empty() || m_assessment.units.empty());
        });
        return isFixed;
    }

    /// Where not all unknown names have a finding, one that gets it now is not new.
    [[nodiscard]] std::vector<FindingIdentity> errorsAfter(const Assessment& after) const
    {
        auto errors = errorsOf(after);
        if (m_assessment.moreUnknown > 0)
            std::erase_if(errors, [](const FindingIdentity& error) { return !error.unknown.empty(); });
        return errors;
    }

    [[nodiscard]] bool isOffered(const Fix& fix) const
    {
        return std::ranges::any_of(
            m_fixes, [&](const Fix& other) { return readsTheSame(m_catalogue, m_assessment, fix, other); });
    }

    // ---- changes that belong together -------------------------------------------------------------------------------

    /// If nothing like it was found: offers a change that causes new errors together with those that fix these.
    void combine(const auto& isWanted)
    {
        if (std::ranges::any_of(m_fixes, isWanted))
            return;
        int tries = 0;
        for (std::size_t i = 0; i < m_needOthers.size() && tries < mostCombined && !m_budget.isSpent(); ++i) {
            if (!isWanted(m_needOthers[i]))
                continue;
            tries += m_together.contains(i) ? 0 : 1;
            auto whole = togetherFor(i);
            if (whole && isWanted(*whole) && !isOffered(*whole) && isFixedBy(*whole)) {
                m_fixes.push_back(std::move(*whole));
                return;
            }
        }
    }

    /// withOthers() of a change that needs others, which is asked for twice: the second time it is known.
    std::optional<Fix> togetherFor(std::size_t needing)
    {
        const auto known = m_together.find(needing);
        return known != m_together.end() ? known->second
                                         : m_together.emplace(needing, withOthers(m_needOthers[needing])).first->second;
    }

    /// The change, and for each new error that it causes the first fix for it, until there is none.
    std::optional<Fix> withOthers(Fix whole)
    {
        auto roster = m_roster;
        if (!apply(roster, whole.edit))
            return std::nullopt;
        for (int steps = 0; steps < mostSteps && m_budget.spend(workToJudge(m_assessment)); ++steps) {
            const auto after = assess(m_catalogue, roster);
            const auto caused = newIn(m_errors, errorsAfter(after));
            if (caused.empty())
                return whole;
            const auto finding = std::ranges::find(after.findings, caused.front(), [&](const Finding& its) {
                return its.severity == Severity::Error ? identify(after, its) : FindingIdentity();
            });
            if (finding == after.findings.end())
                return std::nullopt;
            bool isFixed = false;
            for (const auto& next : Fixer(m_catalogue, roster, after, *finding, m_budget, false).run()) {
                auto more = withOne(whole, roster, after, next);
                auto changed = m_roster;
                if (!more || contradictsItself(m_catalogue, m_assessment, *more) || !apply(changed, more->edit))
                    continue;
                whole = std::move(*more);
                roster = std::move(changed);
                isFixed = true;
                break;
            }
            if (!isFixed)
                return std::nullopt;
        }
        return std::nullopt;
    }

    /// A fix together with one that was found in the roster as it is after it: what changes only added units becomes
    /// part of adding them.
    [[nodiscard]] std::optional<Fix> withOne(const Fix& whole, Roster roster, const Assessment& after,
                                             const Fix& next) const
    {
        if (!isOfAdded(after, next, addedBy(whole.edit))) {
            auto named = asBefore(after, next);
            return named ? std::optional(together(whole, std::move(*named))) : std::nullopt;
        }
        if (!apply(roster, next.edit))
            return std::nullopt;
        auto more = whole;
        addAsIn(m_catalogue, m_assessment, roster, more);
        return more;
    }

    /// The same fix with the positions that its units have in the roster as it is. Nothing if one of them is not there.
    [[nodiscard]] std::optional<Fix> asBefore(const Assessment& after, Fix fix) const
    {
        std::unordered_map<std::string_view, Id<AssessedUnit>> before;
        for (const auto i : m_assessment.units.ids())
            before.emplace(unit(i).id, i);
        const auto find = [&](Id<AssessedUnit> i) {
            const auto found = before.find(after.units[i].id);
            return found == before.end() ? Id<AssessedUnit>() : found->second;
        };
        for (auto& i : fix.units)
            if (i = find(i); i.isNone())
                return std::nullopt;
        if (!fix.above.isNone())
            if (fix.above = find(fix.above); fix.above.isNone())
                return std::nullopt;
        if (!fix.body.isNone()) {
            const auto& body = after.bodies[fix.body];
            const auto bodies = m_assessment.bodiesOf(find(body.unit));
            const auto same = std::ranges::find(bodies, body.kind, &Body::kind);
            if (same == bodies.end())
                return std::nullopt;
            fix.body = m_assessment.bodies.idOf(*same);
        }
        for (auto& other : fix.then) {
            auto named = asBefore(after, std::move(other));
            if (!named)
                return std::nullopt;
            other = std::move(*named);
        }
        return fix;
    }

    /// The other answer to a question that the rulebook leaves open.
    void switchRulings()
    {
        for (const auto id : m_catalogue.ruleset.rulings.ids()) {
            const auto& ruling = m_catalogue.ruleset.rulings[id];
            if (m_fixes.size() >= mostFixes || m_budget.isSpent())
                break;
            if (!ruling.army.isNone() && ruling.army != m_assessment.army)
                continue;
            Fix fix;
            fix.kind = Fix::Kind::SetRuling;
            fix.ruling = id;
            fix.number = m_assessment.rulings[id] ? 0 : 1;
            fix.edit.change = edits::SetRuling{ruling.id, fix.number == 1};
            if (isFixedBy(fix))
                m_fixes.push_back(std::move(fix));
        }
    }

    /// If nothing else helps, most units go: all but those that can stay, which are tried one after the other.
    void removeMost()
    {
        std::vector<Id<AssessedUnit>> alone;
        for (const auto i : m_assessment.units.ids())
            if (unit(i).parent.isNone())
                alone.push_back(i);
        if (alone.size() > mostRemoved)
            return;
        std::vector<Id<AssessedUnit>> kept;
        const auto withoutOthers = [&] {
            Fix fix;
            edits::Batch batch;
            for (const auto i : alone)
                if (std::ranges::find(kept, i) == kept.end()) {
                    fix.units.push_back(i);
                    batch.edits.push_back({edits::RemoveUnit{unit(i).id}});
                }
            fix.edit.change = std::move(batch);
            return fix;
        };
        if (auto all = withoutOthers(); m_budget.isSpent() || !isFixedBy(all, true))
            return;
        std::optional<Fix> best;
        for (std::size_t i = 0; i < alone.size() && i < mostTries && !m_budget.isSpent(); ++i) {
            kept.push_back(alone[i]);
            if (auto fix = withoutOthers(); !fix.units.empty() && isFixedBy(fix))
                best = std::move(fix);
            else
                kept.pop_back();
        }
        if (best)
            m_fixes.push_back(std::move(*best));
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
                if (unit(i).parent.isNone() && isNamed(i) && i != m_assessment.unitOf(m_finding.subject))
                    culprits.push_back(i);
        if (culprits.empty())
            return;
        const bool isPoints = !m_finding.constraint.isNone() && rule().count.kind == Measure::Kind::Points;
        auto enough = isPoints || !m_finding.actual || !m_finding.allowed ? std::size_t{1}
                                                                          : static_cast<std::size_t>(gapOf(m_finding));
        const bool canDeploy = !m_finding.constraint.isNone() && asksFor(rule().count.filter, Filter::Kind::HeldBack);
        const bool isEverything = culprits.size() == m_assessment.units.size();
        const auto most = std::min(culprits.size() - (isEverything ? 1 : 0), mostRemoved);
        for (int tries = 0; tries < 12 && !m_budget.isSpent() && enough <= most; ++tries) {
            if (canDeploy && tryTogether(culprits, enough, Fix::Kind::Deploy))
                return;
            if (tryTogether(culprits, enough, Fix::Kind::RemoveUnits))
                return;
            const auto next = enough + 1 + enough / 4;
            enough = enough < most ? std::min(next, most) : next;
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
    WorkBudget& m_budget;
    bool m_isWhole;
    /// Whether changes that need others are offered together with them. A note is no reason to turn a roster over.
    bool m_mayCombine;
    Trials m_trials;
    FindingIdentity m_identity;
    std::vector<FindingIdentity> m_errors;
    std::ptrdiff_t m_same;
    std::vector<Fix> m_needOthers;                        ///< changes that remove the finding, but cause new errors
    std::map<std::size_t, std::optional<Fix>> m_together; ///< by the position of what needs others
    std::vector<Fix> m_strays;                            ///< those that remove units which the finding does not name
    std::vector<Fix> m_fixes;
};

} // namespace

std::uint64_t workToJudge(const Assessment& assessment)
{
    return workOfOne * (assessment.bodies.size() + assessment.findings.size() + assessment.moreUnknown);
}

std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding, WorkBudget& budget)
{
    // What could not be judged is for the players to agree on.
    if (finding.rests || !budget.spend(workToJudge(assessment)))
        return {};
    return Fixer(catalogue, roster, assessment, finding, budget, true).run();
}

std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding)
{
    WorkBudget budget(mostFixWork);
    return fixes(catalogue, roster, assessment, finding, budget);
}

std::vector<std::vector<Fix>> allFixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                       WorkBudget& budget)
{
    std::vector<std::vector<Fix>> all;
    all.reserve(assessment.findings.size());
    for (const auto& finding : assessment.findings)
        all.push_back(fixes(catalogue, roster, assessment, finding, budget));
    return all;
}

std::vector<std::vector<Fix>> allFixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment)
{
    WorkBudget budget(mostFixWork);
    return allFixes(catalogue, roster, assessment, budget);
}

} // namespace muster
