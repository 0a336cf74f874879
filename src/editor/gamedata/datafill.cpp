#include "editor/gamedata/datafill.h"

#include "editor/gamedata/dataoffers.h"
#include "editor/list/fillwords.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/verdicttext.h"

#include <algorithm>

namespace muster::editor {

namespace bs = battlescribe;

namespace {

/// Whether one of these keys is of a choice, which may be at the top of forces of several catalogues.
bool isAmong(const bs::Game& game, Id<bs::Choice> choice, const std::vector<std::string>& keys)
{
    const auto path = '/' + game.pathOf(choice);
    return std::ranges::any_of(keys, [&](const std::string& key) { return key.ends_with(path); });
}

advice::FillWishes wishesOf(const bs::Game& game, const FillAsked& asked, const std::stop_token& stop)
{
    advice::FillWishes wishes;
    wishes.hasAdditions = asked.hasAdditions;
    wishes.locks.refused = asked.refused;
    wishes.effort.stop = stop;
    wishes.mayCome = [&game, only = asked.only, without = asked.without](Id<bs::Choice> choice) {
        if (!game[choice].above.isNone()) // keys are of units
            return true;
        return (only.empty() || isAmong(game, choice, only)) && !isAmong(game, choice, without);
    };
    return wishes;
}

/// The key of what is added to a force; empty for a change of a unit.
std::string offerOf(const Standing& standing, const advice::ProposedChange& change)
{
    const auto held = standing.lock();
    const auto& edit = std::get<bs::Edit>(change.edit);
    const auto* inserted =
        change.row.empty() && edit.size() == 1 ? std::get_if<bs::InsertSelection>(&edit.front()) : nullptr;
    const auto* force = inserted ? bs::forceOf(standing.roster(), inserted->parent) : nullptr;
    return force ? keyOf(standing, force->catalogue, inserted->selection.choice) : std::string();
}

} // namespace

FillForm fillForm(const Standing& standing, const FillAsked& asked, const std::stop_token& stop)
{
    const auto kept = keptOf(standing.roster(), asked.kept, bs::Edit());
    const auto& list = std::get<bs::Roster>(kept.list);
    const auto before = standing.with(std::get<bs::Edit>(kept.change));
    const auto fills = advice::fill(standing.game(), list, wishesOf(standing.game(), asked, stop));
    const auto totalsOf = [&](const advice::AnyRoster& filled) {
        const auto after = standing.with(std::get<bs::Roster>(filled));
        return text(report::verdictLine(after->list()) + ". " + report::totals(after->list().sums));
    };
    return fillForm({report::FillTask::Fill, &before->list(), &fills, {}, {}}, kept,
                    {totalsOf, [&](const advice::ProposedChange& change) { return offerOf(standing, change); }});
}

} // namespace muster::editor
