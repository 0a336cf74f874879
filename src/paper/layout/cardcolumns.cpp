#include "paper/layout/cardcolumns.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace muster::paper {

namespace {

constexpr double slackOfSums = 0.01; // mm, for rounding errors
constexpr double evenness = 0.5;     // mm by which the columns of cards in their order may differ from the best

/// By column, over all pages: the places of their cards.
using CardColumns = std::vector<std::vector<std::size_t>>;

CardColumns columnsOn(int pages, const CardArea& area)
{
    return CardColumns(static_cast<std::size_t>(area.columns * pages));
}

double topOfColumn(std::size_t column, const CardArea& area)
{
    return area.topOf(static_cast<int>(column) / area.columns);
}

/// The cards in their order, in columns that end above `bottom`; nothing if they are too many for that.
CardColumns inOrder(const std::vector<FlowingCard>& cards, int pages, double bottom, const CardArea& area)
{
    auto all = columnsOn(pages, area);
    std::size_t column = 0;
    auto reached = topOfColumn(0, area);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (reached + cards[i].height > bottom + slackOfSums) {
            if (++column == all.size())
                return {};
            reached = topOfColumn(column, area);
            if (reached + cards[i].height > bottom + slackOfSums)
                return {};
        }
        all[column].push_back(i);
        reached += cards[i].height + area.gutter;
    }
    return all;
}

/// The cards in their order, in columns of about the same length; nothing if they do not fit.
CardColumns evenInOrder(const std::vector<FlowingCard>& cards, int pages, const CardArea& area)
{
    auto best = inOrder(cards, pages, area.bottom, area);
    double low = area.top;
    double high = area.bottom;
    while (!best.empty() && high - low > evenness) {
        const auto middle = (low + high) / 2;
        if (auto tried = inOrder(cards, pages, middle, area); tried.empty()) {
            low = middle;
        } else {
            high = middle;
            best = std::move(tried);
        }
    }
    return best;
}

/// Whether the cards fit into columns in which they are now.
bool fits(const CardColumns& all, const std::vector<FlowingCard>& cards, const CardArea& area)
{
    for (std::size_t column = 0; column < all.size(); ++column) {
        auto end = topOfColumn(column, area) - area.gutter;
        for (const auto i : all[column])
            end += area.gutter + cards[i].height;
        if (end > area.bottom + slackOfSums)
            return false;
    }
    return true;
}

/// The tallest cards first, each in the column that is shortest so far; nothing if they do not fit. Columns are in the
/// order of their first cards.
CardColumns byHeight(const std::vector<FlowingCard>& cards, int pages, const CardArea& area)
{
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return cards[i].height; });
    auto all = columnsOn(pages, area);
    std::vector<double> ends;
    for (std::size_t column = 0; column < all.size(); ++column)
        ends.push_back(topOfColumn(column, area));
    for (const auto i : order) {
        const auto shortest = std::ranges::min_element(ends);
        *shortest += cards[i].height + area.gutter;
        all[static_cast<std::size_t>(shortest - ends.begin())].push_back(i);
    }
    for (auto& column : all)
        std::ranges::sort(column);
    std::ranges::stable_sort(all, {}, [](const std::vector<std::size_t>& column) {
        return column.empty() ? std::numeric_limits<std::size_t>::max() : column.front();
    });
    // The first page may be shorter, so columns that change their places may not fit any more.
    return fits(all, cards, area) ? all : CardColumns();
}

std::vector<CardSpot> spotsOf(const CardColumns& all, const std::vector<FlowingCard>& cards, const CardArea& area)
{
    std::vector<CardSpot> spots(cards.size());
    for (std::size_t column = 0; column < all.size(); ++column) {
        const auto page = static_cast<int>(column) / area.columns;
        auto y = area.topOf(page);
        for (const auto i : all[column]) {
            spots[i] = {page, static_cast<int>(column) % area.columns, y, cards[i].height};
            y += cards[i].height + area.gutter;
        }
    }
    return spots;
}

