#include "report/forum/rostertexts.h"
#include "report/verdict/text.h"

#include "htmlpage.h"
#include "report/html/html.h"
#include "report/judged.h"
#include "report/translation/translation.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using muster::testing::HtmlPage;
using muster::testing::judgedReds;

namespace {

HtmlPage pageOf(const report::Context& context) { return HtmlPage(report::toHtml(report::verdictText(context))); }

} // namespace

TEST_CASE("a roster as text has its units, choices and costs")
{
    const auto judged = judgedReds(
        R"("name": "First", "player": "Anna", "battle": { "points": 1500, "scenario": "the-bridge", "options": { "night": true } },
        "units": [{ "unit": "pikes", "name": "Old Ones", "models": 8, "options": { "long-pikes": 1 }, "note": "in front" },
                  { "unit": "cannon", "units": [{ "unit": "blue:archers", "as": "crew" }] }, { "unit": "pikes", "reserve": true }],
        "notes": "Bring dice.")");
    CHECK(report::rosterText(judged->context) ==
          "First\n"
          "Reds, Skirmish, a ruleset for tests, 1,500 points, The Bridge, Fought at night\n"
          "Player: Anna\n"
          "585 of 1,500 points, 4 units, 18 models\n"
          "LEGAL: 1 warning, fingerprint " +
              judged->context.fingerprint +
              "\n"
              "\n"
              "8 × Old Ones (Pikes) — Long pikes, Drummer: 95 points\n"
              "    in front\n"
              "Cannon: 400 points\n"
              "    Crew: 5 × Archers [Blues]: 50 points\n"
              "4 × Pikes — Drummer (held back): 40 points\n"
              "\n"
              "Bring dice.\n");
}

TEST_CASE("a roster as Markdown is a heading and a list, units in others indented")
{
    const auto judged = judgedReds(
        R"("name": "First", "player": "Anna", "battle": { "points": 1500, "scenario": "the-bridge", "options": { "night": true } },
        "units": [{ "unit": "pikes", "name": "Old Ones", "models": 8, "options": { "long-pikes": 1 }, "note": "in front" },
                  { "unit": "cannon", "units": [{ "unit": "blue:archers", "as": "crew" }] }, { "unit": "pikes", "reserve": true }],
        "notes": "Bring dice.\n\nAnd a tape.")");
    CHECK(report::rosterMarkdown(judged->context) ==
          "# First\n"
          "\n"
          "Reds, Skirmish, a ruleset for tests, 1,500 points, The Bridge, Fought at night  \n"
          "Player: Anna  \n"
          "**585 of 1,500 points, 4 units, 18 models**  \n"
          "LEGAL: 1 warning, fingerprint " +
              judged->context.fingerprint +
              "\n"
              "\n"
              "- **8 × Old Ones (Pikes)** (95 points): Long pikes, Drummer  \n"
              "  *in front*\n"
              "- **Cannon** (400 points)\n"
              "    - Crew: **5 × Archers \\[Blues\\]** (50 points)\n"
              "- **4 × Pikes** (40 points, held back): Drummer\n"
              "\n"
              "Bring dice.\n"
              "\n"
              "And a tape.\n");
    CHECK_THAT(report::rosterMarkdown(judgedReds(R"("units": [])")->context), Catch::StartsWith("# Unnamed roster\n"));
}

TEST_CASE("names are no marks of Markdown")
{
    const auto judged = judgedReds(
        R"("name": "*Bold* #1 <b>", "player": "a_b_c", "units": [{ "unit": "cannon", "name": " [x](http://y) `z` & &amp; ~~q~~ | \\",
        "note": "line\n# two" }], "notes": "- no list\n12. nor this\n    nor code\n1.5 is a number\n=====")");
    const auto text = report::rosterMarkdown(judged->context);
    INFO(text);
    CHECK_THAT(text, Catch::StartsWith("# \\*Bold\\* \\#1 \\<b\\>\n\n"));
    for (const auto* part :
         {"Player: a\\_b\\_c  \n", "- **\\[x\\](http\\://y) \\`z\\` & \\&amp; \\~\\~q\\~\\~ \\| \\\\ (Cannon)** (",
          "  *line \\# two*\n", "\n\\- no list\n", "\n12\\. nor this\n", "\nnor code\n", "\n1.5 is a number\n",
          "\n\\=====\n"})
        CHECK_THAT(text, Catch::Contains(part));
}

TEST_CASE("the verdict is the first line of the text")
{
    const auto legal = judgedReds(R"("battle": { "points": 3000 }, "units": [{ "unit": "cannon" }])");
    CHECK_THAT(report::toText(legal->context), Catch::StartsWith("LEGAL\n"));
    const auto usual = judgedReds(R"("units": [{ "unit": "pikes" }])");
    CHECK_THAT(report::toText(usual->context), Catch::StartsWith("LEGAL: 1 warning\n"));
    const auto broken =
        judgedReds(R"("battle": { "points": 100 }, "units": [{ "unit": "cannon" }, { "unit": "pikes", "models": 3 }])");
    const auto text = report::toText(broken->context);
    CHECK_THAT(text, Catch::StartsWith("NOT LEGAL: 3 errors\n"));
    CHECK_THAT(text, Catch::Contains("The Book of Skirmish, ‘Picking sides’"));
    CHECK_THAT(text, Catch::Contains("Points in guns"));
    CHECK_THAT(text, Catch::Contains("the user's own"));
    CHECK(text.back() == '\n');
}

