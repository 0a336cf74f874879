// Words of the ruleset language that cannot mean anything where they are: each is one fault, with file, line, pointer
// and what to do.

#include "io/data/datafile.h"
#include "io/fixture.h"
#include "io/json/canonical.h"
#include "io/lint/lint.h"
#include "io/ruleset/catalogueloader.h"
#include "languagecases.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;

TEST_CASE("the game for tests of the language has no fault, read or linted")
{
    const auto faults = faultsOf(languageGame());
    INFO(told(faults));
    CHECK(faults.empty());
    auto store = openedStore();
    const auto linted = lint({inSource("tests/data/language")}, store);
    INFO(told(linted.faults) << told(linted.warnings));
    CHECK(linted.faults.empty());
    CHECK(linted.warnings.empty());
}

TEST_CASE("each fault of the table is told once, with its place and what to do")
{
    for (const auto& [subject, cases] : languageFaults()) {
        INFO(subject);
        CHECK_FALSE(cases.empty());
        for (const auto& each : cases)
            check(each);
    }
}

TEST_CASE("a battle option may ask for options before it, rulings and scenarios")
{
    const auto when = R"([{ "option": "truce" }, { "ruling": "by-day" }, { "scenario": "raid" }])";
    CHECK(faultsOf(changed({"ruleset", {{"/battle/options/1/when", when}}, {}, {}, {}})).empty());
}

TEST_CASE("in a game without hands no option can hold something")
{
    auto game = languageGame();
    const std::string holds = "/units/1/options/1/options/0/holds";
    game.ruleset.erase("hold");
    game.moss[ordered_json::json_pointer(holds)] = 1;
    const auto faults = faultsOf(game);
    INFO(told(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == holds);
    CHECK_THAT(faults[0].message, Catch::Contains("nothing about hands"));
}

TEST_CASE("an unknown key lists those that are known there, unless one of them is meant")
{
    const auto cost = faultsOf(changed(
        {"moss",
         {{"/units/0/groups/0", R"({ "id": "captain", "name": "Captain", "options": [{ "id": "kit", "name": "Kit",
              "options": [{ "id": "cap", "name": "Cap", "cost": 5 }] }] })"}},
         {},
         {},
         {}}));
    REQUIRE(cost.size() == 1);
    CHECK(cost[0].advice == "Did you mean \"points\"?");
    const auto option =
        faultsOf(changed({"moss", {{"/units/1/options/1/options/0/where", R"({ "mark": "rare" })"}}, {}, {}, {}}));
    REQUIRE(option.size() == 1);
    CHECK_THAT(option[0].advice, Catch::Contains("Known here: ") && Catch::Contains(", maxModels, ") &&
                                     Catch::Contains(", points, ") && Catch::Contains(", requires, "));
}

TEST_CASE("a game has no more than 63 columns of units, and of weapons")
{
    for (const std::string list : {"/stats", "/weaponStats"}) {
        LanguageCase made{"ruleset", {}, list, "more than 63 columns", "Join or drop some."};
        const auto game = languageGame();
        for (auto i = game.ruleset[ordered_json::json_pointer(list)].size(); i < 64; ++i)
            made.changes.emplace_back(list + "/-", R"({ "id": "c)" + std::to_string(i) +
                                                       R"(", "name": "C", "short": "C", "kind": "number" })");
        check(made);
        made.changes.pop_back();
        CHECK(faultsOf(changed(made)).empty());
    }
}

TEST_CASE("in a game without points nothing is about points")
{
    auto game = languageGame();
    game.ruleset.erase("points");
    const auto faults = faultsOf(game);
    INFO(told(faults));
    const auto has = [&](const std::string& file, const std::string& pointer) {
        return std::ranges::any_of(faults, [&](const Fault& fault) {
            return fault.file == file && fault.pointer == pointer && !fault.advice.empty() &&
                   fault.message.find("no points") != std::string::npos;
        });
    };
    CHECK(has("ruleset.json", "/constraints/0/count/points"));
    CHECK(has("ruleset.json", "/constraints/0/atMost/battle"));
    CHECK(has("ruleset.json", "/figures/0/value/battle"));
    CHECK(has("ruleset.json", "/victory/0"));
    CHECK(has("moss.json", "/units/0/pointsPerModel"));
    CHECK(has("moss.json", "/units/2/points"));
    CHECK(has("moss.json", "/optionGroups/0/options/0/points"));
    CHECK(has("moss.json", "/modelGroups/0/pointsPerModel"));
}

