#include "report/sheets/sheetwords.h"

#include <algorithm>

namespace muster::report {

namespace {

constexpr SheetWord words[]{
    {"aboutData", phrase("sheet", "About these data")},
    {"agree", phrase("sheet", "agree")}, // under a figure that is not known
    {"agreed", phrase("sheet", "Agreed")},
    {"armyBook", phrase("sheet", "Army book")},
    {"armyRules", phrase("sheet", "Army rules")},
    {"battle", phrase("sheet", "Battle")},
    {"battleFigures", phrase("sheet", "This battle's figures")},
    {"battleSheet", phrase("sheet", "Battle sheet")},
    {"changedFigures", phrase("sheet", "A bold figure differs from the unit's plain stat line.")},
    {"choices", phrase("sheet", "What they may choose")},
    {"codeLabel", phrase("sheet", "QR code of the roster")},
    {"contents", phrase("sheet", "Contents")},
    {"damage", phrase("sheet", "Damage")},
    {"hands", phrase("sheet", "Hands:")},
    {"heldBack", phrase("report", "held back")},
    {"incomplete",
     phrase("sheet",
            "Parts of the roster are not known to the data, or were not understood; they count nothing here.")},
    {"legal", phrase("sheet", "LEGAL")},
    {"location", phrase("sheet", "Location")},
    {"locations", phrase("sheet", "Locations")},
    {"losses", phrase("sheet", "Losses")},
    {"madeOf", phrase("sheet", "Made of")},
    {"models", phrase("sheet", "Models")},
    {"modelsEach", phrase("sheet", "Models each")},
    {"modelsThatDiffer", phrase("sheet", "Models that may differ")},
    {"noUnits", phrase("sheet", "The roster has no units yet.")},
    {"notKnown", phrase("sheet", "not known")},
    {"notLegal", phrase("sheet", "NOT LEGAL")},
    {"notOnSheet",
     phrase("sheet", "Not on this sheet: points, choices, who leads or carries whom, and what is held back.")},
    {"notes", phrase("sheet", "Notes")},
    {"openScenario", phrase("sheet", "No scenario is chosen yet. These are there:")},
    {"opponentsCopy", phrase("sheet", "Opponent’s copy")},
    {"options", phrase("sheet", "Options")},
    {"ownUnit", phrase("report", "own unit")},
    {"points", phrase("sheet", "Points")},
    {"possibleAllies", phrase("sheet", "Possible allies:")},
    {"quickReference", phrase("sheet", "quick reference")}, // after the name of a game
    {"rating", phrase("sheet", "Rating")},
    {"referenceSheet", phrase("sheet", "Quick reference")},
    {"roster", phrase("sheet", "Roster")},
    {"round", phrase("sheet", "Round")},
    {"roundsAndScore", phrase("sheet", "Rounds and score")},
    {"scenarioDiffers",
     phrase("sheet", "The rosters name different scenarios: this sheet has nothing that depends on the scenario.")},
    {"score", phrase("sheet", "Score")},
    {"secretSheet", phrase("sheet", "Secret list")},
    {"sources", phrase("sheet", "Rulings and origin of the figures")},
    {"specialRules", phrase("sheet", "Special rules")},
    {"theList", phrase("sheet", "The list")},
    {"thisBattle", phrase("sheet", "This battle")},
    {"turn", phrase("sheet", "Turn")},
    {"turnsAndScore", phrase("sheet", "Turns and score")},
    {"uncertain", phrase("sheet", "Not certain in the source:")},
    {"unit", phrase("sheet", "Unit")},
    {"unitCards", phrase("sheet", "Unit cards")},
    {"weapon", phrase("sheet", "Weapon")},
    {"with", phrase("sheet", "With")},
    {"worthToEnemy", phrase("sheet", "Worth to the enemy")},
};

static_assert(std::ranges::is_sorted(words, {}, &SheetWord::id));

} // namespace

std::span<const SheetWord> sheetWords() { return words; }

std::string sheetWord(std::string_view id)
{
    const auto found = std::ranges::lower_bound(words, id, {}, &SheetWord::id);
    return found != std::end(words) && found->id == id ? say(found->phrase) : std::string();
}

} // namespace muster::report
