// What sheets have of their army: colour and emblem; what the points are spent on; markers and the registration.

#include "fixture.h"
#include "folder.h"

#include "core/base/colour.h"
#include "io/fixture.h"
#include "paper/text/ink.h"
#include "print/view/identity.h"
#include "print/view/roles.h"

#include <catch2/catch.hpp>

#include <QColor>
#include <QImage>

#include <algorithm>
#include <filesystem>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

SheetContext plainContext(const Job& job) { return SheetContext(job, {}); }

int dotsOf(const QImage& page, const QColor& colour)
{
    int dots = 0;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            dots += page.pixelColor(x, y) == colour ? 1 : 0;
    return dots;
}

std::vector<std::string> sharesOf(const std::vector<RoleCost>& roles)
{
    std::vector<std::string> shares;
    for (const auto& part : roleParts(roles))
        shares.push_back(part.role + ' ' + part.sum + ' ' + part.share);
    return shares;
}

} // namespace

TEST_CASE("The colour of an army is made dark enough for white words, and no darker")
{
    CHECK(darkEnough("#8a3b0c") == "#8a3b0c"); // 7.7 : 1
    CHECK(darkEnough("#000000") == "#000000");
    CHECK_FALSE(darkEnough("brown"));
    CHECK_FALSE(darkEnough(""));
    for (const auto* colour : {"#ffffff", "#ff0000", "#ffd000", "#00ff00"}) {
        INFO(colour);
        const auto dark = colourOf(darkEnough(colour).value());
        REQUIRE(dark);
        CHECK(contrast(*dark, white) >= 7);
        CHECK(contrast(*dark, white) < 8);
    }
}

TEST_CASE("Every shipped army has an emblem and a colour of its own in its game")
{
    for (const auto& game : {"heresy", "rules-of-war-ancients", "wargame", "warpath-2e"}) {
        std::vector<std::string> colours;
        for (const auto& file :
             std::filesystem::directory_iterator(std::string(MUSTER_SOURCE_DIR) + "/armies/" + game)) {
            const auto name = file.path().filename().string();
            if (!name.ends_with(".json") || name.ends_with(".de.json") || name == "ruleset.json")
                continue;
            INFO(name);
            const auto text = testing::bytesOf(file.path().string());
            const auto at = text.find("\"colour\": \"");
            REQUIRE(at != std::string::npos);
            const auto colour = text.substr(at + 11, 7);
            CHECK(text.find("\"emblem\": \"M") != std::string::npos);
            CHECK(darkEnough(colour) == colour); // needs no darkening
            CHECK(std::ranges::find(colours, colour) == colours.end());
            colours.push_back(colour);
        }
        CHECK_FALSE(colours.empty());
    }
}

TEST_CASE("Sheets have the colour and the emblem of their army, cards of allies those of theirs")
{
    const auto anvil = forge();
    const auto job = anvil.job();
    const auto cards = cardsView(plainContext(job));
    CHECK(cards.accent == "#8a3b0c");
    const auto cardOf = [&](const std::string& heading) {
        return *std::ranges::find(cards.cards, heading, &Card::heading);
    };
    CHECK_FALSE(cardOf("Emberkeel").accent); // as the sheet
    CHECK(cardOf("Emberkeel").emblem == cards.emblem);
    CHECK(cardOf("Rustbucket").accent == "#384418"); // of the Marauders
    CHECK(cardOf("Rustbucket").emblem != cards.emblem);
    const auto page = toHtml(job, only(Sheet::Cards));
    REQUIRE(page);
    // In a PDF the bands of the cards have them.
    const auto pdf = toPdf(job, only(Sheet::Cards));
    REQUIRE(pdf);
    CHECK(dotsOf(firstPage(*pdf, 60), QColor("#8a3b0c")) > 5000);
    // On a dark screen words in the colour are as light as they are dark on white.
    CHECK(page->find("--accent:#8a3b0c;--light-ink:#8a3b0c;--dark-ink:#") != std::string::npos);
    CHECK(page->find("--accent:#384418") != std::string::npos);
    CHECK(page->find("data-accent") == std::string::npos);
}

