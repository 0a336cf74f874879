#include "core/base/colour.h"
#include "core/data/emblem.h"
#include "io/data/datafile.h"
#include "io/files/safefile.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/json/canonical.h"
#include "io/lint/lint.h"
#include "io/roster/rosterfile.h"
#include "io/ruleset/catalogueloader.h"
#include "io/spreadsheet/armytable.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <random>
#include <set>
#include <thread>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> filesBelow(const std::string& folder, const std::string& ending)
{
    std::vector<std::string> paths;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().string().ends_with(ending))
            paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

void requireCanonical(const std::string& path)
{
    const auto text = bytesOf(path);
    CHECK(canonicalText(ordered_json::parse(text)) == text);
}

} // namespace

TEST_CASE("every shipped schema is JSON of Draft 7, canonical, and loads")
{
    const auto paths = filesBelow(inSource("schemas"), ".schema.json");
    CHECK(paths.size() >= 4);
    auto shipped = muster::testing::schemas();
    for (const auto& path : paths) {
        INFO(path);
        const auto parsed = parseJson(bytesOf(path), path);
        REQUIRE(parsed.has_value());
        CHECK(parsed->at("$schema") == "http://json-schema.org/draft-07/schema#");
        CHECK(parsed->at("$id") == fs::path(path).filename().string());
        CHECK(parsed->contains("title"));
        CHECK(parsed->contains("description"));
        CHECK(parsed->at("additionalProperties") == false);
        requireCanonical(path);

        auto name = fs::path(path).filename().string();
        name.resize(name.size() - std::string(".schema.json").size());
        // An empty object lacks the required keys, or, where there are none, a strange one is refused: the schema was
        // read and speaks.
        const bool hasRequired = parsed->contains("required");
        const std::string text = hasRequired ? "{}" : R"({ "unheard-of": 1 })";
        const auto faults = shipped.check(name, nlohmann::json::parse(text), text, "FILE");
        INFO(told(faults));
        REQUIRE_FALSE(faults.empty());
        for (const auto& fault : faults)
            CHECK_THAT(fault.message, Catch::Contains(hasRequired ? "is missing" : "unknown key"));
    }
}

// Installed files that are as they were shipped are not made safe when they are read.
TEST_CASE("no text of the shipped data would be changed to be safe to show")
{
    auto& schemas = muster::testing::shipped();
    int read = 0;
    for (const auto& path : filesBelow(inSource("armies"), ".json")) {
        INFO(path);
        const fs::path name = fs::path(path).filename();
        const auto* kind = name == "ruleset.json" ? "ruleset" : name.stem().has_extension() ? "translation" : "army";
        const auto safe = readDataFile(path, kind, schemas);
        REQUIRE(safe.has_value());
        const auto asItIs = parseJson(bytesOf(path), path);
        CHECK(safe->document == *asItIs);
        ++read;
    }
    CHECK(read >= 15);
}

TEST_CASE("every shipped ruleset and army keeps its schema, is canonical and builds a catalogue")
{
    auto shipped = muster::testing::schemas();
    std::size_t armyCount = 0;
    for (const auto& rulesetPath : filesBelow(inSource("armies"), "ruleset.json")) {
        INFO(rulesetPath);
        const auto ruleset = readDataFile(rulesetPath, "ruleset", shipped);
        INFO((ruleset ? std::string() : told(ruleset.error())));
        REQUIRE(ruleset.has_value());
        requireCanonical(rulesetPath);
        const auto folder = fs::path(rulesetPath).parent_path();
        CHECK(ruleset->document["id"] == folder.filename().string());
        std::vector<DataFile> armies;
        for (const auto& path : filesBelow(folder.string(), ".json")) {
            if (path == rulesetPath)
                continue;
            INFO(path);
            if (fs::path(path).stem().has_extension()) {
                const auto translation = readDataFile(path, "translation", shipped);
                INFO((translation ? std::string() : told(translation.error())));
                CHECK(translation.has_value());
                requireCanonical(path);
                continue;
            }
            auto army = readDataFile(path, "army", shipped);
            INFO((army ? std::string() : told(army.error())));
            REQUIRE(army.has_value());
            requireCanonical(path);
            CHECK(army->document["id"] == fs::path(path).stem().string());
            // Each army is by itself, beside its ruleset.
            const auto alone = buildCatalogue(*ruleset, {*army});
            INFO((alone ? std::string() : told(alone.error())));
            CHECK(alone.has_value());
            armies.push_back(std::move(*army));
            ++armyCount;
        }
        const auto all = buildCatalogue(*ruleset, armies);
        INFO((all ? std::string() : told(all.error())));
        CHECK(all.has_value());
    }
    CHECK(armyCount >= 14);
}