TEST_CASE("no line of the findings is wider than a hundred columns, words allowing")
{
    const auto judged = judgedReds(
        R"("battle": { "points": 100 }, "units": [{ "unit": "cannon" }, { "unit": "cannon" }, { "unit": "cannon", "name":
        "A cannon whose crew gave it a name that goes on for longer than any line of a report ought to be" }])");
    auto text = report::toText(judged->context);
    text.resize(text.find("\nTallies\n"));
    std::size_t begin = 0;
    while (begin < text.size()) {
        const auto end = text.find('\n', begin);
        const auto line = text.substr(begin, end - begin);
        INFO(line);
        const auto columns = std::count_if(line.begin(), line.end(),
                                           [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; });
        CHECK(columns <= 100);
        begin = end + 1;
    }
}

TEST_CASE("words of a stranger cannot break out of the web page")
{
    const auto judged = judgedReds(R"("name": "<script>alert(1)</script> & \"co\"", "battle": { "points": 10 },
        "units": [{ "unit": "pikes", "name": "<img src=x onerror=alert(2)>", "models": 3 }])");
    const auto source = report::toHtml(report::verdictText(judged->context));
    CHECK_THAT(source, Catch::StartsWith("<!DOCTYPE html>\n"));
    CHECK_THAT(source, Catch::EndsWith("</html>\n"));
    const HtmlPage page(source);
    CHECK(page.count("script") == 0);
    CHECK(page.count("img") == 0);
    CHECK(page.has("h1", R"(<script>alert(1)</script> & "co")"));
    CHECK(page.tells("<img src=x onerror=alert(2)> (Pikes) has 3 models"));
    CHECK(page.count(".verdict.broken") == 1);
}

TEST_CASE("an empty roster has a report in every form")
{
    const auto judged = judgedReds(R"("units": [])");
    CHECK_THAT(report::toText(judged->context), Catch::Contains("Unnamed roster — Reds"));
    CHECK_THAT(report::rosterText(judged->context), Catch::Contains("0 points, no limit agreed, 0 units, 0 models"));
    CHECK(pageOf(judged->context).tells("Unnamed roster"));
}

