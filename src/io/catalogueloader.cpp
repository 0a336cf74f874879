#include "io/catalogueloader.h"

#include "io/armyreader.h"
#include "io/datafile.h"
#include "io/names.h"
#include "io/rulesetreader.h"

#include <algorithm>

namespace muster {

namespace {

/// What constraints ask for and no unit of any army has.
void checkAsked(ReadContext& context)
{
    const auto check = [&](const ReadContext::Asked& asked, std::string_view what) {
        const std::vector<std::string_view> known(asked.known().begin(), asked.known().end());
        for (const auto& [id, place] : asked.places()) {
            if (place.isThere)
                continue;
            const auto meant = nearest(id, known);
            context.fault(*place.file, place.pointer, "no army has " + std::string(what) + " \"" + id + '"',
                          meant.empty() ? "Check the spelling." : "Did you mean \"" + meant + "\"?");
        }
    };
    check(context.options, "an option");
    check(context.optionGroups, "an option group");
    check(context.modelGroups, "a model group");
    check(context.weapons, "a weapon");
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
    // Ids of units are looked up from here on: the list of units no longer moves.
    for (auto& army : catalogue.armies)
        for (const auto unit : army.units)
            army.unitsById.emplace(catalogue.unit(unit).id, unit);
    readRules(context, ruleset);
    const auto grants = readGrants(context, ruleset, noId);
    for (std::size_t i = 0; i < armies.size(); ++i)
        readArmyUnits(context, armies[i], Id<Army>::at(i), grants);
    if (areAll)
        checkAsked(context);
    catalogue.ruleset.data = dataSource(ruleset);
    for (std::size_t i = 0; i < armies.size(); ++i)
        catalogue.armies[Id<Army>::at(i)].data = dataSource(armies[i]);
    for (const auto column : catalogue.ruleset.stats.ids())
        catalogue.ruleset.stats[column].isRare =
            std::ranges::any_of(catalogue.units, [&](const Unit& unit) { return unit.stats[column].isEmpty(); });
    if (context.hasFaults())
        return tl::unexpected<Faults>(context.takeFaults());
    return catalogue;
}

} // namespace muster
