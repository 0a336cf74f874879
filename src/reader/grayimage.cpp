#include "reader/grayimage.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::reader {

namespace {

constexpr std::uint8_t fullWhite = 255;

std::uint8_t clamped(double value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0)); }

/// Runs over a row or a column with the sum of what is around each place; edges are repeated.
template <typename At, typename Put>
void slide(int count, int reach, const At& at, const Put& put)
{
    int sum = 0;
    for (int i = -reach; i <= reach; ++i)
        sum += at(std::clamp(i, 0, count - 1));
    for (int i = 0; i < count; ++i) {
        put(i, sum);
        sum += at(std::min(i + reach + 1, count - 1)) - at(std::max(i - reach, 0));
    }
}

} // namespace

View::View(Box part, double scale, double degrees)
    : m_part(part),
      m_scale(scale),
      m_cos(std::cos(degrees * std::numbers::pi / 180)),
      m_sin(std::sin(degrees * std::numbers::pi / 180))
{
    const auto side = [&](double along, double across) {
        return std::max(1, static_cast<int>(std::lround(scale * (std::abs(m_cos) * along + std::abs(m_sin) * across))));
    };
    m_width = side(part.width, part.height);
    m_height = side(part.height, part.width);
}

Spot View::spotAt(double x, double y) const
{
    const double dx = (x - m_width / 2.0) / m_scale;
    const double dy = (y - m_height / 2.0) / m_scale;
    return {m_part.x + m_part.width / 2.0 + dx * m_cos + dy * m_sin,
            m_part.y + m_part.height / 2.0 - dx * m_sin + dy * m_cos};
}

GrayImage View::of(const GrayImage& image) const
{
    constexpr int one = 1 << 16; // places are counted in parts of a pixel, which is faster than floating point
    GrayImage view(m_width, m_height, fullWhite);
    const int stepX = static_cast<int>(std::lround(m_cos / m_scale * one));
    const int stepY = static_cast<int>(std::lround(-m_sin / m_scale * one));
    for (int y = 0; y < m_height; ++y) {
        const auto start = spotAt(0.5, y + 0.5);
        auto fromX = static_cast<std::int64_t>(std::llround((start.x - 0.5) * one));
        auto fromY = static_cast<std::int64_t>(std::llround((start.y - 0.5) * one));
        auto* to = view.row(y);
        for (int x = 0; x < m_width; ++x, fromX += stepX, fromY += stepY) {
            const auto left = static_cast<int>(fromX >> 16);
            const auto top = static_cast<int>(fromY >> 16);
            if (left < -1 || top < -1 || left >= image.width || top >= image.height)
                continue;
            const int right = std::min(left + 1, image.width - 1);
            const auto* upper = image.row(std::max(top, 0));
            const auto* lower = image.row(std::min(top + 1, image.height - 1));
            const int across = static_cast<int>(fromX & (one - 1)) >> 8;
            const int down = static_cast<int>(fromY & (one - 1)) >> 8;
            const int above = upper[std::max(left, 0)] * (256 - across) + upper[right] * across;
            const int below = lower[std::max(left, 0)] * (256 - across) + lower[right] * across;
            to[x] = static_cast<std::uint8_t>((above * (256 - down) + below * down + (1 << 15)) >> 16);
        }
    }
    return view;
}

GrayImage halved(const GrayImage& image)
{
    if (image.width < 2 || image.height < 2)
        return image;
    GrayImage half(image.width / 2, image.height / 2);
    for (int y = 0; y < half.height; ++y) {
        const auto* upper = image.row(2 * y);
        const auto* lower = image.row(2 * y + 1);
        auto* to = half.row(y);
        for (int x = 0; x < half.width; ++x)
            to[x] =
                static_cast<std::uint8_t>((upper[2 * x] + upper[2 * x + 1] + lower[2 * x] + lower[2 * x + 1] + 2) / 4);
    }
    return half;
}

Box within(const GrayImage& image, Box box)
{
    const int left = std::clamp(box.x, 0, image.width);
    const int top = std::clamp(box.y, 0, image.height);
    return {left, top, std::clamp(box.x + box.width, left, image.width) - left,
            std::clamp(box.y + box.height, top, image.height) - top};
}

GrayImage softened(const GrayImage& image, int reach)
{
    if (image.size() == 0 || reach < 1)
        return image;
    const int count = 2 * reach + 1;
    GrayImage across(image.width, image.height);
    for (int y = 0; y < image.height; ++y) {
        const auto* from = image.row(y);
        auto* to = across.row(y);
        slide(
            image.width, reach, [&](int x) { return from[x]; },
            [&](int x, int sum) { to[x] = static_cast<std::uint8_t>((sum + count / 2) / count); });
    }
    // Columns one beside the other, so that memory is read in its order.
    GrayImage soft(image.width, image.height);
    std::vector<int> sums(static_cast<std::size_t>(image.width), 0);
    const auto add = [&](int y, int sign) {
        const auto* from = across.row(std::clamp(y, 0, image.height - 1));
        for (int x = 0; x < image.width; ++x)
            sums[static_cast<std::size_t>(x)] += sign * from[x];
    };
    for (int y = -reach; y <= reach; ++y)
        add(y, 1);
    for (int y = 0; y < image.height; ++y) {
        auto* to = soft.row(y);
        for (int x = 0; x < image.width; ++x)
            to[x] = static_cast<std::uint8_t>((sums[static_cast<std::size_t>(x)] + count / 2) / count);
        add(y + reach + 1, 1);
        add(y - reach, -1);
    }
    return soft;
}

GrayImage sharpened(const GrayImage& image, int reach, double strength)
{
    auto result = softened(image, reach);
    for (std::size_t i = 0; i < result.size(); ++i)
        result.pixels[i] = clamped(image.pixels[i] + strength * (image.pixels[i] - result.pixels[i]));
    return result;
}

GrayImage evened(const GrayImage& image, int reach)
{
    // The darkest and the brightest of squares as wide as the reach, softened into each other.
    const int side = std::max(reach, 1);
    const int columns = (image.width + side - 1) / side;
    const int rows = (image.height + side - 1) / side;
    GrayImage dark(columns, rows, fullWhite);
    GrayImage bright(columns, rows, 0);
    for (int y = 0; y < image.height; ++y) {
        const auto* from = image.row(y);
        auto* low = dark.row(y / side);
        auto* high = bright.row(y / side);
        for (int x = 0; x < image.width; ++x) {
            low[x / side] = std::min(low[x / side], from[x]);
            high[x / side] = std::max(high[x / side], from[x]);
        }
    }
    dark = softened(dark, 1);
    bright = softened(bright, 1);
    constexpr int leastContrast = 12; // what differs less is paper
    GrayImage even(image.width, image.height);
    for (int y = 0; y < image.height; ++y) {
        const auto* from = image.row(y);
        const auto* low = dark.row(y / side);
        const auto* high = bright.row(y / side);
        auto* to = even.row(y);
        for (int x = 0; x < image.width; ++x) {
            const int range = high[x / side] - low[x / side];
            to[x] = range < leastContrast
                        ? fullWhite
                        : static_cast<std::uint8_t>(std::clamp((from[x] - low[x / side]) * 255 / range, 0, 255));
        }
    }
    return even;
}

} // namespace muster::reader
