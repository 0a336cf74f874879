// The folder of recovery copies, as a program that was killed may leave it, and others may write into it: a bundle of
// its files.
#include "bundle.h"
#include "folder.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "editor/document/recovery.h"
#include "io/roster/rosterfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool runRecovery(std::string_view bytes)
{
    static const Folder folder("recovery");
    folder.fill(readBundle(bytes));
    const auto path = QString::fromStdString(folder.path());
    bool isAnyGood = false;
    for (const auto& found : editor::Recovery::find(path)) {
        demand(found.file.path.empty() || found.file.path.starts_with('/'), "a copy names its file by a whole path");
        if (found.faults.empty()) {
            const auto again = readRoster(writeRoster(found.roster), "AGAIN");
            demand(again.has_value() && *again == found.roster, "what is recovered can be written and read");
            isAnyGood = true;
        } else {
            demandWords(found.faults);
        }
        demand(editor::Recovery::discard(found).has_value(), "a copy can be taken away");
    }
    demand(editor::Recovery::find(path).empty(), "what is taken away is gone");
    return isAnyGood;
}

std::string mutateRecovery(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("roster");
    auto bundle = readBundle(bytes);
    if (bundle.empty() || chance.oneIn(12))
        return chance.changedBytes(std::string(bytes));
    const auto given = readBundle(other);
    if (!given.empty() && chance.oneIn(2)) {
        bundle.push_back(chance.oneOf(given));
        return writeBundle(bundle);
    }
    auto& [name, text] = bundle[chance.below(bundle.size())];
    if (chance.oneIn(12))
        name = chance.oneOf(bundle).name;
    else if (text.starts_with('{'))
        text = mutateJson(text, {}, pool, chance);
    else
        text = chance.changedBytes(text);
    return writeBundle(bundle);
}

const Registration recoveryTarget({"recovery", runRecovery, mutateRecovery, 16 << 10});

} // namespace
