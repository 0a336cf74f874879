#pragma once

#include "rules/judge/assessment.h"

#include <optional>

namespace muster {

/// Scales the figure of a bound: full steps, times n plus m, times `by`, then rounded.
[[nodiscard]] Fraction scaled(const Bound& bound, Fraction value, Fraction by = 1);

/// The figure of the row of the bound's table; nothing below the first. Without a table the figure itself.
[[nodiscard]] std::optional<Fraction> fromTable(const Bound& bound, Fraction value);

/// The lowest, highest or sum of two.
[[nodiscard]] Fraction combined(Bound::Source source, Fraction one, Fraction other);

/// The value of a bound. `startOf` gives the figure that a bound starts from, or nothing if there is none.
[[nodiscard]] std::optional<Fraction> workOut(const Bound& bound, const auto& startOf)
{
    if (bound.source == Bound::Source::Number)
        return Fraction(bound.plus);
    std::optional<Fraction> start;
    if (!bound.isOfParts())
        start = startOf(bound);
    for (const auto& part : bound.parts) {
        const auto value = workOut(part, startOf);
        if (!value)
            return std::nullopt;
        start = start ? combined(bound.source, *start, *value) : *value;
    }
    if (start)
        start = fromTable(bound, *start);
    if (!start || !bound.by)
        return start ? std::optional(scaled(bound, *start)) : std::nullopt;
    const auto by = workOut(*bound.by, startOf);
    return by ? std::optional(scaled(bound, *start, *by)) : std::nullopt;
}

/// A number of the own army; nothing if the army does not have it.
[[nodiscard]] std::optional<Fraction> armyNumber(const Catalogue& catalogue, const Assessment& assessment,
                                                 const Bound& bound);

} // namespace muster
