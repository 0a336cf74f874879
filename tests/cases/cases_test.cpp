#include "cases/cases.h"

#include "io/roster/rosterfile.h"
#include "report/verdict/json.h"
#include "report/verdict/words.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

std::vector<Finding> battleOf(const Judged& mine, const Judged& other)
{
    const Side sides[2]{{{&mine.roster}, {&mine.assessment}}, {{&other.roster}, {&other.assessment}}};
    return assessBattle(*mine.catalogue, sides);
}

/// What the case plays: in a battle with what it takes over from the other side.
JudgedPtr playedIn(const Case& which)
{
    auto mine = which.judged();
    if (!which.isBattle())
        return mine;
    const auto other = which.against();
    const Side sides[2]{{{&mine->roster}, {&mine->assessment}}, {{&other->roster}, {&other->assessment}}};
    for (auto& played : playedRosters(*mine->catalogue, sides))
        if (played.side == 0)
            return judge(std::move(played.roster));
    return mine;
}

bool breaks(const Case& which, const nlohmann::json& expected, bool onlyErrors)
{
    bool isBroken = false;
    for (const auto* list : {"findings", "battle"})
        for (const auto& finding : expected.value(list, nlohmann::json::array()))
            isBroken = isBroken || (finding["rule"] == which.rule && (!onlyErrors || finding["severity"] == "error"));
    return isBroken;
}

/// What the public report says of a finding, in the words of line().
/// A report has whole numbers: a fraction that is a most is the whole number below it.
std::string wholeLines(nlohmann::json findings)
{
    for (auto& finding : findings)
        if (finding.contains("allowed") && finding["allowed"].is_string()) {
            const auto text = finding["allowed"].get<std::string>();
            const auto slash = text.find('/');
            finding["allowed"] = std::stoll(text.substr(0, slash)) / std::stoll(text.substr(slash + 1));
        }
    return expectedLines(findings);
}

/// The catalogue of army-building rules by name, so that a rule that vanishes from the data is missed. Of what all
/// rulesets have: the limits of points and units where there are any, and what some data can break.
const std::map<std::string, std::set<std::string>> rulesByName{
    {"warpath-2e",
     {"points-limit", "unit-size", "option-limit", "option-requires", "empty-army", "wrong-place", "solid-ordnance",
      "solid-armour", "solid-hero-monster", "living-legend", "possible-allies", "transport-capacity",
      "transport-passengers", "reinforcements-half", "held-back-aboard", "sides-balanced", "scenario-differs"}},
    {"rules-of-war-ancients",
     {"unit-size", "empty-army", "wrong-place", "composition", "composition-choice", "beyond-list", "foreign-unit",
      "one-general", "army-size", "battle-match"}},
    {"wargame",
     {"points-limit",
      "unit-size",
      "option-limit",
      "option-excludes",
      "empty-army",
      "wrong-place",
      "one-officer",
      "one-general",
      "one-champion",
      "bannerman-ratio",
      "musician-ratio",
      "uniform-equipment",
      "group-size",
      "bayonets-need-ranged-weapon",
      "flying-needs-speed",
      "rider",
      "transport-capacity",
      "tactics-chosen",
      "tactic-needs",
      "hands",
      "unarmed",
      "sides-balanced"}},
    {"heresy",
     {"points-limit", "unit-size", "option-limit", "empty-army", "wrong-place", "starts-with-commander",
      "under-command", "command-capacity", "command-support-special", "titan-weapons", "titan-limit", "possible-allies",
      "break-point", "reserves-quarter", "attacker-double", "roles-differ", "sides-balanced", "scenario-differs",
      "rulings-differ"}},
};

std::string reportLines(const std::string& report) { return expectedLines(nlohmann::json::parse(report)["findings"]); }

} // namespace

TEST_CASE("each case is judged as its rulebook says")
{
    const auto cases = allCases();
    REQUIRE(cases.size() > 200);
    for (const auto& which : cases) {
        INFO(which.title());
        const auto expected = which.expected();
        INFO(expected["why"].get<std::string>());
        const auto judged = playedIn(which);
        CHECK(judged->assessment.isComplete);
        CHECK(lines(judged->assessment) == expectedLines(expected["findings"]));
        if (expected.contains("points"))
            CHECK(judged->assessment.points == expected["points"].get<std::int64_t>());
        std::vector<Finding> battle;
        if (which.isBattle()) {
            const auto other = which.against();
            battle = battleOf(*judged, *other);
            std::string found;
            for (const auto& finding : battle)
                found += line(judged->assessment, finding) + '\n';
            CHECK(found == expectedLines(expected["battle"]));
        }
        const auto isError = [](const Finding& finding) { return finding.severity == Severity::Error; };
        const bool isLegal = judged->assessment.isLegal() && std::ranges::none_of(battle, isError);
        CHECK(isLegal == expected["legal"].get<bool>());
    }
}

