#include "datafolder.h"

#include "report/datachangeswords.h"
#include "rules/stamp.h"

#include <filesystem>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

using Kind = DataChange::Kind;

/// Four pikes, long ones, with a sergeant, for 4 × 10 + 15 + 5 = 60 points, a cannon for 400 with a crew of four pikes
/// for 40, five archers of another army for 50. 1,000 points were agreed, so guns may cost a third of it.
Roster reds()
{
    Roster roster;
    roster.name = "Reds";
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.battle.points = 1000;
    auto first = unit("u1", "pikes");
    first.name = "The Old Ones";
    first.models = 4;
    first.options.set("long-pikes", 1);
    first.groups.push_back({"sergeant", 1, {}});
    auto gun = unit("u2", "cannon");
    gun.units.push_back(unit("u3", "pikes"));
    gun.units.back().models = 4;
    auto archers = unit("u4", "blue:archers");
    archers.models = 5;
    roster.units = {first, gun, archers};
    return roster;
}

/// Saves it with the data as they are.
std::string saved(const DataFolder& data, const Roster& roster)
{
    auto store = data.open();
    Document document(store);
    REQUIRE(document.create(roster));
    const auto path = data.file("mine.muster");
    REQUIRE(document.save(path));
    return path;
}

DataChange versionOf(Kind kind, const std::string& id, const std::string& was, const std::string& is)
{
    return {kind, id, {}, {}, was, is, {}, {}, noId};
}

DataChange figureOf(Kind kind, const std::string& id, const std::string& of, std::optional<Fraction> was,
                    std::optional<Fraction> is)
{
    // As the ruleset has its rules; a limit that is gone has no sentence any more.
    static const std::vector<std::string> rules{"points-limit", "guns-third", "guns-few", "crew"};
    const auto rule = std::ranges::find(rules, id);
    return {kind,
            id,
            of,
            {},
            {},
            {},
            was,
            is,
            rule == rules.end() || !is ? Id<Constraint>()
                                       : Id<Constraint>::at(static_cast<std::size_t>(rule - rules.begin()))};
}

DataChange unknown(Kind kind, const std::string& id, const std::string& of = {}, const std::string& group = {})
{
    return {kind, id, of, group, {}, {}, {}, {}, noId};
}

/// What the data as they are now say of a file: codes and numbers, and the sentences.
struct Told {
    std::vector<DataChange> list;
    std::vector<std::string> texts;
    Roster roster;
};

Told opened(const DataFolder& data, const std::string& path)
{
    auto store = data.open();
    Document document(store);
    const auto result = document.open(path);
    for (const auto& fault : result ? Faults{} : result.error())
        UNSCOPED_INFO(toText(fault));
    REQUIRE(result);
    Told told{document.dataChanges().list, {}, document.roster()};
    for (const auto& change : told.list)
        told.texts.push_back(report::toText(document.dataChanges(), change));
    return told;
}

} // namespace

TEST_CASE("a roster is stamped with versions, costs and limits when it is saved")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    auto store = data.open();
    const auto made = readRoster(bytesOf(path), path)->madeWith;
    REQUIRE(made);
    CHECK(made->ruleset == "0.1");
    CHECK(made->armies == decltype(made->armies){{"blue", "0.2"}, {"red", "0.1"}});
    CHECK(made->points == decltype(made->points){{"u1", 60}, {"u2", 400}, {"u3", 40}, {"u4", 50}});
    CHECK(made->limits == std::vector<MadeLimit>{{"points-limit", "", {}, 1000},
                                                 {"guns-third", "", {}, Fraction(1000, 3)},
                                                 {"guns-few", "blue", 1, 2},
                                                 {"guns-few", "red", 1, 2},
                                                 {"crew", "u2", {}, 6}});
    CHECK(opened(data, path).list.empty());
}

TEST_CASE("a roster without a stamp has nothing to compare")
{
    const DataFolder data;
    const auto path = data.file("old.muster");
    auto roster = reds();
    roster.units.push_back(unit("u9", "war-wagon"));
    write(path, writeRoster(roster));
    CHECK(opened(data, path).list.empty());
}

