#include "reading/text/textreader.h"

#include "folder.h"
#include "reading/fixture.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace muster;
using namespace muster::testing;

namespace {

const LineReading& lineOf(const ReadText& read, int number)
{
    for (const auto& line : read.reading.lines)
        if (line.line == number)
            return line;
    FAIL("no record of line " << number);
    throw 0;
}

} // namespace

TEST_CASE("A short list is read with its game, army and claims")
{
    const auto read =
        readWell("Marauders 500\n\n2 grunts sections w/ MG = 250\nRaptor (Rust) quad 105\n\nTOTAL 355 pts\n");
    CHECK(read.roster.ruleset == "warpath-2e");
    CHECK(read.roster.army == "marauders");
    CHECK(read.roster.battle.points == 500);
    REQUIRE(read.roster.units.size() == 3);
    CHECK(read.roster.units[0].unit == "grunts-section");
    CHECK(read.roster.units[0].options.find("machine-gun") == 1);
    CHECK(read.roster.units[1].options.find("machine-gun") == 1);
    CHECK(read.roster.units[2].unit == "raptor");
    CHECK(read.roster.units[2].name == "Rust");
    CHECK(read.roster.units[2].options.find("quad") == 1);
    CHECK(read.reading.claimedTotal == 355);
    CHECK(lineOf(read, 3).claimed == 250);
    CHECK(lineOf(read, 3).actual == 250);
    CHECK(lineOf(read, 3).units == std::vector<std::string>{"u1", "u2"});
    CHECK(lineOf(read, 6).as == LineKind::Total);
    CHECK_FALSE(read.reading.hasUnknown());
}

TEST_CASE("A line that has a unit or points and means nothing is unknown, and makes no unit")
{
    const auto read = readWell("Marauders\nRaptor 105\nGlass Lancers (85)\n");
    CHECK(read.roster.units.size() == 1);
    CHECK(lineOf(read, 3).as == LineKind::Unknown);
    CHECK(lineOf(read, 3).certainty == Certainty::None);
    CHECK(read.reading.hasUnknown());
}

TEST_CASE("A choice that means nothing is unknown, with its place")
{
    const auto read = readWell("Marauders\n10 Grunts Section with banner of embers, Machine gun [125 pts]\n");
    REQUIRE(read.roster.units.size() == 1);
    CHECK(read.roster.units[0].options.find("machine-gun") == 1);
    const auto& line = lineOf(read, 2);
    REQUIRE_FALSE(line.unknown.empty());
    CHECK(line.unknown[0].column == 24);
    CHECK(read.reading.hasUnknown());
}

TEST_CASE("What people talk about is not taken")
{
    const auto read =
        readWell("Hi Tom,\nsee you at seven, I left the Raptor at home.\n\nMarauders:\n2x Bull 240\n\nCheers\n");
    REQUIRE(read.roster.units.size() == 2);
    CHECK(read.roster.units[0].unit == "bull");
    CHECK(lineOf(read, 2).as != LineKind::Unit);
}

TEST_CASE("Units that are carried hang on their carrier")
{
    const auto read = readWell("Marauders 500\nRaptor: Quad [105 pts]\n  . Embarked: Grunts Team [50 pts]\n");
    REQUIRE(read.roster.units.size() == 1);
    REQUIRE(read.roster.units[0].units.size() == 1);
    CHECK(read.roster.units[0].units[0].unit == "grunts-team");
}

TEST_CASE("Numbers are models where the unit has that size, else units")
{
    const auto models = readWell("Marauders\n10x Grunts Section (100)\n");
    CHECK(models.roster.units.size() == 1);
    const auto units = readWell("Marauders\n3x Raptor (315)\n");
    CHECK(units.roster.units.size() == 3);
    const auto squads = readWell("Wargame, Standard\n2 squads of 10 Infantry with rifle\n");
    REQUIRE(squads.roster.units.size() == 2);
    CHECK(squads.roster.units[0].models == 10);
}

TEST_CASE("The size decides between units of one family")
{
    for (const auto& [text, unit] : {std::pair("Marauders\n5 Grunts 50\n", "grunts-team"),
                                     std::pair("Marauders\n10 Grunts 100\n", "grunts-section"),
                                     std::pair("Marauders\n20 Grunts 200\n", "grunts-platoon")}) {
        const auto read = readWell(text);
        REQUIRE(read.roster.units.size() == 1);
        CHECK(read.roster.units[0].unit == unit);
    }
}

TEST_CASE("Without a size the reader does not pretend to know")
{
    const auto read = readWell("Marauders\nRaptor 105\nGrunts\n");
    CHECK(lineOf(read, 3).certainty == Certainty::Doubtful);
    CHECK(lineOf(read, 3).alternatives.size() >= 2);
}

