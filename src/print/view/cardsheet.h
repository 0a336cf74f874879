#pragma once

#include "print/view/parts.h"

namespace muster::print {

/// A figure of a weapon.
struct GunFigure : StatFigure {
    std::optional<std::string> line; ///< the outline of a line as long as the range, 48 wide at the longest of the army

    using Base = StatFigure;
    MUSTER_FIELDS(line)
};

struct WeaponRow {
    std::optional<std::string> sign; ///< the outline of the sign of its kind
    std::optional<std::string> bearer;
    std::string weapon;
    std::optional<std::string> detail;
    std::optional<std::string> mark;
    std::vector<GunFigure> figures;

    MUSTER_FIELDS(sign, bearer, weapon, detail, mark, figures)
};

/// Weapons of kinds that have a heading of their own, with the columns of that.
struct WeaponTable {
    std::string table;
    std::vector<Head> heads;
    std::vector<WeaponRow> weapons;

    MUSTER_FIELDS(table, heads, weapons)
};

struct CardRule {
    std::string rule;
    std::optional<std::string> bearer;
    std::string text;
    std::vector<TextPiece> pieces{};

    MUSTER_FIELDS(rule, bearer, text, pieces)
};

struct Relation {
    std::string label;
    std::string text;

    MUSTER_FIELDS(label, text)
};

struct ModelGroupCard {
    std::string title;
    std::optional<std::string> figures;
    std::optional<std::string> options;
    std::optional<std::string> holds;
    std::vector<WeaponRow> weapons;
    std::vector<WeaponTable> weaponTables;
    std::vector<CardRule> rules;

    /// Whether the title says all there is.
    [[nodiscard]] bool isPlain() const
    {
        return !figures && !options && !holds && weapons.empty() && weaponTables.empty() && rules.empty();
    }

    static constexpr Flag flags[]{{"weapons", "hasWeapons"}};
    MUSTER_FIELDS(title, figures, options, holds, weapons, weaponTables, rules)
};

struct CardNote {
    std::optional<std::string> of;
    std::string text;
    std::string quote;

    MUSTER_FIELDS(of, text, quote)
};

struct Tick {
    bool isMarked = false;
    bool isTicked = false; ///< before the game begins

    MUSTER_FIELDS(isMarked, isTicked)
};

struct TickGroup {
    std::vector<Tick> ticks;

    MUSTER_FIELDS(ticks)
};

struct TrackLine {
    std::string track;
    bool isWritten = false;
    bool isState = false; ///< the unit is in this state or not
    std::vector<TickGroup> groups;

    MUSTER_FIELDS(track, isWritten, isState, groups)
};

struct LocationCell {
    std::optional<std::string> location;
    bool isBlank = false;
    std::optional<std::string> rating;

    MUSTER_FIELDS(location, isBlank, rating)
};

struct LocationRow {
    std::vector<LocationCell> cells;

    MUSTER_FIELDS(cells)
};

struct TrackRow {
    std::optional<std::string> copy;
    std::vector<TrackLine> tracks;
    std::vector<LocationRow> locationRows;

    static constexpr Flag flags[]{{"locationRows", "hasLocations"}};
    MUSTER_FIELDS(copy, tracks, locationRows)
};

/// A figure that the ruleset works out for the unit: "Breaks at 3 units".
struct CardFigure {
    std::string figure;
    std::optional<std::string> value;
    std::optional<std::string> text;

    MUSTER_FIELDS(figure, value, text)
};

/// The card of a unit, or of several that are alike.
struct Card {
    int number = 0;
    std::string title;
    std::optional<std::string> ownName;
    std::string heading;
    std::optional<std::string> namesBelow;
    std::string about;
    std::optional<std::string> copies;
    std::string subtitle;
    std::optional<std::string> icon;
    std::optional<std::string> picture; ///< the player's own: the address of an image that holds its own bytes
    std::optional<std::string> accent;  ///< of the unit's army, where it is another than the roster's
    std::optional<std::string> emblem;  ///< of the unit's army
    std::optional<std::string> cost;
    std::optional<std::string> costCaption;
    std::optional<std::string> mark;
    std::vector<StatFigure> stats;
    std::vector<StatRow> statRows;
    bool isDense = false;
    std::optional<std::string> changes;
    std::vector<Head> partHeads;
    std::vector<PartRow> parts;
    std::vector<TextLine> partNotes;
    std::vector<WeaponRow> weapons;
    std::vector<WeaponTable> weaponTables;
    std::vector<FigureTable> tables;
    std::optional<std::string> options;
    std::optional<std::string> holds;
    std::vector<CardRule> rules;
    std::vector<Relation> relations;
    std::vector<ModelGroupCard> modelGroups;
    std::optional<std::string> plainModels;
    std::vector<CardFigure> unitFigures;
    std::optional<std::string> worth;
    std::optional<std::string> kindNote;
    std::vector<CardNote> notes;
    bool hasBlanks = false;
    std::vector<SentencePart> blankNote;
    std::vector<TextLine> doubts;
    std::vector<TrackRow> trackRows;

    static constexpr Flag flags[]{
        {"stats", "hasStats"}, {"parts", "hasParts"}, {"weapons", "hasWeapons"}, {"trackRows", "hasTracks"}};
    MUSTER_FIELDS(number, title, ownName, heading, namesBelow, about, copies, subtitle, icon, picture, accent, emblem,
                  cost, costCaption, mark, stats, statRows, isDense, changes, partHeads, parts, partNotes, weapons,
                  weaponTables, tables, options, holds, rules, relations, modelGroups, plainModels, unitFigures, worth,
                  kindNote, notes, hasBlanks, blankNote, doubts, trackRows)
};

struct CardSheet : SheetHead {
    int weaponColumns = 0;
    bool isEmptyArmy = false;
    bool isSmall = false; ///< the cards are of one of the small sizes
    std::vector<Head> weaponHeads;
    std::vector<Card> cards;

    using Base = SheetHead;
    MUSTER_FIELDS(weaponColumns, isEmptyArmy, isSmall, weaponHeads, cards)
};

} // namespace muster::print
