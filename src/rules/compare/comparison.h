#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <string>
#include <variant>
#include <vector>

namespace muster {

/// One way in which two rosters differ: here (the one that is open) and there (such as the one on disk).
struct Difference {
    enum class Kind : std::uint8_t {
        Name,
        Player,
        Ruleset,
        DataVersion,
        Army,
        Points,
        Scenario,
        BattleOption, ///< `where.id`
        Ruling,       ///< `where.id`
        Notes,
        Picture,   ///< whether there is one; true and true: another
        Unread,    ///< the lines that were not understood, with line ends between them
        Unit,      ///< only in one of them: its kind as written in a roster
        UnitAbove, ///< it is attached to another unit: the parent's id, or nothing
        UnitOrder, ///< its position among its siblings is different: counted from 1
        UnitAs,    ///< its place on the parent is different
        UnitName,
        UnitModels,
        Option, ///< `where.id`, of the unit or of its model group `where.group`
        Group,  ///< only in one of them
        GroupModels,
        GroupOrder, ///< the same model groups in another order: ids with commas
        Reserve,
        UnitNote,
        UnitPicture, ///< as Picture
    };

    struct Where {
        std::string unit{};  ///< its id; empty for the roster's own
        std::string group{}; ///< id of the model group
        int nth = 1;         ///< the unit may have several of that group: this is the first, the second...
        std::string id{};    ///< of the option, battle option or ruling

        friend bool operator==(const Where&, const Where&) = default;
    };

    /// std::monostate: not given, or not there.
    using Value = std::variant<std::monostate, bool, std::int64_t, std::string>;

    Kind kind;
    Where where;
    Value here;
    Value there;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// All differences: first those of the roster itself, then unit by unit. There are none exactly if the rosters are
/// equal except for their stamps, which do not describe the army. Two units are the same if id and kind are the same.
[[nodiscard]] std::vector<Difference> compare(const Roster& here, const Roster& there);

} // namespace muster
