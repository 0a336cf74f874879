#pragma once

#include "editor/list/change.h"
#include "editor/list/headform.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <tuple>
#include <vector>

namespace muster::editor {

/// What is shown of one unit and can be chosen for it, in words and numbers, for a panel of controls. A value: made
/// anew for each verdict.

struct ChoiceGroup;

/// What can be chosen, as a control shows it: an option, or models that differ from the rest of their unit.
struct Choice {
    /// So many may be taken of what nothing limits.
    static constexpr int unlimited = 999;

    std::string id; ///< says where it is too: it is the only one of its unit with this id
    QString name;
    QString price;     ///< of one of it, for all its models: "+10", "free"; empty in games without points
    QString cost;      ///< of as many as were taken, with all that was chosen below it; empty where that is its price
    QString effect;    ///< what it brings, in figures: "Def 6+ in place of 5+ · Heat hammer"
    QStringList cells; ///< its figures below the heads of its group; empty where it has none
    QString text;      ///< the option's own words
    QString doubt;     ///< what is not sure about it
    QString refused;   ///< why it can never be taken, whatever else of the list changes; empty: it can, it was, or that
                       ///< was not asked
    int count = 0;
    std::optional<int>
        greatest; ///< of several units: how many of it those have that have the most; `count`: the fewest
    int most = 1;
    QStringList wrong;              ///< what is wrong with it as it was chosen, as sentences
    QString wrongBadge;             ///< the same in at most three words
    bool isOver = false;            ///< it costs more than what is left
    bool isShared = false;          ///< of a model group: the unit's choice, which it has too
    bool isAdded = false;           ///< one of its group's `addable`, which can be taken away again
    std::vector<ChoiceGroup> below; ///< what can be chosen for it

    [[nodiscard]] bool isMixed() const { return greatest && *greatest != count; }
    [[nodiscard]] bool operator==(const Choice& other) const;
};

/// Something of which a person may add as many as they like, each with choices of its own.
struct Addable {
    std::string kind;
    QString name;
    QString price; ///< of one; may be empty

    friend bool operator==(const Addable&, const Addable&) = default;
};

struct ChoiceGroup {
    std::string id; ///< the same in every form of its unit; empty where nobody folds it by itself
    QString name;
    int depth = 0;        ///< in how many other groups of the same owner it lies; those come before it
    QString condition;    ///< how much of it may be taken: "any of these", "up to 2"
    bool isOneOf = false; ///< one excludes the others
    bool mayBeNone = true;
    bool isNeeded = false; ///< the unit is not legal before something of it is taken
    /// How many must and may be taken of it, with those in groups that lie in it; none where nobody says so, as in
    /// groups of single options.
    std::optional<int> least;
    std::optional<int> most;
    QStringList wrong; ///< what is wrong with how many were taken, as sentences
    QString cost;      ///< of all that was taken of it and below that; empty where nothing was, or nothing costs
    QStringList heads; ///< of the columns of its choices' figures; empty where they are not compared
    int wordHeads = 0; ///< so many of the heads, the first, stand over words: the others over figures
    QString priceHead; ///< of the column of prices: "for 10"; empty: nothing to say of it
    std::vector<Choice> choices;
    std::vector<Addable> addable;

    [[nodiscard]] QStringList taken() const;

