#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct WeaponRow {
    std::optional<std::string> bearer;
    std::string weapon;
    std::optional<std::string> detail;
    std::optional<std::string> mark;
    std::vector<StatFigure> figures;

    static constexpr auto fields()
    {
        return table(field("bearer", &WeaponRow::bearer, "The kind of model that has it, if there are several."),
                     field("weapon", &WeaponRow::weapon, "The weapon, with how many there are."),
                     field("detail", &WeaponRow::detail, "Who carries it, where it points, and its rules."),
                     field("mark", &WeaponRow::mark, "† if something is not certain."),
                     field("figures", &WeaponRow::figures, "Its figures, under the `weaponHeads`."));
    }
};

struct CardRule {
    std::string rule;
    std::optional<std::string> bearer;
    std::string text;

    static constexpr auto fields()
    {
        return table(field("rule", &CardRule::rule, "The name of the rule."),
                     field("bearer", &CardRule::bearer, "Who has it, if only some models do."),
                     field("text", &CardRule::text, "What it does, in short."));
    }
};

struct Relation {
    std::string label;
    std::string text;

    static constexpr auto fields()
    {
        return table(field("label", &Relation::label, "How they belong together: “Carries”."),
                     field("text", &Relation::text, "The units."));
    }
};

struct ModelGroupCard {
    std::string title;
    std::optional<std::string> figures;
    std::optional<std::string> options;
    std::optional<std::string> holds;
    std::vector<WeaponRow> weapons;
    std::vector<CardRule> rules;

    /// Whether the title says all there is.
    [[nodiscard]] bool isPlain() const { return !figures && !options && !holds && weapons.empty() && rules.empty(); }

    static constexpr auto fields()
    {
        return table(
            field("title", &ModelGroupCard::title, "What these models are, with how many there are."),
            field("figures", &ModelGroupCard::figures, "Figures that differ from the unit's, in one line."),
            field("options", &ModelGroupCard::options, "What was chosen for them, in one line."),
            field("holds", &ModelGroupCard::holds, "What their hands can hold, if it differs from the unit's."),
            field("weapons", &ModelGroupCard::weapons, "Their weapons, if these differ from the unit's.", "hasWeapons"),
            field("rules", &ModelGroupCard::rules, "Rules that only they have."));
    }
};

struct CardNote {
    std::optional<std::string> of;
    std::string text;
    std::string quote;

    static constexpr auto fields()
    {
        return table(field("of", &CardNote::of, "The unit that it is about, if several share the card."),
                     field("text", &CardNote::text, "What the player wrote."),
                     field("quote", &CardNote::quote, "The same in quotation marks."));
    }
};

struct Tick {
    bool isMarked = false;

    static constexpr auto fields()
    {
        return table(
            field("isMarked", &Tick::isMarked, "At this box something happens, such as that the unit breaks."));
    }
};

struct TickGroup {
    std::vector<Tick> ticks;

    static constexpr auto fields() { return table(field("ticks", &TickGroup::ticks, "Boxes to tick, five at most.")); }
};

struct TrackLine {
    std::string track;
    bool isWritten = false;
    std::vector<TickGroup> groups;

    static constexpr auto fields()
    {
        return table(field("track", &TrackLine::track, "What is ticked off."),
                     field("isWritten", &TrackLine::isWritten, "There would be too many boxes: a line to write on."),
                     field("groups", &TrackLine::groups, "The boxes, in groups."));
    }
};

struct LocationCell {
    std::optional<std::string> location;
    bool isBlank = false;
    std::optional<std::string> rating;

    static constexpr auto fields()
    {
        return table(field("location", &LocationCell::location,
                           "The part of the machine; not there at the end of the "
                           "last row."),
                     field("isBlank", &LocationCell::isBlank, "Its rating is not known."),
                     field("rating", &LocationCell::rating, "How much it can take."));
    }
};

struct LocationRow {
    std::vector<LocationCell> cells;

    static constexpr auto fields() { return table(field("cells", &LocationRow::cells, "Two locations.")); }
};

struct TrackRow {
    std::optional<std::string> copy;
    std::vector<TrackLine> tracks;
    std::vector<LocationRow> locationRows;

