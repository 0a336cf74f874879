#include "advice/filling/fill.h"

#include "advice/rosters/kindanswers.h"
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
    const auto found =
        fillUp(list, {wishes.hasNewUnits && !growth.kinds.empty(), wishes.hasAdditions, wishes.answers}, wishes.effort);
    fills.wasStopped = found.wasStopped;
    fills.judgements = found.judgements;
    for (const auto& each : found.answers) {
        auto proposal = proposalOf(catalogue, roster, list, each.found.path);
        if (!proposal)
            continue;
        Fill fill{std::move(*proposal), each.kind, each.found.loss.edits, {}, false};
        if (fills.left) {
            fill.left = *fills.left - fill.points;
            fill.fitsNothing = fills.leastPrice && *fill.left < *fills.leastPrice;
        }
        fills.answers.push_back(std::move(fill));
    }
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

Fills buildArmy(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes)
{
    // Without a limit an army grows only until nothing is wrong with it. Where rules only warn, it would be one unit.
    if (!beginning.battle.points)
        if (auto whole = filled(catalogue, beginning, wishes, true); !whole.answers.empty())
            return whole;
    return filled(catalogue, beginning, wishes);
}

} // namespace muster::advice
