#pragma once

#include <map>
#include <string>
#include <vector>

namespace muster::print {

/// A drawing of a machine, on a canvas of its own size. Left and right are those of the paper.
struct Silhouette {
    static constexpr int width = 300;
    static constexpr int height = 350;

    enum class From { Front, Behind, Above };

    struct Layer {
        std::string look; ///< "white", "light", "middle" or "line"
        std::string outline;
    };
    struct Point {
        int x = 0;
        int y = 0;
    };

    From from = From::Front;
    std::vector<Layer> layers; ///< the lowest first
    /// By the ids of locations, of option groups that arm a mount and of kinds of weapon, and by the letters of arcs.
    std::map<std::string, Point, std::less<>> points;
};

} // namespace muster::print
