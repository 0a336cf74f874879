#include "cases/cases.h"
#include "fixing.h"

#include "core/roster/gamename.h"
#include "io/data/datafile.h"
#include "io/roster/rosterfile.h"
#include "io/ruleset/catalogueloader.h"
#include "report/verdict/json.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>

using namespace muster;
using namespace muster::testing;

namespace {

RosterUnit unit(std::string id, std::string kind)
{
    RosterUnit made;
    made.id = std::move(id);
    made.unit = std::move(kind);
    return made;
}

Roster roster(std::string ruleset, std::string army)
{
    Roster made;
    made.ruleset = std::move(ruleset);
    made.army = std::move(army);
    return made;
}

Store::CataloguePtr warpath()
{
    auto catalogue = store().fullCatalogue("warpath-2e");
    REQUIRE(catalogue);
    return *catalogue;
}

double secondsFor(auto run)
{
    const auto start = std::chrono::steady_clock::now();
    run();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

TEST_CASE("armies that a roster does not name change nothing in its verdict")
{
    int compared = 0;
    for (const auto& which : allCases()) {
        INFO(which.title());
        const auto few = which.judged();
        const auto whole = store().fullCatalogue(gameOf(few->roster));
        REQUIRE(whole);
        if (!few->assessment.isComplete || (*whole)->armies.size() == few->catalogue->armies.size())
            continue;
        ++compared;
        const auto all = assess(**whole, few->roster);
        const auto report = [&](const Catalogue& catalogue, const Assessment& assessment) {
            auto json = nlohmann::json::parse(
                report::toJson({&catalogue, &few->roster, &assessment, fingerprint(few->roster), {}}));
            // A rule for each army is reported in the order of the catalogue, which has the roster's own first or by
            // name.
            for (const auto* list : {"tallies", "findings"})
                std::sort(json[list].begin(), json[list].end());
            return json;
        };
        CHECK(report(**whole, all) == report(*few->catalogue, few->assessment));
    }
    CHECK(compared > 50);
}

TEST_CASE("the same roster gets the same verdict, byte for byte")
{
    for (const auto& which : allCases()) {
        INFO(which.title());
        const auto once = which.judged();
        const auto twice = which.judged();
        const auto report = [](const Judged& judged) {
            return report::toJson(
                {judged.catalogue.get(), &judged.roster, &judged.assessment, fingerprint(judged.roster), {}});
        };
        CHECK(report(*once) == report(*twice));
    }
}

TEST_CASE("findings go by severity, then roster order, then rule")
{
    for (const auto& which : allCases()) {
        INFO(which.title());
        const auto judged = which.judged();
        const auto& findings = judged->assessment.findings;
        const auto key = [](const Finding& finding) {
            return std::tuple(finding.severity, finding.units.empty() ? noId : finding.units.front(), finding.rule);
        };
        CHECK(std::ranges::is_sorted(findings, {}, key));
        for (const auto& finding : findings)
            CHECK(finding.severity != Severity::Off);
    }
    // u2 breaks two rules, u1 a later one: the order is that of the roster first.
    const auto judged = judgeUnits("warpath-2e", "marauders",
                                   R"({"unit": "bull", "options": {"machine-gun-a": 0}},
                                      {"unit": "stunts-section", "models": 9, "as": "embarked"},
                                      {"unit": "veer-myn:night-crawlers-section", "models": 3, "options": {"combat-drill": 2}},
                                      {"unit": "plague:plague-troopers-section", "models": 3})");
    CHECK(lines(judged->assessment) == "error option-limit [u1] 0 of 1\n"
                                       "error solid-armour [u1] 1 of 0\n"
                                       "error unit-size [u2] 9 of 10\n"
                                       "error option-limit [u3] 2 of 1\n"
                                       "error unit-size [u3] 3 of 10\n"
                                       "error possible-allies [u4] 1 of 0\n"
                                       "error unit-size [u4] 3 of 10\n");
}

TEST_CASE("each rule that can be counted leaves a tally, also where it holds")
{
    const auto judged = judgeUnits("warpath-2e", "marauders", R"({"unit": "grunts-section"}, {"unit": "cannon"})");
    CHECK(judged->assessment.findings.empty());
    std::string tallies;
    for (const auto& tally : judged->assessment.tallies) {
        const auto& rule = judged->catalogue->ruleset.constraints[tally.constraint];
        tallies += rule.id + ' ' + text(tally.actual) + (tally.max ? " of " + text(*tally.max) : "") + '\n';
    }
    CHECK(tallies == "points-limit 195\n"
                     "empty-army 2\n"
                     "solid-ordnance 1 of 1\n"
                     "solid-armour 0 of 1\n"
                     "solid-hero-monster 0 of 1\n"
                     "reinforcements-half 0 of 1\n");
}

TEST_CASE("names that the data do not know never stop a judgement")
{
    const auto catalogue = warpath();
    auto strange = roster("warpath-2e", "marauders");
    strange.battle.scenario = "no-such-scenario";
    strange.battle.options["no-such-option"] = true;
    strange.battle.options["opponent-agrees-to-allies"] = std::string("maybe");
    strange.rulings["no-such-ruling"] = false;
    strange.units = {unit("u1", "grunts-section"),
                     unit("u2", "no-such-unit"),
                     unit("u3", "no-such-army:grunts-section"),
                     unit("u4", "veer-myn:no-such-unit"),
                     unit("u5", ":"),
                     unit("u6", ""),
                     unit("u7", "a:b:c")};
    strange.units[0].options.set("no-such-option", 3);
    strange.units[0].groups.push_back({"no-such-group", 3, {{"no-such-option", 1}}});
    strange.units[0].as = "no-such-place";
    strange.units[1].units = {unit("u8", "grunts-team"), unit("u9", "no-such-unit")};
    strange.units[1].reserve = true;
    strange.units[1].models = 7;
    strange.units[1].groups.push_back({"no-such-group", {}, {}});
    strange.units[0].units = {unit("u10", "warlord")};
    strange.units[0].units[0].as = "no-such-place";

    const auto assessment = assess(*catalogue, strange);
    CHECK_FALSE(assessment.isComplete);
    CHECK_FALSE(assessment.isLegal());
    CHECK(assessment.units.size() == 10);
    CHECK(assessment.points == 100 + 50 + 50); // what is known counts: Section, Warlord, Team
    for (const auto i : assessment.units.ids())
        CHECK(profile(*catalogue, assessment, i).stats.empty() == (assessment.units[i].kind.isNone()));
    for (const auto& finding : assessment.findings)
        CHECK_NOTHROW(fixes(*catalogue, strange, assessment, finding));
    CHECK_NOTHROW(report::toJson({catalogue.get(), &strange, &assessment, {}, {}}));
}

TEST_CASE("an army that the data do not know is judged too")
{
    for (const auto& ruleset : store().rulesets()) {
        const auto catalogue = store().fullCatalogue(ruleset);
        REQUIRE(catalogue);
        auto strange = roster(ruleset, "no-such-army");
        const auto& known = (*catalogue)->units.front();
        strange.units = {unit("u1", "anything"), unit("u2", (*catalogue)->army(known.army).id + ':' + known.id)};
        const auto assessment = assess(**catalogue, strange);
        CHECK(assessment.army.isNone());
        CHECK_FALSE(assessment.isComplete);
        for (const auto& finding : assessment.findings)
            CHECK_NOTHROW(fixes(**catalogue, strange, assessment, finding));
    }
}

TEST_CASE("a ruleset without armies judges an empty roster and any other")
{
    for (const auto& ruleset : store().rulesets()) {
        const auto catalogue = store().catalogue(ruleset, {});
        REQUIRE(catalogue);
        auto any = roster(ruleset, "nobody");
        CHECK(assess(**catalogue, any).units.empty());
        any.units = {unit("u1", "x"), unit("u2", "y:z")};
        CHECK(assess(**catalogue, any).units.size() == 2);
    }
}

TEST_CASE("figures far off are judged, not trusted")
{
    const auto catalogue = warpath();
    auto odd = roster("warpath-2e", "corporation");
    odd.battle.points = 0;
    odd.units = {unit("u1", "marines-section"), unit("u2", "enforcer-suppression-section"),
                 unit("u3", "apc-13-warrior")};
    odd.units[0].models = 10000;
    odd.units[0].options.set("heavy-laser-rifle", 10000);
    odd.units[1].models = 1;
    odd.units[1].options.set("burst-laser", 0);
    odd.units[2].groups.resize(100, {"champion", 10000, {}});
    const auto assessment = assess(*catalogue, odd);
    CHECK(assessment.units.span()[0].points == 120 + 10000 * 5);
    CHECK_FALSE(assessment.isLegal());
    for (const auto i : assessment.units.ids())
        CHECK_NOTHROW(profile(*catalogue, assessment, i));
}

TEST_CASE("units that hang fifty deep are judged")
{
    auto deep = roster("warpath-2e", "marauders");
    auto* list = &deep.units;
    for (int i = 1; i <= 50; ++i) {
        list->push_back(unit('u' + std::to_string(i), i < 50 ? "juggernaut" : "grunts-section"));
        list = &list->back().units;
    }
    const auto judged = judge(std::move(deep));
    const auto& units = judged->assessment.units;
    REQUIRE(units.size() == 50);
    CHECK(units.span()[0].end == Id<AssessedUnit>::at(50));
    CHECK(units.span()[49].parent == Id<AssessedUnit>::at(48));
    CHECK(judged->assessment.points == 49 * 160 + 100);
    // Each Juggernaut but the last carries Armour: 48 findings, and 49 Armour for one solid unit.
    CHECK(std::ranges::count(judged->assessment.findings, "transport-passengers", &Finding::rule) == 48);
    CHECK(std::ranges::count(judged->assessment.findings, "solid-armour", &Finding::rule) == 1);
}

TEST_CASE("units that hang as deep as a file may have them are read and judged")
{
    auto deep = roster("warpath-2e", "marauders");
    auto* list = &deep.units;
    for (int i = 1; i <= 30; ++i) {
        list->push_back(unit('u' + std::to_string(i), "juggernaut"));
        list = &list->back().units;
    }
    const auto judged = judgeText(writeRoster(deep), "deep");
    CHECK(judged->roster == deep);
    CHECK(judged->assessment.units.size() == 30);
}

TEST_CASE("twenty thousand units are judged in a moment")
{
    const auto catalogue = warpath();
    auto big = roster("warpath-2e", "marauders");
    big.battle.points = 1000;
    static constexpr const char* kinds[]{"grunts-section",  "cannon",    "bull",
                                         "warlord",         "battlebot", "veer-myn:night-crawlers-section",
                                         "veer-myn:driller"};
    for (int i = 0; i < 20000; ++i) {
        big.units.push_back(unit('u' + std::to_string(i), kinds[i % 7]));
        big.units.back().reserve = i % 3 == 0;
        if (i % 5 == 0)
            big.units.back().models = 3;
    }
    Assessment assessment;
    const auto seconds = secondsFor([&] { assessment = assess(*catalogue, big); });
    CHECK(assessment.units.size() == 20000);
    CHECK_FALSE(assessment.isLegal());
    CHECK(seconds < 5.0); // generous: with sanitizers, on a busy machine
    const auto sum = std::transform_reduce(assessment.units.begin(), assessment.units.end(), Points(), std::plus<>(),
                                           [](const AssessedUnit& one) { return one.points; });
    CHECK(assessment.points == sum);
}

TEST_CASE("a matching of two thousand is found in a moment")
{
    const auto catalogue = store().fullCatalogue("lantern-war");
    REQUIRE(catalogue);
    auto big = roster("lantern-war", "brass");
    big.battle.scenario = "siege";
    // Each captain escorts an engine or a beast, each sergeant an engine: all fit, but only just.
    for (int i = 0; i < 500; ++i)
        for (const auto* kind : {"captain", "sergeant", "wagon", "hounds"})
            big.units.push_back(unit('u' + std::to_string(big.units.size()), kind));
    Assessment assessment;
    const auto seconds = secondsFor([&] { assessment = assess(**catalogue, big); });
    CHECK(std::ranges::count(assessment.findings, "escort", &Finding::rule) == 0);
    CHECK(seconds < 10.0);
    big.units.push_back(unit("last", "hounds"));
    const auto one = assess(**catalogue, big);
    const auto found = std::ranges::find(one.findings, "escort", &Finding::rule);
    REQUIRE(found != one.findings.end());
    CHECK(found->actual == Fraction(1));
    CHECK(found->units.size() == 1);
}

TEST_CASE("a foreign unit is judged by its own army's data and the own army's allies")
{
    const auto judged = judgeUnits("warpath-2e", "corporation",
                                   R"({"unit": "marines-section"}, {"unit": "veer-myn:night-crawlers-section"})");
    CHECK(judged->assessment.findings.empty());
    CHECK(judged->assessment.units.span()[1].points == 130);
    const auto reverse = judgeUnits("warpath-2e", "forge-fathers", R"({"unit": "veer-myn:night-crawlers-section"})");
    CHECK(lines(reverse->assessment) == "error possible-allies [u1] 1 of 0\n");
}

TEST_CASE("a factor of a bound is worked out like the bound itself, in rules, figures and battles")
{
    // Warpath with sentences of our own: points at most 10 for each unit, times the units that are infantry.
    auto& schemas = store().schemas();
    const std::string folder = MUSTER_SOURCE_DIR "/armies/warpath-2e/";
    auto ruleset = readDataFile(folder + "ruleset.json", "ruleset", schemas);
    auto army = readDataFile(folder + "forge-fathers.json", "army", schemas);
    REQUIRE((ruleset && army));
    const auto bound = nlohmann::json::parse(R"({ "count": { "units": {} }, "times": 10,
                                                  "by": { "count": { "units": { "category": "infantry" } } } })");
    auto& constraints = ruleset->document["constraints"];
    for (const auto* subject : {"roster", "battle"})
        constraints.push_back({{"id", std::string("product-") + subject},
                               {"forEach", subject},
                               {"count", {{"points", nlohmann::json::object()}}},
                               {"atMost", bound},
                               {"message", "{actual} of {allowed}"}});
    ruleset->document["figures"] = nlohmann::json::array({{{"id", "product"}, {"name", "Product"}, {"value", bound}}});
    const auto catalogue = buildCatalogue(*ruleset, {*army});
    REQUIRE(catalogue);

    auto mine = roster("warpath-2e", "forge-fathers");
    mine.units = {unit("a", "steel-warriors-section"), unit("b", "steel-warriors-section"), unit("c", "huscarl")};
    const auto assessment = assess(*catalogue, mine);
    // Three units, two of them infantry: 10 x 3 x 2.
    CHECK(valueOf(*catalogue, assessment, *catalogue->ruleset.figures.front().value) == Fraction(60));
    const auto found = std::ranges::find(assessment.findings, "product-roster", &Finding::rule);
    REQUIRE(found != assessment.findings.end());
    CHECK(found->allowed == Fraction(60));
    // Both sides the same: six units, four of them infantry, 10 x 6 x 4.
    const Side sides[2]{{{&mine}, {&assessment}}, {{&mine}, {&assessment}}};
    const auto battle = assessBattle(*catalogue, sides);
    const auto pair = std::ranges::find(battle, "product-battle", &Finding::rule);
    REQUIRE(pair != battle.end());
    CHECK(pair->allowed == Fraction(240));
}
