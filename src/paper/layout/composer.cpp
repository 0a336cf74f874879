#include "paper/layout/composer.h"

#include "paper/layout/cardcolumns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace muster::paper {

namespace {

constexpr double roundingSlack = 0.01; // mm, for rounding errors of sums
constexpr double footGap = 1.5;        // mm
constexpr double shrinkStep = 0.05;
constexpr double scaleStep = 0.01; // precision when the text of a whole sheet is fitted
constexpr double triedStep = 0.04;
constexpr double badHoles = 2;     // a tenth of the page white is as bad as type smaller by a fifth
constexpr double mostScale = 4;    // of any text
constexpr double narrowest = 4;    // mm, margin beside cards of exact size
constexpr double leastOfCut = 8;   // mm; a block is not cut to use less room than this
constexpr double mostOfHead = 0.6; // of the room; a taller head is not repeated

/// A block or a part of it that is measured but not yet placed.
struct Item {
    std::size_t block = 0;
    double height = 0; ///< mm, with padding
    int part = 0;
    int parts = 1;
    std::vector<BlockSlice> pieces;
    bool hasFoot = true;
};

class Composer {
public:
    Composer(Composition& sheet, const Frame& frame, const Stage& stage)
        : m_sheet(sheet),
          m_geometry(frame.geometry),
          m_shape(frame.sheet),
          m_cards(frame.cards),
          m_paper(frame.paper),
          m_stage(stage),
          m_width(m_paper.width - m_geometry.left - m_geometry.right),
          m_bottom(m_paper.height - m_geometry.bottom),
          m_y(m_geometry.top + frame.used)
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
        auto ending = m_sheet.blocks.size(); // the first of the blocks across the page that end the sheet
        while (ending > 0 && wayOf(ending - 1) == Way::Spanning)
            --ending;
        for (std::size_t from = 0; from < m_sheet.blocks.size();) {
            const auto way = wayOf(from);
            auto to = from + 1;
            while (to < m_sheet.blocks.size() && wayOf(to) == way)
                ++to;
            m_below = to == ending ? heightAcross(ending) : 0;
            if (way == Way::Grid)
                to = placeGrid(from, to);
            else
                to = placeColumns(from, to, way == Way::Spanning ? 1 : m_shape.columns);
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

    [[nodiscard]] double paddingOf(std::size_t block) const
    {
        return shapeOf(block).padding + (shapeOf(block).isCard ? m_sheet.inset : 0);
    }

    [[nodiscard]] double footOf(std::size_t block) const
    {
        const auto foot = m_sheet.laid[block].height(BlockPart::Foot);
        return foot > 0 ? foot + footGap : 0.0;
    }

    [[nodiscard]] double heightOf(std::size_t block) const
    {
        const auto& laid = m_sheet.laid[block];
        return laid.height(BlockPart::Head) + laid.height(BlockPart::Body) + footOf(block) + 2 * paddingOf(block);
    }

    /// It is not known how often blocks must be laid out until they fit. So when all were laid once more, a quarter of
    /// the remaining progress is done.
    void countStep()
    {
        m_stage.at(1 - std::pow(0.75, m_laid));
        m_laid += 1 / static_cast<double>(m_sheet.blocks.size());
    }

    /// The smallest scale at which all words of a block can be read.
    [[nodiscard]] double leastScale(std::size_t block) const
    {
        const auto smallest = m_sheet.shaped[block].smallestType();
        return smallest > 0 ? std::min(1.0, m_geometry.smallestType / smallest) : 0.0;
    }

    [[nodiscard]] double innerOf(std::size_t block, double width) const
    {
        return width - 2 * paddingOf(block) - shapeOf(block).indent;
    }

    /// The largest scale at which no word of a block is cut in two.
    [[nodiscard]] double wholeScale(std::size_t block, double width) const
    {
        const auto words = m_sheet.shaped[block].wholeWords();
        return words > 0 ? innerOf(block, width) / words : mostScale;
    }

    /// The height of all blocks from this one on, across the page.
    [[nodiscard]] double heightAcross(std::size_t from)
    {
        double height = 0;
        for (auto block = from; block < m_sheet.blocks.size(); ++block) {
            lay(block, m_width, 1, pageHeight());
            height += shapeOf(block).before + heightOf(block) + shapeOf(block).after;
        }
        return height;
    }

    /// Lays a block out at the largest scale that fits into `height` mm and cuts no words, down to the smallest
    /// allowed.
    void lay(std::size_t block, double width, double wanted, double height)
    {
        countStep();
        const auto readable = leastScale(block);
        const auto scale = std::max(std::min(wanted, wholeScale(block, width)), readable);
        const auto least = std::max(m_geometry.smallest, readable);
        const auto inner = innerOf(block, width);
        const auto& shaped = m_sheet.shaped[block];
        const auto fits = [&](double tried) {
            m_sheet.laid[block] = shaped.lay(inner, tried);
            return heightOf(block) <= height + roundingSlack;
        };
        if (fits(scale))
            return;
        std::vector<double> smaller;
        for (auto next = scale - shrinkStep; next > least; next -= shrinkStep)
            smaller.push_back(next);
        if (least < scale)
            smaller.push_back(least);
        // If even the smallest does not fit, the block is continued in parts, with larger text.
        if (smaller.empty() || !fits(smaller.back())) {
            fits(std::min(scale, std::max(least, scale * m_geometry.inParts)));
            return;
        }
        for (const auto next : smaller)
            if (fits(next))
                return;
    }

    /// Adds a block as one item, or as parts if it is taller than `most` mm.
    void addItems(std::size_t block, double most, std::vector<Item>& items)
    {
        const auto& laid = m_sheet.laid[block];
        const auto padding = 2 * paddingOf(block);
        const auto head = laid.height(BlockPart::Head);
        const auto body = laid.height(BlockPart::Body);
        const BlockSlice headPiece{BlockPart::Head, 0, head};
        if (heightOf(block) <= most + roundingSlack) {
            items.push_back({block, heightOf(block), 0, 1, {headPiece, {BlockPart::Body, 0, body}}, true});
            return;
        }
        const auto first = items.size();
        bool hasFoot = false;
        const auto room = std::max(most - padding, leastOfCut);
        const auto add = [&](std::vector<BlockSlice> pieces, bool withFoot) {
            double height = padding + (withFoot ? footOf(block) : 0);
            for (const auto& piece : pieces)
                height += piece.to - piece.from;
            items.push_back({block, height, 0, 1, std::move(pieces), withFoot});
            hasFoot = hasFoot || withFoot;
        };
        const bool repeatsHead = head <= mostOfHead * room;
        for (double from = 0; !repeatsHead && from < head - roundingSlack;) {
            const auto to = head - from <= room ? head : laid.cutBefore(BlockPart::Head, from, from + room);
            add({{BlockPart::Head, from, to}}, false);
            from = to;
        }
        // A foot that is too tall for one part is cut like the body.
        const bool footFlows = footOf(block) > room - (repeatsHead ? head : 0);
        // The boxes of a card that goes on are on the part that a player has before them.
        const bool isFootFirst = shapeOf(block).isCard && repeatsHead && body > 0 && footOf(block) > 0 &&
                                 footOf(block) <= room - head - leastOfCut;
        for (const auto where : {BlockPart::Body, BlockPart::Foot}) {
            const auto end = where == BlockPart::Body || footFlows ? laid.end(where) : 0;
            for (double from = 0; from < end - roundingSlack;) {
                std::vector<BlockSlice> pieces;
                double left = room;
                if (repeatsHead) {
                    pieces.push_back(headPiece);
                    left -= head;
                }
                const bool takesFoot = isFootFirst && where == BlockPart::Body && from == 0;
                if (takesFoot)
                    left -= footOf(block);
                for (const auto& again : from > 0 ? laid.headsAt(from) : std::vector<BlockSlice>())
                    if (const auto tall = again.to - again.from;
                        where == BlockPart::Body && tall < left / 2 && left - tall >= leastOfCut / 2) {
                        pieces.push_back(again);
                        left -= tall;
                    }
                const auto to = end - from <= left + roundingSlack ? end : laid.cutBefore(where, from, from + left);
                pieces.push_back({where, from, to});
                left -= to - from;
                const bool isLast = to >= end - roundingSlack && where == BlockPart::Body && !footFlows;
                add(std::move(pieces), takesFoot || (isLast && !isFootFirst && footOf(block) <= left + roundingSlack));
                from = to;
            }
        }
        // A last part for a foot that did not fit under the body, or for a block without a body.
        if (items.size() == first || (!hasFoot && !footFlows && footOf(block) > 0))
            add(repeatsHead ? std::vector<BlockSlice>{headPiece} : std::vector<BlockSlice>(), !footFlows);
        const auto parts = static_cast<int>(items.size() - first);
        for (auto i = first; i < items.size(); ++i) {
            items[i].part = static_cast<int>(i - first);
            items[i].parts = parts;
        }
    }

    void place(const Item& item, double x, double y, double width, double height)
    {
        m_sheet.placed.push_back(
            {item.block, m_page, x, y, width, height, item.part, item.parts, item.pieces, item.hasFoot});
    }

    /// The height in mm that a repeated item takes of each page; 0 if it is too tall to be repeated.
    [[nodiscard]] double repeatedHeight(const Item& item) const
    {
        const auto height = item.height + shapeOf(item.block).after;
        return height <= mostOfHead * pageHeight() ? height : 0.0;
    }

    struct Spot {
        std::size_t item;
        int column;
        double y;
    };

    /// Fills columns with items from `first` on, as many as fit, each with its spot. Items stay with the next one if
    /// their shape says so. If not strict, they may be separated when both together are too tall for one column.
    [[nodiscard]] std::vector<Spot> fill(const std::vector<Item>& items, std::size_t first, int columns, double height,
                                         double start, bool isStrict) const
    {
        std::vector<Spot> spots;
        int column = 0;
        double y = start;
        bool isTop = true;
        for (auto i = first; i < items.size(); ++i) {
            const auto& shape = shapeOf(items[i].block);
            const auto needOf = [&](std::size_t item) {
                // The last item needs only its height; others also the room that their shape asks for.
                return item + 1 < items.size() ? std::max(items[item].height, shapeOf(items[item].block).room)
                                               : items[item].height;
            };
            double need = (isTop ? 0 : shape.before) + needOf(i);
            for (auto j = i; j + 1 < items.size() && shapeOf(items[j].block).keepsWithNext; ++j)
                need += shapeOf(items[j].block).after + shapeOf(items[j + 1].block).before + needOf(j + 1);
            if (y + need > height + roundingSlack && !isTop) {
                if (++column == columns)
                    return spots;
                y = 0;
                isTop = true;
            }
            if (y + (isStrict ? need : items[i].height) > height + roundingSlack)
                return spots;
            y += isTop ? 0 : shape.before;
            spots.push_back({i, column, y});
            y += items[i].height + shape.after;
            isTop = false;
        }
        return spots;
    }

    /// The smallest height into which everything fits, so that the columns of the last page have about the same length.
    [[nodiscard]] double balanced(const std::vector<Item>& items, std::size_t first, int columns, double height) const
    {
        double low = 0;
        double high = height;
        while (high - low > 0.5) {
            const auto middle = (low + high) / 2;
            (first + fill(items, first, columns, middle, 0, true).size() == items.size() ? high : low) = middle;
        }
        return high;
    }

    static constexpr auto noItem = static_cast<std::size_t>(-1);

    /// The items on one page of columns.
    struct ColumnPage {
        double y = 0;              ///< mm, top of the columns
        std::size_t head = noItem; ///< repeated above the columns
        std::vector<Spot> spots;
    };

    /// Distributes items to pages of columns, from the current place on. The columns end at `bottom` mm. If strict,
    /// there are no pages if items must be separated for that.
    [[nodiscard]] std::vector<ColumnPage> paged(const std::vector<Item>& items, int columns, double bottom,
                                                bool isStrict = false) const
    {
        std::vector<ColumnPage> pages;
        auto head = noItem;
        double y = m_y;
        for (std::size_t next = 0; next < items.size();) {
            ColumnPage page;
            const bool isFresh = y <= m_geometry.top + roundingSlack;
            page.y = y + (isFresh || next > 0 ? 0 : shapeOf(items[0].block).before);
            if (isFresh && columns == 1 && shapeOf(items[next].block).goesUnder)
                page.head = head;
            const auto start = page.head == noItem ? 0.0 : repeatedHeight(items[page.head]);
            page.spots = fill(items, next, columns, bottom - page.y, start, isStrict);
            auto reached = next + page.spots.size();
            y = m_geometry.top;
            if (reached == next && !isFresh) {
                pages.emplace_back().y = page.y; // nothing fits on this page
                continue;
            }
            if (reached == next && isStrict)
                return {};
            // An item that is too tall for any page is placed anyway, so that it is not lost.
            if (page.spots.empty()) {
                page.spots.push_back({next, 0, start});
                reached = next + 1;
            }
            for (const auto& spot : page.spots)
                if (shapeOf(items[spot.item].block).repeats)
                    head = repeatedHeight(items[spot.item]) > 0 ? spot.item : noItem;
            next = reached;
            pages.push_back(std::move(page));
        }
        return pages;
    }

    /// A scale of text, and the number of pages that it needs.
    struct Fitted {
        double scale = 0;
        int pages = 0;
    };

    /// Lays everything out at the largest scale between `most` and `least` that needs at most `wanted` pages. If none
    /// does: as few pages as possible.
    static Fitted fit(int wanted, double most, double least, const auto& layAll)
    {
        Fitted last{most, layAll(most)};
        if (last.pages <= wanted)
            return last;
        const auto layAt = [&](double scale) {
            if (last.scale != scale)
                last = {scale, layAll(scale)};
            return last.pages;
        };
        const auto plain = last.pages;
        const auto fewest = std::max(wanted, layAt(least));
        double fits = least;
        double spills = most;
        while (plain > fewest && spills - fits > scaleStep) {
            const auto middle = (fits + spills) / 2;
            (layAt(middle) <= fewest ? fits : spills) = middle;
        }
        layAt(plain > fewest ? fits : most);
        return last;
    }

    /// Puts what ends the sheet into the columns of the blocks before it, if that takes no more pages. `to`: the end of
    /// the blocks that `layAll` lays out.
    void takeEndingAlong(std::size_t& to, const Fitted& fitted, const auto& layAll)
    {
        const auto before = std::exchange(to, m_sheet.blocks.size());
        if (layAll(fitted.scale) <= fitted.pages) {
            m_below = 0;
        } else {
            to = before;
            layAll(fitted.scale);
        }
    }

    /// How many times larger than `scale` text may become, up to `largest`, until words are cut. What would be cut at
    /// that scale does not count.
    [[nodiscard]] double largestWhole(std::size_t from, std::size_t to, double width, double scale,
                                      double largest) const
    {
        for (auto block = from; block < to; ++block)
            if (const auto whole = wholeScale(block, width) / scale; whole >= 1)
                largest = std::min(largest, whole);
        return largest;
    }

    /// The largest scale from `scale` up to `largest` times that at which everything needs no more pages.
    [[nodiscard]] static double enlarged(int pages, double scale, double largest, const auto& layAll)
    {
        double fits = scale;
        double spills = scale * largest + scaleStep;
        while (spills - fits > 2 * scaleStep) {
            const auto middle = (fits + spills) / 2;
            (layAll(middle) <= pages ? fits : spills) = middle;
        }
        return fits;
    }

    /// The share of the columns that stays white above the end of the longest column of their page.
    [[nodiscard]] static double holesIn(const std::vector<Item>& items, const std::vector<ColumnPage>& pages,
                                        int columns)
    {
        double holes = 0;
        double room = 0;
        for (const auto& page : pages) {
            std::vector<double> ends(static_cast<std::size_t>(columns));
            for (const auto& spot : page.spots)
                ends[static_cast<std::size_t>(spot.column)] = spot.y + items[spot.item].height;
            const auto longest = std::ranges::max(ends);
            for (const auto end : ends)
                holes += longest - end;
            room += longest * columns;
        }
        return room > 0 ? holes / room : 0;
    }

    /// The best scale from 1 to `largest` for columns: large type is good, and long white ends of columns are bad.
    [[nodiscard]] double bestScale(const std::vector<Item>& items, int columns, double largest,
                                   const auto& layAll) const
    {
        double best = largest;
        double most = 0;
        for (auto scale = largest; scale > 1 - scaleStep; scale -= triedStep) {
            layAll(scale);
            const auto good = scale - badHoles * holesIn(items, wellPaged(items, columns), columns);
            if (scale < largest && good <= most)
                continue;
            most = good;
            best = scale;
        }
        return best;
    }

    /// How much of the emptiest page is filled, in parts of the fullest: 1 if all have the same.
    [[nodiscard]] double evenness(const std::vector<Item>& items, const std::vector<ColumnPage>& pages,
                                  int columns) const
    {
        double least = std::numeric_limits<double>::max();
        double most = 0;
        for (const auto& page : pages) {
            double filled = (page.y - m_geometry.top) * columns; // by what is above the columns
            for (const auto& spot : page.spots)
                filled += items[spot.item].height;
            least = std::min(least, filled);
            most = std::max(most, filled);
        }
        return most > 0 ? least / most : 1;
    }

    /// Pages of columns. If a sheet has as many as it may have, they are as short as they can be; where blocks that
    /// are not parted make them uneven for that, as even as they can be.
    [[nodiscard]] std::vector<ColumnPage> evenPages(const std::vector<Item>& items, int columns) const
    {
        auto pages = paged(items, columns, m_bottom);
        if (columns == 1 || m_shape.pages == 1 || pages.size() < 2 || std::cmp_greater(pages.size(), m_shape.pages))
            return pages;
        double low = m_geometry.top;
        double high = m_bottom;
        while (high - low > 1) {
            const auto middle = (low + high) / 2;
            auto shorter = paged(items, columns, middle, true);
            if (shorter.empty() || shorter.size() > pages.size()) {
                low = middle;
            } else {
                high = middle;
                pages = std::move(shorter);
            }
        }
        constexpr double evenEnough = 0.75;
        for (auto most = evenness(items, pages, columns); most < evenEnough && high < m_bottom; high += 1)
            if (auto taller = paged(items, columns, high, true); taller.size() == pages.size())
                if (const auto even = evenness(items, taller, columns); even > most) {
                    most = even;
                    pages = std::move(taller);
                }
        return pages;
    }

    /// The same, with columns of about the same length on the last page.
    [[nodiscard]] std::vector<ColumnPage> wellPaged(const std::vector<Item>& items, int columns) const
    {
        auto pages = evenPages(items, columns);
        if (auto& last = pages.back(); columns > 1 && !last.spots.empty()) {
            const auto height = m_bottom - last.y;
            const auto first = last.spots.front().item;
            if (auto spots = fill(items, first, columns, balanced(items, first, columns, height), 0, false);
                first + spots.size() == items.size())
                last.spots = std::move(spots);
        }
        return pages;
    }

    /// Whether what ends the sheet has room under these pages of columns.
    [[nodiscard]] bool endingFits(const std::vector<Item>& items, const std::vector<ColumnPage>& pages) const
    {
        double end = 0;
        for (const auto& spot : pages.back().spots)
            end = std::max(end,
                           pages.back().y + spot.y + items[spot.item].height + shapeOf(items[spot.item].block).after);
        return end + m_below <= m_bottom + roundingSlack;
    }

    /// Places blocks in columns and, where it has no room across the page but in a column, also what ends the sheet.
    /// Returns the first block that is not placed.
    std::size_t placeColumns(std::size_t from, std::size_t to, int columns)
    {
        const auto gutter = m_shape.gutter;
        const auto width = (m_width - gutter * (columns - 1)) / columns;
        std::vector<Item> items;
        const auto layAll = [&](double scale) {
            items.clear();
            double head = 0; // mm, height of the item that is repeated
            for (auto block = from; block < to; ++block) {
                lay(block, width, scale, pageHeight() - head);
                addItems(block, pageHeight() - head, items);
                if (shapeOf(block).repeats)
                    head = repeatedHeight(items.back());
            }
            return static_cast<int>(paged(items, columns, m_bottom).size()) + m_page;
        };
        const auto layWithEnding = [&](double scale) {
            const auto pages = layAll(scale);
            return m_below > 0 && !endingFits(items, wellPaged(items, columns)) ? pages + 1 : pages;
        };
        // Columns have small type already: it is not made smaller for what ends the sheet.
        const auto fitted = columns == 1 ? fit(m_shape.pages, 1, m_shape.smallest, layWithEnding)
                                         : fit(m_shape.pages, 1, m_shape.smallest, layAll);
        if (m_below > 0 && columns > 1 && !endingFits(items, wellPaged(items, columns)))
            takeEndingAlong(to, fitted, layAll);
        if (const auto most = largestWhole(from, to, width, 1, m_shape.largest); fitted.scale == 1 && most > 1) {
            const auto largest = enlarged(layWithEnding(1), 1, most, layWithEnding);
            layAll(columns > 1 ? bestScale(items, columns, largest, layAll) : largest);
        }
        const auto pages = wellPaged(items, columns);
        const auto x = [&](int column) { return m_geometry.left + (width + gutter) * column; };
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0)
                newPage();
            const auto& page = pages[i];
            if (page.head != noItem)
                place(items[page.head], x(0), page.y, width, items[page.head].height);
            m_y = page.y;
            for (const auto& spot : page.spots) {
                const auto& item = items[spot.item];
                const auto& shape = shapeOf(item.block);
                place(item, x(spot.column) + shape.indent, page.y + spot.y, width - shape.indent, item.height);
                m_y = std::max(m_y, page.y + spot.y + item.height + shape.after);
            }
        }
        return to;
    }

