// A player's own units of an army, added to it and used. An own file that does not fit leaves the army as it was.
#include "data.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/data/ownentries.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool runOwnUnits(std::string_view bytes)
{
    auto own = dataFile(bytes, "ownunits", "OWN");
    if (!own) {
        demandWords(own.error());
        return false;
    }
    const auto id = textOf(own->document, "ruleset");
    const auto* ruleset = knownRuleset(id);
    const auto* known = ruleset ? knownArmy(id, textOf(own->document, "army")) : nullptr;
    if (!known)
        return false;
    auto army = *known;
    if (const auto faults = addOwnUnits(army, std::move(*own), store().schemas()); !faults.empty()) {
        demandWords(faults);
        demand(army.document == known->document && !army.own, "faults leave the army as it was");
        return false;
    }
    if (const auto faults = ownUnitFaults(*ruleset, army); !faults.empty()) {
        demandWords(faults);
        dropOwnUnits(army);
        demand(army.document == known->document, "what does not fit is taken away whole");
        return false;
    }
    const auto catalogue = catalogueOf(*ruleset, {army});
    demand(catalogue != nullptr, "what has no faults can be used");
    for (const auto& unit : catalogue->units)
        demand(!unit.isOwn() || !catalogue->unit(unit.madeFrom).isOwn(), "an own unit is made from one of the army");
    useCatalogue(catalogue);
    return true;
}

std::string mutateOwnUnits(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("ownunits");
    return mutateJson(bytes, other, pool, chance);
}

const Registration ownUnitsTarget({"ownunits", runOwnUnits, mutateOwnUnits, 24 << 10});

} // namespace
