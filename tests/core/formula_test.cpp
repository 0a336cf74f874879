#include "core/language/formula.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

/// Two columns: a 4, and a pair of a dash and 12.
const Table<StatColumn, StatValue> stats{*parseStat(StatKind::Number, "4"), *parseStat(StatKind::Pair, "-/12")};
constexpr auto four = Id<StatColumn>::at(0);
constexpr auto pair = Id<StatColumn>::at(1);

Formula from(Id<StatColumn> stat, std::size_t part = 0)
{
    Formula formula;
    formula.stat = stat;
    formula.part = part;
    return formula;
}

} // namespace

TEST_CASE("a formula starts from a figure or from the number of models")
{
    CHECK(workOut(from(four), stats, 9) == Fraction(4));
    CHECK(workOut(from(pair, 1), stats, 9) == Fraction(12));
    CHECK(workOut(Formula(), stats, 9) == Fraction(9));
    CHECK_FALSE(workOut(from(pair), stats, 9)); // a dash
}

TEST_CASE("a table gives what stands at the last row reached; below the first there is nothing")
{
    auto formula = Formula();
    formula.table = {{1, 0}, {4, 1}, {7, 20}};
    const std::pair<int, std::optional<Fraction>> rows[]{{-1, {}}, {0, {}}, {1, 0},  {3, 0},
                                                         {4, 1},   {6, 1},  {7, 20}, {99, 20}};
    for (const auto& [models, value] : rows) {
        INFO(models);
        CHECK(workOut(formula, stats, models) == value);
    }
}

TEST_CASE("then it is multiplied, added to, multiplied by another, and rounded, in this order")
{
    auto formula = from(four);
    formula.times = Fraction(1, 3);
    formula.plus = 1;
    CHECK(workOut(formula, stats, 9) == Fraction(7, 3)); // 4 / 3 + 1
    formula.rounding = Rounding::Up;
    CHECK(workOut(formula, stats, 9) == Fraction(3));
    formula.rounding = Rounding::Down;
    CHECK(workOut(formula, stats, 9) == Fraction(2));
    auto models = Formula();
    models.times = 2;
    formula.by = std::make_shared<const Formula>(models);
    CHECK(workOut(formula, stats, 5) == Fraction(23)); // 7/3 x 10 = 23 1/3
    formula.by = std::make_shared<const Formula>(from(pair));
    CHECK_FALSE(workOut(formula, stats, 5));
}
