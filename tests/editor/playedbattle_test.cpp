#include "editor/battle/playedbattle.h"

#include "core/roster/limits.h"
#include "fixture.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

std::string battleOf(const std::string& fingerprint)
{
    return R"({"format":"muster-battle","version":1,"turn":2,"points":[0,0],"score":[10,250],"forces":[{"fingerprint":")" +
           fingerprint +
           R"(","name":"Hold","units":[{"unit":"u5","name":"Emberkeel","words":"Damage 4 of 4, Destroyed","lost":"destroyed"}]}]})";
}

} // namespace

TEST_CASE("a battle of the open roster goes below its notes, as one step of undo")
{
    Document document(store());
    REQUIRE(document.open(hold));
    const auto before = document.roster().notes;
    const auto mark = fingerprint(document.roster());
    const auto battle = playedBattle(battleOf(mark), "FILE", document, store().schemas());
    REQUIRE(battle);
    CHECK(battle->other.empty());
    CHECK(battle->head == "Battle: Hold\nTurn 2. Victory points: 10 to 250.\n");
    CHECK(battle->notes ==
          before + (before.empty() ? "" : "\n\n") + battle->head + "Hold:\n  Emberkeel: Damage 4 of 4, Destroyed\n");
    const auto gesture = document.gestureOf(intents::Write{{}, intents::OwnText::Note, battle->notes});
    REQUIRE(gesture);
    document.apply(gesture->change, gesture->name);
    CHECK(document.roster().notes == battle->notes);
    CHECK(fingerprint(document.roster()) == mark); // so it can be taken again
    document.undoStack().undo();
    CHECK(document.roster().notes == before);
}

TEST_CASE("that a battle is of another roster is said, and it can be taken all the same")
{
    Document document(store());
    REQUIRE(document.open(hold));
    const auto battle = playedBattle(battleOf("0000-0000-0000"), "FILE", document, store().schemas());
    REQUIRE(battle);
    CHECK(battle->other.find("0000-0000-0000") != std::string::npos);
    CHECK(battle->other.find(fingerprint(document.roster())) != std::string::npos);
}

TEST_CASE("what is no battle, and what has no room in the notes, is refused")
{
    CHECK(looksLikeBattle(battleOf("0000-0000-0000")));
    CHECK_FALSE(looksLikeBattle("a list of mine"));
    Document document(store());
    auto roster = readRoster(bytesOf(hold), hold).value();
    roster.notes = std::string(rosterlimits::proseLetters - 10, 'x');
    REQUIRE(document.create(std::move(roster)));
    CHECK_FALSE(playedBattle("a list of mine", "FILE", document, store().schemas()));
    const auto battle = playedBattle(battleOf("0000-0000-0000"), "FILE", document, store().schemas());
    REQUIRE_FALSE(battle);
    CHECK(battle.error().front().message.find("no room") != std::string::npos);
}