TEST_CASE("The bar of points has a part for each role, the small ones together")
{
    using Shares = std::vector<std::string>;
    // Half of a per cent is rounded up: 375 of 1,000 are 37.5 %.
    CHECK(sharesOf({{"Line", 375}, {"Armour", 625}}) == Shares{"Line 375 38\u00a0%", "Armour 625 63\u00a0%"});
    CHECK(sharesOf({{"Line", 900}, {"Heroes", 60}, {"Spies", 40}}) ==
          Shares{"Line 900 90\u00a0%", "Heroes 60 6\u00a0%", "Other 40 4\u00a0%"});
    CHECK(sharesOf({{"Line", 900}}).empty());
    CHECK(sharesOf({{"Line", 900}, {"Free", 0}}).empty());
    CHECK(sharesOf({}).empty());
    std::vector<RoleCost> many;
    for (int i = 0; i < 12; ++i)
        many.push_back({"Role " + std::to_string(i), 100});
    const auto parts = roleParts(many);
    CHECK(parts.size() == 7);
    CHECK(parts.back().role == "Other");
    CHECK(parts.back().sum == "600");
}

TEST_CASE("Markers are as many as units may be in the state")
{
    const auto anvil = forge();
    const auto job = anvil.job();
    const auto sheet = tokensView(plainContext(job));
    const auto countOf = [&](const std::string& kind) {
        const auto found = std::ranges::find(sheet.kinds, kind, &TokenKind::kind);
        REQUIRE(found != sheet.kinds.end());
        std::size_t tokens = 0;
        for (const auto& row : found->rows) {
            CHECK(row.tokens.size() == 8);
            tokens += static_cast<std::size_t>(
                std::ranges::count_if(row.tokens, [](const Token& token) { return !token.isEmpty; }));
        }
        CHECK(found->count == std::to_string(tokens));
        return tokens;
    };
    CHECK(countOf("Suppressed") == 10);                      // each of ten units
    CHECK(countOf("Immobilised (4+ for each damage)") == 3); // Emberkeel, Sparrowhawk, Rustbucket
    CHECK(countOf("Objectives") == 7);
    const auto& immobilised = *std::ranges::find(sheet.kinds, "Immobilised (4+ for each damage)", &TokenKind::kind);
    CHECK(immobilised.rows.front().tokens.front().word == "Immobilised");
    CHECK_FALSE(immobilised.isLong); // 11 letters
}

TEST_CASE("The registration has the list, its verdict and fields, and no notes")
{
    auto anvil = forge();
    REQUIRE_FALSE(anvil.roster.notes.empty());
    const auto page = toHtml(anvil.job(), only(Sheet::Registration));
    REQUIRE(page);
    for (const auto* words :
         {"Checked by the referee", "Both players sign each result.", "LEGAL", "Emberkeel", "1,500"}) {
        INFO(words);
        CHECK(page->find(words) != std::string::npos);
    }
    CHECK(page->find(anvil.roster.notes) == std::string::npos);
    // Other sheets of the print have none either.
    auto both = only(Sheet::Registration);
    both.sheets.push_back(Sheet::Roster);
    const auto print = toHtml(anvil.job(), both);
    REQUIRE(print);
    CHECK(print->find(anvil.roster.notes) == std::string::npos);
}

TEST_CASE("Words in a frame keep its room, and grounds reach the frame of a block")
{
    const auto anvil = forge();
    const auto sheets = placed(anvil, only(Sheet::Roster));
    const auto& sheet = sheets.front();
    int badges = 0;
    for (std::size_t i = 0; i < sheet.blocks.size(); ++i) {
        const auto& drawings = sheet.laid[i].part(paper::BlockPart::Body).drawings;
        for (const auto& drawing : drawings) {
            if (drawing.kind != paper::Drawing::Kind::Area || drawing.computed->name != "span" ||
                std::ranges::find(drawing.computed->classes, "badge") == drawing.computed->classes.end())
                continue;
            ++badges;
            // Its words are inside it, and its frame is around them on both sides.
            CHECK(drawing.area.width() > 2 * paper::dotsOf(drawing.computed->style.paddingAt(paper::Side::Left)));
            CHECK(drawing.area.height() > 0);
        }
    }
    CHECK(badges == 3); // two embarked units, one held back
}

TEST_CASE("The lines that a user's style gives to a block, or to a side of it, are painted")
{
    const auto romans = load("armies/rules-of-war-ancients/samples/roman-typical.muster");
    const auto dotsWith = [&](const std::string& style) {
        const testing::Folder folder;
        folder.write("own.css", style);
        auto wanted = only(Sheet::Roster);
        wanted.userTemplateFolder = folder.path;
        const auto pdf = toPdf(romans.job(), wanted);
        REQUIRE(pdf);
        return dotsOf(firstPage(*pdf, 60), QColor("#ff0000"));
    };
    CHECK(dotsWith("") == 0);
    const auto below = dotsWith(".unit { border-bottom: 3px solid #ff0000; }");
    CHECK(below > 1000);
    CHECK(dotsWith(".unit { border: 3px solid #ff0000; }") > 1.9 * below);
}
