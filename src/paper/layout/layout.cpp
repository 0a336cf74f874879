#include "paper/layout/layout.h"

#include "paper/layout/box.h"
#include "paper/layout/glyph.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <iterator>

namespace muster::paper {

namespace {

constexpr double slack = 1;                // dots, for rounding errors of sums
constexpr double tallRow = 60 * dotsPerMm; // rows taller than this may be cut
constexpr double leastWidth = 1;           // mm, so that words stay visible even without any room
constexpr double titleHeight = 10 * dotsPerMm;
constexpr int shortText = 3; // a text with at most this many lines is not cut

/// Lays boxes out from the top and collects the drawings.
class Layouter {
public:
    Layouter(Part& part, const Typeface& typeface) : m_part(part), m_typeface(typeface) {}

    /// Lays a box out and returns its height without margins.
    double lay(const Box& box, double x, double y, double width)
    {
        switch (box.kind) {
        case Box::Kind::Text:
            return layText(box, x, y, width);
        case Box::Kind::Table:
            return layTable(box, x, y, width);
        case Box::Kind::Picture:
            return layPicture(box, x, y);
        case Box::Kind::Flow:
            break;
        }
        return layFlow(box, x, y, width);
    }

private:
    void took(double right) { m_part.width = std::max(m_part.width, right); }

    Drawing& add(Drawing::Kind kind, const ComputedStyle* computed, const QRectF& area)
    {
        auto& drawing = m_part.drawings.emplace_back();
        drawing.kind = kind;
        drawing.computed = computed;
        drawing.area = area;
        return drawing;
    }

    double layFlow(const Box& box, double x, double y, double width)
    {
        const auto& style = box.computed->style;
        const auto at = [&](Side side) { return dotsOf(style.paddingAt(side) + style.borderAt(side).width); };
        const auto background = m_part.drawings.size();
        // What is behind a whole part reaches the frame of its block, which is not known here.
        const bool isFramed = style.isFramed() && !box.isPartOfBlock;
        if (isFramed)
            add(Drawing::Kind::Area, box.computed, {});
        const auto height =
            layInner(box, x + at(Side::Left), y + at(Side::Top), width - at(Side::Left) - at(Side::Right)) +
            at(Side::Top) + at(Side::Bottom);
        const auto tall = std::max(height, dotsOf(style.height));
        if (isFramed)
            m_part.drawings[background].area = {x, y, std::max(0.0, width), tall};
        return tall;
    }

    /// Lays boxes out one below the other. Where two margins meet, only the larger one counts.
    double layInner(const Box& box, double x, double y, double width)
    {
        const auto top = y;
        double open = 0; // margin that is not yet used
        bool isFirst = true;
        double above = y; // top of the box above
        for (const auto& inner : box.inner) {
            // The text of an element has no margins; the element has them.
            const bool hasMargins = inner.kind != Box::Kind::Text;
            const auto margin = [&](Side side) {
                return hasMargins ? dotsOf(inner.computed->style.marginAt(side)) : 0;
            };
            y += isFirst ? margin(Side::Top) : std::max(open, margin(Side::Top));
            auto own = width - margin(Side::Left) - margin(Side::Right);
            auto left = x + margin(Side::Left);
            if (inner.kind == Box::Kind::Table) {
                const auto natural = std::min(inner.widths.wanted, own);
                if (!inner.isFullWidth) {
                    left += offsetIn(own - natural, box.computed->style.align);
                    own = natural;
                }
            } else if (inner.kind == Box::Kind::Picture) {
                left += offsetIn(own - inner.widths.wanted, box.computed->style.align);
            }
            const auto height = lay(inner, left, y, own);
            // What is directly above the head of a table is its title and stays with it.
            if (!isFirst && inner.kind == Box::Kind::Table && !inner.rows.empty() && inner.rows.front().isHead &&
                y - above < titleHeight)
                m_part.solids.push_back({above, y + 3 * slack}); // into the head, so that both are one
            above = y;
            y += height;
            open = margin(Side::Bottom);
            isFirst = false;
        }
        return std::max(0.0, y + open - top); // margins may be negative
    }

