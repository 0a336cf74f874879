#pragma once

#include "core/base/fraction.h"
#include "core/data/stat.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

struct Ruling;
struct SpecialRule;

/// A figure worked out from others of the same unit: command radius = 5 x leadership. In this order: the figure (or
/// the number of models), a table, times, plus, by another formula, rounding.
struct Formula {
    Id<StatColumn> stat;                    ///< column; none: the number of models
    std::size_t part = 0;                   ///< of a pair or triple
    std::vector<std::pair<int, int>> table; ///< from the first value on, the figure becomes the second; sorted
    Fraction times = 1;
    std::int64_t plus = 0;
    std::shared_ptr<const Formula> by;
    Rounding rounding = Rounding::None;
    Id<SpecialRule> rule;    ///< only for those with this special rule; the caller checks
    Id<SpecialRule> unless;  ///< not for those with this one
    Id<Ruling> unlessRuling; ///< `unless` counts only while this ruling is `unlessIs`; none: always
    bool unlessIs = true;
};

/// Whether the number of models changes what it gives.
[[nodiscard]] bool asksForModels(const Formula& formula);

/// Nothing where a needed figure is missing.
[[nodiscard]] std::optional<Fraction> workOut(const Formula& formula, const Table<StatColumn, StatValue>& stats,
                                              int models);

} // namespace muster
