#pragma once

#include <cstddef>
#include <vector>

namespace muster::paper {

/// Cards that are as tall as they need, in the columns of pages. Lengths in mm.

/// A card, a part of one, or what ends a sheet of cards.
struct FlowingCard {
    double height = 0;
    bool isCard = true;     ///< false: it ends the sheet, so it is on the last page and never made taller
    bool continues = false; ///< the card before it, so it never comes before that
    bool isWhole = true;    ///< no part of a card
};

/// The room that cards flow into.
struct CardArea {
    int columns = 1;
    double first = 0; ///< the top of the columns of the first page
    double top = 0;   ///< of all other pages
    double bottom = 0;
    double gutter = 0;
    double stretch = 0; ///< the largest share by which cards are made taller, so that columns end together

    [[nodiscard]] double topOf(int page) const { return page == 0 ? first : top; }
};

struct CardSpot {
    int page = 0; ///< from the first one on
    int column = 0;
    double y = 0; ///< on the page
    double height = 0;
};

/// Places cards: each on the first page with room, in its shortest column, so that small cards fill the gaps beside
/// tall ones. Where cards may be made taller and all are whole, also in their order with columns of about the same
/// length, or the tallest first: whichever leaves the least white. Their order is changed only where that saves much.
[[nodiscard]] std::vector<CardSpot> flowCards(const std::vector<FlowingCard>& cards, const CardArea& area);

/// The number of pages that they take; 1 without cards.
[[nodiscard]] int pagesOf(const std::vector<CardSpot>& spots);

/// The share of the columns that stays white. What cards take by becoming taller is half as bad. The last page ends
/// where its tallest column does.
[[nodiscard]] double whiteIn(const std::vector<FlowingCard>& cards, const std::vector<CardSpot>& spots,
                             const CardArea& area);

/// Makes cards taller by what their columns have left over, and moves those below.
void stretchCards(std::vector<CardSpot>& spots, const std::vector<FlowingCard>& cards, const CardArea& area);

} // namespace muster::paper