TEST_CASE("every shipped sample is read, canonical, and names only what is there")
{
    auto store = openedStore();
    const auto samples = filesBelow(inSource("armies"), ".muster");
    CHECK_FALSE(samples.empty());
    for (const auto& path : samples) {
        INFO(path);
        const auto text = bytesOf(path);
        const auto roster = readRoster(text, path);
        INFO((roster ? std::string() : told(roster.error())));
        REQUIRE(roster.has_value());
        CHECK(writeRoster(*roster) == text);
    }
}

TEST_CASE("lint finds nothing on the shipped armies, nor on those of the tests")
{
    auto store = openedStore();
    const auto result = lint({inSource("armies")}, store);
    INFO(told(result.faults));
    CHECK(result.faults.empty());
    CHECK(result.unreadable.empty());
    CHECK(result.files >= 20);
    const auto own = lint({testHome()}, store);
    INFO(told(own.faults));
    CHECK(own.faults.empty());
    CHECK(own.files == 3);
}

TEST_CASE("every shipped army has a colour and an emblem of its own, on which white is read on paper too")
{
    std::set<std::string> seen;
    std::size_t armies = 0;
    for (const auto& path : filesBelow(inSource("armies"), ".json")) {
        const auto document = ordered_json::parse(bytesOf(path));
        if (document.value("format", "") != "muster-army")
            continue;
        INFO(path);
        ++armies;
        const auto colour = colourOf(document.value("colour", ""));
        REQUIRE(colour);
        CHECK(contrast(*colour, white) >= 7);
        CHECK_FALSE(looksLikeVerdict(*colour));
        CHECK(emblemSteps(document.value("emblem", "")));
        CHECK(seen.insert(document.value("colour", "")).second);
        CHECK(seen.insert(document.value("emblem", "")).second);
    }
    CHECK(armies >= 19);
}

TEST_CASE("lint finds faults of form, identity and reach, each at its place")
{
    TempFolder folder;
    const auto source = testHome() + "/muster/armies/skirmish/";
    folder.write("skirmish/ruleset.json", bytesOf(source + "ruleset.json"));
    auto red = bytesOf(source + "red.json");
    auto store = openedStore();
    const auto faults = [&](const std::string& text, const std::string& name = "red.json") {
        folder.write("skirmish/" + name, text);
        auto result = lint({folder.path("skirmish")}, store);
        fs::remove(folder.path("skirmish/" + name));
        return std::move(result.faults);
    };
    CHECK(faults(red).empty());

    const auto dense = faults(ordered_json::parse(red).dump());
    INFO(told(dense));
    REQUIRE(dense.size() == 1);
    CHECK_THAT(dense[0].message, Catch::Contains("canonical"));
    CHECK(dense[0].line == 1);
    CHECK(dense[0].column == 2);

    auto spaced = red;
    spaced.insert(spaced.find("\"version\""), " ");
    const auto untidy = faults(spaced);
    REQUIRE(untidy.size() == 1);
    CHECK_THAT(untidy[0].message, Catch::Contains("canonical"));
    CHECK(untidy[0].line == 3);
    CHECK(untidy[0].column == 3);

    const auto named = faults(red, "crimson.json");
    REQUIRE(named.size() == 1);
    CHECK(named[0].pointer == "/id");
    CHECK(named[0].line == 4);

    auto foreign = red;
    foreign.replace(foreign.find("\"skirmish\""), 10, "\"chess\"");
    const auto elsewhere = faults(foreign);
    REQUIRE(elsewhere.size() == 1);
    CHECK(elsewhere[0].pointer == "/ruleset");

    // It needs what it excludes.
    auto document = ordered_json::parse(red);
    document["units"][0]["options"][1]["options"][1]["excludes"] = {"drummer"};
    const auto shut = faults(canonicalText(document));
    INFO(told(shut));
    REQUIRE(shut.size() == 1);
    CHECK_THAT(shut[0].message, Catch::Contains("\"banner\""));
    CHECK_THAT(shut[0].pointer, Catch::StartsWith("/units/0"));

    const auto truncated = faults(red.substr(0, red.size() / 2));
    REQUIRE(truncated.size() == 1);
    CHECK_THAT(truncated[0].message, Catch::Contains("ends in the middle"));
}

