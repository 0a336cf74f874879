#pragma once

#include "core/base/fault.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::paper {

using Colour = std::uint32_t; ///< 0xRRGGBB

/// A colour such as "#8a3b0c", "#fff", "white" or "black"; nothing for any other text.
[[nodiscard]] std::optional<Colour> readColour(std::string_view text);
/// A tenth of a colour in white.
[[nodiscard]] Colour tintOf(Colour accent);

enum class Side { Top, Right, Bottom, Left };

struct Line {
    double width = 0; ///< mm; 0 for none
    Colour colour = 0;
};

/// How words look. Inner elements inherit it. Lengths are in mm, type sizes in points.
struct TextStyle {
    std::vector<std::string> fonts;
    double size = 9;
    int weight = 400;
    bool isItalic = false;
    bool isUpper = false;
    bool isNoWrap = false;
    Colour colour = 0;
    Colour accent = 0x16181d; ///< what var(--accent) stands for
    double spacing = 0;       ///< mm between letters
    double indent = 0;        ///< mm, of the first line
    double lineHeight = 0;    ///< times the type size; 0: the font's own
    enum class Align { Left, Centre, Right } align = Align::Left;
};

/// How an element looks.
struct Style : TextStyle {
    bool isWrapping = false; ///< of a table: where words would be cut, the first cell of a row is above the others
    std::array<double, 4> margin{};
    std::array<double, 4> padding{};
    std::array<Line, 4> border{};
    double radius = 0;
    std::optional<Colour> background;
    std::optional<Colour> fill;   ///< of a picture; without it and `stroke` only the outline is drawn
    bool isEvenOdd = false;       ///< of a picture: areas inside others are holes
    std::optional<Colour> stroke; ///< of a picture: a line along its outline
    double strokeWidth = 1;       ///< in the picture's own coordinates
    double width = 0;
    double height = 0;
    enum class VerticalAlign { Top, Middle, Bottom } verticalAlign = VerticalAlign::Top; ///< in a cell
    bool isHidden = false;
    bool isBox = false; ///< a box of its width and height inside a line of text

    [[nodiscard]] double marginAt(Side side) const { return margin[static_cast<std::size_t>(side)]; }
    [[nodiscard]] double paddingAt(Side side) const { return padding[static_cast<std::size_t>(side)]; }
    [[nodiscard]] const Line& borderAt(Side side) const { return border[static_cast<std::size_t>(side)]; }
    /// Whether it has a ground or a line at a side.
    [[nodiscard]] bool isFramed() const;

    /// The style that inner elements start with.
    [[nodiscard]] Style inherited() const
    {
        Style style;
        static_cast<TextStyle&>(style) = *this;
        return style;
    }
};

/// The distance from the left for an alignment, with `room` left over.
[[nodiscard]] double offsetIn(double room, Style::Align align);

/// An element as selectors see it.
struct Element {
    std::string_view name;
    std::span<const std::string> classes;
};

/// The part of CSS that sheets use: selectors of elements and classes, also nested (".unit td"); lengths in px (1/96
/// inch), pt or mm. Of rules that are equally specific, the later one wins.
class StyleSheet {
public:
    StyleSheet() = default;

    /// Fails with every fault and its line, also for unknown properties, which would otherwise be ignored silently.
    [[nodiscard]] static Result<StyleSheet> read(std::string_view text, const std::string& file);

    /// Adds the rules of another sheet after these.
    void append(const StyleSheet& other);

    /// Applies the rules for the last element of the path to the style. The path begins with the outermost element.
    void apply(std::span<const Element> path, Style& style) const;

private:
    struct Compound {
        std::string name; ///< empty for any
        std::vector<std::string> classes;
    };
    struct Declaration {
        std::string property;
        std::string value;
    };
    struct Rule {
        std::vector<Compound> path;
        std::vector<Declaration> declarations;
        std::size_t weight = 0;
    };
    struct Parser;

    [[nodiscard]] static bool matches(const Rule& rule, std::span<const Element> path);

    std::vector<Rule> m_rules; ///< the less specific first
};

} // namespace muster::paper
