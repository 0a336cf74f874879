// The invented ruleset of tests/data/fifth: its cases are in tests/data/rules/lantern-war, its cards are here.

#include "cards.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr lantern(const std::string& unit) { return judgeUnits("lantern-war", "brass", unit); }

} // namespace

TEST_CASE("a ruleset that no C++ knows is read with all its armies")
{
    const auto catalogue = store().fullCatalogue("lantern-war");
    REQUIRE(catalogue);
    CHECK((*catalogue)->armies.size() == 2);
}

TEST_CASE("the invented ruleset has every kind of subject, measure and bound")
{
    const auto catalogue = store().fullCatalogue("lantern-war");
    REQUIRE(catalogue);
    std::set<int> subjects;
    std::set<int> scopes;
    std::set<int> measures;
    std::set<int> bounds;
    std::set<int> roundings;
    std::set<int> sides;
    const auto addMeasure = [&](const Measure& measure) {
        measures.insert(static_cast<int>(measure.kind));
        sides.insert(static_cast<int>(measure.side.kind));
    };
    for (const auto& rule : (*catalogue)->ruleset.constraints) {
        subjects.insert(static_cast<int>(rule.subject));
        scopes.insert(static_cast<int>(rule.scope));
        addMeasure(rule.count);
        for (const auto* bound : {&rule.atMost, &rule.atLeast})
            if (*bound) {
                bounds.insert(static_cast<int>((*bound)->source));
                roundings.insert(static_cast<int>((*bound)->rounding));
                if ((*bound)->measure)
                    addMeasure(*(*bound)->measure);
            }
    }
    CHECK(subjects.size() == static_cast<std::size_t>(Constraint::Subject::Battle) + 1);
    CHECK(scopes.size() == static_cast<std::size_t>(Constraint::Scope::Place) + 1);
    CHECK(measures.size() == static_cast<std::size_t>(Measure::Kind::Unmatched) + 1);
    CHECK(bounds.size() == static_cast<std::size_t>(Bound::Source::Stat) + 1);
    CHECK(roundings.size() == static_cast<std::size_t>(Rounding::Up) + 1);
    CHECK(sides.size() == static_cast<std::size_t>(SideSelector::Kind::ByOption) + 1);
}

TEST_CASE("improving goes by the direction of the column")
{
    const auto plain = lantern(R"({"unit": "rifles", "models": 10})");
    CHECK(figure(*plain, plain->card().stats, "hit") == "6+");
    CHECK(figure(*plain, plain->card().stats, "def") == "2+");
    const auto better = lantern(R"({"unit": "rifles", "models": 10, "options": {"veterans": 1, "shields": 1}})");
    CHECK(figure(*better, better->card().stats, "hit") == "5+"); // a roll to hit is better when lower
    CHECK(figure(*better, better->card().stats, "def") == "3+"); // a defence when higher
    CHECK(statOf(*better, better->card().stats, "hit").reasons == std::vector<std::string>{"Veterans"});
    CHECK(statOf(*better, better->card().stats, "def").reasons == std::vector<std::string>{"Shields"});
    CHECK_FALSE(statOf(*better, better->card().stats, "move").isChanged());
}

TEST_CASE("effects add, set, multiply and worsen, and work together")
{
    // Plate: Defence 2+ three better is 5+, Move 5 one worse is 4.
    const auto plate = lantern(R"({"unit": "rifles", "models": 5, "options": {"plate": 1}})");
    CHECK(figure(*plate, plate->card().stats, "def") == "5+");
    CHECK(figure(*plate, plate->card().stats, "move") == "4″");
    // Forced march: Move 5 x 2, Hit 6+ one worse is 7+.
    const auto march = lantern(R"({"unit": "rifles", "models": 5, "options": {"forced-march": 1}})");
    CHECK(figure(*march, march->card().stats, "move") == "10″");
    CHECK(figure(*march, march->card().stats, "hit") == "7+");
    // With plate: (5 - 1) x 2; with veterans 7+ is 6+ again.
    const auto both =
        lantern(R"({"unit": "rifles", "models": 5, "options": {"plate": 1, "forced-march": 1, "veterans": 1}})");
    CHECK(figure(*both, both->card().stats, "move") == "8″");
    CHECK(figure(*both, both->card().stats, "hit") == "6+");
    CHECK(statOf(*both, both->card().stats, "move").reasons == std::vector<std::string>{"Plate", "Forced march"});
    const auto square = lantern(R"({"unit": "rifles", "models": 5, "options": {"square": 1}})");
    CHECK(figure(*square, square->card().stats, "move") == "2″");
    // Both parts of a pair get better, a dash stays a dash.
    const auto elite = lantern(R"({"unit": "rifles", "models": 5, "options": {"elite": 1}})");
    CHECK(figure(*elite, elite->card().stats, "nerve") == "–/10");
    CHECK(figure(*elite, elite->card().stats, "hit") == "4+");
}

