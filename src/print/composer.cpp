#include "print/composer.h"

#include <algorithm>
#include <iterator>

namespace muster::print {

namespace {

constexpr double slack = 0.01; // mm; sums of lengths are not exact
constexpr double footGap = 1.5;
constexpr double shrinkStep = 0.05;
constexpr double leastSqueeze = 0.88; // how much smaller text may get to save a page
constexpr double mildSqueeze = 0.94;
constexpr double squeezeStep = 0.03;
constexpr double littleSpill = 0.15; // of a page

/// A block or a slice of it, measured, without a place yet.
struct Item {
    std::size_t block = 0;
    double height = 0; ///< with padding
    double from = 0;
    double to = 0;
    bool hasFoot = true;
};

class Composer {
public:
    Composer(Composition& sheet, const Geometry& geometry, const PaperShape& paper, const SheetShape& shape,
             const CardShape& cards, const Typesetter& typesetter)
        : m_sheet(sheet),
          m_geometry(geometry),
          m_shape(shape),
          m_cards(cards),
          m_typesetter(typesetter),
          m_width(paper.width - geometry.left - geometry.right),
          m_bottom(paper.height - geometry.bottom),
          m_y(geometry.top)
    {
        m_sheet.laid.resize(m_sheet.blocks.size());
    }

    void run()
    {
        enum class Way { Spanning, Grid, Columns };
        const auto wayOf = [&](std::size_t block) {
            const auto& shape = shapeOf(block);
            return shape.isCard ? Way::Grid : shape.spans ? Way::Spanning : Way::Columns;
        };
        for (std::size_t from = 0; from < m_sheet.blocks.size();) {
            const auto way = wayOf(from);
            auto to = from + 1;
            while (to < m_sheet.blocks.size() && wayOf(to) == way)
                ++to;
            if (way == Way::Grid)
                placeGrid(from, to);
            else
                placeColumns(from, to, way == Way::Spanning ? 1 : m_shape.columns);
            from = to;
        }
        m_sheet.pages = m_page + 1;
    }

private:
    [[nodiscard]] const BlockShape& shapeOf(std::size_t block) const
    {
        return m_geometry.block(m_sheet.blocks[block].kind);
    }

    [[nodiscard]] double pageHeight() const { return m_bottom - m_geometry.top; }

    void newPage()
    {
        ++m_page;
        m_y = m_geometry.top;
    }

    [[nodiscard]] double heightOf(std::size_t block) const
    {
        const auto& laid = m_sheet.laid[block];
        const auto foot = laid.footHeight() > 0 ? laid.footHeight() + footGap : 0.0;
        return laid.bodyHeight() + foot + 2 * shapeOf(block).padding;
    }

    /// Lays a block out in as large a scale as stays under `height`, down to the smallest allowed.
    void lay(std::size_t block, double width, double scale, double height)
    {
        const auto& shape = shapeOf(block);
        const auto inner = width - 2 * shape.padding - shape.indent;
        auto& laid = m_sheet.laid[block];
        laid = m_typesetter.lay(m_sheet.blocks[block], inner, scale);
        const auto least = std::min(scale, m_geometry.smallest);
        for (auto next = scale - shrinkStep; heightOf(block) > height + slack && next > least - slack;
             next -= shrinkStep)
            laid = m_typesetter.lay(m_sheet.blocks[block], inner, next);
    }

    /// A block as one item, or as slices where it is still taller than a page.
    void addItems(std::size_t block, double most, std::vector<Item>& items)
    {
        const auto& laid = m_sheet.laid[block];
        const auto padding = 2 * shapeOf(block).padding;
        if (heightOf(block) <= most + slack) {
            items.push_back({block, heightOf(block), 0, laid.bodyHeight(), true});
            return;
        }
        const auto room = most - padding;
        double from = 0;
        while (laid.bodyHeight() - from > room) {
            const auto to = laid.cutBefore(from, from + room);
            items.push_back({block, to - from + padding, from, to, false});
            from = to;
        }
        const auto foot = laid.footHeight() > 0 ? laid.footHeight() + footGap : 0.0;
        if (laid.bodyHeight() - from + foot > room) {
            items.push_back({block, laid.bodyHeight() - from + padding, from, laid.bodyHeight(), false});
            from = laid.bodyHeight();
        }
        items.push_back({block, laid.bodyHeight() - from + foot + padding, from, laid.bodyHeight(), true});
    }

    void place(const Item& item, double x, double y, double width, double height)
    {
        m_sheet.placed.push_back({item.block, m_page, x, y, width, height, item.from, item.to, item.hasFoot});
    }

    struct Spot {
        std::size_t item;
        int column;
        double y;
    };