    double layText(const Box& box, double x, double y, double width)
    {
        const auto& style = box.computed->style;
        const auto indent = dotsOf(style.indent);
        const auto& shape = *box.shape;
        if (!shape.isBroken && (shape.isNoWrap || shape.width + std::max(0.0, indent) <= width + slack)) {
            const auto left =
                x + offsetIn(width - shape.width, style.align) + (style.align == Style::Align::Left ? indent : 0);
            const auto line = m_typeface.wrapped(shape, box.words, *box.computed, unlimited);
            m_part.wrapped.push_back(line);
            addBadges(box, *line->layout, left, y);
            auto& drawing = add(Drawing::Kind::Words, shape.computed ? shape.computed : box.computed,
                                {left, y, shape.width, shape.height});
            drawing.words = line->layout.get();
            took(left + shape.width);
            m_part.solids.push_back({y, y + shape.height});
            addBoxes(box, *line->layout, left, y);
            return shape.height;
        }
        return layLines(box, x, y, width);
    }

    double layLines(const Box& box, double x, double y, double width)
    {
        const auto& shape = *box.shape;
        const auto wrapped = m_typeface.wrapped(shape, box.words, *box.computed, width);
        m_part.wrapped.push_back(wrapped);
        auto tops = wrapped->tops;
        for (auto& top : tops)
            top += y;
        addBadges(box, *wrapped->layout, x, y);
        for (std::size_t i = 0; i + 1 < tops.size(); ++i) {
            const auto line = wrapped->layout->lineAt(static_cast<int>(i));
            auto& drawing = add(Drawing::Kind::Words, shape.computed ? shape.computed : box.computed,
                                {x + line.x(), tops[i], line.naturalTextWidth(), tops[i + 1] - tops[i]});
            drawing.words = wrapped->layout.get();
            drawing.line = static_cast<int>(i);
            took(x + line.x() + line.naturalTextWidth());
        }
        addLineSolids(tops);
        addBoxes(box, *wrapped->layout, x, y);
        return tops.back() - y;
    }

    /// Keeps at least two lines together before and after a cut.
    void addLineSolids(const std::vector<double>& tops)
    {
        const auto lines = static_cast<int>(tops.size()) - 1;
        const auto at = [&](int line) { return tops[static_cast<std::size_t>(line)]; };
        if (lines <= shortText) {
            m_part.solids.push_back({at(0), at(lines)});
            return;
        }
        m_part.solids.push_back({at(0), at(2)});
        for (int line = 2; line < lines - 2; ++line)
            m_part.solids.push_back({at(line), at(line + 1)});
        m_part.solids.push_back({at(lines - 2), at(lines)});
    }

    /// Draws the ground and the frame of words in a line. They are as tall as a line of the words, in the middle of
    /// its capitals.
    void addBadges(const Box& box, const QTextLayout& layout, double x, double y)
    {
        for (const auto& badge : box.words.badges) {
            const auto& style = badge.computed->style;
            const auto capitals = QFontMetricsF(badge.computed->font).capHeight();
            const auto above = dotsOf(style.paddingAt(Side::Top));
            const auto height = above + badge.computed->fontHeight + dotsOf(style.paddingAt(Side::Bottom));
            for (auto at = badge.from; at < badge.from + badge.length;) {
                const auto line = layout.lineForTextPosition(at);
                if (!line.isValid())
                    break;
                const auto end = std::min(badge.from + badge.length, line.textStart() + line.textLength());
                const auto left = line.cursorToX(at);
                const auto middle = y + line.y() + line.ascent() - capitals / 2;
                add(Drawing::Kind::Area, badge.computed,
                    {x + left, middle - height / 2, line.cursorToX(end) - left, height});
                at = std::max(end, at + 1);
            }
        }
    }

    /// Draws boxes to tick over the spaces that keep their room in the text.
    void addBoxes(const Box& box, const QTextLayout& layout, double x, double y)
    {
        for (const auto& textRun : box.words.boxes) {
            const auto line = layout.lineForTextPosition(textRun.from);
            if (!line.isValid())
                continue;
            const auto& style = textRun.computed->style;
            const auto left = x + line.cursorToX(textRun.from) + dotsOf(style.marginAt(Side::Left));
            const auto middle = y + line.y() + line.height() / 2;
            const auto height = dotsOf(style.height);
            add(Drawing::Kind::Area, textRun.computed, {left, middle - height / 2, dotsOf(style.width), height});
        }
    }

    double layPicture(const Box& box, double x, double y)
    {
        const auto& style = box.computed->style;
        const auto size = sizeOf(box);
        const auto across = dotsOf(style.paddingAt(Side::Left) + style.paddingAt(Side::Right));
        const auto down = dotsOf(style.paddingAt(Side::Top) + style.paddingAt(Side::Bottom));
        const auto height = size.height();
        auto& drawing = add(Drawing::Kind::Picture, box.computed, {x, y, size.width() + across, height + down});
        drawing.image = box.image;
        drawing.outlines = &box.outlines;
        drawing.units = box.units;
        drawing.unitsHigh = box.unitsHigh;
        took(x + size.width() + across);
        m_part.solids.push_back({y, y + height + down});
        return height + down;
    }

