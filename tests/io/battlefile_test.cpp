#include "io/battle/battlefile.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

const std::string two = R"({"format": "muster-battle", "version": 1, "turn": 3, "step": 2, "points": [150, "-201/2"],
    "lossesCount": true, "score": [435, "165/2"], "forces": [
    { "fingerprint": "D932-923A-032D", "side": 0, "name": "Hold", "units": [
        { "unit": "u1", "name": "Stonefist", "words": "Models 8 of 10, Done", "counts": { "models": 2, "locations.3": 0 },
          "states": ["done", "page.done"], "heldBack": false },
        { "unit": "place.2", "lost": "destroyed" }] },
    { "fingerprint": "0000-1111-AAAA", "side": 1 }]})";

/// The record with these forces.
std::string withForces(const std::string& forces)
{
    return R"({"format": "muster-battle", "version": 1, "turn": 1, "points": [0, 0], "forces": [)" + forces + "]}";
}
std::string withUnits(const std::string& units)
{
    return withForces(R"({"fingerprint": "D932-923A-032D", "units": [)" + units + "]}");
}

/// "/forces/0/side": where the faults of a text are.
std::vector<std::string> battlePlaces(const std::string& text)
{
    const auto read = readBattle(text, "FILE", shipped());
    REQUIRE_FALSE(read.has_value());
    std::vector<std::string> pointers;
    for (const auto& fault : read.error()) {
        CHECK(fault.file == "FILE");
        CHECK_FALSE(fault.message.empty());
        pointers.push_back(fault.pointer);
    }
    return pointers;
}

using Places = std::vector<std::string>;

} // namespace

TEST_CASE("a battle that a page gave away is read with all its marks")
{
    const auto record = readBattle(two, "FILE", shipped());
    INFO((record ? std::string() : told(record.error())));
    REQUIRE(record);
    CHECK(record->turn == 3);
    CHECK(record->step == 2);
    CHECK(record->points[0] == Fraction(150));
    CHECK(record->points[1] == Fraction(-201, 2));
    CHECK(record->lossesCount);
    CHECK(record->score[1] == Fraction(165, 2));
    REQUIRE(record->forces.size() == 2);
    const auto& ours = record->forces[0];
    CHECK(ours.name == "Hold");
    REQUIRE(ours.units.size() == 2);
    CHECK(ours.units[0].counts == std::map<std::string, int, std::less<>>{{"locations.3", 0}, {"models", 2}});
    CHECK(ours.units[0].states == std::vector<std::string>{"done", "page.done"});
    CHECK(ours.units[0].heldBack == false);
    CHECK(ours.units[1].lost == "destroyed");
    CHECK_FALSE(ours.units[1].heldBack);
    CHECK(record->forces[1].side == 1);
    CHECK(record->forces[1].units.empty());
    CHECK(record->isOf("0000-1111-AAAA"));
    CHECK_FALSE(record->isOf("0000-1111-AAAB"));
}

TEST_CASE("what is written of a battle is read as the same")
{
    const auto record = readBattle(two, "FILE", shipped()).value();
    const auto text = writeBattle(record);
    CHECK(readBattle(text, "FILE", shipped()).value() == record);
    CHECK(writeBattle(readBattle(text, "FILE", shipped()).value()) == text);
}

TEST_CASE("a battle with less than it may have is one at its beginning")
{
    const auto record = readBattle(withForces(R"({"fingerprint": "D932-923A-032D"})"), "FILE", shipped()).value();
    CHECK(record.step == 1);
    CHECK_FALSE(record.lossesCount);
    CHECK(record.score[0] == Fraction(0));
}

TEST_CASE("each fault of a battle is told with its place")
{
    struct Row {
        std::string text;
        Places places;
    };
    const std::string id(161, 'x');
    for (const auto& [text, expected] : {
             Row{withForces(""), {"/forces"}},
             Row{withForces(R"({"fingerprint": "D932"})"), {"/forces/0/fingerprint"}},
             Row{withForces(R"({"fingerprint": "D932-923A-032D", "side": 2})"), {"/forces/0/side"}},
             Row{withUnits("7"), {"/forces/0/units/0"}},
             Row{withUnits(R"({"unit": "u 1"})"), {"/forces/0/units/0/unit"}},
             Row{withUnits(R"({"unit": ")" + id + "\"}"), {"/forces/0/units/0/unit"}},
             Row{withUnits(R"({"unit": "u1", "counts": {"models": -1}})"), {"/forces/0/units/0/counts/models"}},
             Row{withUnits(R"({"unit": "u1", "counts": {"models": 1000001}})"), {"/forces/0/units/0/counts/models"}},
             Row{withUnits(R"({"unit": "u1", "states": [1]})"), {"/forces/0/units/0/states/0"}},
             Row{withUnits(R"({"unit": "u1", "dead": true})"), {"/forces/0/units/0/dead"}},
             Row{withUnits(R"({"unit": "u1"}, {"unit": "u2"}, {"unit": "u1"})"), {"/forces/0/units/2/unit"}},
             Row{R"({"format": "muster-roster", "version": 1, "turn": 1, "points": [0, 0],
                     "forces": [{"fingerprint": "D932-923A-032D"}]})",
                 {"/format"}},
             Row{R"({"format": "muster-battle", "version": 2, "turn": 1, "points": [0, 0],
                     "forces": [{"fingerprint": "D932-923A-032D"}]})",
                 {"/version"}},
             Row{R"({"format": "muster-battle", "version": 1, "turn": 0, "points": [0, "1/0"],
                     "forces": [{"fingerprint": "D932-923A-032D"}]})",
                 {"/turn", "/points/1"}},
         }) {
        INFO(text);
        auto found = battlePlaces(text);
        std::ranges::sort(found);
        auto wanted = expected;
        std::ranges::sort(wanted);
        CHECK(found == wanted);
    }
}

TEST_CASE("what is no battle is refused within bounds")
{
    for (const auto* text : {"", "nothing", "[]", "null", "7", R"({"format": "muster-battle"})", "{\"a\": \"\xff\"}"}) {
        INFO(text);
        CHECK_FALSE(readBattle(text, "FILE", shipped()).has_value());
    }
    CHECK_FALSE(readBattle(std::string(100'000, '['), "FILE", shipped()).has_value());
    CHECK_FALSE(readBattle(two + std::string(BattleRecord::mostBytes, ' '), "FILE", shipped()).has_value());
    std::string many;
    for (int i = 0; i < 10'001; ++i)
        many += (i == 0 ? R"({"unit":"u)" : R"(,{"unit":"u)") + std::to_string(i) + "\"}";
    CHECK(battlePlaces(withUnits(many)) == Places{"/forces/0/units"});
}