namespace {

/// What an advice says to write, as JSON; empty where it does not say it.
std::string toWrite(const std::string& advice)
{
    auto begin = advice.find("rite ");
    if (begin == std::string::npos)
        return {};
    begin += 5;
    if (const auto colon = advice.find(": ", begin); colon != std::string::npos)
        begin = colon + 2;
    auto value = advice.substr(begin, advice.rfind('.') - begin);
    if (const auto quotes = value.find(" without quotes"); quotes != std::string::npos)
        value.resize(quotes);
    return ordered_json::accept(value) ? value : std::string();
}

} // namespace

TEST_CASE("what lint says to write has no fault when it is written")
{
    struct Case {
        const char* file;
        std::string pointer;
        std::string wrong;
        std::string right;
    };
    const Case cases[]{
        {"moss", "/units/1/points", "12.5", R"("25/2")"},
        {"moss", "/units/1/points", "12.0", "12"},
        {"moss", "/units/1/points", "0.3333333", R"("1/3")"},
        {"moss", "/units/1/points", R"("12")", "12"},
        {"moss", "/units/1/points", R"("12,5")", R"("25/2")"},
        {"moss", "/units/1/points", R"("12 1/2")", R"("25/2")"},
        {"moss", "/units/1/points", "[30]", "30"},
        {"moss", "/units/0/pointsPerModel", "2.5", R"("5/2")"},
        {"moss", "/units/0/stats/bite", "4", R"("4+")"},
        {"moss", "/units/0/stats/bite", R"("5")", R"("5+")"},
        {"moss", "/units/0/stats/bite", R"("good")", R"("4+")"},
        {"moss", "/units/0/stats/move", R"("6\"")", "6"},
        {"moss", "/units/0/stats/hide", R"("2+")", "2"},
        {"moss", "/units/0/stats/nerve", "9", R"("9/11")"},
        {"moss", "/weapons/0/stats/sharp", R"("-2+")", "-2"},
        {"moss", "/units/1/models", R"("5")", "5"},
        {"ruleset", "/constraints/0/atMost/times", "0.1", R"("1/10")"},
        {"ruleset", "/constraints/0/atMost/times", R"("2")", "2"},
        {"ruleset", "/constraints/0/atMost/times", R"("0,5")", R"("1/2")"},
        {"ruleset", "/dataVersion", "0.1", R"("0.1")"},
        {"ruleset", "/points/usual", "300", "[300]"},
    };
    for (const auto& each : cases) {
        LanguageCase made{each.file, {{each.pointer, each.wrong}}, {}, {}, {}};
        const auto faults = faultsOf(changed(made));
        INFO(each.pointer << " = " << each.wrong << '\n' << told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].pointer == each.pointer);
        CHECK(toWrite(faults[0].advice) == each.right);
        made.changes[0].second = each.right;
        CHECK(told(faultsOf(changed(made))).empty());
    }
    // Nothing is near that could be written.
    check({"moss",
           {{"/units/1/points", "12.34"}},
           "/units/1/points",
           "12.34 is a number with a fraction",
           "Write halves, thirds, quarters"});
    check({"moss",
           {{"/units/1/points", R"("12.34")"}},
           "/units/1/points",
           "\"12.34\" is not a cost that can be added up",
           "Write halves, thirds, quarters"});
    check({"ruleset",
           {{"/constraints/0/atMost/times", "1234.5678"}},
           "/constraints/0/atMost/times",
           "1234.5678 is a number with a fraction",
           "or a short decimal number: \"0.5\""});
    // A figure in quotes would be right in a column of words only, so that is not the advice.
    const auto figure = faultsOf(changed({"moss", {{"/units/0/stats/move", "4.5"}}, {}, {}, {}}));
    REQUIRE(figure.size() == 1);
    CHECK(figure[0].advice.empty());
}

