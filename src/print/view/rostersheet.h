#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct TallyCell {
    std::string label;
    std::string figure;
    bool isBroken = false;
    bool isEmpty = false;
    bool isFirst = false;
    int width = 0;

    static constexpr auto fields()
    {
        return table(field("label", &TallyCell::label, "What is counted."),
                     field("figure", &TallyCell::figure, "The count and its limit: “1 of 2”."),
                     field("isBroken", &TallyCell::isBroken, "The limit is not kept."),
                     field("isEmpty", &TallyCell::isEmpty, "An empty cell at the end of the last row."),
                     field("isFirst", &TallyCell::isFirst, "It is the first of its row."),
                     field("width", &TallyCell::width, "The width of the cell."));
    }
};

struct TallyRow {
    std::vector<TallyCell> cells;

    static constexpr auto fields() { return table(field("cells", &TallyRow::cells, "The counts of one row.")); }
};

struct ShortHead {
    std::string shortName;

    static constexpr auto fields() { return table(field("short", &ShortHead::shortName, "The head of the column.")); }
};

struct RosterUnitLine {
    std::string unit;
    std::optional<std::string> ownName;
    bool isNested = false;
    bool isUnknown = false;
    bool isFirst = false;
    std::optional<std::string> place;
    bool isHeldBack = false;
    bool isOwnUnit = false;
    std::optional<std::string> mark;
    int depth = 0;
    std::optional<std::string> count;
    int modelCount = 0;
    std::string modelsText;
    std::string cost;
    std::optional<std::string> costEach;
    std::optional<std::string> sumBelow;
    std::optional<std::string> sumBelowText;
    std::optional<std::string> parts;
    std::optional<std::string> choices;
    std::optional<std::string> note;
    std::optional<std::string> noteQuote;
    std::vector<StatFigure> stats;
    int number = 0;
    int card = 0;

    static constexpr auto fields()
    {
        return table(
            field("unit", &RosterUnitLine::unit, "The kind of unit."),
            field("ownName", &RosterUnitLine::ownName, "The player's own name for it."),
            field("isNested", &RosterUnitLine::isNested, "It is attached to a unit above."),
            field("isUnknown", &RosterUnitLine::isUnknown, "The data do not know it."),
            field("isFirst", &RosterUnitLine::isFirst, "It is the first under its heading."),
            field("place", &RosterUnitLine::place, "How it is attached to the unit above."),
            field("heldBack", &RosterUnitLine::isHeldBack, "It is held back."),
            field("isOwnUnit", &RosterUnitLine::isOwnUnit, "It is a unit of the player's own."),
            field("mark", &RosterUnitLine::mark, "† if something is not certain; the reason is among the `doubts`."),
            field("depth", &RosterUnitLine::depth, "How deep it is nested, 4 at most."),
            field("count", &RosterUnitLine::count, "How many units share the line because they are alike, if several."),
            field("modelCount", &RosterUnitLine::modelCount, "How many models one of them has."),
            field("modelsText", &RosterUnitLine::modelsText, "The models of all: “10”, “3 × 10”."),
            field("cost", &RosterUnitLine::cost, "The points of all."),
            field("costEach", &RosterUnitLine::costEach, "The points of one of them, if several share the line."),
            field("sumBelow", &RosterUnitLine::sumBelow,
                  "Its points with those of the units that it carries or leads."),
            field("sumBelowText", &RosterUnitLine::sumBelowText, "The same in words: “in all 340”."),
            field("parts", &RosterUnitLine::parts, "Its kinds of model, if it has several."),
            field("choices", &RosterUnitLine::choices, "What was chosen for it, in one line."),
            field("note", &RosterUnitLine::note, "The player's note. The opponent's copy has none."),
            field("noteQuote", &RosterUnitLine::noteQuote, "The same in quotation marks."),
            field("stats", &RosterUnitLine::stats, "The figures under the `statHeads`."),
            field("number", &RosterUnitLine::number, "Its number in the roster, from 1."),
            field("card", &RosterUnitLine::card, "The number of its card."));
    }
};

struct UnitGroup {
    std::string heading;
    std::string sum;
    std::optional<std::string> sumBelowText;
    std::vector<RosterUnitLine> members;

    static constexpr auto fields()
    {
        return table(field("heading", &UnitGroup::heading, "What these units are."),
                     field("sum", &UnitGroup::sum, "Their points; in a game without points, how many there are."),
                     field("sumBelowText", &UnitGroup::sumBelowText,
                           "The same with all units under them, passengers for example: “in all 340”."),
                     field("members", &UnitGroup::members, "The units."));
    }
};

struct FigureLine {
    std::string figure;
    std::optional<std::string> value;
    std::optional<std::string> text;
    std::optional<std::string> citation;

