#include "fixture.h"
#include "htmlpage.h"
#include "print/web/webstyle.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::print;
using namespace muster::print::test;
using muster::testing::HtmlPage;

namespace {

/// The page of a job, as it is written and as tests look at it.
struct WebPage : HtmlPage {
    explicit WebPage(const muster::Result<std::string>& made) : HtmlPage(made.value()), source(*made) {}
    explicit WebPage(const Printable& printable) : WebPage(toHtml(printable.job(), settings())) {}

    std::string source;
};

} // namespace

TEST_CASE("The web page tells what the army is and whether it is legal")
{
    const WebPage page(company());
    for (const auto* text :
         {"NOT LEGAL", "The army costs 2,645 points; 2,500 were agreed.", "Picking a Force", "Allies: Marauders",
          "Stonefist's own", "Robin Kessler", "held back", "500 points" /* the lead needed to win */, "3F9A-22C1-7B0D"})
        CHECK(page.tells(text));
}

TEST_CASE("Cards tell changed figures, copies, passengers and weapons")
{
    const WebPage page(company());
    for (const auto* text : {"was 5+", "8 × Hailstorm rifle", "Carries Drakkarim Team, 5 models",
                             "Embarked: Heavy Drakkar", "Tough (4)", "Stay near the Huscarl."})
        CHECK(page.tells("#cards", text));
    CHECK(page.has("#cards h3 .of", "× 2"));
    // The label keeps the first five boxes beside it; all ten are a group with its name, and that of the copy.
    const std::string track = "[role=group][aria-label=1: Models 10]";
    CHECK(page.has(track + " .cap", "Models 10"));
    CHECK(page.count(track + " input[type=checkbox]") == 10);
    CHECK(page.count(track + " .keep input") == 5);
}

TEST_CASE("Models that differ from their unit have their own figures on its card")
{
    const WebPage page(march());
    // First Fusiliers: ten models, of whom the specialist and the tactician have other weapons.
    CHECK(page.tells("8 × Rifle"));
    CHECK_FALSE(page.tells("10 × Rifle"));
    CHECK(page.has("span", "Specialist"));
    // White Pikes: Hit 6+, their champion one better.
    CHECK(page.tells("Hit 5+, unit 6+ (Champion)"));
    CHECK(page.tells("19 × Spear"));
    // The rider, and the unit aboard.
    CHECK(page.tells("Rider: Stormcrow (Colossus)"));
    CHECK(page.tells("Embarked: Foundry Bell (Colossus)"));
}

TEST_CASE("A changed figure says what changed it")
{
    const WebPage page(march());
    // The rider: Infantry hits on 6+, Elite Training makes it two better. Its handcannon is one worse to hit with.
    CHECK(page.tells("Hit 4+ was 6+: Elite Training"));
    // The Five: Legendary Training 3+; a sword is one better.
    CHECK(page.tells("Hit 3+ was 6+: Legendary Training"));
    CHECK(page.has("[data-label=Hit]", "2+"));
}

TEST_CASE("Cards and rosters leave out columns that a unit has not")
{
    const WebPage titans(load("armies/heresy/samples/titan-legion-hunt.muster"));
    CHECK(titans.has("#cards .stats .cap", "Shield"));
    CHECK_FALSE(titans.has("#cards .stats .cap", "Lead"));
    CHECK_FALSE(titans.has("#cards .stats .cap", "Mastery"));
    const WebPage page(battalion());
    CHECK(page.has("#cards th", "Asslt")); // of the kinds of model, not of the card
    CHECK_FALSE(page.has("#roster th", "Asslt"));
    CHECK(page.tells("#roster", "4 × Terminator Squad, 2 × Land Raider"));
    CHECK(page.count("#roster .nested1") > 0);
}

TEST_CASE("A weapon without a bearer keeps its modifier")
{
    const WebPage page(march());
    // Sword: one hand, 1″, +1 to hit, no penetration, damage 1.
    CHECK(page.tells("#reference", "Sword"));
    CHECK(page.has("#reference td", "+1"));
    CHECK_FALSE(page.has("#reference td", "1+"));
}