    [[nodiscard]] CardArea areaOf(int columns) const
    {
        return {columns, m_y, m_geometry.top, m_bottom, m_cards.gutter, m_cards.stretch};
    }

    [[nodiscard]] std::vector<FlowingCard> flowing(const std::vector<Item>& items) const
    {
        std::vector<FlowingCard> cards;
        for (const auto& item : items)
            cards.push_back({item.height, shapeOf(item.block).isCard, item.part > 0, item.parts == 1});
        return cards;
    }

    [[nodiscard]] std::vector<CardSpot> flow(const std::vector<Item>& items, int columns) const
    {
        return flowCards(flowing(items), areaOf(columns));
    }

    /// Whether what ends the sheet has room under the last page of cards.
    [[nodiscard]] bool endingFits(const std::vector<CardSpot>& spots) const
    {
        return endOf(spots) + m_below <= m_bottom + roundingSlack;
    }

    /// Where the last page of cards ends, with the gap below it.
    [[nodiscard]] double endOf(const std::vector<CardSpot>& spots) const
    {
        double end = pagesOf(spots) == 1 ? m_y : m_geometry.top;
        for (const auto& spot : spots)
            if (spot.page + 1 == pagesOf(spots))
                end = std::max(end, spot.y + spot.height + m_cards.gutter);
        return end;
    }

