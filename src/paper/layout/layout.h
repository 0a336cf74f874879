#pragma once

#include "paper/text/block.h"
#include "paper/text/typeface.h"

#include <QRectF>

#include <array>
#include <memory>
#include <string>
#include <vector>

class QPainter;

namespace muster::paper {

/// One outline of a picture, and how it looks.
struct Outline {
    std::string path;
    const ComputedStyle* computed = nullptr;
};

/// Something to paint: words, an area with its border, only a border, a line or a picture. In dots at scale 1, from the
/// upper left corner of its part.
struct Drawing {
    enum class Kind { Words, Area, Frame, Line, Picture };

    Kind kind = Kind::Words;
    QRectF area;
    const QTextLayout* words = nullptr;
    int line = 0; ///< index of the line in `words`
    const ComputedStyle* computed = nullptr;
    Side side = Side::Top;                          ///< for a line: its side of `area`
    const std::vector<Outline>* outlines = nullptr; ///< for a picture, the lowest first
    double units = 24;                              ///< width of the picture in its own coordinates
    double unitsHigh = 24;
    const QImage* image = nullptr; ///< in place of outlines
};

/// A range of heights, in dots from the top of the part.
struct Extent {
    double from = 0;
    double to = 0;
};

/// The head of a table, and the height at which the table ends, in dots.
struct TableHead {
    Extent head;
    double until = 0;
};

/// The head, body or foot of a block, laid out at some width. In dots at scale 1.
struct Part {
    std::vector<Drawing> drawings;
    std::vector<std::shared_ptr<const WrappedText>> wrapped; ///< the texts of which `drawings` has the lines
    std::vector<Extent> solids;                              ///< no cut may go through these; sorted from the top
    std::vector<TableHead> heads;
    double height = 0;
    double width = 0;                        ///< used width; more than was given if something cannot be narrower
    const ComputedStyle* computed = nullptr; ///< of the whole; null without contents
};

/// Paints what is behind something, with the frame or the lines of its style around it. `isFilled`: false leaves out
/// the ground. In dots.
void paintArea(QPainter& painter, const QRectF& area, const Style& style, bool isFilled = true);

enum class BlockPart { Head, Body, Foot };

/// A whole part of a block, or a slice of it, for a place on a page.
struct BlockSlice {
    BlockPart part = BlockPart::Body;
    double from = 0; ///< mm from the top of the part, after scaling
    double to = 0;
};

/// A block laid out at some width. Lengths in mm on paper, after scaling.
class LaidBlock {
public:
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] double height(BlockPart part) const { return mm(m_parts[static_cast<std::size_t>(part)].height); }
    [[nodiscard]] const Part& part(BlockPart where) const { return m_parts[static_cast<std::size_t>(where)]; }

    /// Where the last line of text, picture or short row of a part ends. Below it, there are only margins.
    [[nodiscard]] double end(BlockPart where) const;
    /// Where to cut a part that begins at `from`: the lowest place above `limit` at which no line of text, picture or
    /// short row is cut. If even the first of these is too tall, the cut is at the limit.
    [[nodiscard]] double cutBefore(BlockPart part, double from, double limit) const;
    /// The heads of tables that must be repeated when the body is continued at this height.
    [[nodiscard]] std::vector<BlockSlice> headsAt(double from) const;

    /// Paints a piece with its top at the painter's origin. The unit of the painter is dots.
    void paint(QPainter& painter, const BlockSlice& piece) const;

private:
    friend class ShapedBlock;

    [[nodiscard]] double mm(double dots) const { return dots * m_scale / dotsPerMm; }
    [[nodiscard]] double dots(double mm) const { return mm * dotsPerMm / m_scale; }

    std::array<Part, 3> m_parts;
    double m_scale = 1;
};

struct Box;

/// A block with shaped words, which can be laid out at any width and scale. The typeface must outlive it.
class ShapedBlock {
public:
    ShapedBlock(const Block& block, const Typeface& typeface);
    ShapedBlock(ShapedBlock&&) noexcept;
    ShapedBlock& operator=(ShapedBlock&&) noexcept;
    ~ShapedBlock();

    /// Lays the block out `width` mm wide, with scaled text. What is still too wide is made smaller until it fits.
    [[nodiscard]] LaidBlock lay(double width, double scale) const;

    /// The size of the smallest words, in points at scale 1; 0 without words.
    [[nodiscard]] double smallestType() const { return m_smallestType; }

    /// The narrowest width at which no word of a usual length is cut in two, in mm at scale 1.
    [[nodiscard]] double wholeWords() const { return m_wholeWords; }

private:
    const Typeface* m_typeface;
    double m_smallestType = 0;
    double m_wholeWords = 0;
    std::array<std::unique_ptr<Box>, 3> m_parts;
};

} // namespace muster::paper