    static constexpr auto fields()
    {
        return table(field("copy", &TrackRow::copy, "The name or number of the unit, if several share the card."),
                     field("tracks", &TrackRow::tracks, "What can be ticked off."),
                     field("locationRows", &TrackRow::locationRows, "The parts of a large machine.", "hasLocations"));
    }
};

/// The card of a unit, or of several that are alike.
/// A figure that the ruleset works out for the unit: "Breaks at 3 units".
struct CardFigure {
    std::string figure;
    std::optional<std::string> value;
    std::optional<std::string> text;

    static constexpr auto fields()
    {
        return table(field("figure", &CardFigure::figure, "The name of the figure."),
                     field("value", &CardFigure::value, "Its value, with the word behind it."),
                     field("text", &CardFigure::text, "What it means."));
    }
};

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

    static constexpr auto fields()
    {
        return table(
            field("number", &Card::number, "Its number, from 1."), field("title", &Card::title, "The kind of unit."),
            field("ownName", &Card::ownName, "The player's own name for it, or names."),
            field("heading", &Card::heading,
                  "What the card is called: the player's own name, or the kind of several units."),
            field("namesBelow", &Card::namesBelow, "The own names of several units, if they are not at their boxes."),
            field("about", &Card::about, "Kind of unit, if it is not the heading, category and size."),
            field("copies", &Card::copies, "How many units share the card, if it is more than one."),
            field("subtitle", &Card::subtitle, "Category and size."),
            field("icon", &Card::icon, "The outline of the category's icon, for `<path d=\"...\">`."),
            field("cost", &Card::cost, "The points of one unit."),
            field("costCaption", &Card::costCaption, "“points”, or “points each” if several share the card."),
            field("mark", &Card::mark, "† if something is not certain; the reason is among the `doubts`."),
            field("stats", &Card::stats, "The stat line.", "hasStats"),
            field("statRows", &Card::statRows, "The same in rows: two if it is too long for one."),
            field("isDense", &Card::isDense, "A row of the stat line is too long for large figures."),
            field("changes", &Card::changes, "Which figures were changed, and by what, in one line."),
            field("partHeads", &Card::partHeads, "The columns of the kinds of model."),
            field("parts", &Card::parts, "Kinds of model, if the unit has several.", "hasParts"),
            field("partNotes", &Card::partNotes, "Remarks on the kinds of model."),
            field("weapons", &Card::weapons, "The weapons.", "hasWeapons"),
            field("tables", &Card::tables, "The tables of a roster of BattleScribe, in place of weapons."),
            field("options", &Card::options, "What was chosen, in one line."),
            field("holds", &Card::holds, "What the hands can hold, in one line."),
            field("rules", &Card::rules, "The rules of the unit and of its weapons."),
            field("relations", &Card::relations, "Which units it commands, carries, rides."),
            field("modelGroups", &Card::modelGroups, "Models that differ from the rest."),
            field("plainModels", &Card::plainModels,
                  "Models of another name with nothing to say about them, in one line."),
            field("unitFigures", &Card::unitFigures, "Figures that the ruleset works out for the unit."),
            field("worth", &Card::worth, "What the enemy gets for it."),
            field("kindNote", &Card::kindNote, "A remark of the data on this kind of unit."),
            field("notes", &Card::notes, "The player's notes."),
            field("hasBlanks", &Card::hasBlanks, "Some figure is not known and is printed as a blank to fill in."),
            field("blankNote", &Card::blankNote, "What a blank means: a sentence in parts. Empty without blanks."),
            field("doubts", &Card::doubts, "What is not certain."),
            field("trackRows", &Card::trackRows, "Boxes to tick, a row for each copy.", "hasTracks"));
    }
};

struct CardSheet : SheetHead {
    int weaponColumns = 0;
    bool isEmptyArmy = false;
    std::vector<Head> weaponHeads;
    std::vector<Card> cards;

    static constexpr auto fields()
    {
        return tableWith<SheetHead>(
            field("weaponColumns", &CardSheet::weaponColumns, "How many columns a table of weapons has."),
            field("isEmptyArmy", &CardSheet::isEmptyArmy, "There is no unit yet."),
            field("weaponHeads", &CardSheet::weaponHeads, "The columns of figures of weapons."),
            field("cards", &CardSheet::cards, "The cards."));
    }
};

} // namespace muster::print
