#include "rules/players/owning.h"

#include "game.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

/// "boyz 26 of 20, 12 painted": each line, with what it needs and what is there.
std::vector<std::string> lines(const Lacking& lacking)
{
    std::vector<std::string> all;
    for (const auto& line : lacking.lines)
        all.push_back(line.key.army + '/' + line.key.unit + line.key.model + ' ' + std::to_string(line.needed) +
                      ", has " + std::to_string(line.owned) + ", " + std::to_string(line.painted) + " painted, lacks " +
                      std::to_string(line.lacking()) + ", unpainted " + std::to_string(line.unpainted()));
    return all;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("what a roster lacks is counted over all its units, with those that are carried")
{
    // 10 + 5 in the Drakkar + 10 = 25 Steel Warriors; one Drakkar; two Huscarls, of which one is attached.
    const auto judged = judgeUnits("warpath-2e", "forge-fathers",
                                   R"({ "id": "u1", "unit": "steel-warriors-section", "models": 10 },
                                      { "id": "u2", "unit": "heavy-drakkar", "units": [
                                        { "id": "u3", "unit": "steel-warriors-section", "models": 5, "as": "embarked" },
                                        { "id": "u4", "unit": "huscarl", "as": "embarked" }] },
                                      { "id": "u5", "unit": "steel-warriors-section", "models": 10 },
                                      { "id": "u6", "unit": "huscarl" },
                                      { "id": "u7", "unit": "of-yore" })");
    Collection collection;
    collection.ruleset = "warpath-2e";
    // A platoon, a section and a team have the same models; a file of before may count them apart.
    collection.set({"forge-fathers", "steel-warriors-section", {}}, {15, 12, {}});
    collection.set({"forge-fathers", "steel-warriors-platoon", {}}, {5, 0, "in the blue box"});
    collection.set({"forge-fathers", "huscarl", {}}, {3, 1, {}});
    collection.set({"forge-fathers", "never-taken", {}}, {7, 0, {}});
    const auto lacking = lackingFor(*judged->catalogue, judged->assessment, collection);
    CHECK(lines(lacking) == Lines{
                                "forge-fathers/steel-warriors-platoon 25, has 20, 12 painted, lacks 5, unpainted 8",
                                "forge-fathers/heavy-drakkar 1, has 0, 0 painted, lacks 1, unpainted 0",
                                "forge-fathers/huscarl 2, has 3, 1 painted, lacks 0, unpainted 1",
                            });
    CHECK(lacking.unknown == Lines{"of-yore"});
    CHECK(lacking.needed() == 28);
    CHECK(lacking.lacking() == 6);
    CHECK(lacking.unpainted() == 9);

    // A collection of another game has nothing of it.
    collection.ruleset = "wargame";
    CHECK(lackingFor(*judged->catalogue, judged->assessment, collection).lacking() == 28);
}

TEST_CASE("where units are made of several kinds of model, each kind is counted in whichever unit it serves")
{
    // Boyz: 2 with the nob, 8 and 8 in two Goff clans, 8 in the Blood Axes. Rhinos: 4. Nobz 1, battlewagon 1.
    const auto judged = judgeUnits("heresy", "orks",
                                   R"({ "id": "u1", "unit": "nob" }, { "id": "u2", "unit": "goff-clan" },
                                      { "id": "u3", "unit": "goff-clan" }, { "id": "u4", "unit": "blood-axe-clan" })");
    Collection collection;
    collection.ruleset = "heresy";
    collection.set({"orks", {}, "boyz"}, {20, 20, {}});
    collection.set({"orks", {}, "battlewagon"}, {5, 0, {}});
    const auto& catalogue = *judged->catalogue;
    CHECK(lines(lackingFor(catalogue, judged->assessment, collection)) ==
          Lines{
              "orks/nobz 1, has 0, 0 painted, lacks 1, unpainted 0",
              "orks/boyz 26, has 20, 20 painted, lacks 6, unpainted 0",
              "orks/battlewagon 1, has 5, 0 painted, lacks 0, unpainted 1",
              "orks/ork-rhino 4, has 0, 0 painted, lacks 4, unpainted 0",
          });

    const auto nob = catalogue.findUnit(judged->assessment.army, "nob");
    CHECK(ownedFor(catalogue, nob, collection) == OwnedModels{25, 20, {}});
    const auto goffs = catalogue.findUnit(judged->assessment.army, "goff-clan");
    CHECK(ownedFor(catalogue, goffs, collection) == OwnedModels{20, 20, {}});
    const auto counted = countedModels(catalogue, nob);
    REQUIRE(counted.size() == 3);
    CHECK(counted[1].key == CollectionKey{"orks", {}, "boyz"});
    CHECK(counted[1].models == 2);
    CHECK(counted[1].unit.isNone());

    // Each kind of an army once, although many units have it.
    int boyz = 0;
    for (const auto& each : countedModelsOf(catalogue, judged->assessment.army))
        boyz += each.key.model == "boyz" ? 1 : 0;
    CHECK(boyz == 1);
}

TEST_CASE("the sum of what is lacking does not overflow")
{
    Lacking lacking;
    lacking.lines.resize(20'000);
    for (auto& line : lacking.lines)
        line.needed = 10'000'000;
    CHECK(lacking.needed() == 200'000'000'000);
    CHECK(lacking.lacking() == 200'000'000'000);
}

TEST_CASE("units that have the same models are counted together, under the words with which their names begin")
{
    const auto judged = judgeUnits("warpath-2e", "forge-fathers", R"({ "id": "u1", "unit": "steel-warriors-team" })");
    const auto& catalogue = *judged->catalogue;
    const CollectionKey key{"forge-fathers", "steel-warriors-platoon", {}};
    CHECK(keysOf(catalogue, key) == std::vector<CollectionKey>{key,
                                                               {"forge-fathers", "steel-warriors-section", {}},
                                                               {"forge-fathers", "steel-warriors-team", {}}});
    CHECK(isCountedElsewhere(catalogue, {"forge-fathers", "steel-warriors-team", {}}));
    CHECK_FALSE(isCountedElsewhere(catalogue, key));
    CHECK_FALSE(isCountedElsewhere(catalogue, {"forge-fathers", "of-yore", {}}));
    const auto unit = [&](const char* id) { return catalogue.findUnit(catalogue.findArmy("forge-fathers"), id); };
    CHECK(catalogue.nameOfModels(unit("steel-warriors-platoon")) == "Steel Warriors");
    CHECK(catalogue.nameOfModels(unit("huscarl")) == "Huscarl");
    Collection collection;
    collection.ruleset = "warpath-2e";
    collection.set({"forge-fathers", "steel-warriors-team", {}}, {5, 3, "a gift"});
    CHECK(ownedOf(catalogue, key, collection) == OwnedModels{5, 3, "a gift"});
    CHECK(ownedFor(catalogue, unit("steel-warriors-section"), collection).owned == 5);
    const auto all = joined(catalogue, collection);
    REQUIRE(all.entries.size() == 1);
    CHECK(all.of(key) == OwnedModels{5, 3, "a gift"});
    collection.set(key, {10, 0, "in the blue box"});
    CHECK(ownedOf(catalogue, key, collection) == OwnedModels{15, 3, "in the blue box; a gift"});
    // Each kind of model has one row, in all armies.
    int rows = 0;
    for (const auto& counted : countedModelsOf(catalogue, catalogue.findArmy("forge-fathers")))
        rows += counted.key.unit.starts_with("steel-warriors") ? 1 : 0;
    CHECK(rows == 1);
}