TEST_CASE("costs and factors are fractions or decimal numbers in quotes")
{
    for (const auto* cost : {R"("25/2")", R"("12.5")", R"("12.50")", "12", R"("-1.5")", R"("0.125")"}) {
        INFO(cost);
        CHECK(told(faultsOf(changed({"moss", {{"/units/1/points", cost}}, {}, {}, {}}))).empty());
    }
    for (const auto* times : {R"("0.5")", R"("-0.5")", R"("1/3")", "2"}) {
        INFO(times);
        CHECK(told(faultsOf(changed({"ruleset", {{"/constraints/0/atMost/times", times}}, {}, {}, {}}))).empty());
    }
    const TempFolder folder;
    const auto game = changed({"moss", {{"/units/1/points", R"("12.5")"}}, {}, {}, {}});
    const auto ruleset = readDataFile(folder.write("ruleset.json", canonicalText(game.ruleset)), "ruleset", shipped());
    auto moss = readDataFile(folder.write("moss.json", canonicalText(game.moss)), "army", shipped());
    REQUIRE(ruleset);
    REQUIRE(moss);
    const std::vector<DataFile> armies{std::move(*moss)};
    const auto built = buildCatalogue(*ruleset, armies);
    REQUIRE(built);
    CHECK(built->unit(built->findUnit(Id<Army>::at(0), "newts")).costAt(5) == Points::of(Fraction(25, 2)));
}

TEST_CASE("what is perhaps meant is known where it was misspelt")
{
    /// The advice of the one fault in Moss.
    const auto adviceIn = [](const LanguageGame& game) {
        const auto faults = faultsOf(game);
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].file == "moss.json");
        return faults[0].advice;
    };
    auto game = languageGame();
    game.fern["rules"] = {{{"id", "bouncy"}, {"name", "Bouncy"}, {"text", "Bounces."}}};
    game.moss["units"][1]["rules"] = {"bounzy"};
    CHECK(adviceIn(game) == "Add it to rules, or check the spelling."); // only Fern has the other
    game.moss["rules"] = game.fern["rules"];
    CHECK(adviceIn(game) == "Did you mean \"bouncy\"?");

    game = languageGame();
    game.fern["categories"] = {{{"id", "swimmer"}, {"name", "Swimmer"}, {"plural", "Swimmers"}}};
    game.moss["units"][1]["category"] = "swimer";
    CHECK(adviceIn(game) == "Use one of the ruleset's, or add it to categories of the army.");

    // An option that uses a shared group has the id left-cap; the group itself writes cap.
    game = languageGame();
    game.moss["optionGroups"].push_back(
        {{"id", "hats"},
         {"name", "Hats"},
         {"options", {{{"id", "cap"}, {"name", "Cap"}}, {{"id", "plume"}, {"name", "Plume"}, {"requires", {"cup"}}}}}});
    game.moss["units"][1]["options"][0] = {{"use", "hats"}, {"id", "left"}, {"name", "Left"}};
    CHECK(adviceIn(game) == "Did you mean \"cap\"?");

    game = languageGame();
    game.moss["units"][1]["options"][1]["options"][0]["requires"] = {"heron"};
    CHECK(adviceIn(game) == "\"heron\" is a unit; an option can only require options of its unit.");
    // The option itself is not among those that it could require.
    game.moss["units"][1]["options"][1]["options"][0]["requires"] = {"fatt"};
    CHECK(adviceIn(game) == "Check the spelling.");
}

TEST_CASE("where an id is there twice, lint says in which line the first is")
{
    const auto twice = [](const char* file, const std::string& pointer, const std::string& value, const std::string& at,
                          const std::string& first) {
        LanguageCase made{file, {{pointer, value}}, at, {}, "another id"};
        const auto game = changed(made);
        const auto line = locate(canonicalText(std::string(file) == "moss" ? game.moss : game.ruleset), first).line;
        REQUIRE(line > 1);
        made.message = "is there twice; first in line " + std::to_string(line);
        check(made);
    };
    twice("moss", "/optionGroups/-", R"({ "id": "arms", "name": "Arms", "options": [{ "id": "x", "name": "X" }] })",
          "/optionGroups/2/id", "/optionGroups/0/id");
    twice("moss", "/units/5",
          R"({ "id": "newts", "name": "More Newts", "category": "mob", "models": 5, "points": 30 })", "/units/5/id",
          "/units/1/id");
    twice("moss", "/units/1/options/1/options/-", R"({ "id": "sling", "name": "Sling" })",
          "/units/1/options/1/options/2/id", "/optionGroups/0/options/0/id");
    twice("moss", "/units/4/slots/1/id", R"("lead")", "/units/4/slots/1", "/units/4/slots/0");
    twice("ruleset", "/weaponKinds/-", R"({ "id": "thrown", "name": "Hurled" })", "/weaponKinds/2", "/weaponKinds/0");
    twice("ruleset", "/rulings/-",
          R"({ "id": "by-day", "question": "Q?", "answer": "A.", "otherwise": "B.", "default": true })",
          "/rulings/1/id", "/rulings/0/id");
}

