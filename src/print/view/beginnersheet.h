#pragma once

#include "print/view/referencesheet.h"

namespace muster::print {

/// A figure of a card with what it means.
struct ReadFigure {
    std::string column;
    std::string shortName;
    std::string value;
    std::optional<std::string> words;
    std::optional<std::string> wasText; ///< with what changed it
    bool isEmpty = false;               ///< there is none: it fills up the row

    MUSTER_FIELDS(column, shortName, value, words, wasText, isEmpty)
};

struct ReadRow {
    std::vector<ReadFigure> figures;

    MUSTER_FIELDS(figures)
};

/// A line of figures of a card: of a unit, of a kind of model in it, or of a weapon.
struct Reading {
    std::string of;
    std::optional<std::string> about;
    std::vector<ReadRow> readRows;

    MUSTER_FIELDS(of, about, readRows)
};

/// A word of the cards with what it means.
struct WordMeant {
    std::string word;
    std::optional<std::string> name; ///< in full, where the word is short for it
    std::optional<std::string> meaning;

    MUSTER_FIELDS(word, name, meaning)
};

/// A special rule with the units that have it.
struct BorneRule : CitedRule {
    std::optional<std::string> bearers{};

    using Base = CitedRule;
    MUSTER_FIELDS(bearers)
};

/// What somebody needs who plays this army for the first time, from the data of the ruleset alone. The blocks of the
/// reference are those that this army needs.
struct BeginnerSheet : SheetHead {
    std::string rulesHeading;
    std::optional<std::string> sourceLine;
    std::vector<Reading> readings;
    std::vector<WordMeant> otherFigures; ///< columns of the army that no reading has
    std::vector<WordMeant> boxes;
    std::vector<ReferenceSection> turn; ///< the block of the order of a turn; empty where the ruleset names none
    std::vector<BorneRule> rules;
    std::vector<CitedRule> armyRules;
    std::vector<ReferenceSection> blocks;
    std::optional<std::string> leftOut;

    using Base = SheetHead;
    static constexpr Flag flags[]{{"rules", "hasRules"},
                                  {"armyRules", "hasArmyRules"},
                                  {"readings", "hasReadings"},
                                  {"otherFigures", "hasOtherFigures"},
                                  {"boxes", "hasBoxes"}};
    MUSTER_FIELDS(rulesHeading, sourceLine, readings, otherFigures, boxes, turn, rules, armyRules, blocks, leftOut)
};

} // namespace muster::print
