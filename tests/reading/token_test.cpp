#include "reading/text/line.h"
#include "reading/text/vocabulary.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::text;

namespace {

std::string shown(const QString& line)
{
    std::string all;
    for (const auto& token : tokensOf(line))
        all += (all.empty() ? "" : " ") +
               (token.isNumber() ? '<' + std::to_string(token.number) + (token.isTagged ? "p>" : ">") : token.text);
    return all;
}

Cost costOf(const std::string& written, const std::string& name, bool isShort = false)
{
    Vocabulary vocabulary;
    const auto id = vocabulary.add(name);
    Lookup lookup(vocabulary);
    for (const auto& hit : lookup.find(written, isShort))
        if (hit.word == id)
            return hit.cost;
    return -1;
}

} // namespace

TEST_CASE("Lines are cut into words, numbers and marks")
{
    CHECK(shown("2x Raptor [210 pts]: Quad") == "<2> x raptor [ <210p> pts ] : quad");
    CHECK(shown(QString::fromUtf8("– 2× „Rost“ (je 105 Pkt.)")) == "- <2> x \" rost \" ( je <105p> pkt )");
    CHECK(shown("1,500 of 1.500 points") == "<1500> of <1500p> points");
    CHECK(shown("125,00") == "<125>");
    CHECK(shown("1 500 pts") == "<1500p> pts");
    CHECK(shown("10 100") == "<10> <100>");
    CHECK(shown("22.11.2026") == "<22> . <11> . <2026>");
    CHECK(shown("Stunt-Bot Team") == "stunt bot team");
    CHECK(shown("MBT-01") == "mbt <1>");
    CHECK(shown("Fletchers' Guild's") == "fletchers guilds");
    CHECK(shown(QString::fromUtf8("Flaßch ﬁre Ä")) == "flassch fire a");
    CHECK(shown("= 435") == "= <435p>");
}

TEST_CASE("Figures that a machine read as letters are mended, and only in numbers")
{
    CHECK(shown("1O5 pts") == "<105p> pts");
    CHECK(shown("l0x Grunts") == "l <0> x grunts"); // begins with a letter: it may be a word
    CHECK(shown("2S0 pts") == "<250p> pts");
    CHECK(shown("Sol 5") == "sol <5>");
}

TEST_CASE("Columns are those of the line as it came")
{
    const auto tokens = tokensOf(QString::fromUtf8("× ﬁre 12"));
    REQUIRE(tokens.size() == 3);
    CHECK(tokens[1].begin == 2);
    CHECK(tokens[1].end == 5);
    CHECK(tokens[2].begin == 6);
}

TEST_CASE("Words are found with slips, in the plural and shortened")
{
    CHECK(costOf("grunts", "grunts") == 0);
    CHECK(costOf("grunt", "grunts") == 2);
    CHECK(costOf("batteries", "battery") == 2);
    CHECK(costOf("grnuts", "grunts") == 60);  // two neighbours
    CHECK(costOf("raptcr", "raptor") == 100); // one wrong letter
    CHECK(costOf("stee1", "steel") == 30);    // a one for an l
    CHECK(costOf("marnes", "marines") == 100);
    CHECK(costOf("comrnander", "commander") == 30); // rn for m
    CHECK(costOf("sect", "section", true) == 25);
    CHECK(costOf("cmdr", "commander") == 55);
    CHECK(costOf("orks", "guard") == -1);
    CHECK(costOf("bow", "bot") == -1); // short words are not mended
}

TEST_CASE("Markup and quoting go, and lines keep their numbers")
{
    const auto lines =
        linesOf(QStringLiteral("> [b]Raptor[/b] - 105\n>\n> ~~Bull 120~~\nOn Monday Anna wrote:\n<p>not a tag</p"));
    REQUIRE(lines.size() == 5);
    CHECK(lines[0].number == 1);
    CHECK(lines[0].tokens.front().text == "raptor");
    CHECK(lines[1].fixed == LineKind::Frame); // nothing but the mark of quoting
    CHECK(lines[2].number == 3);
    CHECK(lines[2].fixed == LineKind::Struck);
    CHECK(lines[3].fixed == LineKind::Frame);
}

TEST_CASE("A line of HTML with several items has several parts")
{
    const auto lines = linesOf(QStringLiteral("<ul><li><b>Raptor</b> 105&nbsp;pts<br>Quad</li><li>Bull</li></ul>"));
    REQUIRE(lines.size() == 3);
    for (const auto& line : lines)
        CHECK(line.number == 1);
    CHECK(lines[0].tokens[1].number == 105);
    CHECK(lines[0].tokens[1].isTagged);
    CHECK(lines[1].tokens.front().text == "quad");
    CHECK(lines[2].tokens.front().text == "bull");
}

TEST_CASE("A table says which numbers are counts and which are prices")
{
    const auto lines = linesOf(QStringLiteral("Unit;Count;Points\nRaptor;2;210\nBull;1;120\n"));
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].fixed == LineKind::Frame);
    REQUIRE(lines[1].tokens.size() == 5);
    CHECK(lines[1].tokens[2].isCount);
    CHECK(lines[1].tokens[4].isTagged);
}
