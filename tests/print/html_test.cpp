#include "fixture.h"
#include "print/web/webstyle.h"

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

std::string box(const std::string& name, const std::string& classes = "tick")
{
    return "<input class=\"" + classes + "\" type=\"checkbox\" aria-label=\"" + name + "\">";
}

/// Boxes in their usual group, numbered.
std::string five(int from, int to)
{
    std::string all;
    for (int i = from; i <= to; ++i)
        all += box(std::to_string(i));
    return "<span class=\"five\">" + all + "</span>";
}

int count(const std::string& text, const std::string& part)
{
    int found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

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
    CHECK(has(page, "<b>Carries</b> Drakkarim Team, 5 models"));
    CHECK(has(page, "<b>Embarked:</b> Heavy Drakkar"));
    CHECK(has(page, "Tough (4)"));
    CHECK(has(page, "Stay near the Huscarl."));
    // The label keeps the first five boxes beside it; all ten are a group with its name, and that of the copy.
    CHECK(has(page, "<span class=\"track\" role=\"group\" aria-label=\"1: Models 10\"><span class=\"keep\">"
                    "<span class=\"cap\">Models\u00a010</span>\u00a0" +
                        five(1, 5) + "</span> " + five(6, 10) + " </span><span class=\"between\">"));
}

TEST_CASE("Models that differ from their unit have their own figures on its card")
{
    const auto page = html(march());
    // First Fusiliers: ten models, of whom the specialist and the tactician have other weapons.
    CHECK(has(page, "8 × Rifle"));
    CHECK_FALSE(has(page, "10 × Rifle"));
    CHECK(has(page, ">Specialist</span>"));
    // White Pikes: Hit 6+, their champion one better.
    CHECK(has(page, "Hit 5+, unit 6+ (Champion)"));
    CHECK(has(page, "19 × Spear"));
    // The rider, and the unit aboard.
    CHECK(has(page, "<b>Rider:</b> Stormcrow (Colossus)"));
    CHECK(has(page, "<b>Embarked:</b> Foundry Bell (Colossus)"));
}

TEST_CASE("A changed figure says what changed it")
{
    const auto page = html(march());
    // The rider: Infantry hits on 6+, Elite Training makes it two better. Its handcannon is one worse to hit with.
    CHECK(has(page, "Hit 4+ was 6+: Elite Training"));
    // The Five: Legendary Training 3+; a sword is one better.
    CHECK(has(page, "Hit 3+ was 6+: Legendary Training"));
    CHECK(has(page, "data-label=\"Hit\"><b>2+</b>"));
}

TEST_CASE("Cards and rosters leave out columns that a unit has not")
{
    const auto titans = html(load("armies/heresy/samples/titan-legion-hunt.muster"));
    const auto cards = titans.substr(titans.find("id=\"cards\""));
    CHECK(has(cards, "<p class=\"cap\">Shield</p>"));
    CHECK_FALSE(has(cards, "<p class=\"cap\">Lead</p>"));
    CHECK_FALSE(has(cards, "<p class=\"cap\">Mastery</p>"));
    const auto page = html(battalion());
    const auto roster = page.substr(0, page.find("id=\"cards\""));
    CHECK_FALSE(has(roster, ">Asslt<")); // of the kinds of model, not of the card
    CHECK(has(roster, "4 × Terminator Squad, 2 × Land Raider"));
    CHECK(has(roster, "class=\"nested1\""));
}

TEST_CASE("A weapon without a bearer keeps its modifier")
{
    const auto page = html(march());
    const auto reference = page.substr(page.find("id=\"reference\""));
    // Sword: one hand, 1″, +1 to hit, no penetration, damage 1.
    const auto sword = reference.find("Sword");
    REQUIRE(sword != std::string::npos);
    CHECK(has(reference, "+1</td>"));
    CHECK_FALSE(has(reference, ">1+</td>"));
}

TEST_CASE("Units alike but for their names share a card, with a row of boxes each")
{
    const auto page = html(battalion());
    // Tenth is held back, so it has a card of its own.
    CHECK(has(page, "Tactical Detachment <span class=\"of\">× 4</span>"));
    CHECK(has(page, "Tactical Detachment · Line, 6 models"));
    for (const auto* name : {"First", "Second", "Third", "Fifth"})
        CHECK(has(page, std::string("class=\"copy\"><span class=\"keep\">") + name + "</span></td>"));
    // Who leads which of them is told in one line.
    CHECK(has(page, "Captain Brell (Company Commander) (Fifth)"));
}

TEST_CASE("Rules that matter only while an army is built are not on the table")
{
    const auto page = html(battalion());
    CHECK_FALSE(has(page, "Support cards"));
    CHECK_FALSE(has(page, "Weapon mounts"));
    CHECK(has(page, "Commands (")); // it holds in battle too, where units lose their commander
}