TEST_CASE("lint writes files with faults in canonical form, and says where the faults are then")
{
    const TempFolder folder;
    auto store = openedStore();
    auto game = languageGame();
    game.moss["units"][1]["category"] = "mop";
    folder.write("pond/ruleset.json", canonicalText(game.ruleset));
    folder.write("pond/fern.json", canonicalText(game.fern));
    const auto path = folder.write("pond/moss.json", game.moss.dump());
    const auto expectOne = [&](const Faults& faults) {
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].pointer == "/units/1/category");
        CHECK(faults[0].line == locate(canonicalText(game.moss), "/units/1/category").line);
    };
    CHECK(lint({folder.path("pond")}, store).faults.size() == 2); // the category, and the form
    const auto written = lint({folder.path("pond")}, store, true);
    CHECK(written.written == 1);
    expectOne(written.faults);
    CHECK(bytesOf(path) == canonicalText(game.moss));
    expectOne(lint({folder.path("pond")}, store).faults);

    // One that does not fit its schema, too.
    auto strange = game.moss;
    strange["units"][1]["colour"] = "green";
    folder.write("pond/moss.json", strange.dump());
    const auto unknown = lint({folder.path("pond")}, store, true);
    CHECK(unknown.written == 1);
    const auto colour = std::ranges::find(unknown.faults, "/units/1/colour", &Fault::pointer);
    REQUIRE(colour != unknown.faults.end());
    CHECK(colour->line == locate(canonicalText(strange), "/units/1/colour").line);
    CHECK(bytesOf(path) == canonicalText(strange));

    // What is not JSON stays as it is.
    folder.write("pond/moss.json", "{ \"units\": ");
    CHECK(lint({folder.path("pond")}, store, true).written == 0);
    CHECK(bytesOf(path) == "{ \"units\": ");
}

TEST_CASE("lint tells the same faults, and warns of what may be meant")
{
    TempFolder folder;
    auto store = openedStore();
    auto game = languageGame();
    game.ruleset["places"][1]["default"] = true;
    game.moss["units"][2].erase("points");
    game.moss["allies"][0] = "ferm";
    game.moss["optionGroups"].push_back(
        {{"id", "spare"}, {"name", "Spare"}, {"options", {{{"id", "x"}, {"name", "X"}}}}});
    const auto write = [&](const std::string& name, const ordered_json& document) {
        folder.write("pond/" + name + ".json", canonicalText(document));
    };
    const auto writeAll = [&] {
        write("ruleset", game.ruleset);
        write("moss", game.moss);
        write("fern", game.fern);
    };
    writeAll();
    const auto faulty = lint({folder.path("pond")}, store);
    INFO(told(faulty.faults));
    REQUIRE(faulty.faults.size() == 1);
    CHECK(faulty.faults[0].pointer == "/places/1/default");
    game.ruleset["places"][1].erase("default");
    writeAll();
    const auto linted = lint({folder.path("pond")}, store);
    INFO(told(linted.faults) << told(linted.warnings));
    CHECK(linted.faults.empty());
    const std::pair<std::string, std::string> wanted[]{
        {"/units/2", "the unit \"heron\" has no cost"},
        {"/optionGroups/2", "no unit has this group"},
        {"/allies/0", "there is no army \"ferm\" yet"},
    };
    REQUIRE(linted.warnings.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(linted.warnings[i].pointer == wanted[i].first);
        CHECK_THAT(linted.warnings[i].message, Catch::Contains(wanted[i].second));
        CHECK_FALSE(linted.warnings[i].advice.empty());
        CHECK(linted.warnings[i].line > 1);
    }
}

