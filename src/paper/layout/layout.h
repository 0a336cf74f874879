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

/// Something that is painted: words, an area with its border, a border alone, a line or a picture. In dots at scale 1,
/// from the corner of its part.
struct Drawing {
    enum class Kind { Words, Area, Frame, Line, Picture };

    Kind kind = Kind::Words;
    QRectF area;
    const QTextLayout* words = nullptr;
    int line = 0; ///< of the words
    const ComputedStyle* computed = nullptr;
    Side side = Side::Top;             ///< of the area, for a line
    const std::string* path = nullptr; ///< of a picture
    double units = 24;                 ///< that the picture is wide and high
};

/// From one height to another, in dots.
struct Extent {
    double from = 0;
    double to = 0;
};

/// A table's head, and down to where the rows under it go.
struct TableHead {
    Extent head;
    double until = 0;
};

/// A part of a block, laid out at some width.
struct Part {
    std::vector<Drawing> drawings;
    std::vector<std::shared_ptr<const WrappedText>> wrapped; ///< that drawings are lines of
    std::vector<Extent> solids;                              ///< that no cut may go through, from the top
    std::vector<TableHead> heads;
    double height = 0;
    double width = 0; ///< that it took; more than was given where something cannot be narrower
};

enum class BlockPart { Head, Body, Foot };

/// A part of a block, or some of it, as it is placed on a page.
struct BlockSlice {
    BlockPart part = BlockPart::Body;
    double from = 0; ///< mm of the part, after scaling
    double to = 0;
};

/// A block laid out at a width. Lengths in millimetres on paper, after scaling.
class LaidBlock {
public:
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] double height(BlockPart part) const { return mm(m_parts[static_cast<std::size_t>(part)].height); }
    [[nodiscard]] const Part& part(BlockPart where) const { return m_parts[static_cast<std::size_t>(where)]; }

    /// Where a part may be cut: the lowest place not below `limit` that goes through no line of text, picture or short
    /// row. A single one that is taller than the room is cut at the limit.
    [[nodiscard]] double cutBefore(BlockPart part, double from, double limit) const;
    /// Heads of the body's tables that a part beginning at this height needs again.
    [[nodiscard]] std::vector<BlockSlice> headsAt(double from) const;

    /// Paints a piece, its top at the painter's origin. The painter counts in dots.
    void paint(QPainter& painter, const BlockSlice& piece) const;

private:
    friend class ShapedBlock;

    [[nodiscard]] double mm(double dots) const { return dots * m_scale / dotsPerMm; }
    [[nodiscard]] double dots(double mm) const { return mm * dotsPerMm / m_scale; }

    std::array<Part, 3> m_parts;
    double m_scale = 1;
};

struct Box;

/// A block whose words are shaped, to be laid out at any width and scale, with the typeface of its words.
class ShapedBlock {
public:
    ShapedBlock(const Block& block, const Typeface& typeface);
    ShapedBlock(ShapedBlock&&) noexcept;
    ShapedBlock& operator=(ShapedBlock&&) noexcept;
    ~ShapedBlock();

    /// At `width` mm, text scaled; what is still too wide for its place is made smaller until it fits.
    [[nodiscard]] LaidBlock lay(double width, double scale) const;

private:
    const Typeface* m_typeface;
    std::array<std::unique_ptr<Box>, 3> m_parts;
};

} // namespace muster::paper
