#include "core/roster/edit.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

RosterUnit unit(std::string id, std::string kind, std::vector<RosterUnit> units = {})
{
    RosterUnit made;
    made.id = std::move(id);
    made.unit = std::move(kind);
    made.units = std::move(units);
    return made;
}

/// u1 (with a group), u2 with u3 (with u4) and u5 aboard.
Roster sample()
{
    Roster roster;
    roster.name = "Before";
    roster.player = "Anna";
    roster.notes = "old";
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.battle.points = 1000;
    roster.battle.scenario = "the-bridge";
    roster.battle.options["night"] = true;
    roster.rulings["early-start"] = false;
    roster.units = {unit("u1", "pikes"),
                    unit("u2", "cannon", {unit("u3", "pikes", {unit("u4", "pikes")}), unit("u5", "pikes")})};
    roster.units[0].models = 8;
    roster.units[0].options = {{"long-pikes", 1}};
    roster.units[0].groups = {{"sergeant", 1, {{"banner", 1}}}};
    roster.units[1].units[1].as = "crew";
    return roster;
}

/// Applies, takes back and does again; gives the roster after the edit.
Roster thereAndBack(const Edit& edit)
{
    const auto before = sample();
    auto roster = before;
    const auto inverse = apply(roster, edit);
    REQUIRE(inverse.has_value());
    const auto after = roster;
    const auto again = apply(roster, *inverse);
    REQUIRE(again.has_value());
    CHECK(roster == before);
    REQUIRE(apply(roster, *again).has_value());
    CHECK(roster == after);
    return after;
}

void refused(const Edit& edit, EditError error)
{
    const auto before = sample();
    auto roster = before;
    const auto result = apply(roster, edit);
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error() == error);
    CHECK(roster == before);
}

std::vector<std::string> ids(const std::vector<RosterUnit>& units)
{
    std::vector<std::string> list;
    for (const auto& each : units)
        list.push_back(each.id);
    return list;
}

using Ids = std::vector<std::string>;

} // namespace

TEST_CASE("the words of a roster change and change back")
{
    CHECK(thereAndBack({edits::SetName{"After"}}).name == "After");
    CHECK(thereAndBack({edits::SetName{""}}).name.empty());
    CHECK(thereAndBack({edits::SetPlayer{"Béla"}}).player == "Béla");
    CHECK(thereAndBack({edits::SetNotes{"two\nlines"}}).notes == "two\nlines");
}

TEST_CASE("the battle changes and changes back")
{
    CHECK(thereAndBack({edits::SetPoints{2000}}).battle.points == 2000);
    CHECK_FALSE(thereAndBack({edits::SetPoints{std::nullopt}}).battle.points.has_value());
    CHECK(thereAndBack({edits::SetScenario{"the-ford"}}).battle.scenario == "the-ford");

    CHECK(thereAndBack({edits::SetBattleOption{"night", false}}).battle.options.at("night") == OptionValue(false));
    CHECK(thereAndBack({edits::SetBattleOption{"night", std::nullopt}}).battle.options.empty());
    const auto chosen = thereAndBack({edits::SetBattleOption{"size", OptionValue(std::string("large"))}});
    CHECK(chosen.battle.options.at("size") == OptionValue(std::string("large")));
    CHECK(thereAndBack({edits::SetBattleOption{"size", std::nullopt}}) == sample());
}

TEST_CASE("a ruling is switched, set anew and left to the ruleset")
{
    CHECK(thereAndBack({edits::SetRuling{"early-start", true}}).rulings.at("early-start"));
    CHECK(thereAndBack({edits::SetRuling{"red-paint", true}}).rulings.size() == 2);
    CHECK(thereAndBack({edits::SetRuling{"early-start", std::nullopt}}).rulings.empty());
    CHECK(thereAndBack({edits::SetRuling{"red-paint", std::nullopt}}) == sample());
}