TEST_CASE("other names are read, and lint warns of those that tell nothing")
{
    TempFolder folder;
    auto store = openedStore();
    auto game = languageGame();
    auto& units = game.moss["units"];
    units[0]["aliases"] = {"Tadpoles", units[0]["name"].get<std::string>()};
    units[1]["aliases"] = {"tadpoles", "Leapers"};
    folder.write("pond/ruleset.json", canonicalText(game.ruleset));
    folder.write("pond/moss.json", canonicalText(game.moss));
    folder.write("pond/fern.json", canonicalText(game.fern));
    const auto linted = lint({folder.path("pond")}, store);
    INFO(told(linted.faults) << told(linted.warnings));
    CHECK(linted.faults.empty());
    std::vector<std::string> pointers;
    for (const auto& warning : linted.warnings)
        if (warning.pointer.find("aliases") != std::string::npos)
            pointers.push_back(warning.pointer);
    CHECK(pointers == std::vector<std::string>{"/units/0/aliases/1", "/units/1/aliases/0"});
}

TEST_CASE("lint warns of shared entries that no army names, and of useless names in them")
{
    TempFolder folder;
    auto store = openedStore();
    auto game = languageGame();
    const auto at = game.ruleset["optionGroups"].size();
    game.ruleset["optionGroups"].push_back(
        {{"id", "left-over"},
         {"name", "Left over"},
         {"options", ordered_json::array({{{"id", "bell"}, {"name", "Bell"}, {"aliases", {"Bell"}}, {"points", 1}}})}});
    folder.write("pond/ruleset.json", canonicalText(game.ruleset));
    folder.write("pond/moss.json", canonicalText(game.moss));
    folder.write("pond/fern.json", canonicalText(game.fern));
    const auto here = "/optionGroups/" + std::to_string(at);
    const auto pointersOf = [&](const std::vector<std::string>& paths) {
        std::set<std::string> pointers;
        const auto linted = lint(paths, store);
        INFO(told(linted.faults));
        CHECK(linted.faults.empty());
        for (const auto& warning : linted.warnings)
            if (warning.file == folder.path("pond/ruleset.json"))
                pointers.insert(warning.pointer);
        return pointers;
    };
    CHECK(pointersOf({folder.path("pond")}) == std::set<std::string>{here, here + "/options/0/aliases/0"});
    // One army alone says nothing about what the others name.
    CHECK_FALSE(pointersOf({folder.path("pond/moss.json")}).contains(here));
    game.moss["units"][0]["options"].push_back("left-over");
    folder.write("pond/moss.json", canonicalText(game.moss));
    CHECK_FALSE(pointersOf({folder.path("pond")}).contains(here));
}

TEST_CASE("an army has a colour and an emblem, and lint warns of colours that cannot be told from verdicts")
{
    TempFolder folder;
    auto store = openedStore();
    auto game = languageGame();
    const auto linted = [&](const std::string& colour) {
        game.moss["colour"] = colour;
        game.moss["emblem"] = "M 8 8 L 56 8 L 32 56 Z";
        folder.write("pond/ruleset.json", canonicalText(game.ruleset));
        folder.write("pond/moss.json", canonicalText(game.moss));
        folder.write("pond/fern.json", canonicalText(game.fern));
        auto result = lint({folder.path("pond")}, store);
        INFO(told(result.faults));
        CHECK(result.faults.empty());
        std::erase_if(result.warnings, [](const Fault& each) { return each.pointer != "/colour"; });
        return result.warnings;
    };
    CHECK(linted("#6a4638").empty());
    const auto light = linted("#9a9a9a"); // 2.8 to 1
    REQUIRE(light.size() == 1);
    CHECK_THAT(light.front().message, Catch::Contains("white is hard to read"));
    CHECK(light.front().line > 1);
    const auto red = linted("#b01e1e");
    REQUIRE(red.size() == 1);
    CHECK_THAT(red.front().message, Catch::Contains("verdict"));

    game.moss["colour"] = "red";
    const auto faults = faultsOf(game);
    REQUIRE(faults.size() == 1);
    CHECK(faults.front().pointer == "/colour");
    game.moss["colour"] = "#6a4638";
    for (const auto* emblem : {"M 8 8 L 56", "M 8 8 L 99 8 Z", "Z"}) {
        game.moss["emblem"] = emblem;
        const auto wrong = faultsOf(game);
        REQUIRE(wrong.size() == 1);
        CHECK(wrong.front().pointer == "/emblem");
        CHECK_FALSE(wrong.front().advice.empty());
    }
}

