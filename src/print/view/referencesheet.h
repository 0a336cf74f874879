#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct Step {
    int number = 0;
    std::string step;

    static constexpr auto fields()
    {
        return table(field("number", &Step::number, "Its number, from 1."),
                     field("step", &Step::step, "What is done."));
    }
};

struct ReferenceCell {
    std::string cell;
    bool isFigure = false;

    static constexpr auto fields()
    {
        return table(field("cell", &ReferenceCell::cell, "The text of the cell."),
                     field("isFigure", &ReferenceCell::isFigure, "It is a figure, to stand at the right."));
    }
};

struct ReferenceRow {
    std::vector<ReferenceCell> cells;

    static constexpr auto fields() { return table(field("cells", &ReferenceRow::cells, "The cells of the row.")); }
};

struct ReferenceNote {
    std::string note;
    bool isLast = false;

    static constexpr auto fields()
    {
        return table(field("note", &ReferenceNote::note, "The remark."),
                     field("isLast", &ReferenceNote::isLast, "It is the last of the block."));
    }
};

struct ReferenceSection {
    std::string title;
    std::vector<Step> steps;
    std::vector<ReferenceCell> columns;
    std::vector<ReferenceRow> rows;
    std::vector<ReferenceNote> notes;
    std::optional<std::string> citation;

    static constexpr auto fields()
    {
        return table(field("title", &ReferenceSection::title, "What it is about."),
                     field("steps", &ReferenceSection::steps, "What is done, in order.", "hasSteps"),
                     field("columns", &ReferenceSection::columns, "The heads of the table.", "hasColumns"),
                     field("rows", &ReferenceSection::rows, "The rows of the table.", "hasTable"),
                     field("notes", &ReferenceSection::notes, "Remarks.", "hasNotes"),
                     field("citation", &ReferenceSection::citation, "Where the rules stand."));
    }
};

struct CitedRule : RuleText {
    std::optional<std::string> citation;

    static constexpr auto fields()
    {
        return tableWith<RuleText>(field("citation", &CitedRule::citation, "Where the rule stands."));
    }
};

struct WeaponFigure {
    std::string figure;

    static constexpr auto fields() { return table(field("figure", &WeaponFigure::figure, "The figure.")); }
};

struct ReferenceWeapon {
    std::string weapon;
    std::optional<std::string> rules;
    std::vector<WeaponFigure> figures;

    static constexpr auto fields()
    {
        return table(field("weapon", &ReferenceWeapon::weapon, "The weapon."),
                     field("rules", &ReferenceWeapon::rules, "The names of its rules, in one line."),
                     field("figures", &ReferenceWeapon::figures, "Its figures, under the `weaponHeads`."));
    }
};

/// Profiles of one kind, of a roster of BattleScribe: figures, or texts.
struct ReferenceTable {
    std::string title;
    std::vector<FigureTable> parts;
    std::vector<RuleText> texts;

    static constexpr auto fields()
    {
        return table(field("table", &ReferenceTable::title, "What they are: “Weapon”."),
                     field("parts", &ReferenceTable::parts, "The rows, so many to a part that each fits in a column."),
                     field("texts", &ReferenceTable::texts, "Those that have no figures."));
    }
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

    static constexpr auto fields()
    {
        return tableWith<SheetHead>(
            field("whose", &ReferenceSheet::whose, "“In this army”, or “On this table” in a battle."),
            field("rulesHeading", &ReferenceSheet::rulesHeading, "The same with what follows: “In this army: rules”."),
            field("weaponsHeading", &ReferenceSheet::weaponsHeading, "“In this army: weapons”."),
            field("source", &ReferenceSheet::source, "The book of all that is printed here, if it is one."),
            field("sourceLine", &ReferenceSheet::sourceLine, "The same in words: “after Warpath”."),
            field("blocks", &ReferenceSheet::blocks, "Turns, tests and tables of the game."),
            field("leftOut", &ReferenceSheet::leftOut,
                  "The titles of those that this battle does not need, in a sentence."),
            field("tables", &ReferenceSheet::tables, "The tables of a roster of BattleScribe.", "hasTables"),
            field("rules", &ReferenceSheet::rules, "The rules of the units and weapons.", "hasRules"),
            field("armyRules", &ReferenceSheet::armyRules, "The rules of the armies.", "hasArmyRules"),
            field("weapons", &ReferenceSheet::weapons, "Every weapon once.", "hasWeapons"),
            field("weaponHeads", &ReferenceSheet::weaponHeads, "The columns of figures of weapons."),
            field("weaponColumns", &ReferenceSheet::weaponColumns, "How many columns a weapon has, with its name."));
    }
};

} // namespace muster::print
