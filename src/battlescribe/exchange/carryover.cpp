#include "battlescribe/exchange/carryover.h"

#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"

namespace muster::battlescribe::exchange {

namespace {

// Both have the same forces and selections in the same order, as nothing is left out when a file is made or read.

void takePlaces(std::vector<Selection>& to, std::vector<Selection>&& read)
{
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i].choice = read[i].choice;
        to[i].stored = std::move(read[i].stored);
        takePlaces(to[i].selections, std::move(read[i].selections));
    }
}

void takePlaces(std::vector<Force>& to, std::vector<Force>&& read)
{
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i].entry = read[i].entry;
        to[i].catalogue = read[i].catalogue;
        to[i].stored = std::move(read[i].stored);
        takePlaces(to[i].selections, std::move(read[i].selections));
        takePlaces(to[i].forces, std::move(read[i].forces));
    }
}

} // namespace

Roster carriedOver(Game& from, const Roster& roster, Game& to)
{
    // A file names everything by paths, which are the same in both games.
    compose::NewIds ids(1);
    auto held = from.lock();
    const auto file = fileOf(from, roster, judge::judge(from, roster), ids);
    held.unlock();
    held = to.lock();
    auto read = rosterIn(to, file.xml.root);
    auto carried = roster;
    takePlaces(carried.forces, std::move(read.forces));
    carried.limits = std::move(read.limits);
    carried.storedLimits = std::move(read.storedLimits);
    return carried;
}

} // namespace muster::battlescribe::exchange