TEST_CASE("a unit is added at the top and under another, with all that hangs on it")
{
    CHECK(ids(thereAndBack({edits::AddUnit{"", 0, unit("n", "pikes")}}).units) == Ids{"n", "u1", "u2"});
    CHECK(ids(thereAndBack({edits::AddUnit{"", 2, unit("n", "pikes")}}).units) == Ids{"u1", "u2", "n"});
    const auto aboard = thereAndBack({edits::AddUnit{"u2", 1, unit("n", "cannon", {unit("m", "pikes")})}});
    CHECK(ids(aboard.units[1].units) == Ids{"u3", "n", "u5"});
    CHECK(ids(aboard.units[1].units[1].units) == Ids{"m"});
    CHECK(ids(thereAndBack({edits::AddUnit{"u4", 0, unit("n", "pikes")}}).units[1].units[0].units[0].units) ==
          Ids{"n"});
}

TEST_CASE("a unit is removed with all that hangs on it, and comes back with it")
{
    CHECK(ids(thereAndBack({edits::RemoveUnit{"u1"}}).units) == Ids{"u2"});
    CHECK(ids(thereAndBack({edits::RemoveUnit{"u2"}}).units) == Ids{"u1"});
    CHECK(ids(thereAndBack({edits::RemoveUnit{"u3"}}).units[1].units) == Ids{"u5"});
    CHECK(thereAndBack({edits::RemoveUnit{"u4"}}).units[1].units[0].units.empty());
}

TEST_CASE("a unit moves; its index counts without it")
{
    CHECK(ids(thereAndBack({edits::MoveUnit{"u1", "", 1, ""}}).units) == Ids{"u2", "u1"});
    CHECK(ids(thereAndBack({edits::MoveUnit{"u2", "", 0, ""}}).units) == Ids{"u2", "u1"});
    CHECK(thereAndBack({edits::MoveUnit{"u1", "", 0, ""}}) == sample());
    CHECK(ids(thereAndBack({edits::MoveUnit{"u5", "u2", 0, "crew"}}).units[1].units) == Ids{"u5", "u3"});

    // Taking u1 out moves the list of u2, where it goes to.
    const auto aboard = thereAndBack({edits::MoveUnit{"u1", "u4", 0, "crew"}});
    CHECK(ids(aboard.units) == Ids{"u2"});
    REQUIRE(ids(aboard.units[0].units[0].units[0].units) == Ids{"u1"});
    CHECK(aboard.units[0].units[0].units[0].units[0].as == "crew");
    CHECK(aboard.units[0].units[0].units[0].units[0].models == 8);

    const auto alone = thereAndBack({edits::MoveUnit{"u5", "", 0, ""}});
    CHECK(ids(alone.units) == Ids{"u5", "u1", "u2"});
    CHECK(alone.units[0].as.empty());
}

TEST_CASE("name, note, models and reserve of a unit change, also of one that hangs deep")
{
    CHECK(thereAndBack({edits::SetUnitName{"u4", "Old Ones"}}).units[1].units[0].units[0].name == "Old Ones");
    CHECK(thereAndBack({edits::SetUnitNote{"u1", "in front"}}).units[0].note == "in front");
    CHECK(thereAndBack({edits::SetModels{"u1", 12}}).units[0].models == 12);
    CHECK_FALSE(thereAndBack({edits::SetModels{"u1", std::nullopt}}).units[0].models.has_value());
    CHECK(thereAndBack({edits::SetReserve{"u5", true}}).units[1].units[1].reserve);
    CHECK(thereAndBack({edits::SetReserve{"u1", false}}) == sample());
}

