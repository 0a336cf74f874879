#include "cases/cases.h"
#include "fixing.h"

#include "report/verdict/json.h"
#include "report/verdict/words.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

void forFindings(auto use)
{
    for (const auto& which : allCases()) {
        if (!which.isIllegal())
            continue;
        const auto judged = which.judged();
        for (const auto& finding : judged->assessment.findings)
            use(which, *judged, finding);
    }
}

} // namespace

TEST_CASE("each fix removes its finding, breaks nothing, and can be taken back byte for byte")
{
    std::size_t tried = 0;
    forFindings([&](const Case& which, const Judged& judged, const Finding& finding) {
        INFO(which.title() << ": " << line(judged.assessment, finding));
        for (const auto& fix : fixes(*judged.catalogue, judged.roster, judged.assessment, finding)) {
            INFO("kind " << static_cast<int>(fix.kind) << ", number " << fix.number);
            CHECK(faultOf(judged, finding, fix).empty());
            ++tried;
        }
    });
    CHECK(tried > 150);
}

TEST_CASE("no two fixes of a finding do or say the same")
{
    forFindings([&](const Case& which, const Judged& judged, const Finding& finding) {
        INFO(which.title() << ": " << line(judged.assessment, finding));
        std::set<std::string> edits;
        std::set<std::string> labels;
        const auto offered = fixes(*judged.catalogue, judged.roster, judged.assessment, finding);
        for (const auto& fix : offered) {
            edits.insert(report::toJson(fix.edit));
            labels.insert(report::fixLabel(*judged.catalogue, judged.assessment, fix));
        }
        CHECK(edits.size() == offered.size());
        CHECK(labels.size() == offered.size());
    });
}

TEST_CASE("each error has at least one fix, if a unit can stay")
{
    std::set<std::string> without;
    forFindings([&](const Case& which, const Judged& judged, const Finding& finding) {
        if (finding.severity == Severity::Error &&
            fixes(*judged.catalogue, judged.roster, judged.assessment, finding).empty() && canKeepOne(judged, finding))
            without.insert(which.title() + ": " + line(judged.assessment, finding));
    });
    CHECK(without == std::set<std::string>{});
}

TEST_CASE("no fix empties the roster")
{
    std::set<std::string> empties;
    forFindings([&](const Case& which, const Judged& judged, const Finding& finding) {
        for (const auto& fix : fixes(*judged.catalogue, judged.roster, judged.assessment, finding)) {
            auto roster = judged.roster;
            REQUIRE(apply(roster, fix.edit));
            if (!judged.roster.units.empty() && roster.units.empty())
                empties.insert(which.title() + ": " + line(judged.assessment, finding));
        }
    });
    CHECK(empties == std::set<std::string>{});
}

TEST_CASE("a fix does not change what it is asked about")
{
    forFindings([&](const Case& which, const Judged& judged, const Finding& finding) {
        INFO(which.title());
        const auto before = judged.roster;
        const auto first = fixes(*judged.catalogue, judged.roster, judged.assessment, finding);
        const auto second = fixes(*judged.catalogue, judged.roster, judged.assessment, finding);
        CHECK(judged.roster == before);
        CHECK(first.size() == second.size());
    });
}

