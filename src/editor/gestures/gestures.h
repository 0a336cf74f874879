#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "editor/list/change.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// Where units go: under a unit (empty: on the roster itself), before the one at `index`.
struct Spot {
    std::string parent;
    std::size_t index = 0;
    std::string as; ///< empty for the ruleset's usual place
};

/// The edit of a gesture for a roster of Muster's own games.
[[nodiscard]] inline const Edit& editOf(const Gesture& gesture) { return std::get<Edit>(gesture.change); }

/// The units that a change puts into a roster.
[[nodiscard]] std::vector<std::string> addedBy(const Edit& edit);

class Gestures {
public:
    /// Both must outlive the call.
    Gestures(const Catalogue& catalogue, const Roster& roster) : m_catalogue(catalogue), m_roster(roster) {}

    /// A unit of the kind that `reference` names: grunts-section, or marauders:grunts-section.
    [[nodiscard]] Gesture add(const std::string& reference, const Spot& spot) const;
    [[nodiscard]] std::optional<Gesture> remove(const std::vector<std::string>& ids) const;
    /// Each beside its original, with all units attached to it.
    [[nodiscard]] std::optional<Gesture> duplicate(const std::vector<std::string>& ids) const;
    [[nodiscard]] std::optional<Gesture> move(const std::vector<std::string>& ids, const Spot& spot) const;
    [[nodiscard]] bool areReserved(const std::vector<std::string>& ids) const; ///< all of them
    [[nodiscard]] std::optional<Gesture> reserve(const std::vector<std::string>& ids, bool isReserve) const;

    /// Puts name, player, notes, battle and rulings of another roster in place of its own.
    [[nodiscard]] std::optional<Gesture> changeHead(const Roster& wanted) const;
    /// Asks for a version of the data; empty: the newest.
    [[nodiscard]] static Gesture askForData(std::string version);

    /// Units for the clipboard: a small roster, so that another window, or a person, can read it.
    [[nodiscard]] std::string copy(const std::vector<std::string>& ids) const;
    /// The same read again. Fails for other texts, and for units of another game.
    [[nodiscard]] Result<Roster> read(const std::string& units) const;
    [[nodiscard]] Gesture paste(std::vector<RosterUnit> units, const std::string& fromArmy, const Spot& spot) const;

    /// What a person calls a unit: its own name, else that of its kind.
    [[nodiscard]] QString nameOf(const RosterUnit& unit) const;
    /// The end of the roster's own list.
    [[nodiscard]] Spot end() const { return {{}, m_roster.units.size(), {}}; }
    /// Right before or behind a unit, in the same place; the end where there is no such unit.
    [[nodiscard]] Spot before(const std::string& id) const;
    [[nodiscard]] Spot behind(const std::string& id) const;

private:
    [[nodiscard]] QString nameOf(const std::vector<std::string>& ids) const;
    /// So many places behind that of a unit; the end if there is none.
    [[nodiscard]] Spot beside(const std::string& id, std::size_t further) const;
    /// Without those that are attached to another unit of the list.
    [[nodiscard]] std::vector<std::string> uppermost(const std::vector<std::string>& ids) const;

    const Catalogue& m_catalogue;
    const Roster& m_roster;
};

} // namespace muster::editor
