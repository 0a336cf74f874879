#include "core/arbitraryroster.h"
#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "core/roster/notes.h"
#include "io/collection/collectionfile.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

Roster small()
{
    Roster roster;
    roster.ruleset = "a";
    roster.army = "b";
    RosterUnit unit;
    unit.id = "u1";
    unit.unit = "pikes";
    roster.units.push_back(unit);
    return roster;
}

std::string times(std::size_t count, const std::string& letter)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += letter;
    return text;
}

/// Units one below the other, with all the brackets that a unit can have.
Roster nested(std::size_t deep)
{
    auto roster = small();
    auto* units = &roster.units;
    for (std::size_t i = 0; i < deep; ++i) {
        if (i > 0)
            units->push_back(small().units.front());
        auto& unit = units->back();
        unit.id = "u" + std::to_string(i + 1);
        unit.groups.push_back({"some", 1, {{"shield", 1}}});
        units = &unit.units;
    }
    return roster;
}

/// The pointer of the only fault; the words of all if there are others.
std::string refusedAt(const Roster& roster)
{
    const auto bytes = readableRoster(roster, "FILE");
    if (bytes)
        return "not refused";
    if (bytes.error().size() != 1)
        return told(bytes.error());
    const auto& fault = bytes.error().front();
    CHECK(fault.file == "FILE");
    CHECK(fault.line == 0); // of a text that nobody has
    CHECK_FALSE(fault.message.empty());
    return fault.pointer;
}

/// Somewhere in it a text, a list or a number that is at its limit, or just beyond.
void stretch(Roster& roster)
{
    using namespace rosterlimits;
    const auto text = [](std::size_t most) {
        const auto letters = *rc::gen::element(most - 1, most, most + 1);
        return times(letters, *rc::gen::element<std::string>("a", "ü", "€", "🐉", "\"", "\n"));
    };
    if (roster.units.empty())
        roster.units = small().units;
    auto& unit = roster.units.front();
    switch (*rc::gen::inRange(0, 10)) {
    case 0:
        roster.name = text(nameLetters);
        break;
    case 1:
        roster.player = text(nameLetters);
        break;
    case 2:
        roster.notes = text(proseLetters);
        break;
    case 3:
        unit.name = text(nameLetters);
        break;
    case 4:
        unit.note = text(proseLetters);
        break;
    case 5:
        unit.models = *rc::gen::element(models, models + 1, -1);
        break;
    case 6:
        roster.battle.points = *rc::gen::element(pointsAgreed, pointsAgreed + 1, std::int64_t{-1});
        break;
    case 7:
        unit.groups.resize(*rc::gen::element(groups, groups + 1), {"some", 1, {}});
        break;
    case 8:
        unit.units.resize(*rc::gen::element(unitsBelow, unitsBelow + 1), small().units.front());
        for (auto& below : unit.units)
            below.id.clear();
        assignUnitIds(roster);
        break;
    default:
        roster.units = nested(*rc::gen::inRange<std::size_t>(unitsDeep - 1, unitsDeep + 5)).units;
        break;
    }
}

} // namespace

TEST_CASE("a roster at every limit is written and read, and one beyond it is refused with its place")
{
    using namespace rosterlimits;
    for (const std::string letter : {"a", "ü", "🐉"}) {
        auto roster = small();
        roster.name = roster.player = roster.units[0].name = times(nameLetters, letter);
        roster.notes = roster.units[0].note = times(proseLetters, letter);
        const auto bytes = readableRoster(roster, "FILE");
        REQUIRE(bytes);
        CHECK(readRoster(*bytes, "FILE") == roster);

        auto longer = roster;
        longer.name += letter;
        CHECK(refusedAt(longer) == "/name");
        longer = roster;
        longer.player += letter;
        CHECK(refusedAt(longer) == "/player");
        longer = roster;
        longer.notes += letter;
        CHECK(refusedAt(longer) == "/notes");
        longer = roster;
        longer.units[0].name += letter;
        CHECK(refusedAt(longer) == "/units/0/name");
        longer = roster;
        longer.units[0].note += letter;
        CHECK(refusedAt(longer) == "/units/0/note");
    }
    auto roster = small();
    roster.units[0].models = models + 1;
    CHECK(refusedAt(roster) == "/units/0/models");
    roster = small();
    roster.battle.points = pointsAgreed + 1;
    CHECK(refusedAt(roster) == "/battle/points");
    roster = small();
    roster.units.push_back(roster.units[0]);
    CHECK(refusedAt(roster) == "/units/1/id");
    roster = small();
    roster.name = "\xFF";
    CHECK_FALSE(readableRoster(roster, "FILE"));
}

