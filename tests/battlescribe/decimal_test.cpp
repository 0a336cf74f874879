#include "battlescribe/roster/decimal.h"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

using muster::battlescribe::Decimal;
using muster::battlescribe::isSameSum;

namespace {

std::string read(std::string_view text)
{
    const auto number = Decimal::parse(text);
    return number ? number->text() : "none";
}

} // namespace

TEST_CASE("a decimal is read and written exactly")
{
    CHECK(read("100.0") == "100");
    CHECK(read("0") == "0");
    CHECK(read("-0.0") == "0");
    CHECK(read("-1.0") == "-1");
    CHECK(read("12.50") == "12.5");
    CHECK(read("-0.5") == "-0.5");
    CHECK(read("+7") == "7");
    CHECK(read("007") == "7");
    CHECK(read("1.0E7") == "10000000");
    CHECK(read("1.25e1") == "12.5");
    CHECK(read("25E-3") == "0.025");
    CHECK(read("0.30000000000000004") == "0.30000000000000004");
    CHECK(read("1000000000000") == "1000000000000");
    CHECK(read("0.000000000000000001") == "0.000000000000000001");
}

TEST_CASE("what is no decimal, or does not fit, is none")
{
    for (const auto* text : {"",
                             "-",
                             ".",
                             ".5",
                             "5.",
                             "1,5",
                             "abc",
                             "1.0E",
                             "E5",
                             "1e308",
                             "-1e308",
                             "1000000000001",
                             "NaN",
                             "Infinity",
                             "0x10",
                             " 1",
                             "1 ",
                             "--1",
                             "1.2.3",
                             "1e99999999999",
                             "0.0000000000000000001",
                             "1e-401",
                             "99999999999999999999",
                             "0000000000000000000000000000000000000000000000000000000000001"})
        CHECK(read(text) == "none");
}

TEST_CASE("decimals add up exactly")
{
    const auto number = [](std::string_view text) { return *Decimal::parse(text); };
    CHECK((number("0.1") + number("0.2")).text() == "0.3");
    CHECK((number("-0.5") + number("0.25")).text() == "-0.25");
    CHECK((number("2.5") - number("3.75")).text() == "-1.25");
    CHECK((number("1.999999999999999999") + number("0.000000000000000001")).text() == "2");
    CHECK(number("-0.5") < number("-0.25"));
    CHECK(number("-0.5").isNegative());
    CHECK(isSameSum(number("0.30000000000000004"), number("0.3")));
    CHECK_FALSE(isSameSum(number("0.300001"), number("0.3")));
    CHECK_FALSE(isSameSum(number("0.3"), number("0.300001")));
}

TEST_CASE("any decimal comes back from its text, and sums can be undone")
{
    rc::prop("text and parse", [](std::int32_t whole, std::uint32_t parts) {
        const auto text = std::to_string(whole) + '.' + std::to_string(parts);
        const auto number = Decimal::parse(text);
        RC_ASSERT(number.has_value());
        RC_ASSERT(Decimal::parse(number->text()) == number);
    });
    rc::prop("a + b - b is a", [](std::int32_t a, std::uint32_t b, std::int32_t c, std::uint32_t d) {
        const auto first = *Decimal::parse(std::to_string(a) + '.' + std::to_string(b));
        const auto second = *Decimal::parse(std::to_string(c) + '.' + std::to_string(d));
        RC_ASSERT(first + second - second == first);
    });
}
