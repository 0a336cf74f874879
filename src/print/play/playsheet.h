#pragma once

#include "print/view/battlesheet.h"
#include "print/view/cardsheet.h"
#include "print/view/referencesheet.h"

namespace muster::print {

/// What the page to play from knows: plain values, which its script reads as JSON (viewjson.h). What is not there is
/// left out there. Ids are those of the data and of the roster; they never appear on the screen.

/// Boxes of a unit that are counted: its models, its wounds.
struct PlayCount {
    std::string id;
    std::string name;
    int boxes = 0;        ///< 0: nobody knows how many
    int mark = 0;         ///< something happens after this box; 0: nothing
    std::string markName; ///< what happens
    bool isLeft = false;  ///< shown as what is left: models. Otherwise as what is marked: wounds
    bool isFatal = false; ///< with the last box the unit is lost

    MUSTER_FIELDS(id, name, boxes, mark, markName, isLeft, isFatal)
};

/// What a unit is, or is not: done, suppressed.
struct PlayState {
    std::string id;
    std::string name;
    bool eachTurn = false; ///< cleared when a turn begins

    MUSTER_FIELDS(id, name, eachTurn)
};

/// A way to lose a unit, and what the other side gets for it: "165/2".
struct PlayLoss {
    std::string id;
    std::string name;
    std::string worth;
    bool isOut = false; ///< the unit is gone

    MUSTER_FIELDS(id, name, worth, isOut)
};

struct PlayUnit {
    std::string id;
    std::string name;
    std::string about; ///< what kind of unit it is, if the name does not say it
    std::optional<std::string> place;
    std::optional<std::string> icon;
    int depth = 0;
    int card = 0;     ///< index in the cards of its force
    std::string cost; ///< as a fraction; empty: the game has none
    bool isHeldBack = false;
    std::vector<PlayCount> counts;
    std::vector<PlayState> states;
    std::vector<PlayLoss> losses;

    MUSTER_FIELDS(id, name, about, place, icon, depth, card, cost, isHeldBack, counts, states, losses)
};

struct PlayGroup {
    std::string heading;
    std::vector<PlayUnit> units;

    MUSTER_FIELDS(heading, units)
};

/// One roster of the battle.
struct PlayForce {
    std::string name;
    std::string army;
    std::string fingerprint;
    int side = 0;                      ///< 0: ours, 1: theirs
    std::optional<std::string> accent; ///< as the other sheets have it
    std::optional<std::string> emblem; ///< an SVG path on a square of 64 by 64
    std::vector<PlayGroup> groups;
    std::vector<Card> cards;

    MUSTER_FIELDS(name, army, fingerprint, side, accent, emblem, groups, cards)
};

/// Victory points that a side gets with one touch.
struct PlayAward {
    std::string name;
    std::string worth;
    int side = 0;

    MUSTER_FIELDS(name, worth, side)
};

/// Values that a script names.
struct PlayWord {
    std::string id;
    std::string text;

    MUSTER_FIELDS(id, text)
};

struct PlaySheet {
    std::string title;
    std::string game;
    std::string date;
    std::string costName; ///< "points"; empty: the game has none
    std::string turnName;
    int turns = 0; ///< 0: the game does not say how many
    int extraTurns = 0;
    std::vector<TextLine> steps; ///< of a turn
    std::vector<PlayForce> forces;
    std::vector<PlayAward> awards;
    std::vector<ScenarioText> scenarios;
    std::vector<BattleFigure> figures;
    std::vector<Agreement> agreed;
    std::vector<ForceHead> columns; ///< of `agreed`, if there are several
    std::vector<ForceHead> sides;   ///< of `figures`, if there are two
    std::vector<FindingLine> findings;
    std::vector<DataMark> dataMarks;
    std::vector<Head> weaponHeads;
    std::vector<ReferenceSection> blocks;
    std::vector<ReferenceTable> tables;
    std::vector<CitedRule> rules;
    std::vector<CitedRule> armyRules;
    std::vector<ReferenceWeapon> weapons;
    std::vector<PlayWord> words;

    MUSTER_FIELDS(title, game, date, costName, turnName, turns, extraTurns, steps, forces, awards, scenarios, figures,
                  agreed, columns, sides, findings, dataMarks, weaponHeads, blocks, tables, rules, armyRules, weapons,
                  words)
};

/// The frame of the page.
struct PlayFrame {
    std::string language;
    std::string title;
    std::string description;
    std::string noScript; ///< said where scripts are off
    Html style;
    Html data;
    Html script;
    std::optional<std::string> code; ///< of the roster: who has the page can check it

    MUSTER_FIELDS(language, title, description, noScript, style, data, script, code)
};

} // namespace muster::print
