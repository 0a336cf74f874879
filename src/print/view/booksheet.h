#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct CompositionRow {
    int number = 0;
    std::string line;
    std::optional<std::string> detail;

    static constexpr auto fields()
    {
        return table(field("number", &CompositionRow::number, "How many there may be."),
                     field("line", &CompositionRow::line, "What they are."),
                     field("detail", &CompositionRow::detail, "Limits inside it."));
    }
};

struct BookFigure {
    std::string value;
    bool isNone = false;

    static constexpr auto fields()
    {
        return table(field("value", &BookFigure::value, "The figure; a dash where there is none."),
                     field("isNone", &BookFigure::isNone, "There is no figure."));
    }
};

/// A weapon or an option.
struct BookRow {
    std::string label;
    std::optional<std::string> bearer;
    std::optional<std::string> detail;
    std::optional<std::string> mark;
    std::optional<std::string> price;
    int span = 1;
    std::vector<BookFigure> figures;

    static constexpr auto fields()
    {
        return table(
            field("label", &BookRow::label, "The weapon or option."),
            field("bearer", &BookRow::bearer, "The kind of model that has it, if there are several."),
            field("detail", &BookRow::detail, "What it does and what it needs, in one line."),
            field("mark", &BookRow::mark, "† if something is not certain."),
            field("price", &BookRow::price, "What it costs."),
            field("span", &BookRow::span, "How many columns the words have, for `colspan`."),
            field("figures", &BookRow::figures, "Its figures, under the `weaponHeads`; empty if it has none."));
    }
};

struct BookOptions {
    std::string group;
    std::optional<std::string> of;
    std::optional<std::string> limit;
    bool hasHeads = false;
    int span = 1;
    std::vector<BookRow> options;

    static constexpr auto fields()
    {
        return table(field("group", &BookOptions::group, "The name of the group of options."),
                     field("of", &BookOptions::of, "The units that share it, if it stands behind all units."),
                     field("limit", &BookOptions::limit, "How many may be taken."),
                     field("hasHeads", &BookOptions::hasHeads, "The `weaponHeads` stand in its line."),
                     field("span", &BookOptions::span, "How many columns its name has, for `colspan`."),
                     field("options", &BookOptions::options, "The options."));
    }
};

struct BookModels {
    std::string group;
    std::optional<std::string> of;
    std::optional<std::string> price;
    std::optional<std::string> text;

    static constexpr auto fields()
    {
        return table(field("group", &BookModels::group, "What the models are."),
                     field("of", &BookModels::of, "The units that share it, if it stands behind all units."),
                     field("price", &BookModels::price, "What one costs."),
                     field("text", &BookModels::text, "How many there may be, what they bring and may choose."));
    }
};

struct BookUnit {
    std::string unit;
    std::optional<std::string> mark;
    std::optional<std::string> models;
    std::optional<std::string> cost;
    std::vector<StatFigure> stats;
    std::vector<Head> partHeads;
    std::vector<PartRow> parts;
    std::vector<TextLine> partNotes;
    std::optional<std::string> rules;
    std::optional<std::string> locations;
    bool hasLists = false;
    bool hasFigures = false;
    std::vector<BookRow> weapons;
    std::vector<BookOptions> optionGroups;
    std::vector<BookModels> modelGroups;
    std::optional<std::string> note;
    std::vector<TextLine> doubts;

    static constexpr auto fields()
    {
        return table(field("unit", &BookUnit::unit, "The kind of unit."),
                     field("mark", &BookUnit::mark, "† if something is not certain; the reason is among the `doubts`."),
                     field("models", &BookUnit::models, "How many models it may have."),
                     field("cost", &BookUnit::cost, "What it costs before anything is chosen."),
                     field("stats", &BookUnit::stats, "The stat line.", "hasStats"),
                     field("partHeads", &BookUnit::partHeads, "The columns of the kinds of model."),
                     field("parts", &BookUnit::parts, "Kinds of model, if the unit has several.", "hasParts"),
                     field("partNotes", &BookUnit::partNotes, "Remarks on the kinds of model."),
                     field("rules", &BookUnit::rules, "The names of its rules, in one line."),
                     field("locations", &BookUnit::locations, "The parts of a large machine, with their ratings."),
                     field("hasLists", &BookUnit::hasLists, "It has weapons or options."),
                     field("hasFigures", &BookUnit::hasFigures, "Some weapon or option has figures."),
                     field("weapons", &BookUnit::weapons, "The weapons.", "hasWeapons"),
                     field("optionGroups", &BookUnit::optionGroups, "What may be chosen."),
                     field("modelGroups", &BookUnit::modelGroups, "Models that may differ."),
                     field("note", &BookUnit::note, "Remarks on the unit and on where its figures come from."),
                     field("doubts", &BookUnit::doubts, "What is not certain."));
    }
};

