#include "rules/fixes/choosing.h"

#include "game.h"

#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

using Group = std::optional<std::size_t>;
using Rulings = std::map<std::string, bool, std::less<>>;

constexpr Group own = std::nullopt;

Roster rosterOf(const std::string& ruleset, const std::string& army, RosterUnit unit, const Rulings& rulings)
{
    Roster made;
    made.ruleset = ruleset;
    made.army = army;
    made.units = {std::move(unit)};
    made.rulings = rulings;
    return made;
}

/// A roster with one unit, "a".
class Chooser {
public:
    Chooser(const std::string& ruleset, const std::string& army, RosterUnit unit, const Rulings& rulings = {})
        : m_judged(judge(rosterOf(ruleset, army, std::move(unit), rulings)))
    {
    }
    Chooser(const Game& game, const std::string& army, RosterUnit unit)
        : m_judged(judgeBy(game.read(), rosterOf(game.ruleset.at("id"), army, std::move(unit), {})))
    {
    }

    [[nodiscard]] std::optional<Edit> edit(Group group, const std::string& option, int count) const
    {
        return chooseOption(*m_judged->catalogue, m_judged->assessment, Id<AssessedUnit>::at(0), group, option, count);
    }

    /// Chooses, takes it back byte for byte, chooses again; then what the roster names. What changes nothing has no
    /// steps.
    OptionCounts choose(Group group, const std::string& option, int count)
    {
        const auto chosen = edit(group, option, count);
        REQUIRE(chosen);
        auto roster = m_judged->roster;
        const auto before = writeRoster(roster);
        const auto back = apply(roster, *chosen);
        REQUIRE(back);
        const auto* batch = std::get_if<edits::Batch>(&chosen->change);
        CHECK((batch && batch->edits.empty()) == (writeRoster(roster) == before));
        const auto after = roster;
        REQUIRE(apply(roster, *back));
        CHECK(writeRoster(roster) == before);
        m_judged = judgeBy(m_judged->catalogue, after);
        return named(group);
    }

    [[nodiscard]] OptionCounts named(Group group) const
    {
        const auto& unit = m_judged->roster.units.front();
        return group ? unit.groups.at(*group).options : unit.options;
    }

    [[nodiscard]] Points points() const { return m_judged->assessment.points; }
    /// Whether the choices are as the data want them.
    [[nodiscard]] bool isInOrder() const
    {
        return std::ranges::none_of(m_judged->assessment.findings,
                                    [](const Finding& finding) { return finding.rule.starts_with("option-"); });
    }

    /// "Def 6+ for 5+": each figure with an option and without it.
    [[nodiscard]] std::string changes(std::size_t body, const std::string& option) const
    {
        const auto& assessment = m_judged->assessment;
        const auto& its = assessment.bodiesOf(Id<AssessedUnit>::at(0))[body];
        const auto& catalogue = *m_judged->catalogue;
        const auto& list = its.kind ? its.kind->choices : catalogue.unit(assessment.units.front().kind).choices;
        const auto position = list.find(option);
        REQUIRE(!position.isNone());
        std::string text;
        for (const auto& change : changesBy(catalogue, assessment, its, list.options[position])) {
            const auto& column = catalogue.ruleset.stats[change.stat];
            text += (text.empty() ? "" : ", ") + column.shortName + ' ' + formatStat(column.kind, change.with) +
                    " for " + formatStat(column.kind, change.without);
        }
        return text;
    }

private:
    JudgedPtr m_judged;
};

/// Ten spearmen with armour and shields, and a champion (0) and an officer (1) among them.
RosterUnit spearmen()
{
    auto made = unitOf("a", "infantry");
    made.models = 10;
    made.options = {{"armor", 1}, {"regular-training", 1}, {"shields", 1}, {"shortspear", 1}};
    made.groups = {{"champion", 1, {}}, {"officer-captain", 1, {{"shieldwall", 1}}}};
    return made;
}

} // namespace

