#include "core/base/joined.h"
#include "print/view/words.h"
#include "report/catalogue/headings.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace muster::print {

namespace {

/// Units that differ only in what is secret. They share a line, so that their order reveals nothing.
struct SameUnits {
    std::string unit;
    std::string ownName;
    int models = 0;
    Id<Unit> kind = noId;
    int count = 0;
};

/// The secret list is sorted by category, not by the sections of the ruleset, because sections may depend on choices.
/// Units of other armies have the same headings; unknown units come last.
Id<Category> categoryOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(context, unit);
    return kind ? kind->category : context.catalogue.ruleset.categories.nextId();
}

std::map<Id<Category>, std::vector<SameUnits>> unitsOf(const SheetContext& context)
{
    std::map<Id<Category>, std::vector<SameUnits>> byCategory;
    for (const auto i : context.assessment.units.ids()) {
        const auto& unit = context.assessment.units[i];
        auto name = kindName(context, i);
        if (!unit.kind.isNone() && unit.army != context.assessment.army)
            name += " (" + context.catalogue.army(unit.army).name + ')';
        auto& lines = byCategory[categoryOf(context, i)];
        const auto same = std::ranges::find_if(lines, [&](const SameUnits& line) {
            return line.unit == name && line.ownName == ownName(context, i) && line.models == unit.models;
        });
        if (same == lines.end())
            lines.push_back({std::move(name), ownName(context, i), unit.models, unit.kind, 1});
        else
            ++same->count;
    }
    // The order of the roster could reveal which units belong together.
    for (auto& [category, lines] : byCategory)
        std::ranges::sort(lines, {},
                          [](const SameUnits& line) { return std::tie(line.unit, line.ownName, line.models); });
    return byCategory;
}

/// "1 × Warboss, 4 × Boyz": models that every unit of this kind has.
std::string partsLine(const SheetContext& context, Id<Unit> kind)
{
    if (kind.isNone())
        return {};
    return joined(context.catalogue.unit(kind).parts, [&](const UnitPart& part) {
        return (part.isMount ? std::string() : std::to_string(part.models) + " × ") +
               context.catalogue.profile(part.profile).name;
    });
}

SecretUnit unitOf(const SheetContext& context, const SameUnits& line)
{
    return {line.unit,
            optional(line.ownName),
            line.count > 1 ? std::optional(std::to_string(line.count)) : std::nullopt,
            line.models,
            optional(partsLine(context, line.kind)),
            line.kind.isNone()};
}

SecretGroup groupOf(const SheetContext& context, Id<Category> category, const std::vector<SameUnits>& lines)
{
    const auto& categories = context.catalogue.ruleset.categories;
    SecretGroup group;
    group.heading = categories.has(category) ? categories[category].plural : report::unknownHeading();
    for (const auto& line : lines)
        group.members.push_back(unitOf(context, line));
    return group;
}

} // namespace

SecretSheet secretView(const SheetContext& context)
{
    const auto& ruleset = context.catalogue.ruleset;
    const auto& assessment = context.assessment;
    const auto& roster = context.roster;
    const auto armies = joined(armiesUsed(context), [&](Id<Army> army) { return context.catalogue.army(army).name; });

    SecretSheet sheet;
    sheet.name = report::sheet::rosterName(roster.name);
    sheet.player = optional(roster.player);
    if (sheet.player)
        sheet.playerLine = playerLine(roster.player);
    sheet.army = armies.empty() ? roster.army : armies;
    sheet.ruleset = ruleset.name;
    sheet.scenario = scenarioName(context);
    sheet.date = optional(report::sheet::date(context.job.date));
    sheet.dataVersion = ruleset.dataVersion;
    sheet.fingerprint = optional(context.job.fingerprint);
    if (sheet.fingerprint)
        sheet.fingerprintLine =
            withStrong(phrase("sheet", "The fingerprint {fingerprint} stands for the whole list, with all its choices. "
                                       "Keep this sheet: when the list is shown, the same fingerprint says that "
                                       "nothing of it was changed."),
                       "fingerprint", *sheet.fingerprint);
    sheet.dataHash = optional(context.job.data.hash);
    sheet.dataMarks = dataMarks(context.job.data);
    sheet.verdict = report::outcomeName(assessment.outcome());
    sheet.isLegal = assessment.outcome() == Outcome::Legal;
    sheet.isEmptyArmy = assessment.units.empty();
    sheet.countsModels = ruleset.countsModels;
    sheet.units = unitCount(context);
    sheet.models = modelCount(context);
    sheet.hasParts = std::ranges::any_of(assessment.units, [&](const AssessedUnit& unit) {
        return !unit.kind.isNone() && !context.catalogue.unit(unit.kind).parts.empty();
    });
    for (const auto& [category, lines] : unitsOf(context))
        sheet.groups.push_back(groupOf(context, category, lines));
    return sheet;
}

} // namespace muster::print
