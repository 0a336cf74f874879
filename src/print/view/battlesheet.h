#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct ScenarioText {
    std::string title;
    std::string text;
    std::optional<std::string> citation;

    MUSTER_FIELDS(title, text, citation)
};

struct ForceValue {
    std::string value;

    MUSTER_FIELDS(value)
};

struct BattleFigure {
    std::string figure;
    std::optional<std::string> text;
    std::optional<std::string> citation;
    std::vector<ForceValue> values;

    MUSTER_FIELDS(figure, text, citation, values)
};

struct Agreement {
    std::string agreement;
    std::vector<ForceValue> values;

    MUSTER_FIELDS(agreement, values)
};

struct ForceHead {
    std::string force;

    MUSTER_FIELDS(force)
};

struct ObjectiveBox {
    int objective = 0;

    MUSTER_FIELDS(objective)
};

/// What a side scores points for, or all of it.
struct ScoreLine {
    std::string scored;
    std::optional<std::string> each; ///< what it brings each time
    bool isSum = false;

    MUSTER_FIELDS(scored, each, isSum)
};

/// The losses of one side: heads of their table.
struct LossHead {
    bool hasGap = false;
    std::string whose;
    std::vector<Head> boxes;

    MUSTER_FIELDS(hasGap, whose, boxes)
};

struct LossBox {
    std::optional<std::string> worth;
    bool hasBox = false;

    MUSTER_FIELDS(worth, hasBox)
};

struct LossCell {
    bool isForce = false;
    bool isUnit = false;
    bool isSum = false;
    bool isScore = false;
    bool hasGap = false;
    std::string label;
    std::optional<std::string> ownName;
    std::optional<std::string> depth;
    std::optional<std::string> cost;
    std::vector<LossBox> boxes;

    MUSTER_FIELDS(isForce, isUnit, isSum, isScore, hasGap, label, ownName, depth, cost, boxes)
};

struct LossRow {
    bool isHeading = false;
    std::vector<LossCell> cells;

    MUSTER_FIELDS(isHeading, cells)
};

struct BattleSheet : SheetHead {
    bool isScenarioOpen = false;
    bool scenarioDiffers = false;
    bool isTwoSided = false;
    bool isOfRounds = false;
    std::string sidesLine;
    std::string enemyPoints;
    std::string pointsCaption;
    std::string ours;
    std::string theirs;
    int valueWidth = 0;
    int textWidth = 0;
    int figureWidth = 0;
    int figureTextWidth = 0;
    int labelWidth = 0;
    int nameWidth = 0;
    int costWidth = 0;
    int boxWidth = 0;
    int sideWidth = 0;
    int turnWidth = 0;
    std::vector<ScenarioText> scenarios;
    std::vector<BattleFigure> figures;
    std::vector<Agreement> agreed;
    std::vector<ForceHead> columns;
    std::vector<ForceHead> sides;
    std::vector<TurnBox> turns;
    bool hasFirstPlayer = false;
    std::vector<DrawnLayer> plan; ///< of the table, on a canvas of 924 by 624
    bool hasOurZone = false;
    bool hasTheirZone = false;
    std::optional<std::string> tableText;
    std::optional<std::string> tableCitation;
    std::vector<ObjectiveBox> objectives;
    int objectiveWidth = 0;
    std::vector<ScoreLine> scoreLines;
    std::vector<FindingLine> battleFindings;
    std::string costHead;
    std::vector<LossHead> lossHeads;
    std::vector<LossRow> lossRows;

    using Base = SheetHead;
    static constexpr Flag flags[]{{"scenarios", "hasScenarios"}, {"figures", "hasFigures"},
                                  {"agreed", "hasAgreed"},       {"columns", "hasColumns"},
                                  {"sides", "hasSides"},         {"turns", "hasTurns"},
                                  {"plan", "hasPlan"},           {"battleFindings", "hasBattleFindings"}};
    MUSTER_FIELDS(isScenarioOpen, scenarioDiffers, isTwoSided, isOfRounds, sidesLine, enemyPoints, pointsCaption, ours,
                  theirs, valueWidth, textWidth, figureWidth, figureTextWidth, labelWidth, nameWidth, costWidth,
                  boxWidth, sideWidth, turnWidth, scenarios, figures, agreed, columns, sides, turns, hasFirstPlayer,
                  plan, hasOurZone, hasTheirZone, tableText, tableCitation, objectives, objectiveWidth, scoreLines,
                  battleFindings, costHead, lossHeads, lossRows)
};

} // namespace muster::print