TEST_CASE("Cards of several kinds of model have a stat line for each")
{
    const auto page = html(battalion());
    CHECK(has(page, "<span class=\"part\">4 × Terminator Squad</span>"));
    CHECK(has(page, "<span class=\"part\">2 × Land Raider</span>"));
    CHECK(has(page, "playtest figures"));
    // Quality 4 when fresh: losses of 60 % of six models are 3.6, so four.
    CHECK(has(page, "Models\u00a0lost\u00a06,\u00a0Break\u00a0point\u00a04"));
    CHECK(has(page, box("3") + box("4", "tick here") + box("5") + "</span></span> " + five(6, 6)));
    CHECK(has(page, "60 %"));
    // Leadership 9: bonus +2, radius 45 cm.
    CHECK(has(page, "45 cm"));
    CHECK(has(page, "<b>Under command:</b> Commander Ardane (Battalion Commander)"));
    CHECK(has(page, "Broken 82½, Routed or destroyed 165"));
    CHECK(has(page, "in all 1,535")); // 275 + 3 x 165 + 165 + 250 + 350
}

TEST_CASE("A battle sheet holds several rosters of a side")
{
    auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    auto wanted = settings();
    wanted.sheets = {Sheet::Battle};
    auto job = sides[0].job();
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    const auto page = toHtml(job, wanted);
    REQUIRE(page);
    CHECK(has(*page, "<b>1,980</b>"));
    CHECK(has(*page, "<b>1,960</b>")); // twice 980
    CHECK(has(*page, ">The other side</th>"));
}

TEST_CASE("The reference of a battle has the rules and weapons of both sides, each once")
{
    const auto sides = loadSides("armies/warpath-2e/samples/forge-fathers-1500.muster",
                                 "armies/warpath-2e/samples/veer-myn-1000.muster");
    auto wanted = settings();
    wanted.sheets = {Sheet::Reference};
    auto job = sides[0].job();
    const auto alone = toHtml(job, wanted);
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    const auto both = toHtml(job, wanted);
    REQUIRE(alone);
    REQUIRE(both);
    CHECK_FALSE(has(*alone, "The Rat Pack"));
    CHECK_FALSE(has(*alone, "Chem-thrower"));
    CHECK(has(*both, "The Rat Pack"));
    CHECK(has(*both, "Chem-thrower"));
    for (const auto* rule : {"<b>Saturation</b>", "<b>Tough (n)</b>"}) {
        const auto first = both->find(rule);
        REQUIRE(first != std::string::npos);
        CHECK(both->find(rule, first + 1) == std::string::npos);
    }
}

TEST_CASE("What nobody knows is a blank to fill in")
{
    const auto page = html(battalion());
    CHECK(has(page, "is not known. Agree on it with your opponent"));
    CHECK(has(page, "Plasma reactor</th><td class=\"cell center\" data-label=\"Rating\">\u00a0</td>"));
}

TEST_CASE("A battle sheet has both sides and what each unit is worth to its enemy")
{
    const auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    const auto& orks = sides[0];
    auto wanted = settings();
    wanted.sheets = {Sheet::Battle};
    auto job = orks.job();
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    const auto page = toHtml(job, wanted);
    REQUIRE(page);
    CHECK(has(*page, "points, ours and theirs"));
    CHECK(has(*page, "Last Company at Hark Bridge · Imperial Guard"));
    CHECK(has(*page, "Tactical Infantry Company"));
    CHECK(has(*page, "67½"));       // half of the Goff Clan's 135
    CHECK(has(*page, ">990</td>")); // half of 1,980
    CHECK(has(*page, ">490</td>")); // half of 980
    // 75 % of 2,000 and of 1,000
    const std::string clans = "<td class=\"value right\" data-label=\"Grakka&apos;s Clans\">";
    const std::string guard = "<td class=\"value right\" data-label=\"Last Company at Hark Bridge\">";
    CHECK(has(*page, clans + "1,500 points</td>" + guard + "750 points</td>"));
    CHECK(has(*page, clans + "Attacker</td>" + guard + "Defender</td>"));
    // Two tables beside each other, which a phone shows one below the other; the shorter one has no empty rows.
    CHECK(has(*page, "<div class=\"beside\"><table class=\"joined few\">"));
    CHECK_FALSE(has(*page, "<td></td>"));

    // One side alone: a Chaplain of 75 points, broken, brings half.
    const auto marines = load("armies/heresy/samples/space-marines-company.muster");
    const auto one = toHtml(marines.job(), wanted);
    REQUIRE(one);
    CHECK(has(*one, ">37½ " + box("Chaplain Dore Chaplain: Broken") + "</td>"));
    CHECK(has(*one, ">987½</td>")); // half of 1,975

    // Wargame has no points for losses: a unit is destroyed or not.
    const auto destroyed = toHtml(march().job(), wanted);
    REQUIRE(destroyed);
    CHECK(has(*destroyed, ">Destroyed</th>"));

    const auto alone = toHtml(orks.job(), wanted);
    REQUIRE(alone);
    CHECK_FALSE(has(*alone, "ours and theirs"));
    CHECK(has(*alone, "The other side"));
}

