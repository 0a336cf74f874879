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

const std::string tick = "<span class=\"tick\"></span>";
const std::string here = "<span class=\"tick here\"></span>";

std::string times(int count, const std::string& text)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
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
    CHECK(has(page, "<span class=\"five\">" + times(5, tick) + "</span> <span class=\"five\">" + times(5, tick) +
                        "</span> <span class=\"between\">"));
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
    CHECK(has(page, "class=\"figure\"><b>2+</b>"));
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
    CHECK(has(page, "First, Second, Third, Fifth&nbsp;<span class=\"of\">× 4</span>"));
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
    CHECK(has(page, "<span class=\"five\">" + times(3, tick) + here + tick + "</span> <span class=\"five\">" + tick +
                        "</span>"));
    CHECK(has(page, "60 %"));
    // Leadership 9: bonus +2, radius 45 cm.
    CHECK(has(page, "45 cm"));
    CHECK(has(page, "<b>Under command:</b> Commander Ardane (Battalion Commander)"));
    CHECK(has(page, "Broken 82 1/2, Routed or destroyed 165"));
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
    CHECK(has(*page, ">The other side</td>"));
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
    CHECK(has(page, "<td class=\"line\">Plasma reactor</td><td align=\"center\" class=\"cell\">&nbsp;</td>"));
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
    CHECK(has(*page, "67 1/2"));    // half of the Goff Clan's 135
    CHECK(has(*page, ">990</td>")); // half of 1,980
    CHECK(has(*page, ">490</td>")); // half of 980
    // 75 % of 2,000 and of 1,000
    CHECK(has(*page,
              "class=\"value\">1,500 points</td><td width=\"18%\" align=\"right\" class=\"value\">750 points</td>"));
    CHECK(has(*page, "class=\"value\">Attacker</td><td width=\"18%\" align=\"right\" class=\"value\">Defender</td>"));

    // One side alone: a Chaplain of 75 points, broken, brings half.
    const auto marines = load("armies/heresy/samples/space-marines-company.muster");
    const auto one = toHtml(marines.job(), wanted);
    REQUIRE(one);
    CHECK(has(*one, ">37 1/2 " + tick + "</td>"));
    CHECK(has(*one, ">987 1/2</td>")); // half of 1,975

    // Wargame has no points for losses: a unit is destroyed or not.
    const auto destroyed = toHtml(march().job(), wanted);
    REQUIRE(destroyed);
    CHECK(has(*destroyed, ">Destroyed</td>"));

    const auto alone = toHtml(orks.job(), wanted);
    REQUIRE(alone);
    CHECK_FALSE(has(*alone, "ours and theirs"));
    CHECK(has(*alone, "The other side"));
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
