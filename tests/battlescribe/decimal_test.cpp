#include "battlescribe/file/decimal.h"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <string>

using muster::battlescribe::Decimal;
using muster::battlescribe::isSameSum;

namespace {

std::string asRead(std::string_view text)
{
    const auto number = Decimal::parse(text);
    return number ? number->text() : "none";
}

} // namespace

TEST_CASE("a decimal is read and written to a millionth")
{
    CHECK(asRead("100.0") == "100");
    CHECK(asRead("0") == "0");
    CHECK(asRead("-0.0") == "0");
    CHECK(asRead("-1.0") == "-1");
    CHECK(asRead("12.50") == "12.5");
    CHECK(asRead("-0.5") == "-0.5");
    CHECK(asRead("+7") == "7");
    CHECK(asRead("007") == "7");
    CHECK(asRead("1.0E7") == "10000000");
    CHECK(asRead("1.25e1") == "12.5");
    CHECK(asRead("25E-3") == "0.025");
    CHECK(asRead("0.30000000000000004") == "0.3");
    CHECK(asRead("1.9999999999") == "2");
    CHECK(asRead("0.000001") == "0.000001");
    CHECK(asRead("999999999.999999") == "999999999.999999");
    CHECK(asRead("1000000000") == "1000000000");
    CHECK(Decimal::parse("12.5")->millionths() == 12'500'000);
    CHECK(Decimal::parse("-0.5")->floor() == -1);
}

TEST_CASE("sums are the same but for the rounding of their parts")
{
    const auto third = Decimal::parse("33.333333333333336").value();
    const auto twoThirds = Decimal::parse("66.66666666666667").value();
    CHECK(isSameSum(third + third + third, 100));
    CHECK(isSameSum(twoThirds + twoThirds + twoThirds, 200));
    CHECK_FALSE(isSameSum(Decimal::parse("99.999").value(), 100));
    CHECK_FALSE(isSameSum(Decimal::parse("100.001").value(), 100));
}

TEST_CASE("what is no decimal, or does not fit, is none")
{
    for (const auto* text : {"",       "-",
                             ".",      ".5",
                             "5.",     "1,5",
                             "abc",    "1.0E",
                             "E5",     "1e308",
                             "-1e308", "1000000001",
                             "1e99",   "NaN",
                             "inf",    "Infinity",
                             "0x10",   " 1",
                             "1 ",     "--1",
                             "+-1",    "1.2.3",
                             "1.5.5",  "1e99999999999",
                             "1e-401", "99999999999999999999"})
        CHECK(asRead(text) == "none");
}

TEST_CASE("a roster file may have larger numbers than data")
{
    CHECK_FALSE(Decimal::parse("2000000000"));
    CHECK(Decimal::parse("2000000000", Decimal::mostInFiles)->floor() == 2'000'000'000);
    CHECK(Decimal::parse("1000000000000", Decimal::mostInFiles)->text() == "1000000000000");
    CHECK_FALSE(Decimal::parse("1000000000001", Decimal::mostInFiles));
    CHECK_FALSE(Decimal::parse(std::string(1'000'000, '9'), Decimal::mostInFiles));
}

TEST_CASE("decimals add up exactly, and stop at the largest")
{
    const auto number = [](std::string_view text) { return *Decimal::parse(text); };
    CHECK((number("0.1") + number("0.2")).text() == "0.3");
    CHECK((number("-0.5") + number("0.25")).text() == "-0.25");
    CHECK((number("2.5") - number("3.75")).text() == "-1.25");
    CHECK((number("1.999999") + number("0.000001")).text() == "2");
    CHECK(number("-0.5") < number("-0.25"));
    CHECK(number("-0.5").isNegative());
    const auto most = Decimal::ofMillionths(std::numeric_limits<std::int64_t>::max());
    CHECK(most + number("1") == most);
    CHECK(-most - number("1") == -most);
    CHECK(-most - number("0.000001") == -most);
    CHECK((-most - number("0.000001")).text() == "-9223372036854.775807");
}

TEST_CASE("any decimal comes back from its text, and sums can be undone")
{
    constexpr auto largest = std::int64_t{1'000'000'000} * Decimal::one;
    rc::prop("text and parse", [=] {
        const auto decimal = Decimal::ofMillionths(*rc::gen::inRange(-largest, largest));
        RC_ASSERT(Decimal::parse(decimal.text()) == decimal);
    });
    rc::prop("a + b - b is a", [=] {
        const auto first = Decimal::ofMillionths(*rc::gen::inRange(-largest, largest));
        const auto second = Decimal::ofMillionths(*rc::gen::inRange(-largest, largest));
        RC_ASSERT(first + second - second == first);
    });
}