TEST_CASE("lint tells what only whole armies and translations show")
{
    const auto german = [](const std::string& key, const ordered_json& value) {
        return ordered_json{
            {"format", "muster-translation"}, {"version", 1}, {"language", "de"}, {"ruleset", "pond"}, {key, value}};
    };
    /// The one fault of the game with these files instead of its own.
    const auto check = [](const std::map<std::string, ordered_json>& files, const std::string& name,
                          const std::string& pointer, const std::string& message, const std::string& advice) {
        const auto game = languageGame();
        std::map<std::string, ordered_json> all{{"ruleset", game.ruleset}, {"moss", game.moss}};
        if (!files.contains("ferns"))
            all["fern"] = game.fern;
        for (const auto& [file, document] : files)
            all[file] = document;
        const TempFolder folder;
        for (const auto& [file, document] : all)
            folder.write("pond/" + file + ".json", canonicalText(document));
        auto store = openedStore();
        const auto faults = lint({folder.path("pond")}, store).faults;
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().file == folder.path("pond/" + name + ".json"));
        CHECK(faults.front().pointer == pointer);
        CHECK(faults.front().line > 1);
        CHECK_THAT(faults.front().message, Catch::Contains(message));
        CHECK_THAT(faults.front().advice, Catch::Contains(advice));
    };
    const auto game = languageGame();
    check({{"ferns", game.fern}}, "ferns", "/id", "the army's id is \"fern\" and the file is named ferns.json",
          "Name the file after the id.");
    auto fern = game.fern;
    fern["ruleset"] = "lake";
    check({{"fern", fern}}, "fern", "/ruleset", "the army belongs to another ruleset",
          "Write \"pond\", or move the file");
    auto moss = game.moss;
    moss["units"][1]["options"][1]["options"][0]["requires"] = {"thin"};
    check({{"moss", moss}}, "moss", "/units/1", "the option \"fat\" of Newts: it excludes what it needs",
          "Fix requires or excludes.");
    moss = game.moss;
    moss["units"][2]["stats"]["luck"] = 5;
    check({{"moss", moss}}, "moss", "/units/2/stats/luck", "Heron prints 5 as Luck; the formula gives 8",
          "Fix the figure");
    check({{"ruleset.de", german("reference", {{"turn", {{"steps", {"Hüpfen."}}}}})}}, "ruleset.de",
          "/reference/turn/steps", "these are 1 texts, where there are 2 to translate", "in their order");
    auto ruleset = game.ruleset;
    ruleset["reference"][0]["table"]["rows"] = ordered_json::array({{"1", "Splash"}, {"2", "Plop"}});
    check({{"ruleset", ruleset},
           {"ruleset.de", german("reference", {{"turn", {{"rows", ordered_json::array({{"1", "Platsch"}})}}}})}},
          "ruleset.de", "/reference/turn/rows", "does not have the rows and columns of the ruleset's",
          "Translate all.");
}

TEST_CASE("an army cannot be called what filters call armies")
{
    auto game = languageGame();
    game.moss["id"] = "own";
    const auto faults = faultsOf(game);
    INFO(told(faults));
    CHECK(std::ranges::any_of(faults, [](const Fault& fault) { return fault.pointer == "/id"; }));
}

TEST_CASE("an icon that nobody has drawn is a fault of lint; one's own templates may draw it")
{
    const TempFolder game;
    auto ruleset = bytesOf(inSource("tests/data/language/armies/pond/ruleset.json"));
    for (const auto& [icon, advice] :
         {std::pair("infantery", "\"infantry\"?"), std::pair("castle", "There are: armour, blast, cannon, ")}) {
        INFO(icon);
        auto document = ordered_json::parse(ruleset);
        document["categories"][0]["icon"] = icon;
        const auto path = game.write("ruleset.json", canonicalText(document));
        const TempFolder home;
        const Environment environment("XDG_DATA_HOME", home.path());
        const auto linted = [&] {
            auto store = openedStore();
            return lint({path}, store).faults;
        };
        auto faults = linted();
        std::erase_if(faults, [](const Fault& fault) { return !fault.pointer.starts_with("/categories"); });
        INFO(told(linted()));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().pointer == "/categories/0/icon");
        CHECK(faults.front().message == "there is no icon \"" + std::string(icon) + '"');
        CHECK_THAT(faults.front().advice, Catch::Contains(advice));
        CHECK(faults.front().line > 0);
        std::filesystem::create_directories(home.path("muster/templates"));
        home.write("muster/templates/icons.json", R"({ ")" + std::string(icon) + R"(": "M2 2 H22 V22 Z" })");
        CHECK(std::ranges::none_of(linted(),
                                   [](const Fault& fault) { return fault.pointer.starts_with("/categories"); }));
    }
}

