#include "report/judged.h"

#include "io/fixture.h"
#include "report/catalogue/cataloguejson.h"
#include "report/catalogue/cataloguetext.h"
#include "report/forum/rostertexts.h"
#include "report/verdict/text.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// The Marauders, whose Warlord may be there once, and a person who made another one of him.
struct Twins {
    TempFolder folder;
    Store store = made();

    Store made() const
    {
        std::filesystem::copy(inSource("schemas"), folder.path("schemas"));
        const auto ruleset = bytesOf(inSource("armies/warpath-2e/ruleset.json"));
        folder.write("armies/warpath-2e/ruleset.json", ruleset);
        auto army = json::parse(bytesOf(inSource("armies/warpath-2e/marauders.json")));
        json own;
        for (auto& unit : army["units"])
            if (unit["id"] == "warlord") {
                unit["marks"].push_back("living-legend");
                own = unit;
            }
        folder.write("armies/warpath-2e/marauders.json", army.dump());
        own["from"] = "warlord";
        own["id"] = "own-warlord";
        own["name"] = "Old Warlord";
        own.erase("aliases");
        const json file{{"format", "muster-own-units"},
                        {"version", 1},
                        {"ruleset", "warpath-2e"},
                        {"army", "marauders"},
                        {"units", {own}}};
        folder.write("home/armies/warpath-2e/marauders.own.json", file.dump());
        auto opened = Store::open(folder.path());
        opened->setUserFolder(folder.path("home"));
        return std::move(*opened);
    }
};

constexpr auto both = R"({ "format": "muster-roster", "version": 1, "name": "Twins", "ruleset": "warpath-2e",
  "army": "marauders", "units": [{ "id": "u1", "unit": "warlord" }, { "id": "u2", "unit": "own-warlord" }] })";

} // namespace

TEST_CASE("an own unit counts as the unit that it was made from where kinds are counted")
{
    Twins twins;
    const auto judgement = judged(twins.store, both);
    const auto& findings = judgement->assessment.findings;
    const auto legend = std::ranges::find(findings, "living-legend", &Finding::rule);
    REQUIRE(legend != findings.end());
    CHECK(legend->units.size() == 2);
    CHECK(legend->actual == Fraction(2));
}

TEST_CASE("an own unit is marked in every report of a roster and of its army")
{
    Twins twins;
    const auto judgement = judged(twins.store, both);
    const auto text = report::rosterText(judgement->context);
    CHECK_THAT(text, Catch::Contains("Old Warlord (own unit)"));
    CHECK_THAT(report::rosterLines(judgement->context), Catch::Contains("(own unit)"));
    CHECK_THAT(report::rosterBbcode(judgement->context), Catch::Contains("(own unit)"));
    const auto units = json::parse(report::toJson(judgement->context))["units"];
    CHECK_FALSE(units[0].contains("from"));
    CHECK(units[1]["from"] == "warlord");
    const auto& catalogue = *judgement->catalogue;
    CHECK_THAT(report::armyText(catalogue, catalogue.armies.front()),
               Catch::Contains("own-warlord  Old Warlord  [own unit]"));
    const auto own = catalogue.findUnit(Id<Army>::at(0), "own-warlord");
    CHECK_THAT(report::unitText(catalogue, own), Catch::Contains("Own unit, made from Warlord."));
    CHECK(json::parse(report::unitJson(catalogue, own))["from"] == "warlord");
}

TEST_CASE("who lacks the file of an own unit is told that it is somebody's own")
{
    Twins twins;
    std::filesystem::remove(twins.folder.path("home/armies/warpath-2e/marauders.own.json"));
    const auto judgement = judged(twins.store, both);
    CHECK_THAT(report::toText(judgement->context), Catch::Contains("a unit of somebody’s own"));
}
