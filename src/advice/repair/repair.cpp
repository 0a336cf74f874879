#include "advice/repair/repair.h"

#include "advice/gamelists/changinggamelist.h"
#include "advice/gamelists/costpoints.h"
#include "advice/rosters/proposal.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/verdict/session.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <optional>

namespace muster::advice {

namespace bs = battlescribe;

namespace {

/// The id of the unit that a change is about; empty for one that is new.
std::string rowOf(const Assessment& before, const Fix& fix)
{
    return fix.units.empty() || fix.kind == Fix::Kind::AddUnits ? std::string() : before.units[fix.units.front()].id;
}

/// The answer that a path leads to. Nothing where the single changes do not lead to a legal roster.
std::optional<Repair> answerOf(const Catalogue& catalogue, const Roster& roster, ChangingRoster& list,
                               const Found& found)
{
    auto proposal = proposalOf(catalogue, roster, list, found.path);
    if (!proposal)
        return std::nullopt;
    const auto& before = list.before();
    Repair answer;
    for (auto& change : proposal->changes)
        answer.changes.push_back(
            {change.fix, change.fix.edit, rowOf(before, change.fix), change.fix.points, change.edits});
    answer.leaving = std::ranges::count_if(
        before.units, [&](const AssessedUnit& unit) { return findUnit(proposal->roster, unit.id) == nullptr; });
    answer.added = static_cast<std::int64_t>(countUnits(proposal->roster.units)) -
                   static_cast<std::int64_t>(before.units.size()) + answer.leaving;
    answer.loss = found.loss;
    answer.points = proposal->points;
    answer.edit = std::move(proposal->edit);
    answer.list = std::move(proposal->roster);
    return answer;
}

/// The position of the kind of cost that measures the army among the totals: see battlescribe::mainSum().
std::optional<std::size_t> mainColumn(const bs::judge::Judgement& judgement)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < judgement.totals.size(); ++i) {
        const auto& total = judgement.totals[i];
        if (total.isHidden)
            continue;
        if (total.limit)
            return i;
        if (!total.sum.isZero() && (!found || judgement.totals[*found].sum < total.sum))
            found = i;
    }
    return found;
}

/// The ids of the selections at the top of forces.
std::vector<std::string> unitsOf(const bs::Roster& list)
{
    std::vector<std::string> ids;
    bs::eachForce(list.forces, [&](const bs::Force& force) {
        for (const auto& selection : force.selections)
            ids.push_back(selection.id);
    });
    return ids;
}

std::int64_t countMissing(const std::vector<std::string>& ids, const std::vector<std::string>& in)
{
    return std::ranges::count_if(ids, [&](const std::string& id) { return std::ranges::find(in, id) == in.end(); });
}

/// Puts the costs of a change into it: by how much each total changes.
void setCosts(const bs::Game& game, const bs::judge::Judgement& before, const bs::judge::Judgement& after,
              bs::Verdict::Fix& fix)
{
    bs::fixes::Fix costs;
    for (std::size_t i = 0; i < before.totals.size() && i < after.totals.size(); ++i)
        costs.costs.push_back(after.totals[i].sum - before.totals[i].sum);
    fix.costs = bs::fixOf(game, before, costs).costs;
}

std::optional<Repair> answerOf(bs::Game& game, const bs::Roster& roster, const bs::judge::Judgement& before,
                               std::vector<GameChange> changes, const Loss& loss)
{
    const auto column = mainColumn(before);
    const auto totalOf = [&](const bs::judge::Judgement& judgement) {
        return column ? judgement.totals[*column].sum : bs::Decimal();
    };
    Repair answer;
    auto repaired = roster;
    bs::Edit all;
    auto last = before;
    for (auto& change : changes) {
        if (!bs::apply(repaired, change.edit))
            return std::nullopt;
        auto now = bs::judge::judge(game, repaired);
        setCosts(game, last, now, change.fix);
        all.insert(all.end(), change.edit.begin(), change.edit.end());
        answer.changes.push_back({std::move(change.fix), std::move(change.edit), std::move(change.at),
                                  pointsUpOf(totalOf(now) - totalOf(last)), change.edits});
        last = std::move(now);
    }
    const auto unitsBefore = unitsOf(roster);
    const auto unitsAfter = unitsOf(repaired);
    answer.leaving = countMissing(unitsBefore, unitsAfter);
    answer.added = countMissing(unitsAfter, unitsBefore);
    answer.loss = loss;
    answer.points = pointsUpOf(totalOf(last) - totalOf(before));
    answer.edit = std::move(all);
    answer.list = std::move(repaired);
    return last.isLegal() ? std::optional(std::move(answer)) : std::nullopt;
}

/// So much more work is done for a list of game data where nothing was found, unless somebody said how much: some want
/// many changes.
constexpr std::uint64_t timesMore = 8;

/// Searches a list, and makes an answer of each that was found; equal ones are one.
template <typename MakeAnswer>
void look(ChangingList& list, const Wishes& wishes, Repairs& repairs, const MakeAnswer& make)
{
    const auto found = search(list, wishes.aims, wishes.effort);
    repairs.isEmptying = found.isEmptying;
    repairs.atLeast = found.least;
    repairs.wasStopped = found.wasStopped;
    repairs.judgements = found.judgements;
    for (const auto& each : found.answers) {
        std::optional<Repair> answer = make(each.found);
        if (!answer)
            continue;
        const auto same = std::ranges::find(repairs.answers, answer->list, &Repair::list);
        auto& its = same == repairs.answers.end() ? repairs.answers.emplace_back(std::move(*answer)) : *same;
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
    look(list, wishes, repairs, [&](const Found& found) { return answerOf(catalogue, roster, list, found); });
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
    const auto make = [&](const Found& found) {
        return list.goTo(found.path) ? answerOf(game, roster, before, list.changes(), found.loss) : std::nullopt;
    };
    auto wished = wishes;
    wished.effort.work = std::max(wishes.effort.work, list.leastWork());
    look(list, wished, repairs, make);
    if (!repairs.answers.empty() || !repairs.wasStopped || wishes.effort.work != Effort().work)
        return repairs;
    wished.effort.work *= timesMore;
    look(list, wished, repairs, make);
    return repairs;
}

} // namespace muster::advice
