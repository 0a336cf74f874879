#pragma once

#include "battlescribe/verdict/newlist.h"
#include "core/base/fault.h"
#include "core/roster/roster.h"
#include "editor/list/costlimit.h"

#include <QString>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::editor {

/// A list that a person begins: of a game of Muster's own, or of one in a folder of data.
using NewGameList = std::variant<Roster, battlescribe::NewList>;

/// What a person chooses for a new list of a catalogue, in words. A value, which a worker makes.
struct ListStart {
    struct Force {
        std::string id;
        QString name;
        QString bounds; ///< "Captains 1 to 2 · Line 2 or more"; empty: the data have none
        QString takes;  ///< what comes with it: "takes 1 by itself"; empty if nothing does
        QString taken;  ///< the same by name
    };
    std::vector<Force> forces;    ///< the first is proposed; without those that the data hide
    std::vector<CostLimit> costs; ///< with what the data propose; without those that the data hide
};

/// Reads the data of a catalogue, which a worker does.
[[nodiscard]] Result<ListStart> listStartOf(const std::string& folder, const std::string& game,
                                            const std::string& catalogue);

} // namespace muster::editor
