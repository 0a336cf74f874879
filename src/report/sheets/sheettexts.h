#pragma once

#include "core/data/catalogue.h"
#include "core/data/judgedby.h"

#include <cstdint>
#include <string>
#include <vector>

/// Whole texts of printed sheets with numbers and names in them, so that a translation can place these. Texts without
/// them are in sheetwords.h.
namespace muster::report::sheet {

/// A sentence in parts, of which some are printed in bold.
struct SentencePart {
    std::string text;
    bool isStrong = false;
};
using SentenceParts = std::vector<SentencePart>;

// Counts

[[nodiscard]] std::string units(std::int64_t count);
[[nodiscard]] std::string models(std::int64_t count);
/// "3 × Chimera"; for 1 only the name.
[[nodiscard]] std::string times(int count, const std::string& name);
/// "2 × Bolter each": for several models with two each.
[[nodiscard]] std::string timesEach(int count, const std::string& name);

// The head of a sheet

/// The name of a roster, or words for a roster without a name.
[[nodiscard]] std::string rosterName(const std::string& name);
[[nodiscard]] std::string player(const std::string& name);
/// "Forge Fathers with Marauders, Rebs"
[[nodiscard]] std::string armyWith(const std::string& army, const std::vector<std::string>& others);
/// "of 2,000"
[[nodiscard]] std::string ofLimit(std::int64_t points);
/// Under the points of a roster.
[[nodiscard]] std::string pointsCaption(bool hasLimit);
[[nodiscard]] std::string holdsAll(const std::string& ruleset);
[[nodiscard]] std::string ruling(bool isChanged);
/// "3 rulings, 1 changed"
[[nodiscard]] std::string rulings(std::int64_t count, std::int64_t changed);
/// What is said in full on the last page of the print.
[[nodiscard]] std::string atTheEnd(const std::string& what);
[[nodiscard]] std::string answer(bool isYes);
[[nodiscard]] std::string codeTooLarge();
/// What a print leaves out of the player's own sheets: notes if it has an opponent's copy, the QR code and the file if
/// it has a secret list.
[[nodiscard]] std::string leftOut(bool notes, bool copies);
/// Columns of the stat line, "Ld, Sv", that have no room on the roster sheet.
[[nodiscard]] std::string columnsOnCards(const std::string& columns);
/// An army from the user's own files: "Orks (own data)".
[[nodiscard]] std::string withOwnData(const std::string& army);
/// What the player wrote, in quotation marks.
[[nodiscard]] std::string quoted(const std::string& text);
/// "in all 340"
[[nodiscard]] std::string inAll(Points points);
[[nodiscard]] std::string withUnitAbove();
/// The name of what is not certain about a unit: that of a column, or models, weapons, points.
[[nodiscard]] std::string uncertainThing(const Ruleset& ruleset, const std::string& what);

/// A mark and a sentence for data or names that are not as shipped.
struct DataRemark {
    std::string mark;
    std::string text;
};
[[nodiscard]] std::vector<DataRemark> dataRemarks(const JudgedBy& data);
/// "* our reading of the rules": what a star in a text of the data means.
[[nodiscard]] std::string ourReading();

// Figures and units

/// "was 6+"
[[nodiscard]] std::string was(const std::string& figure);
/// "Hit 5+ was 6+: Regular Training"
[[nodiscard]] std::string change(const std::string& column, const std::string& figure, const std::string& before,
                                 const std::vector<std::string>& reasons);
/// For models that differ from their unit: "Hit 4+, unit 5+ (Champion)"
[[nodiscard]] std::string difference(const std::string& column, const std::string& figure, const std::string& ofUnit,
                                     const std::vector<std::string>& reasons);
[[nodiscard]] std::string leader();
/// "Inspiring (leader)"
[[nodiscard]] std::string ofLeader(const std::string& rule);
/// What hands may hold: "a pike, or a bow, or nothing"
[[nodiscard]] std::string alternatives(const std::vector<std::string>& items);
[[nodiscard]] std::string notKnownToData();
[[nodiscard]] std::string playtestFigures();
/// Before the name of the parent, if the place has no name.
[[nodiscard]] std::string with();
/// "points", "points each"
[[nodiscard]] std::string costCaption(bool isEach);
/// Explains a blank: the players have to agree on the figure.
[[nodiscard]] SentenceParts blanks();

// The secret list

[[nodiscard]] SentenceParts sealedBy(const std::string& fingerprint);

// The battle sheet

[[nodiscard]] std::string noLimit();
[[nodiscard]] std::string notChosen();
/// What a figure is where no points were agreed: "75% of the agreed points", "2 × the agreed points". `by`: what it is
/// multiplied by besides.
[[nodiscard]] std::string shareOfAgreed(const Bound& bound, Fraction by);
/// The same for a figure that is no plain share of them.
[[nodiscard]] std::string byAgreed();
/// "75% of the agreed points: ____"
[[nodiscard]] std::string withLine(const std::string& share);
/// What the rosters say about the scenario, if they name different ones.
[[nodiscard]] std::string scenario();
[[nodiscard]] std::string battlePointsCaption(bool isTwoSided);
[[nodiscard]] std::string destroyed();
/// Over the losses of a side.
[[nodiscard]] std::string lossesOf(bool isOurs);
[[nodiscard]] std::string side(bool isOurs);
[[nodiscard]] std::string sumOfLosses();
[[nodiscard]] std::string scored();
/// "A and B against C"; without an enemy "A and B".
[[nodiscard]] std::string sides(const std::vector<std::string>& ours, const std::vector<std::string>& theirs);

// The quick reference

/// "In this army"; for several armies "On this table".
[[nodiscard]] std::string whose(bool isTable);
[[nodiscard]] std::string rulesHere(bool isTable);
[[nodiscard]] std::string weaponsHere(bool isTable);
[[nodiscard]] std::string after(const std::string& source);
/// "Not needed here: Ordnance, Transports."
[[nodiscard]] std::string leftOut(const std::string& titles);

// The army book

[[nodiscard]] std::string atMost(const std::string& name, int number);
/// How many models a unit may have: "5 to 10 models".
[[nodiscard]] std::string sizes(const Unit& unit);
[[nodiscard]] std::string standardCost(Points points);
[[nodiscard]] std::string inPlaceOf(const std::vector<std::string>& weapons);
[[nodiscard]] std::string takesHands(int hands);
[[nodiscard]] std::string standard();
/// About models that may differ: what each costs, what they give to their unit.
[[nodiscard]] std::string aModel(Points points);
[[nodiscard]] std::string inPlaceOfOwnCost();
[[nodiscard]] std::string wholeUnit(const std::string& words);
[[nodiscard]] std::string ofItsOwn(const std::string& group, const std::vector<std::string>& names);
[[nodiscard]] std::string choosesFreely(bool isInPlace);

// The foot of a page

/// "data 1.2" or "data 3F9A-22C1": the data that judged the roster.
[[nodiscard]] std::string data(const std::string& versionOrHash);
/// "page %1 of %2".
[[nodiscard]] std::string pageNumber();
/// "21 Nov 2026" for the ISO date 2026-11-21; what is no such date stays as it is.
[[nodiscard]] std::string date(const std::string& iso);
/// The user's own templates, by name if they are few; empty if there are none.
[[nodiscard]] std::string ownTemplates(const std::vector<std::string>& files);

} // namespace muster::report::sheet
