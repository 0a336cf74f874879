#include "apps/printing.h"

#include "core/roster/gamename.h"

#include <algorithm>
#include <iostream>

namespace muster {

int printBook(Store& store, const std::string& what, const print::Settings& settings, const OutputFile& output)
{
    const auto stroke = what.find('/');
    if (stroke == std::string::npos || what.find('/', stroke + 1) != std::string::npos)
        refuseCall("muster print: --book needs RULESET/ARMY; 'muster show' lists them");
    Roster named; // asked for as a roster would name them
    auto [ruleset, version] = partsOf(what.substr(0, stroke));
    named.ruleset = std::move(ruleset);
    named.dataVersion = version.value_or(std::string());
    named.army = what.substr(stroke + 1);
    if (auto faults = store.unknownData(named, {}, {}); !faults.empty()) {
        for (auto& fault : faults)
            fault.pointer.clear();
        return fail(faults);
    }
    // The other armies are read for the names of allies; a fault in one of them does not matter here.
    auto read = store.fullCatalogue(gameOf(named));
    if (!read || (*read)->findArmy(named.army).isNone())
        read = store.catalogue(gameOf(named), {named.army});
    const auto catalogue = needed(std::move(read));
    printFaults(store.ownUnitFaultsOf(named));
    return printJob(print::BookJob{catalogue.get(), catalogue->findArmy(named.army), {}}, settings, output);
}

} // namespace muster
