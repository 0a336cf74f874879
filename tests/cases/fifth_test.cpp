// The invented ruleset of tests/data/fifth: its cases are in tests/data/rules/lantern-war, its cards are here.

#include "rules/cards.h"
#include "rules/game.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr lantern(const std::string& unit) { return judgeUnits("lantern-war", "brass", unit); }
JudgedPtr glass(const std::string& unit) { return judgeUnits("lantern-war", "glass", unit); }

std::string own(const Judged& judged, const std::string& column) { return figure(judged, judged.card().stats, column); }

} // namespace

TEST_CASE("a ruleset that no C++ knows is read with all its armies")
{
    const auto catalogue = store().fullCatalogue("lantern-war");
    REQUIRE(catalogue);
    CHECK((*catalogue)->armies.size() == 3);
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
    std::function<void(const Bound&)> addBound;
    const auto addMeasure = [&](const Measure& measure) {
        measures.insert(static_cast<int>(measure.kind));
        if (measure.in)
            scopes.insert(static_cast<int>(measure.in->kind));
        sides.insert(static_cast<int>(measure.side.kind));
    };
    addBound = [&](const Bound& bound) {
        bounds.insert(static_cast<int>(bound.source));
        roundings.insert(static_cast<int>(bound.rounding));
        if (bound.measure)
            addMeasure(*bound.measure);
        if (bound.by)
            addBound(*bound.by);
    };
    for (const auto& rule : (*catalogue)->ruleset.constraints) {
        subjects.insert(static_cast<int>(rule.subject));
        scopes.insert(static_cast<int>(rule.scope.kind));
        addMeasure(rule.count);
        for (const auto* bound : {&rule.atMost, &rule.atLeast})
            if (*bound)
                addBound(**bound);
    }
    CHECK(subjects.size() == static_cast<std::size_t>(SubjectKind::Battle) + 1);
    CHECK(scopes.size() == static_cast<std::size_t>(Scope::Kind::Roster) + 1);
    CHECK(measures.size() == static_cast<std::size_t>(Measure::Kind::Unmatched) + 1);
    CHECK(bounds.size() == static_cast<std::size_t>(Bound::Source::ArmyNumber) + 1);
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
    CHECK(units.span()[0].heldBack);
    CHECK(units.span()[1].heldBack);
    CHECK(units.span()[2].heldBack);
    CHECK_FALSE(units.span()[3].heldBack);
}

TEST_CASE("a limit that is a fraction stays exact")
{
    const auto judged =
        judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war", "army": "brass",
        "battle": {"points": 100}, "units": [{"unit": "walker"}]})",
                  "fraction");
    const auto& tallies = judged->assessment.tallies;
    const auto& rules = judged->catalogue->ruleset.constraints;
    const auto found =
        std::ranges::find_if(tallies, [&](const Tally& tally) { return rules[tally.constraint].id == "beasts-third"; });
    REQUIRE(found != tallies.end());
    CHECK(found->actual == Fraction(34));
    REQUIRE(found->max);
    CHECK(*found->max == Fraction(100, 3));
    CHECK_FALSE(found->min);
}

TEST_CASE("figures that the data leave out are worked out of others")
{
    // Nerve 8 in the second part, 10 models: (100% - 80%) x 10 = 2 models; 20% of them.
    const auto wardens = glass(R"({"unit": "wardens", "models": 10, "options": {"glaive": 1}})");
    CHECK(own(*wardens, "breaks") == "2");
    CHECK(own(*wardens, "loss") == "20 %");
    CHECK(own(*wardens, "bonus") == "–"); // no command
    // 11 models: 2.2, rounded up.
    CHECK(own(*glass(R"({"unit": "wardens", "models": 11, "options": {"glaive": 1}})"), "breaks") == "3");
    // A printed figure is kept, whatever the formula says.
    CHECK(own(*glass(R"({"unit": "misprint"})"), "breaks") == "3");
    // A machine is exempt, but has a share.
    const auto strider = glass(R"({"unit": "strider"})");
    CHECK(own(*strider, "breaks") == "–");
    CHECK(own(*strider, "loss") == "50 %");
    // Command 7: +2 from 7 on, and 7 x 3 inches; command 2: +0 from 2 on, and 6 inches.
    const auto knight = glass(R"({"unit": "knight"})");
    CHECK(own(*knight, "bonus") == "+2");
    CHECK(own(*knight, "reach") == "21″");
    const auto captain = lantern(R"({"unit": "captain"})");
    CHECK(own(*captain, "bonus") == "+0");
    CHECK(own(*captain, "reach") == "6″");
    // Only what is plated has a weaker rear.
    CHECK(own(*strider, "rear") == "8");
    CHECK(own(*wardens, "rear") == "–");
}

