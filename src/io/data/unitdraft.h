#pragma once

#include "core/data/points.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

/// A unit as its file says it, to be changed and written again: values, without what the readers make of them. What a
/// draft has no value for is kept as it was written, in texts of JSON.
struct UnitDraft {
    /// A figure in the words of the file: "4", "4+", "9/11"; "?" for one that nobody knows. Figures that are not there
    /// are left out.
    struct Figure {
        std::string column; ///< id of the column
        std::string value;

        friend bool operator==(const Figure&, const Figure&) = default;
    };
    using Figures = std::vector<Figure>;

    struct Rule {
        std::string id;
        std::string value; ///< its parameter, if it has one
        std::string rest;  ///< the entry as it was written

        friend bool operator==(const Rule&, const Rule&) = default;
    };

    /// A weapon that the unit may carry.
    struct Weapon {
        std::string id;
        std::string name;
        Figures figures;

        friend bool operator==(const Weapon&, const Weapon&) = default;
    };

    /// The figures of a weapon, where they are others than those of the army's weapon.
    struct ChangedWeapon {
        std::string name;
        Figures figures;

        friend bool operator==(const ChangedWeapon&, const ChangedWeapon&) = default;
    };

    struct Carry {
        std::string weapon; ///< id
        std::string count;  ///< "all", "rest" or a number; of a kind of model always a number
        std::string rest;
        /// Then a weapon of the player's own is written, made from the one that is named, and carried in its place.
        std::optional<ChangedWeapon> changed{};

        friend bool operator==(const Carry&, const Carry&) = default;
    };

    struct Option {
        std::string id;
        std::string name;
        bool isKept = true;

        friend bool operator==(const Option&, const Option&) = default;
    };

    /// Options that belong together. Of a group that only refers to a shared one under another name, all are kept or
    /// none.
    struct OptionGroup {
        std::string id;
        std::string name;
        bool isKept = true;
        std::vector<Option> options; ///< none where they cannot be chosen one by one
        std::string rest;

        friend bool operator==(const OptionGroup&, const OptionGroup&) = default;
    };

    struct ModelGroup {
        std::string id;
        std::string name;
        bool isKept = true;
        std::string rest;

        friend bool operator==(const ModelGroup&, const ModelGroup&) = default;
    };

    /// A kind of model, in units that have several.
    struct Part {
        std::string profile; ///< id
        std::string name;
        int models = 1;
        Figures figures;
        std::vector<Carry> weapons{}; ///< of one model

        friend bool operator==(const Part&, const Part&) = default;
    };

    std::string id;   ///< empty until it was written the first time
    std::string from; ///< the unit of the army that it is made from
    std::string name;
    std::string note;
    std::optional<Points> points;
    bool hasPriceList = false; ///< the unit was written with a list of prices, kept as it is while `points` is none
    std::optional<Points> pointsPerModel;
    std::vector<int> sizes; ///< the only sizes; empty where a range holds
    int minModels = 1;
    int maxModels = 1;
    Figures figures;
    std::vector<Rule> rules;
    std::vector<Carry> weapons;
    std::vector<OptionGroup> options;
    std::vector<ModelGroup> groups;
    std::vector<Part> parts; ///< none where all models are of one kind
    std::string rest;        ///< the unit as it was written

    friend bool operator==(const UnitDraft&, const UnitDraft&) = default;
};

} // namespace muster