TEST_CASE("options of a unit and of its model groups are taken, changed and dropped")
{
    CHECK(thereAndBack({edits::SetOption{"u1", std::nullopt, "drummer", 1}}).units[0].options.size() == 2);
    CHECK(thereAndBack({edits::SetCounter{"u1", "xp", 7}}).units[0].counters.find("xp") == 7);
    CHECK(thereAndBack({edits::SetCounter{{}, "gold", 45}}).counters.find("gold") == 45);
    CHECK(thereAndBack({edits::SetOption{"u1", std::nullopt, "long-pikes", 3}}).units[0].options.find("long-pikes") ==
          3);
    CHECK(thereAndBack({edits::SetOption{"u1", std::nullopt, "long-pikes", std::nullopt}}).units[0].options.isEmpty());
    CHECK(thereAndBack({edits::SetOption{"u1", std::nullopt, "drummer", std::nullopt}}) == sample());
    // None taken is not the same as not named: the group's default stays away.
    CHECK(thereAndBack({edits::SetOption{"u1", std::nullopt, "drummer", 0}}).units[0].options.find("drummer") == 0);
    CHECK(thereAndBack({edits::SetOption{"u1", 0, "banner", 2}}).units[0].groups[0].options.find("banner") == 2);
    CHECK(thereAndBack({edits::SetOption{"u1", 0, "banner", std::nullopt}}).units[0].groups[0].options.isEmpty());
}

TEST_CASE("model groups come, go and change")
{
    const RosterGroup champion{"champion", 1, {}};
    const auto added = thereAndBack({edits::AddGroup{"u1", 0, champion}});
    REQUIRE(added.units[0].groups.size() == 2);
    CHECK(added.units[0].groups[0] == champion);
    CHECK(thereAndBack({edits::AddGroup{"u1", 1, champion}}).units[0].groups[1] == champion);
    CHECK(thereAndBack({edits::AddGroup{"u4", 0, champion}}).units[1].units[0].units[0].groups.size() == 1);
    CHECK(thereAndBack({edits::RemoveGroup{"u1", 0}}).units[0].groups.empty());
    CHECK(thereAndBack({edits::SetGroupModels{"u1", 0, 2}}).units[0].groups[0].models == 2);
    CHECK_FALSE(thereAndBack({edits::SetGroupModels{"u1", 0, std::nullopt}}).units[0].groups[0].models.has_value());
}

TEST_CASE("lines that were not understood are taken out and put back")
{
    auto roster = sample();
    roster.unread = {{3, "Tin Walrus"}, {9, "Old Tub"}};
    const auto before = roster;
    const auto undo = apply(roster, {edits::RemoveUnread{0}});
    REQUIRE(undo.has_value());
    CHECK(roster.unread == std::vector<UnreadLine>{{9, "Old Tub"}});
    const auto again = apply(roster, *undo);
    REQUIRE(again.has_value());
    CHECK(roster == before);
    CHECK(apply(roster, *again).has_value());
    CHECK(roster.unread.size() == 1);
    refused({edits::RemoveUnread{0}}, EditError::BadIndex);
    refused({edits::AddUnread{1, {}}}, EditError::BadIndex);
}

TEST_CASE("a batch is one step: all of it, in order, and all of it back")
{
    const edits::Batch batch{{{edits::AddUnit{"", 0, unit("n", "pikes")}},
                              {edits::SetModels{"n", 5}},
                              {edits::MoveUnit{"u1", "n", 0, "crew"}},
                              {edits::Batch{{{edits::SetName{"During"}}, {edits::SetName{"After"}}}}},
                              {edits::RemoveUnit{"u2"}}}};
    const auto after = thereAndBack({batch});
    CHECK(after.name == "After");
    CHECK(ids(after.units) == Ids{"n"});
    CHECK(after.units[0].models == 5);
    CHECK(ids(after.units[0].units) == Ids{"u1"});
    CHECK(thereAndBack({edits::Batch{}}) == sample());
}

TEST_CASE("an edit of a unit that is not there is refused")
{
    refused({edits::RemoveUnit{"u9"}}, EditError::NoSuchUnit);
    refused({edits::RemoveUnit{""}}, EditError::NoSuchUnit);
    refused({edits::AddUnit{"u9", 0, unit("n", "pikes")}}, EditError::NoSuchUnit);
    refused({edits::MoveUnit{"u9", "", 0, ""}}, EditError::NoSuchUnit);
    refused({edits::MoveUnit{"u1", "u9", 0, ""}}, EditError::NoSuchUnit);
    refused({edits::SetUnitName{"u9", "x"}}, EditError::NoSuchUnit);
    refused({edits::SetUnitNote{"u9", "x"}}, EditError::NoSuchUnit);
    refused({edits::SetModels{"u9", 1}}, EditError::NoSuchUnit);
    refused({edits::SetReserve{"u9", true}}, EditError::NoSuchUnit);
    refused({edits::SetOption{"u9", std::nullopt, "x", 1}}, EditError::NoSuchUnit);
    refused({edits::AddGroup{"u9", 0, {}}}, EditError::NoSuchUnit);
    refused({edits::RemoveGroup{"u9", 0}}, EditError::NoSuchUnit);
    refused({edits::SetGroupModels{"u9", 0, 1}}, EditError::NoSuchUnit);
}