TEST_CASE("limits that are not the rulebook's cite the page of the playtest lists")
{
    // Part II has neither a limit of titans, nor allies, nor a limit of one weapon or missile.
    const std::map<std::string, std::string> sections{
        {"titan-limit", "Command"}, {"possible-allies", "Command"}, {"titan-weapons", "Titan Legion"}};
    const auto page = readFile(MUSTER_SOURCE_DIR "/docs/heresy-playtest.md");
    std::set<Id<Constraint>> ours;
    for (const auto& which : allCases()) {
        if (which.ruleset != "heresy" || !which.isIllegal())
            continue;
        INFO(which.title());
        const auto judged = which.judged();
        for (const auto& finding : judged->assessment.findings) {
            const auto section = sections.find(std::string(finding.rule));
            if (section == sections.end())
                continue;
            const auto citation = report::citation(*judged->catalogue, report::citationOf(*judged->catalogue, finding));
            const auto& rule = judged->catalogue->ruleset.constraints[finding.constraint];
            if (rule.id == "titan-weapons" && rule.count.kind != Measure::Kind::SameWeapon) {
                CHECK(citation.source == "Heresy Rules, Part II");
                CHECK(citation.section == "Titan Rules: Game play");
                continue;
            }
            ours.insert(finding.constraint);
            CHECK(citation.source == "Playtest lists of Heresy (docs/heresy-playtest.md)");
            CHECK(citation.section == section->second);
            CHECK(page.find("\n## " + section->second + '\n') != std::string::npos);
        }
    }
    CHECK(ours.size() == 6);
}

TEST_CASE("the public report says the same as the assessment")
{
    for (const auto& which : allCases()) {
        if (which.isBattle())
            continue;
        INFO(which.title());
        const auto judged = which.judged();
        const report::Context context{
            judged->catalogue.get(), &judged->roster, &judged->assessment, fingerprint(judged->roster), {}};
        const auto json = report::toJson(context);
        CHECK(reportLines(json) == wholeLines(which.expected()["findings"]));
        CHECK(nlohmann::json::parse(json)["legal"] == which.expected()["legal"]);
    }
}

TEST_CASE("the names of cases say what they show")
{
    for (const auto& which : allCases()) {
        INFO(which.title());
        const auto expected = which.expected();
        CHECK((which.isIllegal() || which.name.starts_with("legal-")));
        if (which.isIllegal())
            CHECK(breaks(which, expected, false));
        else
            CHECK_FALSE(breaks(which, expected, true));
        CHECK(which.judged()->roster.ruleset == which.ruleset);
    }
}

TEST_CASE("each rule of each ruleset has a legal and an illegal case")
{
    std::map<std::string, std::set<std::string>> legal;
    std::map<std::string, std::set<std::string>> illegal;
    for (const auto& which : allCases()) {
        const auto expected = which.expected();
        if (which.isIllegal())
            illegal[which.ruleset].insert(which.rule);
        else if (!breaks(which, expected, false))
            legal[which.ruleset].insert(which.rule);
    }
    for (const auto& ruleset : store().rulesets()) {
        const auto catalogue = store().catalogue(ruleset, {});
        REQUIRE(catalogue);
        std::set<std::string> rules;
        for (const auto& rule : (*catalogue)->ruleset.constraints)
            rules.insert(rule.id);
        std::set<std::string> missing;
        if (const auto named = rulesByName.find(ruleset); named != rulesByName.end())
            for (const auto& rule : named->second) {
                if (!rules.contains(rule) && rule != scenarioDiffers && rule != rulingsDiffer &&
                    std::ranges::find(structuralIds, rule) == structuralIds.end())
                    missing.insert(rule + " is not in the data");
                rules.insert(rule);
            }
        else // The invented ruleset shows all of structure, too.
            rules.insert(structuralIds.begin(), structuralIds.end());
        for (const auto& rule : rules) {
            if (!legal[ruleset].contains(rule))
                missing.insert(rule + " has no legal case");
            if (!illegal[ruleset].contains(rule))
                missing.insert(rule + " has no illegal case");
        }
        INFO(ruleset);
        CHECK(missing == std::set<std::string>{});
    }
}

TEST_CASE("each sentence of each rule is broken by a case, and each bound from both sides where it has two")
{
    std::map<std::string, std::set<std::pair<Id<Constraint>, bool>>> broken;
    for (const auto& which : allCases()) {
        const auto judged = playedIn(which);
        auto findings = judged->assessment.findings;
        if (which.isBattle()) {
            const auto other = which.against();
            std::ranges::copy(battleOf(*judged, *other), std::back_inserter(findings));
        }
        for (const auto& finding : findings)
            broken[which.ruleset].insert({finding.constraint, finding.tooMany});
    }
    for (const std::string ruleset : {"wargame", "heresy"}) {
        const auto catalogue = store().catalogue(ruleset, {});
        REQUIRE(catalogue);
        const auto& rules = (*catalogue)->ruleset.constraints;
        std::set<std::string> missing;
        for (const auto i : rules.ids()) {
            const auto name = ruleset + ' ' + rules[i].id + ' ' + std::to_string(i.position());
            const auto index = i;
            // Two sides have one role or two, never more than the two that there are.
            const bool isBounded = rules[i].subject == SubjectKind::Battle && rules[i].exactly;
            if (rules[i].atMost && !isBounded && !broken[ruleset].contains({index, true}))
                missing.insert(name + " more");
            if ((rules[i].atLeast || rules[i].exactly) && !broken[ruleset].contains({index, false}))
                missing.insert(name + " fewer");
        }
        CHECK(missing == std::set<std::string>{});
    }
}

