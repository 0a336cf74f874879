#pragma once

#include "print/view/view.h"

#include <string>
#include <vector>

namespace muster::print {

/// Small parts that the views of several sheets share.

/// Text for a template; false where it is empty, so that {{#name}} asks whether it is there.
[[nodiscard]] Data optional(const std::string& text);
[[nodiscard]] Data listOf(const std::vector<Data>& items);
/// Sets a list, and a flag that says whether it has anything.
void setList(Data& view, const std::string& flag, const std::string& name, Data list);
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view between);

/// "3 × Chimera"; of one the name alone.
[[nodiscard]] std::string times(int count, const std::string& name);
/// "Transport (2)" stays in one line.
[[nodiscard]] std::string withNumbersKept(std::string text);

/// One text, for a list of them.
[[nodiscard]] Data textData(const std::string& text);
/// The head of a column.
[[nodiscard]] Data headData(const StatColumn& column);
/// A special rule as it is told in full: rule, text, note.
[[nodiscard]] Data wholeRule(const SpecialRule& rule);

/// "1 unit", "3 units".
[[nodiscard]] std::string counted(std::int64_t count, std::string_view one, std::string_view many);

/// Names that every sheet has.
/// What sheets say of data that are not as shipped, each with `mark` and `text`. `whose`: the roster, where there are
/// several.
[[nodiscard]] std::vector<Data> dataMarks(const JudgedBy& data, const std::string& whose = {});

void setCommon(Data& view, const Material& material);

[[nodiscard]] const Unit* kindOf(const Material& material, Id<AssessedUnit> unit);
/// The name of the kind of unit; for an unknown kind what the roster calls it.
[[nodiscard]] std::string kindName(const Material& material, Id<AssessedUnit> unit);
[[nodiscard]] const std::string& ownName(const Material& material, Id<AssessedUnit> unit);
/// Points of a unit and of those that hang on it.
[[nodiscard]] std::int64_t pointsWithBelow(const Material& material, Id<AssessedUnit> unit);

/// "Warpath, Second Edition, Picking a Force"; empty where none is known.
[[nodiscard]] std::string citationText(const Material& material, Id<Citation> citation);

/// Whether something about a figure of a unit or part is uncertain: "def" for a column, else "models", "weapons",
/// "points".
[[nodiscard]] bool isUncertain(const std::vector<Uncertain>& doubts, std::string_view what);
/// What is uncertain about a unit as it was chosen: its figures, its weapons and its options, in words.
[[nodiscard]] std::vector<std::string> doubts(const Material& material, Id<AssessedUnit> unit);

/// A figure of a stat line: name, short, value, was, changed, reasons, mark.
[[nodiscard]] Data statData(const StatColumn& column, const ProfileStat& stat, bool isDoubtful);

/// Whether a rule matters only while an army is built, so that sheets for the table leave it out.
[[nodiscard]] bool isForBuilding(const Material& material, Id<SpecialRule> rule);

/// Sets weaponHeads.
void setWeaponHeads(Data& view, const Material& material);

/// Who carries a weapon, where it points, and its rules: "leader; left, right; Saturation".
[[nodiscard]] std::string weaponDetail(const Material& material, const ProfileWeapon& weapon);

/// "5 objectives"; a unit of two forms, "objective|objectives", has the first for one.
[[nodiscard]] std::string withUnit(Fraction value, const std::string& unit);

/// A figure as it is for a roster: empty where it does not hold there, or where no points were agreed.
[[nodiscard]] std::string figureValue(const Material& material, const Figure& figure, const Assessment& assessment);
/// Its name, text and citation.
[[nodiscard]] Data figureData(const Material& material, const Figure& figure);

/// A finding: severity, isError, message, citation.
[[nodiscard]] Data findingData(const Material& material, const Finding& finding);

/// Figures of the battle whose conditions hold: name, value, text, citation.
[[nodiscard]] Data figuresData(const Material& material);

/// Armies that units of the roster are of, the own first.
[[nodiscard]] std::vector<Id<Army>> armiesUsed(const Material& material);

} // namespace muster::print
