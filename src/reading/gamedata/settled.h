#pragma once

#include "core/roster/textreading.h"
#include "reading/gamedata/unitbuilder.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace muster::gamewords {

/// What a person said of the lines of a text.
struct Settled {
    std::set<int> lines;                     ///< numbers of all that were settled
    std::set<int> nothing;                   ///< of those that are no part of the list
    std::map<int, int> roots;                ///< by number: the unit that the line is, as a position in the book
    std::map<std::size_t, std::string> made; ///< by position: what is made of the unit that begins there, in words
};

/// What the unit that begins at a line may be, over all ways to read it: by position of the line.
class Guesses {
public:
    void add(const battlescribe::Game& game, std::size_t position, const Made& made);
    /// Those with other words.
    [[nodiscard]] std::vector<UnitGuess> without(std::size_t position, const std::string& words) const;
    [[nodiscard]] bool has(std::size_t position, const std::string& words) const;

private:
    std::map<std::size_t, std::vector<UnitGuess>> m_guesses;
};

} // namespace muster::gamewords
