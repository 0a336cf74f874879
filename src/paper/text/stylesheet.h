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

enum class Side { Top, Right, Bottom, Left };

struct Line {
    double width = 0; ///< mm; 0 for none
    Colour colour = 0;
};

/// How an element looks. Lengths in millimetres, sizes of type in points.
struct Style {
    // What its inner elements take over.
    std::vector<std::string> fonts;
    double size = 9;
    int weight = 400;
    bool isItalic = false;
    bool isUpper = false;
    bool isNoWrap = false;
    Colour colour = 0;
    double spacing = 0;    ///< between letters
    double indent = 0;     ///< of the first line
    double lineHeight = 0; ///< times the size; 0: as the font has it
    enum class Align { Left, Centre, Right } align = Align::Left;

    // What is its own.
    std::array<double, 4> margin{};
    std::array<double, 4> padding{};
    std::array<Line, 4> border{};
    double radius = 0;
    std::optional<Colour> background;
    std::optional<Colour> fill; ///< of a picture; else it is drawn in outline
    double width = 0;
    double height = 0;
    enum class VerticalAlign { Top, Middle, Bottom } verticalAlign = VerticalAlign::Top; ///< in a cell
    bool isHidden = false;
    bool isBox = false; ///< stands in a line of text as a box of its width and height

    [[nodiscard]] double marginAt(Side side) const { return margin[static_cast<std::size_t>(side)]; }
    [[nodiscard]] double paddingAt(Side side) const { return padding[static_cast<std::size_t>(side)]; }
    [[nodiscard]] const Line& borderAt(Side side) const { return border[static_cast<std::size_t>(side)]; }

    /// What inner elements begin with.
    [[nodiscard]] Style inherited() const;
};

/// How far something stands from the left where so much room is left over.
[[nodiscard]] double offsetIn(double room, Style::Align align);

/// An element as selectors see it.
struct Element {
    std::string_view name;
    std::span<const std::string> classes;
};

/// The part of CSS that sheets use: selectors of elements, classes and what stands inside what; lengths in px of 1/96
/// inch, pt or mm. Later rules win over earlier ones that are as exact.
class StyleSheet {
public:
    StyleSheet() = default;

    /// Every fault, with its line: what is not known here would otherwise be left out silently.
    [[nodiscard]] static Result<StyleSheet> read(std::string_view text, const std::string& file);

    /// Rules of another sheet after these.
    void append(const StyleSheet& other);

    /// Applies what the sheet says of the last element of the path, the outermost first.
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

    std::vector<Rule> m_rules; ///< the weaker first
};

} // namespace muster::paper
