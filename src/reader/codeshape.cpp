#include "reader/codeshape.h"

#include <algorithm>
#include <cmath>

namespace muster::reader {

namespace {

constexpr std::size_t mostTried = 60; // finders: every three of more take long, and mean something else
constexpr double modulesOfFinder = 7;

double moduleOf(const Finder& finder) { return finder.reach / 3.0; }

double distance(const Finder& one, const Finder& other) { return std::hypot(one.x - other.x, one.y - other.y); }

bool isNearly(double one, double other, double factor) { return one < other * factor && other < one * factor; }

/// Whether the modules from one finder to another are dark and bright in turns, in the row that ends at the inner edges
/// of both. `inner`: where the third finder is.
bool hasTurns(const GrayImage& parted, const Finder& from, const Finder& to, const Finder& inner, double module)
{
    const auto length = distance(from, to);
    const auto count = length / module - modulesOfFinder - 1; // modules between both
    if (count < 5)
        return false;
    const auto depth = distance(from, inner);
    const double startX = from.x + (inner.x - from.x) / depth * 3 * module;
    const double startY = from.y + (inner.y - from.y) / depth * 3 * module;
    int turns = 0;
    int before = -1;
    for (double along = 4.5 * module; along < length - 4.5 * module; along += module / 3) {
        const auto x = static_cast<int>(std::lround(startX + (to.x - from.x) / length * along));
        const auto y = static_cast<int>(std::lround(startY + (to.y - from.y) / length * along));
        if (x < 0 || y < 0 || x >= parted.width || y >= parted.height)
            return false;
        const int now = parted.row(y)[x];
        turns += before >= 0 && now != before ? 1 : 0;
        before = now;
    }
    return turns > 0.6 * count && turns < 1.4 * count;
}

/// Whether three finders are the corners of a code, the first between the others.
bool isCode(const GrayImage& parted, const Finder& corner, const Finder& one, const Finder& other)
{
    const auto a = distance(corner, one);
    const auto b = distance(corner, other);
    const auto module = (moduleOf(corner) + moduleOf(one) + moduleOf(other)) / 3;
    constexpr double fewest = 12; // modules between the middles of two finders
    constexpr double most = 175;
    if (!isNearly(a, b, 1.3) || a < fewest * module || a > most * module ||
        !isNearly(moduleOf(corner), moduleOf(one), 1.5) || !isNearly(moduleOf(corner), moduleOf(other), 1.5))
        return false;
    const auto along = (one.x - corner.x) * (other.x - corner.x) + (one.y - corner.y) * (other.y - corner.y);
    constexpr double mostLeaning = 0.35; // the cosine of the angle between both sides
    if (std::abs(along) > mostLeaning * a * b)
        return false;
    return hasTurns(parted, corner, one, other, module) && hasTurns(parted, corner, other, one, module);
}

/// The same finder with the middle of its dark square: it was met on the first line of that.
Finder middleOf(const GrayImage& parted, Finder finder)
{
    const auto dark = parted.row(finder.y)[finder.x];
    int end = finder.y;
    while (end < parted.height && parted.row(end)[finder.x] == dark && end - finder.y < 2 * finder.reach)
        ++end;
    finder.y = (finder.y + end) / 2;
    return finder;
}

} // namespace

std::vector<CodeShape> codeShapes(const GrayImage& parted, std::vector<Finder> finders)
{
    std::vector<CodeShape> shapes;
    if (finders.size() > mostTried)
        return shapes;
    for (auto& finder : finders)
        finder = middleOf(parted, finder);
    for (const auto& corner : finders)
        for (const auto& one : finders)
            for (const auto& other : finders)
                if (&one < &other && &one != &corner && &other != &corner && isCode(parted, corner, one, other))
                    shapes.push_back({{(one.x + other.x) / 2.0, (one.y + other.y) / 2.0},
                                      distance(corner, one) + modulesOfFinder * moduleOf(corner)});
    return shapes;
}

} // namespace muster::reader