    /// What fits from `first` on into columns of a height, each item whole and not parted from what it stands with;
    /// unless strict, parted all the same where both are too tall for one column.
    [[nodiscard]] std::size_t fill(const std::vector<Item>& items, std::size_t first, int columns, double height,
                                   double start, bool isStrict, std::vector<Spot>& spots) const
    {
        spots.clear();
        int column = 0;
        double y = start;
        bool isTop = true;
        for (auto i = first; i < items.size(); ++i) {
            const auto& shape = shapeOf(items[i].block);
            double need = (isTop ? 0 : shape.before) + items[i].height;
            for (auto j = i; j + 1 < items.size() && shapeOf(items[j].block).keepsWithNext; ++j)
                need += shapeOf(items[j].block).after + shapeOf(items[j + 1].block).before + items[j + 1].height;
            if (y + need > height + slack && !isTop) {
                if (++column == columns)
                    return i;
                y = 0;
                isTop = true;
            }
            if (y + (isStrict ? need : items[i].height) > height + slack)
                return i;
            y += isTop ? 0 : shape.before;
            spots.push_back({i, column, y});
            y += items[i].height + shape.after;
            isTop = false;
        }
        return items.size();
    }

    /// The lowest height that still holds everything, so that the columns of the last page end alike.
    [[nodiscard]] double balanced(const std::vector<Item>& items, std::size_t first, int columns, double height) const
    {
        std::vector<Spot> spots;
        double low = 0;
        double high = height;
        while (high - low > 0.5) {
            const auto middle = (low + high) / 2;
            if (fill(items, first, columns, middle, 0, true, spots) == items.size())
                high = middle;
            else
                low = middle;
        }
        return high;
    }

    struct Pages {
        int count = 0;
        std::size_t onLast = 0; ///< items
    };

    /// How many pages columns of these items will take from where we stand.
    [[nodiscard]] Pages pagesOf(const std::vector<Item>& items, int columns) const
    {
        std::vector<Spot> spots;
        Pages pages;
        auto height = m_bottom - m_y;
        for (std::size_t next = 0; next < items.size(); height = pageHeight()) {
            const auto reached = fill(items, next, columns, height, 0, false, spots);
            if (reached == next && height >= pageHeight() - slack)
                break;
            ++pages.count;
            pages.onLast = reached - next;
            next = reached;
        }
        return pages;
    }

    /// Whether smaller text may save a page, as far as a guess can tell: laying out costs more. In columns heights
    /// shrink with the width of the letters too, but for headings and gaps.
    [[nodiscard]] bool maySavePage(std::vector<Item> items, int columns, double scale) const
    {
        const auto pages = pagesOf(items, columns).count;
        for (auto& item : items)
            item.height *= columns > 1 ? (scale + scale * scale) / 2 : scale;
        return pages > 1 && pagesOf(items, columns).count < pages;
    }

    /// Smaller text is for a spill, not to press a half page of rows into the one before.
    [[nodiscard]] bool spillsLittle(const std::vector<Item>& items, int columns) const
    {
        const auto pages = pagesOf(items, columns);
        double last = 0;
        for (auto i = items.size() - std::min(pages.onLast, items.size()); i < items.size(); ++i)
            last += items[i].height + shapeOf(items[i].block).after;
        return columns > 1 || last < littleSpill * pageHeight();
    }

    /// Lays blocks out in slightly smaller text where that saves a page. What was laid is kept, and put back where it
    /// does not.
    void squeeze(std::vector<Item>& items, std::size_t& head, std::size_t from, std::size_t to, int columns,
                 const auto& layAll)
    {
        const auto before = pagesOf(items, columns).count;
        const auto first = m_sheet.laid.begin() + static_cast<std::ptrdiff_t>(from);
        const auto last = m_sheet.laid.begin() + static_cast<std::ptrdiff_t>(to);
        const auto plainItems = items;
        const auto plainHead = head;
        std::vector<Laid> plain;
        for (const auto scale : {mildSqueeze, leastSqueeze}) {
            if (!maySavePage(plainItems, columns, scale))
                continue;
            if (plain.empty())
                plain.assign(std::move_iterator(first), std::move_iterator(last));
            layAll(scale);
            if (pagesOf(items, columns).count < before)
                return;
        }
        if (plain.empty())
            return;
        items = plainItems;
        head = plainHead;
        std::ranges::move(plain, first);
    }