    double layTable(const Box& table, double x, double y, double width)
    {
        const auto& style = table.computed->style;
        const auto at = [&](Side side) { return dotsOf(style.paddingAt(side)); };
        const auto columns = columnsIn(table, width - at(Side::Left) - at(Side::Right));
        std::vector<double> lefts{x + at(Side::Left)};
        for (const auto own : columns.widths)
            lefts.push_back(lefts.back() + own);
        took(lefts.back() + at(Side::Right));
        const auto top = y;
        const auto background = m_part.drawings.size();
        if (style.background)
            add(Drawing::Kind::Area, table.computed, {});
        y += at(Side::Top);
        Extent head{y, y};
        const auto firstHead = m_part.heads.size();
        double headsFrom = y; // top of the heads directly above
        bool isUnderHead = false;
        for (const auto& row : table.rows) {
            const auto solids = m_part.solids.size();
            const auto height = layRow(row, lefts, y, columns.isWrapped);
            if (height <= tallRow) {
                m_part.solids.resize(solids);
                // A head stays with the row under it.
                m_part.solids.push_back({isUnderHead ? headsFrom : y, y + height});
            }
            if (row.isHead && !isUnderHead)
                headsFrom = y;
            isUnderHead = row.isHead;
            y += height;
            if (row.isHead && head.to >= y - height - slack)
                head.to = y;
        }
        y += at(Side::Bottom);
        if (head.to > head.from && firstHead == m_part.heads.size())
            m_part.heads.push_back({head, y});
        const QRectF frame(x, top, lefts.back() + at(Side::Right) - x, y - top);
        if (style.background)
            m_part.drawings[background].area = frame;
        // The frame is painted over the lines of the cells.
        if (std::ranges::any_of(style.border, [](const Line& line) { return line.width > 0; }))
            add(Drawing::Kind::Frame, table.computed, frame);
        return y - top;
    }

    /// How much of a part is laid out.
    struct Extents {
        std::size_t drawings;
        std::size_t solids;
        std::size_t heads;
    };
    [[nodiscard]] Extents reached() const
    {
        return {m_part.drawings.size(), m_part.solids.size(), m_part.heads.size()};
    }

    void moveDown(const Extents& from, const Extents& to, double by)
    {
        for (auto i = from.drawings; i < to.drawings; ++i)
            m_part.drawings[i].area.translate(0, by);
        const auto move = [&](Extent& extent) { extent = {extent.from + by, extent.to + by}; };
        for (auto i = from.solids; i < to.solids; ++i)
            move(m_part.solids[i]);
        for (auto i = from.heads; i < to.heads; ++i) {
            move(m_part.heads[i].head);
            m_part.heads[i].until += by;
        }
    }

    /// `isWrapped`: a first cell that does not fit on a line of its column is above the others.
    double layRow(const Box::Row& row, const std::vector<double>& lefts, double y, bool isWrapped)
    {
        struct Done {
            const Box::Cell* cell;
            double left;
            double right;
            double height;
            Extents from; ///< what the cell added
            Extents to;
        };
        std::vector<Done> cells;
        double height = 0;
        double above = 0; // height of the cell above the others
        for (const auto& cell : row.cells) {
            const auto& style = cell.box.computed->style;
            const bool isAbove = isWrapped && cell.column == 0 && row.cells.size() > 1 &&
                                 cell.box.widths.wanted > lefts[cell.span] - lefts[0] + slack;
            const auto left = lefts[cell.column];
            const auto right = lefts[std::min(cell.column + cell.span, lefts.size() - 1)];
            const auto pad = [&](Side side) { return dotsOf(style.paddingAt(side)); };
            if (style.background)
                add(Drawing::Kind::Area, cell.box.computed, {left, y, right - left, 0});
            const auto from = reached();
            const auto inner = layInner(cell.box, left + pad(Side::Left), y + above + pad(Side::Top),
                                        (isAbove ? lefts.back() : right) - left - pad(Side::Left) - pad(Side::Right));
            const auto own = above + std::max(inner + pad(Side::Top) + pad(Side::Bottom), dotsOf(style.height));
            height = std::max(height, own);
            if (isAbove && inner > 0)
                above = inner + pad(Side::Top);
            cells.push_back({&cell, left, right, own, from, reached()});
        }
        for (const auto& done : cells) {
            const auto& style = done.cell->box.computed->style;
            const auto down = style.verticalAlign == Style::VerticalAlign::Middle   ? (height - done.height) / 2
                              : style.verticalAlign == Style::VerticalAlign::Bottom ? height - done.height
                                                                                    : 0;
            if (down > 0)
                moveDown(done.from, done.to, down);
            if (style.background)
                m_part.drawings[done.from.drawings - 1].area.setHeight(height);
            const QRectF area(done.left, y, done.right - done.left, height);
            for (const auto side : {Side::Top, Side::Right, Side::Bottom, Side::Left})
                if (style.borderAt(side).width > 0)
                    add(Drawing::Kind::Line, done.cell->box.computed, area).side = side;
        }
        return height;
    }

