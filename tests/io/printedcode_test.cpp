#include "io/code/v2/bitcoder.h"
#include "io/code/v2/codenames.h"
#include "io/code/v2/codewords.h"
#include "io/code/v2/rosterpacker.h"
#include "io/code/v2/textcoder.h"

#include "core/arbitraryroster.h"
#include "io/files/deflated.h"
#include "io/fixture.h"
#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <utility>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr std::string_view codeHead = "MUSTER2:";
constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:";

Roster readPrinted(std::string_view code)
{
    const auto any = readAnyRoster(std::string(code), "CODE");
    INFO((any ? std::string() : told(any.error())));
    REQUIRE(any.has_value());
    CHECK_FALSE(any->isFile);
    return any->roster;
}

bool isDamaged(std::string_view code)
{
    const auto text = rosterInCode(code, "CODE");
    return !text && text.error().size() == 1 && text.error().front().line == 0 &&
           text.error().front().message == "the Muster code is damaged or not whole";
}

Roster fromText(const std::string& text)
{
    auto roster = readRoster(text, "TEXT");
    INFO((roster ? std::string() : told(roster.error())));
    REQUIRE(roster.has_value());
    return std::move(*roster);
}

/// What a print has beside the roster.
Roster stamped(Roster roster)
{
    roster.madeWith = MadeWith{"1.0", "3F9A-22C1-7B0D", {}, {}, {}};
    return roster;
}

std::vector<std::string> samples()
{
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(inSource("armies")))
        if (entry.path().extension() == ".muster")
            found.push_back(entry.path().string());
    return found;
}

/// Some of the ids of a place in the table, and now and then one that is not there.
std::vector<std::string> someNames(const std::string& place, int most)
{
    std::vector<std::string> names;
    const auto* list = CodeNames::frozen().find(place);
    for (auto left = *rc::gen::inRange(0, most + 1); left > 0; --left)
        names.push_back(!list || *rc::gen::inRange(0, 20) == 0 ? "own-" + std::to_string(*rc::gen::inRange(0, 9))
                                                               : std::string(*rc::gen::elementOf(list->ids)));
    return names;
}

std::string someName(const std::string& place)
{
    const auto names = someNames(place, 1);
    return names.empty() ? "own" : names.front();
}

OptionCounts namedOptions(const std::string& place)
{
    OptionCounts options;
    for (const auto& name : someNames(place, 5))
        options.set(name, *rc::gen::inRange(0, 4));
    return options;
}

RosterUnit namedUnit(const std::string& ruleset, const std::string& army, int depth)
{
    RosterUnit unit;
    const bool isForeign = *rc::gen::inRange(0, 6) == 0;
    const auto of = isForeign ? someName(ruleset) : army;
    const auto kind = someName(ruleset + '/' + of);
    unit.unit = isForeign ? of + ':' + kind : kind;
    const auto place = ruleset + '/' + of + '/' + kind;
    if (*rc::gen::arbitrary<bool>())
        unit.models = *rc::gen::inRange(1, 40);
    unit.options = namedOptions(place);
    for (const auto& group : someNames(place + '/', 3))
        unit.groups.push_back({group, *rc::gen::inRange(1, 3), namedOptions(place + '/' + group)});
    if (depth > 0) {
        unit.as = someName(ruleset + "!as");
        unit.reserve = *rc::gen::inRange(0, 5) == 0;
    }
    unit.name = *arbitraryWords();
    if (depth < 2)
        for (auto left = *rc::gen::inRange(0, 3); left > 0; --left)
            unit.units.push_back(namedUnit(ruleset, army, depth + 1));
    return unit;
}

