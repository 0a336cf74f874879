// A translation of a ruleset or of an army, put over it and used. What programs read stays as it was written.
#include "data.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/data/translation.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

constexpr std::size_t mostUnitKinds = 4;

bool runTranslation(std::string_view bytes)
{
    const auto translation = dataFile(bytes, "translation", "TRANSLATION");
    if (!translation) {
        demandWords(translation.error());
        return false;
    }
    const auto id = textOf(translation->document, "ruleset");
    const auto* ruleset = knownRuleset(id);
    if (!ruleset)
        return false;
    // A ruleset needs some army whose rosters speak.
    const auto ofArmy = textOf(translation->document, "army");
    const auto armies = store().armies(id);
    const auto* army = knownArmy(id, ofArmy.empty() && !armies.empty() ? armies.front() : ofArmy);
    if (!army)
        return false;
    const std::shared_ptr<const Catalogue> source = catalogueOf(*ruleset, {*army});
    const auto translated = catalogueOf(*ruleset, {*army});
    demand(source && translated, "the shipped data can be read");
    if (const auto faults =
            applyTranslation(*translated, *source, *translation, ofArmy.empty() ? Id<Army>() : Id<Army>::at(0));
        !faults.empty())
        demandWords(faults);
    translated->source = source;
    const auto roster = everyUnit(*source, mostUnitKinds);
    const Judged judged(translated, roster);
    judged.tell();
    demand(judged.report() == Judged(source, roster).report(), "programs read the same in every language");
    return true;
}

std::string mutateTranslation(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("translation");
    return mutateJson(bytes, other, pool, chance);
}

const Registration translationTarget({"translation", runTranslation, mutateTranslation, 24 << 10});

} // namespace
