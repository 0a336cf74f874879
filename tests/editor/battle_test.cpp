#include "editor/battle/battle.h"
#include "fixture.h"
#include "io/roster/rosterfile.h"

#include <algorithm>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

CheckedList listMadeOf(Roster roster)
{
    CheckedList list;
    list.origin = ListOrigin::RosterFile;
    list.catalogue = store().fullCatalogue(roster.ruleset).value();
    list.roster = std::move(roster);
    judgeAgain(list);
    REQUIRE(list.verdict);
    return list;
}

Roster oneUnit(const std::string& army, std::int64_t points, const std::string& scenario)
{
    Roster roster;
    roster.name = army;
    roster.ruleset = "warpath-2e";
    roster.army = army;
    roster.battle.points = points;
    roster.battle.scenario = scenario;
    roster.units = {unit("u1", army == "marauders" ? "grunts-section" : "steel-warriors-section")};
    return roster;
}

const BattleAgreement* agreedOn(const editor::Battle& battle, BattleAgreement::What what)
{
    const auto found = std::ranges::find(battle.agreed, what, &BattleAgreement::what);
    return found == battle.agreed.end() ? nullptr : &*found;
}

bool has(const editor::Battle& battle, std::string_view rule)
{
    return std::ranges::find(battle.findings, rule, &Finding::rule) != battle.findings.end();
}

} // namespace

TEST_CASE("two lists that agree have nothing to be told")
{
    const auto battle = battleOf(listMadeOf(oneUnit("forge-fathers", 1000, "meat-grinder")),
                                 listMadeOf(oneUnit("marauders", 1000, "meat-grinder")));
    CHECK(battle.state == editor::Battle::State::Judged);
    CHECK(battle.findings.empty());
    CHECK(std::ranges::none_of(battle.agreed, &BattleAgreement::differs));
    const auto* points = agreedOn(battle, BattleAgreement::What::Points);
    REQUIRE(points);
    CHECK(points->said[0] == "1,000");
    CHECK(points->said[1] == "1,000");
}

TEST_CASE("points and scenario that differ are told first, and judged")
{
    const auto battle = battleOf(listMadeOf(oneUnit("forge-fathers", 1000, "meat-grinder")),
                                 listMadeOf(oneUnit("marauders", 1250, "scorched-earth")));
    CHECK(has(battle, "scenario-differs"));
    CHECK(has(battle, "sides-balanced"));
    REQUIRE(battle.agreed.size() >= 2);
    CHECK(battle.agreed[0].differs);
    CHECK(battle.agreed[1].differs);
    const auto* points = agreedOn(battle, BattleAgreement::What::Points);
    REQUIRE(points);
    CHECK(points->said[0] == "1,000");
    CHECK(points->said[1] == "1,250");
    CHECK(agreedOn(battle, BattleAgreement::What::Scenario)->said[0] == "Meat Grinder");
}

TEST_CASE("a list that names no scenario plays that of the other")
{
    const auto battle = battleOf(listMadeOf(oneUnit("forge-fathers", 1000, "meat-grinder")),
                                 listMadeOf(oneUnit("marauders", 1000, "")));
    CHECK_FALSE(has(battle, "scenario-differs"));
    const auto* scenario = agreedOn(battle, BattleAgreement::What::Scenario);
    REQUIRE(scenario);
    CHECK_FALSE(scenario->differs);
    CHECK(scenario->said[1] == "not said");
}

TEST_CASE("a ruling that the two lists answer differently is told with both answers")
{
    auto ours = oneUnit("forge-fathers", 1000, "meat-grinder");
    const auto catalogue = store().fullCatalogue(ours.ruleset).value();
    const auto& ruling = catalogue->ruleset.rulings.front();
    ours.rulings[ruling.id] = !ruling.standard;
    const auto battle = battleOf(listMadeOf(ours), listMadeOf(oneUnit("marauders", 1000, "meat-grinder")));
    const auto* told = agreedOn(battle, BattleAgreement::What::Ruling);
    REQUIRE(told);
    CHECK(told->differs);
    CHECK(told->name == ruling.question);
    CHECK(told->said[0] != told->said[1]);
    CHECK(std::ranges::count(battle.agreed, true, &BattleAgreement::differs) == 1);
}