TEST_CASE("The reference has the chosen scenario alone, and each rule once")
{
    const auto page = html(company());
    const auto reference = page.substr(page.find("id=\"reference\""));
    CHECK(has(reference, "<td class=\"bar\"><h3>Total Global Domination</h3></td>"));
    CHECK_FALSE(has(reference, "<td class=\"bar\"><h3>Meat Grinder</h3></td>"));
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

TEST_CASE("The web page has what a screen reader goes by: one h1, headings, heads of tables, names of pictures")
{
    const auto page = html(company());
    CHECK(count(page, "<h1") == 1);
    CHECK(has(page, "<h1 class=\"title\">Third Company</h1>"));
    CHECK(count(page, "<main>") == 1);
    CHECK(has(page, "<a href=\"#cards\">Unit cards</a>"));
    CHECK(has(page, "<h2 class=\"sheet\">Quick reference</h2>"));
    CHECK(has(page, "<h3 class=\"cardname\">"));
    // All units are rows of one table, under one head.
    const auto roster = page.substr(0, page.find("id=\"cards\""));
    CHECK(count(roster, "<th class=\"cap\" scope=\"col\">Unit</th>") == 1);
    CHECK(count(roster, "<th class=\"heading\" colspan=\"7\" scope=\"rowgroup\">") > 3);
    CHECK_FALSE(has(page, "<table><")); // a table has heads, or says that it only places things
    CHECK(has(page, "role=\"presentation\""));

    const auto printable = company();
    auto job = printable.job();
    job.copy = [](const muster::Roster&, std::optional<muster::MadeWith>) {
        return muster::RosterCopies{{}, "MUSTER"};
    };
    const auto withCode = toHtml(job, settings());
    REQUIRE(withCode);
    CHECK(has(*withCode, "aria-label=\"QR code of the roster\" role=\"img\""));

    auto wanted = settings();
    wanted.sheets = {Sheet::Cards};
    const auto cards = toHtml(printable.job(), wanted);
    REQUIRE(cards);
    CHECK(has(*cards, "<h1 class=\"title\">Third Company</h1>")); // no sheet has it as its title
    CHECK_FALSE(has(*cards, "<nav"));
    // On a phone labels have one height, whatever the type of the figure under them.
    CHECK(has(*cards, "[data-label]::before { line-height: 1rem;"));
}

TEST_CASE("Rows of the roster lead to their cards")
{
    const auto page = html(battalion());
    // The roster's second unit has the second card; units alike lead to the same one, and Tenth, held back, to another.
    for (const auto* part : {"id=\"unit-1\"", "id=\"unit-2\"", "id=\"card-1\"", "id=\"card-2\""})
        CHECK(count(page, part) == 1);
    CHECK(has(page, "<a href=\"#card-1\">Commander Ardane</a>"));
    const auto first = page.find("\">First</a>");
    REQUIRE(first != std::string::npos);
    const auto target = page.substr(page.rfind("#card-", first) + 1, first - page.rfind("#card-", first) - 1);
    for (const std::string name : {"First", "Second", "Third", "Fifth"})
        CHECK(count(page, "<a href=\"#" + target + "\">" + name + "</a>") == 1);
    CHECK(count(page, "\">Tenth</a>") == 1);
    CHECK_FALSE(has(page, "<a href=\"#" + target + "\">Tenth</a>"));
    CHECK(has(page, "id=\"" + target + "\""));

    auto wanted = settings();
    wanted.sheets = {Sheet::Roster};
    const auto alone = toHtml(battalion().job(), wanted);
    REQUIRE(alone);
    CHECK_FALSE(has(*alone, "href=\"#card-")); // there are no cards on this page
}

TEST_CASE("The web page has no attributes that HTML gave up, and no script or address")
{
    const auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    auto wanted = settings();
    wanted.sheets = {Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle, Sheet::Secret};
    const auto page = toHtml(sides[0].job(), wanted);
    REQUIRE(page);
    for (const auto* old : {" align=", " valign=", " width=", " cellspacing=", " data-to=", " data-title=",
                            "<td class=\"gap\"", "<script", "http:", "https:"}) {
        INFO(old);
        CHECK_FALSE(has(*page, old));
    }
    // Without an enemy the agreed figures have two columns, a name and a value, and no empty one between.
    const auto figures = page->substr(page->find(">Agreed<"), page->find(">Turns and score<") - page->find(">Agreed<"));
    CHECK(has(figures, "<b>Points</b>"));
    CHECK_FALSE(has(figures, "colspan"));
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
    CHECK(has(html(company()), "print-color-adjust: exact"));
}