TEST_CASE("a broken drawing of one's own is a fault of the templates, and lint of armies goes on")
{
    const TempFolder home;
    const Environment environment("XDG_DATA_HOME", home.path());
    std::filesystem::create_directories(home.path("muster/templates"));
    for (const auto* drawing : {"5", "null", "[]", R"({ "points": 7 })", R"({ "points": [1] })"}) {
        INFO(drawing);
        home.write("muster/templates/silhouettes.json", R"({ "titan": )" + std::string(drawing) + " }");
        auto store = openedStore();
        const auto armies = lint({inSource("armies/heresy")}, store);
        INFO(told(armies.faults));
        CHECK(armies.faults.empty());
    }
}

TEST_CASE("a drawing, a sign or a point that nobody has drawn is a fault of lint")
{
    const auto faultOf = [](const std::string& change) {
        auto document = ordered_json::parse(bytesOf(inSource("tests/data/language/armies/pond/ruleset.json")));
        document.merge_patch(ordered_json::parse(change));
        const TempFolder game;
        const auto path = game.write("ruleset.json", canonicalText(document));
        auto store = openedStore();
        auto faults = lint({path}, store).faults;
        std::erase_if(faults, [](const Fault& fault) {
            return !fault.message.starts_with("there is no icon") && !fault.message.starts_with("there is no drawing");
        });
        return faults.size() == 1 ? faults.front().pointer + ": " + faults.front().message + ' ' + faults.front().advice
                                  : told(faults);
    };
    CHECK_THAT(faultOf(R"({ "weaponKinds": [{ "id": "melee", "name": "Melee", "sign": "mellee" }] })"),
               Catch::Contains("/weaponKinds/0/sign: there is no icon \"mellee\" Did you mean \"melee\"?"));
    CHECK_THAT(
        faultOf(R"({ "categories": [{ "id": "mob", "name": "Mob", "plural": "Mobs", "silhouette": "tankk" }] })"),
        Catch::Contains("/categories/0/silhouette: there is no drawing \"tankk\" Did you mean \"tank\"?"));

    const TempFolder titans;
    for (const auto* name : {"ruleset.json", "chaos.json", "eldar.json", "imperial-guard.json", "orks.json",
                             "space-marines.json", "squats.json", "titan-legion.json", "tyranids.json"}) {
        auto text = bytesOf(inSource(std::string("armies/heresy/") + name));
        if (const auto at = text.find("\"id\": \"plasma-reactor\""); at != std::string::npos)
            text.replace(at + 6, 16, "\"plasma-raector\"");
        titans.write(name, text);
    }
    auto store = openedStore();
    auto faults = lint({titans.path()}, store).faults;
    std::erase_if(faults, [](const Fault& fault) { return fault.pointer != "/units/0/locations/2/id"; });
    REQUIRE(faults.size() == 1);
    CHECK(faults.front().message == "the drawing \"titan\" has no point \"plasma-raector\"");
    CHECK_THAT(faults.front().advice, Catch::Contains("\"plasma-reactor\"?"));
}

TEST_CASE("the icons and drawings that the page of the language names are those of the sheets")
{
    const auto page = bytesOf(inSource("docs/ruleset-language.md"));
    const auto icons = ordered_json::parse(bytesOf(inSource("templates/icons.json")));
    std::vector<std::string> lists(1); // of categories, then of kinds of weapon
    for (const auto& [name, outline] : icons.items()) {
        if (name == "shot")
            lists.emplace_back();
        lists.back().append(lists.back().empty() ? "`" : ", `").append(name).append("`");
    }
    REQUIRE(lists.size() == 2);
    for (const auto& list : lists)
        CHECK(page.find(list) != std::string::npos);
    const auto drawings = ordered_json::parse(bytesOf(inSource("templates/silhouettes.json")));
    std::string drawn;
    for (const auto& [name, drawing] : drawings.items())
        drawn.append(drawn.empty() ? "`" : ", `").append(name).append("`");
    CHECK(page.find(drawn) != std::string::npos);
}