TEST_CASE("fixes are the ones that a player would think of")
{
    const auto kindsOf = [](const Judged& judged, std::size_t finding) {
        std::set<Fix::Kind> kinds;
        for (const auto& fix :
             fixes(*judged.catalogue, judged.roster, judged.assessment, judged.assessment.findings.at(finding)))
            kinds.insert(fix.kind);
        return kinds;
    };
    const auto warpath = [](const std::string& army, const std::string& units) {
        return judgeUnits("warpath-2e", army, units);
    };
    SECTION("a wrong size is set right")
    {
        const auto judged = warpath("forge-fathers", R"({"unit": "steel-warriors-section", "models": 9})");
        CHECK(kindsOf(*judged, 0).contains(Fix::Kind::SetModels));
    }
    SECTION("too many of an option are brought down to what is allowed")
    {
        const auto judged =
            warpath("corporation", R"({"unit": "marines-section", "options": {"heavy-laser-rifle": 3}})");
        const auto found =
            fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.at(0));
        REQUIRE_FALSE(found.empty());
        CHECK(found[0].number == 2);
        CHECK(found[0].points == -5);
    }
    SECTION("a missing requirement is taken")
    {
        const auto judged = warpath("veer-myn", R"({"unit": "night-crawlers-team", "options": {"super-drill": 1}})");
        CHECK(kindsOf(*judged, 0).contains(Fix::Kind::TakeOption));
    }
    SECTION("two faults of one unit are fixed one by one")
    {
        const auto judged = warpath("corporation", R"({"unit": "marines-platoon",
            "options": {"heavy-laser-rifle": 5, "tactical-flame-unit": 3}})");
        REQUIRE(judged->assessment.findings.size() == 2);
        for (std::size_t i = 0; i < 2; ++i) {
            auto kinds = kindsOf(*judged, i);
            kinds.erase(Fix::Kind::RemoveUnits);
            CHECK_FALSE(kinds.empty());
        }
    }
    SECTION("a gun too many: it goes, or a solid unit comes")
    {
        const auto judged =
            warpath("marauders", R"({"unit": "grunts-section"}, {"unit": "cannon"}, {"unit": "cannon"})");
        CHECK(kindsOf(*judged, 0) == std::set{Fix::Kind::RemoveUnits, Fix::Kind::AddUnits});
    }
    SECTION("a unit that rides where it must not steps down")
    {
        const auto judged = warpath(
            "marauders", R"({"unit": "grunts-section"}, {"unit": "bull", "units": [{"unit": "stunt-bot-team"}]})");
        CHECK(kindsOf(*judged, 0).contains(Fix::Kind::Detach));
    }
    SECTION("too many held back: one is deployed")
    {
        const auto judged =
            warpath("marauders", R"({"unit": "grunts-section"}, {"unit": "grunts-section", "reserve": true},
                                                    {"unit": "grunts-team", "reserve": true})");
        CHECK(kindsOf(*judged, 0).contains(Fix::Kind::Deploy));
    }
}