/// A roster of a game in the table, with units again and again, and ids in disorder.
rc::Gen<Roster> knownRoster()
{
    return rc::gen::exec([] {
        Roster roster;
        roster.ruleset = someName("");
        roster.army = someName(roster.ruleset);
        roster.battle.points = *rc::gen::element<std::int64_t>(0, 249, 250, 1'000, 2'345, 10'000'000);
        roster.battle.scenario = someName(roster.ruleset + "!scenario");
        for (const auto& option : someNames(roster.ruleset + "!option", 2))
            roster.battle.options[option] = *rc::gen::arbitrary<bool>()
                                                ? OptionValue(someName(roster.ruleset + "!option/" + option))
                                                : OptionValue(*rc::gen::arbitrary<bool>());
        for (const auto& ruling : someNames(roster.ruleset + "!ruling", 3))
            roster.rulings[ruling] = *rc::gen::arbitrary<bool>();
        for (auto left = *rc::gen::inRange(0, 8); left > 0; --left)
            roster.units.push_back(!roster.units.empty() && *rc::gen::arbitrary<bool>()
                                       ? *rc::gen::elementOf(roster.units)
                                       : namedUnit(roster.ruleset, roster.army, 0));
        auto number = 0;
        for (auto& unit : roster.units)
            unit.id = 'u' + std::to_string(number += *rc::gen::element(1, 1, 1, 2, 9));
        assignUnitIds(roster);
        return roster;
    });
}

/// What rapidcheck finds is shown with its code.
void comesBack(const Roster& roster)
{
    const auto code = printedCode(roster);
    RC_ASSERT(code.starts_with(codeHead));
    RC_ASSERT(code.find_first_not_of(digits, codeHead.size()) == std::string::npos);
    RC_ASSERT(isRosterCode(code));
    RC_ASSERT(code.size() < rosterCode(roster).size());
    const auto again = readAnyRoster("\r\n " + code + " \n", "CODE");
    const auto first = readAnyRoster(rosterCode(roster), "CODE");
    RC_ASSERT(again.has_value());
    RC_ASSERT(first.has_value());
    RC_ASSERT(again->roster == first->roster);
}

/// All that a roster can say, in odd ways.
const char* const odd =
    R"json({"format":"muster-roster","version":1,"name":"Größe \"Eins\" – 漢字 😀","player":"\u0000\n\t",
"ruleset":"my-own","army":"reds","battle":{"points":2345,"scenario":"rain","options":{"dark":false,"side":"left"}},
"rulings":{"a":true,"b":false},"units":[
{"id":"u3","unit":"pikes","models":10000,"options":{"shields":0,"sword":10000,"x":1}},
{"id":"u4","unit":"blues:guns-2","as":"x","reserve":true,"note":"All's well, isn't it?","groups":[
{"group":"crew","models":1,"options":{"x":0}},{"group":"crew"},{"group":"crew","models":7}]},
{"id":"u9","unit":"pikes","name":"PIKES","models":10000,"options":{"shields":0,"sword":10000,"x":1},"units":[
{"id":"Own_Id-9","unit":"blues:guns-2","units":[{"id":"u1","unit":":"}]},{"id":"u01","unit":"a:b:c"}]}],
"notes":"One line.\\nAnother line: 2 + 2 = 4.","madeWith":{"ruleset":"2.7 (ours)","data":"0000-FFFF-09AF"}})json";

} // namespace