    Part& m_part;
    const Typeface& m_typeface;
};

/// Sorts them and joins those that overlap, so that a cut is above all of them.
std::vector<Extent> joined(std::vector<Extent> solids)
{
    std::ranges::sort(solids, {}, &Extent::from);
    std::vector<Extent> all;
    for (const auto& solid : solids) {
        if (all.empty() || solid.from >= all.back().to - slack)
            all.push_back(solid);
        else
            all.back().to = std::max(all.back().to, solid.to);
    }
    return all;
}

void paintLine(QPainter& painter, const QRectF& area, Side side, const Line& line)
{
    painter.setPen(penOf(line));
    switch (side) {
    case Side::Top:
        return painter.drawLine(area.topLeft(), area.topRight());
    case Side::Right:
        return painter.drawLine(area.topRight(), area.bottomRight());
    case Side::Bottom:
        return painter.drawLine(area.bottomLeft(), area.bottomRight());
    case Side::Left:
        return painter.drawLine(area.topLeft(), area.bottomLeft());
    }
}

void paintPicture(QPainter& painter, const Drawing& drawing)
{
    const auto& style = drawing.computed->style;
    if (style.background || style.border.front().width > 0)
        paintArea(painter, drawing.area, style);
    const auto inside =
        drawing.area.adjusted(dotsOf(style.paddingAt(Side::Left)), dotsOf(style.paddingAt(Side::Top)),
                              -dotsOf(style.paddingAt(Side::Right)), -dotsOf(style.paddingAt(Side::Bottom)));
    if (drawing.image) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(inside, *drawing.image);
        return;
    }
    painter.save();
    painter.translate(inside.topLeft());
    painter.scale(inside.width() / drawing.units, inside.height() / drawing.unitsHigh);
    for (const auto& outline : *drawing.outlines) {
        const auto& own = outline.computed->style;
        auto path = readPath(outline.path);
        if (own.isEvenOdd)
            path.setFillRule(Qt::OddEvenFill);
        if (own.fill)
            painter.fillPath(path, colourOf(*own.fill));
        if (own.stroke || !own.fill)
            painter.strokePath(path, QPen(colourOf(own.stroke.value_or(own.colour)), own.strokeWidth, Qt::SolidLine,
                                          Qt::FlatCap, Qt::RoundJoin));
    }
    painter.restore();
}

} // namespace

void paintArea(QPainter& painter, const QRectF& area, const Style& style, bool isFilled)
{
    const auto& first = style.border.front();
    const bool isEven = first.width > 0 && std::ranges::all_of(style.border, [&](const Line& line) {
                            return line.width == first.width && line.colour == first.colour;
                        });
    painter.setPen(isEven ? penOf(first) : QPen(Qt::NoPen));
    const bool hasFill = isFilled && style.background;
    painter.setBrush(hasFill ? QBrush(colourOf(*style.background)) : QBrush(Qt::NoBrush));
    if (isEven || hasFill) {
        if (style.radius > 0)
            painter.drawRoundedRect(area, dotsOf(style.radius), dotsOf(style.radius));
        else
            painter.drawRect(area);
    }
    if (isEven)
        return;
    for (const auto side : {Side::Top, Side::Right, Side::Bottom, Side::Left})
        if (style.borderAt(side).width > 0)
            paintLine(painter, area, side, style.borderAt(side));
}

ShapedBlock::ShapedBlock(const Block& block, const Typeface& typeface) : m_typeface(&typeface)
{
    Node section;
    section.name = "section";
    section.classes = block.classes;
    if (!block.accent.empty())
        section.attributes.emplace_back("data-accent", block.accent);
    const auto& computed = typeface.computedStyle(section, typeface.root());
    const auto make = [&](BlockPart part, const char* name, const std::vector<Node>& nodes) {
        if (nodes.empty())
            return;
        Node element;
        element.name = name;
        const auto& own = *name ? typeface.computedStyle(element, computed) : computed;
        auto& made = m_parts[static_cast<std::size_t>(part)];
        made = std::make_unique<Box>(flowOf(nodes, own, typeface));
        made->isPartOfBlock = true;
    };
    make(BlockPart::Head, "header", block.head);
    make(BlockPart::Body, "", block.body);
    make(BlockPart::Foot, "footer", block.foot);
    for (const auto& part : m_parts) {
        if (!part)
            continue;
        m_wholeWords = std::max(m_wholeWords, part->widths.whole / dotsPerMm);
        if (const auto size = smallestTypeOf(*part); size > 0)
            m_smallestType = m_smallestType > 0 ? std::min(m_smallestType, size) : size;
    }
}

