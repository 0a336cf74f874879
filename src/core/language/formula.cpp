#include "core/language/formula.h"

namespace muster {

bool asksForModels(const Formula& formula)
{
    return formula.stat.isNone() || (formula.by && asksForModels(*formula.by));
}

std::optional<Fraction> workOut(const Formula& formula, const Table<StatColumn, StatValue>& stats, int models)
{
    auto figure = std::optional(models);
    if (!formula.stat.isNone())
        figure = stats[formula.stat].parts[formula.part];
    if (!figure)
        return std::nullopt;
    if (!formula.table.empty()) {
        std::optional<int> found;
        for (const auto& [from, value] : formula.table)
            if (*figure >= from)
                found = value;
        if (!found)
            return std::nullopt;
        figure = found;
    }
    auto value = Fraction(*figure) * formula.times + Fraction(formula.plus);
    if (formula.by) {
        const auto factor = workOut(*formula.by, stats, models);
        if (!factor)
            return std::nullopt;
        value = value * *factor;
    }
    return rounded(value, formula.rounding);
}

} // namespace muster