TEST_CASE("of a set with a default only what is not the default is named")
{
    Chooser table("warpath-2e", "marauders", unitOf("a", "raptor"));
    CHECK(table.choose(own, "flamethrower-f", 1) == OptionCounts{{"flamethrower-f", 1}});
    CHECK(table.choose(own, "machine-gun-f", 1) == OptionCounts{{"machine-gun-f", 1}});
    // Another set is none of its business.
    CHECK(table.choose(own, "quad", 1) == OptionCounts{{"machine-gun-f", 1}, {"quad", 1}});
    CHECK(table.choose(own, "anti-tank-gun-f", 1) == OptionCounts{{"quad", 1}});
    CHECK(table.isInOrder());
    // To have none of a set with a default must be said: not even its one weapon, which is too few.
    CHECK(table.choose(own, "anti-tank-gun-f", 0) == OptionCounts{{"anti-tank-gun-f", 0}, {"quad", 1}});
    CHECK_FALSE(table.isInOrder());
    CHECK(table.choose(own, "anti-tank-gun-f", 1) == OptionCounts{{"quad", 1}});
}

TEST_CASE("of a set without a default one choice takes the place of another, or is let go")
{
    Chooser table("warpath-2e", "forge-fathers", unitOf("a", "forge-guard-team"));
    CHECK(table.choose(own, "heat-cannon", 1) == OptionCounts{{"heat-cannon", 1}});
    CHECK(table.choose(own, "hailstorm-autocannon", 1) == OptionCounts{{"hailstorm-autocannon", 1}});
    CHECK(table.choose(own, "hailstorm-autocannon", 0) == OptionCounts{});
    // Letting go of what is not there lets nothing else go.
    CHECK(table.choose(own, "heat-cannon", 1) == OptionCounts{{"heat-cannon", 1}});
    CHECK(table.choose(own, "hailstorm-autocannon", 0) == OptionCounts{{"heat-cannon", 1}});
}

TEST_CASE("of a set that counts, all that is there is named until it is the default again")
{
    // Four heavy weapons, hailstorm autocannons unless it is said otherwise.
    Chooser table("warpath-2e", "forge-fathers", unitOf("a", "stormrage-veterans-team"));
    CHECK(table.choose(own, "heat-cannon", 3) == OptionCounts{{"hailstorm-autocannon", 1}, {"heat-cannon", 3}});
    CHECK(table.isInOrder());
    // Fewer of one makes no more of another.
    CHECK(table.choose(own, "heat-cannon", 2) == OptionCounts{{"hailstorm-autocannon", 1}, {"heat-cannon", 2}});
    CHECK(table.choose(own, "heat-cannon", 3) == OptionCounts{{"hailstorm-autocannon", 1}, {"heat-cannon", 3}});
    CHECK(table.choose(own, "heat-hammer", 1).find("heat-cannon") == 3);
    CHECK(table.points() == 185 + 25);
    CHECK(table.choose(own, "heat-cannon", 0) == OptionCounts{{"hailstorm-autocannon", 1}, {"heat-hammer", 1}});
    CHECK(table.choose(own, "hailstorm-autocannon", 4) == OptionCounts{{"heat-hammer", 1}});
}

TEST_CASE("in a full group one more of a choice takes the place of another")
{
    // Four of four: the default goes one by one, then what was taken before. Each is one edit, which choose() takes
    // back.
    Chooser table("warpath-2e", "forge-fathers", unitOf("a", "stormrage-veterans-team"));
    CHECK(table.choose(own, "heat-cannon", 1) == OptionCounts{{"hailstorm-autocannon", 3}, {"heat-cannon", 1}});
    CHECK(table.choose(own, "heat-cannon", 4) == OptionCounts{{"heat-cannon", 4}});
    CHECK(table.isInOrder());
    CHECK(table.choose(own, "hailstorm-autocannon", 2) ==
          OptionCounts{{"hailstorm-autocannon", 2}, {"heat-cannon", 2}});
    CHECK(table.isInOrder());

    // Of several others that goes which is there most often: three banners and a drummer fill the extras.
    auto game = skirmish();
    for (auto& group : game.unit("red", "pikes")["options"])
        if (group.at("id") == "extras") {
            group["max"] = 4;
            group["options"].push_back({{"id", "horn"}, {"name", "Horn"}});
        }
    auto pikes = unitOf("a", "pikes");
    pikes.options = {{"banner", 3}, {"drummer", 1}};
    Chooser extras(game, "red", pikes);
    CHECK(extras.choose(own, "horn", 1) == OptionCounts{{"banner", 2}, {"drummer", 1}, {"horn", 1}});
    // What was too much already stays so.
    pikes.options = {{"banner", 3}, {"drummer", 3}};
    Chooser broken(game, "red", pikes);
    CHECK(broken.choose(own, "horn", 1) == OptionCounts{{"banner", 2}, {"drummer", 3}, {"horn", 1}});
}

