#include "advice/filling/fill.h"

#include "advice/gamelists/changinggamelist.h"
#include "advice/gamelists/costpoints.h"
#include "advice/rosters/kindanswers.h"
#include "battlescribe/judge/judgement.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::advice {

namespace {

/// The kinds of units that may come, in the order of the data.
std::vector<Id<Unit>> kindsFor(const Catalogue& catalogue, const Assessment& before, const FillWishes& wishes)
{
    std::set<Id<Army>> armies{before.army};
    for (const auto& unit : before.units)
        if (unit.isKnown())
            armies.insert(unit.army);
    for (const auto& wanted : wishes.wanted)
        armies.insert(catalogue.unit(wanted.kind).army);
    std::vector<Id<Unit>> kinds;
    for (const auto kind : catalogue.units.ids())
        if ((wishes.hasAllies || armies.contains(catalogue.unit(kind).army)) &&
            std::ranges::none_of(wishes.without, [&](const auto& each) { return each.contains(kind); }) &&
            (wishes.only.empty() || wishes.only.contains(kind)))
            kinds.push_back(kind);
    return kinds;
}

/// Of a large list of game data at least so many changes are tried, with so much work at most, unless somebody said how
/// much.
constexpr std::uint64_t trialsOfFill = 1'500;
constexpr std::uint64_t mostWorkOfFill = 2'500'000;

/// Lets a list grow, and makes an answer of each way that was found.
template <typename Propose>
void grow(GrowingList& list, const FillLimits& limits, const Effort& effort, Fills& fills, const Propose& propose)
{
    const auto found = fillUp(list, limits, effort);
    fills.wasStopped = found.wasStopped;
    fills.judgements = found.judgements;
    for (const auto& each : found.answers) {
        std::optional<Proposal> proposal = propose(each.found);
        if (!proposal)
            continue;
        Fill fill{std::move(*proposal), each.kind, {}, false};
        if (fills.left) {
            fill.left = *fills.left - fill.points;
            fill.fitsNothing = fills.leastPrice && *fill.left < *fills.leastPrice;
        }
        fills.answers.push_back(std::move(fill));
    }
}

Fills filled(const Catalogue& catalogue, const Roster& roster, const FillWishes& wishes, bool warningsToo = false)
{
    Fills fills;
    const auto before = assess(catalogue, roster);
    if (before.limit)
        fills.left = Points(*before.limit) - before.points;
    const Growth growth{warningsToo, kindsFor(catalogue, before, wishes), wishes.wanted, wishes.owned};
    const KindAnswers kinds(catalogue, before);
    for (const auto kind : growth.kinds)
        if (const auto price = kinds.leastPrice(kind); !fills.leastPrice || price < *fills.leastPrice)
            fills.leastPrice = price;
    ChangingRoster list(catalogue, roster, wishes.locks, growth);
    grow(list, {wishes.hasNewUnits && !growth.kinds.empty(), wishes.hasAdditions, wishes.answers}, wishes.effort, fills,
         [&](const Found& found) { return proposalOf(catalogue, roster, list, found); });
    return fills;
}

} // namespace

Fills fill(const Catalogue& catalogue, const Roster& roster, const FillWishes& wishes)
{
    const auto before = assess(catalogue, roster);
    Fills none;
    none.why = !before.isComplete                       ? NoFill::NotKnown
               : !before.isLegal()                      ? NoFill::NotLegal
               : !before.limit                          ? NoFill::NoLimit
               : before.points >= Points(*before.limit) ? NoFill::Full
               : before.units.size() > mostFillUnits    ? NoFill::TooLarge
                                                        : NoFill::None;
    return none.why == NoFill::None ? filled(catalogue, roster, wishes) : none;
}

Fills fill(battlescribe::Game& game, const battlescribe::Roster& roster, const FillWishes& wishes)
{
    Fills fills;
    auto held = game.lock();
    const auto before = battlescribe::judge::judge(game, roster);
    held.unlock();
    const auto column = mainColumn(before);
    const auto limit = column ? before.totals[*column].limit : std::nullopt;
    fills.why = !before.isComplete()                     ? NoFill::NotKnown
                : !before.isLegal()                      ? NoFill::NotLegal
                : !limit                                 ? NoFill::NoLimit
                : before.totals[*column].sum >= *limit   ? NoFill::Full
                : unitsOf(roster).size() > mostFillUnits ? NoFill::TooLarge
                                                         : NoFill::None;
    if (fills.why != NoFill::None)
        return fills;
    fills.left = -pointsUpOf(before.totals[*column].sum - *limit);
    ChangingGameList list(game, roster, column, wishes.locks, wishes.effort.stop, {limit, wishes.mayCome});
    auto effort = wishes.effort;
    if (effort.work == FillWishes().effort.work)
        effort.work = std::max(effort.work, std::min(mostWorkOfFill, list.workOf(trialsOfFill)));
    grow(list, {wishes.hasNewUnits, wishes.hasAdditions, wishes.answers}, effort, fills,
         [&](const Found& found) { return proposalOf(game, roster, before, list, found); });
    return fills;
}

Fills buildArmy(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes)
{
    // Without a limit an army grows only until nothing is wrong with it. Where rules only warn, it would be one unit.
    if (!beginning.battle.points)
        if (auto whole = filled(catalogue, beginning, wishes, true); !whole.answers.empty())
            return whole;
    return filled(catalogue, beginning, wishes);
}

} // namespace muster::advice
