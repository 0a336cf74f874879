// Nothing is left out without a word: what was not understood of a list goes into every file that is made of it, and an
// option that cannot be used is an error.
#include "apps/process.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::testing;
using nlohmann::json;
using Arguments = std::vector<std::string>;

namespace {

constexpr auto walrus = "Marauders 500\nGrunts Section 100\nIron Walrus 300\nWarlord 50\n";

json reportOn(const std::string& file)
{
    const auto outcome = run({"check", "--format", "json", file});
    INFO(outcome.err);
    REQUIRE_FALSE(outcome.out.empty());
    return json::parse(outcome.out);
}

} // namespace

TEST_CASE("a list that was not understood is not judged in any file that is made of it")
{
    TempFolder folder;
    const auto list = folder.write("walrus.txt", walrus);
    const auto read = reportOn(list);
    REQUIRE(read["verdict"] == "not judged");
    for (const Arguments& call :
         std::vector<Arguments>{{"convert", list, "-o", folder.path("a.muster")},
                                {"convert", list, "-o", folder.path("a.txt")},
                                {"convert", list, "--style", "lines", "-o", folder.path("lines.txt")},
                                {"convert", list, "--style", "bbcode", "-o", folder.path("bb.txt")},
                                {"convert", list, "--style", "code", "-o", folder.path("code.txt")},
                                {"convert", list, "-o", folder.path("a.md")},
                                {"convert", list, "-o", folder.path("a.png")},
                                {"convert", list, "-o", folder.path("a.pdf")},
                                {"print", list, "-o", folder.path("b.pdf")},
                                {"print", list, "--sheets", "opponent", "-o", folder.path("c.pdf")}}) {
        const auto outcome = run(call);
        INFO(call.back());
        CHECK(outcome.status == 3);
        CHECK_THAT(outcome.err, Catch::Contains("walrus.txt:3: this line was not understood: ‘Iron Walrus 300’"));
        const auto again = reportOn(call.back());
        CHECK(again["verdict"] == "not judged");
        CHECK(again["roster"]["fingerprint"] == read["roster"]["fingerprint"]);
        CHECK(again["unknown"] == json::parse(R"([{"rule": "unread-line", "id": "Iron Walrus 300"}])"));
    }
    // Also where it is made of what was made.
    const auto second = run({"print", folder.path("a.muster"), "-o", folder.path("a.html")});
    CHECK(second.status == 3);
    CHECK_THAT(second.err, Catch::Contains("‘Iron Walrus 300’"));
    CHECK_THAT(bytesOf(folder.path("a.html")), Catch::Contains("NOT JUDGED") && Catch::Contains("Iron Walrus 300"));
    CHECK(run({"convert", list, "-o", folder.path("a.csv")}).status == 3);
    CHECK_THAT(bytesOf(folder.path("a.csv")), Catch::Contains("NOT JUDGED") && Catch::Contains("Iron Walrus 300"));
    CHECK(run({"show", list}).status == 3);
    CHECK(run({"check", folder.path("a.muster"), "--against", folder.path("a.muster")}).status == 3);
    CHECK_THAT(run({"check", folder.path()}).out, !Catch::Contains(" legal"));
    CHECK(run({"lint", folder.path("a.muster")}).status == 0);
}

TEST_CASE("a list that was understood is made into files without a word")
{
    TempFolder folder;
    const auto list = folder.write("plain.txt", "Marauders, Warpath, 500 points\nGrunts Section 100\nRaptor 105\n");
    for (const auto* name : {"a.muster", "a.txt", "a.md", "a.png", "a.pdf", "a.csv", "a.html"}) {
        const auto outcome = run({"convert", list, "-o", folder.path(name)});
        INFO(name << outcome.err);
        CHECK(outcome.status == 0);
        CHECK(outcome.err.empty());
    }
    CHECK(bytesOf(folder.path("a.muster")).find("unread") == std::string::npos);
}

TEST_CASE("a roster of BattleScribe that the data do not wholly know is not judged in what is made of it")
{
    TempFolder folder;
    for (const auto* name : {"a.txt", "a.html", "a.pdf"})
        CHECK(run({"convert", judgedData("unknown.ros"), "--data-folder", judgedData("data"), "-o", folder.path(name)})
                  .status == 3);
    CHECK_THAT(bytesOf(folder.path("a.txt")), Catch::Contains("NOT JUDGED"));
    CHECK_THAT(bytesOf(folder.path("a.html")), Catch::Contains("NOT JUDGED"));
}