TEST_CASE("of a list of single choices each stands for itself")
{
    Chooser table("warpath-2e", "forge-fathers", unitOf("a", "huscarl"));
    CHECK(table.choose(own, "force-dome", 1) == OptionCounts{{"force-dome", 1}});
    CHECK(table.choose(own, "heat-hammer", 1) == OptionCounts{{"force-dome", 1}, {"heat-hammer", 1}});
    CHECK(table.choose(own, "force-dome", 0) == OptionCounts{{"heat-hammer", 1}});
    CHECK(table.points() == 60 + 25);
}

TEST_CASE("a weapon on a mount takes the place of the one there, not of the other arm's")
{
    auto hound = unitOf("a", "warhound-titan");
    hound.options = {{"left-arm-vulcan-mega-bolter", 1}, {"right-arm-plasma-blastgun", 1}};
    Chooser table("heresy", "titan-legion", hound);
    CHECK(table.choose(own, "left-arm-power-fist", 1) ==
          OptionCounts{{"left-arm-power-fist", 1}, {"right-arm-plasma-blastgun", 1}});
    CHECK(table.points() == 125 + 30 + 35);
    CHECK(table.isInOrder());
}

TEST_CASE("one grade of a thing lets go of another, while the ruling says that they exclude each other")
{
    Chooser table("wargame", "standard", spearmen());
    const OptionCounts elite{{"armor", 1}, {"elite-training", 1}, {"shields", 1}, {"shortspear", 1}};
    CHECK(table.choose(own, "elite-training", 1) == elite);
    CHECK(table.isInOrder());
    CHECK(table.choose(own, "elite-training", 0).find("regular-training") == std::nullopt);
    // Equipment does not exclude weapons, nor weapons each other.
    CHECK(table.choose(own, "pistol", 1).size() == 4);
    CHECK(table.choose(own, "club", 1).size() == 5);

    Chooser added("wargame", "standard", spearmen(), {{"graded-upgrades", false}});
    CHECK(added.choose(own, "elite-training", 1).size() == 5);
    CHECK(added.isInOrder());
}

TEST_CASE("a champion who takes a weapon names all that he then has of the set, and none where it is the unit's")
{
    Chooser table("wargame", "standard", spearmen());
    // Ten models of 5 + 2 + 3 + 1 + 1, a champion of 25 and a captain of 20.
    const auto plain = 10 * 12 + 25 + 20;
    CHECK(table.points() == plain);
    // He keeps the spear that he shares with his unit, and pays it himself.
    CHECK(table.choose(0, "sword", 1) == OptionCounts{{"shortspear", 1}, {"sword", 1}});
    CHECK(table.points() == plain + 4);
    CHECK(table.choose(0, "shortspear", 0) == OptionCounts{{"sword", 1}});
    CHECK(table.points() == plain + 3);
    // Without any weapon of his own he has none, which must be said.
    CHECK(table.choose(0, "sword", 0) == OptionCounts{{"sword", 0}});
    CHECK(table.points() == plain - 1);
    CHECK(table.choose(0, "shortspear", 1) == OptionCounts{});
    CHECK(table.points() == plain);
    // A choice of his own set leaves his others alone, and those of the unit and the captain.
    CHECK(table.choose(0, "pistol", 1) == OptionCounts{{"pistol", 1}, {"shortspear", 1}});
    CHECK(table.choose(1, "shieldwall", 0) == OptionCounts{});
    CHECK(table.choose(own, "armor", 0).find("shortspear") == 1);
}

