// A ruleset with armies and rosters of its own, as one document: { "ruleset": {}, "armies": [], "rosters": [] }.
#include "data.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/roster/rosterfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

/// The files of a document, each as its own text, so that faults have places.
Result<DataFile> part(const nlohmann::json& document, std::string_view schema)
{
    return dataFile(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::ignore), schema,
                    std::string(schema));
}

bool runRuleset(std::string_view bytes)
{
    const auto document = nlohmann::json::parse(bytes, nullptr, false);
    if (!document.is_object() || !document.contains("ruleset"))
        return false;
    const auto ruleset = part(document["ruleset"], "ruleset");
    if (!ruleset) {
        demandWords(ruleset.error());
        return false;
    }
    std::vector<DataFile> armies;
    for (const auto& each : listOf(document, "armies"))
        if (auto army = part(each, "army"))
            armies.push_back(std::move(*army));
    const std::shared_ptr<const Catalogue> catalogue = catalogueOf(*ruleset, armies);
    if (!catalogue)
        return false;
    useCatalogue(catalogue);
    for (const auto& each : listOf(document, "rosters"))
        if (auto roster = readRoster(each.dump(-1, ' ', false, nlohmann::json::error_handler_t::ignore), "ROSTER")) {
            const Judged judged(catalogue, std::move(*roster));
            judged.tell();
            judged.tryFixes();
        }
    return true;
}

std::string mutateRuleset(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("ruleset");
    return mutateJson(bytes, other, pool, chance);
}

const Registration rulesetTarget({"ruleset", runRuleset, mutateRuleset, 96 << 10});

} // namespace