TEST_CASE("A text with a given game is read as that")
{
    const auto read = textReader().read("Infantry, javelin\n2 General\n", "TEXT", "rules-of-war-ancients", "roman");
    REQUIRE(read.has_value());
    CHECK(read->roster.army == "roman");
    const auto none = textReader().read("Raptor", "TEXT", "chess");
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error().front().message.find("chess") != std::string::npos);
    CHECK_FALSE(textReader().read("Raptor", "TEXT", "warpath-2e", "romans").has_value());
}

TEST_CASE("A text without a unit is refused with what to do")
{
    const auto read = textReader().read("see you at seven\n", "TEXT");
    REQUIRE_FALSE(read.has_value());
    CHECK_FALSE(read.error().front().advice.empty());
}

TEST_CASE("The same text gives the same reading")
{
    const std::string text = "Marauders 500\n2 grnuts sections w/ MG\nRaptor quad\nGrunts\n";
    const auto first = readWell(text);
    const auto second = readWell(text);
    CHECK(first.roster == second.roster);
    CHECK(first.reading == second.reading);
}

TEST_CASE("Units, choices and games are found by what people call them besides")
{
    const auto folder = std::filesystem::temp_directory_path() / ("muster-aliases-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder / "armies");
    for (const auto* part : {"schemas", "armies/warpath-2e"})
        std::filesystem::copy(std::filesystem::path(MUSTER_SOURCE_DIR) / part, folder / part,
                              std::filesystem::copy_options::recursive);
    const auto army = folder / "armies/warpath-2e/marauders.json";
    auto document = nlohmann::ordered_json::parse(sourceFile("armies/warpath-2e/marauders.json"));
    for (auto& unit : document["units"])
        if (unit["id"] == "raptor")
            unit["aliases"] = {"Scrap Buggy", "Kettle"};
        else if (unit["id"] == "grunts-section")
            for (auto& group : unit["options"])
                if (group.is_object())
                    for (auto& option : group["options"])
                        if (option["id"] == "machine-gun")
                            option["aliases"] = {"Rattler"};
    std::ofstream(army) << document.dump(2);
    auto store = Store::open(folder.string());
    REQUIRE(store.has_value());
    store->setUserFolder("/nonexistent");
    TextReader reader(*store);
    const auto read = reader.read("Marauders 500\n\n2 Scrap Buggies\nKettle 105\n10 Grunts Section, rattler\n", "TEXT");
    REQUIRE(read.has_value());
    REQUIRE(read->roster.units.size() == 4);
    CHECK(read->roster.units[0].unit == "raptor");
    CHECK(read->roster.units[2].unit == "raptor");
    CHECK(read->roster.units[3].unit == "grunts-section");
    CHECK(read->roster.units[3].options.find("machine-gun") == 1);
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
}

namespace {

/// Kinds of the units, in order, each as often as it was read.
std::vector<std::string> kindsIn(const std::string& text)
{
    std::vector<std::string> kinds;
    for (const auto& unit : readWell(text).roster.units)
        kinds.push_back(unit.unit);
    return kinds;
}

using Kinds = std::vector<std::string>;
const std::string greeks = "Greek, Rules of War\n\n";

} // namespace

TEST_CASE("Several variants of a family on one line are units of their own")
{
    CHECK(kindsIn(greeks + "General\nPsiloi: javelin 1, bow 0, sling 1\n") ==
          Kinds{"general", "psiloi-javelin", "psiloi-sling"});
    CHECK(kindsIn(greeks + "General\n3 hoplites, one of which Spartan\n") ==
          Kinds{"general", "hoplites-standard", "hoplites-standard", "hoplites-spartan-or-theban"});
    CHECK(kindsIn("Indian, Rules of War\n\nGeneral\n2 light cavalry, half bow, half javelin\n") ==
          Kinds{"general", "light-cavalry-bow", "light-cavalry-javelin"});
    // The counts do not come out: a person is asked.
    const auto open = readWell(greeks + "General\n2 peltasts\n4 psiloi, one bow, one sling\n");
    CHECK(open.roster.units.size() <= 4);
    CHECK(open.reading.hasUnknown());
}

TEST_CASE("A count stands beside the name, below it, or in a column")
{
    const Kinds three{"general", "peltasts", "peltasts"};
    CHECK(kindsIn(greeks + "Unit: General\nQty: 1\n\nUnit: Peltasts\nQty: 2\nCost: n/a\n") == three);
    CHECK(kindsIn(greeks + "GENERAL\n1 unit\n\nPELTASTS\n2 units\n") == three);
    CHECK(kindsIn(greeks + "General ....... 1\nPeltasts ...... 2\nHeavy Cavalry . 0\n") == three);
    CHECK(kindsIn(greeks + "General\nPeltasten, 2 Stück\n") == three);
    CHECK(kindsIn(greeks + "Wing | Unit | Qty | Painted\n:-- | :-- | --: | :--\nleft | General | 1 | yes\n"
                           "right | Peltasts | 2 | no\n") == three);
}

TEST_CASE("Another unit before a name is no name of it")
{
    const auto read = readWell("Macedonian, Rules of War\n\nGeneral\n1 lt cav kontos, 1 lt cav jav\n1 elephants\n");
    for (const auto& unit : read.roster.units)
        CHECK(unit.name.empty());
}

TEST_CASE("Of two lists in a mail that one is read that the army of the answer has")
{
    const auto read = readWell("Hi Denise,\n\n> Persians:\n> general\n> 3 spearmen/bow\n> 2 medium cavalry\n> 1 heavy "
                               "cavalry\n\nMacedonians from me:\n\nGeneral\n4 phalangites\n2 hypaspists\n1 elephants\n"
                               "1 artillery\n2 medium cavalry\n");
    CHECK(read.roster.army == "macedonian");
    CHECK(read.roster.units.size() == 11);
}

TEST_CASE("The title of a list is its name alone, and its player is read")
{
    const auto read =
        readWell("++ Rust Column (Marauders) [500 pts] ++\nPlayer: Anna Berg\n\nRaptor 105\nRaptor 105\n");
    CHECK(read.roster.name == "Rust Column");
    CHECK(read.roster.player == "Anna Berg");
}

TEST_CASE("A line that may name a unit and takes none is asked about")
{
    const auto read = readWell(
        "Marauders, Warpath, 500 points\n\nRaptor 105\nWarlord 70\n\nMy brother thinks the Juggernaut is better.\n");
    CHECK(read.roster.units.size() == 2);
    CHECK(read.reading.hasDoubts());
    // What was left at home is said plainly.
    const auto plain =
        readWell("Marauders, Warpath, 500 points\n\nRaptor 105\nWarlord 70\n\nI left the Bull at home.\n");
    CHECK(plain.reading.lines.back().certainty == Certainty::Sure);
}

TEST_CASE("A number that is not plain makes its line doubtful")
{
    const auto certainty = [](const std::string& line, const std::string& others = {}) {
        const auto read = textReader().read(
            "Forge Fathers, Warpath, 1500 points\nSteel Warriors Section 150\n" + others + line + "\n", "TEXT");
        REQUIRE(read.has_value());
        INFO(line);
        for (const auto& each : read->reading.lines)
            if (each.text == line)
                return each.as == LineKind::Unknown ? Certainty::None : each.certainty;
        return Certainty::None;
    };
    for (const std::string number :
         {"1.5", "1,5",    "1/2",      "1 1/2", "½",   "2½",    "2²",     "-3",    "−3",        "2-3",
          "2–3", "2 to 3", "2 oder 3", "3+2",   "1:2", "25000", "25 000", "1,000", "1.000.000", "123456789012345",
          "50%", "50 %",   "3?",       "±3",    "≥3",  ".5",    "1e3",    "1d6",   "1.5x",      "2-3x",
          "2k",  "2K"}) {
        INFO(number);
        CHECK(certainty(number + " Light Drakkar") >= Certainty::Doubtful);
        CHECK(certainty(number + " Steel Warriors Section") >= Certainty::Doubtful);
    }
    for (const std::string number : {"3", "2x", "2 x", "３", "٣", "three", "1."}) {
        INFO(number);
        CHECK(certainty(number + " Light Drakkar") <= Certainty::Likely);
    }
    // Where the list has dashes for bullets, they are not signs.
    CHECK(certainty("-3 Light Drakkar", "-Steel Warriors Section 150\n-2 Light Drakkar\n") <= Certainty::Likely);
}

TEST_CASE("What stands behind an option is inside of it, where several options have choices of one name")
{
    const Folder home;
    const auto game = home.path / "armies/dust-circuit";
    std::filesystem::create_directories(game);
    for (const auto* file : {"ruleset.json", "tinker-row.json", "windmill-yard.json"})
        std::filesystem::copy(std::string(MUSTER_SOURCE_DIR) + "/docs/examples/dust-circuit/" + file, game / file);
    auto store = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(store);
    store->setUserFolder(home.path.string());
    TextReader reader(*store);
    const auto optionsOf = [&](const std::string& line) {
        const auto read = reader.read("Tinker Row, Dust Circuit\n\n" + line + '\n', "TEXT");
        REQUIRE(read);
        REQUIRE(read->roster.units.size() == 1);
        std::string words;
        for (const auto& [id, count] : read->roster.units.front().options)
            words += id + ' ' + std::to_string(count) + ", ";
        return words;
    };
    CHECK(optionsOf("Boiler - Nail gun (Left), Bolt cannon (Turret), Captain") ==
          "bolt-cannon 1, bolt-cannon-turret 1, captain 1, nail-gun 1, nail-gun-left 1, ");
    CHECK(optionsOf("Boiler - Bolt cannon (Rear), Nail gun (Turret)") ==
          "bolt-cannon 1, bolt-cannon-rear 1, nail-gun 1, nail-gun-turret 1, ");
}
