#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

/// What an organiser has agreed for all lists, in place of what each list says itself.
struct Agreements {
    std::optional<Roster> like;          ///< its ruleset, battle and rulings are everybody's
    std::string rulesetVersion;          ///< of the data that may judge; empty: whichever is installed
    std::optional<std::int64_t> points;  ///< this and what follows wins over `like`
    std::optional<std::string> scenario; ///< id; empty: none
    std::vector<std::pair<std::string, std::string>> options; ///< of the battle, with a choice, or "on" or "off"
    std::vector<std::pair<std::string, bool>> rulings;

    [[nodiscard]] bool isNothing() const
    {
        return !like && rulesetVersion.empty() && !points && !scenario && options.empty() && rulings.empty();
    }
};

/// What an agreement changed in a list, as the data name it: the catalogue must outlive it.
struct Overridden {
    enum class What { Points, Scenario, Option, Ruling, Version };

    What what = What::Points;
    Id<BattleOption> option;
    Id<Ruling> ruling;
    std::optional<std::int64_t> pointsBefore;
    std::optional<std::int64_t> pointsNow;
    std::string before; ///< the scenario or the choice in words, or the version of the data; empty: none
    std::string now;
    bool isOn = false; ///< the ruling, now
};

/// Why a list cannot be judged as agreed.
struct Disagreement {
    enum class What { Ruleset, Version, Scenario, Option, Choice, Ruling };

    What what = What::Ruleset;
    std::string id;     ///< that is not known, or that was agreed
    std::string option; ///< whose choice is not known
    std::string other;  ///< what the list or the data are instead
};

/// Puts the agreements in place of the roster's own. Tells what changed for the roster; what its ruleset does not have
/// is reported as well, and leaves the roster as it was.
struct Agreed {
    std::vector<Overridden> overridden;
    std::vector<Disagreement> disagreements;
};
[[nodiscard]] Agreed agree(const Agreements& agreements, const Catalogue& catalogue, Roster& roster);

} // namespace muster