TEST_CASE("decisions come back from their digits")
{
    const auto holds = rc::check([](const std::vector<std::pair<std::uint16_t, bool>>& decisions) {
        const auto chanceOf = [](std::uint16_t number) {
            // Often at the ends, where digits run over.
            return number % 3 == 0   ? Chance{1}
                   : number % 3 == 1 ? certainty - 1
                                     : std::clamp<Chance>(number, 1, certainty - 1);
        };
        RangeWriter writer;
        for (const auto& [number, yes] : decisions)
            RC_ASSERT(writer.code(chanceOf(number), yes) == yes);
        const auto written = writer.finish();
        RC_ASSERT(written.find_first_not_of(digits) == std::string::npos);
        RangeReader reader(written);
        for (const auto& [number, yes] : decisions)
            RC_ASSERT(reader.code(chanceOf(number), !yes) == yes);
    });
    CHECK(holds);
    // What is expected costs nothing.
    RangeWriter writer;
    for (int i = 0; i < 10'000; ++i)
        writer.code(certainty - 1, true);
    CHECK(writer.finish().size() <= 1);
}

TEST_CASE("texts of any bytes come back")
{
    const auto holds = rc::check([](const std::vector<std::string>& texts) {
        std::size_t left = 1'000'000;
        RangeWriter writer;
        TextCoder coder;
        const auto kindOf = [](std::size_t i) { return static_cast<TextCoder::Kind>(i % 4); };
        for (std::size_t i = 0; i < texts.size(); ++i)
            RC_ASSERT(coder.code(writer, kindOf(i), texts[i], left) == texts[i]);
        const auto written = writer.finish();
        RangeReader reader(written);
        TextCoder again;
        left = 1'000'000;
        for (std::size_t i = 0; i < texts.size(); ++i)
            RC_ASSERT(again.code(reader, kindOf(i), {}, left) == texts[i]);
    });
    CHECK(holds);
    // A reader of nothing but zeros stops where it must.
    RangeReader reader("::::::::::::::::::");
    std::size_t left = 1'000;
    CHECK(TextCoder().code(reader, TextCoder::Kind::Prose, {}, left).size() < 1'000);
}

TEST_CASE("the tables of version 2 never change")
{
    CHECK(CodeNames::frozenText().size() == 13'139);
    CHECK(checksum(CodeNames::frozenText()) == 0x58350197u);
    CHECK(codeWordsText().size() == 9'366);
    CHECK(checksum(codeWordsText()) == 0x00E356CEu);
    CHECK(CodeNames::frozen().ofUnits().size() == 193);
    CHECK(codeWords().size() == 1'025);
}

TEST_CASE("codes of version 2 that were printed once are read for ever, and never written in another way")
{
    const std::pair<std::string, std::string> printed[] = {
        {R"({"format":"muster-roster","version":1,"ruleset":"heresy","army":"orks"})", "MUSTER2:S1B*0VD5LV"},
        {R"({"format":"muster-roster","version":1,"name":"Three on the Ridge","ruleset":"heresy","army":"titan-legion",)"
         R"("battle":{"points":1000,"scenario":"seize-the-objective"},"units":[)"
         R"({"id":"u1","unit":"reaver-titan","name":"Patient Wrath","options":{"carapace-multiple-rocket-launcher":1,)"
         R"("left-arm-laser-blaster":1,"right-arm-volcano-cannon":1}},)"
         R"({"id":"u2","unit":"warhound-titan","name":"Night Yelp","options":{"left-arm-chain-fist":1,)"
         R"("right-arm-turbo-laser-destructor":1}}],"madeWith":{"ruleset":"1.0","data":"3F9A-22C1-7B0D"}})",
         "MUSTER2:V1AJ7NH*SRB.ROLYXC5AJ$$0KDP*MLXY2JSMZ3U9OM/LO16**.*RT$"},
        {odd, "MUSTER2:0OARB5VYPYTH7N9XP8/%9:B86:N12F.--RRP.E1QNBJQ9BVRG7:%+QYK7IT/KO:9MK5LP:KP9BTZTOFP8V9/W:F/"
              "C3XK9LKLL+2AGW+CX850AAAQN2ORPIJ7WZWQ:5:-6O1CA.PK8GZID1GMT4G2.%NZ89HVQJ*$4:RD4LJSXIMAOOS%L0$$H294"
              "5709I$/GES:E11IVJ**VQHKVFDOFT4YM2*-FTGOLAR$4PGT%15-BN1L6J67F0D:MNQRN0QSQ%M.%7S2XQD8.K97A/E.TTM"},
    };
    for (const auto& [text, code] : printed) {
        INFO(text);
        const auto roster = fromText(text);
        CHECK(printedCode(roster) == code);
        CHECK(readPrinted(code) == roster);
        CHECK(rosterInCode(code, "CODE") == writeCompactRoster(roster));
    }
}

TEST_CASE("every sample comes back from its printed code, which is a third as long")
{
    std::size_t first = 0;
    std::size_t second = 0;
    for (const auto& sample : samples()) {
        INFO(sample);
        const auto roster = stamped(fromText(bytesOf(sample)));
        if (!CodeNames::frozen().find(roster.ruleset))
            continue; // a game that came later: its ids are spelled out
        const auto code = printedCode(roster);
        CHECK(readPrinted(code) == roster);
        CHECK(code.starts_with(codeHead));
        CHECK(code.size() < rosterCode(roster).size());
        first += rosterCode(roster).size();
        second += code.size();
    }
    CHECK(second * 100 <= first * 36);
}

TEST_CASE("any roster comes back from its printed code, as from version 1")
{
    CHECK(rc::check([] {
        auto roster = *arbitraryRoster();
        roster.dataVersion.clear();
        comesBack(roster);
    }));
    CHECK(rc::check([] { comesBack(*knownRoster()); }));
    CHECK(readPrinted(printedCode(fromText(odd))) == fromText(odd));
}

TEST_CASE("a roster that stays with a version of the data has a code of version 1: the other cannot say it")
{
    const auto roster = fromText(
        R"({"format":"muster-roster","version":1,"ruleset":"a","dataVersion":"1.0","army":"b","units":[{"unit":"c"}]})");
    CHECK(printedCode(roster).starts_with("MUSTER1:"));
    CHECK(readPrinted(printedCode(roster)) == roster);
}

TEST_CASE("a roster with lines that were not understood has a code of version 1, which keeps them")
{
    Roster roster;
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.unread = {{3, "Tin Walrus"}};
    const auto code = printedCode(roster);
    CHECK(code.starts_with("MUSTER1:"));
    const auto text = rosterInCode(code, "CODE");
    REQUIRE(text.has_value());
    CHECK(readRoster(*text, "CODE")->unread == roster.unread);
}

TEST_CASE("a roster that no file may hold has no code, and what is only odd has one")
{
    const auto plain =
        fromText(R"({"format":"muster-roster","version":1,"ruleset":"a","army":"b","units":[{"unit":"c"}]})");
    const auto with = [&](auto change) {
        auto roster = plain;
        change(roster, roster.units.front());
        return roster;
    };
    constexpr auto huge = std::numeric_limits<std::int64_t>::max();
    for (const auto& roster : {
             with([](auto&, auto&unit) { unit.models = -1; }),
             with([](auto&roster, auto&) { roster.battle.points = -250; }),
             with([&](auto&roster, auto&) { roster.battle.points = huge; }),
             with([](auto&roster, auto&) {
                 roster.madeWith = MadeWith{"1.0", "no hash", {}, {}, {}};
             }),
             with([](auto&, auto&unit) {
                 for (int i = 0; i < 40; ++i)
                     unit.units = {unit};
             }),
             with([](auto&roster, auto&unit) { roster.units.resize(40'000, RosterUnit(unit)); }),
         }) {
        CHECK(printedCode(roster).empty());
        CHECK(rosterCode(roster).empty());
    }
    // What is only odd is written, and gives what version 1 gives.
    int odd = 0;
    for (const auto& roster : {
             with([](auto&, auto&unit) { unit.options.set("x", std::numeric_limits<int>::min()); }),
             with([](auto&roster, auto&) { roster.ruleset.clear(); }),
             with([](auto&roster, auto&) { roster.army = "Ärmel / !option:"; }),
             with([](auto&roster, auto&) { roster.battle.scenario = " - "; }),
             with([](auto&, auto&unit) { unit.unit = ":"; }),
             with([](auto&, auto&unit) { unit.unit = "a:"; }),
             with([](auto&, auto&unit) { unit.unit.clear(); }),
             with([](auto&, auto&unit) { unit.id = "u12345678901"; }),
             with([](auto&, auto&unit) { unit.id.clear(); }),
             with([](auto&, auto&unit) { unit.models = 0; }),
             with([](auto&, auto&unit) {
                 unit.options = {{"", 1}, {"Two Words", 2}};
             }),
             with([](auto&roster, auto&) { roster.name = "\xFF\xC3 no UTF-8"; }),
             with([](auto&roster, auto&) { roster.battle.options["x"] = std::string(); }),
             with([](auto&roster, auto&) { roster.notes = std::string("\0 zero", 6); }),
         }) {
        INFO(writeCompactRoster(roster));
        const bool isReadable = readableRoster(roster, "FILE").has_value();
        CHECK(printedCode(roster).empty() == !isReadable);
        CHECK(rosterCode(roster).empty() == !isReadable);
        if (!isReadable)
            continue;
        ++odd;
        CHECK(printedCode(roster).starts_with(codeHead));
        const auto first = readAnyRoster(rosterCode(roster), "CODE");
        const auto second = readAnyRoster(printedCode(roster), "CODE");
        REQUIRE(first);
        REQUIRE(second);
        CHECK(second->roster == first->roster);
    }
    CHECK(odd >= 5);
    // The same words over and over: version 1 is shorter.
    const auto repeated = with([](auto& roster, auto&) {
        for (int i = 0; i < 40; ++i)
            roster.notes += "lorem ipsum dolor sit amet ";
    });
    CHECK(printedCode(repeated) == rosterCode(repeated));
}

TEST_CASE("damage to a printed code is told, wherever it is")
{
    for (const auto& roster :
         {stamped(fromText(odd)), fromText(bytesOf(inSource("armies/heresy/samples/orks-clans.muster")))}) {
        const auto code = printedCode(roster);
        for (std::size_t i = codeHead.size(); i < code.size(); ++i) {
            auto letters = std::string(digits);
            letters += "a\xC3,";
            for (const char letter : letters) {
                if (code[i] == letter)
                    continue;
                auto other = code;
                other[i] = letter;
                if (!isDamaged(other))
                    FAIL_CHECK(other);
            }
            if (i + 1 < code.size() && code[i] != code[i + 1]) {
                auto other = code;
                std::swap(other[i], other[i + 1]);
                if (!isDamaged(other))
                    FAIL_CHECK(other);
            }
            if (!isDamaged(code.substr(0, i)) || !isDamaged(code.substr(0, i) + code.substr(i + 1)))
                FAIL_CHECK(i);
        }
        for (const auto* more : {"0", "00", "1", "ABC", "0000000000000000000000"})
            CHECK(isDamaged(code + more));
        // Broken into lines or with spaces put in, it is whole.
        auto lines = code;
        lines.insert(30, "\r\n");
        lines.insert(20, "  ");
        CHECK(readPrinted(lines) == roster);
    }
    for (const auto* code : {"MUSTER2:", "MUSTER2:0", "MUSTER2:\xC3\xA4", "MUSTER2:MUSTER2:"})
        CHECK(isDamaged(code));
    CHECK(rc::check([] {
        const auto random = *rc::gen::container<std::string>(rc::gen::elementOf(std::string(digits)));
        RC_ASSERT(isDamaged(std::string(codeHead) + random));
    }));
}

TEST_CASE("a printed code of a stranger costs little time, whatever it says")
{
    CHECK(isDamaged(std::string(codeHead) + std::string(400'000, ':')));
    CHECK(isDamaged(std::string(codeHead) + std::string(400'000, 'A')));
    // Decisions that were made at will, to unpack to as much as may be.
    for (const auto much : {0, 1, 2}) {
        auto roster = fromText(R"({"format":"muster-roster","version":1,"ruleset":"a","army":"b"})");
        RosterUnit unit;
        unit.unit = std::string(much == 0 ? 80 : 1, 'k');
        for (int i = 0; i < (much == 1 ? 200 : 0); ++i)
            unit.options.set("option-" + std::to_string(i), 1);
        if (much == 2)
            unit.note = std::string(19'000, 'n');
        for (int i = 0; i < 20'000; ++i)
            roster.units.push_back(unit);
        assignUnitIds(roster);
        CHECK_FALSE(unpackRoster(packRoster(roster)).has_value());
    }
}

TEST_CASE("ids that were given in order, and gaps between them, cost next to nothing")
{
    const auto column = [](int first, int step) {
        auto roster = fromText(R"({"format":"muster-roster","version":1,"ruleset":"a","army":"b"})");
        for (int i = 0; i < 40; ++i) {
            RosterUnit unit;
            unit.id = 'u' + std::to_string(first + i * step);
            unit.unit = "pikes";
            roster.units.push_back(unit);
        }
        return roster;
    };
    const auto shortest = printedCode(column(1, 1)).size();
    CHECK(printedCode(column(10, 1)).size() <= shortest + 3);
    auto gap = column(1, 1);
    gap.units.erase(gap.units.begin() + 4);
    CHECK(printedCode(gap).size() <= shortest + 3);
    CHECK(readPrinted(printedCode(gap)) == gap);
    CHECK(readPrinted(printedCode(column(40, -1))) == column(40, -1));
    auto none = column(1, 1);
    for (auto& unit : none.units)
        unit.id.clear();
    CHECK(printedCode(none) == printedCode(column(1, 1)));
}