TEST_CASE("effects on weapons go by kind, and by number where they say each")
{
    const auto one = lantern(R"({"unit": "rifles", "models": 5, "options": {"fine-powder": 1}})");
    CHECK(weaponFigure(*one, one->card().weapons, "rifle", "power") == "+1");
    CHECK(weaponFigure(*one, one->card().weapons, "rifle", "aim") == "4+");
    const auto three = lantern(R"({"unit": "rifles", "models": 5, "options": {"fine-powder": 3, "longrifle": 1}})");
    CHECK(weaponFigure(*three, three->card().weapons, "rifle", "power") == "+3");
    CHECK(weaponFigure(*three, three->card().weapons, "rifle", "aim") == "4+"); // not for each
    CHECK(weaponFigure(*three, three->card().weapons, "longrifle", "power") == "+4");
    const auto champion = lantern(
        R"({"unit": "rifles", "models": 5, "options": {"fine-powder": 3}, "groups": [{"group": "champion", "options": {"fine-sabre": 1}}]})");
    const auto card = champion->card();
    REQUIRE(card.groups.size() == 1);
    CHECK(weaponFigure(*champion, card.groups[0].weapons, "sabre", "power") == "+1"); // a sabre burns no powder
}

TEST_CASE("models of a group have figures, weapons and rules of their own")
{
    const auto judged = lantern(
        R"({"unit": "rifles", "models": 10, "options": {"veterans": 1},
            "groups": [{"group": "champion", "options": {"fine-sabre": 1}}, {"group": "bannerman"}]})");
    const auto card = judged->card();
    REQUIRE(card.groups.size() == 2);
    const auto& champion = card.groups[0];
    CHECK(champion.name == "Champion");
    CHECK(champion.models == 1);
    CHECK(figure(*judged, champion.stats, "att") == "3");     // 1 + 2
    CHECK(weaponsOf(*judged, champion.weapons) == "1 Sabre"); // in place of the rifle
    CHECK(rulesOf(champion.rules) == "Brave, Drilled");
    CHECK(rulesOf(card.rules) == "Drilled"); // what the champion has, the others have not
    CHECK(figure(*judged, card.stats, "att") == "1");
    // Who chooses nothing of his own has what his unit has.
    CHECK(figure(*judged, card.groups[1].stats, "hit") == "5+");
}

TEST_CASE("special rules are granted, passed over, and summed")
{
    const auto hounds = lantern(R"({"unit": "hounds", "models": 2})")->card();
    CHECK(rulesOf(hounds.rules) == "Tough (2)"); // granted to beasts
    REQUIRE(hounds.tracks.size() == 1);
    CHECK(hounds.tracks[0].boxes == 2);
    const auto walker = lantern(R"({"unit": "walker"})")->card();
    CHECK(rulesOf(walker.rules) == "Tough (5)"); // unless they have their own
    CHECK(walker.tracks.at(0).boxes == 5);
    CHECK(rulesOf(lantern(R"({"unit": "moth:queen"})")->card().rules) == "Tough (2)");
    CHECK(rulesOf(lantern(R"({"unit": "militia"})")->card().rules) == "Drilled"); // the army's own grant
    CHECK(rulesOf(lantern(R"({"unit": "pikes"})")->card().rules).empty());
    CHECK(rulesOf(lantern(R"({"unit": "wagon"})")->card().rules) == "Carrier (5)");
    CHECK(rulesOf(lantern(R"({"unit": "wagon", "options": {"trailer": 1}})")->card().rules) == "Carrier (8)");
    CHECK(lantern(R"({"unit": "wagon", "options": {"trailer": 1}})")->card().rules.at(0).shortText ==
          "Carries 8 models.");
}

TEST_CASE("what a unit that always is held back has below it is held back too")
{
    const auto judged = lantern(R"({"unit": "scouts"}, {"unit": "captain", "options": {"cloak": 1},
                                     "units": [{"unit": "pikes"}]}, {"unit": "pikes"})");
    const auto& units = judged->assessment.units;
    REQUIRE(units.size() == 4);
    CHECK(units[0].heldBack);
    CHECK(units[1].heldBack);
    CHECK(units[2].heldBack);
    CHECK_FALSE(units[3].heldBack);
}

TEST_CASE("a limit that is a fraction stays exact")
{
    const auto judged =
        judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war", "army": "brass",
        "battle": {"points": 100}, "units": [{"unit": "walker"}]})",
                  "fraction");
    const auto& tallies = judged->assessment.tallies;
    const auto& rules = judged->catalogue->ruleset.constraints;
    const auto found = std::ranges::find_if(tallies, [&](const Tally& tally) {
        return rules[static_cast<std::size_t>(tally.constraint)].id == "beasts-third";
    });
    REQUIRE(found != tallies.end());
    CHECK(found->actual == Fraction(34));
    REQUIRE(found->max);
    CHECK(*found->max == Fraction(100, 3));
    CHECK_FALSE(found->min);
}