TEST_CASE("an edit at an index or a group that is not there is refused")
{
    refused({edits::AddUnit{"", 3, unit("n", "pikes")}}, EditError::BadIndex);
    refused({edits::AddUnit{"u1", 1, unit("n", "pikes")}}, EditError::BadIndex);
    // Within its own list the unit does not count.
    refused({edits::MoveUnit{"u1", "", 2, ""}}, EditError::BadIndex);
    refused({edits::MoveUnit{"u1", "u2", 3, ""}}, EditError::BadIndex);
    refused({edits::AddGroup{"u1", 2, {}}}, EditError::BadIndex);
    refused({edits::RemoveGroup{"u1", 1}}, EditError::NoSuchGroup);
    refused({edits::SetGroupModels{"u1", 1, 2}}, EditError::NoSuchGroup);
    refused({edits::SetOption{"u1", 1, "banner", 1}}, EditError::NoSuchGroup);
}

TEST_CASE("a unit whose id is taken, or that has none, is not added")
{
    refused({edits::AddUnit{"", 0, unit("u4", "pikes")}}, EditError::DuplicateId);
    refused({edits::AddUnit{"", 0, unit("n", "pikes", {unit("u5", "pikes")})}}, EditError::DuplicateId);
    refused({edits::AddUnit{"", 0, unit("", "pikes")}}, EditError::DuplicateId);
    refused({edits::AddUnit{"", 0, unit("n", "pikes", {unit("", "pikes")})}}, EditError::DuplicateId);
}

TEST_CASE("a unit that has one id twice in itself is not added")
{
    refused({edits::AddUnit{"", 0, unit("n", "cannon", {unit("n", "pikes")})}}, EditError::DuplicateId);
    refused({edits::AddUnit{"", 0, unit("n", "cannon", {unit("m", "pikes"), unit("m", "pikes")})}},
            EditError::DuplicateId);
}

TEST_CASE("a unit does not move into itself or what hangs on it")
{
    refused({edits::MoveUnit{"u2", "u2", 0, ""}}, EditError::IntoItself);
    refused({edits::MoveUnit{"u2", "u3", 0, ""}}, EditError::IntoItself);
    refused({edits::MoveUnit{"u2", "u4", 0, ""}}, EditError::IntoItself);
}