TEST_CASE("Units alike but for their names share a card, with a row of boxes each")
{
    const WebPage page(battalion());
    // Tenth is held back, so it has a card of its own.
    CHECK(page.has("h3", "Tactical Detachment × 4"));
    CHECK(page.tells("Tactical Detachment · Line, 6 models"));
    for (const auto* name : {"First", "Second", "Third", "Fifth"})
        CHECK(page.has("td.copy", name));
    // Who leads which of them is reported in one line.
    CHECK(page.tells("Captain Brell (Company Commander) (Fifth)"));
}

TEST_CASE("Rules that matter only while an army is built are not on the table")
{
    const WebPage page(battalion());
    CHECK_FALSE(page.tells("Support cards"));
    CHECK_FALSE(page.tells("Weapon mounts"));
    CHECK(page.tells("Commands (")); // it holds in battle too, where units lose their commander
}

TEST_CASE("Cards of several kinds of model have a stat line for each")
{
    const WebPage page(battalion());
    CHECK(page.has(".part", "4 × Terminator Squad"));
    CHECK(page.has(".part", "2 × Land Raider"));
    CHECK(page.tells("playtest figures"));
    // Quality 4 when fresh: losses of 60 % of six models are 3.6, so four.
    const std::string track = "[role=group][aria-label=Models lost 6, Break point 4]";
    CHECK(page.count(track) > 0);
    CHECK(page.attribute(track + " .here", "aria-label") == "4");
    CHECK(page.tells("60 %"));
    // Leadership 9: bonus +2, radius 45 cm.
    CHECK(page.tells("45 cm"));
    CHECK(page.tells("Under command: Commander Ardane (Battalion Commander)"));
    CHECK(page.tells("Broken 82½, Routed or destroyed 165"));
    CHECK(page.tells("in all 1,535")); // 275 + 3 x 165 + 165 + 250 + 350
}

TEST_CASE("A battle sheet holds several rosters of a side")
{
    const auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    auto job = sides[0].job();
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    const WebPage page(toHtml(job, only(Sheet::Battle)));
    CHECK(page.has("b", "1,980"));
    CHECK(page.has("b", "1,960")); // twice 980
    CHECK(page.has("th", "The other side"));
}

TEST_CASE("The reference of a battle has the rules and weapons of both sides, each once")
{
    const auto sides = loadSides("armies/warpath-2e/samples/forge-fathers-1500.muster",
                                 "armies/warpath-2e/samples/veer-myn-1000.muster");
    auto job = sides[0].job();
    const WebPage alone(toHtml(job, only(Sheet::Reference)));
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    const WebPage both(toHtml(job, only(Sheet::Reference)));
    for (const auto* theirs : {"The Rat Pack", "Chem-thrower"}) {
        CHECK_FALSE(alone.tells(theirs));
        CHECK(both.tells(theirs));
    }
    for (const auto* rule : {"Saturation", "Tough (n)"})
        CHECK(std::ranges::count(both.texts("b"), rule) == 1);
}

TEST_CASE("What nobody knows is a blank to fill in")
{
    const WebPage page(battalion());
    CHECK(page.tells("is not known. Agree on it with your opponent"));
    CHECK(page.has("tr", "Plasma reactor"));
    CHECK(page.has("td[data-label=Rating]", ""));
}

