#pragma once

#include "core/base/id.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

struct Citation;

/// The table of a battle, for the sketch on the battle sheet. Lengths are whole numbers in the unit that the text names
/// (inches, cm). Points are counted from the left end of the far edge; the near edge is ours.
struct BattleTable {
    enum class Side : std::uint8_t { Ours, Theirs };
    enum class Edge : std::uint8_t { Near, Far, Left, Right };

    /// Where a side sets up.
    struct Zone {
        Side side = Side::Ours;
        int x = 0;
        int y = 0;
        int width = 0;
        int depth = 0;
    };

    int width = 0; ///< along our edge; 0: there is no table to draw
    int depth = 0;
    int grid = 0; ///< between the lines of the grid; 0: none
    std::vector<Zone> zones;
    std::vector<Edge> entries; ///< over which our reserves may come, each once
    std::string text;          ///< what one must know of it
    Id<Citation> citation;

    [[nodiscard]] bool isKnown() const { return width > 0; }
};

} // namespace muster
