#pragma once

#include "print/view/copies.h"
#include "print/view/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::print {

/// Tables of a unit card: figures, kinds of model, weapons, rules, models that differ, boxes.

/// Sets the rows of the stat line: as many as fit the narrowest card in type that can be read.
void setStatRows(Card& card);

/// Sets the unit's own stat line. Columns that a unit may lack are left out if it lacks them.
void setStats(Card& card, const SheetContext& context, const UnitProfile& profile, const Unit* kind);

/// The kinds of model with a stat line of their own: a table with the columns that any of them has.
struct PartTable {
    std::vector<Head> heads;
    std::vector<PartRow> rows;
    std::vector<TextLine> notes;
};
[[nodiscard]] PartTable partTable(const SheetContext& context, const UnitProfile& profile);

/// A weapon with its figures, under the name and bearer that are given.
[[nodiscard]] WeaponRow weaponRow(const SheetContext& context, const ProfileWeapon& weapon, std::string name,
                                  std::string bearer = {});
/// The weapons of the unit, and those of its kinds of model with the name of the kind.
struct Weapons {
    std::vector<WeaponRow> rows;
    std::vector<WeaponTable> tables; ///< of kinds with a heading of their own
};
[[nodiscard]] Weapons weaponsOf(const SheetContext& context, const UnitProfile& profile);
/// The models that differ from their unit, only with what is different.
[[nodiscard]] std::vector<ModelGroupCard> modelGroups(const SheetContext& context, const UnitProfile& profile);
/// So many boxes to tick, in groups of five, of which the one at `mark` is marked, from 1; a line to write on if they
/// would be too many.
[[nodiscard]] TrackLine trackLine(std::string label, std::int64_t count, int mark = 0);
/// Boxes to tick, a row for each of the units that share the card, and the locations of large machines, and what the
/// units have counted from game to game. `names`: of the copies.
[[nodiscard]] std::vector<TrackRow> trackRows(const SheetContext& context, const UnitProfile& profile,
                                              const Copies& copies, const std::vector<std::string>& names);
/// What the roster itself counts from game to game.
[[nodiscard]] std::vector<TrackLine> counterLines(const SheetContext& context);

/// The unit's rules with their parameters, then those of its weapons and of its kinds of model, each once.
[[nodiscard]] std::vector<CardRule> cardRules(const SheetContext& context, const UnitProfile& profile);

/// The names of options, without those that arm a mount: they are printed with their weapon.
[[nodiscard]] std::string chosen(const std::vector<ProfileOption>& options);

} // namespace muster::print
