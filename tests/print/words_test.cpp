// The words of sheets come from report, in the reader's language, and shipped templates have none of their own.

#include "files.h"
#include "fixture.h"
#include "folder.h"

#include "report/sheets/sheetwords.h"

#include <catch2/catch.hpp>

#include <regex>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::bytesOf;
using muster::testing::Folder;

namespace {

/// A language in which every text is in brackets, for as long as this lives.
struct Bracketed {
    Bracketed()
    {
        report::setTranslation(
            {[](const char*, const char* source, int) { return '[' + std::string(source) + ']'; }, ".", "xx"});
    }
    ~Bracketed() { report::setTranslation({}); }
    Bracketed(const Bracketed&) = delete;
    Bracketed& operator=(const Bracketed&) = delete;
};

} // namespace

TEST_CASE("Shipped templates have no words of their own")
{
    for (const auto* name : {"roster.html", "card.html", "reference.html", "battle.html", "secret.html", "book.html",
                             "sources.html", "page.html"}) {
        const auto file = bytesOf(settings().templateFolder + '/' + name);
        auto text = std::regex_replace(file, std::regex(R"(\{\{\{?[^}]*\}\}\}?)"), "");
        const auto titles = std::regex("data-title=\"[^\"]*[A-Za-z]");
        CHECK_FALSE(std::regex_search(text, titles));
        text = std::regex_replace(text, std::regex("<[^>]*>|&[a-z]+;"), " ");
        std::smatch word;
        INFO(name);
        const bool hasWord = std::regex_search(text, word, std::regex("[A-Za-z]+"));
        INFO(word.str());
        CHECK_FALSE(hasWord);
    }
}

TEST_CASE("Templates may use every word, and a slip in one is told")
{
    std::string all = "<section class=\"a\">";
    for (const auto& word : report::sheetWords()) {
        all += "{{words." + std::string(word.id) + "}}";
        CHECK(report::sheetWord(word.id) == word.phrase.source);
    }
    CHECK(faultsOf("card.html", all + "</section>").empty());
    CHECK(report::sheetWord("wepaon").empty());
    CHECK(faultsOf("card.html", "<section class=\"a\">\n{{words.wepaon}}</section>") ==
          "card.html:2: 'words.wepaon' is not a word of the sheets. It would print as nothing. Did you mean "
          "'words.weapon'?\n");
    CHECK(has(faultsOf("card.html", "<section class=\"a\">{{words.}}{{words}}</section>"), "'words' is not a name"));

    const Folder folder;
    folder.write("card.html", "{{#cards}}<section class=\"card\"><p>{{words.weapon}}, my own {{title}}</p></section>"
                              "{{/cards}}");
    auto wanted = settings();
    wanted.userTemplateFolder = folder.path.string();
    const auto page = toHtml(company().job(), wanted);
    REQUIRE(page);
    CHECK(has(*page, "<p>Weapon, my own Drakkarim Team</p>"));
}

TEST_CASE("Sheets are in the reader's language")
{
    const Bracketed language;
    auto wanted = only({Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle, Sheet::Secret, Sheet::Book});
    auto printable = company();
    const auto page = toHtml(printable.job(), wanted);
    REQUIRE(page);
    CHECK(has(*page, "<html lang=\"xx\">"));
    CHECK(has(*page, "<h2 class=\"sheet\">[Unit cards]</h2>"));
    const std::set<std::string_view> namesInData{"Options", "Turn"};
    for (const auto& word : report::sheetWords()) {
        if (namesInData.contains(word.phrase.source))
            continue;
        INFO(word.phrase.source);
        CHECK_FALSE(has(*page, '>' + std::string(word.phrase.source) + '<'));
    }
    for (const auto* text : {" was 5+: ", "[NOT LEGAL]", "[of 2.500]", "[In this army: rules]", "[points each]",
                             "[Scored by the other side]", "[Possible allies:]", "[Player: Robin Kessler]"}) {
        INFO(text);
        CHECK(has(*page, text));
    }
    // A sentence with a bold part, in three.
    CHECK(has(*page, "<p>[The fingerprint <b>3F9A-22C1-7B0D</b> stands for"));
}

TEST_CASE("The points that the head of a roster tells are not told again, in any language")
{
    const auto pointsOf = [](const Printable& printable) {
        const auto job = printable.job();
        const SheetContext context(job, [](std::string_view) { return std::string(); });
        int count = 0;
        for (const auto& row : rosterView(context).tallyRows)
            for (const auto& cell : row.cells)
                count += cell.label == "Points" ? 1 : 0;
        return count;
    };
    const auto printable = company();
    const auto isAgreed = [&](const Tally& tally) {
        return printable.catalogue->ruleset.constraints[tally.constraint].isAgreedPoints();
    };
    CHECK(std::ranges::count_if(printable.assessment.tallies, isAgreed) == 1);
    CHECK(pointsOf(printable) == 0);
    const Bracketed language;
    CHECK(pointsOf(printable) == 0);
}
