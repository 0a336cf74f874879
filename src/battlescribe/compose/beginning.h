#pragma once

#include "battlescribe/roster/game.h"
#include "core/base/workbudget.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::battlescribe::compose {

/// What a new list of a catalogue can begin with, as the files say it, before modifiers. Plain values: it holds nothing
/// of the data, which need not be kept.
struct Beginning {
    /// How many there may be; none where the file does not say.
    struct Bounds {
        std::optional<Decimal> least;
        std::optional<Decimal> most;

        friend bool operator==(const Bounds&, const Bounds&) = default;
    };

    struct Category {
        std::string id;
        std::string name;
        bool isHidden = false;
        Bounds bounds; ///< in the force

        friend bool operator==(const Category&, const Category&) = default;
    };

    struct Force {
        std::string id;
        std::string name;
        bool isHidden = false;
        Bounds bounds; ///< in the roster
        std::vector<Category> categories;
        std::vector<std::string> takes; ///< names of what is taken with it, each as often as it is taken

        friend bool operator==(const Force&, const Force&) = default;
    };

    struct Cost {
        std::string id;
        std::string name;
        bool isHidden = false;
        /// Which the data propose. Where they say 0, none: no list could have anything, and rosters of such data that
        /// other programs made have no limit.
        std::optional<Decimal> limit;

        friend bool operator==(const Cost&, const Cost&) = default;
    };

    std::vector<Force> forces; ///< in the order of the data
    std::vector<Cost> costs;
};

/// Where the budget does not suffice, it is not said what is taken with further forces.
[[nodiscard]] Beginning beginningOf(Game& game, Id<data::File> catalogue, WorkBudget& budget);

} // namespace muster::battlescribe::compose
