#include "reader/finders.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace muster::reader {

namespace {

constexpr std::uint8_t black = 0;
constexpr std::uint8_t white = 255;
constexpr int leastFinderContrast = 20;

/// Runs of one colour: dark, bright, dark, bright, dark, as a line through the middle of a finder has them.
using Runs = std::array<int, 5>;

/// One, one, three, one and one parts of seven, a little looser than the library measures them, so that nothing it
/// takes for a finder is missed.
bool isFinder(const Runs& runs)
{
    const int width = runs[0] + runs[1] + runs[2] + runs[3] + runs[4];
    const int spare = width * 85 / 100 + 7; // in sevenths of a pixel
    return std::abs(7 * runs[0] - width) <= spare && std::abs(7 * runs[1] - width) <= spare &&
           std::abs(7 * runs[2] - 3 * width) <= spare && std::abs(7 * runs[3] - width) <= spare &&
           std::abs(7 * runs[4] - width) <= spare;
}

/// Whether a line through a dark place, in a direction, has the runs of a finder.
bool isFinderAlong(const GrayImage& image, int x, int y, int stepX, int stepY, int most)
{
    const auto count = [&](int& i, int sign, std::uint8_t colour) {
        int length = 0;
        for (;; ++length, i += sign) {
            const int atX = x + i * stepX;
            const int atY = y + i * stepY;
            if (atX < 0 || atY < 0 || atX >= image.width || atY >= image.height || image.row(atY)[atX] != colour ||
                length > most)
                return length;
        }
    };
    int back = 0;
    int on = 1;
    Runs runs{};
    runs[2] = count(back, -1, black) + count(on, 1, black);
    runs[1] = count(back, -1, white);
    runs[0] = count(back, -1, black);
    runs[3] = count(on, 1, white);
    runs[4] = count(on, 1, black);
    return std::ranges::min(runs) > 0 && isFinder(runs);
}

bool isFinderAround(const GrayImage& image, int x, int y, int most)
{
    return isFinderAlong(image, x, y, 0, 1, most) && isFinderAlong(image, x, y, 1, 1, most) &&
           isFinderAlong(image, x, y, 1, -1, most);
}

} // namespace

GrayImage blackAndWhite(const GrayImage& image, int square)
{
    constexpr int around = 2; // squares to each side
    const int columns = (image.width + square - 1) / square;
    const int rows = (image.height + square - 1) / square;
    GrayImage low(columns, rows, white);
    GrayImage high(columns, rows, black);
    std::vector<int> sums(low.size(), 0);
    for (int y = 0; y < image.height; ++y) {
        const auto* from = image.row(y);
        auto* lows = low.row(y / square);
        auto* highs = high.row(y / square);
        auto* sum = &sums[static_cast<std::size_t>(y / square) * static_cast<std::size_t>(columns)];
        for (int column = 0, x = 0; column < columns; ++column)
            for (const int end = std::min(x + square, image.width); x < end; ++x) {
                lows[column] = std::min(lows[column], from[x]);
                highs[column] = std::max(highs[column], from[x]);
                sum[column] += from[x];
            }
    }
    GrayImage result(image.width, image.height, white);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            int sum = 0;
            int count = 0;
            int lowest = white;
            int highest = black;
            for (int j = std::max(row - around, 0); j <= std::min(row + around, rows - 1); ++j)
                for (int i = std::max(column - around, 0); i <= std::min(column + around, columns - 1); ++i) {
                    const int pixels = (std::min((i + 1) * square, image.width) - i * square) *
                                       (std::min((j + 1) * square, image.height) - j * square);
                    const int inner = high.row(j)[i] - low.row(j)[i];
                    lowest = std::min<int>(lowest, low.row(j)[i]);
                    highest = std::max<int>(highest, high.row(j)[i]);
                    if (inner < leastFinderContrast)
                        continue; // paper says nothing of where black ends
                    sum += sums[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns) +
                                static_cast<std::size_t>(i)];
                    count += pixels;
                }
            if (highest - lowest < leastFinderContrast)
                continue;
            const int limit = count > 0 ? sum / count : (lowest + highest) / 2;
            const int right = std::min((column + 1) * square, image.width);
            for (int y = row * square; y < std::min((row + 1) * square, image.height); ++y) {
                const auto* from = image.row(y);
                auto* to = result.row(y);
                for (int x = column * square; x < right; ++x)
                    to[x] = from[x] <= limit ? black : white;
            }
        }
    return result;
}

GrayImage blackAndWhiteAlike(const GrayImage& image)
{
    // Otsu: the limit that leaves both sides as even in themselves as can be.
    std::array<std::int64_t, 256> counts{};
    for (const auto pixel : image.pixels)
        ++counts[pixel];
    std::int64_t all = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        all += static_cast<std::int64_t>(i) * counts[i];
    const auto total = static_cast<std::int64_t>(image.size());
    std::int64_t dark = 0;
    std::int64_t darkSum = 0;
    double best = -1;
    std::size_t limit = 127;
    for (std::size_t i = 0; i + 1 < counts.size(); ++i) {
        dark += counts[i];
        darkSum += static_cast<std::int64_t>(i) * counts[i];
        if (dark == 0 || dark == total)
            continue;
        const double gap = static_cast<double>(darkSum) / static_cast<double>(dark) -
                           static_cast<double>(all - darkSum) / static_cast<double>(total - dark);
        const double apart = gap * gap * static_cast<double>(dark) * static_cast<double>(total - dark);
        if (apart > best) {
            best = apart;
            limit = i;
        }
    }
    auto result = image;
    for (auto& pixel : result.pixels)
        pixel = pixel <= limit ? black : white;
    return result;
}

std::vector<Finder> findersIn(const GrayImage& image, std::size_t most)
{
    std::vector<Finder> found;
    for (int y = 0; y < image.height; ++y) {
        const auto* row = image.row(y);
        Runs runs{};
        int x = 0;
        for (int run = 0; x < image.width; ++run) {
            const int start = x;
            while (x < image.width && row[x] == row[start])
                ++x;
            std::rotate(runs.begin(), runs.begin() + 1, runs.end());
            runs.back() = x - start;
            if (run < 4 || row[start] != black || !isFinder(runs))
                continue;
            const int middle = x - runs[4] - runs[3] - runs[2] / 2 - 1;
            if (!isFinderAround(image, middle, y, 4 * runs[2]))
                continue;
            const auto isSame = [&](const Finder& other) {
                return std::abs(other.x - middle) <= other.reach && std::abs(other.y - y) <= other.reach;
            };
            // The latest first: they are on the lines just above.
            if (std::none_of(found.rbegin(), found.rend(), isSame))
                found.push_back({middle, y, std::max(1, runs[2])});
            if (found.size() == most)
                return found;
        }
    }
    return found;
}

} // namespace muster::reader