TEST_CASE("A battle sheet has both sides and what each unit is worth to its enemy")
{
    const auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    const auto& orks = sides[0];
    auto job = orks.job();
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    const WebPage page(toHtml(job, only(Sheet::Battle)));
    CHECK(page.tells("points, ours and theirs"));
    CHECK(page.tells("Last Company at Hark Bridge · Imperial Guard"));
    CHECK(page.tells("Tactical Infantry Company"));
    CHECK(page.has("td", "67½")); // half of the Goff Clan's 135
    CHECK(page.has("td", "990")); // half of 1,980
    CHECK(page.has("td", "490")); // half of 980
    // 75 % of 2,000 and of 1,000
    const std::string clans = "td[data-label=Grakka's Clans]";
    const std::string guard = "td[data-label=Last Company at Hark Bridge]";
    CHECK(page.has(clans, "1,500 points"));
    CHECK(page.has(guard, "750 points"));
    CHECK(page.has(clans, "Attacker"));
    CHECK(page.has(guard, "Defender"));
    // Two tables beside each other, which a phone shows one below the other; the shorter one has no empty rows.
    CHECK(page.count(".beside table") >= 2);
    CHECK_FALSE(has(page.source, "<td></td>"));

    // One side alone: a Chaplain of 75 points, broken, brings half.
    const WebPage one(toHtml(load("armies/heresy/samples/space-marines-company.muster").job(), only(Sheet::Battle)));
    CHECK(one.has("td", "37½"));
    CHECK(one.count("td input[aria-label=Chaplain Dore Chaplain: Broken]") == 1);
    CHECK(one.has("td", "987½")); // half of 1,975

    // Wargame has no points for losses: a unit is destroyed or not.
    CHECK(WebPage(toHtml(march().job(), only(Sheet::Battle))).has("th", "Destroyed"));

    const WebPage alone(toHtml(orks.job(), only(Sheet::Battle)));
    CHECK_FALSE(alone.tells("ours and theirs"));
    CHECK(alone.tells("The other side"));
}

TEST_CASE("The reference has the chosen scenario alone, and each rule once")
{
    const WebPage page(company());
    CHECK(page.has("#reference h3", "Total Global Domination"));
    CHECK_FALSE(page.has("#reference h3", "Meat Grinder"));
    CHECK(std::ranges::count(page.texts("#reference b"), "Headstrong") == 1);
    CHECK(page.tells("#reference", "Legendary Stubbornness"));
}

TEST_CASE("A ruleset without points and models shows neither")
{
    const WebPage page(romans());
    for (const auto* element : {"#roster th", "#roster p"})
        for (const auto* word : {"Points", "Models"})
            CHECK_FALSE(page.has(element, word));
    CHECK(page.tells("16 units"));
    CHECK(page.tells("Gaius Valens"));
}

TEST_CASE("Markup in names stays text")
{
    const WebPage page(hostile());
    CHECK(page.count("script") == 0);
    CHECK(page.tells("<script>"));
    CHECK(page.tells("{{name}}")); // what looks like a tag in a name is not filled in
}

TEST_CASE("The web page has what a screen reader goes by: one h1, headings, heads of tables, names of pictures")
{
    const auto printable = company();
    const WebPage page(printable);
    CHECK(page.texts("h1") == std::vector<std::string>{"Third Company"});
    CHECK(page.count("main") == 1);
    CHECK(page.has("nav a[href=#cards]", "Unit cards"));
    CHECK(page.has("h2", "Quick reference"));
    CHECK(page.count("h3.cardname") > 0);
    // All units are rows of one table, under one head.
    CHECK(std::ranges::count(page.texts("#roster th[scope=col]"), "Unit") == 1);
    CHECK(page.count("#roster th[scope=rowgroup]") > 3);
    CHECK_FALSE(has(page.source, "<table><")); // a table has heads, or says that it only places things
    CHECK(page.count("[role=presentation]") > 0);

    auto job = printable.job();
    job.copy = [](const muster::Roster&, std::optional<muster::MadeWith>) {
        return muster::RosterCopies{{}, "MUSTER"};
    };
    CHECK(WebPage(toHtml(job, settings())).count("[role=img][aria-label=QR code of the roster]") == 1);

    const WebPage cards(toHtml(printable.job(), only(Sheet::Cards)));
    CHECK(cards.has("h1", "Third Company")); // no sheet has it as its title
    CHECK(cards.count("nav") == 0);
    // On a phone labels have one height, whatever the type of the figure under them.
    CHECK(has(cards.source, "[data-label]::before { line-height: 1rem;"));
}

