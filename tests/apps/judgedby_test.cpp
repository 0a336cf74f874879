#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::testing;
using nlohmann::json;

namespace {

std::string orks() { return inSource("armies/heresy/samples/orks-warband.muster"); }

/// A person whose own folder has a copy of Heresy's rules in which one limit is another.
struct Cheat {
    TempFolder folder;
    std::vector<std::string> settings{"XDG_DATA_HOME=" + folder.path()};

    Cheat()
    {
        auto rules = json::parse(bytesOf(inSource("armies/heresy/ruleset.json")));
        rules["about"] = "The rules as I like them.";
        folder.write("muster/armies/heresy/ruleset.json", rules.dump());
    }
};

json dataOf(const Outcome& outcome)
{
    INFO(outcome.err);
    CHECK(outcome.status < 2);
    return json::parse(outcome.out).at("data");
}

json checkedAsJson(const std::string& file, const std::vector<std::string>& environment = {})
{
    return dataOf(run(Call{{"check", file, "--format", "json"}, {}, {}, environment}));
}

} // namespace

TEST_CASE("a verdict by a changed copy of the rules is marked in every form")
{
    const Cheat cheat;
    const auto ours = checkedAsJson(orks());
    CHECK(ours["origin"] == "shipped");
    const auto theirs = checkedAsJson(orks(), cheat.settings);
    CHECK(theirs["origin"] == "own");
    CHECK(theirs["own"] == json({"ruleset.json"}));
    CHECK(theirs["hash"] != ours["hash"]);

    const TempFolder out;
    const auto hash = theirs["hash"].get<std::string>();
    const auto call = [&](std::vector<std::string> arguments) {
        return run(Call{std::move(arguments), {}, {}, cheat.settings});
    };
    CHECK_THAT(
        call({"check", orks()}).out,
        Catch::Contains("Judged by data " + hash + ", which are not those shipped with Muster (own: ruleset.json)."));
    CHECK_THAT(run({"check", orks()}).out,
               Catch::Contains("Judged by data " + ours["hash"].get<std::string>() + ", as shipped with Muster."));
    CHECK_THAT(call({"check", orks(), "--format", "html"}).out, Catch::Contains("(own: ruleset.json)"));
    CHECK(call({"convert", orks(), "-o", out.path("a.txt")}).status < 2);
    CHECK_THAT(bytesOf(out.path("a.txt")), Catch::Contains("data " + hash + " (own: ruleset.json)"));
    for (const auto* sheets : {"roster", "opponent", "secret", "battle", "cards", "reference"}) {
        INFO(sheets);
        CHECK(call({"print", orks(), "--sheets", sheets, "-o", out.path("a.html")}).status < 2);
        const auto page = bytesOf(out.path("a.html"));
        CHECK_THAT(page, Catch::Contains(" · data " + hash + " · own data"));
        if (std::string(sheets) != "reference" && std::string(sheets) != "cards")
            CHECK_THAT(page, Catch::Contains("(own: ruleset.json)"));
        else if (std::string(sheets) == "cards")
            CHECK_THAT(page, Catch::Contains(" · own data</p>"));
        CHECK(run({"print", orks(), "--sheets", sheets, "-o", out.path("b.html")}).status < 2);
        CHECK_THAT(bytesOf(out.path("b.html")), Catch::Contains(" · data " + ours["hash"].get<std::string>()));
        CHECK_THAT(bytesOf(out.path("b.html")), !Catch::Contains("own data"));
    }
    CHECK(call({"print", "--book", "heresy/orks", "-o", out.path("book.html")}).status == 0);
    CHECK_THAT(bytesOf(out.path("book.html")), Catch::Contains(" · own data"));
    CHECK_THAT(call({"show"}).out, Catch::Contains("heresy  Heresy (data 1.0, the user's own)"));
}

