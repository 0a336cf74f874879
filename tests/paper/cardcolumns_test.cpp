// Cards in columns: how few pages they take, how little white they leave.

#include "paper/layout/cardcolumns.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace muster::paper;

namespace {

std::vector<FlowingCard> cardsOf(const std::vector<double>& heights)
{
    std::vector<FlowingCard> cards;
    for (const auto height : heights)
        cards.push_back({height});
    return cards;
}

/// Two columns of 100 mm, without gaps.
CardArea areaWith(double stretch) { return {2, 0, 0, 100, 0, stretch}; }

/// "0.1:30" for a card in the second column of the first page, 30 mm from the top.
std::string told(const std::vector<CardSpot>& spots)
{
    std::string text;
    for (const auto& spot : spots)
        text += (text.empty() ? "" : " ") + std::to_string(spot.page) + '.' + std::to_string(spot.column) + ':' +
                std::to_string(static_cast<int>(spot.y));
    return text;
}

} // namespace

TEST_CASE("cards that cannot be made taller go where they come, each into the shortest column")
{
    const auto cards = cardsOf({50, 30, 30, 20, 70});
    const auto spots = flowCards(cards, areaWith(0));
    CHECK(told(spots) == "0.0:0 0.1:0 0.1:30 0.0:50 1.0:0");
    CHECK(pagesOf(spots) == 2);
}

TEST_CASE("cards that may be made taller are packed into fewer pages")
{
    // 70 and 30 in one column, 50, 30 and 20 in the other: 100 mm each.
    const auto spots = flowCards(cardsOf({50, 30, 30, 20, 70}), areaWith(0.25));
    CHECK(pagesOf(spots) == 1);
    CHECK(whiteIn(cardsOf({50, 30, 30, 20, 70}), spots, areaWith(0.25)) < 0.001);
}

TEST_CASE("cards keep their order where that leaves as little white")
{
    const auto spots = flowCards(cardsOf({40, 40, 40, 40}), areaWith(0.25));
    CHECK(told(spots) == "0.0:0 0.1:0 0.0:40 0.1:40");
}

TEST_CASE("what a column has left over goes into its cards, by their heights, and moves those below")
{
    const auto cards = cardsOf({100, 50, 30});
    const CardArea area{2, 0, 0, 200, 0, 0.25};
    auto spots = flowCards(cards, area);
    CHECK(told(spots) == "0.0:0 0.1:0 0.1:50");
    stretchCards(spots, cards, area);
    CHECK(spots[0].height == 100); // the tallest column of the last page
    CHECK(spots[1].height == Approx(62.5));
    CHECK(spots[2].y == Approx(62.5));
    CHECK(spots[2].height == Approx(37.5));
    // No more than the area allows: a tenth of 80 mm.
    auto less = flowCards(cards, {2, 0, 0, 200, 0, 0.1});
    stretchCards(less, cards, {2, 0, 0, 200, 0, 0.1});
    CHECK(less[1].height == Approx(55));
    CHECK(less[2].height == Approx(33));
    CHECK(less[2].y == Approx(55));
}

TEST_CASE("a part never comes before the card that it continues, and what ends the sheet is on its last page")
{
    auto cards = cardsOf({90, 90, 80, 30, 10});
    cards[3].continues = true;
    cards[4].isCard = false;
    auto spots = flowCards(cards, areaWith(0.25));
    CHECK(told(spots) == "0.0:0 0.1:0 1.0:0 1.1:0 1.1:30");
    stretchCards(spots, cards, areaWith(0.25));
    CHECK(spots[4].height == 10);
}

TEST_CASE("no cards, and one that is taller than a page, are placed too")
{
    CHECK(flowCards({}, areaWith(0.25)).empty());
    CHECK(pagesOf({}) == 1);
    CHECK(told(flowCards(cardsOf({300, 20}), areaWith(0.25))) == "0.0:0 0.1:0");
}

TEST_CASE("whatever the heights, columns do not run over and cards do not overlap")
{
    CHECK(rc::check([] {
        const auto heights = *rc::gen::container<std::vector<double>>(
            rc::gen::map(rc::gen::inRange(1, 100), [](int height) { return static_cast<double>(height); }));
        const CardArea area{*rc::gen::inRange(1, 4), 30, 10, 120, 2, 0.25};
        const auto cards = cardsOf(heights);
        auto spots = flowCards(cards, area);
        const auto plain = flowCards(cards, {area.columns, 30, 10, 120, 2, 0});
        RC_ASSERT(pagesOf(spots) <= pagesOf(plain));
        stretchCards(spots, cards, area);
        for (std::size_t i = 0; i < spots.size(); ++i) {
            const auto& one = spots[i];
            RC_ASSERT(one.height >= heights[i] && one.height <= 1.25 * heights[i] + 0.001);
            RC_ASSERT(one.y >= area.topOf(one.page));
            RC_ASSERT(one.y + one.height <= area.bottom + 0.02 || one.y == area.topOf(one.page));
            for (std::size_t j = 0; j < i; ++j) {
                const auto& other = spots[j];
                RC_ASSERT(one.page != other.page || one.column != other.column ||
                          one.y + one.height <= other.y + 0.02 || other.y + other.height <= one.y + 0.02);
            }
        }
    }));
}
