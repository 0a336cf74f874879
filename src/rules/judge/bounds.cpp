#include "rules/judge/bounds.h"

namespace muster {

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
