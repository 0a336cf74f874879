#include "battlescribe/data/amount.h"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

using muster::battlescribe::data::Amount;

TEST_CASE("amounts are read as data write them")
{
    CHECK(Amount::parse("100") == Amount(100));
    CHECK(Amount::parse("-1.0") == Amount(-1));
    CHECK(Amount::parse("12.5")->millionths() == 12'500'000);
    CHECK(Amount::parse("1.0E7") == Amount(10'000'000));
    CHECK(Amount::parse("+3") == Amount(3));
    CHECK(Amount::parse("0.30000000000000004")->text() == "0.3");
    CHECK(Amount::parse("1.9999999999") == Amount(2));
    CHECK(Amount::parse("-0.5")->floor() == -1);
    for (const auto* wrong : {"", "-", "x", "1.", ".5", "1 ", "1,5", "1.5.5", "99999999999", "1e99", "0x10", "--1"})
        CHECK_FALSE(Amount::parse(wrong));
}

TEST_CASE("an amount that is written is read as the same")
{
    rc::prop("text and parse", [](int millionths) {
        const auto amount = Amount::ofMillionths(millionths);
        RC_ASSERT(Amount::parse(amount.text()) == amount);
    });
}
