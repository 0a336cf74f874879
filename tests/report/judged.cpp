#include "report/judged.h"

#include "io/fixture.h"
#include "io/rosterfile.h"

#include <stdexcept>

namespace muster::testing {

Store testStore()
{
    const Environment home("XDG_DATA_HOME", testHome());
    auto store = Store::open(inSource(""));
    if (!store)
        throw std::runtime_error(told(store.error()));
    return std::move(*store);
}

Judged::Judged(Roster given, Store::CataloguePtr known)
    : roster(std::move(given)),
      catalogue(std::move(known)),
      assessment(assess(*catalogue, roster)),
      context{catalogue.get(),
              &roster,
              &assessment,
              fingerprint(roster),
              {},
              {},
              allFixes(*catalogue, roster, assessment),
              rulingsThatMatter(*catalogue, roster, assessment)}
{
}

std::unique_ptr<Judged> judged(Store& store, const std::string& text)
{
    auto roster = readRoster(text, "FILE");
    if (!roster)
        throw std::runtime_error(told(roster.error()));
    auto catalogue = store.catalogueFor(*roster, text, "FILE");
    if (!catalogue)
        throw std::runtime_error(told(catalogue.error()));
    return std::make_unique<Judged>(std::move(*roster), std::move(*catalogue));
}

std::unique_ptr<Judged> judgedReds(const std::string& members)
{
    static auto store = testStore();
    return judged(store, R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red", )" +
                             members + " }");
}

} // namespace muster::testing
