#pragma once

#include "core/data/grant.h"
#include "core/data/option.h"
#include "core/data/slot.h"
#include "core/data/source.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct Category;
struct CompositionLine;
struct LineLimit;

struct Uncertain {
    std::string what;
    std::string why;
};

/// How the ids of a player's own units begin, and of all else that their file adds to an army.
inline constexpr std::string_view ownUnitId = "own-";

/// The stat line of a kind of model, for units that have several kinds of model.
struct Profile {
    std::string id;
    std::string name;
    Id<Army> army;
    Table<StatColumn, StatValue> stats; ///< by column
    std::vector<Carry> weapons;         ///< of one model
    std::vector<RuleRef> rules;
    std::string note;
    std::string origin;
    std::vector<Uncertain> uncertain;
};

/// A figure that a unit has from a number of models on.
struct SizedFigure {
    Id<StatColumn> stat;
    int models = 0;
    StatValue value;
};

/// A part of a large machine that takes damage separately.
struct Location {
    std::string id; ///< the point of the drawing that it is at; may be empty
    std::string name;
    std::optional<int> damage; ///< damage rating; nothing where it is not known
};

struct Unit {
    std::string id;
    std::string name;
    std::vector<std::string> aliases; ///< what people call it besides; only for reading lists in words
    Id<Army> army;
    Id<Unit> madeFrom; ///< for a unit of a player's own: the unit of the army that it was made from, and counts as
    Id<Unit> sameAs;   ///< the unit that it counts as in rules, under another id; none: as itself
    Id<Unit> modelsOf; ///< the unit whose models are the same: a collection counts them together; none: it has its own
    Id<Category> category;
    std::vector<int> sizes;         ///< the only sizes; empty where a range holds
    int minModels = 1;              ///< 0 for a unit that is only what is attached to it, such as a formation
    int maxModels = 1;              ///< anyNumber where there is no limit
    std::optional<int> usualModels; ///< the size of a new one, where it is not the smallest
    int start = 0;                  ///< how many a new roster begins with
    Price points;
    Points pointsPerModel;
    std::vector<OtherCost> costs;       ///< beside points
    Table<StatColumn, StatValue> stats; ///< by column; of the smallest size where they depend on it
    std::vector<SizedFigure> sized;     ///< those that depend on the size; each column's sorted by models
    std::vector<RuleRef> rules;         ///< own and granted, best of each
    std::vector<GrantedRules> granted;  ///< that it has while a condition holds
    std::vector<Carry> weapons;
    OptionList choices;
    Table<ModelGroup> groups;
    Table<Slot> slotList;        ///< what is attached to it, or may be
    std::vector<UnitPart> parts; ///< kinds of model, and mounts; empty where all have the unit's own stat line
    std::vector<Location> locations;
    std::string silhouette; ///< name of a drawing, in place of its category's; may be empty
    std::string note;
    std::string origin;
    std::optional<Provenance> provenance;
    std::vector<Uncertain> uncertain;

    // Computed when the data are read, to save time while judging.
    FactSet facts; ///< its category, its marks and special rules
    bool heldBack = false;
    Id<CompositionLine> line; ///< its composition line, whatever the rulings
    Id<CompositionLine> rulingLine;
    Id<Ruling> lineRuling;             ///< while this ruling is on, its line is rulingLine
    std::vector<Id<LineLimit>> limits; ///< limits of its army's lines that count it
    bool hasPriceCases = false;        ///< its price, or that of one of its options, depends on more than its size
    std::uint64_t changed = 0;         ///< columns that one of its options or model groups may change

    /// Whether its models are those of its parts, in place of models with the unit's own stat line.
    [[nodiscard]] bool isOfParts() const
    {
        return std::ranges::any_of(parts, [](const UnitPart& part) { return !part.isMount; });
    }
    [[nodiscard]] bool isOwn() const { return !madeFrom.isNone(); }
    [[nodiscard]] bool allowsModels(int models) const;
    [[nodiscard]] int defaultModels() const { return usualModels.value_or(sizes.empty() ? minModels : sizes.front()); }
    /// Its figures with so many models.
    [[nodiscard]] Table<StatColumn, StatValue> statsAt(int models) const;
    /// What it costs at a size, without options, as the `copy`th of its kind in a roster, from 0.
    [[nodiscard]] Points costAt(int models, std::size_t copy = 0) const
    {
        return points.at(models, copy) + pointsPerModel * models;
    }
    /// What a new one costs.
    [[nodiscard]] Points usualCost() const { return costAt(defaultModels()); }
    [[nodiscard]] const ModelGroup* group(std::string_view groupId) const;
};

} // namespace muster
