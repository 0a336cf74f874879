#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace muster::testing;

namespace {

/// A roster whose fifth line is up to the test.
std::string rosterWith(const std::string& line)
{
    return "{\n  \"format\": \"muster-roster\",\n  \"version\": 1,\n  \"ruleset\": \"skirmish\", \"army\": \"red\",\n "
           " " +
           line + "\n}\n";
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    for (; times > 0; --times)
        all += text;
    return all;
}

/// Each command that reads a roster refuses the file: status 3, one line on standard error that begins with the file's
/// name and place (to its column, or where it ends in a colon only to its line), nothing on standard output, no output
/// file, all in under two seconds.
void refuses(const std::string& path, const std::string& place, const std::string& words)
{
    TempFolder folder;
    const std::vector<std::vector<std::string>> calls{{"check", path},
                                                      {"check", "--format", "json", path},
                                                      {"print", path, "-o", folder.path("a.pdf")},
                                                      {"convert", path, "-o", folder.path("a.muster")}};
    for (const auto& call : calls) {
        const auto outcome = run(call);
        INFO(call[0] << ' ' << path << '\n' << outcome.err.substr(0, 1'000));
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK(lineCount(outcome.err) == 1);
        CHECK_THAT(outcome.err, Catch::StartsWith(path + place + (place.ends_with(':') ? "" : ": ")));
        CHECK_THAT(outcome.err, Catch::Contains(words));
        CHECK(outcome.err.size() < 1'000);
        CHECK(outcome.seconds < 2);
    }
    CHECK(folder.files().empty());
}

/// A text that is refused, the place where, and words of the message.
struct BadText {
    std::string text;
    std::string place;
    std::string words;
};

/// Names of units, options and the like that are not known are findings: see check_test.
std::vector<BadText> badTexts()
{
    const auto whole = bytesOf(appsData("legal.muster"));
    std::vector<BadText> texts{
        {"", "", "empty"},
        {" \n", ":2:1", "ends in the middle"},
        {whole.substr(0, whole.size() - 3), ":11:4", "ends in the middle"},
        {rosterWith(R"("name": "Thi)").substr(0, 90), ":5:", ""},
        // Not JSON, or in another encoding.
        {"my army: 3 tanks", "", "no unit"}, // a list in words
        {R"([{"a" 1}])", ":1:7", "not JSON"},
        {"%PDF-1.7\n", "", "PDF"},
        {"\x89PNG\r\n\x1a\n", "", "picture"},
        {"<?xml version=\"1.0\"?><note/>", "", "XML"},
        {"<?xml version=\"1.0\"?><catalogue/>", "", "not a roster"},
        {std::string("PK\x03\x04", 4), "", "archive"},
        {std::string(100, '\0'), "", "neither a roster nor text"},
        {std::string("\xFF\xFE{\0\"\0", 6), ":1:1", "UTF-16"},
        // Another file, or another version.
        {R"({ "format": "muster-roster", "version": 2 })", ":1:41", "version 2"},
        {R"({ "format": "muster-roster", "version": 99999999999999999999, "ruleset": "skirmish", "army": "red" })",
         ":1:41", ""},
        {R"({ "format": "muster-army", "version": 1 })", ":1:13", "muster-army"},
        {"{}", ":1:1", "this is not a roster file"},
        {"[]", ":1:1", "this is not a roster file"},
        {"{ \"format\": \"muster-roster\", \"version\": 1,\n\"ruleset\": \"skirmish\", \"army\": \"rde\" }", ":2:32",
         "Did you mean \"red\"?"},
        {"{ \"format\": \"muster-roster\", \"version\": 1,\n\"ruleset\": \"skirmsh\", \"army\": \"red\" }", ":2:12",
         "Did you mean \"skirmish\"?"},
        // A hundred thousand levels.
        {repeated("[", 100'000), ":1:65", "nested deeper"},
        {repeated(R"({"units":)", 100'000), ":1:", "nested deeper"},
    };
    const BadText lines[]{
        {R"("name" "x")", ":5:10", "not JSON"},
        {R"("battle": { "points": NaN })", ":5:25", "not JSON"},
        {"\"name\": \"B\xE9la\"", ":5:14", "UTF-8"},
        {R"("units": )" + repeated(R"([{ "unit": "pikes", "units": )", 30'000), ":5:", "nested deeper"},
        {R"("name": "a", "name": "b")", ":5:24", "\"name\" is there twice (at /name)"},
        {R"("units": [{ "unit": "pikes", "unit": "cannon" }])", ":5:40", "\"unit\" is there twice (at /units/0/unit)"},
        {R"("colour": "red")", ":5:13", "unknown key \"colour\" (at /colour)"},
        {R"("units": [{ "unit": "pikes", "modles": 3 }])", ":5:42", "(at /units/0/modles)"},
        {R"("units": [{ "unit": "../../etc/passwd" }])", ":5:23", "not a valid id"},
        {R"("units": [{ "id": "a", "unit": "pikes" }, { "unit": "pikes", "id": "a" }])", ":5:70",
         "\"a\" is there twice (at /units/1/id)"},
        {R"("battle": { "points": -1 })", ":5:25", "-1"},
        {R"("battle": { "points": 1e999 })", ":5:29", "too large"},
        {R"("battle": { "points": 99999999999999999999 })", ":5:25", ""},
        {R"("battle": { "points": )" + std::string(100'000, '9') + " }", ":5:", ""},
        {R"("battle": { "points": 1.5 })", ":5:25", "fraction"},
        {R"("units": [{ "unit": "pikes", "models": -8 }])", ":5:42", "-8 is too small"},
        {R"("units": [{ "unit": "pikes", "models": 2147483648 }])", ":5:42", "too large"},
        {R"("units": [{ "unit": "pikes", "options": { "banner": -1 } }])", ":5:", "too small"},
        {R"("units": [{ "unit": "pikes", "options": { "banner": 4294967297 } }])", ":5:", "too large"},
    };
    for (const auto& [line, place, words] : lines)
        texts.push_back({rosterWith(line), place, words});
    return texts;
}

} // namespace

TEST_CASE("bad input: every text that is not a roster")
{
    for (const auto& [text, place, words] : badTexts()) {
        const TempFolder folder;
        refuses(folder.write("bad.muster", text), place, words);
    }
}

TEST_CASE("bad input: a file that is missing, and one of another kind")
{
    refuses(appsData("nothing.muster"), "", "no such file");
    refuses(testHome() + "/muster/armies/skirmish/red.json", ":2:13", "muster-army");
}

TEST_CASE("bad input: a folder, which only check and print take")
{
    TempFolder folder;
    const auto outcome = run({"convert", appsData(""), "-o", folder.path("a.muster")});
    CHECK(outcome.status == 3);
    CHECK(outcome.out.empty());
    CHECK(lineCount(outcome.err) == 1);
    CHECK_THAT(outcome.err, Catch::Contains("folder"));
    CHECK(folder.files().empty());
}

TEST_CASE("bad input: a gigabyte")
{
    TempFolder folder;
    const auto path = folder.write("large.muster", "{");
    std::filesystem::resize_file(path, 1u << 30);
    refuses(path, "", "too large");
    const auto stream = run({"check", "-"}, std::string(9u << 20, ' '));
    CHECK(stream.status == 3);
    CHECK(lineCount(stream.err) == 1);
    CHECK_THAT(stream.err, Catch::Contains("too large"));
}

TEST_CASE("bad input: a key of several lines is one line on standard error, without control characters")
{
    TempFolder folder;
    const auto path = folder.write("bad.muster", rosterWith("\"a\\nb\\u001b[2J\": 1"));
    const auto outcome = run({"check", path});
    INFO(outcome.err);
    CHECK(outcome.status == 3);
    CHECK(lineCount(outcome.err) == 1);
    CHECK(outcome.err.find('\x1b') == std::string::npos);
}

TEST_CASE("a roster of hundreds of units that are all wrong is judged")
{
    TempFolder folder;
    std::string units;
    for (int i = 0; i < 300; ++i)
        units += std::string(i == 0 ? "" : ", ") + "{ \"unit\": \"cannon\", \"models\": 10000 }";
    const auto path = folder.write("large.muster", rosterWith("\"units\": [" + units + "]"));
    const auto outcome = run({"check", "--format", "json", path});
    CHECK(outcome.status == 1);
    CHECK(outcome.err.empty());
    CHECK(outcome.seconds < 20);
}