    static constexpr auto fields()
    {
        return table(field("figure", &FigureLine::figure, "The name of the figure."),
                     field("value", &FigureLine::value, "What it is for this roster."),
                     field("text", &FigureLine::text, "What it means."),
                     field("citation", &FigureLine::citation, "Where the rule stands."));
    }
};

struct UnitDoubt {
    std::string of;
    std::string text;

    static constexpr auto fields()
    {
        return table(field("of", &UnitDoubt::of, "The kind of unit."),
                     field("text", &UnitDoubt::text, "What is not certain about it."));
    }
};

struct RosterSheet : SheetHead {
    bool isOpponentsCopy = false;
    std::optional<std::string> code;
    int codeModules = 1;
    bool isLargeCode = false;
    std::optional<std::string> codeNote;
    std::optional<std::string> leftOut;
    std::string armyLine;
    std::optional<std::string> playerLine;
    std::optional<std::string> limitText;
    std::string pointsCaption;
    std::string costHead;
    std::string verdict;
    bool isLegal = false;
    bool isIncomplete = false;
    std::string holdsLine;
    std::vector<FindingLine> findings;
    std::vector<FindingLine> moreFindings;
    std::optional<std::string> agreed;
    std::vector<TallyRow> tallyRows;
    int statWidth = 0;
    int modelsWidth = 0;
    int costWidth = 0;
    int unitWidth = 0;
    bool isEmptyArmy = false;
    std::vector<ShortHead> statHeads;
    std::optional<std::string> columnNote;
    std::vector<UnitGroup> groups;
    std::vector<FigureLine> figures;
    std::optional<std::string> sourcesLine;
    std::vector<UnitDoubt> doubts;
    bool hasChanges = false;
    std::optional<std::string> notes;

    static constexpr auto fields()
    {
        return tableWith<SheetHead>(
            field("isOpponentsCopy", &RosterSheet::isOpponentsCopy, "It is the opponent's copy."),
            field("code", &RosterSheet::code, "The outline of the roster's QR code, for `<path d=\"...\">`."),
            field("codeModules", &RosterSheet::codeModules, "The size of the code's square, for its `viewBox`."),
            field("isLargeCode", &RosterSheet::isLargeCode, "The code needs more room than usual."),
            field("codeNote", &RosterSheet::codeNote, "Why there is no code."),
            field("leftOut", &RosterSheet::leftOut, "What is not here because of another sheet of the same print."),
            field("armyLine", &RosterSheet::armyLine, "The army, and those that it is with."),
            field("playerLine", &RosterSheet::playerLine, "The player, in words: “Player: Robin”."),
            field("limitText", &RosterSheet::limitText, "The points that were agreed: “of 2,000”."),
            field("pointsCaption", &RosterSheet::pointsCaption, "“points”, or that no limit was agreed."),
            field("costHead", &RosterSheet::costHead, "The head of the column of costs: “Points”."),
            field("verdict", &RosterSheet::verdict, "The verdict, in capitals: legal, not legal, not judged, empty."),
            field("isLegal", &RosterSheet::isLegal, "The army is legal."),
            field("isIncomplete", &RosterSheet::isIncomplete,
                  "The roster names what the data do not know, or has lines that were not understood."),
            field("holdsLine", &RosterSheet::holdsLine, "That every rule holds, for an army without findings."),
            field("findings", &RosterSheet::findings, "What the rules say against the army: the first eight.",
                  "hasFindings"),
            field("moreFindings", &RosterSheet::moreFindings, "Those beyond the first eight."),
            field("agreed", &RosterSheet::agreed, "What the players agreed, in one line."),
            field("tallyRows", &RosterSheet::tallyRows, "Counts with their limits, in rows.", "hasTallies"),
            field("statWidth", &RosterSheet::statWidth, "The width of a figure of the stat line."),
            field("modelsWidth", &RosterSheet::modelsWidth, "The width of the number of models."),
            field("costWidth", &RosterSheet::costWidth, "The width of the cost."),
            field("unitWidth", &RosterSheet::unitWidth, "The width that is left for the unit."),
            field("isEmptyArmy", &RosterSheet::isEmptyArmy, "There is no unit yet."),
            field("statHeads", &RosterSheet::statHeads, "The columns of the stat line that have room here."),
            field("columnNote", &RosterSheet::columnNote, "Which columns of the stat line have no room here."),
            field("groups", &RosterSheet::groups, "The units, under headings."),
            field("figures", &RosterSheet::figures, "Figures of this battle.", "hasFigures"),
            field("sourcesLine", &RosterSheet::sourcesLine,
                  "Where the figures come from and how many rulings matter, in one line; nothing if `sources.html` "
                  "follows on this sheet."),
            field("doubts", &RosterSheet::doubts, "What is not certain.", "hasDoubts"),
            field("hasChanges", &RosterSheet::hasChanges, "Some figure differs from the unit's plain one."),
            field("notes", &RosterSheet::notes, "The player's notes. The opponent's copy has none."));
    }
};

} // namespace muster::print
