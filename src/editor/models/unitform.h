#pragma once

#include "editor/gestures/completing.h"
#include "rules/verdict/verdict.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::editor {

/// What is shown of one unit and can be chosen for it, in words and numbers, for a panel of controls. A value: made
/// anew for each verdict.

/// An option as a control shows it.
struct Choice {
    std::string option; ///< id
    QString name;
    QString price;  ///< of one of it, for all its models: "+10", "free"; empty in games without points
    QString effect; ///< what it brings, in figures: "Def 6+ in place of 5+ · Heat hammer"
    QString text;   ///< the option's own words
    QString doubt;  ///< what is not sure about it
    int count = 0;
    int most = 1;
    QStringList wrong;     ///< what is wrong with it as it was chosen, as sentences
    QString wrongBadge;    ///< the same in at most three words
    bool isShared = false; ///< of a model group: the unit's choice, which it has too

    friend bool operator==(const Choice&, const Choice&) = default;
};

struct ChoiceGroup {
    QString name;
    QString condition;    ///< how much of it may be taken: "any of these", "up to 2"
    bool isOneOf = false; ///< one excludes the others
    bool mayBeNone = true;
    bool isNeeded = false; ///< the unit is not legal before something of it is taken
    std::vector<Choice> choices;

    [[nodiscard]] QStringList taken() const;
};

/// How many models, and how many there may be.
struct SizeForm {
    int models = 1;
    int least = 1;
    int most = 1;
    std::vector<int> sizes; ///< the only ones; empty where every number between is one

    [[nodiscard]] bool isFixed() const { return sizes.empty() ? least == most : sizes.size() == 1; }
};

/// Models that differ from the rest of their unit.
struct ModelGroupForm {
    std::size_t index = 0; ///< in the roster unit's list of model groups
    std::string group;     ///< id
    QString name;
    int models = 1;
    int most = 1;
    std::vector<ChoiceGroup> choices;
};

struct FigureForm {
    QString name;
    QString label; ///< short
    QString value;
    QString was; ///< empty where nothing changed it
    QString reason;

    friend bool operator==(const FigureForm&, const FigureForm&) = default;
};

/// Models with a stat line of their own.
struct PartForm {
    QString name;    ///< "3 × Terminator Squad"
    QString figures; ///< "Move 10 cm · Acc 5+"
};

struct RuleForm {
    QString name;
    QString text;
};

struct WeaponForm {
    QString name;      ///< with how many carry it, and who
    QStringList cells; ///< a figure for each of `weaponHeads`
    QString rules;

    friend bool operator==(const WeaponForm&, const WeaponForm&) = default;
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
    QString rank; ///< category, army where it is another, traits
    QString icon;
    QString points;
    bool isReserve = false;
    bool isHeldBack = false; ///< by the flag, an option or what it is aboard
    bool mayBeReserve = true;
    QString place; ///< its place on `above`
    QString above;
    std::vector<FigureForm> figures;
    std::vector<PartForm> parts;
    QStringList weaponHeads; ///< of the columns in which a weapon has a figure
    std::vector<WeaponForm> weapons;
    std::vector<RuleForm> rules;
    std::optional<Completion> needs; ///< what it must still choose
    std::optional<SizeForm> size;    ///< nothing in games that do not count models
    std::vector<ChoiceGroup> choices;
    QString legend; ///< limits across groups of options, a line each; what letters in the names of options mean: "[F]
                    ///< front · [A] all round"
    std::vector<UnknownForm> unknown;
    std::vector<ModelGroupForm> groups;
    std::vector<std::pair<std::string, QString>> addable; ///< model groups that it may have more of: id and name
    QStringList remarks; ///< of the data: notes, what is uncertain, where the figures come from
};

[[nodiscard]] UnitForm unitForm(const Verdict& verdict, Id<AssessedUnit> unit);

/// What several units are compared by: names, sizes, and choices with their prices. Nothing of what takes time: what it
/// must choose, what is wrong, what options bring; no figures, weapons, rules or groups of models.
[[nodiscard]] UnitForm briefForm(const Verdict& verdict, Id<AssessedUnit> unit);

} // namespace muster::editor