TEST_CASE("what works on a figure works on those that are worked out of it")
{
    // A bell: nerve 9, so 10% of 10 = 1. Two bells: nerve 10, so none; but not while they do not add up.
    const std::string bells = R"({"unit": "wardens", "models": 10, "options": {"glaive": 1},
                                  "groups": [{"group": "bell", "models": 2}]})";
    CHECK(own(*glass(bells), "nerve") == "–/10");
    CHECK(own(*glass(bells), "breaks") == "0");
    const auto roster = [&](const std::string& rulings) {
        return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war", "army": "glass",
            "rulings": )" + rulings +
                             R"(, "units": [)" + bells + "]}",
                         "bells");
    };
    CHECK(own(*roster(R"({"bells-add-up": false})"), "nerve") == "–/9");
    CHECK(own(*roster(R"({"bells-add-up": false})"), "breaks") == "1");
    // What a bell gives is the whole unit's.
    CHECK(rulesOf(glass(bells)->card().rules) == "Brave");
}

TEST_CASE("penalties count twice for the ponderous, and bonuses once")
{
    const auto pavise = glass(R"({"unit": "cuirassiers", "options": {"pavise": 1}})");
    CHECK(own(*pavise, "move") == "7″"); // 9 - 2 x 1
    CHECK(own(*pavise, "def") == "5+");  // 3+ and 2
    CHECK(own(*glass(R"({"unit": "wardens", "options": {"pavise": 1}})"), "move") == "5″");
}

TEST_CASE("harm is doubled before or after what is added, as the ruling says")
{
    const std::string wardens =
        R"({"unit": "wardens", "options": {"glaive": 1, "lens-gun": 1, "keen": 1, "burning": 1}})";
    const auto last = glass(wardens);
    CHECK(weaponFigure(*last, last->card().weapons, "glaive", "harm") == "4"); // (1 + 1) x 2
    CHECK(weaponFigure(*last, last->card().weapons, "lens-gun", "harm") == "2×(1D6+1)");
    const auto first = judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war",
        "army": "glass", "rulings": {"doubling-last": false}, "units": [)" +
                                     wardens + "]}",
                                 "first");
    CHECK(weaponFigure(*first, first->card().weapons, "glaive", "harm") == "3"); // 1 x 2 + 1
    CHECK(weaponFigure(*first, first->card().weapons, "lens-gun", "harm") == "2×1D6+1");
}

TEST_CASE("a weapon's modifier becomes the figure that its bearer rolls")
{
    const auto judged =
        glass(R"({"unit": "wardens", "options": {"staff": 1, "dart": 1}, "groups": [{"group": "lead"}]})");
    const auto card = judged->card();
    CHECK(weaponFigure(*judged, card.weapons, "staff", "to-hit") == "4+"); // 5+, and 1 better
    CHECK(weaponFigure(*judged, card.weapons, "dart", "to-hit") == "6+");  // 5+, and 1 worse
    REQUIRE(card.groups.size() == 1);
    CHECK(weaponFigure(*judged, card.groups[0].weapons, "staff", "to-hit") == "3+"); // a lead hits 1 better
}

TEST_CASE("hands are filled in every way that cannot be bettered")
{
    using Ways = std::vector<std::string>;
    const auto ways = [](const std::string& unit) { return glass(unit)->card().holds; };
    CHECK(ways(R"({"unit": "wardens", "options": {"glaive": 1, "dart": 1}})") == Ways{}); // both at once
    CHECK(ways(R"({"unit": "wardens", "options": {"glaive": 1, "dart": 1, "buckler": 1}})") ==
          Ways{"Glaive + Dart", "Glaive + Buckler", "Dart + Buckler"});
    CHECK(ways(R"({"unit": "wardens", "options": {"staff": 1, "dart": 1, "buckler": 1}})") ==
          Ways{"Staff", "Dart + Buckler"});
    // A lens knife is always at hand.
    CHECK(ways(R"({"unit": "wardens", "options": {"lens-knife": 1, "dart": 1, "buckler": 1}})") == Ways{});
}

