#include "advice/repair/repair.h"

#include "advice/gamelists/changinggamelist.h"
#include "advice/rosters/changingroster.h"
#include "battlescribe/judge/judgement.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <optional>

namespace muster::advice {

namespace bs = battlescribe;

namespace {

/// So much more work is done for a list of game data where nothing was found, unless somebody said how much: some want
/// many changes.
constexpr std::uint64_t timesMore = 8;
/// Of a large list of game data at least so many changes are tried; with so much work at most.
constexpr std::uint64_t leastTrials = 600;
constexpr std::uint64_t mostLeastWork = 4'000'000;

/// Searches a list, and makes an answer of each that was found; equal ones are one.
template <typename Propose>
void look(ChangingList& list, const Wishes& wishes, Repairs& repairs, const Propose& propose)
{
    const auto found = search(list, wishes.aims, wishes.effort);
    repairs.isEmptying = found.isEmptying;
    repairs.atLeast = found.least;
    repairs.wasStopped = found.wasStopped;
    repairs.judgements = found.judgements;
    for (const auto& each : found.answers) {
        std::optional<Proposal> proposal = propose(each.found);
        if (!proposal)
            continue;
        const auto same = std::ranges::find(repairs.answers, proposal->list, &Repair::list);
        auto& its =
            same == repairs.answers.end() ? repairs.answers.emplace_back(Repair{std::move(*proposal), {}, {}}) : *same;
        its.aims.push_back(each.aim);
        if (each.isProven)
            its.proven.push_back(each.aim);
    }
}

} // namespace

Repairs repair(const Catalogue& catalogue, const Roster& roster, const Wishes& wishes)
{
    Repairs repairs;
    const auto before = assess(catalogue, roster);
    repairs.isLegal = before.isLegal();
    repairs.isJudged = before.isComplete;
    repairs.isTooLarge = !repairs.isLegal && before.units.size() > mostUnits;
    if (repairs.isLegal || repairs.isTooLarge || !before.isComplete)
        return repairs;
    ChangingRoster list(catalogue, roster, wishes.locks);
    look(list, wishes, repairs, [&](const Found& found) { return proposalOf(catalogue, roster, list, found); });
    return repairs;
}

Repairs repair(bs::Game& game, const bs::Roster& roster, const Wishes& wishes)
{
    Repairs repairs;
    auto held = game.lock();
    const auto before = bs::judge::judge(game, roster);
    held.unlock();
    repairs.isLegal = before.isLegal();
    repairs.isJudged = before.isComplete();
    repairs.isTooLarge = !repairs.isLegal && unitsOf(roster).size() > mostUnits;
    if (repairs.isLegal || repairs.isTooLarge || !repairs.isJudged)
        return repairs;
    ChangingGameList list(game, roster, mainColumn(before), wishes.locks, wishes.effort.stop);
    const auto propose = [&](const Found& found) { return proposalOf(game, roster, before, list, found); };
    auto wished = wishes;
    wished.effort.work = std::max(wishes.effort.work, std::min(mostLeastWork, list.workOf(leastTrials)));
    look(list, wished, repairs, propose);
    if (!repairs.answers.empty() || !repairs.wasStopped || wishes.effort.work != Effort().work)
        return repairs;
    wished.effort.work *= timesMore;
    look(list, wished, repairs, propose);
    return repairs;
}

} // namespace muster::advice