    /// The best scale for cards, from their own up to `largest`: large type is good, and white ends are bad.
    [[nodiscard]] double leastWhite(const std::vector<Item>& items, int columns, double largest,
                                    const auto& layAll) const
    {
        constexpr double badWhite = 4; // a tenth of the columns white is as bad as type smaller by two fifths
        double best = largest;
        double most = -badWhite;
        for (auto scale = largest; scale > m_cards.scale - scaleStep; scale -= triedStep) {
            layAll(scale);
            const auto good = scale - badWhite * whiteIn(flowing(items), flow(items, columns), areaOf(columns));
            if (good <= most)
                continue;
            most = good;
            best = scale;
        }
        return best;
    }

    /// Returns the first block that is not placed.
    std::size_t placeGrid(std::size_t from, std::size_t to)
    {
        if (m_cards.height <= 0 && m_cards.rows <= 0)
            return placeFlow(from, to);
        placeAlike(from, to);
        return to;
    }

    /// Places cards and, where it has no room across the page but in a column, also what ends the sheet. Returns the
    /// first block that is not placed.
    std::size_t placeFlow(std::size_t from, std::size_t to)
    {
        const auto gutter = m_cards.gutter;
        auto columns = m_cards.columns;
        double width = 0;
        std::vector<Item> items;
        const auto layAll = [&](double scale) {
            width = (m_width - gutter * (columns - 1)) / columns;
            items.clear();
            for (auto block = from; block < to; ++block) {
                lay(block, width, scale, pageHeight());
                addItems(block, pageHeight(), items);
            }
            return pagesOf(flow(items, columns));
        };
        const auto layWithEnding = [&](double scale) {
            const auto pages = layAll(scale);
            return m_below > 0 && !endingFits(flow(items, columns)) ? pages + 1 : pages;
        };
        const auto fitAll = [&](double scale) { return fit(m_cards.pages, scale, scale * m_cards.smallest, layAll); };
        const auto loose = fitAll(m_cards.scale);
        auto fitted = loose;
        // A large army gets more columns if that saves a page.
        if (loose.pages > m_cards.pages && m_cards.tightColumns > columns) {
            columns = m_cards.tightColumns;
            fitted = fitAll(m_cards.scale * m_cards.tightScale);
            if (fitted.pages >= loose.pages) {
                columns = m_cards.columns;
                fitted = loose;
                layAll(loose.scale);
            }
        }
        if (m_below > 0 && columns > 1 && !endingFits(flow(items, columns)))
            takeEndingAlong(to, fitted, layAll);
        if (loose.scale == m_cards.scale && columns == m_cards.columns && m_cards.largest > 1) {
            const auto largest = enlarged(layWithEnding(m_cards.scale), m_cards.scale,
                                          largestWhole(from, to, width, m_cards.scale, m_cards.largest), layWithEnding);
            layAll(m_cards.stretch > 0 ? leastWhite(items, columns, largest, layAll) : largest);
        }
        auto spots = flow(items, columns);
        stretchCards(spots, flowing(items), areaOf(columns));
        const auto first = m_page;
        for (std::size_t i = 0; i < items.size(); ++i) {
            m_page = first + spots[i].page;
            place(items[i], m_geometry.left + spots[i].column * (width + gutter), spots[i].y, width, spots[i].height);
        }
        m_y = endOf(spots);
        m_page = first + pagesOf(spots) - 1;
        return to;
    }

