#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster::reader {

/// A part of an image, in pixels.
struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};

/// An image of brightness alone, which is all that a code has: 0 is black.
struct GrayImage {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels; ///< row by row

    GrayImage() = default;
    GrayImage(int wide, int high, std::uint8_t fill = 0)
        : width(wide), height(high), pixels(static_cast<std::size_t>(wide) * static_cast<std::size_t>(high), fill)
    {
    }

    [[nodiscard]] std::size_t size() const { return pixels.size(); }
    [[nodiscard]] const std::uint8_t* row(int y) const { return pixels.data() + offset(y); }
    [[nodiscard]] std::uint8_t* row(int y) { return pixels.data() + offset(y); }

private:
    [[nodiscard]] std::size_t offset(int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }
};

/// A place in an image.
struct Spot {
    double x = 0;
    double y = 0;
};

/// How a part of an image is looked at: enlarged and turned around its middle. What is outside of the image is white.
class View {
public:
    View(Box part, double scale, double degrees);

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] GrayImage of(const GrayImage& image) const;
    /// The place in the image of a place in the view.
    [[nodiscard]] Spot spotAt(double x, double y) const;

private:
    Box m_part;
    double m_scale;
    double m_cos;
    double m_sin;
    int m_width;
    int m_height;
};

/// Half as wide and half as high; each pixel is the mean of four.
[[nodiscard]] GrayImage halved(const GrayImage& image);

/// The part of it that lies in the image.
[[nodiscard]] Box within(const GrayImage& image, Box box);

/// Spreads the brightness around each place over all grays: for dark, pale and unevenly lit pictures. `reach` is how
/// far around a place is looked, in pixels.
[[nodiscard]] GrayImage evened(const GrayImage& image, int reach);

/// Edges made steeper, for blurred pictures: what differs from its surroundings by so many pixels differs more.
[[nodiscard]] GrayImage sharpened(const GrayImage& image, int reach, double strength);

/// Each pixel is the mean of its surroundings, `reach` pixels to each side: for pictures with noise.
[[nodiscard]] GrayImage softened(const GrayImage& image, int reach);

} // namespace muster::reader