std::vector<CardSpot> asTheyCome(const std::vector<FlowingCard>& cards, const CardArea& area)
{
    std::vector<CardSpot> spots;
    std::vector<std::vector<double>> pages; // where the columns of each end
    for (const auto& card : cards) {
        std::size_t page = 0;
        if (card.continues)
            page = static_cast<std::size_t>(spots.back().page);
        else if (!card.isCard && !pages.empty())
            page = pages.size() - 1;
        while (page < pages.size() && std::ranges::min(pages[page]) + card.height > area.bottom + slackOfSums)
            ++page;
        if (page == pages.size())
            pages.emplace_back(static_cast<std::size_t>(area.columns), area.topOf(static_cast<int>(page)));
        auto& reached = pages[page];
        const auto column = std::ranges::min_element(reached);
        spots.push_back({static_cast<int>(page), static_cast<int>(column - reached.begin()), *column, card.height});
        *column += card.height + area.gutter;
    }
    return spots;
}

/// The cards in one column of a page, and what is left over below them.
struct FilledColumn {
    std::vector<std::size_t> cards; ///< from the top
    double tall = 0;                ///< all of them
    double room = 0;                ///< up to the bottom; on the last page up to the end of its tallest column

    /// How much taller each card becomes, as a share of its height.
    [[nodiscard]] double share(double most) const { return tall > 0 ? std::min(most, room / tall) : 0; }
};

std::vector<FilledColumn> filled(const std::vector<FlowingCard>& cards, const std::vector<CardSpot>& spots,
                                 const CardArea& area)
{
    const auto last = pagesOf(spots) - 1;
    std::vector<FilledColumn> all(static_cast<std::size_t>((last + 1) * area.columns));
    std::vector<double> ends;
    for (std::size_t column = 0; column < all.size(); ++column)
        ends.push_back(topOfColumn(column, area));
    double end = 0; // of the last page
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto at = static_cast<std::size_t>(spots[i].page * area.columns + spots[i].column);
        ends[at] = std::max(ends[at], spots[i].y + spots[i].height);
        if (spots[i].page == last)
            end = std::max(end, ends[at]);
        if (!cards[i].isCard)
            continue;
        all[at].cards.push_back(i);
        all[at].tall += cards[i].height;
    }
    for (std::size_t at = 0; at < all.size(); ++at) {
        const bool isLast = static_cast<int>(at) / area.columns == last;
        all[at].room = std::max(0.0, (isLast ? end : area.bottom) - ends[at]);
        std::ranges::sort(all[at].cards, {}, [&](std::size_t i) { return spots[i].y; });
    }
    return all;
}

} // namespace

int pagesOf(const std::vector<CardSpot>& spots)
{
    return spots.empty() ? 1 : std::ranges::max(spots, {}, &CardSpot::page).page + 1;
}

double whiteIn(const std::vector<FlowingCard>& cards, const std::vector<CardSpot>& spots, const CardArea& area)
{
    double white = 0;
    double whole = 0;
    for (const auto& column : filled(cards, spots, area)) {
        const auto taken = column.share(area.stretch) * column.tall;
        white += column.room - taken / 2;
        whole += column.room + column.tall;
    }
    return whole > 0 ? white / whole : 0;
}

std::vector<CardSpot> flowCards(const std::vector<FlowingCard>& cards, const CardArea& area)
{
    constexpr double worthMixing = 0.04; // of all columns
    auto best = asTheyCome(cards, area);
    const auto isWholeCard = [](const FlowingCard& card) { return card.isCard && card.isWhole; };
    if (area.stretch <= 0 || cards.empty() || !std::ranges::all_of(cards, isWholeCard))
        return best;
    auto pages = pagesOf(best);
    auto white = whiteIn(cards, best, area);
    const auto take = [&](const CardColumns& all, int needed, double margin) {
        if (all.empty())
            return;
        auto spots = spotsOf(all, cards, area);
        const auto own = whiteIn(cards, spots, area);
        if (needed == pages && own + margin >= white)
            return;
        pages = needed;
        white = own;
        best = std::move(spots);
    };
    if (pages > 1)
        take(byHeight(cards, pages - 1, area), pages - 1, 0);
    take(evenInOrder(cards, pages, area), pages, 0);
    take(byHeight(cards, pages, area), pages, worthMixing);
    return best;
}

void stretchCards(std::vector<CardSpot>& spots, const std::vector<FlowingCard>& cards, const CardArea& area)
{
    for (const auto& column : filled(cards, spots, area)) {
        double down = 0;
        for (const auto i : column.cards) {
            const auto more = column.share(area.stretch) * cards[i].height;
            spots[i].y += down;
            spots[i].height += more;
            down += more;
        }
    }
}

} // namespace muster::paper
