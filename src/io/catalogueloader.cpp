#include "io/catalogueloader.h"

#include "io/armyreader.h"
#include "io/datafile.h"
#include "io/rulesetreader.h"

#include <algorithm>

namespace muster {

Result<Catalogue> buildCatalogue(const DataFile& ruleset, const std::vector<DataFile>& armies)
{
    Catalogue catalogue;
    ReadContext context(catalogue);
    readDeclarations(context, ruleset);
    for (const auto& army : armies)
        readArmyDeclarations(context, army);
    // Ids of units are looked up from here on: the list of units no longer moves.
    for (auto& army : catalogue.armies)
        for (Index i = army.firstUnit; i < army.firstUnit + army.unitCount; ++i)
            army.unitsById.emplace(catalogue.unit(i).id, i);
    readRules(context, ruleset);
    const auto grants = readGrants(context, ruleset, noIndex);
    for (std::size_t i = 0; i < armies.size(); ++i)
        readArmyUnits(context, armies[i], static_cast<Index>(i), grants);
    catalogue.ruleset.data = dataSource(ruleset);
    for (std::size_t i = 0; i < armies.size(); ++i)
        catalogue.armies[i].data = dataSource(armies[i]);
    for (std::size_t i = 0; i < catalogue.ruleset.stats.size(); ++i)
        catalogue.ruleset.stats[i].isRare = std::ranges::any_of(
            catalogue.units, [&](const Unit& unit) { return i < unit.stats.size() && unit.stats[i].isEmpty(); });
    if (context.hasFaults())
        return tl::unexpected<Faults>(context.takeFaults());
    return catalogue;
}

} // namespace muster
