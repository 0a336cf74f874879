#include "rules/judge/bounds.h"

#include <algorithm>

namespace muster {

std::optional<Fraction> fromTable(const Bound& bound, Fraction value)
{
    if (bound.table.empty())
        return value;
    std::optional<Fraction> found;
    for (const auto& [from, figure] : bound.table)
        if (value >= Fraction(from))
            found = Fraction(figure);
    return found;
}

Fraction combined(Bound::Source source, Fraction one, Fraction other)
{
    if (source == Bound::Source::Sum)
        return one + other;
    return source == Bound::Source::Lower ? std::min(one, other) : std::max(one, other);
}

Fraction scaled(const Bound& bound, Fraction value, Fraction by)
{
    if (bound.times == Fraction(1) && bound.plus == 0 && by == Fraction(1) && bound.perFull == 0)
        return rounded(value, bound.rounding);
    if (bound.perFull > 0)
        value = rounded(value * Fraction(1, bound.perFull), bound.partCounts ? Rounding::Up : Rounding::Down);
    return rounded((value * bound.times + Fraction(bound.plus)) * by, bound.rounding);
}

std::optional<Fraction> armyNumber(const Catalogue& catalogue, const Assessment& assessment, const Bound& bound)
{
    if (assessment.army.isNone())
        return std::nullopt;
    const auto& number = catalogue.army(assessment.army).numbers[bound.number];
    return number ? std::optional(Fraction(*number)) : std::nullopt;
}

} // namespace muster