    void placeColumns(std::size_t from, std::size_t to, int columns)
    {
        const auto gutter = m_shape.gutter;
        const auto width = (m_width - gutter * (columns - 1)) / columns;
        std::vector<Item> items;
        constexpr auto none = static_cast<std::size_t>(-1);
        auto head = none; // the item that repeats
        const auto layAll = [&](double scale) {
            items.clear();
            head = none;
            for (auto block = from; block < to; ++block) {
                lay(block, width, scale, pageHeight());
                addItems(block, pageHeight() - (head == none ? 0 : items[head].height), items);
                if (shapeOf(block).repeats)
                    head = items.size() - 1;
            }
        };
        layAll(1);
        if (spillsLittle(items, columns))
            squeeze(items, head, from, to, columns, layAll);
        std::vector<Spot> spots;
        bool isNewPage = false;
        head = none;
        for (std::size_t next = 0; next < items.size();) {
            const auto x = [&](int column) { return m_geometry.left + (width + gutter) * column; };
            const bool hasHead = head != none && isNewPage && columns == 1 && shapeOf(items[next].block).goesUnder;
            const auto start = hasHead ? items[head].height + shapeOf(items[head].block).after : 0.0;
            const bool isFresh = m_y <= m_geometry.top + slack;
            if (!isFresh && next == 0)
                m_y += shapeOf(items[0].block).before;
            auto reached = fill(items, next, columns, m_bottom - m_y, start, false, spots);
            if (reached == next && !isFresh) {
                newPage();
                isNewPage = true;
                continue;
            }
            if (reached == items.size() && columns > 1)
                reached =
                    fill(items, next, columns, balanced(items, next, columns, m_bottom - m_y), start, false, spots);
            if (hasHead)
                place(items[head], x(0), m_y, width, items[head].height);
            double lowest = m_y;
            for (const auto& spot : spots) {
                const auto& item = items[spot.item];
                const auto& shape = shapeOf(item.block);
                place(item, x(spot.column) + shape.indent, m_y + spot.y, width - shape.indent, item.height);
                lowest = std::max(lowest, m_y + spot.y + item.height + shape.after);
                if (shape.repeats)
                    head = spot.item;
            }
            m_y = lowest;
            // An item that fits no page at all was cut to fit one, so something was placed.
            next = std::max(reached, next + (spots.empty() ? 1 : 0));
            if (next < items.size()) {
                newPage();
                isNewPage = true;
            }
        }
    }

    struct CardSpot {
        int page; ///< from where we stand
        int column;
        double y; ///< on the page
    };

    /// Cards of heights of their own: each goes where the columns have come least far, so that a tall one leaves no
    /// hole beside it. Cards of one height stand in rows.
    [[nodiscard]] std::vector<CardSpot> flow(const std::vector<Item>& items, int columns, double factor,
                                             double height) const
    {
        std::vector<CardSpot> spots;
        std::vector<double> reached(static_cast<std::size_t>(columns), m_y);
        int page = 0;
        for (const auto& item : items) {
            const auto need = std::max(height, factor * item.height);
            auto column = std::ranges::min_element(reached);
            if (*column + need > m_bottom + slack && *std::ranges::max_element(reached) > m_geometry.top + slack) {
                ++page;
                std::ranges::fill(reached, m_geometry.top);
                column = reached.begin();
            }
            spots.push_back({page, static_cast<int>(column - reached.begin()), *column});
            *column += need + m_cards.gutter;
        }
        return spots;
    }

    /// The largest text that takes as few pages as the smallest allowed. Heights shrink a little faster than the text,
    /// for lines grow longer.
    [[nodiscard]] double bestScale(const std::vector<Item>& items, int columns) const
    {
        const auto pages = [&](double factor) { return flow(items, columns, factor, 0).back().page; };
        const auto fewest = pages(leastSqueeze);
        for (double factor = 1; factor > leastSqueeze; factor -= squeezeStep)
            if (pages(factor) == fewest)
                return m_cards.scale * factor;
        return m_cards.scale * leastSqueeze;
    }

    void placeGrid(std::size_t from, std::size_t to)
    {
        auto columns = m_cards.columns;
        const auto gutter = m_cards.gutter;
        auto width = m_cards.width;
        if (width > 0)
            columns = std::clamp(static_cast<int>((m_width + gutter) / (width + gutter)), 1, columns);
        else
            width = (m_width - gutter * (columns - 1)) / columns;
        const auto height =
            m_cards.rows > 0 ? (pageHeight() - gutter * (m_cards.rows - 1)) / m_cards.rows : m_cards.height;
        std::vector<Item> items;
        const auto layAll = [&](double scale) {
            items.clear();
            for (auto block = from; block < to; ++block) {
                lay(block, width, scale, height > 0 ? height : pageHeight());
                addItems(block, pageHeight(), items);
            }
        };
        layAll(m_cards.scale);
        if (height <= 0)
            if (const auto scale = bestScale(items, columns); scale < m_cards.scale)
                layAll(scale);
        const auto first = m_page;
        const auto spots = flow(items, columns, 1, height);
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto x = m_geometry.left + spots[i].column * (width + gutter);
            const auto tall = std::max(height, items[i].height);
            m_page = first + spots[i].page;
            place(items[i], x, spots[i].y, width, tall);
            m_y = spots[i].y + tall + gutter;
        }
    }

    Composition& m_sheet;
    const Geometry& m_geometry;
    const SheetShape& m_shape;
    const CardShape& m_cards;
    const Typesetter& m_typesetter;
    double m_width;
    double m_bottom;
    double m_y;
    int m_page = 0;
};

} // namespace

Composition compose(std::vector<Block> blocks, const Geometry& geometry, const PaperShape& paper,
                    const SheetShape& sheet, const CardShape& cards, const Typesetter& typesetter)
{
    Composition composition;
    composition.blocks = std::move(blocks);
    Composer(composition, geometry, paper, sheet, cards, typesetter).run();
    return composition;
}

} // namespace muster::print
