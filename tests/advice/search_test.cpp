// The search with a list that is no roster: it knows no game.

#include "advice/search/search.h"

#include <catch2/catch.hpp>

#include <map>
#include <numeric>

using namespace muster;
using namespace muster::advice;

namespace {

/// Numbers, of which some may be lowered. Their sum may be `most`, and the first and the last must not both be odd.
class Numbers final : public ChangingList {
public:
    Numbers(std::vector<int> numbers, int most) : m_before(std::move(numbers)), m_now(m_before), m_most(most) {}

    std::optional<Standing> goTo(std::span<const Id<Move>> path) override
    {
        m_now = m_before;
        for (const auto move : path)
            m_now = changed(move);
        return standing(m_now);
    }
    std::optional<Standing> tried(Id<Move> move) override { return standing(changed(move)); }
    Moves everyMove() override
    {
        Moves all;
        for (std::size_t i = 0; i < m_before.size() * 2; ++i)
            all.moves.push_back(Id<Move>::at(i));
        return all;
    }
    std::vector<Id<Move>> movesFor(int) override { return everyMove().moves; }
    [[nodiscard]] Touch touchOf(Id<Move> move) const override { return {move.value() / 2, 1, move.value() % 2 == 1}; }
    Path quickWay(const std::stop_token&) override { return {}; }
    Path inSteps(std::span<const Id<Move>> path) override { return {path.begin(), path.end()}; }
    [[nodiscard]] Loss leastLoss() const override
    {
        Loss least;
        least.points = std::max(0, std::accumulate(m_before.begin(), m_before.end(), 0) - m_most);
        return least;
    }

private:
    /// Move 2i takes 1 from number i, move 2i + 1 all of it.
    [[nodiscard]] std::vector<int> changed(Id<Move> move) const
    {
        auto numbers = m_now;
        auto& number = numbers[move.position() / 2];
        number = move.value() % 2 == 1 ? 0 : std::max(0, number - 1);
        return numbers;
    }
    [[nodiscard]] Standing standing(const std::vector<int>& numbers) const
    {
        Standing standing;
        const auto sum = std::accumulate(numbers.begin(), numbers.end(), 0);
        if (numbers.front() % 2 == 1 && numbers.back() % 2 == 1)
            standing.errors.push_back({0, 1});
        if (sum > m_most)
            standing.errors.push_back({1, sum - m_most});
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto lost = m_before[i] - numbers[i];
            standing.loss.points += Points(lost);
            standing.loss.choices += lost > 0 ? 1 : 0;
            standing.loss.edits += lost == 0 ? 0 : numbers[i] == 0 ? 1 : lost;
            standing.state = standing.state * 1'000 + static_cast<std::uint64_t>(numbers[i]);
        }
        standing.isEmpty = sum == 0;
        return standing;
    }

    std::vector<int> m_before;
    std::vector<int> m_now;
    int m_most;
};

std::map<Aim, Loss> lossesOf(const SearchResult& result)
{
    std::map<Aim, Loss> losses;
    for (const auto& answer : result.answers)
        losses[answer.aim] = answer.found.loss;
    return losses;
}

const std::vector<Aim> allAims{aims.begin(), aims.end()};

} // namespace

TEST_CASE("each aim gets the answer that loses least of it")
{
    Numbers numbers({9, 4, 6, 3}, 18); // 4 too many, and 9 and 3 are odd
    const auto result = search(numbers, allAims, {});
    const auto losses = lossesOf(result);
    REQUIRE(losses.size() == 3);
    // 9 away: one step, one choice, 9 points. 4 points in four steps: 1 and 3 of whatever else.
    CHECK(losses.at(Aim::Edits).edits == 1);
    CHECK(losses.at(Aim::Choices).choices == 1);
    CHECK(losses.at(Aim::Points).points == Points(4));
    CHECK(!result.isEmptying);
    for (const auto& answer : result.answers)
        if (answer.aim == Aim::Points)
            CHECK(answer.isProven); // the sum must fall by 4
}

TEST_CASE("an answer of two steps is proven where every single step was tried")
{
    Numbers numbers({6, 20, 20, 7}, 25); // no single step takes 28 away
    const auto result = search(numbers, {Aim::Edits}, {});
    REQUIRE(result.answers.size() == 1);
    CHECK(result.answers.front().found.loss.edits == 2);
    CHECK(result.answers.front().isProven);
    CHECK(result.least.edits == 2);
}

TEST_CASE("nothing is left only where nothing else is legal")
{
    Numbers numbers({2, 2}, 0);
    const auto result = search(numbers, allAims, {});
    CHECK(result.isEmptying);
    CHECK(result.answers.size() == 3);
    Numbers one({2, 2}, 1);
    CHECK(!search(one, allAims, {}).isEmptying);
}

TEST_CASE("a search does no more than it may, and gives the same twice")
{
    const std::vector<int> many{31, 17, 23, 11, 29, 13, 19, 7, 37, 41, 5, 3};
    Numbers numbers(many, 100);
    const auto result = search(numbers, allAims, {100, {}});
    CHECK(result.judgements <= 100);
    CHECK(result.wasStopped);
    Numbers again(many, 100);
    CHECK(lossesOf(search(again, allAims, {100, {}})) == lossesOf(result));
    std::stop_source stop;
    stop.request_stop();
    Numbers stopped(many, 100);
    CHECK(search(stopped, allAims, {500, stop.get_token()}).answers.empty());
}