    friend bool operator==(const ChoiceGroup&, const ChoiceGroup&) = default;
};

/// Written out, as clang 16 cannot compare by itself what has a class below it that follows.
inline bool Choice::operator==(const Choice& other) const
{
    const auto values = [](const Choice& each) {
        return std::tie(each.id, each.name, each.price, each.cost, each.effect, each.cells, each.text, each.doubt,
                        each.refused, each.count, each.greatest, each.most, each.wrong, each.wrongBadge, each.isOver,
                        each.isShared, each.isAdded, each.below);
    };
    return values(*this) == values(other);
}

/// What gives its place to one more of another choice in a full group.
struct Swap {
    std::string leaves; ///< id of the choice that there is one less of
    QString name;       ///< of that choice
};

/// What a unit must still choose, and the cheapest way to do it.
struct NeedsForm {
    QStringList choose;          ///< "Left arm, one of 12"; sentences of the rules where no fill is known
    QString cost;                ///< of the unit with it
    QString over;                ///< how far the army is then over what was agreed; empty: it is not
    std::optional<Gesture> fill; ///< none: no fill keeps all rules
    QString why;                 ///< what every fill would still break
    QString costInWords{};       ///< "120 points"
};

/// How many models, and how many there may be.
struct SizeForm {
    int models = 1;
    int least = 1;
    int most = 1;
    std::vector<int> sizes; ///< the only ones; empty where every number between is one
    QString cost;           ///< "10 × 20 = 200"; empty where a model has no price of its own
    bool isMixed = false;   ///< of several units: they differ in it

    [[nodiscard]] bool isFixed() const { return sizes.empty() ? least == most : sizes.size() == 1; }
};

struct FigureForm {
    QString name;
    QString label; ///< short
    QString value;
    QString was; ///< empty where nothing changed it
    QString reason;

    friend bool operator==(const FigureForm&, const FigureForm&) = default;
};

struct RuleForm {
    QString name;
    QString text;
};

/// Profiles of one type, below each other.
struct ProfileTable {
    struct Cell {
        QString value;
        QString was = {};    ///< empty where nothing changed it
        QString reason = {}; ///< what did

        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Row {
        QString name;            ///< with how many there are, and whose it is
        std::vector<Cell> cells; ///< one for each head
        QString rules = {};      ///< special rules of it, by name

        friend bool operator==(const Row&, const Row&) = default;
    };

    QString name; ///< of the type
    QStringList heads;
    std::vector<Row> rows;
    bool isMain = false; ///< of the unit's own models: with its figures, or in their place

    friend bool operator==(const ProfileTable&, const ProfileTable&) = default;
};

/// Something that the roster names for the unit and the data do not have.
struct UnknownForm {
    QString text; ///< what it is, as a sentence
    QString name; ///< as the roster writes it
    Gesture drop; ///< takes it out of the roster
};

struct UnitForm {
    std::string id;
    std::string reference; ///< as the roster names its kind
    bool isKnown = false;
    QString name; ///< of its kind
    QString ownName;
    QString note;
    std::string picture;         ///< the player's own, as the roster has it
    bool mayHavePicture = false; ///< whether the list can keep one
    QString rank;                ///< category, army where it is another, traits
    QStringList categories;      ///< beside these, by which what can be added is searched
    QString icon;
    QString pointsInWords; ///< "120 points"
    QString points;
    QString sum;  ///< how that comes about, and what is left: "200 + 37 = 237 points, 85 left of 2,500"; may be empty
    QString left; ///< of what was agreed, in numbers; empty where nothing was
    bool isReserve = false;
    bool isHeldBack = false; ///< by the flag, an option or what it is aboard
    bool mayBeReserve = true;
    bool hasCard = true; ///< a card of it alone can be shown
    bool isDeep = false; ///< its choices go deep: where there is room, its profiles stand beside them
    QString place;       ///< its place on `above`
    QString above;
    std::vector<FigureForm> figures;
    std::vector<ProfileTable> tables; ///< of models, weapons, and what else has figures
    std::vector<RuleForm> rules;
    std::optional<NeedsForm> needs;
    std::optional<SizeForm> size; ///< nothing in games that do not count models
    std::vector<ChoiceGroup> choices;
    QString legend; ///< limits across groups of options, a line each; what letters in the names of options mean: "[F]
                    ///< front · [A] all round"
    std::vector<UnknownForm> unknown;
    std::vector<HeadForm::Tally> tallies; ///< its limits
    QStringList remarks;                  ///< of the data: notes, what is uncertain, where the figures come from
};

} // namespace muster::editor