TEST_CASE("a champion's own grade stands in place of his unit's")
{
    Chooser table("wargame", "standard", spearmen());
    CHECK(table.choose(0, "heavy-armor", 1) == OptionCounts{{"heavy-armor", 1}});
    CHECK(table.isInOrder());
    // Ten of 12, two upgrades, and heavy armour of 4 for armour of 2.
    CHECK(table.points() == 10 * 12 + 25 + 20 + 2);
    CHECK(table.choose(0, "armor", 1) == OptionCounts{});
    // To have no shields where the unit has some.
    CHECK(table.choose(0, "shields", 0) == OptionCounts{{"shields", 0}});
    CHECK(table.choose(0, "shields", 1) == OptionCounts{});

    Chooser added("wargame", "standard", spearmen(), {{"graded-upgrades", false}});
    CHECK(added.choose(0, "heavy-armor", 1) == OptionCounts{{"armor", 1}, {"heavy-armor", 1}});
}

TEST_CASE("where own choices come on top of the unit's only they are named")
{
    Chooser table("wargame", "standard", spearmen(), {{"specialist-swap", false}});
    CHECK(table.choose(0, "sword", 1) == OptionCounts{{"sword", 1}});
    CHECK(table.points() == 10 * 12 + 25 + 20 + 4);
    CHECK(table.choose(0, "sword", 0) == OptionCounts{});
    // What he shares cannot be put down.
    CHECK(table.choose(0, "shortspear", 0) == OptionCounts{});
}

TEST_CASE("a choice of a set that its unit may not have is of the group alone")
{
    Chooser table("wargame", "standard", spearmen());
    CHECK(table.choose(1, "volley-fire", 1) == OptionCounts{{"shieldwall", 1}, {"volley-fire", 1}});
    CHECK(table.choose(1, "shieldwall", 0) == OptionCounts{{"volley-fire", 1}});
}

TEST_CASE("what is not there cannot be chosen")
{
    const Chooser table("wargame", "standard", spearmen());
    CHECK_FALSE(table.edit(own, "chainsaw", 1));
    CHECK_FALSE(table.edit(own, "volley-fire", 1)); // an officer's
    CHECK_FALSE(table.edit(0, "volley-fire", 1));
    CHECK_FALSE(table.edit(2, "sword", 1));
    auto odd = spearmen();
    odd.groups.insert(odd.groups.begin(), {"jester", 1, {}});
    const Chooser known("wargame", "standard", odd);
    CHECK_FALSE(known.edit(0, "sword", 1));
    CHECK(known.edit(1, "sword", 1));
    const Chooser unknown("wargame", "standard", unitOf("a", "war-wagon"));
    CHECK_FALSE(unknown.edit(own, "sword", 1));
}

TEST_CASE("a figure is told with an option and without it, whether it is taken or not")
{
    Chooser table("warpath-2e", "forge-fathers", unitOf("a", "huscarl"));
    CHECK(table.changes(0, "forgeguard-battlesuit") == "Def 6+ for 5+");
    CHECK(table.changes(0, "force-dome").empty()); // a rule, no figure
    table.choose(own, "forgeguard-battlesuit", 1);
    CHECK(table.changes(0, "forgeguard-battlesuit") == "Def 6+ for 5+");

    // A gun on a platform has no Speed at all; on tracks it has.
    const Chooser gun("warpath-2e", "forge-fathers", unitOf("a", "jotunn-heavy-hailstorm-cannon"));
    CHECK(gun.changes(0, "tracked") == "Spd 4″ for –");
    CHECK(gun.changes(0, "platform").empty());

    // Each gun costs an attack.
    Chooser bot("warpath-2e", "marauders", unitOf("a", "battlebot"));
    CHECK(bot.changes(0, "flamethrower") == "Att 4 for 5");
    bot.choose(own, "flamethrower", 2);
    CHECK(bot.changes(0, "flamethrower") == "Att 3 for 5");
    CHECK(bot.changes(0, "machine-gun") == "Att 2 for 3");
}

