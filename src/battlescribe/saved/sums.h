#pragma once

#include "battlescribe/saved/fileroster.h"

namespace muster::battlescribe {

/// One kind of cost in the whole roster.
struct Sum {
    std::string name;
    std::string type;
    std::optional<Decimal> claimed; ///< the total that the file has; nothing: it has none
    Decimal sum;                    ///< of all selections and forces
    std::optional<Decimal> limit;
    bool isHidden = false; ///< the data hide this kind from players

    [[nodiscard]] bool isAsClaimed() const { return !claimed || isSameSum(*claimed, sum); }
    [[nodiscard]] bool isWithinLimit() const { return !limit || sum <= *limit || isSameSum(sum, *limit); }

    friend bool operator==(const Sum&, const Sum&) = default;
};

/// What should be a number and is not.
struct NoNumber {
    std::string of;       ///< name of the selection; empty: of the roster itself
    std::string cost;     ///< name of the cost
    std::string written;  ///< as the file has it
    bool isCount = false; ///< it says how many there are, not what they cost

    friend bool operator==(const NoNumber&, const NoNumber&) = default;
};

/// What the file claims, held against its own selections.
struct Sums {
    std::vector<Sum> sums; ///< in the order of the roster's totals, then of the selections
    std::vector<NoNumber> noNumbers;

    friend bool operator==(const Sums&, const Sums&) = default;
};

[[nodiscard]] Sums sumsOf(const FileRoster& roster);

/// The kind of cost that measures the army, of those that are not hidden: the first with a limit, else that with the
/// largest sum. Null if nothing costs anything.
[[nodiscard]] const Sum* mainSum(const Sums& sums);

/// How much of a kind of cost there is among costs.
[[nodiscard]] Decimal amountOf(const std::vector<Cost>& costs, const Sum& kind);

/// What a selection costs with all that is in it, in the order of its costs.
[[nodiscard]] std::vector<Cost> wholeCosts(const FileSelection& selection);

/// Units, and models that are in no unit.
[[nodiscard]] std::int64_t countUnits(const FileRoster& roster);
/// Models in a selection, itself included.
[[nodiscard]] std::int64_t countModels(const FileSelection& selection);
[[nodiscard]] std::int64_t countModels(const FileRoster& roster);

} // namespace muster::battlescribe
