#pragma once

#include "rules/verdict/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

/// One difference between the data now and the data when the roster was saved, as codes and numbers.
struct DataChange {
    enum class Kind : std::uint8_t {
        RulesetVersion,
        ArmyVersion,
        ArmyUnknown,
        ScenarioUnknown,
        BattleOptionUnknown, ///< or its choice, if `of` names one
        RulingUnknown,
        UnitUnknown,
        GroupUnknown,
        OptionUnknown,
        Cost,
        Most, ///< of a limit; without `was` the limit is new, without `is` it is gone
        Least,
        Exactly, ///< most and least, which were one number and still are
    };

    Kind kind;
    std::string id;    ///< of the army, scenario, option..., or of the rule that limits
    std::string of;    ///< the unit, by its id in the roster; of a limit: what it applies to, as in MadeLimit
    std::string group; ///< the model group of an unknown option
    std::string versionWas;
    std::string versionIs;
    std::optional<Fraction> was;
    std::optional<Fraction> is;
    Id<Constraint> constraint; ///< of a limit that is there now: the constraint that sets it

    friend bool operator==(const DataChange&, const DataChange&) = default;
};

/// What has changed, with the verdict in which it was found: names come from this verdict, even if the roster was
/// edited later.
struct DataChanges {
    VerdictPtr verdict;
    std::vector<DataChange>
        list; ///< first versions, then unknown things, costs, limits; each in the order of the roster

    [[nodiscard]] bool isEmpty() const { return list.empty(); }
};

/// Compares the stamp of a roster with `data`, which judged it now. The result is empty for a roster without a stamp;
/// unknown units and options are then among Document::notices().
[[nodiscard]] DataChanges findDataChanges(VerdictPtr verdict, const JudgedBy& data);

} // namespace muster
