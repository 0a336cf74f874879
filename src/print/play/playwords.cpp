#include "print/play/playwords.h"

#include "print/view/words.h"

namespace muster::print {

namespace {

struct Word {
    const char* id;
    report::Phrase phrase;
};

constexpr Word words[]{
    // The frame
    {"roster", phrase("play", "Roster")},
    {"card", phrase("play", "Card")},
    {"battle", phrase("play", "Battle")},
    {"rules", phrase("play", "Rules")},
    {"parts", phrase("play", "Parts of the page")},
    {"undo", phrase("play", "Undo")},
    {"undone", phrase("play", "Taken back: {what}")},
    {"nothingToUndo", phrase("play", "Nothing to take back")},
    {"noStorage",
     phrase("play", "This page cannot keep marks here: when it is closed they are gone. Save the file, and "
                    "open it in a browser.")},
    {"otherVersion", phrase("play", "What was kept here is not of this page, and was left out.")},
    // Turns
    {"nextStep", phrase("play", "Next step")},
    {"step", phrase("play", "Step {n} of {all}")},
    {"cleared", phrase("play", "{turn}. Cleared: {states}.")},
    // The roster
    {"toAct", phrase("play", "Still to act")},
    {"lost", phrase("play", "Lost")},
    {"score", phrase("play", "Score")},
    {"ofAll", phrase("play", "{n} of {all}")},
    {"heldBack", phrase("play", "Held back")},
    {"arrives", phrase("play", "{unit} arrives")},
    {"holdsBack", phrase("play", "{unit} is held back")},
    {"noUnits", phrase("play", "There are no units.")},
    {"sides", phrase("play", "Whose units")},
    {"ours", phrase("play", "Ours")},
    {"theirs", phrase("play", "Theirs")},
    // A card
    {"less", phrase("play", "{what}: one less")},
    {"more", phrase("play", "{what}: one more")},
    {"marks", phrase("play", "Marks")},
    {"before", phrase("play", "Previous unit")},
    {"next", phrase("play", "Next unit")},
    {"weapon", phrase("play", "Weapon")},
    {"models", phrase("play", "Models")},
    {"specialRules", phrase("play", "Special rules")},
    {"options", phrase("play", "Options")},
    {"hands", phrase("play", "Hands")},
    {"worth", phrase("play", "Worth to the other side")},
    {"uncertain", phrase("play", "Not certain in the source")},
    // The battle
    {"victoryPoints", phrase("play", "Victory points")},
    {"byHand", phrase("play", "Points by hand")},
    {"add", phrase("play", "{side}: {n} more")},
    {"take", phrase("play", "{side}: {n} less")},
    {"lossesCount", phrase("play", "Lost units count")},
    {"forLosses", phrase("play", "for lost units")},
    {"weLead", phrase("play", "We are ahead by {n}.")},
    {"theyLead", phrase("play", "The other side is ahead by {n}.")},
    {"even", phrase("play", "Both sides are even.")},
    {"losses", phrase("play", "Losses")},
    {"noLosses", phrase("play", "No losses yet.")},
    {"scenario", phrase("play", "Scenario")},
    {"figures", phrase("play", "This battle's figures")},
    {"agreed", phrase("play", "Agreed")},
    {"newBattle", phrase("play", "New battle…")},
    {"askNewBattle", phrase("play", "Begin a new battle? All marks are cleared; Undo brings them back.")},
    {"newBattleBegins", phrase("play", "A new battle")},
    {"keep", phrase("play", "Take the battle with you")},
    {"keepText",
     phrase("play", "This text is how the battle stands. Muster opens it with this roster: in the editor with "
                    "Take From Play Page, on the command line with muster show. Another phone with this page "
                    "goes on from it.")},
    {"state", phrase("play", "How the battle stands, as text")},
    {"copy", phrase("play", "Copy")},
    {"copied", phrase("play", "Copied")},
    {"notCopied", phrase("play", "This browser does not copy. Mark the text and copy it by hand.")},
    {"save", phrase("play", "Save as a file")},
    {"takeOver", phrase("play", "Go on from a text…")},
    {"takeOverText", phrase("play", "Paste the text here")},
    {"takeOverNow", phrase("play", "Go on from it")},
    {"takenOver", phrase("play", "The battle goes on from the text")},
    {"notTakenOver", phrase("play", "This is no battle of these rosters. Nothing was changed.")},
    // Rules
    {"search", phrase("play", "Search the rules")},
    {"place", phrase("play", "1 place")},
    {"places", phrase("play", "{n} places")},
    {"armyRules", phrase("play", "Army rules")},
    {"weapons", phrase("play", "Weapons")},
};

} // namespace

std::vector<PlayWord> playWords(bool isOfRounds)
{
    std::vector<PlayWord> list;
    for (const auto& word : words)
        list.push_back({word.id, say(word.phrase)});
    const auto add = [&](const char* id, report::Phrase ofTurns, report::Phrase ofRounds) {
        list.push_back({id, say(isOfRounds ? ofRounds : ofTurns)});
    };
    add("turn", phrase("play", "Turn {n}"), phrase("play", "Round {n}"));
    add("turnOf", phrase("play", "Turn {n} of {all}"), phrase("play", "Round {n} of {all}"));
    add("nextTurn", phrase("play", "Next turn"), phrase("play", "Next round"));
    add("turnBefore", phrase("play", "One turn back"), phrase("play", "One round back"));
    return list;
}

} // namespace muster::print
