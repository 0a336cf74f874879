#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct CompositionRow {
    int number = 0;
    std::string line;
    std::optional<std::string> detail;

    MUSTER_FIELDS(number, line, detail)
};

/// A weapon or an option.
struct BookRow {
    std::string label;
    std::optional<std::string> bearer;
    std::optional<std::string> detail;
    std::optional<std::string> mark;
    std::optional<std::string> price;
    int span = 1;
    std::vector<FigureCell> figures; ///< empty: the words are as wide as all columns
    std::string table;               ///< heading of the table that its weapon is in; empty: the usual one

    friend bool operator==(const BookRow&, const BookRow&) = default;

    MUSTER_FIELDS(label, bearer, detail, mark, price, span, figures)
};

/// Options, or weapons of a kind with a heading.
struct BookOptions {
    std::string group;
    std::optional<std::string> of;
    std::optional<std::string> limit;
    int span = 1;
    std::vector<Head> heads; ///< empty: they have no figures, or those above hold
    std::vector<BookRow> options;

    static constexpr Flag flags[]{{"heads", "hasHeads"}};
    MUSTER_FIELDS(group, of, limit, span, heads, options)
};

struct BookModels {
    std::string group;
    std::optional<std::string> of;
    std::optional<std::string> price;
    std::optional<std::string> text;

    friend bool operator==(const BookModels&, const BookModels&) = default;

    MUSTER_FIELDS(group, of, price, text)
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
    int weaponSpan = 1;
    std::vector<BookRow> weapons;
    std::vector<BookOptions> optionGroups;
    std::vector<BookModels> modelGroups;
    std::optional<std::string> note;
    std::vector<TextLine> doubts;

    static constexpr Flag flags[]{{"stats", "hasStats"}, {"parts", "hasParts"}, {"weapons", "hasWeapons"}};
    MUSTER_FIELDS(unit, mark, models, cost, stats, partHeads, parts, partNotes, rules, locations, hasLists, hasFigures,
                  weaponSpan, weapons, optionGroups, modelGroups, note, doubts)
};

struct BookGroup {
    std::string heading;
    bool isTable = false;
    std::vector<Head> heads;
    std::vector<BookUnit> members;

    MUSTER_FIELDS(heading, isTable, heads, members)
};

struct BookRule : RuleText {
    bool isKept = false;

    using Base = RuleText;
    MUSTER_FIELDS(isKept)
};

struct BookNote {
    std::string text;
    bool isKept = false;

    MUSTER_FIELDS(text, isKept)
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

    static constexpr Flag flags[]{{"armyRules", "hasArmyRules"},  {"lines", "hasLines"},
                                  {"optionGroups", "hasOptions"}, {"modelGroups", "hasModelGroups"},
                                  {"rules", "hasRules"},          {"notes", "hasNotes"}};
    MUSTER_FIELDS(army, ruleset, rulesetVersion, dataVersion, dataLine, date, units, isPlaytest, isUsersOwn, provenance,
                  allies, hasPrices, hasPoints, armyRules, lines, weaponHeads, groups, optionGroups, modelGroups, rules,
                  notes)
};

} // namespace muster::print
