// The examples of rules in docs/ruleset-language.md: each is read out of the page, put into the game of
// tests/data/recipes, and judges a roster that keeps it and one that breaks it. cases.json says why. The recipes,
// which are whole, judge the rosters of whole.json. The page's index has every key of the schemas.

#include "io/json/boundedjson.h"
#include "io/json/schema.h"
#include "rules/game.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

const std::string source = MUSTER_SOURCE_DIR;

/// The text of one section of the page.
std::string textOf(const std::string& section)
{
    const auto page = readFile(source + "/docs/ruleset-language.md");
    const auto begin = page.find("\n## " + section + '\n');
    REQUIRE(begin != std::string::npos);
    return page.substr(begin, page.find("\n## ", begin + 1) - begin);
}

/// The boxes of JSON in a text, in its order.
std::vector<json> boxesIn(const std::string& text)
{
    const std::string open = "\n```json\n";
    std::vector<json> found;
    for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        at += open.size();
        const auto written = text.substr(at, text.find("\n```\n", at) - at);
        INFO(written);
        json box;
        REQUIRE_NOTHROW(box = json::parse(written));
        found.push_back(std::move(box));
    }
    return found;
}

std::vector<json> boxes(const std::string& section) { return boxesIn(textOf(section)); }

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

/// Adds what a recipe has to a file of the game. What has the id of something that is there takes its place, but not
/// constraints, of which several may share an id, and grants, which have none.
void merge(json& file, const json& part)
{
    for (const auto& [key, value] : part.items()) {
        if (value.is_object())
            merge(file[key], value);
        else if (value.is_array() && key != "constraints" && key != "grants")
            for (const auto& entry : value)
                put(file[key], entry);
        else if (value.is_array())
            for (const auto& entry : value)
                file[key].push_back(entry);
        else
            file[key] = value;
    }
}

/// The game with what the boxes of a recipe add: those with units to the army, the others to the ruleset.
Game gameWithRecipe(const std::vector<json>& recipe)
{
    auto game = marketDay();
    game.setRules({});
    for (const auto& box : recipe)
        merge(box.contains("units") ? game.armies.at("reds") : game.ruleset, box);
    return game;
}

/// The recipes of the page by their headings.
std::map<std::string, std::vector<json>> recipes()
{
    const auto text = textOf("Recipes");
    const std::string heading = "\n### ";
    std::map<std::string, std::vector<json>> found;
    for (auto at = text.find(heading); at != std::string::npos;) {
        at += heading.size();
        const auto next = text.find(heading, at);
        found[text.substr(at, text.find('\n', at) - at)] = boxesIn(text.substr(at, next - at));
        at = next;
    }
    return found;
}

/// The keys of all objects that a schema describes.
void collectKeys(const json& schema, std::set<std::string>& keys)
{
    if (schema.is_object() && schema.contains("properties") && schema.at("properties").is_object())
        for (const auto& [key, value] : schema.at("properties").items())
            keys.insert(key);
    if (schema.is_structured())
        for (const auto& part : schema)
            collectKeys(part, keys);
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

TEST_CASE("each whole recipe of the page judges its rosters as was worked out by hand, and keeps the schema")
{
    const auto page = recipes();
    const auto cases = json::parse(readFile(source + "/tests/data/recipes/whole.json"));
    CHECK(page.size() == 12);
    CHECK(page.size() == cases.size());
    SchemaSet schemas(source + "/schemas");
    for (const auto& [name, recipe] : page) {
        INFO(name);
        const auto game = gameWithRecipe(recipe);
        for (const auto& [kind, file] :
             {std::pair("ruleset", &game.ruleset), std::pair("army", &game.armies.at("reds"))})
            CHECK(schemas.check(kind, *file, file->dump(), kind).empty());
        REQUIRE(cases.contains(name));
        for (const auto& tried : cases.at(name)) {
            INFO(tried.at("why").get<std::string>());
            const auto mine = judged(game, tried.at("roster"));
            std::string told;
            for (const auto& finding : mine->assessment.findings)
                told += (told.empty() ? "" : "; ") + line(mine->assessment, finding);
            CHECK(told == tried.at("findings").get<std::string>());
        }
    }
}

TEST_CASE("the index of the page has every key of rulesets and armies, and no other")
{
    std::set<std::string> keys;
    for (const auto* name : {"ruleset", "army"})
        collectKeys(json::parse(readFile(source + "/schemas/" + name + ".schema.json")), keys);
    std::set<std::string> rows;
    const auto text = textOf("Index of keys");
    const std::string begin = "\n| `";
    for (auto at = text.find(begin); at != std::string::npos; at = text.find(begin, at)) {
        at += begin.size();
        CHECK(rows.insert(text.substr(at, text.find('`', at) - at)).second);
    }
    for (const auto& key : keys) {
        INFO("a row of the index: " << key);
        CHECK(rows.contains(key));
    }
    for (const auto& row : rows) {
        INFO("a key of a schema: " << row);
        CHECK(keys.contains(row));
    }
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
