#pragma once

#include "editor/gestures/gestures.h"
#include "rules/verdict/verdict.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// A slot of a unit as a window shows it.
struct SlotRow {
    enum class State : std::uint8_t { Missing, Ready, Empty }; ///< units are missing; enough; nothing, which is allowed

    std::string id;
    QString name;
    QString limits; ///< "exactly 1", "2 to 4", "up to 2"
    QString figure; ///< "1 of 2": of the most, or of what is needed where there is no most
    State state = State::Empty;
    bool hasRoom = false;
};

/// A slot that has room, as a row of the roster shows it.
struct OpenSlot {
    QString name;
    QString state;  ///< "needs 1 more, 2 to 4"; "optional, up to 2"
    QString from;   ///< "from 130": what the cheapest unit for it costs; empty where the game has no points
    QString offers; ///< the kinds of unit for it, the cheapest first: "Siege Train, Lancer Squadron"
    std::vector<std::string> kinds;    ///< the same as a roster names them
    Severity severity = Severity::Off; ///< of the finding that it is not filled
};

/// A unit that would fill a slot.
struct SlotOffer {
    QString label; ///< name, and points where the game has them
    Gesture add;   ///< one step of undo
};

/// The cheapest units for all slots that must be filled.
struct SlotFill {
    QString units; ///< "2 × Levy Company, Siege Train"
    Points points;
    std::optional<Gesture> fill; ///< none: no fill keeps all rules
    QString why;                 ///< what then would still be missing
};

/// The slots of a unit, in the order of its army; empty where it has none.
[[nodiscard]] std::vector<SlotRow> slotRows(const Verdict& verdict, Id<AssessedUnit> unit);

/// The slots of a unit that have room, by their ids; empty where it has none.
[[nodiscard]] std::vector<std::string> openSlots(const Verdict& verdict, Id<AssessedUnit> unit);

/// Nothing where the unit has no such slot, or the slot no room.
[[nodiscard]] std::optional<OpenSlot> openSlot(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot);

/// The first slot of a unit that must be filled; else the given one if it has room; else none.
[[nodiscard]] std::string nextSlot(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot);

/// What can be put into a slot, the cheapest first.
[[nodiscard]] std::vector<SlotOffer> slotOffers(const Verdict& verdict, Id<AssessedUnit> unit, const std::string& slot);

/// Nothing if no slot must be filled. Judges the roster several times.
[[nodiscard]] std::optional<SlotFill> cheapestSlotFill(const Verdict& verdict, Id<AssessedUnit> unit);

} // namespace muster::editor