TEST_CASE("check of a print says whether the data here are those that judged it")
{
    const Cheat cheat;
    const TempFolder out;
    const auto mine = out.path("mine.pdf");
    const auto theirs = out.path("theirs.pdf");
    REQUIRE(run({"print", orks(), "-o", mine}).status == 0);
    REQUIRE(run(Call{{"print", orks(), "-o", theirs}, {}, {}, cheat.settings}).status == 0);

    CHECK_THAT(run({"check", mine}).out, Catch::Contains("The same data judged it when it was printed or saved."));
    CHECK(checkedAsJson(mine)["then"] == checkedAsJson(mine)["hash"]);

    const auto told = run({"check", theirs});
    const auto then = checkedAsJson(orks(), cheat.settings)["hash"].get<std::string>();
    CHECK_THAT(told.out, Catch::Contains("other data or rulings judged it: " + then + " (ruleset "));
    CHECK(checkedAsJson(theirs)["then"] == then);
    CHECK(checkedAsJson(theirs)["origin"] == "shipped");
    // Whoever has those data sees that they are the same, and that they are own.
    CHECK(checkedAsJson(theirs, cheat.settings)["then"] == then);
    CHECK(checkedAsJson(theirs, cheat.settings)["hash"] == then);

    // A ruling that is switched at the check is one that did not judge then.
    const auto rulings = json::parse(run({"show", "heresy", "--format", "json"}).out)["rulings"];
    REQUIRE_FALSE(rulings.empty());
    const auto ruling = rulings[0]["id"].get<std::string>() + (rulings[0]["default"] == true ? "=off" : "=on");
    const auto other = dataOf(run({"check", mine, "--ruling", ruling, "--format", "json"}));
    CHECK(other["then"] != other["hash"]);

    // A file that nobody printed or saved with Muster does not know.
    CHECK_FALSE(checkedAsJson(orks()).contains("then"));
    CHECK_THAT(run({"check", orks()}).out, !Catch::Contains("when it was printed"));
}

TEST_CASE("both sides of a battle are marked for themselves")
{
    const TempFolder home;
    home.write("muster/armies/heresy/orks.json", bytesOf(inSource("armies/heresy/orks.json")));
    const auto enemy = inSource("armies/heresy/samples/imperial-guard-company.muster");
    const std::vector<std::string> settings{"XDG_DATA_HOME=" + home.path()};
    const auto outcome = run(Call{{"check", orks(), "--against", enemy, "--format", "json"}, {}, {}, settings});
    const auto end = outcome.out.find('\n');
    REQUIRE(end != std::string::npos);
    CHECK(json::parse(outcome.out.substr(0, end))["data"]["origin"] == "own");
    CHECK(json::parse(outcome.out.substr(end))["data"]["origin"] == "shipped");

    const auto page = home.path("battle.html");
    REQUIRE(
        run(Call{{"print", enemy, "--against", orks(), "--sheets", "battle", "-o", page}, {}, {}, settings}).status ==
        0);
    CHECK_THAT(bytesOf(page), Catch::Contains("Own data, Urzog Goes Alone."));
    CHECK_THAT(bytesOf(page), !Catch::Contains("Own data, Last Company"));
}

TEST_CASE("own templates are named at the foot of what they print")
{
    const TempFolder home;
    const std::vector<std::string> settings{"XDG_DATA_HOME=" + home.path()};
    home.write("muster/templates/own.css", ".title { color: #123456; }\n");
    const auto page = home.path("page.html");
    const auto print = [&] { REQUIRE(run(Call{{"print", orks(), "-o", page}, {}, {}, settings}).status == 0); };
    print();
    CHECK_THAT(bytesOf(page), Catch::Contains(" · own template own.css"));
    home.write("muster/templates/card.html", bytesOf(inSource("templates/card.html")));
    print();
    CHECK_THAT(bytesOf(page), Catch::Contains(" · own templates card.html, own.css"));
    home.write("muster/templates/battle.html", bytesOf(inSource("templates/battle.html")));
    print();
    CHECK_THAT(bytesOf(page), Catch::Contains(" · 3 own templates"));
}
