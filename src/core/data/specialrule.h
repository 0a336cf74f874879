#pragma once

#include "core/base/fact.h"
#include "core/data/source.h"
#include "core/data/stat.h"

#include <optional>
#include <string>

namespace muster {

struct SpecialRule {
    std::string id;
    std::string name; ///< "Tough (n)"
    std::string shortText;
    std::string text;
    std::string kind; ///< unit, weapon, army, building
    bool sums = false;
    bool heldBack = false;
    Id<Citation> citation;
    std::string note;
    Id<Fact> fact;              ///< where some filter or bound asks for it
    Id<StatColumn> penaltyStat; ///< penalties to this column count penaltyTimes for a unit with the rule
    int penaltyTimes = 1;

    /// Whether it matters only while an army is built, not during a battle.
    [[nodiscard]] bool isForBuilding() const { return kind == "building"; }
};

/// Which models of a unit have a rule or a weapon.
enum class Bearer : std::uint8_t { Unit, Leader, Trooper };

struct RuleRef {
    Id<SpecialRule> rule;
    std::optional<int> number; ///< parameter as a number, where it is one
    std::string value;         ///< parameter as written
    Bearer bearer = Bearer::Unit;
    std::string note;

    friend bool operator==(const RuleRef&, const RuleRef&) = default;
};

} // namespace muster