TEST_CASE("a roster cannot write lines into a report as if they were the judge's")
{
    const auto judged = judgedReds(R"("name": "Mine\nLEGAL\u001b[2J", "battle": { "points": 10 },
        "units": [{ "unit": "pikes", "name": "X\nError    forged", "models": 3 }])");
    for (const auto& text : {report::toText(judged->context), report::rosterText(judged->context)}) {
        INFO(text);
        CHECK(text.find("\nLEGAL") == std::string::npos);
        CHECK(text.find("\nError    forged") == std::string::npos);
        CHECK(text.find('\x1b') == std::string::npos);
    }
}

TEST_CASE("Markdown makes no links and no calls of names by itself")
{
    const auto judged = judgedReds(R"("name": "@all www.x.y", "player": "a@b.c", "units": [])");
    const auto text = report::rosterMarkdown(judged->context);
    CHECK_THAT(text, Catch::StartsWith("# \\@all www\\.x.y\n"));
    CHECK_THAT(text, Catch::Contains("Player: a\\@b.c"));
}

TEST_CASE("no words of a roster pass for lines of the report, or steer who shows it")
{
    const auto judged = judgedReds(
        R"("name": "A\nNOT LEGAL", "player": "P\nLEGAL", "units": [{ "unit": "pikes", "name": "U\r\nLEGAL", "note": "in\nLEGAL\u001b[2J\u009b" }],
        "notes": "one\n\ntwo\u202e")");
    const auto text = report::rosterText(judged->context);
    CHECK_THAT(text, Catch::StartsWith("A NOT LEGAL\n"));
    CHECK_THAT(text, Catch::Contains("\nPlayer: P LEGAL\n"));
    CHECK_THAT(text, Catch::Contains("U  LEGAL ("));
    CHECK_THAT(text, Catch::Contains("\n    in\n    LEGAL<U+001B>[2J<U+009B>\n"));
    CHECK_THAT(text, Catch::EndsWith("\none\n\ntwo<U+202E>\n"));
    CHECK(pageOf(judged->context).has("h1", "A NOT LEGAL"));
    const auto report = report::toJson(judged->context);
    CHECK_THAT(report, Catch::Contains(R"("name":"A\nNOT LEGAL")"));
}

TEST_CASE("JSON has the value of a name, and no sign that steers")
{
    const auto judged = judgedReds(R"("name": "\u009b31m\u202e\u007f<b>", "units": [])");
    const auto report = report::toJson(judged->context);
    CHECK_THAT(report, Catch::Contains(R"("name":"\u009B31m\u202E\u007F<b>")"));
}

TEST_CASE("the page of a verdict has what the text has: rulings, sources, excess in words, fixes once")
{
    auto judged = judgedReds(R"("name": "Mob", "battle": { "points": 100 },
        "units": [{ "unit": "cannon" }, { "unit": "cannon" }, { "unit": "cannon" }])");
    const auto& catalogue = *judged->context.catalogue;
    judged->context.rulings.assign(catalogue.ruleset.rulings.ids().begin(), catalogue.ruleset.rulings.ids().end());
    REQUIRE_FALSE(judged->context.rulings.empty());
    const auto source = report::toHtml(report::verdictText(judged->context));
    const HtmlPage page(source);
    for (const auto ruling : judged->context.rulings)
        CHECK(page.tells("li", catalogue.ruleset.rulings[ruling].question));
    CHECK(page.has("h2", "Where the figures come from"));
    CHECK(page.tells("b", " too many"));
    // The sign of the text report.
    CHECK(std::ranges::none_of(page.texts("td"), [](const auto& text) { return text.ends_with('<'); }));
    CHECK(page.has("main h1", "Mob"));
    CHECK_THAT(source, Catch::Contains("prefers-color-scheme: dark"));
    for (const auto& finding : judged->context.assessment->findings)
        CHECK_THAT(source, !Catch::Contains(">" + std::string(finding.rule) + " "));
}

TEST_CASE("a fix is introduced once, and others by 'or:'")
{
    auto judged = judgedReds(R"("battle": { "points": 100 },
        "units": [{ "unit": "cannon" }, { "unit": "cannon" }, { "unit": "cannon" }])");
    const auto& context = judged->context;
    judged->context.fixes = allFixes(*context.catalogue, *context.roster, *context.assessment);
    std::ptrdiff_t fixed = 0;
    std::ptrdiff_t others = 0;
    for (const auto& fixes : context.fixes)
        if (!fixes.empty()) {
            ++fixed;
            others += std::ssize(fixes) - 1;
        }
    REQUIRE(others > 0);
    const auto page = pageOf(context);
    const auto count = [&](std::string_view beginning) {
        return std::ranges::count_if(page.texts("ul.fixes li"),
                                     [&](const auto& text) { return text.starts_with(beginning); });
    };
    CHECK(std::ssize(page.texts("ul.fixes")) == fixed);
    CHECK(count("Fix: ") == fixed);
    CHECK(count("or: ") == others);
}

TEST_CASE("the page of a roster without units says so")
{
    const auto judged = judgedReds(R"("units": [])");
    CHECK(pageOf(judged->context).has("p", "The roster has no units yet."));
}

TEST_CASE("of very many unknown names a report lists the first and tells how many more there are")
{
    std::string options;
    for (int i = 0; i < 1'250; ++i)
        options += (i == 0 ? "\"o" : ", \"o") + std::to_string(10'000 + i) + "\": 1";
    const auto many = judgedReds(R"("units": [{ "unit": "pikes", "options": {)" + options + "}}]");
    const auto text = report::toText(many->context);
    CHECK_THAT(text, Catch::Contains("1,250 unknown names"));
    CHECK_THAT(text, Catch::Contains("o10099"));
    CHECK_THAT(text, !Catch::Contains("o10100"));
    CHECK_THAT(text, Catch::Contains("\n1,150 more names are unknown.\n"));
    CHECK_THAT(report::rosterText(many->context), Catch::Contains("‘o10099’ and 1,150 more"));
    const auto page = pageOf(many->context);
    CHECK(page.has("li", "1,150 more names are unknown."));
    CHECK_FALSE(page.tells("o10100"));
    const auto json = report::toJson(many->context);
    CHECK_THAT(json, Catch::Contains("\"moreUnknown\":1150"));
    CHECK(json.size() < 100'000);

    const auto few = judgedReds(R"("units": [{ "unit": "pikes", "options": { "o1": 1 }}])");
    CHECK_THAT(report::toJson(few->context), !Catch::Contains("moreUnknown"));
    CHECK_THAT(report::toText(few->context), !Catch::Contains("more name"));
}

TEST_CASE("a thousand units and models have separators, in the language of the report")
{
    std::string units;
    for (int i = 0; i < 1000; ++i)
        units += std::string(i == 0 ? "" : ", ") + R"({ "unit": "pikes", "models": 12 })";
    const auto judged = judgedReds(R"("units": [)" + units + "]");
    CHECK_THAT(report::rosterText(judged->context), Catch::Contains("1,000 units, 12,000 models"));
    CHECK_THAT(report::toText(judged->context), Catch::Contains("1,000 units, 12,000 models"));
    report::setTranslation({[](const char*, const char* source, int) { return std::string(source); }, ".", "de", ","});
    CHECK_THAT(report::rosterText(judged->context), Catch::Contains("1.000 units, 12.000 models"));
    report::setTranslation({});
}
