#pragma once

#include "judged.h"

#include <nlohmann/json.hpp>

#include <map>
#include <memory>
#include <string>

namespace muster::testing {

/// A game as its data files say it, to be changed by a test before it is read.
class Game {
public:
    nlohmann::json ruleset;
    std::map<std::string, nlohmann::json> armies; ///< by id

    /// Adds a sentence to the rules; a citation and a message are put in.
    void addRule(const std::string& json);
    /// Leaves these sentences alone, and no numbers of armies that the others asked for.
    void setRules(const std::vector<std::string>& rules);
    [[nodiscard]] nlohmann::json& unit(const std::string& army, const std::string& id);

    /// Throws with every fault where it does not read.
    [[nodiscard]] std::shared_ptr<const Catalogue> read() const;
    /// A roster of these units, as a roster file writes them, judged by the game as it is now. `head` are further keys
    /// of the roster, each with a comma behind it.
    [[nodiscard]] JudgedPtr judge(const std::string& army, const std::string& units,
                                  const std::string& head = {}) const;
};

/// The small ruleset of tests/data/io: pikes and cannons of the Reds, archers of the Blues.
[[nodiscard]] Game skirmish();

/// The invented ruleset of tests/data/fifth: the Brass, the Glass and the Moth.
[[nodiscard]] Game lanterns();

/// The invented ruleset of tests/data/recipes: the Reds and the Blues of the examples of the language page.
[[nodiscard]] Game marketDay();

/// A unit of the roster's own army.
[[nodiscard]] RosterUnit unitOf(std::string id, std::string kind);

[[nodiscard]] JudgedPtr judgeBy(std::shared_ptr<const Catalogue> catalogue, Roster roster);

} // namespace muster::testing
