#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster::testing;
using nlohmann::json;

namespace {

std::string inOneLine(const std::string& name) { return json::parse(bytesOf(appsData(name))).dump(); }

/// Rosters that are legal, that are not, that cannot be read, that name what there is not, and a list in words, which
/// takes much longer than those behind it.
std::string manyLines()
{
    auto unknown = json::parse(bytesOf(appsData("legal.muster")));
    unknown["rulings"]["no-such-ruling"] = true;
    const std::string words = "Marauders, 500 points: 2 Grunts Sections; Hulk; something nobody knows 40 pts";
    std::string lines;
    for (int i = 0; i < 20; ++i) {
        auto named = json::parse(bytesOf(appsData("legal.muster")));
        named["name"] = "Number " + std::to_string(i);
        lines +=
            words + '\n' + named.dump() + '\n' + inOneLine("illegal.muster") + "\n{ broken\n\n" + unknown.dump() + '\n';
    }
    return lines + inOneLine("legal.muster"); // without its end
}

} // namespace

TEST_CASE("--batch says the same, in the order of the lines, however many lists are judged at a time")
{
    const auto lines = manyLines();
    const auto one = run({"check", "--batch", "--jobs", "1"}, lines);
    CHECK(one.status == 3);
    CHECK(lineCount(one.out) == 81);
    for (const auto* jobs : {"2", "3", "64"}) {
        INFO(jobs);
        const auto many = run({"check", "--batch", "--jobs", jobs}, lines);
        CHECK(many.status == one.status);
        CHECK(many.out == one.out);
        CHECK(many.err == one.err);
    }
    CHECK(run({"check", "--batch"}, lines).out == one.out);

    std::vector<std::string> names;
    for (auto rest = one.out; rest.find("\"Number ") != std::string::npos;) {
        rest.erase(0, rest.find("\"Number ") + 8);
        names.push_back(rest.substr(0, rest.find('"')));
    }
    REQUIRE(names.size() == 20);
    for (std::size_t i = 0; i < names.size(); ++i)
        CHECK(names[i] == std::to_string(i));
}

TEST_CASE("each line of --batch has its answer before the next one is written")
{
    const auto legal = run({"check", appsData("legal.muster"), "--format", "json"}).out;
    const auto illegal = run({"check", appsData("illegal.muster"), "--format", "json"}).out;
    for (const auto* jobs : {"1", "4"}) {
        INFO(jobs);
        Conversation conversation(Call{{"check", "--batch", "--jobs", jobs}});
        for (int i = 0; i < 3; ++i) {
            CHECK(conversation.answerTo(inOneLine("legal.muster")) + '\n' == legal);
            // A line without a report does not keep the next one waiting.
            CHECK(conversation.answerTo("{ broken\n" + inOneLine("illegal.muster")) + '\n' == illegal);
        }
        CHECK(conversation.end() == 3);
    }
}

TEST_CASE("--jobs is a number from 1 to 64, for many lists")
{
    for (const auto* jobs : {"0", "65", "-1", "1.5", "many", ""}) {
        INFO(jobs);
        const auto outcome = run({"check", "--batch", "--jobs", jobs}, inOneLine("legal.muster"));
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Catch::Contains("--jobs"));
    }
    const auto single = run({"check", appsData("legal.muster"), "--jobs", "2"});
    CHECK(single.status == 2);
    CHECK_THAT(single.err, Catch::StartsWith("muster check: --jobs is for --batch, and for a table"));
}

TEST_CASE("a table is the same, however many files are judged at a time")
{
    const TempFolder folder;
    for (int i = 0; i < 12; ++i)
        folder.write("list-" + std::to_string(i) + ".muster",
                     bytesOf(appsData(i % 3 == 0 ? "illegal.muster" : "legal.muster")));
    const auto one = run({"check", folder.path(), "--format", "csv", "--jobs", "1"});
    CHECK(one.status == 1);
    CHECK(lineCount(one.out) == 13);
    for (const auto* jobs : {"2", "5", "64"}) {
        INFO(jobs);
        CHECK(run({"check", folder.path(), "--format", "csv", "--jobs", jobs}).out == one.out);
    }
}
