// A roster file: read, judged, told, written and read again.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/data/names.h"
#include "io/roster/rosterfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

Roster readAgain(const std::string& text)
{
    auto roster = readRoster(text, "AGAIN");
    demand(roster.has_value(), "what was written can be read");
    return std::move(*roster);
}

void writeAndRead(const Roster& roster)
{
    const auto written = writeRoster(roster);
    const auto again = readAgain(written);
    demand(again == roster, "a roster that is written and read is the same");
    demand(writeRoster(again) == written, "and has the same bytes");
    demand(readAgain(writeCompactRoster(roster)) == roster, "also in one line");
    demand(fingerprint(again) == fingerprint(roster), "and one fingerprint");
}

bool runRoster(std::string_view bytes)
{
    auto roster = readRoster(bytes, "FILE");
    if (!roster) {
        demandWords(roster.error());
        return false;
    }
    writeAndRead(*roster);
    if (const auto unknown = store().unknownData(*roster, bytes, "FILE"); !unknown.empty()) {
        demandWords(unknown);
        return false;
    }
    // With all armies: catalogues of some would be as many as there are choices of armies.
    const auto catalogue = store().fullCatalogue(roster->ruleset);
    demand(catalogue.has_value(), "the shipped data can be read");
    (void)unknownNames(**catalogue, *roster, bytes, "FILE");
    (void)unknownRulings(**catalogue, *roster, bytes, "FILE");
    const Judged judged(*catalogue, std::move(*roster));
    judged.tell();
    judged.tryFixes();
    judged.fight();
    return true;
}

std::string mutateRoster(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("roster");
    return mutateJson(bytes, other, pool, chance);
}

const Registration rosterTarget({"roster", runRoster, mutateRoster, 16 << 10});

} // namespace
