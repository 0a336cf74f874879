#pragma once

#include "core/roster/textreading.h"
#include "reading/gamedata/forces.h"
#include "reading/gamedata/settled.h"

#include <deque>
#include <optional>
#include <set>
#include <vector>

namespace muster::gamewords {

/// A unit of a text with the lines that speak of it.
struct Block {
    SaidUnit unit;
    std::vector<std::size_t> lines; ///< positions, that with its name first
    Cost cost = 0;                  ///< what speaks against its name
    bool isGuessed = false;         ///< only what it has was named: "Gladius" for the detachment
    bool isLeftOut = false;         ///< a person said that it is no part of the list
    std::string mended;             ///< the name that was read for another: "Grunt -> Grunts Section"
};

/// What each line of a text is, in one way to read it.
struct Blocks {
    std::deque<Block> blocks;    ///< which stay where they are
    std::vector<LineKind> kinds; ///< by line
    std::vector<Strange> strange;
    std::optional<std::int64_t> total;
    std::optional<std::int64_t> limit;
    QString title;
    Cost cost = 0; ///< what speaks against it, the choices apart
};

/// What is known of the list before its units are.
struct Setup {
    std::set<int> roots; ///< of the book, whose choices say how the list is set up: detachment, size of battle
    std::set<int> free;  ///< other upgrades of the book that cost nothing: each may set the list up
    std::set<int> taken; ///< those that the forces have by themselves
    SaidForces forces;
    Settled settled{};
};

/// Sorts the lines of a text; where a line may be a unit or what the unit above it has, it asks.
[[nodiscard]] Blocks sortIntoBlocks(GameBook& book, const std::vector<text::Line>& lines, const Setup& setup,
                                    Ways& ways);

} // namespace muster::gamewords