TEST_CASE("fixes of Wargame and Heresy are the ones that a player would think of")
{
    using Kind = Fix::Kind;
    struct Wanted {
        const char* which;
        const char* rule;
        std::set<Kind> kinds; ///< some of those that are offered
    };
    const Wanted cases[]{
        {"wargame/unit-size/illegal-31-regular-training", "unit-size", {Kind::SetModels, Kind::DropOption}},
        {"wargame/option-excludes/illegal-hardy-and-beefy", "option-excludes", {Kind::DropOption}},
        {"wargame/option-limit/illegal-spear-twice", "option-limit", {Kind::LowerOption}},
        {"wargame/one-officer/illegal-two-of-a-kind", "one-officer", {Kind::SetGroupModels}},
        {"wargame/one-officer/illegal-two-kinds", "one-officer", {Kind::RemoveGroup}},
        {"wargame/one-champion/illegal-two", "one-champion", {Kind::SetGroupModels}},
        {"wargame/bannerman-ratio/illegal-two-of-nineteen", "bannerman-ratio", {Kind::SetGroupModels}},
        {"wargame/bannerman-ratio/illegal-one-of-nine", "bannerman-ratio", {Kind::RemoveGroup}},
        {"wargame/group-size/illegal-eleven-of-ten", "group-size", {Kind::SetGroupModels}},
        {"wargame/bayonets-need-ranged-weapon/illegal-no-ranged-weapon",
         "bayonets-need-ranged-weapon",
         {Kind::TakeOption, Kind::DropOption}},
        {"wargame/flying-needs-speed/illegal-slow", "flying-needs-speed", {Kind::TakeOption, Kind::DropOption}},
        {"wargame/rider/illegal-nobody", "rider", {Kind::AddUnits, Kind::DropOption}},
        {"wargame/rider/illegal-hardy", "rider", {Kind::DropOption}},
        {"wargame/rider/illegal-champion", "rider", {Kind::RemoveGroup}},
        {"wargame/transport-capacity/illegal-twenty-one", "transport-capacity", {Kind::Detach}},
        {"wargame/tactics-chosen/illegal-captain-none", "tactics-chosen", {Kind::TakeOption}},
        {"wargame/tactics-chosen/illegal-general-three", "tactics-chosen", {Kind::DropOption}},
        {"wargame/tactics-chosen/illegal-colossus-none", "tactics-chosen", {Kind::TakeOption}},
        {"wargame/tactic-needs/illegal-no-shields", "tactic-needs", {Kind::TakeOption}},
        {"wargame/hands/illegal-one-armed", "hands", {Kind::DropOption}},
        {"wargame/unarmed/illegal-no-weapon", "unarmed", {Kind::TakeOption}},
        {"wargame/uniform-equipment/illegal-musicians-pistol", "uniform-equipment", {Kind::DropOption}},
        {"wargame/wrong-place/illegal-aboard-without-transport", "wrong-place", {Kind::Detach}},
        {"heresy/under-command/illegal-line-card", "under-command", {Kind::Attach}},
        {"heresy/command-capacity/illegal-company-four", "command-capacity", {Kind::RemoveUnits}},
        {"heresy/starts-with-commander/illegal-hero-alone", "starts-with-commander", {Kind::AddUnits}},
        {"heresy/titan-weapons/illegal-warhound-one", "titan-weapons", {Kind::TakeOption}},
        {"heresy/titan-weapons/illegal-two-vortex-missiles", "titan-weapons", {Kind::TakeOption}},
        {"heresy/option-limit/illegal-electro-hull-twice", "option-limit", {Kind::LowerOption}},
        {"heresy/reserves-quarter/illegal-defender-holds-back", "reserves-quarter", {Kind::Deploy}},
        {"heresy/wrong-place/illegal-titan-under-commander", "wrong-place", {Kind::Detach}},
        {"heresy/possible-allies/illegal-orks-with-marines", "possible-allies", {Kind::RemoveUnits}},
    };
    std::set<std::string> missing;
    for (const auto& which : allCases())
        for (const auto& wanted : cases) {
            if (which.title() != wanted.which)
                continue;
            const auto judged = which.judged();
            const auto& findings = judged->assessment.findings;
            const auto finding = std::ranges::find(findings, wanted.rule, &Finding::rule);
            REQUIRE(finding != findings.end());
            std::set<Kind> offered;
            for (const auto& fix : fixes(*judged->catalogue, judged->roster, judged->assessment, *finding))
                offered.insert(fix.kind);
            for (const auto kind : wanted.kinds)
                if (!offered.contains(kind))
                    missing.insert(which.title() + ": kind " + std::to_string(static_cast<int>(kind)));
        }
    CHECK(missing == std::set<std::string>{});
}

TEST_CASE("a try is paid for by what it judges: bodies and findings, not units alone")
{
    // One unit with 60 champions, and another: two units, 62 bodies.
    for (const auto& which : allCases()) {
        if (which.ruleset != "wargame" || which.rule != "one-champion" || !which.isIllegal())
            continue;
        const auto judged = which.judged();
        auto roster = judged->roster;
        const auto champion = roster.units.front().groups.front();
        roster.units.front().groups.insert(roster.units.front().groups.end(), 60, champion);
        auto other = judged->roster.units.front();
        other.id = "other";
        other.groups.clear();
        roster.units.push_back(std::move(other));
        const auto assessment = assess(*judged->catalogue, roster);
        REQUIRE(assessment.bodies.size() > 60);
        WorkBudget budget(mostFixWork);
        REQUIRE_FALSE(fixes(*judged->catalogue, roster, assessment, assessment.findings.front(), budget).empty());
        CHECK(budget.spent() >= 2 * workToJudge(assessment));
        return;
    }
    FAIL("there is a case of two champions");
}
