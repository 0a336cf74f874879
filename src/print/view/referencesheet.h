#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct Step {
    int number = 0;
    std::string step;

    MUSTER_FIELDS(number, step)
};

struct ReferenceCell {
    std::string cell;
    bool isFigure = false;

    MUSTER_FIELDS(cell, isFigure)
};

struct ReferenceRow {
    std::vector<ReferenceCell> cells;

    MUSTER_FIELDS(cells)
};

struct ReferenceNote {
    std::string note;
    bool isLast = false;

    MUSTER_FIELDS(note, isLast)
};

struct ReferenceSection {
    std::string title;
    std::vector<Step> steps;
    std::vector<ReferenceCell> columns;
    std::vector<ReferenceRow> rows;
    std::vector<ReferenceNote> notes;
    std::optional<std::string> citation;

    static constexpr Flag flags[]{
        {"steps", "hasSteps"}, {"columns", "hasColumns"}, {"rows", "hasTable"}, {"notes", "hasNotes"}};
    MUSTER_FIELDS(title, steps, columns, rows, notes, citation)
};

/// A text that may have bold words.
struct ReferenceText : RuleText {
    std::vector<TextPiece> pieces{};

    using Base = RuleText;
    MUSTER_FIELDS(pieces)
};

struct CitedRule : ReferenceText {
    std::optional<std::string> citation;

    using Base = ReferenceText;
    MUSTER_FIELDS(citation)
};

struct WeaponFigure {
    std::string figure;

    MUSTER_FIELDS(figure)
};

struct ReferenceWeapon {
    std::string weapon;
    std::optional<std::string> rules;
    std::vector<WeaponFigure> figures;

    MUSTER_FIELDS(weapon, rules, figures)
};

/// Profiles of one kind, of a roster of BattleScribe: figures, or texts.
struct ReferenceTable {
    std::string table;
    std::vector<FigureTable> parts;
    std::vector<ReferenceText> texts;

    MUSTER_FIELDS(table, parts, texts)
};

struct ReferenceSheet : SheetHead {
    std::string whose;
    std::string rulesHeading;
    std::string weaponsHeading;
    std::optional<std::string> source;
    std::optional<std::string> sourceLine;
    std::vector<ReferenceSection> blocks;
    std::optional<std::string> leftOut;
    std::vector<ReferenceTable> tables;
    std::vector<CitedRule> rules;
    std::vector<CitedRule> armyRules;
    std::vector<ReferenceWeapon> weapons;
    std::vector<Head> weaponHeads;
    std::string weaponColumns;

    using Base = SheetHead;
    static constexpr Flag flags[]{
        {"tables", "hasTables"}, {"rules", "hasRules"}, {"armyRules", "hasArmyRules"}, {"weapons", "hasWeapons"}};
    MUSTER_FIELDS(whose, rulesHeading, weaponsHeading, source, sourceLine, blocks, leftOut, tables, rules, armyRules,
                  weapons, weaponHeads, weaponColumns)
};

} // namespace muster::print
