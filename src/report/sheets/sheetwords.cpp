#include "report/sheets/sheetwords.h"

#include <algorithm>

namespace muster::report {

namespace {

constexpr SheetWord words[]{
    {"aboutData", phrase("sheet", "About these data")},
    {"agree", phrase("sheet", "agree")}, // under a figure that is not known; only in templates from before
    {"agreed", phrase("sheet", "Agreed")},
    {"armyBook", phrase("sheet", "Army book")},
    {"armyRules", phrase("sheet", "Army rules")},
    {"battle", phrase("sheet", "Battle")},
    {"battleFigures", phrase("sheet", "This battle's figures")},
    {"battleSheet", phrase("sheet", "Battle sheet")},
    {"beginnersSheet", phrase("sheet", "For beginners")},
    {"beginsAt", phrase("sheet", "Begins at, ends at")},
    {"boxesToTick", phrase("sheet", "Boxes to tick")},
    {"changedFigures", phrase("sheet", "A filled figure differs from the unit's plain stat line.")},
    {"checkedByReferee", phrase("sheet", "Checked by the referee")},
    {"choices", phrase("sheet", "What they may choose")},
    {"choicesShown", phrase("sheet", "Models and choices shown")},
    {"clockThey", phrase("sheet", "Clock, they")},
    {"clockWe", phrase("sheet", "Clock, we")},
    {"club", phrase("sheet", "Club")},
    {"codeLabel", phrase("sheet", "QR code of the roster")},
    {"codeRead", phrase("sheet", "Code read: the same fingerprint")},
    {"contents", phrase("sheet", "Contents")},
    {"criticals", phrase("sheet", "Critical damage")},
    {"cutHere", phrase("sheet", "Cut here, for the opponent: without notes.")},
    {"cutNote", phrase("sheet", "Check a List in Muster reads the code and shows this list with its verdict. Lists "
                                "with the same fingerprint are alike.")},
    {"damage", phrase("sheet", "Damage")},
    {"day", phrase("sheet", "Date")},
    {"event", phrase("sheet", "Event")},
    {"fairPlay", phrase("sheet", "Fair play")},
    {"firstPlayer", phrase("sheet", "First player")},
    {"handedIn", phrase("sheet", "Handed in, on time")},
    {"hands", phrase("sheet", "Hands:")},
    {"heldBack", phrase("report", "held back")},
    {"howToRead", phrase("sheet", "How to read the cards")},
    {"inAll", phrase("sheet", "In all")},
    {"incomplete",
     phrase("sheet",
            "Parts of the roster are not known to the data, or were not understood; they count nothing here.")},
    {"judgedAs", phrase("sheet", "Fingerprint, as judged")},
    {"judgedBy", phrase("sheet", "Data that judged it")},
    {"legal", phrase("sheet", "LEGAL")},
    {"location", phrase("sheet", "Location")},
    {"locations", phrase("sheet", "Locations")},
    {"losses", phrase("sheet", "Losses")},
    {"machineSheets", phrase("sheet", "Machine sheets")},
    {"madeOf", phrase("sheet", "Made of")},
    {"models", phrase("sheet", "Models")},
    {"modelsEach", phrase("sheet", "Models each")},
    {"modelsThatDiffer", phrase("sheet", "Models that may differ")},
    {"noMachines", phrase("sheet", "No unit of this roster has a machine sheet.")},
    {"noUnits", phrase("sheet", "The roster has no units yet.")},
    {"notKnown", phrase("sheet", "not known")},
    {"notLegal", phrase("sheet", "NOT LEGAL")},
    {"notOnSheet",
     phrase("sheet", "Not on this sheet: points, choices, who leads or carries whom, and what is held back.")},
    {"notes", phrase("sheet", "Notes")},
    {"numberOfEvent", phrase("sheet", "Number")},
    {"objectives", phrase("sheet", "Objectives")},
    {"openScenario", phrase("sheet", "No scenario is chosen yet. These are there:")},
    {"opponentArmy", phrase("sheet", "Army")},
    {"opponentName", phrase("sheet", "Opponent")},
    {"opponentsCopy", phrase("sheet", "Opponent’s copy")},
    {"options", phrase("sheet", "Options")},
    {"orderOfBattle", phrase("sheet", "Order of battle")},
    {"otherFigures", phrase("sheet", "Other figures on the cards")},
    {"ownUnit", phrase("report", "own unit")},
    {"painting", phrase("sheet", "Painting")},
    {"player", phrase("sheet", "Player")},
    {"points", phrase("sheet", "Points")},
    {"possibleAllies", phrase("sheet", "Possible allies:")},
    {"quickReference", phrase("sheet", "quick reference")}, // after the name of a game
    {"rating", phrase("sheet", "Rating")},
    {"ratingsUnknown", phrase("sheet", "Where no rating is known, write it in and strike out the boxes above it.")},
    {"referee", phrase("sheet", "Referee")},
    {"referenceSheet", phrase("sheet", "Quick reference")},
    {"registration", phrase("sheet", "Registration")},
    {"remarks", phrase("sheet", "Remarks")},
    {"roster", phrase("sheet", "Roster")},
    {"round", phrase("sheet", "Round")},
    {"rounds", phrase("sheet", "Rounds")},
    {"roundsAndScore", phrase("sheet", "Rounds and score")},
    {"ruledAs", phrase("sheet", "Rulings as agreed")},
    {"scenarioDiffers",
     phrase("sheet", "The rosters name different scenarios: this sheet has nothing that depends on the scenario.")},
    {"score", phrase("sheet", "Score")},
    {"scoreOfRound", phrase("sheet", "Score")},
    {"secretSheet", phrase("sheet", "Secret list")},
    {"signEach", phrase("sheet", "Both players sign each result.")},
    {"signed", phrase("sheet", "Signed, both")},
    {"sources", phrase("sheet", "Rulings and origin of the figures")},
    {"specialRules", phrase("sheet", "Special rules")},
    {"tableNumber", phrase("sheet", "Table")},
    {"theList", phrase("sheet", "The list")},
    {"theTable", phrase("sheet", "The table")},
    {"they", phrase("sheet", "They")},
    {"theySetUp", phrase("sheet", "The other side sets up here")},
    {"thisBattle", phrase("sheet", "This battle")},
    {"tokens", phrase("sheet", "Tokens")},
    {"turn", phrase("sheet", "Turn")},
    {"turnsAndScore", phrase("sheet", "Turns and score")},
    {"uncertain", phrase("sheet", "Not certain in the source:")},
    {"unit", phrase("sheet", "Unit")},
    {"unitCards", phrase("sheet", "Unit cards")},
    {"we", phrase("sheet", "We")},
    {"weSetUp", phrase("sheet", "We set up here")},
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