TEST_CASE("a cost that changed is told for each unit that has it, with the versions")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("red.json", R"("pointsPerModel": 10)", R"("pointsPerModel": 12)");
    data.change("red.json", R"("dataVersion": "0.1")", R"("dataVersion": "0.2")");
    const auto told = opened(data, path);
    CHECK(told.list == std::vector<DataChange>{versionOf(Kind::ArmyVersion, "red", "0.1", "0.2"),
                                               figureOf(Kind::Cost, "", "u1", 60, 68),
                                               figureOf(Kind::Cost, "", "u3", 40, 48)});
    CHECK(told.texts ==
          std::vector<std::string>{"Reds: version 0.1 of the data when the roster was saved, version 0.2 now.",
                                   "The Old Ones (Pikes): cost 60 when the roster was saved, costs 68 now.",
                                   "Pikes: cost 40 when the roster was saved, costs 48 now."});
    // Once it is saved again they are its costs.
    saved(data, told.roster);
    CHECK(opened(data, path).list.empty());
}

TEST_CASE("figures are compared also where nobody thought of the version")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("red.json", R"("points": 400)", R"("points": 1400)");
    const auto told = opened(data, path);
    CHECK(told.list == std::vector<DataChange>{figureOf(Kind::Cost, "", "u2", 400, 1400)});
    CHECK(told.texts.front() == "Cannon: cost 400 when the roster was saved, costs 1,400 now.");
}

TEST_CASE("a limit that changed is told with its subject, to the fraction")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("ruleset.json", R"("dataVersion": "0.1")", R"("dataVersion": "1.0")");
    data.change("ruleset.json", R"("times": "1/3")", R"("times": "2/7")");
    data.change("ruleset.json", "\"atMost\": 2,\n      \"atLeast\": 1", "\"atMost\": 3");
    data.change("ruleset.json", ",\n        \"fewer\": \"The {army} bring {actual:one gun|no gun}.\"", "");
    data.change("ruleset.json", R"("atMost": 6)", R"("atMost": 6, "atLeast": 2)");
    data.change("ruleset.json", R"("message": "{unit} has {actual} crew and room for {allowed}.")",
                R"("message": { "more": "{unit} has too many.", "fewer": "{unit} has too few." })");
    const auto told = opened(data, path);
    CHECK(told.list ==
          std::vector<DataChange>{
              versionOf(Kind::RulesetVersion, "skirmish", "0.1", "1.0"),
              figureOf(Kind::Most, "guns-third", "", Fraction(1000, 3), Fraction(2000, 7)),
              figureOf(Kind::Most, "guns-few", "blue", 2, 3), figureOf(Kind::Least, "guns-few", "blue", 1, {}),
              figureOf(Kind::Most, "guns-few", "red", 2, 3), figureOf(Kind::Least, "guns-few", "red", 1, {}),
              figureOf(Kind::Least, "crew", "u2", {}, 2)});
    REQUIRE(told.texts.size() == 7);
    CHECK(told.texts[0] ==
          "Skirmish, a ruleset for tests: version 0.1 of the data when the roster was saved, version 1.0 now.");
    CHECK(told.texts[1] == "Points in guns: at most 333 1/3 when the roster was saved, at most 285 5/7 now.");
    CHECK(told.texts[2] == "Guns (Blues): at most 2 when the roster was saved, at most 3 now.");
    CHECK(told.texts[3] == "Guns (Blues): the limit of at least 1 is gone.");
    CHECK(told.texts[6] == "Crew Cannon: at least 2, a limit that did not exist when the roster was saved.");
}

