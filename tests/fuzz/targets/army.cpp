// An army, read under the ruleset that it names and used.
#include "data.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool runArmy(std::string_view bytes)
{
    const auto army = dataFile(bytes, "army", "ARMY");
    if (!army) {
        demandWords(army.error());
        return false;
    }
    const auto* ruleset = knownRuleset(textOf(army->document, "ruleset"));
    const auto catalogue = ruleset ? catalogueOf(*ruleset, {*army}) : nullptr;
    if (catalogue)
        useCatalogue(catalogue);
    return catalogue != nullptr;
}

std::string mutateArmy(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("army");
    return mutateJson(bytes, other, pool, chance);
}

const Registration armyTarget({"army", runArmy, mutateArmy, 64 << 10});

} // namespace