TEST_CASE("a list that names no role has the verdict on the one that the other leaves it, and stays as it came")
{
    const auto read = [](const std::string& name) {
        const auto path =
            std::string(MUSTER_SOURCE_DIR "/tests/data/rules/heresy/reserves-quarter/") + name + ".muster";
        return listMadeOf(readRoster(bytesOf(path), path).value());
    };
    const auto isToldToSetUp = [](const CheckedList& list) {
        const auto& findings = list.verdict->assessment().findings;
        return std::ranges::any_of(findings, [](const Finding& finding) {
            return finding.rule == "reserves-quarter" && finding.severity == Severity::Error;
        });
    };
    const auto silent = read("illegal-silent-defender");
    const auto attacker = read("illegal-silent-defender.against");
    CHECK_FALSE(isToldToSetUp(silent));
    const auto battle = battleOf(silent, attacker);
    REQUIRE(battle.state == editor::Battle::State::Judged);
    CHECK(isToldToSetUp(battle.lists[0]));
    CHECK(isPlayed(battle.lists[0]));
    CHECK_FALSE(isPlayed(battle.lists[1]));
    CHECK(battle.lists[0].roster == silent.roster);
    CHECK(reportOn(battle.lists[0]).fingerprint == fingerprint(silent.roster));
    CHECK(isToldToSetUp(battleOf(attacker, silent).lists[1]));
    // What it says of itself is still that it has not chosen.
    const auto* role = agreedOn(battle, BattleAgreement::What::Option);
    REQUIRE(role);
    CHECK(role->said[0] == "not chosen");
    // Against another side, the verdict on the last battle does not count.
    CHECK_FALSE(isToldToSetUp(battleOf(battle.lists[0], silent).lists[0]));
}

TEST_CASE("lists of two games are no battle")
{
    const auto battle = battleOf(listMadeOf(readRoster(bytesOf(hold), hold).value()),
                                 listMadeOf(readRoster(bytesOf(march), march).value()));
    CHECK(battle.state == editor::Battle::State::OtherGames);
    CHECK(battle.findings.empty());
    CHECK(battle.agreed.empty());
}

TEST_CASE("lists that were judged by two catalogues are judged by one")
{
    auto theirs = oneUnit("marauders", 1000, "meat-grinder");
    auto list = listMadeOf(theirs);
    list.catalogue = store().catalogue(theirs.ruleset, {"marauders"}).value();
    judgeAgain(list);
    const auto battle = battleOf(listMadeOf(oneUnit("forge-fathers", 1000, "meat-grinder")), list);
    REQUIRE(battle.lists[1].verdict);
    CHECK(&battle.lists[0].verdict->catalogue() == &battle.lists[1].verdict->catalogue());
    CHECK(battle.lists[1].verdict->assessment().points == list.verdict->assessment().points);
}

TEST_CASE("the text of a battle has both verdicts with what is to be said of both")
{
    const auto text = battleText(battleOf(listMadeOf(oneUnit("forge-fathers", 1000, "meat-grinder")),
                                          listMadeOf(oneUnit("marauders", 1250, "meat-grinder"))));
    CHECK(text.find("forge-fathers") != std::string::npos);
    CHECK(text.find("marauders") != std::string::npos);
    const auto first = text.find("The two sides do not keep the same agreed points.");
    REQUIRE(first != std::string::npos);
    CHECK(text.find("The two sides do not keep the same agreed points.", first + 1) != std::string::npos);
}

TEST_CASE("lines that were not understood are counted, so that no verdict is shown")
{
    auto list = listMadeOf(oneUnit("marauders", 1000, ""));
    CHECK(unreadLines(list) == 0);
    TextReading reading;
    reading.lines.resize(2);
    reading.lines[0].as = LineKind::Unknown;
    list.reading = std::make_shared<const TextReading>(reading);
    CHECK(unreadLines(list) == 1);
}
