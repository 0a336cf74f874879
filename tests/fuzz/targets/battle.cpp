// How a battle stands, as a page to play from gave it away: what was read is written, read as the same, and told.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/battle/battlefile.h"
#include "report/battle/recordtext.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool runBattle(std::string_view bytes)
{
    const auto read = readBattle(bytes, "BATTLE", store().schemas());
    if (!read) {
        demandWords(read.error());
        return false;
    }
    const auto text = writeBattle(*read);
    const auto again = readBattle(text, "BATTLE", store().schemas());
    demand(again && *again == *read && writeBattle(*again) == text, "a battle comes back as it was written");
    const auto told = report::recordText(*read);
    demand(told.find('\x1b') == std::string::npos, "words of a battle control nothing");
    demand(report::otherRosterText(*read, read->forces.front().fingerprint).empty(), "a battle is of its own roster");
    return true;
}

std::string mutateBattle(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("battle");
    return mutateJson(bytes, other, pool, chance);
}

const Registration battleTarget({"battle", runBattle, mutateBattle, 8 << 10});

} // namespace
