#include "print/view/unitfigures.h"

#include "print/view/words.h"
#include "rules/judge/assess.h"

namespace muster::print {

std::vector<CardFigure> unitFigures(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::vector<CardFigure> list;
    if (!context.assessment.units[unit].isKnown())
        return list;
    for (const auto& figure : context.catalogue.ruleset.figures) {
        if (!figure.isForUnits || !fits(context.catalogue, context.assessment, unit, figure.where) ||
            !holds(context.catalogue, figure.when, context.assessment))
            continue;
        const auto worked =
            figure.value ? valueOf(context.catalogue, context.assessment, *figure.value, unit) : std::nullopt;
        if (worked || !figure.value)
            list.push_back({figure.name, worked ? std::optional(withUnit(*worked, figure.unit)) : std::nullopt,
                            optional(figure.text)});
    }
    return list;
}

} // namespace muster::print
