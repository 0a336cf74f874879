#pragma once

#include "rules/figures/profile.h"

#include <string>
#include <vector>

namespace muster::report {

/// Words about a kind of unit and its options, before anything is chosen.

/// Numbers of models that it may have: "10", "5/10", "1-40".
[[nodiscard]] std::string sizes(const Unit& unit);

/// "250 points", "5 points a model", "100 points + 5 points a model, 1 CP"; in games without points only other costs.
[[nodiscard]] std::string cost(const Catalogue& catalogue, const Unit& unit);

/// What something costs beside points: "1 CP", "2 CP a model", "CP: 1/2 for 5/10 models".
[[nodiscard]] std::string otherCosts(const Catalogue& catalogue, const std::vector<OtherCost>& costs);

/// "25", "25 each", "3 a model", "free"; in games without points only other costs.
[[nodiscard]] std::string price(const Catalogue& catalogue, const Option& option);
/// "3 a model, 1 CP a model".
[[nodiscard]] std::string price(const Catalogue& catalogue, const ModelGroup& group);

/// How many of a group may be taken: "one of these", "2 at most"; empty if the limits of its options are enough.
[[nodiscard]] std::string groupLimit(const Ruleset& ruleset, const OptionList& list, const OptionGroup& group);
/// How many models of a group there may be: "3 at most", "2 for each 5 models".
[[nodiscard]] std::string modelLimit(const OptionBound& bound);
/// What an option or a group of models brings: changed figures and special rules.
[[nodiscard]] std::string brings(const Catalogue& catalogue, const std::vector<Effect>& effects,
                                 const std::vector<RuleRef>& rules);
/// Models or a mount that an option adds: "2 × Attack bike (Move 8″, Hit 4+; 2 × Claws; Fast)".
[[nodiscard]] std::string addedPart(const Catalogue& catalogue, const UnitPart& part);
/// Models of the unit's own kind that an option adds: "1 more model".
[[nodiscard]] std::string addedModels(int models);
/// What an option brings, with the models that it adds.
[[nodiscard]] std::string brings(const Catalogue& catalogue, const Option& option);
/// "2 × Attack bike"; of a mount only the name.
[[nodiscard]] std::string partName(const ProfilePart& part);
/// What a limit across option groups allows of what: "2 at most: Lascannon, Missile launcher".
[[nodiscard]] std::string optionLimit(const OptionList& list, const OptionLimit& limit);

/// How many units a slot takes: "exactly 1", "2 to 4", "up to 2", "2 or more", "any number", "none now"; "1 for each
/// Line company".
[[nodiscard]] std::string slotLimits(const Table<Slot>& all, const Slot& slot);

/// The same with the numbers of a roster, in which a limit may depend on other slots.
[[nodiscard]] std::string slotLimits(std::int64_t min, std::optional<std::int64_t> max);

/// What must hold for an option: "up to 5", "1 for each 5 models", "needs Fast or Very Fast", "not with Shields". With
/// the default answers of rulings. Limits of its group are not repeated.
[[nodiscard]] std::vector<std::string> conditions(const Ruleset& ruleset, const OptionList& list, const Option& option);

/// What effects change in any stat line: "Hit 1 better", "Move +6″", "Dmg +1 (Melee)".
[[nodiscard]] std::vector<std::string> changes(const Ruleset& ruleset, const std::vector<Effect>& effects);

/// The id of a choice as rosters write it: those of a flag are true and false.
[[nodiscard]] std::string choiceId(const BattleOption& option, Id<BattleChoice> choice);

/// A comparison of the points agreed with numbers: "from 1,000 points on, up to 2,000 points".
[[nodiscard]] std::string agreedPointsText(const Currency& currency, const Comparison& compared);

/// When a battle option exists, by ids: "only in attack-and-defend"; empty for always.
[[nodiscard]] std::string conditionText(const Ruleset& ruleset, const Condition& condition);

/// The id of a rule's severity; if a battle option decides: "friendly: warning, strict: error (play)".
[[nodiscard]] std::string severityText(const Ruleset& ruleset, const SeverityRule& rule);

} // namespace muster::report
