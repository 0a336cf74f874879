#include "report/headings.h"

#include "report/translation.h"
#include "rules/assess.h"

namespace muster::report {

namespace {

constexpr int ofOtherArmies = 1000;
constexpr int ofNoArmy = 100'000;

} // namespace

Heading headingOf(const Catalogue& catalogue, const Assessment& assessment, Index unit)
{
    const auto& ruleset = catalogue.ruleset;
    const auto& assessed = assessment.units[static_cast<std::size_t>(unit)];
    if (assessed.kind == noIndex)
        return {say(phrase("report", "Not known to the data")), ofNoArmy};
    if (assessed.army != assessment.army) {
        const auto& other = catalogue.army(assessed.army);
        const bool isAlly = assessment.army != noIndex && catalogue.army(assessment.army).isAlly(other.id);
        return {isAlly ? say(phrase("report", "Allies: {army}"), {{"army", other.name}})
                       : say(phrase("report", "Of another army: {army}"), {{"army", other.name}}),
                ofOtherArmies + assessed.army};
    }
    const auto sections = static_cast<int>(ruleset.sections.size());
    for (int i = 0; i < sections; ++i) {
        const auto& section = ruleset.sections[static_cast<std::size_t>(i)];
        if (fits(catalogue, assessment, unit, section.where))
            return {section.name, i};
    }
    const auto category = catalogue.unit(assessed.kind).category;
    if (category == noIndex)
        return {say(phrase("report", "Other units")), sections + static_cast<int>(ruleset.categories.size())};
    return {ruleset.categories[static_cast<std::size_t>(category)].plural, sections + category};
}

} // namespace muster::report
