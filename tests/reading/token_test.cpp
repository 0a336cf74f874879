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
    CHECK(shown("12 1/2 points: 12.5 pts") == "<12p> points : <12p> pts");
    CHECK(shown("252 1/2 of 600 points") == "<252> of <600p> points");
    CHECK(shown(QString::fromUtf8("12½ points")) == "<12p> points");
    CHECK(shown(QString::fromUtf8("1,942¾ of 2,000 points")) == "<1942> of <2000p> points");
    CHECK_FALSE(tokensOf(QString::fromUtf8("252½ of 600 points")).front().isOdd);
    CHECK(tokensOf(QString::fromUtf8("2½ walls")).front().isOdd);
    CHECK(shown("2 1/2 walls") == "<2> <1> / <2> walls");
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
    CHECK(shown("l0x Grunts") == "<10> x grunts");
    CHECK(shown("l35 - Plague") == "<135> - plague");
    CHECK(shown("lost 0") == "lost <0>");
    CHECK(shown("2S0 pts") == "<250p> pts");
    CHECK(shown("Sol 5") == "sol <5>");
}

TEST_CASE("Letters that a machine read as figures are mended inside words")
{
    CHECK(shown("C0lossus") == "colossus");
    CHECK(shown("bu1k cann0n") == "bulk cannon");
    CHECK(shown("Armour, armored, hour") == "armor , armored , hour");
    CHECK(shown("x1y") == "x <1> y"); // a times sign
}

TEST_CASE("The columns of a table have what their heads and cells say")
{
    const auto tokens = [](const char* text, std::size_t row) {
        const auto lines = linesOf(QString::fromUtf8(text));
        REQUIRE(lines.size() > row);
        std::string out;
        for (const auto& token : lines[row].tokens)
            out += (out.empty() ? "" : " ") + token.text + (token.isCount ? "#" : "") + (token.isTagged ? "p" : "") +
                   (token.isNote ? "?" : "");
        return out;
    };
    const char* notes = "| what | nr | note |\n|---|---|---|\n| Elephants | 2 | not mine |\n| Archers | 3 | |";
    CHECK(tokens(notes, 2) == "2# | elephants , not? mine? |");
    const char* plain = "Marines;10;155\nRangers;5;90\nSnipers;1;55";
    CHECK(tokens(plain, 1) == "rangers | 5# | 90p");
    const char* serial = "| # | Card | Pts |\n|-|-|-|\n| 1 | Bull | 115 |\n| 2 | Raptor | 105 |\n| 3 | Raptor | 105 |";
    CHECK(tokens(serial, 3) == "| | raptor | 105p |");
    const char* arms = "Titan;Left arm;Points\nReaver;power fist;300\nReaver;cannon;310\n";
    CHECK(tokens(arms, 1) == "reaver , left? arm? power? fist? | 300p");
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
    CHECK(costOf("cmdr", "commander") == 4); // a short form that players have in common
    CHECK(costOf("cmmndr", "commander") == 55);
    CHECK(costOf("orks", "guard") == -1);
    CHECK(costOf("bow", "bot") == 100); // the name around it decides
    CHECK(costOf("at", "ax") == -1);    // words of two letters are not mended
    CHECK(costOf("l", "left") == 55);   // L arm
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