TEST_CASE("the data have no rules that the catalogue does not name")
{
    for (const auto& [ruleset, names] : rulesByName) {
        const auto catalogue = store().catalogue(ruleset, {});
        REQUIRE(catalogue);
        INFO(ruleset);
        for (const auto& rule : (*catalogue)->ruleset.constraints) {
            INFO(rule.id);
            CHECK(names.contains(rule.id));
        }
    }
}

TEST_CASE("each ruling that the catalogue of rules names is there, and on")
{
    const std::map<std::string, std::set<std::string>> rulings{
        {"wargame", {"graded-upgrades", "rider-included", "specialist-swap", "command-on-top"}},
        {"heresy", {"reserves-by-points"}},
    };
    for (const auto& [ruleset, names] : rulings) {
        const auto catalogue = store().catalogue(ruleset, {});
        REQUIRE(catalogue);
        for (const auto& name : names) {
            INFO(ruleset << ' ' << name);
            const auto found = std::ranges::find((*catalogue)->ruleset.rulings, name, &Ruling::id);
            REQUIRE(found != (*catalogue)->ruleset.rulings.end());
            CHECK(found->standard);
        }
    }
}

TEST_CASE("each ruling of Wargame and Heresy that bears on a verdict or cost has a case that is another without it")
{
    // These change figures on cards and sheets only: see profiles_test.cpp.
    const std::set<std::string> figuresOnly{"banners-add-up", "doubling-last", "part-thousand-objectives",
                                            "titan-side-armour"};
    std::set<std::string> shown;
    std::set<std::string> rulings;
    for (const std::string ruleset : {"wargame", "heresy"})
        for (const auto& ruling : (*store().catalogue(ruleset, {}))->ruleset.rulings)
            if (!figuresOnly.contains(ruling.id))
                rulings.insert(ruling.id);
    for (const auto& which : allCases()) {
        if (which.ruleset != "wargame" && which.ruleset != "heresy")
            continue;
        const auto judged = which.judged();
        for (const auto& [ruling, isOn] : judged->roster.rulings) {
            auto roster = judged->roster;
            roster.rulings.erase(ruling);
            const auto plain = judge(std::move(roster));
            auto with = lines(judged->assessment);
            auto without = lines(plain->assessment);
            if (which.isBattle()) {
                const auto other = which.against();
                for (const auto& finding : battleOf(*judged, *other))
                    with += line(judged->assessment, finding);
                for (const auto& finding : battleOf(*plain, *other))
                    without += line(plain->assessment, finding);
            }
            if (with != without || judged->assessment.points != plain->assessment.points)
                shown.insert(ruling);
        }
    }
    std::set<std::string> missing;
    std::ranges::set_difference(rulings, shown, std::inserter(missing, missing.end()));
    CHECK(missing == std::set<std::string>{});
}

TEST_CASE("every shipped sample is legal")
{
    std::map<std::string, int> counts;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(MUSTER_SOURCE_DIR "/armies")) {
        if (entry.path().extension() != ".muster")
            continue;
        const auto path = entry.path().string();
        INFO(path);
        const auto judged = judgeText(readFile(path), path);
        CHECK(lines(judged->assessment).find("error ") == std::string::npos);
        CHECK(judged->assessment.outcome() == Outcome::Legal);
        ++counts[judged->roster.ruleset];
    }
    for (const auto& [ruleset, rules] : rulesByName) {
        INFO(ruleset);
        CHECK(counts[ruleset] >= 3);
    }
}

TEST_CASE("greater demons cause fear and have powers of their own, and something flies")
{
    const auto catalogue = store().fullCatalogue("heresy").value();
    const auto unitsWith = [&](const std::string& id) {
        const auto has = [&](const std::vector<RuleRef>& rules) {
            return std::ranges::any_of(rules, [&](const RuleRef& ref) { return catalogue->rule(ref.rule).id == id; });
        };
        const auto isPartWith = [&](const UnitPart& part) { return has(catalogue->profile(part.profile).rules); };
        std::set<std::string> names;
        for (const auto& unit : catalogue->units)
            if (has(unit.rules) || std::ranges::any_of(unit.parts, isPartWith))
                names.insert(unit.name);
        return names;
    };
    const std::set<std::string> demons{"Bloodthirster", "Great Unclean One", "Keeper of Secrets", "Lord of Change"};
    CHECK(unitsWith("fear") == demons);
    CHECK(unitsWith("fixed-powers") == demons);
    CHECK(unitsWith("flyer") == std::set<std::string>{"Thunderhawk Gunship"});
}
