#include "io/roster/textcode.h"

#include "io/roster/rostercode.h"

#include <utility>

namespace muster {

std::string textCodeOf(const Roster& roster, MadeWith judgedBy)
{
    auto copy = roster;
    copy.madeWith = std::move(judgedBy);
    return rosterCode(copy);
}

} // namespace muster
