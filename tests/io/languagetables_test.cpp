// The tables of docs/ruleset-language.md that say what can be asked and counted where. They are made from the code, and
// UPDATE_GOLDEN=1 writes them again; and what they say of the places of a ruleset is tried on the reader.

#include "core/language/countable.h"
#include "io/fixture.h"
#include "languagecases.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;

namespace {

/// Filters of the language that are asked of one kind of thing.
struct FilterPlaces {
    Domain domain;
    std::vector<std::string> words; ///< of the page
    /// Of the game for tests of the language: "ruleset" or "moss", and the pointer of a filter that is put there.
    std::vector<std::pair<std::string, std::string>> pointers;
};

const std::vector<FilterPlaces>& filterPlaces()
{
    static const std::vector<FilterPlaces> places{
        {Domain::Unit,
         {"`where` with `forEach` `unit`", "every count, but with `forEach` `body`", "`has` and `hasNo` of a condition",
          "`when` of a trait", "`parents`, `accepts` and `required` of a place", "`units` of a slot",
          "`where` of sections, tracks, victory and reference"},
         {{"ruleset", "/constraints/2/where"},
          {"ruleset", "/constraints/0/count/points"},
          {"ruleset", "/constraints/2/count/models"},
          {"ruleset", "/constraints/4/count/units"},
          {"ruleset", "/constraints/7/when/has"},
          {"ruleset", "/constraints/7/when/hasNo"},
          {"moss", "/units/4/slots/0/units"},
          {"ruleset", "/traits/1/when"},
          {"ruleset", "/places/0/parents"},
          {"ruleset", "/places/0/accepts"},
          {"ruleset", "/places/0/required"},
          {"ruleset", "/sections/0/where"},
          {"ruleset", "/tracks/1/where"},
          {"ruleset", "/victory/0/where"},
          {"ruleset", "/reference/0/where"}}},
        {Domain::Body,
         {"`where` and the count with `forEach` `body`"},
         {{"ruleset", "/constraints/3/where"}, {"ruleset", "/constraints/8/count/models"}}},
        {Domain::TakenKind, {"`where` with `forEach` `kind`"}, {{"ruleset", "/constraints/9/where"}}},
        {Domain::Kind,
         {"`where` and `unless` of a grant, `for` of options"},
         {{"ruleset", "/grants/0/where"},
          {"ruleset", "/grants/0/unless"},
          {"moss", "/grants/0/where"},
          {"moss", "/grants/0/unless"}}},
        {Domain::Line, {"`where` with `forEach` `line`"}, {{"ruleset", "/constraints/4/where"}}},
        {Domain::Army, {"`where` with `forEach` `army`"}, {{"ruleset", "/constraints/1/where"}}},
        {Domain::Option, {"`where` with `forEach` `option`"}, {{"ruleset", "/constraints/10/where"}}},
    };
    return places;
}

std::string code(std::string_view word) { return '`' + std::string(word) + '`'; }

/// "`models` with `group`", from "models with group".
std::string codeOfCount(std::string_view key)
{
    for (const std::string_view between : {" with ", " of "})
        if (const auto at = key.find(between); at != std::string_view::npos)
            return code(key.substr(0, at)) + std::string(between) + code(key.substr(at + between.size()));
    return key.find(' ') == std::string_view::npos ? code(key) : std::string(key);
}

std::string row(const std::vector<std::string>& cells)
{
    std::string line = "|";
    for (const auto& cell : cells)
        line += ' ' + cell + " |";
    return line + '\n';
}

std::string headRow(const std::vector<std::string>& cells)
{
    return row(cells) + row(std::vector<std::string>(cells.size(), "---"));
}

/// Two tables: of what each filter is asked, and what can be asked of each.
std::string askedTables()
{
    auto asked = headRow({"filter", "is asked of"});
    auto keys = headRow({"of", "can be asked"});
    for (const auto& places : filterPlaces()) {
        const std::string whom(nameOf(places.domain));
        for (const auto& filter : places.words)
            asked += row({filter, whom});
        std::string words;
        for (const auto key : keysOf(places.domain))
            words += (words.empty() ? "" : ", ") + code(key);
        keys += row({whom, words});
    }
    return asked + '\n' + keys;
}

/// A row for each thing, a column for each subject.
std::string countTable(const std::string& what, const auto& kinds, auto isAllowed)
{
    static const std::map<CountAt, std::string> heads{
        {CountAt::Roster, "`roster`"},    {CountAt::Army, "`army`"},   {CountAt::Unit, "`unit`"},
        {CountAt::Below, "`unit`, `in`"}, {CountAt::Body, "`body`"},   {CountAt::Kind, "`kind`"},
        {CountAt::Line, "`line`"},        {CountAt::Limit, "`limit`"}, {CountAt::Option, "`option`"},
        {CountAt::Battle, "`battle`"},    {CountAt::Figure, "figures"}};
    std::vector<std::string> cells{what};
    for (const auto at : countPlaces)
        cells.push_back(heads.at(at));
    auto table = headRow(cells);
    for (const auto kind : kinds) {
        cells = {codeOfCount(keyOf(kind))};
        for (const auto at : countPlaces)
            cells.emplace_back(isAllowed(kind, at) ? "yes" : "–");
        table += row(cells);
    }
    return table;
}

template <typename Kind>
std::vector<Kind> allOf(Kind last)
{
    std::vector<Kind> kinds;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        kinds.push_back(static_cast<Kind>(i));
    return kinds;
}

/// What the page has between `<!-- made from the code: NAME -->` and `<!-- end of NAME -->` is the table.
void checkTable(const std::string& name, const std::string& table)
{
    const auto path = inSource("docs/ruleset-language.md");
    auto page = bytesOf(path);
    const auto begin = "<!-- made from the code: " + name + " -->\n\n";
    const auto end = "\n<!-- end of " + name + " -->\n";
    const auto from = page.find(begin);
    const auto to = page.find(end);
    REQUIRE(from != std::string::npos);
    REQUIRE(to != std::string::npos);
    const auto first = from + begin.size();
    REQUIRE(first <= to);
    if (const auto* update = std::getenv("UPDATE_GOLDEN"); update && *update == '1') {
        std::ofstream(path, std::ios::binary) << page.replace(first, to - first, table);
        return;
    }
    INFO(path << "; UPDATE_GOLDEN=1 writes its table anew");
    CHECK(page.substr(first, to - first) == table);
}

} // namespace