TEST_CASE("a figure with one choice of a set is without the one that it takes the place of")
{
    auto hound = unitOf("a", "warhound-titan"); // Assault 4
    hound.options = {{"left-arm-power-fist", 1}, {"right-arm-plasma-blastgun", 1}};
    Chooser table("heresy", "titan-legion", hound);
    CHECK(table.changes(0, "left-arm-power-fist") == "Asslt 6 for 4");
    CHECK(table.changes(0, "left-arm-chain-fist") == "Asslt 5 for 6");
    CHECK(table.changes(0, "left-arm-vulcan-mega-bolter") == "Asslt 4 for 6");
    CHECK(table.changes(0, "right-arm-chain-fist") == "Asslt 7 for 6"); // the other arm keeps its fist

    // Hit 6+, Bravery 4, and 1 for the officer: Regular Training is taken.
    const Chooser trained("wargame", "standard", spearmen());
    CHECK(trained.changes(0, "regular-training") == "Hit 5+ for 6+, Brav 6 for 5");
    CHECK(trained.changes(0, "elite-training") == "Hit 4+ for 5+, Brav 7 for 6");
    const Chooser added("wargame", "standard", spearmen(), {{"graded-upgrades", false}});
    CHECK(added.changes(0, "elite-training") == "Hit 3+ for 5+, Brav 8 for 6");
}

TEST_CASE("an option that is there by default is kept by one that does not exclude it")
{
    // A drummer by default, who quickens them; a horn may be had besides.
    auto game = skirmish();
    auto& extras = game.unit("red", "pikes").at("options").at(1).at("options");
    extras.at(0)["effects"] = nlohmann::json::parse(R"([{ "stat": "move", "improve": 2 }])");
    extras.push_back(
        nlohmann::json::parse(R"({ "id": "horn", "name": "Horn", "effects": [{ "stat": "move", "improve": 1 }] })"));
    Chooser table(game, "red", unitOf("a", "pikes"));
    CHECK(table.changes(0, "drummer") == "Mv 8″ for 6″");
    CHECK(table.changes(0, "horn") == "Mv 9″ for 8″");
    CHECK(table.choose(own, "horn", 1) == OptionCounts{{"drummer", 1}, {"horn", 1}});
    CHECK(table.choose(own, "horn", 0) == OptionCounts{});
}

TEST_CASE("a model group's figures are told of what it shares with its unit, and of its own")
{
    Chooser table("wargame", "standard", spearmen());
    // The champion: Hit 6+, 1 for training, 1 for himself; Defense 2+, 1 for armour, 1 for shields; Move 6.
    CHECK(table.changes(1, "armor") == "Move 5″ for 6″, Def 4+ for 3+");
    CHECK(table.changes(1, "heavy-armor") == "Move 4″ for 5″, Def 5+ for 4+");
    CHECK(table.changes(1, "elite-training") == "Hit 3+ for 4+, Brav 7 for 6");
    table.choose(0, "heavy-armor", 1);
    CHECK(table.changes(1, "heavy-armor") == "Move 4″ for 6″, Def 5+ for 3+");
    // His unit is as it was.
    CHECK(table.changes(0, "armor") == "Move 5″ for 6″, Def 4+ for 3+");
}

TEST_CASE("units can be held back where the rules speak of it")
{
    const auto asks = [](const std::string& ruleset) {
        return asksForHeldBack(store().fullCatalogue(ruleset).value()->ruleset);
    };
    CHECK(asks("warpath-2e")); // Reinforcements
    CHECK(asks("heresy"));     // Reserves
    CHECK_FALSE(asks("wargame"));
    CHECK_FALSE(asks("rules-of-war-ancients"));
}
