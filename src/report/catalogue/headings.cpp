#include "report/catalogue/headings.h"

#include "report/translation/translation.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::report {

namespace {

constexpr int ofOtherArmies = 1000;
constexpr int ofNoArmy = 100'000;

} // namespace

std::string unknownHeading() { return say(phrase("report", "Not known to the data")); }

Heading headingOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& ruleset = catalogue.ruleset;
    const auto& assessed = assessment.units[unit];
    if (assessed.kind.isNone())
        return {unknownHeading(), ofNoArmy};
    if (assessed.army != assessment.army) {
        const auto& other = catalogue.army(assessed.army);
        const bool isAlly = !assessment.army.isNone() && catalogue.army(assessment.army).isAlly(other.id);
        return {isAlly ? say(phrase("report", "Allies: {army}"), {{"army", other.name}})
                       : say(phrase("report", "Of another army: {army}"), {{"army", other.name}}),
                ofOtherArmies + assessed.army.value()};
    }
    int order = 0;
    const bool hasOwn = std::ranges::any_of(ruleset.sections, [&](const Section& section) {
        return !section.army.isNone() && section.army == assessment.army;
    });
    for (const auto& section : ruleset.sections) {
        if (section.army == (hasOwn ? assessment.army : Id<Army>()) && fits(catalogue, assessment, unit, section.where))
            return {section.name, order};
        ++order;
    }
    const auto category = catalogue.unit(assessed.kind).category;
    return {ruleset.categories[category].plural, order + category.value()};
}

} // namespace muster::report
