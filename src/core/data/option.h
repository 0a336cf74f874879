#pragma once

#include "core/base/fact.h"
#include "core/data/cost.h"
#include "core/data/part.h"
#include "core/data/ruling.h"
#include "core/data/weapon.h"
#include "core/language/filter.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ModelGroup;
struct NamedOption;
struct OptionGroup;
/// A set of options in which a model group's own choice replaces that of its unit.
struct SwapSet;

/// No limit: more than any roster can have. `any` in the data.
inline constexpr int anyNumber = 1'000'000;

/// The number in a limit: fixed, or `times` for each full `perModels` models; of choices inside an option, `times` for
/// each time that it is taken.
struct OptionBound {
    int times = 0;
    int perModels = 0; ///< 0: `times` is the number

    [[nodiscard]] int at(int models) const { return perModels == 0 ? times : times * (models / perModels); }
    [[nodiscard]] bool isAny() const { return times == anyNumber; }
};

struct Effect {
    enum class Kind : std::uint8_t { Set, Add, Improve, Worsen, Multiply };

    Id<StatColumn> stat; ///< column of the unit, or of its weapons
    bool ofWeapons = false;
    Id<WeaponKind> weaponKind;
    Kind kind = Kind::Add;
    int amount = 0;
    StatValue value; ///< for Set
    bool each = false;
    bool first = false; ///< a multiplication that comes before additions
    Id<Ruling> ruling;  ///< counts only while this ruling is as `rulingOn` says
    bool rulingOn = true;
};

struct Option {
    std::string id;
    std::string name;
    std::vector<std::string> aliases; ///< what people call it besides; only for reading lists in words
    OptionBound min;
    OptionBound max{1, 0};
    Price points; ///< of each one taken
    Points pointsPerModel;
    std::vector<OtherCost> costs; ///< beside points
    std::string text;
    std::vector<Effect> effects;
    std::vector<RuleRef> rules;
    std::vector<Carry> weapons;
    std::vector<Id<Weapon>> replaces;
    std::vector<UnitPart> parts; ///< models that it adds, each time it is taken
    int models = 0;              ///< of its unit's own kind that it adds, each time it is taken
    std::optional<int> maxModels;
    std::vector<Id<Option>> requiresAnyOf; ///< options of the same list
    std::vector<Id<Option>> excludes;
    std::optional<Filter> needs; ///< only with a unit in the roster that fits
    Id<Ruling> ruling;
    Id<Citation> citation;
    std::string uncertain;
    Id<NamedOption> named;
    Id<OptionGroup> group;
    Id<SwapSet> swap; ///< set in which a model group's own choice replaces the unit's
    int holds = 0;    ///< hands that it needs while it is used
    int defaultCount = 0;
    bool isForEachModel = false; ///< all models of its body have it: it has a price for each, or a weapon for all
    Id<Fact> fact;               ///< where some filter or count asks for it
    Id<Fact> groupFact;          ///< of its option group
    FactSet gives;         ///< facts that it adds to its unit while it is taken: itself, its marks and special rules
    bool heldBack = false; ///< gives a rule that holds the unit back

    /// Whether it adds models to its unit.
    [[nodiscard]] bool addsModels() const { return models > 0 || !parts.empty(); }
    [[nodiscard]] bool isFree() const { return !points.isAny() && pointsPerModel == Points() && costs.empty(); }
};

/// An option by its id, in whatever list and army it is: the subject of rules about each option. The same item on two
/// mounts of a titan is one.
struct NamedOption {
    std::string id;
    std::string name;
    FactSet marks; ///< that it gives, and the facts of the options themselves
};

struct OptionGroup {
    std::string id;
    std::string name;
    OptionBound min;
    std::optional<OptionBound> max;
    std::vector<Id<Option>> options;
    bool isMount = false; ///< a shared group, named after the place that it arms
    Id<Option> inside;    ///< the option whose choices these are: its bounds go by how often that is taken
    Id<Citation> citation;
};

/// How often options of several groups may be taken together.
struct OptionLimit {
    std::string id;
    std::string name;
    OptionBound min;
    std::optional<OptionBound> max;
    std::vector<Id<Option>> options; ///< of the unit's own models; none if only those of model groups count
    /// Options of the unit's model groups, if these count too: a choice of all models of a group counts for each.
    std::vector<std::pair<Id<ModelGroup>, std::vector<Id<Option>>>> ofGroups;
    Id<Citation> citation;
};

/// Options of a unit or of a model group, flat, with their groups.
struct OptionList {
    Table<Option> options;
    Table<OptionGroup> groups;
    Table<OptionLimit> limits; ///< across its groups

    // Worked out by index(), so that judging looks only at what is taken.
    /// Positions of the options, sorted by the first eight letters of their ids as a number.
    std::vector<std::pair<std::uint64_t, Id<Option>>> byId;
    std::vector<Id<Option>> standard;    ///< options that are taken where the roster names none of their group
    std::vector<Id<OptionGroup>> needed; ///< option groups with a minimum, or with an option that has one

    [[nodiscard]] Id<Option> find(std::string_view id) const;
    /// "Machine gun: Facing" of choices inside an option; otherwise the name of the group.
    [[nodiscard]] std::string nameOf(const OptionGroup& group) const;
    void index();
};

struct ModelGroup {
    std::string id;
    std::string name;
    std::vector<std::string> aliases; ///< as an option's
    std::optional<OptionBound> max;
    Points pointsPerModel;
    std::vector<OtherCost> costs; ///< beside points; only for each model
    RuledFlag pointsOnTop;        ///< added to the model's own cost; otherwise they replace it
    RuledFlag swaps;              ///< own choices replace the unit's; otherwise they are added to them
    std::vector<Effect> effects;
    std::vector<RuleRef> rules;
    std::vector<Effect> unitEffects; ///< for the whole unit
    std::vector<RuleRef> unitRules;
    OptionList choices;
    Id<Fact> fact; ///< where some filter or count asks for it
    FactSet gives; ///< facts that it adds to its unit: itself and its marks
};

} // namespace muster
