#include "advice/rosters/changingroster.h"

#include "advice/rosters/freshids.h"
#include "advice/rosters/leastloss.h"
#include "advice/search/openerrors.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/proposals.h"
#include "rules/judge/alike.h"
#include "rules/judge/assess.h"
#include "rules/players/owning.h"

#include <algorithm>

namespace muster::advice {

namespace {

/// Work for the quick way, and for proposals for one error: some hundredths of a second at most.
constexpr std::uint64_t mostQuickWork = 40'000'000;
constexpr std::uint64_t mostProposalWork = 20'000;
constexpr int mostQuickSteps = 200;
/// A wanted unit may cause errors of its own until what it needs has come: it helps all the same.
constexpr std::int64_t missingGap = 4 * Points::parts;
/// Standings of rosters that were tried are kept, so that none is judged twice: some megabytes.
constexpr std::size_t mostKept = 50'000;
constexpr std::size_t mostAsked = 5'000; ///< errors of lists, with their moves
constexpr int mostErrors = 1'000'000;    ///< the ids of missing units come after those of errors

/// How far a finding is from its limit: in hundredths and twentieths of what it counts, so that parts of points count.
std::int64_t distanceOf(const Finding& finding)
{
    if (!finding.actual || !finding.allowed)
        return Points::parts;
    const auto gap = finding.tooMany ? *finding.actual - *finding.allowed : *finding.allowed - *finding.actual;
    return std::max<std::int64_t>(1, (gap * Fraction(Points::parts)).floor());
}

bool changesRulings(const Fix& fix)
{
    return fix.kind == Fix::Kind::SetRuling || std::ranges::any_of(fix.then, changesRulings);
}

} // namespace

ChangingRoster::ChangingRoster(const Catalogue& catalogue, const Roster& roster, const Locks& locks,
                               const Growth& growth)
    : m_catalogue(catalogue),
      m_roster(roster),
      m_locks(locks),
      m_before(assess(catalogue, roster)),
      m_difference(catalogue, m_before),
      m_now(roster),
      m_trial(roster),
      m_growth(growth)
{
    m_state = m_difference.stateOf(m_now);
    if (m_growth.owned)
        m_lacking = lackingFor(catalogue, m_before, *m_growth.owned).lacking();
    for (const auto& refused : locks.refused)
        if (const auto* edit = std::get_if<Edit>(&refused))
            if (auto changed = roster; apply(changed, *edit))
                m_refused.insert(m_difference.stateOf(changed));
    for (const auto& finding : m_before.findings)
        if (finding.severity == Severity::Warning)
            m_warnings.push_back(identify(m_before, finding));
    std::ranges::sort(m_warnings);
}

int ChangingRoster::idOf(const Finding& finding, const Assessment& assessment)
{
    const auto next = static_cast<int>(m_errorIds.size());
    return m_errorIds.try_emplace(identify(assessment, finding), next).first->second;
}

Standing ChangingRoster::standingOf(const Roster& roster, const Assessment& assessment, std::uint64_t state)
{
    Standing standing;
    for (const auto& finding : assessment.findings)
        if (isError(finding.severity) || (m_growth.warningsToo && finding.severity == Severity::Warning))
            standing.errors.push_back({idOf(finding, assessment), distanceOf(finding)});
    joinSame(standing.errors);
    addMissing(assessment, standing.errors);
    standing.loss = m_difference.lossOf(assessment);
    standing.cost = assessment.points;
    standing.state = state;
    // Other units in place of all of them would be another army.
    standing.isEmpty = std::ranges::all_of(
        assessment.units, [&](const AssessedUnit& unit) { return m_difference.find(unit.id).isNone(); });
    standing.work = 5 + assessment.bodies.size() + assessment.findings.size();
    standing.isWished = isWished(roster, assessment);
    if (standing.errors.empty())
        for (const auto& finding : assessment.findings)
            if (finding.severity == Severity::Warning &&
                !std::ranges::binary_search(m_warnings, identify(assessment, finding)))
                ++standing.loss.warnings;
    return standing;
}

bool ChangingRoster::isWished(const Roster& roster, const Assessment& assessment) const
{
    if (!std::ranges::all_of(m_locks.keep,
                             [&](const std::string& id) { return m_difference.isAsItWas(assessment, id); }))
        return false;
    if (m_growth.owned && lackingFor(m_catalogue, assessment, *m_growth.owned).lacking() > m_lacking)
        return false;
    if (m_refused.empty())
        return true;
    // A change is one that was refused if it alone leads to the same roster.
    if (m_refused.contains(m_difference.stateOf(roster)))
        return false;
    return std::ranges::none_of(m_difference.changesTo(assessment), [&](const Change& change) {
        auto alone = m_roster;
        return apply(alone, change.fix.edit) && m_refused.contains(m_difference.stateOf(alone));
    });
}

void ChangingRoster::addMissing(const Assessment& assessment, std::vector<OpenError>& errors) const
{
    for (std::size_t i = 0; i < m_growth.wanted.size(); ++i) {
        const auto& wanted = m_growth.wanted[i];
        const auto there = std::ranges::count(assessment.units, wanted.kind, &AssessedUnit::kind);
        if (const auto missing = wanted.number - there; missing > 0)
            errors.push_back({mostErrors + static_cast<int>(i), missing * missingGap});
    }
}

std::optional<Edit> ChangingRoster::change(Roster& roster, const Edit& edit) const
{
    const bool mayAdd =
        std::holds_alternative<edits::AddUnit>(edit.change) || std::holds_alternative<edits::Batch>(edit.change);
    FreshIds fresh(
        [&](const std::string& id) { return !m_difference.find(id).isNone() || findUnit(roster, id) != nullptr; });
    auto undo = mayAdd ? apply(roster, fresh.in(edit)) : apply(roster, edit);
    return undo ? std::optional(std::move(*undo)) : std::nullopt;
}

std::optional<Standing> ChangingRoster::standing(std::uint64_t state, const Roster& roster)
{
    if (const auto known = m_standings.find(state); known != m_standings.end())
        return known->second;
    m_judged = assess(m_catalogue, roster, std::move(m_judged), m_before);
    auto standing =
        m_judged.isComplete ? std::optional(standingOf(roster, m_judged, state)) : std::optional<Standing>();
    if (m_standings.size() < mostKept)
        m_standings.emplace(state, standing);
    return standing;
}

const Assessment& ChangingRoster::assessment()
{
    if (!m_assessment)
        m_assessment = assess(m_catalogue, m_now);
    return *m_assessment;
}

std::optional<Standing> ChangingRoster::goTo(std::span<const Id<Move>> path)
{
    m_now = m_roster;
    bool fits = true;
    for (const auto move : path)
        fits = fits && change(m_now, m_moves[move].edit);
    m_trial = m_now;
    m_assessment.reset();
    m_state = m_difference.stateOf(m_now);
    return fits ? standing(m_state, m_now) : std::nullopt;
}

std::optional<Standing> ChangingRoster::tried(Id<Move> move)
{
    const auto undo = change(m_trial, m_moves[move].edit);
    if (!undo)
        return std::nullopt;
    auto after = standing(m_difference.stateOf(m_trial), m_trial);
    (void)apply(m_trial, *undo);
    return after;
}

Id<Move> ChangingRoster::know(RosterMove move) { return m_moves.add(std::move(move)); }

void ChangingRoster::knowAll(std::vector<RosterMove> moves, std::vector<Id<Move>>& known)
{
    for (auto& move : moves) {
        const auto* batch = std::get_if<edits::Batch>(&move.edit.change);
        if (!batch || !batch->edits.empty())
            known.push_back(know(std::move(move)));
    }
}

std::set<Id<AssessedUnit>> ChangingRoster::culpritsOf(const Finding& finding)
{
    std::set<Id<AssessedUnit>> culprits(finding.units.begin(), finding.units.end());
    if (const auto unit = assessment().unitOf(finding.subject); !unit.isNone())
        culprits.insert(unit);
    return culprits;
}

Moves ChangingRoster::everyMove()
{
    // Where a unit has errors that are its own alone, one step must change that unit, or remove it with one above it:
    // the others need not be tried whole.
    std::set<Id<AssessedUnit>> faulty;
    bool hasOwn = false;
    bool isAboutAll = false;
    for (const auto& finding : assessment().findings) {
        if (!isError(finding.severity))
            break;
        const auto culprits = culpritsOf(finding);
        faulty.insert(culprits.begin(), culprits.end());
        hasOwn = hasOwn || isOfUnitAlone(finding);
        isAboutAll = isAboutAll || assessment().unitOf(finding.subject).isNone();
    }
    std::set<Id<AssessedUnit>> above;
    for (const auto unit : faulty)
        for (auto it = assessment().units[unit].parent; !it.isNone(); it = assessment().units[it].parent)
            above.insert(it);
    RosterMoves all(m_catalogue, assessment());
    for (const auto unit : assessment().units.ids())
        if (faulty.contains(unit))
            all.addUnit(unit, Reach::Everything);
        else if (isAboutAll || !hasOwn || above.contains(unit))
            all.addUnit(unit, hasOwn ? Reach::Less : Reach::Everything);
    if (!hasOwn) {
        const auto kinds = m_catalogue.units.ids();
        const std::vector<Id<Unit>> every(kinds.begin(), kinds.end());
        NewUnits units(m_catalogue, m_roster, every, NewForms::Plain);
        // Of units that are missing some are what is missed only with an option: a general.
        for (const auto& finding : assessment().findings)
            if (isError(finding.severity) && !finding.tooMany && !finding.constraint.isNone())
                units.addFitting(m_roster, every, m_catalogue.ruleset.constraints[finding.constraint].count.filter);
        all.addNewUnits(units, m_now);
    }
    Moves result;
    result.isWhole = all.isWhole();
    knowAll(all.take(), result.moves);
    return result;
}

std::vector<Id<Move>> ChangingRoster::movesFor(int error)
{
    const auto key = std::pair(error, m_state);
    if (const auto asked = m_asked.find(key); asked != m_asked.end())
        return asked->second;
    auto moves = newMovesFor(error);
    if (m_asked.size() < mostAsked)
        m_asked.emplace(key, moves);
    return moves;
}

std::vector<Id<Move>> ChangingRoster::newMovesFor(int error)
{
    std::vector<Id<Move>> known;
    RosterMoves generic(m_catalogue, assessment());
    std::vector<RosterMove> proposed;
    std::set<Id<AssessedUnit>> culprits;
    for (const auto& finding : assessment().findings) {
        if (!isError(finding.severity))
            break;
        if (idOf(finding, assessment()) != error)
            continue;
        WorkBudget budget(mostProposalWork);
        for (auto& fix : proposeFixes(m_catalogue, m_now, assessment(), finding, budget).fixes)
            if (!changesRulings(fix))
                proposed.push_back({std::move(fix.edit), {static_cast<int>(m_moves.size()), 0, false}});
        culprits.merge(culpritsOf(finding));
    }
    knowAll(std::move(proposed), known);
    if (culprits.empty())
        for (const auto unit : assessment().units.ids())
            culprits.insert(unit);
    for (const auto unit : culprits)
        generic.addUnit(unit, Reach::Less);
    knowAll(generic.take(), known);
    return known;
}

Path ChangingRoster::quickWay(const std::stop_token& stop)
{
    // As a person would who takes the first offer of the first finding that has one, until the roster is legal.
    auto roster = m_roster;
    Path path;
    FreshIds fresh(
        [&](const std::string& id) { return !m_difference.find(id).isNone() || findUnit(roster, id) != nullptr; });
    WorkBudget budget(mostQuickWork, stop);
    for (int step = 0; step < mostQuickSteps && !budget.isSpent(); ++step) {
        const auto assessment = assess(m_catalogue, roster);
        if (assessment.isLegal())
            return path;
        std::optional<Edit> first;
        for (const auto& finding : assessment.findings) {
            if (first || !isError(finding.severity))
                break;
            auto found = fixes(m_catalogue, roster, assessment, finding, budget);
            if (!found.empty() && !changesRulings(found.front()))
                first = std::move(found.front().edit);
        }
        if (!first)
            return {};
        auto edit = fresh.in(std::move(*first));
        if (!apply(roster, edit))
            return {};
        path.push_back(know({std::move(edit), {}}));
    }
    return {};
}

Path ChangingRoster::inSteps(std::span<const Id<Move>> path)
{
    Path steps;
    if (!goTo(path))
        return steps;
    std::vector<RosterMove> moves;
    for (auto& change : changes())
        moves.push_back({std::move(change.fix.edit), {}});
    knowAll(std::move(moves), steps);
    return steps;
}

Loss ChangingRoster::leastLoss() const { return leastLossOf(m_catalogue, m_before); }

std::optional<Points> ChangingRoster::limit() const
{
    return m_before.limit ? std::optional(Points(*m_before.limit)) : std::nullopt;
}

std::vector<Member> ChangingRoster::members() const
{
    std::vector<Member> members;
    for (const auto& unit : m_before.units)
        if (unit.isKnown())
            members.push_back({unit.kind.value(), m_catalogue.unit(unit.kind).category.value(), unit.points});
    return members;
}

std::vector<NewUnit> ChangingRoster::newUnits()
{
    if (!m_newUnits)
        m_newUnits.emplace(m_catalogue, m_roster, m_growth.kinds, NewForms::Several);
    std::vector<NewUnit> units;
    m_newUnits->forEach(assessment(), m_now, [&](const edits::AddUnit& edit, Id<Unit> kind, std::size_t form) {
        const auto [at, isNew] = m_adding.try_emplace({form, edit.parent, edit.unit.as, edit.index});
        if (isNew)
            at->second = know({{edit}, {}});
        const bool isWanted = std::ranges::find(m_growth.wanted, kind, &WantedUnits::kind) != m_growth.wanted.end();
        units.push_back({at->second, kind.value(), m_catalogue.unit(kind).category.value(), isWanted});
    });
    return units;
}

std::vector<Addition> ChangingRoster::additions(bool onlyNewUnits)
{
    std::vector<Addition> additions;
    RosterMoves moves(m_catalogue, assessment());
    for (const auto unit : assessment().units.ids()) {
        if (onlyNewUnits && !m_difference.find(assessment().units[unit].id).isNone())
            continue;
        moves.addUnit(unit, Reach::More);
        std::vector<Id<Move>> known;
        knowAll(moves.take(), known);
        for (const auto move : known)
            additions.push_back({move, assessment().units[unit].points, {}});
    }
    return additions;
}

} // namespace muster::advice
