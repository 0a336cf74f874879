#include "editor/gestures/adding.h"

#include "core/roster/edit.h"
#include "rules/judge/assess.h"
#include "rules/judge/structure.h"

#include <algorithm>
#include <limits>
#include <variant>

namespace muster::editor {

namespace {

/// So many units that take a new one are tried: each costs a judgement.
constexpr std::size_t mostTried = 8;

/// Spots on other units for one that may not stand where the edit puts it; none for one that may.
std::vector<Spot> spotsOnOthers(const Verdict& verdict, const Edit& alone)
{
    std::vector<Spot> spots;
    const auto& catalogue = verdict.catalogue();
    const auto& places = catalogue.ruleset.places;
    if (std::ranges::none_of(places, [](const auto& place) { return place.required.has_value(); }))
        return spots; // as in most games
    auto roster = verdict.roster();
    const auto& added = std::get<edits::AddUnit>(alone.change).unit.id;
    if (!apply(roster, alone))
        return spots;
    const auto after = assess(catalogue, roster);
    const auto its = std::ranges::find(after.units, added, &AssessedUnit::id);
    const auto unit = its == after.units.end() ? Id<AssessedUnit>() : after.units.idOf(*its);
    const bool isWrong = std::ranges::any_of(after.findings, [&](const Finding& finding) {
        return finding.rule == idOf(Structural::WrongPlace) && finding.units == std::vector{unit};
    });
    if (!isWrong)
        return spots;
    for (const auto above : after.units.ids())
        for (const auto place : places.ids())
            if (spots.size() < mostTried && above != unit && after.units[above].isKnown() &&
                accepts(catalogue, after, places[place], above, unit))
                spots.push_back(
                    {after.units[above].id, after.source[above]->units.size(), catalogue.ruleset.asOf(place)});
    return spots;
}

} // namespace

Adding tryAdding(const Verdict& verdict, const std::string& reference, const std::string& near,
                 const OptionCounts& options)
{
    const Gestures gestures(verdict.catalogue(), verdict.roster());
    const auto errorsAt = [&](const Spot& spot) {
        auto edit = editOf(gestures.add(reference, spot));
        std::get<edits::AddUnit>(edit.change).unit.options = options;
        return newErrors(verdict, edit);
    };
    Adding best{gestures.end(), {}};
    best.breaks = errorsAt(best.spot);
    const auto look = [&](const Spot& spot) {
        if (best.breaks.isEmpty())
            return;
        auto breaks = errorsAt(spot);
        if (breaks.size() < best.breaks.size())
            best = {spot, std::move(breaks)};
    };
    const auto& units = verdict.assessment().units;
    const auto& ruleset = verdict.catalogue().ruleset;
    const auto position = verdict.unitAt(near);
    for (const auto above : {position, position.isNone() ? position : units[position].parent}) {
        if (above.isNone())
            continue;
        const auto& source = *verdict.assessment().source[above];
        for (const auto place : ruleset.places.ids())
            look({source.id, source.units.size(), ruleset.asOf(place)});
    }
    if (!best.breaks.isEmpty() && best.spot.parent.empty())
        for (const auto& spot : spotsOnOthers(verdict, editOf(gestures.add(reference, gestures.end()))))
            look(spot);
    return best;
}

std::string bestPlace(const Verdict& verdict, const std::string& parent, const std::vector<std::string>& units,
                      const std::string& reference)
{
    const auto& ruleset = verdict.catalogue().ruleset;
    const auto* above = findUnit(verdict.roster(), parent);
    if (!above || ruleset.places.size() < 2)
        return {};
    const Gestures gestures(verdict.catalogue(), verdict.roster());
    std::string best;
    auto fewest = std::numeric_limits<qsizetype>::max();
    for (const auto place : ruleset.places.ids()) {
        const Spot spot{parent, above->units.size(), ruleset.asOf(place)};
        const auto gesture =
            reference.empty() ? gestures.move(units, spot) : std::optional(gestures.add(reference, spot));
        // A unit that is already there breaks nothing new by staying.
        const auto count = gesture ? newErrors(verdict, editOf(*gesture)).size() : 0;
        if (count < fewest || (count == fewest && spot.as.empty())) {
            fewest = count;
            best = spot.as;
        }
    }
    return best;
}

} // namespace muster::editor
