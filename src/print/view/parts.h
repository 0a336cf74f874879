#pragma once

#include "print/view/fields.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::print {

/// Parts that several sheets have.

struct TextLine {
    std::string text;

    static constexpr auto fields() { return table(field("text", &TextLine::text, "The line.")); }
};

struct Head {
    std::string head;

    static constexpr auto fields() { return table(field("head", &Head::head, "The head of the column.")); }
};

/// A sentence of which a part is bold.
struct SentencePart {
    std::string text;
    bool isStrong = false;

    static constexpr auto fields()
    {
        return table(field("text", &SentencePart::text, "A part of the sentence. Nothing stands between the parts."),
                     field("isStrong", &SentencePart::isStrong, "It is bold."));
    }
};

struct DataMark {
    std::string mark;
    std::string text;

    static constexpr auto fields()
    {
        return table(field("mark", &DataMark::mark, "What it is about, in two words."),
                     field("text", &DataMark::text, "What is not as shipped, in a sentence."));
    }
};

/// A figure of a stat line.
struct StatFigure {
    std::string name;
    std::string shortName;
    std::string value;
    std::optional<std::string> was;
    std::optional<std::string> wasText;
    bool isChanged = false;
    std::optional<std::string> reasons;
    std::optional<std::string> mark;
    bool isNone = false;
    bool isBlank = false;
    bool isFirst = false;

    static constexpr auto fields()
    {
        return table(field("name", &StatFigure::name, "The name of the column."),
                     field("short", &StatFigure::shortName, "The head of the column."),
                     field("value", &StatFigure::value, "The figure; a dash where there is none."),
                     field("was", &StatFigure::was, "The figure before it was changed."),
                     field("wasText", &StatFigure::wasText, "The same in words: “was 5+”."),
                     field("changed", &StatFigure::isChanged, "Something changed it."),
                     field("reasons", &StatFigure::reasons, "What changed it."),
                     field("mark", &StatFigure::mark, "† if the figure is not certain."),
                     field("isNone", &StatFigure::isNone, "There is no figure."),
                     field("isBlank", &StatFigure::isBlank, "The figure is not known: a blank to fill in."),
                     field("isFirst", &StatFigure::isFirst, "It is the first of its row."));
    }
};

/// A row of a stat line: a long line has two.
struct StatRow {
    std::vector<StatFigure> figures;

    static constexpr auto fields() { return table(field("figures", &StatRow::figures, "Its figures.")); }
};

/// A kind of model of a unit that has several.
struct PartRow {
    std::string part;
    std::optional<std::string> rules;
    std::vector<StatFigure> figures;

    static constexpr auto fields()
    {
        return table(field("part", &PartRow::part, "The kind of model, with how many there are."),
                     field("rules", &PartRow::rules, "The names of its rules, in one line."),
                     field("figures", &PartRow::figures, "Its figures, under the `partHeads`."));
    }
};

/// A column of a table of figures that the program does not know: of a roster of BattleScribe.
struct FigureHead {
    std::string head;
    int width = 0;

    static constexpr auto fields()
    {
        return table(field("head", &FigureHead::head, "The head of the column."),
                     field("width", &FigureHead::width, "Its width in percent of the table."));
    }
};

struct FigureCell {
    std::string value;
    bool isNone = false;

    static constexpr auto fields()
    {
        return table(field("value", &FigureCell::value, "The figure."),
                     field("isNone", &FigureCell::isNone, "There is none: its value is a dash."));
    }
};

struct FigureRow {
    std::string row;
    std::optional<std::string> detail;
    std::vector<FigureCell> figures;

    static constexpr auto fields()
    {
        return table(field("row", &FigureRow::row, "What has these figures."),
                     field("detail", &FigureRow::detail, "What is too long for a column, in one line."),
                     field("figures", &FigureRow::figures, "Its figures, under the `heads`."));
    }
};

struct FigureTable {
    std::string title;
    int columns = 1;
    int nameWidth = 100;
    std::vector<FigureHead> heads;
    std::vector<FigureRow> rows;

    static constexpr auto fields()
    {
        return table(field("table", &FigureTable::title, "What the rows are: “Weapon”."),
                     field("columns", &FigureTable::columns, "How many columns it has, with that of the names."),
                     field("nameWidth", &FigureTable::nameWidth, "The width of the names in percent of the table."),
                     field("heads", &FigureTable::heads, "The columns of figures."),
                     field("rows", &FigureTable::rows, "The rows."));
    }
};

/// A special rule in full.
struct RuleText {
    std::string rule;
    std::string text;
    std::optional<std::string> note;

    static constexpr auto fields()
    {
        return table(field("rule", &RuleText::rule, "The name of the rule."),
                     field("text", &RuleText::text, "What it does."),
                     field("note", &RuleText::note, "A remark of the data about it."));
    }
};

struct FindingLine {
    std::string severity;
    bool isError = false;
    std::string message;
    std::optional<std::string> citation;

    static constexpr auto fields()
    {
        return table(field("severity", &FindingLine::severity, "Unknown, Error, Warning or Note."),
                     field("isError", &FindingLine::isError, "It keeps the army from being legal."),
                     field("message", &FindingLine::message, "What is wrong, in a sentence."),
                     field("citation", &FindingLine::citation, "Where the rule stands."));
    }
};

/// What the sheets of a roster have in common.
struct SheetHead {
    std::string name;
    std::string army;
    std::optional<std::string> player;
    std::string ruleset;
    std::string rulesetShort;
    std::string dataVersion;
    std::optional<std::string> date;
    std::optional<std::string> fingerprint;
    std::optional<std::string> dataHash;
    bool hasPoints = false;
    bool countsModels = false;
    std::string points;
    std::optional<std::string> limit;
    std::optional<std::string> models;
    std::string units;
    std::optional<std::string> scenario;
    std::vector<DataMark> dataMarks;

    static constexpr auto fields()
    {
        return table(field("name", &SheetHead::name, "The name of the roster."),
                     field("army", &SheetHead::army, "The army of the roster."),
                     field("player", &SheetHead::player, "The player's name."),
                     field("ruleset", &SheetHead::ruleset, "The game."),
                     field("rulesetShort", &SheetHead::rulesetShort, "The game, with a short name."),
                     field("dataVersion", &SheetHead::dataVersion, "The version of the game's data."),
                     field("date", &SheetHead::date, "The date of the print."),
                     field("fingerprint", &SheetHead::fingerprint, "The fingerprint of the roster."),
                     field("dataHash", &SheetHead::dataHash, "The fingerprint of the data that judged it."),
                     field("hasPoints", &SheetHead::hasPoints, "The game has points."),
                     field("countsModels", &SheetHead::countsModels, "The game counts models."),
                     field("points", &SheetHead::points, "What the army costs."),
                     field("limit", &SheetHead::limit, "The points that were agreed."),
                     field("models", &SheetHead::models, "How many models there are: “45 models”."),
                     field("units", &SheetHead::units, "How many units there are: “12 units”."),
                     field("scenario", &SheetHead::scenario, "The scenario, if one is chosen."),
                     field("dataMarks", &SheetHead::dataMarks, "What of the data and translations is not as shipped."));
    }
};

} // namespace muster::print