TEST_CASE("an option that a list cannot use is an error, and says what to do")
{
    TempFolder folder;
    const auto words = folder.write("list.txt", "Marauders, Warpath, 500 points\nGrunts Section 100\nRaptor 105\n");
    const auto native = appsData("legal.muster");
    const auto battleScribe = judgedData("legal.ros");
    REQUIRE(run({"convert", native, "-o", folder.path("list.png")}).status == 0);
    REQUIRE(run({"convert", native, "-o", folder.path("list.pdf")}).status == 0);
    const Arguments data{"--data-folder", judgedData("data")};
    const Arguments as{"--as", "warpath-2e"};
    const Arguments points{"--points", "500"};
    const Arguments none;
    const auto out = folder.path("out.txt");
    const auto page = folder.path("out.pdf");
    struct Row {
        Arguments call;
        Arguments option;
        Arguments used;    ///< inputs that can use it
        Arguments useless; ///< inputs that cannot
        int status = 2;
    };
    const auto png = folder.path("list.png");
    const auto pdf = folder.path("list.pdf");
    const Row rows[]{
        {{"check"}, data, {battleScribe}, {words, native, png, pdf}},
        {{"check"}, as, {words}, {native, battleScribe, png, pdf}},
        {{"check", "--format", "table"}, data, {battleScribe}, {words, native}},
        {{"check", "--format", "table"}, as, {words}, {native, battleScribe}},
        {{"check"}, points, {words, native, png, pdf}, {battleScribe}, 3},
        {{"check"}, {"--agreed", native}, {native, png}, {battleScribe}, 3},
        {{"check"}, {"--ruling", "early-start=on"}, {native, pdf}, {battleScribe}, 3},
        {{"check", "--format", "table"}, points, {words, native}, {battleScribe}, 3},
        {{"convert", "-o", out}, data, {battleScribe}, {words, native, png, pdf}},
        {{"convert", "-o", out}, as, {words}, {native, battleScribe, png, pdf}},
        {{"convert", "-o", folder.path("out.ros")}, data, none, {battleScribe}},
        {{"print", "-o", page}, data, {battleScribe}, {words, native, png, pdf}},
        {{"print", "-o", page}, {"--without-texts"}, {battleScribe}, {words, native, png, pdf}},
        {{"print", "-o", page, "--sheets", "roster"}, {"--card-size", "poker"}, none, {words, native, battleScribe}},
        {{"print", "-o", page, "--sheets", "cards"}, {"--card-size", "poker"}, {native, battleScribe}, none},
        {{"print", "-o", page}, {"--against", native}, none, {native}},
        {{"print", "-o", page}, {"--with", native}, none, {native}},
        {{"print", "-o", page, "--sheets", "battle"}, {"--against", native}, {native}, none},
        {{"print", "-o", page, "--sheets", "battle", "--with", native}, data, none, {native}},
        {{"repair"}, as, {words}, {native, png, pdf}},
        {{"show"}, data, {battleScribe}, {words, native, png, pdf}},
        {{"lint"}, {"--write"}, {folder.path("tidy.muster")}, {judgedData("data")}},
        {{"schema"}, {"--for", "warpath-2e/marauders"}, {"army", "roster"}, {"collection", "geometry"}, 3},
    };
    (void)folder.write("tidy.muster", bytesOf(native));
    for (const auto& row : rows) {
        const auto callWith = [&](const std::string& input, bool hasOption) {
            auto call = row.call;
            call.insert(call.begin() + 1, input);
            if (hasOption)
                call.insert(call.end(), row.option.begin(), row.option.end());
            return call;
        };
        for (const auto& input : row.used) {
            const auto outcome = run(callWith(input, true));
            INFO(row.call.front() << ' ' << row.option.front() << ' ' << input << '\n' << outcome.err);
            // A game whose data are not installed is printed, and not judged.
            const bool isPrinted = outcome.err.find("the data of its game are not installed") != std::string::npos;
            CHECK(outcome.status <= (isPrinted ? 3 : 1));
        }
        for (const auto& input : row.useless) {
            const auto outcome = run(callWith(input, true));
            INFO(row.call.front() << ' ' << row.option.front() << ' ' << input << '\n' << outcome.out << outcome.err);
            CHECK(outcome.status == row.status);
            CHECK((!outcome.err.empty() || !outcome.out.empty()));
            CHECK(run(callWith(input, false)).status != 2);
        }
    }
}

TEST_CASE("of several lists an option must be for one")
{
    TempFolder folder;
    const auto words = folder.write("list.txt", "Marauders, Warpath, 500 points\nGrunts Section 100\nRaptor 105\n");
    const auto native = appsData("legal.muster");
    CHECK(run({"check", words, native, "--as", "warpath-2e"}).status == 0);
    CHECK(run({"check", native, native, "--as", "warpath-2e"}).status == 2);
    CHECK(run({"check", native, "--against", native, "--as", "warpath-2e"}).status == 2);
    CHECK(run({"check", folder.path(), "--as", "warpath-2e"}).status == 0);
    CHECK(run({"check", folder.path(), "--data-folder", judgedData("data")}).status == 2);
    std::string line = muster::writeCompactRoster(*muster::readRoster(bytesOf(native), "LEGAL"));
    CHECK(run({"check", "--batch"}, line + '\n').status == 0);
    CHECK(run({"check", "--batch", "--as", "warpath-2e"}, line + '\n').status == 2);
    CHECK(run({"check", "--batch", "--data-folder", judgedData("data")}, line + '\n').status == 2);
}

TEST_CASE("options that mean nothing together, or are empty, are a wrong call")
{
    TempFolder folder;
    const auto native = appsData("legal.muster");
    const auto out = folder.path("out.txt");
    const std::vector<Arguments> calls{
        {"check", "--batch", "--format", "html"},
        {"check", "--batch", "--format", "table"},
        {"check", "--batch", "-o", out},
        {"check", native, "-o", ""},
        {"check", native, "--scenario", ""},
        {"check", native, "--agreed", ""},
        {"check", native, "--data-version", ""},
        {"check", native, "--as", ""},
        {"check", native, "--data-folder", ""},
        {"convert", native, "-o", out, "--style", ""},
        {"convert", native, "-o", out, "--as", ""},
        {"print", native, "-o", folder.path("a.pdf"), "--book", ""},
        {"print", "--book", "warpath-2e/marauders", "--data-folder", judgedData("data"), "-o", folder.path("a.pdf")},
        {"show", "--data-folder", ""},
        {"show", "--data-folder", judgedData("data"), "--data", folder.path()},
        {"schema", "army", "--for", ""},
        {"table", "skirmish/red", "-o", ""},
        {"table", out, "--into", ""},
        {"new", "Game", "--army", ""},
        {"--data", "", "show"},
    };
    checkWrongCalls(calls);
}
