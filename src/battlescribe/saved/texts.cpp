#include "battlescribe/saved/texts.h"

namespace muster::battlescribe {

namespace {

constexpr std::size_t mostBytesOfFigure = 40; ///< "Rapid Fire 1, Blast, Heavy" is one

} // namespace

void removeTexts(FileRoster& roster)
{
    eachForceAndSelection(roster.forces, [](auto& owner) {
        for (auto& rule : owner.rules)
            rule.text.clear();
        for (auto& profile : owner.profiles)
            for (auto& characteristic : profile.characteristics)
                if (characteristic.value.size() > mostBytesOfFigure)
                    characteristic.value.clear();
    });
}

} // namespace muster::battlescribe