TEST_CASE("models that have something else do not carry what their unit took")
{
    // Ten wardens with staffs: a lead with a glaive, two bells who keep theirs, an apprentice with a knife besides.
    const auto judged = glass(R"({"unit": "wardens", "models": 10, "options": {"staff": 1},
        "groups": [{"group": "lead", "options": {"glaive": 1}}, {"group": "bell", "models": 2},
                   {"group": "apprentice", "options": {"lens-knife": 1}}]})");
    const auto card = judged->card();
    CHECK(weaponsOf(*judged, card.weapons) == "9 Staff");
    REQUIRE(card.groups.size() == 3);
    CHECK(weaponsOf(*judged, card.groups[0].weapons) == "1 Glaive");
    CHECK(weaponsOf(*judged, card.groups[1].weapons) == "2 Staff");
    CHECK(weaponsOf(*judged, card.groups[2].weapons) == "1 Staff, 1 Lens knife");
    // By the other answer the lead has both.
    const auto both = judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war", "army": "glass",
        "rulings": {"swap-arms": false}, "units": [{"unit": "wardens", "models": 10, "options": {"staff": 1},
        "groups": [{"group": "lead", "options": {"glaive": 1}}]}]})",
                                "both");
    CHECK(weaponsOf(*both, both->card().weapons) == "10 Staff");
    CHECK(weaponsOf(*both, both->card().groups.at(0).weapons) == "1 Staff, 1 Glaive");
}

TEST_CASE("of the hands' ways to be filled none is listed that another holds, and none of very many")
{
    const auto ways = [](const std::string& unit) { return glass(unit)->card().holds; };
    // One hand: a staff needs two, so it is never held.
    CHECK(ways(R"({"unit": "stump", "options": {"glaive": 1, "staff": 1}})") == std::vector<std::string>{"Glaive"});
    CHECK(ways(R"({"unit": "stump", "options": {"glaive": 1, "buckler": 1}})") ==
          std::vector<std::string>{"Glaive", "Buckler"});
    CHECK(ways(R"({"unit": "stump", "options": {"staff": 1}})").empty());
    CHECK(ways(R"({"unit": "stump", "options": {"glaive": 1}})").empty());
    CHECK(ways(R"({"unit": "stump", "options": {"glaive": 1, "buckler": 0}})").empty());
}

TEST_CASE("the parameter of a special rule stands where its name and text say n")
{
    Catalogue catalogue;
    const auto rule = catalogue.rules.add();
    const auto told = [&](const std::string& name, const std::string& text, const std::string& value,
                          const std::string& note = {}) {
        catalogue.rules[rule].name = name;
        catalogue.rules[rule].text = text;
        catalogue.rules[rule].shortText = text;
        RuleRef ref;
        ref.rule = rule;
        ref.value = value;
        ref.note = note;
        CHECK(shortText(catalogue, ref) == ruleText(catalogue, ref));
        return std::pair(ruleName(catalogue, ref), ruleText(catalogue, ref));
    };
    using Told = std::pair<std::string, std::string>;
    CHECK(told("Tough (n)", "Takes n hits.", "12") == Told("Tough (12)", "Takes 12 hits."));
    CHECK(told("Tough (n)", "n hits, then n", "3") == Told("Tough (3)", "3 hits, then 3"));
    CHECK(told("Tough (n)", "n", "D3") == Told("Tough (D3)", "D3"));
    CHECK(told("Tough (n)", "(n) +n/n", "2") == Told("Tough (2)", "(2) +2/2"));
    // Only where n is a word of its own.
    CHECK(told("Tough (n)", "none in an oven, 2n, n2", "2") == Told("Tough (2)", "none in an oven, 2n, n2"));
    CHECK(told("Tough (n)", "Takes n.", "") == Told("Tough (n)", "Takes n."));
    CHECK(told("Tough", "Takes n.", "2") == Told("Tough (2)", "Takes 2."));
    CHECK(told("Tough (n) (n)", "", "n", "in woods") == Told("Tough (n) (n) (in woods)", ""));
    CHECK(told("Tough", "nn n", "n") == Told("Tough (n)", "nn n"));
    CHECK(told("Brave", "Never runs.", "", "at night") == Told("Brave (at night)", "Never runs."));
}

TEST_CASE("a card of several kinds of model has a stat line, weapons and rules for each")
{
    const auto judged = glass(R"({"unit": "caravan"})");
    const auto card = judged->card();
    CHECK(judged->assessment.models == 6);
    REQUIRE(card.parts.size() == 2);
    const auto& men = card.parts[0];
    const auto& carts = card.parts[1];
    CHECK(men.models == 4);
    CHECK(figure(*judged, men.stats, "grit") == "4");
    CHECK(figure(*judged, men.stats, "rear") == "–");
    CHECK(weaponsOf(*judged, men.weapons) == "2 Dart"); // on each model
    CHECK(rulesOf(men.rules) == "Drilled");
    CHECK(figure(*judged, carts.stats, "grit") == "6");
    CHECK(figure(*judged, carts.stats, "rear") == "5");
    CHECK(weaponsOf(*judged, carts.weapons) == "1 Prism");
    CHECK(carts.weapons.at(0).mount == "Roof");
    CHECK(rulesOf(carts.rules) == "Carrier (4), Plated");
    CHECK(carts.uncertain.size() == 1);
    // Filters find rules of the kinds of model: a caravan has carts, so it carries.
    const auto laden =
        glass(R"({"unit": "caravan", "units": [{"unit": "stump", "as": "embarked", "options": {"glaive": 1}}]})");
    CHECK(lines(laden->assessment).find("wrong-place") == std::string::npos);
}