TEST_CASE("the page says what filters can ask where")
{
    CHECK(filterPlaces().size() == std::size(domains));
    checkTable("what can be asked", askedTables());
}

TEST_CASE("the page says what can be counted where, and what bounds start from")
{
    checkTable("what can be counted", countTable("count", allOf(Measure::Kind::Unmatched), canCount));
    checkTable("what bounds start from", countTable("bound", allOf(Bound::Source::Sum), canStartFrom));
}

TEST_CASE("each place of a ruleset answers the questions that the page says, and no other")
{
    const std::map<std::string, std::string> questions{
        {"category", R"("mob")"},    {"trait", R"("big")"},   {"mark", R"("old")"},
        {"rule", R"("quick")"},      {"option", R"("drum")"}, {"group", R"("captain")"},
        {"unit", R"("moss:frogs")"}, {"army", R"("moss")"},   {"as", R"("aboard")"},
        {"heldBack", "true"},        {"line", "true"},        {"models", R"({ "atLeast": 2 })"}};
    for (const auto& places : filterPlaces()) {
        const auto keys = keysOf(places.domain);
        for (const auto& [file, pointer] : places.pointers)
            for (const auto& [key, value] : questions) {
                // What counts models knows "group" for a count of model groups.
                if (key == "group" && pointer == "/constraints/2/count/models")
                    continue;
                auto game = languageGame();
                auto& constraints = game.ruleset["constraints"];
                constraints.push_back({{"id", "of-bodies"},
                                       {"forEach", "body"},
                                       {"count", {{"models", ordered_json::object()}}},
                                       {"atMost", 1},
                                       {"message", "x"}});
                constraints.push_back({{"id", "of-kinds"},
                                       {"forEach", "kind"},
                                       {"count", {{"units", ordered_json::object()}}},
                                       {"atMost", 1},
                                       {"message", "x"}});
                constraints.push_back({{"id", "of-options"},
                                       {"forEach", "option"},
                                       {"count", {{"options", ordered_json::object()}}},
                                       {"atMost", 1},
                                       {"message", "x"}});
                auto& document = file == "ruleset" ? game.ruleset : game.moss;
                document[ordered_json::json_pointer(pointer)] = {{key, ordered_json::parse(value)}};
                const auto faults = faultsOf(game);
                INFO(pointer << ' ' << key << '\n' << told(faults));
                const bool isAllowed = std::ranges::find(keys, key) != keys.end();
                CHECK(faults.empty() == isAllowed);
                if (!isAllowed && !faults.empty()) {
                    CHECK(faults.front().pointer == pointer + '/' + key);
                }
            }
    }
}