TEST_CASE("Rows of the roster lead to their cards")
{
    const WebPage page(battalion());
    // The roster's second unit has the second card; units alike lead to the same one, and Tenth, held back, to another.
    for (const auto* place : {"#unit-1", "#unit-2", "#card-1", "#card-2"})
        CHECK(page.count(place) == 1);
    CHECK(page.has("#roster a[href=#card-1]", "Commander Ardane"));
    std::string target;
    for (int card = 1; card < 40 && target.empty(); ++card)
        if (page.has("#roster a[href=#card-" + std::to_string(card) + "]", "First"))
            target = "#card-" + std::to_string(card);
    REQUIRE(page.count(target) == 1);
    const auto links = page.texts("#roster a[href=" + target + "]");
    for (const auto* name : {"First", "Second", "Third", "Fifth"})
        CHECK(std::ranges::count(links, name) == 1);
    CHECK(std::ranges::count(links, "Tenth") == 0);
    CHECK(std::ranges::count(page.texts("#roster a"), "Tenth") == 1);

    // There are no cards on this page.
    CHECK(page.count("#roster a") > 0);
    CHECK(WebPage(toHtml(battalion().job(), only(Sheet::Roster))).count("#roster a") == 0);
}

TEST_CASE("The web page has no attributes that HTML gave up, and no script or address")
{
    const auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    auto wanted = only({Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle, Sheet::Secret});
    const WebPage page(toHtml(sides[0].job(), wanted));
    for (const auto* old : {" align=", " valign=", " width=", " cellspacing=", " data-to=", " data-title=",
                            "<td class=\"gap\"", "<script", "http:", "https:"}) {
        INFO(old);
        CHECK_FALSE(has(page.source, old));
    }
    // Without an enemy, what is agreed is one line.
    CHECK(has(page.source, ">Agreed</span> <span class=\"pill\">Points <b>2,000</b></span>"));
}

TEST_CASE("Lengths of paper become rem, and no text is smaller than 12 pixels")
{
    CHECK(screenStyle("p { font-size: 9pt; margin-top: 3px; }") == "p { font-size: 1rem; margin-top: 3px; }");
    CHECK(screenStyle(".a { font-size: 13.5pt; }") == ".a { font-size: 1.5rem; }");
    CHECK(screenStyle(".a { font-size: 6.2pt; }") == ".a { font-size: 0.75rem; }"); // 0.69 would be 11 pixels
    CHECK(screenStyle(".a { width: 6.35mm; }") == ".a { width: 2rem; }");           // 18 points
    CHECK(screenStyle(".a td { width: 1px; }") == ".a :is(td, th) { width: 1px; }");
    CHECK(screenStyle(".tdx { padding: 4.5pt; }") == ".tdx { padding: 0.5rem; }");
    CHECK(screenStyle("/* 9pt */p { color: #16181d; }") == "p { color: #16181d; }");
}

TEST_CASE("On a dark screen colours keep their contrast, names of colours stay, and prints are light")
{
    // White is the page: luminance 0.008, which is 22 of 255. Black has a contrast of 21, more than the lightest grey
    // that does not dazzle: luminance 0.82, which is 234.
    const auto style = withDarkScheme("p { color: #000000; background: #ffffff; fill: black; }");
    CHECK(style == ":root { --c000000: #000000; --cffffff: #ffffff; }\n"
                   "@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; --c000000: #eaeaea; "
                   "--cffffff: #161616; } }\n"
                   "p { color: var(--c000000); background: var(--cffffff); fill: black; }");
    // A grey of luminance 0.216 has a contrast of 3.95 to white; 3.95 x 0.058 - 0.05 is 0.179, which is 117.
    CHECK(has(withDarkScheme("p { color: #808080; }"), "--c808080: #757575;"));
    CHECK(has(WebPage(company()).source, "print-color-adjust: exact"));
}