TEST_CASE("tracks have marks, rows for places, and blanks")
{
    const auto caravan = glass(R"({"unit": "caravan"})")->card();
    const auto lost = std::ranges::find(caravan.tracks, "Models lost", &ProfileTrack::name);
    REQUIRE(lost != caravan.tracks.end());
    CHECK(lost->boxes == 6);
    CHECK(lost->mark == 4); // 6 x 60% = 3.6
    const auto strider = glass(R"({"unit": "strider"})");
    const auto card = strider->card();
    REQUIRE(card.tracks.size() == 2);
    CHECK(card.tracks[0].name == "Lamp");
    CHECK(card.tracks[0].boxes == 2);
    CHECK_FALSE(card.tracks[0].isBlank);
    CHECK(card.tracks[1].name == "Legs");
    CHECK(card.tracks[1].isBlank);
    CHECK(statOf(*strider, card.stats, "spares").value.isBlank);
}

TEST_CASE("a track without boxes is not printed")
{
    auto game = lanterns();
    game.ruleset["tracks"] = nlohmann::json::parse(
        R"([{ "id": "blows", "name": "Blows", "boxes": { "stat": "att" } },
            { "id": "steps", "name": "Steps", "boxes": { "stat": "move" }, "mark": { "stat": "att" } }])");
    const auto mortar = game.judge("brass", R"({"unit": "mortar"})"); // it neither strikes nor moves
    CHECK(mortar->card().tracks.empty());
    const auto rifles = game.judge("brass", R"({"unit": "rifles"})")->card();
    REQUIRE(rifles.tracks.size() == 2);
    CHECK(rifles.tracks[0].boxes == 1);
    CHECK(rifles.tracks[0].mark == 0);
    CHECK(rifles.tracks[1].boxes == 5);
    CHECK(rifles.tracks[1].mark == 1);
}

TEST_CASE("options of a shared group have ids and mounts of the group that uses it")
{
    const auto judged = glass(R"({"unit": "strider", "options": {"left-gun-beam": 1, "left-gun-coolant": 1}})");
    const auto card = judged->card();
    REQUIRE(card.weapons.size() == 2);
    CHECK(judged->catalogue->weapon(card.weapons[0].weapon).name == "Beam");
    CHECK(card.weapons[0].mount == "Left gun");
    CHECK(judged->catalogue->weapon(card.weapons[1].weapon).name == "Prism");
    CHECK(card.weapons[1].mount == "Right gun"); // of the default that this use names
}

TEST_CASE("what the enemy gets is a share of a unit's points")
{
    const auto judged = glass(R"({"unit": "stump", "options": {"glaive": 1, "buckler": 1}}, {"unit": "strider"})");
    const auto stump = victoryPoints(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(0));
    REQUIRE(stump.size() == 2);
    CHECK(stump[0] == Fraction(11, 2)); // 8 + 2 + 1 = 11
    CHECK(stump[1] == Fraction(11));
    const auto strider = victoryPoints(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(1));
    CHECK_FALSE(strider[0]); // machines do not break
    CHECK(strider[1] == Fraction(72));
}

TEST_CASE("figures rest by scenario and by what the roster has")
{
    const auto shown = [](const std::string& battle, const std::string& unit) {
        const auto judged = judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war",
            "army": "glass", "battle": )" +
                                          battle + R"(, "units": [{"unit": ")" + unit + "\"}]}",
                                      "figures");
        std::set<std::string> ids;
        for (const auto& figure : judged->catalogue->ruleset.figures)
            if (holds(*judged->catalogue, figure.when, judged->assessment))
                ids.insert(figure.id);
        return ids;
    };
    using Ids = std::set<std::string>;
    CHECK(shown("{}", "strider") == Ids{"spoils", "held-back"});
    CHECK(shown(R"({"scenario": "siege"})", "strider") == Ids{"spoils"});
    CHECK(shown(R"({"options": {"night": true}})", "strider") == Ids{"spoils", "held-back", "lamp-oil"});
    CHECK(shown(R"({"options": {"night": true}})", "knight") == Ids{"spoils", "held-back"});
}
