#pragma once

#include "print/view/words.h"

#include <vector>

namespace muster::print {

/// The tables of a unit card: figures, kinds of model, weapons, rules, models that differ, boxes.

/// Sets the unit's own stat line: those columns that a unit may lack only where it has them.
void setStats(Card& card, const SheetContext& context, const UnitProfile& profile, const Unit* kind);

/// The kinds of model with a stat line of their own: a table with the columns that any of them has.
struct PartTable {
    std::vector<Head> heads;
    std::vector<PartRow> rows;
    std::vector<TextLine> notes;
};
[[nodiscard]] PartTable partTable(const SheetContext& context, const UnitProfile& profile);

/// The weapons of the unit and of its kinds of model, each kind's under its name.
[[nodiscard]] std::vector<WeaponRow> weaponRows(const SheetContext& context, const UnitProfile& profile);
/// The models that differ from their unit, each only in what it differs.
[[nodiscard]] std::vector<ModelGroupCard> modelGroups(const SheetContext& context, const UnitProfile& profile);
/// Boxes to tick, a row for each of the units that share the card, by their names, and the locations of large machines.
[[nodiscard]] std::vector<TrackRow> trackRows(const SheetContext& context, const UnitProfile& profile,
                                              const std::vector<std::string>& copies);

/// The unit's rules with their parameters, then those of its weapons and of its kinds of model, each once.
[[nodiscard]] std::vector<CardRule> cardRules(const SheetContext& context, const UnitProfile& profile);

/// Options by name, without those that stand on a mount: they are told with the weapon.
[[nodiscard]] std::string chosen(const std::vector<ProfileOption>& options);

} // namespace muster::print