TEST_CASE("many units are removed and added as one by one, in the order that they are named")
{
    const auto removing = [](const Ids& units) {
        edits::Batch batch;
        for (const auto& id : units)
            batch.edits.push_back({edits::RemoveUnit{id}});
        return Edit{std::move(batch)};
    };
    CHECK(ids(thereAndBack(removing({"u1", "u5"})).units[0].units) == Ids{"u3"});
    CHECK(thereAndBack(removing({"u5", "u2", "u1"})).units.empty());
    CHECK(thereAndBack(removing({"u4", "u5", "u3"})).units[1].units.empty());
    refused(removing({"u2", "u3"}), EditError::NoSuchUnit); // it went with u2
    refused(removing({"u1", "u1"}), EditError::NoSuchUnit);
    refused(removing({"u1", "nobody"}), EditError::NoSuchUnit);

    const auto adding = [](const std::vector<edits::AddUnit>& adds) {
        edits::Batch batch;
        for (const auto& add : adds)
            batch.edits.push_back({add});
        return Edit{std::move(batch)};
    };
    CHECK(ids(thereAndBack(adding({{"", 0, unit("a", "pikes")}, {"", 2, unit("b", "pikes")}})).units) ==
          Ids{"a", "u1", "b", "u2"});
    CHECK(ids(thereAndBack(adding({{"", 0, unit("a", "pikes")}, {"", 0, unit("b", "pikes")}})).units) ==
          Ids{"b", "a", "u1", "u2"});
    CHECK(
        ids(thereAndBack(adding({{"", 2, unit("a", "p")}, {"", 1, unit("b", "p")}, {"", 1, unit("c", "p")}})).units) ==
        Ids{"u1", "c", "b", "u2", "a"});
    CHECK(
        ids(thereAndBack(adding({{"", 1, unit("a", "p")}, {"", 0, unit("b", "p")}, {"", 4, unit("c", "p")}})).units) ==
        Ids{"b", "u1", "a", "u2", "c"});
    const auto nested = thereAndBack(adding({{"", 2, unit("a", "cannon")}, {"a", 0, unit("b", "pikes")}}));
    CHECK(ids(nested.units[2].units) == Ids{"b"});
    refused(adding({{"a", 0, unit("b", "pikes")}, {"", 2, unit("a", "cannon")}}), EditError::NoSuchUnit);
    refused(adding({{"", 0, unit("a", "pikes")}, {"a", 0, unit("a", "pikes")}}), EditError::DuplicateId);
    refused(adding({{"", 0, unit("a", "pikes")}, {"b", 0, unit("b", "pikes")}}), EditError::NoSuchUnit);
    refused(adding({{"", 0, unit("a", "pikes")}, {"", 4, unit("b", "pikes")}}), EditError::BadIndex);
}

TEST_CASE("many other edits in a row find their units, also between those that add and remove")
{
    edits::Batch batch;
    for (int i = 0; i < 12; ++i)
        batch.edits.push_back({edits::SetModels{i % 2 == 0 ? "u1" : "u4", i}});
    batch.edits.push_back({edits::RemoveUnit{"u4"}});
    for (int i = 0; i < 12; ++i)
        batch.edits.push_back({edits::SetUnitName{i % 2 == 0 ? "u1" : "u3", std::to_string(i)}});
    const auto after = thereAndBack({batch});
    CHECK(after.units[0].models == 10);
    CHECK(after.units[0].name == "10");
    CHECK(after.units[1].units[0].name == "11");
    batch.edits.push_back({edits::SetModels{"u4", 1}});
    refused({batch}, EditError::NoSuchUnit);
}

/// With work that grows with the square of the number, this would go on for minutes.
TEST_CASE("very many units are added, changed, removed and come back, each as one step")
{
    constexpr std::size_t many = 100'000;
    Roster roster;
    edits::Batch add;
    edits::Batch change;
    edits::Batch remove;
    for (std::size_t i = 0; i < many; ++i) {
        const auto id = std::to_string(i);
        const bool isBelow = i % 2 == 1;
        add.edits.push_back({edits::AddUnit{isBelow ? std::to_string(i - 1) : "", isBelow ? 0 : i / 2, unit(id, "p")}});
        change.edits.push_back({edits::SetModels{id, 3}});
        remove.edits.insert(remove.edits.end(), {edits::RemoveUnit{std::to_string(many - 1 - i)}});
    }
    REQUIRE(apply(roster, {add}));
    REQUIRE(countUnits(roster.units) == many);
    REQUIRE(apply(roster, {change}));
    const auto before = roster;
    const auto back = apply(roster, {remove});
    REQUIRE(back);
    CHECK(roster.units.empty());
    REQUIRE(apply(roster, *back));
    CHECK(roster == before);
}

TEST_CASE("a batch of which one edit is refused leaves nothing behind")
{
    const edits::Batch batch{{{edits::SetName{"During"}},
                              {edits::RemoveUnit{"u2"}},
                              {edits::Batch{{{edits::SetPoints{5}}, {edits::AddUnit{"u1", 0, unit("u2", "cannon")}}}}},
                              {edits::SetOption{"u1", std::nullopt, "long-pikes", std::nullopt}},
                              {edits::SetModels{"u3", 1}}}};
    refused({batch}, EditError::NoSuchUnit);
}
