#include "print/view/words.h"
#include "report/headings.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace muster::print {

namespace {

/// Units that cannot be told apart without what is kept secret: they share a line, so that nothing is learned from
/// which of them comes first.
struct SameUnits {
    std::string unit;
    std::string ownName;
    int models = 0;
    Id<Unit> kind = noId;
    int count = 0;
};

/// In the order of the categories, whatever the sections of the roster are: those may ask for choices. Units of other
/// armies stand under the same heads, those that the data do not know behind all.
Id<Category> categoryOf(const Material& material, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(material, unit);
    return kind ? kind->category : material.catalogue.ruleset.categories.nextId();
}

std::map<Id<Category>, std::vector<SameUnits>> unitsOf(const Material& material)
{
    std::map<Id<Category>, std::vector<SameUnits>> byCategory;
    for (const auto i : material.assessment.units.ids()) {
        const auto index = i;
        const auto& unit = material.assessment.units[i];
        auto name = kindName(material, index);
        if (!unit.kind.isNone() && unit.army != material.assessment.army)
            name += " (" + material.catalogue.army(unit.army).name + ')';
        auto& lines = byCategory[categoryOf(material, index)];
        const auto same = std::ranges::find_if(lines, [&](const SameUnits& line) {
            return line.unit == name && line.ownName == ownName(material, index) && line.models == unit.models;
        });
        if (same == lines.end())
            lines.push_back({std::move(name), ownName(material, index), unit.models, unit.kind, 1});
        else
            ++same->count;
    }
    // The order of the roster may tell what belongs together.
    for (auto& [category, lines] : byCategory)
        std::ranges::sort(lines, {},
                          [](const SameUnits& line) { return std::tie(line.unit, line.ownName, line.models); });
    return byCategory;
}

/// "1 × Warboss, 4 × Boyz": models that every unit of this kind has.
std::string partsLine(const Material& material, Id<Unit> kind)
{
    std::vector<std::string> texts;
    if (!kind.isNone())
        for (const auto& part : material.catalogue.unit(kind).parts)
            texts.push_back(std::to_string(part.models) + " × " + material.catalogue.profile(part.profile).name);
    return join(texts, ", ");
}

SecretUnit unitOf(const Material& material, const SameUnits& line)
{
    return {line.unit,
            optional(line.ownName),
            line.count > 1 ? std::optional(std::to_string(line.count)) : std::nullopt,
            line.models,
            optional(partsLine(material, line.kind)),
            line.kind.isNone()};
}

SecretGroup groupOf(const Material& material, Id<Category> category, const std::vector<SameUnits>& lines)
{
    const auto& categories = material.catalogue.ruleset.categories;
    SecretGroup group;
    group.heading = categories.has(category) ? categories[category].plural : report::unknownHeading();
    for (const auto& line : lines)
        group.members.push_back(unitOf(material, line));
    return group;
}

} // namespace

SecretSheet secretView(const Material& material)
{
    const auto& ruleset = material.catalogue.ruleset;
    const auto& assessment = material.assessment;
    const auto& roster = material.roster;
    std::vector<std::string> armies;
    for (const auto army : armiesUsed(material))
        armies.push_back(material.catalogue.army(army).name);
    SecretSheet sheet;
    sheet.name = report::sheet::rosterName(roster.name);
    sheet.player = optional(roster.player);
    if (sheet.player)
        sheet.playerLine = report::sheet::player(roster.player);
    sheet.army = armies.empty() ? roster.army : join(armies, ", ");
    sheet.ruleset = ruleset.name;
    sheet.scenario = scenarioName(material);
    sheet.date = optional(material.job.date);
    sheet.dataVersion = ruleset.dataVersion;
    sheet.fingerprint = optional(material.job.fingerprint);
    if (sheet.fingerprint)
        sheet.fingerprintLine = piecesOf(report::sheet::sealedBy(*sheet.fingerprint));
    sheet.dataHash = optional(material.job.data.hash);
    sheet.dataMarks = dataMarks(material.job.data);
    sheet.isLegal = assessment.isLegal();
    sheet.isEmptyArmy = assessment.units.empty();
    sheet.countsModels = ruleset.countsModels;
    sheet.units = unitCount(material);
    sheet.models = modelCount(material);
    sheet.hasParts = std::ranges::any_of(assessment.units, [&](const AssessedUnit& unit) {
        return !unit.kind.isNone() && !material.catalogue.unit(unit.kind).parts.empty();
    });
    for (const auto& [category, lines] : unitsOf(material))
        sheet.groups.push_back(groupOf(material, category, lines));
    return sheet;
}

} // namespace muster::print
