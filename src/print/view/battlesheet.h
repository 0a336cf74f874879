#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct ScenarioText {
    std::string title;
    std::string text;
    std::optional<std::string> citation;

    static constexpr auto fields()
    {
        return table(field("title", &ScenarioText::title, "The name of the scenario."),
                     field("text", &ScenarioText::text, "What it is about."),
                     field("citation", &ScenarioText::citation, "Where it stands."));
    }
};

struct ForceValue {
    std::string value;

    static constexpr auto fields()
    {
        return table(field("value", &ForceValue::value, "What it is for one roster, or one side."));
    }
};

struct BattleFigure {
    std::string figure;
    std::optional<std::string> text;
    std::optional<std::string> citation;
    std::vector<ForceValue> values;

    static constexpr auto fields()
    {
        return table(field("figure", &BattleFigure::figure, "The name of the figure."),
                     field("text", &BattleFigure::text, "What it means."),
                     field("citation", &BattleFigure::citation, "Where the rule stands."),
                     field("values", &BattleFigure::values, "What it is for each side."));
    }
};

struct Agreement {
    std::string agreement;
    std::vector<ForceValue> values;

    static constexpr auto fields()
    {
        return table(field("agreement", &Agreement::agreement, "What the players agree on."),
                     field("values", &Agreement::values, "What each roster says."));
    }
};

struct ForceHead {
    std::string force;

    static constexpr auto fields()
    {
        return table(field("force", &ForceHead::force, "The name of the roster, or of the side."));
    }
};

struct TurnBox {
    std::string turn;

    static constexpr auto fields()
    {
        return table(field("turn", &TurnBox::turn, "The number of the turn; in brackets if it may follow."));
    }
};

/// The losses of one side: heads of their table.
struct LossHead {
    bool hasGap = false;
    std::string whose;
    std::vector<Head> boxes;

    static constexpr auto fields()
    {
        return table(field("hasGap", &LossHead::hasGap, "Another side follows at the right."),
                     field("whose", &LossHead::whose, "Whose losses they are."),
                     field("boxes", &LossHead::boxes, "Ways to lose a unit."));
    }
};

struct LossBox {
    std::optional<std::string> worth;
    bool hasBox = false;

    static constexpr auto fields()
    {
        return table(field("worth", &LossBox::worth, "The points that it brings."),
                     field("hasBox", &LossBox::hasBox, "There is a box to tick."));
    }
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

    static constexpr auto fields()
    {
        return table(field("isForce", &LossCell::isForce, "It is the name of a roster."),
                     field("isUnit", &LossCell::isUnit, "It is a unit."),
                     field("isSum", &LossCell::isSum, "It is the sum of a roster."),
                     field("isScore", &LossCell::isScore, "It is the line for the score."),
                     field("hasGap", &LossCell::hasGap, "Another side follows at the right."),
                     field("label", &LossCell::label, "The unit, the roster, or what the line is."),
                     field("ownName", &LossCell::ownName, "The player's own name for the unit."),
                     field("depth", &LossCell::depth, "1 if the unit is attached to another one."),
                     field("cost", &LossCell::cost, "Its points."),
                     field("boxes", &LossCell::boxes, "A box for each way to lose it."));
    }
};

struct LossRow {
    bool isHeading = false;
    std::vector<LossCell> cells;

    static constexpr auto fields()
    {
        return table(field("isHeading", &LossRow::isHeading, "A roster begins in it."),
                     field("cells", &LossRow::cells, "A cell for each side."));
    }
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
    std::vector<FindingLine> battleFindings;
    std::vector<LossHead> lossHeads;
    std::vector<LossRow> lossRows;

    static constexpr auto fields()
    {
        return tableWith<SheetHead>(
            field("isScenarioOpen", &BattleSheet::isScenarioOpen, "No scenario is chosen yet."),
            field("scenarioDiffers", &BattleSheet::scenarioDiffers, "The rosters name different scenarios."),
            field("isTwoSided", &BattleSheet::isTwoSided, "The rosters of the enemy are known."),
            field("isOfRounds", &BattleSheet::isOfRounds, "The game calls a turn a round."),
            field("sidesLine", &BattleSheet::sidesLine, "Who plays against whom."),
            field("enemyPoints", &BattleSheet::enemyPoints,
                  "The points of the other side; `points` are those of ours."),
            field("pointsCaption", &BattleSheet::pointsCaption, "Whose points they are."),
            field("ours", &BattleSheet::ours, "The name of our side."),
            field("theirs", &BattleSheet::theirs, "The name of the other side."),
            field("valueWidth", &BattleSheet::valueWidth, "The width of a value of a roster."),
            field("textWidth", &BattleSheet::textWidth, "The width of what is left beside those values."),
            field("figureWidth", &BattleSheet::figureWidth, "The width of a figure of a side."),
            field("figureTextWidth", &BattleSheet::figureTextWidth, "The width of the text of a figure."),
            field("labelWidth", &BattleSheet::labelWidth, "The width of the name of a figure."),
            field("nameWidth", &BattleSheet::nameWidth, "The width of a unit among the losses."),
            field("costWidth", &BattleSheet::costWidth, "The width of its cost."),
            field("boxWidth", &BattleSheet::boxWidth, "The width of a box."),
            field("sideWidth", &BattleSheet::sideWidth, "The width of one side."),
            field("turnWidth", &BattleSheet::turnWidth, "The width of a turn."),
            field("scenarios", &BattleSheet::scenarios, "The scenario; those that there are, if none is chosen.",
                  "hasScenarios"),
            field("figures", &BattleSheet::figures, "Figures of this battle.", "hasFigures"),
            field("agreed", &BattleSheet::agreed, "What the players agreed.", "hasAgreed"),
            field("columns", &BattleSheet::columns, "The rosters, if there are several.", "hasColumns"),
            field("sides", &BattleSheet::sides, "The sides, if both are known.", "hasSides"),
            field("turns", &BattleSheet::turns, "The turns, if the game has any.", "hasTurns"),
            field("battleFindings", &BattleSheet::battleFindings, "What the rules say about both sides together.",
                  "hasBattleFindings"),
            field("lossHeads", &BattleSheet::lossHeads, "The heads over the losses, of each side."),
            field("lossRows", &BattleSheet::lossRows, "The losses, line by line."));
    }
};

} // namespace muster::print