TEST_CASE("units are attached as deep as every file of them can be read, and deeper is said in words")
{
    const auto deepest = nested(rosterlimits::unitsDeep);
    CHECK(rosterlimits::depthOf(deepest.units) == rosterlimits::unitsDeep);
    const auto bytes = readableRoster(deepest, "FILE");
    REQUIRE(bytes);
    CHECK(readRoster(*bytes, "FILE") == deepest);

    const auto deeper = readableRoster(nested(rosterlimits::unitsDeep + 1), "FILE");
    REQUIRE_FALSE(deeper);
    CHECK(deeper.error().front().message == "units are attached to units more than 30 deep");
}

TEST_CASE("a roster whose file would be larger than files may be is refused")
{
    auto roster = small();
    const auto unit = roster.units.front();
    for (int i = 0; i < 120; ++i) {
        roster.units.push_back(unit);
        roster.units.back().id = "n" + std::to_string(i);
        roster.units.back().note = times(rosterlimits::proseLetters, "🐉");
    }
    const auto bytes = readableRoster(roster, "FILE");
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().front().message.find("bytes") != std::string::npos);
    CHECK(rosterCode(roster).empty());
    CHECK(copiesOf(roster).file.empty());
}

TEST_CASE("a file in one line that would be too large when it is laid out is written in one line again")
{
    auto roster = small();
    roster.units.clear();
    for (int i = 0; i < 1'500; ++i)
        roster.units.push_back(nested(25).units.front());
    const auto withoutIds = [](auto&& self, std::vector<RosterUnit>& units) -> void {
        for (auto& unit : units) {
            unit.id.clear();
            self(self, unit.units);
        }
    };
    withoutIds(withoutIds, roster.units);
    assignUnitIds(roster);
    const auto line = writeCompactRoster(roster);
    REQUIRE(line.size() < JsonBounds{}.bytes);
    REQUIRE(writeRoster(roster).size() > JsonBounds{}.bytes);
    CHECK(readableRoster(roster, "FILE") == line);
    CHECK(readRoster(line, "FILE") == roster);
}

TEST_CASE("whatever a roster holds: its file and its codes read back as it is, or there are none")
{
    CHECK(rc::check("written is readable", [] {
        auto roster = *arbitraryRoster();
        roster.madeWith.reset(); // codes carry less of it
        const auto stretched = *rc::gen::inRange(0, 3);
        for (int i = 0; i < stretched; ++i)
            stretch(roster);
        const auto bytes = readableRoster(roster, "FILE");
        RC_CLASSIFY(!bytes, "refused");
        if (bytes)
            RC_ASSERT(readRoster(*bytes, "FILE") == roster);
        else
            RC_ASSERT(!bytes.error().empty());
        const auto copies = copiesOf(roster);
        RC_ASSERT(copies.file == bytes.value_or(std::string()));
        for (const auto& code : {rosterCode(roster), copies.code}) {
            if (code.empty())
                continue;
            const auto again = readAnyRoster(code, "CODE");
            RC_ASSERT(again.has_value());
            RC_ASSERT(again->roster == roster);
        }
    }));
}

TEST_CASE("the schema of rosters has the limits of rosters")
{
    const auto schema = json::parse(muster::testing::bytesOf(inSource("schemas/roster.schema.json")));
    const auto& properties = schema["properties"];
    const auto& unit = schema["definitions"]["unit"]["properties"];
    CHECK(properties["name"]["maxLength"] == rosterlimits::nameLetters);
    CHECK(properties["player"]["maxLength"] == rosterlimits::nameLetters);
    CHECK(unit["name"]["maxLength"] == rosterlimits::nameLetters);
    CHECK(properties["notes"]["maxLength"] == rosterlimits::proseLetters);
    CHECK(unit["note"]["maxLength"] == rosterlimits::proseLetters);
    CHECK(properties["dataVersion"]["maxLength"] == rosterlimits::versionLetters);
    CHECK(properties["units"]["maxItems"] == rosterlimits::unitsAtTop);
    CHECK(unit["units"]["maxItems"] == rosterlimits::unitsBelow);
    CHECK(unit["groups"]["maxItems"] == rosterlimits::groups);
    CHECK(unit["models"]["maximum"] == rosterlimits::models);
    CHECK(properties["madeWith"]["properties"]["limits"]["maxItems"] == rosterlimits::madeLimits);
    CHECK(properties["battle"]["properties"]["points"]["anyOf"][0]["maximum"] == rosterlimits::pointsAgreed);
    CHECK(schema["definitions"]["options"]["patternProperties"]["^[a-z0-9-]+$"]["maximum"] == rosterlimits::timesTaken);

    const auto collection = json::parse(muster::testing::bytesOf(inSource("schemas/collection.schema.json")));
    const auto& models = collection["properties"]["models"];
    CHECK(models["maxItems"] == Collection::mostEntries);
    CHECK(collection["definitions"]["count"]["maximum"] == Collection::mostModels);
    CHECK(collection["definitions"]["id"]["maxLength"] == Collection::mostIdLetters);
    CHECK(collection["definitions"]["models"]["properties"]["note"]["maxLength"] == Collection::mostNote);
}

TEST_CASE("a document is written only where it can be read again")
{
    nlohmann::ordered_json document{{"b", 1}, {"a", {1, 2, "drei"}}};
    const auto bytes = readableJson(document, "FILE");
    REQUIRE(bytes);
    CHECK(parseJson(*bytes, "FILE").value() == json(document));

    // In one line there would be room for it.
    document["a"] = nlohmann::ordered_json::array();
    auto deep = nlohmann::ordered_json{{"key", times(100, "x")}};
    for (int i = 0; i < 50; ++i)
        deep = nlohmann::ordered_json{{"in", std::move(deep)}};
    for (int i = 0; i < 2'000; ++i)
        document["a"].push_back(deep);
    REQUIRE(document.dump().size() < JsonBounds{}.bytes);
    const auto large = readableJson(document, "FILE");
    REQUIRE_FALSE(large);
    CHECK(large.error().front().file == "FILE");
    document["a"] = times(2'000, "x");
    CHECK_FALSE(readableJson(document, "FILE"));
}

TEST_CASE("a collection is written only where it can be read again")
{
    Collection collection;
    collection.ruleset = "game";
    collection.set({"army", "pikes", {}}, {10, 5, times(Collection::mostNote, "🐉")});
    const auto bytes = readableCollection(collection, "FILE", shipped());
    REQUIRE(bytes);
    CHECK(readCollection(*bytes, "FILE", shipped()) == collection);
    collection.set({"army", "pikes", {}}, {10, 5, times(Collection::mostNote + 1, "a")});
    CHECK_FALSE(readableCollection(collection, "FILE", shipped()));
}

TEST_CASE("taking the notes away leaves the fingerprint as it is")
{
    REQUIRE(rc::check([] {
        const auto roster = *arbitraryRoster();
        const auto bare = withoutNotes(roster);
        RC_ASSERT(fingerprint(bare) == fingerprint(roster));
        RC_ASSERT(withoutNotes(bare) == bare);
    }));
}
