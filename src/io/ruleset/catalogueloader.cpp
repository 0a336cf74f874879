#include "io/ruleset/catalogueloader.h"

#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/ruleset/armyreader.h"
#include "io/ruleset/armyrules.h"
#include "io/ruleset/rulesetreader.h"

#include <algorithm>

namespace muster {

namespace {

/// Faults for what the ruleset names but no army has.
void checkWanted(ReadContext& context)
{
    const auto check = [&](const ReadContext::Wanted& wanted, std::string_view what) {
        const std::vector<std::string_view> known(wanted.known().begin(), wanted.known().end());
        for (const auto& [id, place] : wanted.places())
            if (!wanted.known().contains(id))
                context.fault(*place.file, place.pointer, "no army has " + std::string(what) + ' ' + inQuotes(id),
                              didYouMean(id, known, "Check the spelling."));
    };
    check(context.options.ids(), "an option");
    check(context.optionGroups.ids(), "an option group");
    check(context.modelGroups.ids(), "a model group");
    check(context.weapons, "a weapon");
    check(context.armyNumbers, "a number");
}

/// Faults for parameters that are counted or compared but are not numbers.
void checkParameters(ReadContext& context)
{
    for (const auto& parameter : context.wordParameters)
        if (context.countedRules.contains(parameter.rule))
            context.fault(*parameter.file, parameter.pointer,
                          inQuotes(parameter.word) + " is not a number, and the ruleset counts the parameter of " +
                              inQuotes(parameter.rule),
                          "Write a number.");
}

} // namespace

Result<Catalogue> buildCatalogue(const DataFile& ruleset, const std::vector<DataFile>& armies, bool areAll)
{
    Catalogue catalogue;
    ReadContext context(catalogue);
    context.hasAllArmies = areAll;
    readDeclarations(context, ruleset);
    for (const auto& army : armies)
        readArmyDeclarations(context, army);
    // The list of units is complete and no longer moves in memory, so its ids can be indexed.
    for (auto& army : catalogue.armies)
        for (const auto unit : army.units)
            army.unitsById.emplace(catalogue.unit(unit).id, unit);
    readRules(context, ruleset);
    for (std::size_t i = 0; i < armies.size(); ++i)
        readArmyRules(context, armies[i], Id<Army>::at(i));
    const auto grants = readGrants(context, ruleset, noId);
    for (std::size_t i = 0; i < armies.size(); ++i)
        readArmyUnits(context, armies[i], Id<Army>::at(i), grants);
    checkParameters(context);
    if (areAll)
        checkWanted(context);
    catalogue.ruleset.data = dataSource(ruleset);
    for (std::size_t i = 0; i < armies.size(); ++i) {
        auto& army = catalogue.armies[Id<Army>::at(i)];
        army.data = dataSource(armies[i]);
        if (armies[i].own)
            army.ownUnits = ownUnitsSource(*armies[i].own);
    }
    for (const auto column : catalogue.ruleset.stats.ids())
        catalogue.ruleset.stats[column].isRare =
            std::ranges::any_of(catalogue.units, [&](const Unit& unit) { return unit.stats[column].isEmpty(); });
    if (context.hasFaults())
        return tl::unexpected<Faults>(context.takeFaults());
    return catalogue;
}

} // namespace muster