    /// Places cards of one size in rows. Cards with a size in mm are in the middle of the paper and may use its
    /// margins.
    void placeAlike(std::size_t from, std::size_t to)
    {
        const auto gutter = m_cards.gutter;
        const bool isExact = m_cards.width > 0 && m_cards.height > 0;
        const auto width = isExact ? m_cards.width : (m_width - gutter * (m_cards.columns - 1)) / m_cards.columns;
        const auto count = [&](double room, double size) {
            return std::max(1, static_cast<int>((room + gutter + roundingSlack) / (size + gutter)));
        };
        const auto columns = isExact ? count(m_paper.width - 2 * narrowest, width) : m_cards.columns;
        const auto top = isExact ? narrowest : m_geometry.top;
        const auto rows = m_cards.height > 0 ? count(m_bottom - top, m_cards.height) : m_cards.rows;
        const auto height = m_cards.height > 0 ? m_cards.height : (pageHeight() - gutter * (rows - 1)) / rows;
        const auto left = isExact ? (m_paper.width - columns * (width + gutter) + gutter) / 2 : m_geometry.left;
        const auto first =
            isExact ? top + std::max(0.0, (m_bottom - top - rows * (height + gutter) + gutter) / 2) : m_geometry.top;
        m_sheet.inset = m_cards.inset;
        std::vector<Item> items;
        for (auto block = from; block < to; ++block) {
            lay(block, width, m_cards.scale, height);
            addItems(block, height, items);
        }
        if (m_y > m_geometry.top + roundingSlack)
            newPage();
        int row = 0;
        int column = 0;
        for (const auto& item : items) {
            if (column == columns) {
                column = 0;
                ++row;
            }
            if (row == rows) {
                row = 0;
                newPage();
            }
            const auto x = left + column * (width + gutter);
            const auto y = first + row * (height + gutter);
            place(item, x, y, width, height);
            if (m_cards.hasMarks)
                addCuts(x, y, width, height);
            m_y = y + height + gutter;
            ++column;
        }
    }

