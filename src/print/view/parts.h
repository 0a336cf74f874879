#pragma once

#include "print/view/fields.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::print {

/// Parts that several sheets have.

struct TextLine {
    std::string text;

    MUSTER_FIELDS(text)
};

struct Head {
    std::string head;

    MUSTER_FIELDS(head)
};

/// A sentence of which a part is bold.
struct SentencePart {
    std::string text;
    bool isStrong = false;

    MUSTER_FIELDS(text, isStrong)
};

/// A piece of a text of which some words are bold, or in small capitals.
struct TextPiece {
    std::string text;
    bool isStrong = false;
    bool isSmall = false;

    friend bool operator==(const TextPiece&, const TextPiece&) = default;

    MUSTER_FIELDS(text, isStrong, isSmall)
};

struct DataMark {
    std::string mark;
    std::string text;

    MUSTER_FIELDS(mark, text)
};

/// A figure of a stat line.
struct StatFigure {
    std::string name;
    std::string shortName;
    std::string value;
    std::optional<std::string> was;
    std::optional<std::string> wasText;
    bool changed = false;
    std::optional<std::string> reasons;
    std::optional<std::string> mark;
    bool isNone = false;
    bool isBlank = false;
    bool isFirst = false;

    MUSTER_FIELDS(name, shortName, value, was, wasText, changed, reasons, mark, isNone, isBlank, isFirst)
};

/// A row of a stat line: a long line has two.
struct StatRow {
    std::vector<StatFigure> figures;

    MUSTER_FIELDS(figures)
};

/// A kind of model of a unit that has several.
struct PartRow {
    std::string part;
    std::optional<std::string> rules;
    std::vector<StatFigure> figures;

    MUSTER_FIELDS(part, rules, figures)
};

/// A column of a table of figures that the program does not know: of a roster of BattleScribe.
struct FigureHead {
    std::string head;
    int width = 0;

    MUSTER_FIELDS(head, width)
};

struct FigureCell {
    std::string value;
    bool isNone = false;

    friend bool operator==(const FigureCell&, const FigureCell&) = default;

    MUSTER_FIELDS(value, isNone)
};

struct FigureRow {
    std::string row;
    std::optional<std::string> detail;
    std::vector<FigureCell> figures;
    std::vector<TextPiece> pieces{}; ///< of the detail

    MUSTER_FIELDS(row, detail, figures, pieces)
};

struct FigureTable {
    std::string table;
    int columns = 1;
    int nameWidth = 100;
    std::vector<FigureHead> heads;
    std::vector<FigureRow> rows;

    MUSTER_FIELDS(table, columns, nameWidth, heads, rows)
};

/// A turn of the battle: a column to write in.
struct TurnBox {
    std::string turn;

    MUSTER_FIELDS(turn)
};

/// An outline of a drawing. `look` is its class.
struct DrawnLayer {
    std::string look;
    std::string outline;

    MUSTER_FIELDS(look, outline)
};

/// A special rule in full.
struct RuleText {
    std::string rule;
    std::string text;
    std::optional<std::string> note;

    MUSTER_FIELDS(rule, text, note)
};

struct FindingLine {
    std::string severity;
    bool isError = false;
    std::string message;
    std::optional<std::string> citation;

    MUSTER_FIELDS(severity, isError, message, citation)
};

/// What the sheets of a roster have in common.
struct SheetHead {
    std::optional<std::string> accent; ///< of the army
    std::optional<std::string> emblem;
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

    MUSTER_FIELDS(accent, emblem, name, army, player, ruleset, rulesetShort, dataVersion, date, fingerprint, dataHash,
                  hasPoints, countsModels, points, limit, models, units, scenario, dataMarks)
};

} // namespace muster::print
