#include "battlescribe/roster/texts.h"

namespace muster::battlescribe {

namespace {

constexpr std::size_t mostBytesOfFigure = 40; ///< "Rapid Fire 1, Blast, Heavy" is one

void removeTexts(std::vector<Rule>& rules, std::vector<Profile>& profiles)
{
    for (auto& rule : rules)
        rule.text.clear();
    for (auto& profile : profiles)
        for (auto& characteristic : profile.characteristics)
            if (characteristic.value.size() > mostBytesOfFigure)
                characteristic.value.clear();
}

void removeTexts(std::vector<Selection>& selections)
{
    for (auto& selection : selections) {
        removeTexts(selection.rules, selection.profiles);
        removeTexts(selection.selections);
    }
}

void removeTexts(std::vector<Force>& forces)
{
    for (auto& force : forces) {
        removeTexts(force.rules, force.profiles);
        removeTexts(force.selections);
        removeTexts(force.forces);
    }
}

} // namespace

void removeTexts(Roster& roster) { removeTexts(roster.forces); }

} // namespace muster::battlescribe