struct BookGroup {
    std::string heading;
    bool isTable = false;
    std::vector<Head> heads;
    std::vector<BookUnit> members;

    static constexpr auto fields()
    {
        return table(field("heading", &BookGroup::heading, "The category."),
                     field("isTable", &BookGroup::isTable,
                           "Its units have nothing but a stat line: they stand in a "
                           "table."),
                     field("heads", &BookGroup::heads, "The columns of the table."),
                     field("members", &BookGroup::members, "The units."));
    }
};

struct BookRule : RuleText {
    bool isKept = false;

    static constexpr auto fields()
    {
        return tableWith<RuleText>(field("isKept", &BookRule::isKept, "It must stay in one column with what follows."));
    }
};

struct BookNote {
    std::string text;
    bool isKept = false;

    static constexpr auto fields()
    {
        return table(field("text", &BookNote::text, "The remark."),
                     field("isKept", &BookNote::isKept, "It must stay in one column with what follows."));
    }
};

struct BookSheet {
    std::string army;
    std::string ruleset;
    std::string rulesetVersion;
    std::string dataVersion;
    std::string dataLine;
    std::optional<std::string> date;
    std::string units;
    bool isPlaytest = false;
    bool isUsersOwn = false;
    std::string provenance;
    std::optional<std::string> allies;
    bool hasPrices = false;
    bool hasPoints = false;
    std::vector<RuleText> armyRules;
    std::vector<CompositionRow> lines;
    std::vector<Head> weaponHeads;
    std::vector<BookGroup> groups;
    std::vector<BookOptions> optionGroups;
    std::vector<BookModels> modelGroups;
    std::vector<BookRule> rules;
    std::vector<BookNote> notes;

    static constexpr auto fields()
    {
        return table(
            field("army", &BookSheet::army, "The army."), field("ruleset", &BookSheet::ruleset, "The game."),
            field("rulesetVersion", &BookSheet::rulesetVersion, "The version of the game's data."),
            field("dataVersion", &BookSheet::dataVersion, "The version of the army's data."),
            field("dataLine", &BookSheet::dataLine, "The same in words, with what is special about the data."),
            field("date", &BookSheet::date, "The date of the print."),
            field("units", &BookSheet::units, "How many kinds of unit there are: “12 units”."),
            field("isPlaytest", &BookSheet::isPlaytest, "The figures are set to be tried."),
            field("isUsersOwn", &BookSheet::isUsersOwn, "The army is the user's own."),
            field("provenance", &BookSheet::provenance, "Where the figures come from."),
            field("allies", &BookSheet::allies, "The armies that it may be with, in one line."),
            field("hasPrices", &BookSheet::hasPrices, "Options cost points."),
            field("hasPoints", &BookSheet::hasPoints, "The game has points."),
            field("armyRules", &BookSheet::armyRules, "The rules of the army.", "hasArmyRules"),
            field("lines", &BookSheet::lines, "What the army may consist of, if the game has such lists.", "hasLines"),
            field("weaponHeads", &BookSheet::weaponHeads, "The columns of figures of weapons."),
            field("groups", &BookSheet::groups, "The units, by category."),
            field("optionGroups", &BookSheet::optionGroups, "Long lists of options that units share.", "hasOptions"),
            field("modelGroups", &BookSheet::modelGroups, "Models that may differ, of units with long lists.",
                  "hasModelGroups"),
            field("rules", &BookSheet::rules, "Every rule that the book names.", "hasRules"),
            field("notes", &BookSheet::notes, "Remarks on the data.", "hasNotes"));
    }
};

} // namespace muster::print
