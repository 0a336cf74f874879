// The folder of recovery copies, as a program that was killed may leave it, and others may write into it: a bundle of
// its files.
#include "bundle.h"
#include "folder.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "editor/recovery.h"
#include "io/rosterfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool run(std::string_view bytes)
{
    static const Folder folder("recovery");
    folder.fill(readBundle(bytes));
    const auto found = editor::Recovery::find(QString::fromStdString(folder.path()), store());
    for (const auto& each : found) {
        const auto again = readRoster(writeRoster(each.roster), "AGAIN", store().schemas());
        demand(again.has_value() && *again == each.roster, "what is recovered can be written and read");
        editor::Recovery::discard(each);
    }
    demand(editor::Recovery::find(QString::fromStdString(folder.path()), store()).empty(), "what is discarded is gone");
    return !found.empty();
}

std::string mutate(std::string_view bytes, std::string_view other, Chance& chance)
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

const Registration registration({"recovery", run, mutate, 16 << 10});

} // namespace
