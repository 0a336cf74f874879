#include "core/base/fraction.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using muster::Fraction;
using muster::parseFraction;
using muster::parseMixedFraction;

TEST_CASE("a fraction is kept in lowest terms with a positive denominator")
{
    CHECK(Fraction(2, 4) == Fraction(1, 2));
    CHECK(Fraction(-2, 4) == Fraction(1, -2));
    CHECK(Fraction(1, -2).denominator() == 2);
    CHECK(Fraction(1, -2).numerator() == -1);
    CHECK(Fraction(-3, -6) == Fraction(1, 2));
    CHECK(Fraction(0, 7) == Fraction(0));
    CHECK(Fraction(0, -7).denominator() == 1);
    CHECK(Fraction() == Fraction(0));
    CHECK(Fraction(12, 4).isWhole());
    CHECK_FALSE(Fraction(13, 4).isWhole());
}

TEST_CASE("fractions compare exactly where floating point would not")
{
    CHECK(Fraction(1, 3) < Fraction(334, 1000));
    CHECK(Fraction(1, 3) > Fraction(333, 1000));
    CHECK(Fraction(1, 3) + Fraction(1, 3) + Fraction(1, 3) == Fraction(1));
    CHECK(Fraction(1, 10) + Fraction(2, 10) == Fraction(3, 10));
    // One part in 10^14 apart: the same as doubles.
    CHECK(Fraction(10'000'000, 30'000'001) < Fraction(1, 3));
    CHECK_FALSE(Fraction(1, 3) < Fraction(1, 3));
    CHECK(Fraction(-1, 2) < Fraction(-1, 3));
    CHECK(Fraction(-1, 3) < Fraction(0));
    CHECK(Fraction(1000) * Fraction(1, 3) == Fraction(1000, 3));
    CHECK(Fraction(1, 3) * Fraction(-3) == Fraction(-1));
}

TEST_CASE("floor goes down and ceil goes up, below zero too")
{
    struct Case {
        Fraction value;
        std::int64_t floor;
        std::int64_t ceil;
    };
    const Case cases[]{{{7, 2}, 3, 4},    {{-7, 2}, -4, -3},   {{1, 3}, 0, 1},        {{-1, 3}, -1, 0},
                       {{6, 2}, 3, 3},    {{-6, 2}, -3, -3},   {{0, 1}, 0, 0},        {{-1, 1}, -1, -1},
                       {{99, 100}, 0, 1}, {{-99, 100}, -1, 0}, {{1000, 3}, 333, 334}, {{-1000, 3}, -334, -333}};
    for (const auto& [value, floor, ceil] : cases) {
        INFO(value.numerator() << '/' << value.denominator());
        CHECK(value.floor() == floor);
        CHECK(value.ceil() == ceil);
    }
}

TEST_CASE("floor and ceil enclose a fraction")
{
    CHECK(rc::check("floor <= value <= ceil, less than one apart", [] {
        const Fraction value(*rc::gen::inRange<std::int64_t>(-1'000'000, 1'000'000),
                             *rc::gen::inRange<std::int64_t>(1, 1'000));
        RC_ASSERT(!(value < Fraction(value.floor())));
        RC_ASSERT(!(Fraction(value.ceil()) < value));
        RC_ASSERT(value.ceil() - value.floor() == (value.isWhole() ? 0 : 1));
    }));
}

TEST_CASE("a fraction is written as a person reads it")
{
    CHECK(Fraction(4).text() == "4");
    CHECK(Fraction(-4, 2).text() == "-2");
    CHECK(Fraction(2, 3).text() == "2/3");
    CHECK(Fraction(-1, 2).text() == "-1/2");
}

TEST_CASE("decimal numbers are read exactly")
{
    CHECK(parseFraction("12.5") == Fraction(25, 2));
    CHECK(parseFraction("-0.25") == Fraction(-1, 4));
    CHECK(parseFraction("0.1") == Fraction(1, 10));
    CHECK(parseFraction("3.0") == Fraction(3));
    CHECK(parseFraction("0.000001") == Fraction(1, 1'000'000));
    for (const auto* text : {".5", "1.", ".", "-.5", "1.-5", "1.5.0", "1.5/2", "1/2.5", "1,5", "1.5 ", "+1.5",
                             "1.0000001", "99999999999999999999.5"}) {
        INFO('"' << text << '"');
        CHECK_FALSE(parseFraction(text).has_value());
    }
}

TEST_CASE(
    "what people write has a fraction behind the number, or a point; three digits behind a point may be thousands")
{
    CHECK(parseMixedFraction("12 1/2") == Fraction(25, 2));
    CHECK(parseMixedFraction("12.5") == Fraction(25, 2));
    CHECK(parseMixedFraction("12.25") == Fraction(49, 4));
    for (const auto* text : {"1.500", "12 0.5", "12.5 1/2"}) {
        INFO('"' << text << '"');
        CHECK_FALSE(parseMixedFraction(text).has_value());
    }
}

TEST_CASE("a whole number and a part are read as people write them")
{
    CHECK(parseMixedFraction("12 1/2") == Fraction(25, 2));
    CHECK(parseMixedFraction("12½") == Fraction(25, 2));
    CHECK(parseMixedFraction("½") == Fraction(1, 2));
    CHECK(parseMixedFraction("82¼") == Fraction(329, 4));
    CHECK(parseMixedFraction("-1¾") == Fraction(-7, 4));
    for (const auto* text : {"½½", "1/2½", "½1", "12 ½", "-½", "a½"})
        CHECK_FALSE(parseMixedFraction(text).has_value());
}

TEST_CASE("only whole numbers and fractions over a positive number are read")
{
    CHECK(parseFraction("1/3") == Fraction(1, 3));
    CHECK(parseFraction("4") == Fraction(4));
    CHECK(parseFraction("-2/4") == Fraction(-1, 2));
    CHECK(parseFraction("0/5") == Fraction(0));
    for (const auto* text : {"", "/", "1/", "/3", "1/0", "1/-3", "1/3/5", " 1", "1 ", "a", "0x10", "+1",
                             "99999999999999999999", "1/99999999999999999999"}) {
        INFO('"' << text << '"');
        CHECK_FALSE(parseFraction(text).has_value());
    }
}