ShapedBlock::ShapedBlock(ShapedBlock&&) noexcept = default;
ShapedBlock& ShapedBlock::operator=(ShapedBlock&&) noexcept = default;
ShapedBlock::~ShapedBlock() = default;

LaidBlock ShapedBlock::lay(double width, double scale) const
{
    LaidBlock laid;
    for (bool isAgain = false;; isAgain = true) {
        laid.m_scale = scale;
        const auto room = laid.dots(std::max(width, leastWidth));
        double widest = 0;
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            auto& part = laid.m_parts[i];
            part = {};
            if (!m_parts[i])
                continue;
            part.height = Layouter(part, *m_typeface).lay(*m_parts[i], 0, 0, room);
            part.solids = joined(std::move(part.solids));
            part.computed = m_parts[i]->computed;
            widest = std::max(widest, part.width);
        }
        if (isAgain || widest <= room * 1.002)
            return laid;
        scale *= room / widest;
    }
}

double LaidBlock::cutBefore(BlockPart where, double from, double limit) const
{
    const auto& part = this->part(where);
    const auto start = dots(from);
    double cut = dots(limit);
    const auto below = std::ranges::lower_bound(part.solids, cut - slack, {}, &Extent::from);
    if (below != part.solids.begin() && std::prev(below)->to > cut + slack)
        cut = std::prev(below)->from;
    return cut <= start + slack ? limit : mm(cut);
}

double LaidBlock::end(BlockPart where) const
{
    const auto& solids = part(where).solids;
    return solids.empty() ? 0 : mm(solids.back().to);
}

std::vector<BlockSlice> LaidBlock::headsAt(double from) const
{
    std::vector<BlockSlice> pieces;
    const auto at = dots(from);
    for (const auto& table : part(BlockPart::Body).heads)
        // A piece is as wide as the block, so for tables side by side one head is enough.
        if (table.head.to <= at + slack && table.until > at + slack &&
            std::ranges::none_of(pieces, [&](const BlockSlice& piece) {
                return piece.from < mm(table.head.to) && piece.to > mm(table.head.from);
            }))
            pieces.push_back({BlockPart::Body, mm(table.head.from), mm(table.head.to)});
    return pieces;
}

void LaidBlock::paint(QPainter& painter, const BlockSlice& piece) const
{
    const auto from = dots(piece.from);
    const auto to = dots(piece.to);
    painter.save();
    painter.scale(m_scale, m_scale);
    painter.translate(0, -from);
    for (const auto& drawing : part(piece.part).drawings) {
        auto area = drawing.area;
        const bool isLine =
            drawing.kind == Drawing::Kind::Line && (drawing.side == Side::Top || drawing.side == Side::Bottom);
        const auto at = drawing.side == Side::Top ? area.top() : area.bottom();
        // A line between two pieces belongs to the upper one.
        if (isLine ? at < from - slack || at > to + slack || (from > slack && at < from + slack)
                   : area.bottom() <= from + slack || area.top() >= to - slack)
            continue;
        if (drawing.kind == Drawing::Kind::Words) {
            painter.setPen(colourOf(drawing.computed->style.colour));
            const auto line = drawing.words->lineAt(drawing.line);
            line.draw(&painter,
                      QPointF(area.left() - line.x(), area.top() + (area.height() - line.height()) / 2 - line.y()));
            continue;
        }
        if (!isLine) {
            area.setTop(std::max(area.top(), from));
            area.setBottom(std::min(area.bottom(), to));
        }
        switch (drawing.kind) {
        case Drawing::Kind::Area:
            paintArea(painter, area, drawing.computed->style);
            break;
        case Drawing::Kind::Frame:
            paintArea(painter, area, drawing.computed->style, false);
            break;
        case Drawing::Kind::Line:
            paintLine(painter, area, drawing.side, drawing.computed->style.borderAt(drawing.side));
            break;
        case Drawing::Kind::Picture:
            paintPicture(painter, drawing);
            break;
        case Drawing::Kind::Words:
            break;
        }
    }
    painter.restore();
}

} // namespace muster::paper
