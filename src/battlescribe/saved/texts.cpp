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

bool removeNotes(FileRoster& roster)
{
    bool hadNotes = !roster.notes.empty();
    roster.notes.clear();
    eachForceAndSelection(roster.forces, [&](auto& owner) {
        hadNotes = hadNotes || !owner.notes.empty();
        owner.notes.clear();
    });
    return hadNotes;
}

} // namespace muster::battlescribe
