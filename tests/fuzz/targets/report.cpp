// The report for programs: JSON of its schema about any roster, the same each time.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/roster/rosterfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool runReport(std::string_view bytes)
{
    auto roster = readRoster(bytes, "FILE");
    if (!roster || !store().unknownData(*roster, bytes, "FILE").empty())
        return false;
    const auto catalogue = store().fullCatalogue(roster->ruleset);
    demand(catalogue.has_value(), "the shipped data can be read");
    auto again = readRoster(writeRoster(*roster), "AGAIN");
    demand(again.has_value(), "what was written can be read");
    const Judged judged(*catalogue, std::move(*roster));
    const auto report = judged.report();
    demand(report == Judged(*catalogue, std::move(*again)).report(), "a roster has one report");
    demand(nlohmann::json::parse(report.dump()) == report, "a report that is written and read is the same");
    return true;
}

std::string mutateReport(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("report");
    return mutateJson(bytes, other, pool, chance);
}

const Registration reportTarget({"report", runReport, mutateReport, 16 << 10, "roster"});

} // namespace
