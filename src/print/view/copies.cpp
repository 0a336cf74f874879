#include "print/view/copies.h"

#include "print/view/alike.h"
#include "print/view/words.h"
#include "rules/judge/assess.h"

#include <string>
#include <unordered_map>

namespace muster::print {

namespace {

/// Figures of the unit that depend on other units, such as those that are attached to it.
std::string figuresOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::string text;
    if (!context.assessment.units[unit].isKnown())
        return text;
    for (const auto& figure : context.catalogue.ruleset.figures)
        if (figure.isForUnits && fits(context.catalogue, context.assessment, unit, figure.where))
            text += '\n' + figureValue(context, figure, unit);
    return text;
}

} // namespace

std::vector<Copies> copies(const SheetContext& context)
{
    std::vector<Copies> list;
    std::unordered_map<std::string, std::size_t> known;
    for (const auto i : context.assessment.units.ids()) {
        const auto [place, isNew] =
            known.emplace(likeness(*context.assessment.source[i], {false, false}) + figuresOf(context, i), list.size());
        if (isNew)
            list.emplace_back();
        list[place->second].units.push_back(i);
    }
    return list;
}

Table<AssessedUnit, int> cardNumbers(const SheetContext& context)
{
    Table<AssessedUnit, int> numbers;
    numbers.assign(context.assessment.units.size(), 0);
    int number = 0;
    for (const auto& card : copies(context)) {
        ++number;
        for (const auto unit : card.units)
            numbers[unit] = number;
    }
    return numbers;
}

} // namespace muster::print
