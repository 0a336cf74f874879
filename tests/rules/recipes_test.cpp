// The examples of rules in docs/ruleset-language.md: each is read out of the page, put into the game of
// tests/data/recipes, and judges a roster that keeps it and one that breaks it. cases.json says why.

#include "game.h"
#include "io/json/boundedjson.h"
#include "io/json/schema.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

const std::string source = MUSTER_SOURCE_DIR;

/// The boxes of JSON of one section of the page, in its order.
std::vector<json> boxes(const std::string& section)
{
    const auto page = readFile(source + "/docs/ruleset-language.md");
    const auto begin = page.find("\n## " + section + '\n');
    REQUIRE(begin != std::string::npos);
    const auto end = page.find("\n## ", begin + 1);
    const std::string open = "\n```json\n";
    std::vector<json> found;
    for (auto at = page.find(open, begin); at < end; at = page.find(open, at)) {
        at += open.size();
        const auto text = page.substr(at, page.find("\n```\n", at) - at);
        INFO(text);
        json box;
        REQUIRE_NOTHROW(box = json::parse(text));
        found.push_back(std::move(box));
    }
    return found;
}

bool isConstraint(const json& box) { return box.contains("count"); }

/// Puts a box in place of what has its id.
void put(json& list, const json& box)
{
    const auto old = std::ranges::find_if(list, [&](const json& entry) { return entry.at("id") == box.at("id"); });
    if (old == list.end())
        list.push_back(box);
    else
        *old = box;
}

/// The game with the units and special rules of the page, and of its constraints only this one.
Game gameWith(const std::vector<json>& page, const json& box, const json& recipe)
{
    auto game = marketDay();
    game.setRules({});
    auto& reds = game.armies.at("reds");
    for (const auto& other : page)
        if (other.contains("slots"))
            put(reds.at("units"), other);
        else if (!isConstraint(other))
            put(game.ruleset.at("rules"), other);
    if (isConstraint(box))
        game.addRule(box.dump());
    if (recipe.contains("numbers"))
        reds["numbers"] = recipe.at("numbers");
    return game;
}

JudgedPtr judged(const Game& game, const json& roster)
{
    auto units = roster.at("units").dump();
    return game.judge("reds", units.substr(1, units.size() - 2),
                      roster.contains("battle") ? "\"battle\": " + roster.at("battle").dump() + ", " : "");
}

/// What the rule finds, and with `against` what it finds of both sides.
std::string found(const Game& game, const json& recipe, const json& roster, const std::string& rule)
{
    const auto mine = judged(game, roster);
    auto findings = mine->assessment.findings;
    if (recipe.contains("against")) {
        const auto other = judged(game, recipe.at("against"));
        const Side sides[2]{{{&mine->roster}, {&mine->assessment}}, {{&other->roster}, {&other->assessment}}};
        findings = assessBattle(*mine->catalogue, sides);
    }
    std::string told;
    for (const auto& finding : findings)
        if (finding.rule == rule)
            told += (told.empty() ? "" : "; ") + line(mine->assessment, finding);
    return told;
}

} // namespace

TEST_CASE("each example of a rule on the page finds what it says, and nothing else")
{
    const auto page = boxes("Examples of rules");
    const auto cases = json::parse(readFile(source + "/tests/data/recipes/cases.json"));
    std::set<std::string> tried;
    for (const auto& box : page) {
        const auto id = box.at("id").get<std::string>();
        INFO(id);
        if (!isConstraint(box) && !box.contains("slots"))
            continue; // a special rule, which other examples count
        CHECK(tried.insert(id).second);
        REQUIRE(cases.contains(id));
        const auto& recipe = cases.at(id);
        const auto finding = recipe.at("finding").get<std::string>();
        const auto rule = finding.substr(6, finding.find(' ', 6) - 6); // behind "error "
        const auto game = gameWith(page, box, recipe);
        CHECK(found(game, recipe, recipe.at("keeps"), rule).empty());
        CHECK(found(game, recipe, recipe.at("breaks"), rule) == finding);
    }
    CHECK(tried.size() == cases.size());
}

TEST_CASE("the examples of rules keep the schema")
{
    const auto page = boxes("Examples of rules");
    SchemaSet schemas(source + "/schemas");
    for (const auto& box : page) {
        INFO(box.dump());
        const auto game = gameWith(page, box, json::object());
        for (const auto& [name, file] :
             {std::pair("ruleset", &game.ruleset), std::pair("army", &game.armies.at("reds"))})
            CHECK(schemas.check(name, *file, file->dump(), name).empty());
    }
}