    void addCuts(double x, double y, double width, double height)
    {
        if (m_sheet.cuts.empty() || m_sheet.cuts.back().page != m_page)
            m_sheet.cuts.push_back({m_page, {}, {}});
        const auto add = [](std::vector<double>& list, double value) {
            if (std::ranges::none_of(list, [&](double known) { return std::abs(known - value) < roundingSlack; }))
                list.push_back(value);
        };
        add(m_sheet.cuts.back().x, x);
        add(m_sheet.cuts.back().x, x + width);
        add(m_sheet.cuts.back().y, y);
        add(m_sheet.cuts.back().y, y + height);
    }

    Composition& m_sheet;
    const Geometry& m_geometry;
    const SheetShape& m_shape;
    const CardShape& m_cards;
    const PaperShape& m_paper;
    const Stage& m_stage;
    double m_width;
    double m_bottom;
    double m_y;
    double m_below = 0; ///< mm, of what ends the sheet under the blocks that are placed
    int m_page = 0;
    double m_laid = 0; ///< how many times all blocks were laid out
};

} // namespace

Composition compose(std::vector<Block> blocks, const Frame& frame, std::shared_ptr<const Typeface> typeface,
                    const Stage& stage)
{
    constexpr double shaping = 0.4; // share of the time
    Composition composition;
    composition.typeface = std::move(typeface);
    composition.blocks = std::move(blocks);
    for (const auto& block : composition.blocks) {
        const auto done = static_cast<double>(composition.shaped.size());
        stage.at(shaping * done / static_cast<double>(composition.blocks.size()));
        composition.shaped.emplace_back(block, *composition.typeface);
    }
    const auto placing = stage.part(shaping, 1);
    Composer(composition, frame, placing).run();
    return composition;
}

} // namespace muster::paper