TEST_CASE("a number that is set exactly is told once, and sentences of one rule by their own names")
{
    const DataFolder data;
    // Besides the most of six crew an exact number of foot, which is another sentence of the same rule.
    data.change("ruleset.json", "    {\n      \"id\": \"same-points\"", R"(    {
      "id": "crew",
      "name": "Gunners",
      "forEach": "unit",
      "where": { "category": "foot" },
      "count": { "models": {} },
      "exactly": 4,
      "citation": "guns",
      "message": "{unit} are {actual}, not {allowed}."
    },
    {
      "id": "same-points")");
    const auto path = saved(data, reds());
    data.change("ruleset.json", R"("exactly": 4)", R"("exactly": 5)");
    data.change("ruleset.json", R"("atMost": 6)", R"("atMost": 5)");
    const auto told = opened(data, path);
    REQUIRE(told.texts.size() == 4);
    CHECK(told.texts[0] == "Crew Cannon: at most 6 when the roster was saved, at most 5 now.");
    CHECK(told.texts[1] == "Gunners The Old Ones (Pikes): exactly 4 when the roster was saved, exactly 5 now.");
    CHECK(told.list[1].kind == Kind::Exactly);
    CHECK(told.texts[2] == "Gunners Pikes: exactly 4 when the roster was saved, exactly 5 now.");
    CHECK(told.texts[3] == "Gunners Archers: exactly 4 when the roster was saved, exactly 5 now.");
}

TEST_CASE("limits that no player sees as a tally are not kept")
{
    const DataFolder data;
    data.change("ruleset.json", "\"name\": \"Crew\",\n      \"forEach\"", "\"forEach\"");
    const auto told = opened(data, saved(data, reds()));
    for (const auto& limit : told.roster.madeWith->limits)
        CHECK(limit.rule != "crew");
    CHECK(told.roster.madeWith->limits.size() == 4);
}

TEST_CASE("a unit that is no longer known is told with what it cost, kept as it was, and saved again")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("red.json", "\"cannon\"", "\"mortar\"");
    data.change("red.json", R"("dataVersion": "0.1")", R"("dataVersion": "0.2")");
    auto told = opened(data, path);
    // Its limit of six crew is not told besides, nor anything of the crew, which costs what it did.
    auto gone = unknown(Kind::UnitUnknown, "cannon", "u2");
    gone.was = 400;
    CHECK(told.list == std::vector<DataChange>{versionOf(Kind::ArmyVersion, "red", "0.1", "0.2"), gone});
    CHECK(told.texts[1] == "cannon is no longer known. It is kept as it was, and counts for nothing; it cost 400.");
    CHECK(told.roster.units == reds().units);

    // The player saves it with the new data: the unit is still there, and still told.
    saved(data, told.roster);
    CHECK(bytesOf(path).find("\"cannon\"") != std::string::npos);
    CHECK(opened(data, path).list == std::vector<DataChange>{gone});

    // A later version has it again, at another price.
    data.change("red.json", "\"mortar\"", "\"cannon\"");
    data.change("red.json", R"("points": 400)", R"("points": 350)");
    CHECK(opened(data, path).list ==
          std::vector<DataChange>{figureOf(Kind::Cost, "", "u2", 400, 350), figureOf(Kind::Most, "crew", "u2", {}, 6)});
}

TEST_CASE("options, model groups and all that was agreed are told when they are no longer known")
{
    const DataFolder data;
    auto roster = reds();
    roster.battle.scenario = "the-bridge";
    roster.battle.options = {{"night", true}, {"size", "large"}};
    roster.rulings = {{"early-start", false}};
    const auto path = saved(data, roster);
    data.change("red.json", R"("id": "long-pikes")", R"("id": "longest-pikes")");
    data.change("red.json", R"("id": "sergeant")", R"("id": "corporal")");
    data.change("ruleset.json", R"("id": "the-bridge")", R"("id": "the-ford")");
    data.change("ruleset.json", R"("id": "night")", R"("id": "dusk")");
    data.change("ruleset.json", R"("id": "large")", R"("id": "huge")");
    data.change("ruleset.json", R"("id": "early-start")", R"("id": "late-start")");
    data.change("red.json", R"("ruling": "early-start")", R"("ruling": "late-start")");
    const auto told = opened(data, path);
    CHECK(told.list == std::vector<DataChange>{
                           unknown(Kind::ScenarioUnknown, "the-bridge"), unknown(Kind::BattleOptionUnknown, "night"),
                           unknown(Kind::BattleOptionUnknown, "size", "large"),
                           unknown(Kind::RulingUnknown, "early-start"),
                           unknown(Kind::OptionUnknown, "long-pikes", "u1"),
                           unknown(Kind::GroupUnknown, "sergeant", "u1"), figureOf(Kind::Cost, "", "u1", 60, 40)});
    REQUIRE(told.texts.size() == 7);
    CHECK(told.texts[0] == "The scenario ‘the-bridge’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[1] == "The battle option ‘night’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[2] == "Size: the choice ‘large’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[3] == "The ruling ‘early-start’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[4] ==
          "The Old Ones (Pikes): the option ‘long-pikes’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[5] ==
          "The Old Ones (Pikes): the models ‘sergeant’ are no longer known. They are kept, and count for nothing.");
    roster.madeWith = told.roster.madeWith;
    CHECK(told.roster == roster);
}

