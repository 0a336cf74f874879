#pragma once

#include "print/view/cardsheet.h"

namespace muster::print {

struct TallyCell {
    std::string label;
    std::string figure;
    bool isBroken = false;
    bool isEmpty = false;
    bool isFirst = false;
    int width = 0;

    MUSTER_FIELDS(label, figure, isBroken, isEmpty, isFirst, width)
};

struct TallyRow {
    std::vector<TallyCell> cells;

    MUSTER_FIELDS(cells)
};

struct ShortHead {
    std::string shortName;

    MUSTER_FIELDS(shortName)
};

struct RosterUnitLine {
    std::string unit;
    std::optional<std::string> ownName;
    bool isNested = false;
    bool isUnknown = false;
    bool isFirst = false;
    std::optional<std::string> place;
    bool heldBack = false;
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

    MUSTER_FIELDS(unit, ownName, isNested, isUnknown, isFirst, place, heldBack, isOwnUnit, mark, depth, count,
                  modelCount, modelsText, cost, costEach, sumBelow, sumBelowText, parts, choices, note, noteQuote,
                  stats, number, card)
};

/// A part of the bar that shows what the points are spent on.
struct RolePart {
    std::string role;
    std::string sum;      ///< points, with the units below its own
    std::string share;    ///< "25 %"
    int width = 0;        ///< per cent of the bar
    int look = 1;         ///< 1 to 6: how it differs from its neighbours
    bool hasRoom = false; ///< for the sum inside it

    MUSTER_FIELDS(role, sum, share, width, look, hasRoom)
};

struct UnitGroup {
    std::string heading;
    std::optional<std::string> icon;
    std::string sum;
    std::optional<std::string> sumBelowText;
    std::vector<RosterUnitLine> members;

    MUSTER_FIELDS(heading, icon, sum, sumBelowText, members)
};

struct FigureLine {
    std::string figure;
    std::optional<std::string> value;
    std::optional<std::string> text;
    std::optional<std::string> citation;

    MUSTER_FIELDS(figure, value, text, citation)
};

struct UnitDoubt {
    std::string of;
    std::string text;

    MUSTER_FIELDS(of, text)
};

struct RosterSheet : SheetHead {
    bool isOpponentsCopy = false;
    std::optional<std::string> picture; ///< the player's own, as on a card
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
    bool hasFewTallies = false; ///< they have room beside the verdict
    std::vector<RolePart> roles;
    int statWidth = 0;
    int modelsWidth = 0;
    int costWidth = 0;
    int unitWidth = 0;
    bool isEmptyArmy = false;
    std::vector<ShortHead> statHeads;
    std::optional<std::string> columnNote;
    std::vector<UnitGroup> groups;
    std::vector<FigureLine> figures;
    std::vector<TrackLine> counters;
    std::optional<std::string> sourcesLine;
    std::vector<UnitDoubt> doubts;
    bool hasChanges = false;
    std::optional<std::string> notes;

    using Base = SheetHead;
    static constexpr Flag flags[]{{"findings", "hasFindings"}, {"tallyRows", "hasTallies"}, {"roles", "hasRoles"},
                                  {"figures", "hasFigures"},   {"counters", "hasCounters"}, {"doubts", "hasDoubts"}};
    MUSTER_FIELDS(isOpponentsCopy, picture, code, codeModules, isLargeCode, codeNote, leftOut, armyLine, playerLine,
                  limitText, pointsCaption, costHead, verdict, isLegal, isIncomplete, holdsLine, findings, moreFindings,
                  agreed, tallyRows, hasFewTallies, roles, statWidth, modelsWidth, costWidth, unitWidth, isEmptyArmy,
                  statHeads, columnNote, groups, figures, counters, sourcesLine, doubts, hasChanges, notes)
};

} // namespace muster::print
