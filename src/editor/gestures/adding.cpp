#include "editor/gestures/adding.h"

#include <limits>
#include <variant>

namespace muster::editor {

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
    const auto position = verdict.unitAt(near);
    if (best.breaks.isEmpty() || position.isNone())
        return best;
    const auto& units = verdict.assessment().units;
    const auto& ruleset = verdict.catalogue().ruleset;
    for (const auto above : {position, units[position].parent}) {
        if (above.isNone())
            continue;
        const auto& source = *verdict.assessment().source[above];
        for (const auto place : ruleset.places.ids()) {
            const Spot spot{source.id, source.units.size(), ruleset.asOf(place)};
            auto breaks = errorsAt(spot);
            if (breaks.size() < best.breaks.size())
                best = {spot, std::move(breaks)};
        }
    }
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