TEST_CASE("an army that is no longer known is told, and its version kept for when it comes back")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.remove("blue.json");
    data.change("red.json", R"("allies": ["blue"],)", "");
    auto told = opened(data, path);
    auto archers = unknown(Kind::UnitUnknown, "blue:archers", "u4");
    archers.was = 50;
    REQUIRE(told.list.size() >= 2);
    CHECK(told.list[0] == unknown(Kind::ArmyUnknown, "blue"));
    CHECK(told.list[1] == archers);
    CHECK(told.texts[0] == "The army ‘blue’ is no longer known. Its units are kept as they were.");
    saved(data, told.roster);
    told = opened(data, path);
    CHECK(told.roster.madeWith->armies.at("blue") == "0.2");
    CHECK(told.roster.madeWith->points.at("u4") == 50);
    CHECK(told.list == std::vector<DataChange>{unknown(Kind::ArmyUnknown, "blue"), archers});
}

TEST_CASE("names of what changed stay when the roster is edited")
{
    const DataFolder data;
    const auto path = saved(data, reds());
    data.change("red.json", R"("points": 400)", R"("points": 450)");
    auto store = data.open();
    Document document(store);
    REQUIRE(document.open(path));
    REQUIRE(document.apply({edits::RemoveUnit{"u2"}}, "Remove"));
    document.judgeNow();
    REQUIRE(document.dataChanges().list.size() == 1);
    CHECK(report::toText(document.dataChanges(), document.dataChanges().list.front()) ==
          "Cannon: cost 400 when the roster was saved, costs 450 now.");
    REQUIRE(document.create(reds()));
    CHECK(document.dataChanges().isEmpty());
}

TEST_CASE("every sample is stamped, read again and found unchanged; games without points keep no costs")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("sample.muster").toStdString();
    int samples = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(MUSTER_SOURCE_DIR "/armies")) {
        if (entry.path().extension() != ".muster")
            continue;
        INFO(entry.path());
        ++samples;
        Document document(store());
        REQUIRE(document.open(entry.path().string()));
        CHECK(document.dataChanges().isEmpty());
        REQUIRE(document.save(path));
        const auto& made = document.roster().madeWith;
        REQUIRE(made);
        CHECK(made->points.empty() != document.catalogue().ruleset.hasPoints);
        CHECK_FALSE(made->armies.empty());
        CHECK(bytesOf(path) == writeRoster(document.roster()));
        Document again(store());
        REQUIRE(again.open(path));
        CHECK(again.roster() == document.roster());
        CHECK(again.dataChanges().isEmpty());
        CHECK(fingerprint(again.roster()) ==
              fingerprint(*readRoster(bytesOf(entry.path().string()), "FILE")));
    }
    CHECK(samples >= 4);
}

TEST_CASE("a roster of thousands of units keeps versions alone, and can be read again")
{
    const DataFolder data;
    auto roster = reds();
    for (int i = 0; i < 2'000; ++i)
        roster.units.push_back(unit("x" + std::to_string(i), "cannon"));
    const auto path = saved(data, roster);
    const auto told = opened(data, path);
    REQUIRE(told.roster.madeWith);
    CHECK(told.roster.madeWith->armies.size() == 2);
    CHECK(told.roster.madeWith->points.empty());
    CHECK(told.roster.madeWith->limits.empty());
    CHECK(told.list.empty());
}
