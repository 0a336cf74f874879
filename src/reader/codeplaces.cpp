#include "reader/codeplaces.h"

#include <algorithm>
#include <cstdlib>

namespace muster::reader {

namespace {

constexpr int cell = 12; // pixels: of modules of one to five pixels, a cell has several
constexpr std::size_t mostPlaces = 24;
constexpr int leastSide = 40; // of a code that can be read

/// For each cell, whether it looks like a part of a code.
struct Cells {
    int columns = 0;
    int rows = 0;
    std::vector<char> is;

    [[nodiscard]] char& at(int x, int y) { return is[place(x, y)]; }
    [[nodiscard]] char at(int x, int y) const { return is[place(x, y)]; }

private:
    [[nodiscard]] std::size_t place(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(x);
    }
};

/// How many brightnesses from dark to bright there must be for a pattern.
constexpr int leastContrast = 24;

bool looksLikeCode(const GrayImage& image, int left, int top)
{
    int low = 255;
    int high = 0;
    int sum = 0;
    int steps = 0; // how much the brightness changes from pixel to pixel
    int steps2 = 0;
    for (int y = top; y < top + cell; ++y) {
        const auto* row = image.row(y);
        const auto* above = image.row(y - 1);
        for (int x = left; x < left + cell; ++x) {
            low = std::min<int>(low, row[x]);
            high = std::max<int>(high, row[x]);
            sum += row[x];
            steps += std::abs(row[x] - row[x - 1]);
            steps2 += std::abs(row[x] - above[x]);
        }
    }
    const int range = high - low;
    if (range < leastContrast)
        return false;
    constexpr int count = cell * cell;
    const int mean = (sum / count - low) * 100 / range;
    const int least = range * count * 8 / 100;
    return mean >= 22 && mean <= 78 && steps >= least && steps2 >= least;
}

Cells cellsOf(const GrayImage& image)
{
    Cells cells;
    cells.columns = image.width / cell;
    cells.rows = image.height / cell;
    cells.is.assign(static_cast<std::size_t>(cells.columns) * static_cast<std::size_t>(cells.rows), 0);
    for (int y = 0; y < cells.rows; ++y)
        for (int x = 0; x < cells.columns; ++x)
            if (x > 0 && y > 0)
                cells.at(x, y) = looksLikeCode(image, x * cell, y * cell);
    return cells;
}

/// A cell with few alike around it is a letter or a stain; one among many belongs to them.
Cells cleaned(const Cells& cells)
{
    auto clean = cells;
    for (int y = 0; y < cells.rows; ++y)
        for (int x = 0; x < cells.columns; ++x) {
            int alike = 0;
            int all = 0;
            for (int j = std::max(y - 1, 0); j <= std::min(y + 1, cells.rows - 1); ++j)
                for (int i = std::max(x - 1, 0); i <= std::min(x + 1, cells.columns - 1); ++i) {
                    alike += cells.at(i, j);
                    ++all;
                }
            clean.at(x, y) = alike * 2 > all;
        }
    return clean;
}

/// The boxes of cells that touch, in cells, with how many there are.
struct Group {
    int left, top, right, bottom;
    int count = 0;
};

std::vector<Group> groupsOf(Cells cells)
{
    std::vector<Group> groups;
    std::vector<std::pair<int, int>> open;
    for (int y = 0; y < cells.rows; ++y)
        for (int x = 0; x < cells.columns; ++x) {
            if (!cells.at(x, y))
                continue;
            Group group{x, y, x, y};
            open = {{x, y}};
            cells.at(x, y) = 0;
            while (!open.empty()) {
                const auto [cx, cy] = open.back();
                open.pop_back();
                ++group.count;
                group.left = std::min(group.left, cx);
                group.right = std::max(group.right, cx);
                group.top = std::min(group.top, cy);
                group.bottom = std::max(group.bottom, cy);
                for (const auto& [nx, ny] : {std::pair(cx - 1, cy), {cx + 1, cy}, {cx, cy - 1}, {cx, cy + 1}})
                    if (nx >= 0 && ny >= 0 && nx < cells.columns && ny < cells.rows && cells.at(nx, ny)) {
                        cells.at(nx, ny) = 0;
                        open.emplace_back(nx, ny);
                    }
            }
            groups.push_back(group);
        }
    return groups;
}

/// Of the cells in the middle half of a group, nine of ten or more.
bool isSolid(const Cells& cells, const Group& group)
{
    const int insetX = (group.right - group.left + 1) / 4;
    const int insetY = (group.bottom - group.top + 1) / 4;
    int alike = 0;
    int all = 0;
    for (int y = group.top + insetY; y <= group.bottom - insetY; ++y)
        for (int x = group.left + insetX; x <= group.right - insetX; ++x) {
            alike += cells.at(x, y);
            ++all;
        }
    return alike * 10 >= all * 9;
}

void add(std::vector<CodePlace>& places, const GrayImage& image, const GrayImage& level, int factor)
{
    if (level.width < 2 * cell || level.height < 2 * cell)
        return;
    const auto cells = cellsOf(level);
    for (const auto& group : groupsOf(cleaned(cells))) {
        const int columns = group.right - group.left + 1;
        const int rows = group.bottom - group.top + 1;
        const int width = columns * cell * factor;
        const int height = rows * cell * factor;
        const int side = std::max(width, height);
        if (side < leastSide || side > 5 * std::min(width, height) / 2 || group.count * 5 < columns * rows * 2)
            continue;
        const int room = side / 8 + 2 * cell * factor;
        const auto box = within(image, {group.left * cell * factor - room, group.top * cell * factor - room,
                                        width + 2 * room, height + 2 * room});
        const auto isSame = [&](const CodePlace& other) {
            const int x = std::abs(2 * other.box.x + other.box.width - 2 * box.x - box.width);
            const int y = std::abs(2 * other.box.y + other.box.height - 2 * box.y - box.height);
            return x + y < side / 2 && std::abs(other.box.width - box.width) < side / 3;
        };
        if (std::ranges::none_of(places, isSame))
            places.push_back({box, isSolid(cells, group)});
    }
}

} // namespace

std::vector<CodePlace> codePlaces(const GrayImage& image)
{
    std::vector<CodePlace> places;
    add(places, image, image, 1);
    auto level = halved(image);
    for (int factor = 2; factor <= 8; factor *= 2) {
        add(places, image, level, factor);
        level = halved(level);
    }
    std::ranges::sort(places, [](const CodePlace& a, const CodePlace& b) {
        const auto area = [](const Box& box) { return std::int64_t{box.width} * box.height; };
        return a.isSolid != b.isSolid ? a.isSolid : area(a.box) > area(b.box);
    });
    if (places.size() > mostPlaces)
        places.resize(mostPlaces);
    return places;
}

} // namespace muster::reader
