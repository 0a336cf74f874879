#pragma once

#include "core/base/wording.h"
#include "print/view/view.h"
#include "report/sheets/sheettexts.h"
#include "report/translation/translation.h"
#include "report/verdict/verdicttext.h"
#include "rules/judge/assessbattle.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// Small functions that the views of several sheets use.

using report::phrase;
using report::phrases;
using report::say;

/// The text; nothing if it is empty.
[[nodiscard]] std::optional<std::string> optional(std::string text);
/// The parts that are not empty, with `between` between them.
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view between);

/// With no-break spaces, so that "Transport (2)" stays on one line.
[[nodiscard]] std::string withNumbersKept(std::string text);

[[nodiscard]] std::vector<TextLine> linesOf(const std::vector<std::string>& texts);
/// A sentence with one slot in three parts: the value of the slot is bold.
[[nodiscard]] std::vector<SentencePart> withStrong(report::Phrase sentence, std::string_view slot,
                                                   const std::string& value);
[[nodiscard]] std::string playerLine(const std::string& name);
/// What hands may hold: "a pike, or a bow, or nothing".
[[nodiscard]] std::string alternatives(const std::vector<std::string>& items);
/// A text that says no more than the name before it is left out.
[[nodiscard]] std::string unlessName(const std::string& name, const std::string& text);
/// A special rule with its whole text.
[[nodiscard]] RuleText wholeRule(const SpecialRule& rule);
/// Marks for data that are not as shipped. `whose`: the name of the roster, if there are several.
[[nodiscard]] std::vector<DataMark> dataMarks(const JudgedBy& data, const std::string& whose = {});

/// Sets what the sheets of a roster have in common.
void setHead(SheetHead& sheet, const SheetContext& context);
/// The scenario, if one is chosen.
[[nodiscard]] std::optional<std::string> scenarioName(const SheetContext& context);
[[nodiscard]] std::string unitCount(const SheetContext& context);
[[nodiscard]] std::optional<std::string> modelCount(const SheetContext& context);

[[nodiscard]] const Unit* kindOf(const SheetContext& context, Id<AssessedUnit> unit);
/// The name of the kind of unit; for an unknown kind its id in the roster.
[[nodiscard]] std::string kindName(const SheetContext& context, Id<AssessedUnit> unit);
[[nodiscard]] const std::string& ownName(const SheetContext& context, Id<AssessedUnit> unit);
/// The units attached to a unit itself, without those attached to them.
[[nodiscard]] std::vector<Id<AssessedUnit>> directlyBelow(const SheetContext& context, Id<AssessedUnit> unit);
/// Points of a unit with all units attached to it.
[[nodiscard]] Points pointsWithBelow(const SheetContext& context, Id<AssessedUnit> unit);
/// What so many of some units cost with those attached to them: "145, 2 CP".
[[nodiscard]] std::string costsWithBelow(const SheetContext& context, const std::vector<Id<AssessedUnit>>& units,
                                         int times = 1);

/// "Warpath, Second Edition, Picking a Force"; empty where none is known.
[[nodiscard]] std::string citationText(const SheetContext& context, Id<Citation> citation);

/// Whether something about a figure of a unit or part is uncertain. `what`: the id of a column ("def"), or "models",
/// "weapons", "points".
[[nodiscard]] bool isUncertain(const std::vector<Uncertain>& doubts, std::string_view what);
/// What is uncertain about a unit as it was chosen: its figures, its weapons and its options, in words.
[[nodiscard]] std::vector<std::string> doubts(const SheetContext& context, Id<AssessedUnit> unit);

/// Whether the boxes are one: the unit is in this state or not.
[[nodiscard]] bool isState(const Track& track);
[[nodiscard]] StatFigure statFigure(const StatColumn& column, const ProfileStat& stat, bool isDoubtful);
/// That something is not certain.
[[nodiscard]] std::optional<std::string> doubtMark(bool isDoubtful);

/// Whether a rule matters only while an army is built, so that sheets for the table leave it out.
[[nodiscard]] bool isForBuilding(const SheetContext& context, Id<SpecialRule> rule);

[[nodiscard]] std::vector<Head> weaponHeads(const SheetContext& context);
/// The heading of the table that a weapon is in; empty for the usual one.
[[nodiscard]] const std::string& tableOf(const Ruleset& ruleset, const Weapon& weapon);
/// The columns of the table that weapons of a kind with a heading have.
[[nodiscard]] std::vector<Id<StatColumn>> columnsOf(const Ruleset& ruleset, const WeaponKind& kind);

/// Who carries a weapon, where it points, and its rules: "leader; left, right; Saturation".
[[nodiscard]] std::string weaponDetail(const SheetContext& context, const ProfileWeapon& weapon);

/// "5 objectives". `unit` may have two forms, "objective|objectives": the first is used for 1.
[[nodiscard]] std::string withUnit(Fraction value, const std::string& unit);

/// What a figure is where no points were agreed: "75% of the agreed points", "2 × the agreed points". `by`: what it is
/// multiplied by besides.
[[nodiscard]] std::string shareOfAgreed(const Currency& currency, const Bound& bound, Fraction by);
/// The value of a figure for a roster. If it needs points and none were agreed, it is a share of them: "75% of the
/// agreed points", with a line to fill in if `hasLine`. Empty if it has no value.
[[nodiscard]] std::string figureValue(const SheetContext& context, const Figure& figure, const Assessment& assessment,
                                      bool hasLine = false);

/// Figures that the ruleset works out for each unit that fits, such as when it breaks; none for an unknown unit.
[[nodiscard]] std::vector<CardFigure> unitFigures(const SheetContext& context, Id<AssessedUnit> unit);

/// The job as if it were of another roster of its battle, alone.
[[nodiscard]] Job jobOf(const Job& job, const Force& force);
/// The sides of the job's battle: ours, with allies, and the enemies.
[[nodiscard]] std::array<std::vector<Force>, 2> forcesOf(const Job& job);
[[nodiscard]] std::array<Side, 2> sidesOf(const Job& job);
/// The scenario that the rosters of a battle agree on.
[[nodiscard]] std::optional<std::string> scenarioName(const SheetContext& context, const AgreedBattle& agreed);

[[nodiscard]] FindingLine findingLine(const report::FindingText& finding);
[[nodiscard]] FindingLine findingLine(const SheetContext& context, const Finding& finding);

/// As many as a scenario of the shipped games has on a table of the usual size.
inline constexpr int mostObjectives = 7;

/// A box for each turn; turns that may follow are in brackets.
[[nodiscard]] std::vector<TurnBox> turnBoxes(const TurnTable& table);

/// Counts in rows of so many cells, with empty ones at the end of the last.
[[nodiscard]] std::vector<TallyRow> tallyRowsOf(const std::vector<TallyCell>& cells, std::size_t inRow);

/// Units without a parent under one heading of the roster.
struct HeadedUnits {
    std::string heading;
    std::vector<Id<AssessedUnit>> units;
};
/// All of them, in the order of the headings.
[[nodiscard]] std::vector<HeadedUnits> headedUnits(const SheetContext& context);

/// The armies of the roster's units, the roster's own army first.
[[nodiscard]] std::vector<Id<Army>> armiesUsed(const SheetContext& context);

} // namespace muster::print