TEST_CASE("lint tells paths that are not there apart from faults")
{
    TempFolder folder;
    auto store = openedStore();
    const auto result = lint({folder.path("nothing")}, store);
    CHECK(result.faults.empty());
    REQUIRE(result.unreadable.size() == 1);
    CHECK(result.unreadable[0].file == folder.path("nothing"));
    CHECK(lint({folder.path()}, store).files == 0);
}

TEST_CASE("lint checks a file by its bare name as by its path")
{
    auto store = openedStore();
    const auto before = fs::current_path();
    fs::current_path(testHome() + "/muster/armies/skirmish");
    for (const auto* name : {"ruleset.json", "red.json", "./ruleset.json"}) {
        const auto result = lint({name}, store);
        INFO(name << '\n' << told(result.faults));
        CHECK(result.faults.empty());
    }
    fs::current_path(before);
}

TEST_CASE("lint checks rosters: schema, names and form")
{
    TempFolder folder;
    const muster::testing::Environment home("XDG_DATA_HOME", testHome());
    auto store = openedStore();
    const std::string good =
        "{\n  \"format\": \"muster-roster\",\n  \"version\": 1,\n  \"ruleset\": \"skirmish\",\n  \"army\": \"red\",\n"
        "  \"units\": [{ \"id\": \"u1\", \"unit\": \"pikes\" }]\n}\n";
    CHECK(lint({folder.write("good.muster", good)}, store).faults.empty());
    auto bad = good;
    bad.replace(bad.find("pikes"), 5, "pyke");
    const auto names = lint({folder.write("bad.muster", bad)}, store).faults;
    REQUIRE(names.size() == 1);
    CHECK(names[0].pointer == "/units/0/unit");
    CHECK(names[0].line == 6);
    const auto form = lint({folder.write("form.muster", good + "\n")}, store).faults;
    REQUIRE(form.size() == 1);
    CHECK_THAT(form[0].message, Catch::Contains("canonical"));

    // Faults of names stay, and are reported where they are when the file is written.
    const auto path = folder.write("both.muster", ordered_json::parse(bad).dump());
    const auto written = lint({path}, store, true);
    CHECK(written.written == 1);
    CHECK(bytesOf(path) == bad);
    REQUIRE(written.faults.size() == 1);
    CHECK(written.faults[0].pointer == "/units/0/unit");
    CHECK(written.faults[0].line == 6);
    auto elsewhere = bad;
    elsewhere.replace(elsewhere.find("skirmish"), 8, "nowhere");
    const auto lost = folder.write("lost.muster", elsewhere + "\n");
    CHECK(lint({lost}, store).faults.size() == 2); // its game is not there, and its form
    CHECK(lint({lost}, store, true).written == 1);
    CHECK(bytesOf(lost) == elsewhere);
}

TEST_CASE("what somebody saves while lint rewrites a file is not written over")
{
    TempFolder folder;
    const muster::testing::Environment home("XDG_DATA_HOME", testHome());
    auto store = openedStore();
    const std::string loose = R"({"format":"muster-roster","version":1,"ruleset":"skirmish","army":"red"})";
    const auto path = folder.write("a.muster", loose);
    REQUIRE(lint({path}, store, true).written == 1); // what it needs is read now
    std::mt19937 random(20261126);
    double longest = 1e-3; // seconds
    int written = 0;
    for (int round = 0; round < 100; ++round) {
        folder.write("a.muster", loose);
        folder.write("theirs", "saved meanwhile");
        const auto wait = std::chrono::duration<double>(std::uniform_real_distribution(0.0, longest)(random));
        std::thread other([&] {
            std::this_thread::sleep_for(wait);
            std::filesystem::rename(folder.path("theirs"), path);
        });
        const auto begin = std::chrono::steady_clock::now();
        written += lint({path}, store, true).written;
        longest =
            std::clamp(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), 1e-3, 0.05);
        other.join();
        INFO("round " << round);
        CHECK(bytesOf(path) == "saved meanwhile");
    }
    CHECK(written > 0);
}

TEST_CASE("an army that changes while a table is taken over is not written over")
{
    TempFolder folder;
    const muster::testing::Environment home("XDG_DATA_HOME", testHome());
    auto store = openedStore();
    const auto path = folder.write("red.json", bytesOf(testHome() + "/muster/armies/skirmish/red.json"));
    const auto filled = fillArmy(store, path, TableOf::Units, "id,name\npikes,Pikes of the Guard\n", "t.csv");
    REQUIRE(filled);
    folder.write("red.json", "saved meanwhile");
    CHECK_FALSE(saveFileUnlessChanged(path, filled->text, filled->read));
    CHECK(bytesOf(path) == "saved meanwhile");
}
