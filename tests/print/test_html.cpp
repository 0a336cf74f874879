#include "fixture.h"

#include <catch2/catch.hpp>

using namespace muster::print;
using namespace muster::print::test;

namespace {

std::string html(const Printable& printable)
{
    const auto page = toHtml(printable.job(), settings());
    REQUIRE(page);
    return *page;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("The web page tells what the army is and whether it is legal")
{
    const auto page = html(company());
    CHECK(has(page, "NOT LEGAL"));
    CHECK(has(page, "The army costs 2,645 points; 2,500 were agreed."));
    CHECK(has(page, "Picking a Force"));
    CHECK(has(page, "Allies: Marauders"));
    CHECK(has(page, "Stonefist&apos;s own"));
    CHECK(has(page, "Robin Kessler"));
    CHECK(has(page, "held back"));
    CHECK(has(page, "500 points")); // the lead needed to win
    CHECK(has(page, "3F9A-22C1-7B0D"));
}

TEST_CASE("Cards tell changed figures, copies, passengers and weapons")
{
    const auto page = html(company());
    CHECK(has(page, "was 5+"));
    CHECK(has(page, "× 2</span>"));
    CHECK(has(page, "8 × Hailstorm rifle"));
    CHECK(has(page, "Carries Drakkarim Team (5 models)"));
    CHECK(has(page, "Embarked: Heavy Drakkar"));
    CHECK(has(page, "Tough (4)"));
    CHECK(has(page, "Stay near the Huscarl."));
    CHECK(has(page, "☐☐☐☐☐\u00a0☐☐☐☐☐"));
}

TEST_CASE("The reference has the chosen scenario alone, and each rule once")
{
    const auto page = html(company());
    const auto reference = page.substr(page.find("id=\"reference\""));
    CHECK(has(reference, "<td class=\"bar\">Total Global Domination</td>"));
    CHECK_FALSE(has(reference, "<td class=\"bar\">Meat Grinder</td>"));
    const std::string rule = "<b>Headstrong</b>";
    const auto first = reference.find(rule);
    REQUIRE(first != std::string::npos);
    CHECK(reference.find(rule, first + 1) == std::string::npos);
    CHECK(has(reference, "Legendary Stubbornness"));
}

TEST_CASE("A ruleset without points and models shows neither")
{
    const auto page = html(romans());
    const auto roster = page.substr(0, page.find("id=\"reference\""));
    CHECK_FALSE(has(roster, ">Points<"));
    CHECK_FALSE(has(roster, ">Models<"));
    CHECK(has(page, "16 units"));
    CHECK(has(page, "Gaius Valens"));
}

TEST_CASE("Markup in names stays text")
{
    const auto page = html(hostile());
    CHECK_FALSE(has(page, "<script>"));
    CHECK(has(page, "&lt;script&gt;"));
    CHECK(has(page, "{{name}}")); // what looks like a tag in a name is not filled in
}
