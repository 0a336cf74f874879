// Prices that depend on more than a size, models that an option adds to its own unit, counters, and what points are
// called. The game is that of the examples of the language page, tests/data/recipes.

#include "game.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

Game market()
{
    auto game = marketDay();
    game.setRules({});
    return game;
}

/// With a cart whose bottles are cheaper for the defender, and free where there are wings; wings cost 10.
Game withCart()
{
    auto game = market();
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "cart", "name": "Cart", "category": "special",
        "models": 1, "points": 20, "stats": { "leadership": 5, "lead": 0 }, "options": [
            { "id": "kit", "name": "Kit", "options": [
                { "id": "bottles", "name": "Bottles", "max": 3, "points": {
                    "if": [{ "when": { "option": "role", "is": "defender" }, "points": "5/2" },
                           { "where": { "option": "wings" }, "points": 0 }],
                    "else": 6 } },
                { "id": "wings", "name": "Wings", "points": 10 }] }] })"));
    return game;
}

Points costOf(const Game& game, const std::string& units, const std::string& head = {}, std::size_t unit = 0)
{
    return game.judge("reds", units, head)->assessment.units[Id<AssessedUnit>::at(unit)].points;
}

std::string cart(const std::string& options) { return R"({"id": "c", "unit": "cart", "options": {)" + options + "}}"; }

const std::string defends = R"("battle": {"options": {"role": "defender"}}, )";

} // namespace

TEST_CASE("an option costs what the first case that holds says, or else its usual price")
{
    const auto game = withCart();
    CHECK(costOf(game, cart(R"("bottles": 1)")) == 26);
    CHECK(costOf(game, cart(R"("bottles": 3)")) == 38);
    // 20 + 10 for the wings, and the bottles are free.
    CHECK(costOf(game, cart(R"("bottles": 3, "wings": 1)")) == 30);
    // 20 + 3 times 2 1/2, exactly.
    CHECK(Fraction(costOf(game, cart(R"("bottles": 3)"), defends)) == Fraction(55, 2));
    // Both cases hold: the first counts.
    CHECK(Fraction(costOf(game, cart(R"("bottles": 1, "wings": 1)"), defends)) == Fraction(65, 2));
    // The card has the same price, and the unit's cost is in the sum of the roster.
    const auto judged = game.judge("reds", cart(R"("bottles": 3, "wings": 1)"), {});
    CHECK(judged->assessment.points == 30);
    REQUIRE(judged->card().options.size() == 2);
    CHECK(judged->card().options[0].points == 0);
    CHECK(judged->card().options[1].points == 10);
}

TEST_CASE("a price may ask for a trait of the unit, which is known only when it has all its options")
{
    auto game = market();
    game.ruleset["traits"].push_back(
        json::parse(R"({ "id": "winged", "name": "Winged", "when": { "option": "wings" } })"));
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "cart", "name": "Cart", "category": "special",
        "models": [1, 3], "points": { "if": [{ "where": { "trait": "winged" }, "points": { "bySize": [[1, 50], [3, 90]] } }],
                                      "else": { "bySize": [[1, 20], [3, 55]] } },
        "stats": { "leadership": 5, "lead": 0 }, "options": [
            { "id": "kit", "name": "Kit", "options": [{ "id": "wings", "name": "Wings" }] }] })"));
    CHECK(costOf(game, R"({"id": "c", "unit": "cart"})") == 20);
    CHECK(costOf(game, R"({"id": "c", "unit": "cart", "models": 3})") == 55);
    CHECK(costOf(game, R"({"id": "c", "unit": "cart", "options": {"wings": 1}})") == 50);
    CHECK(costOf(game, R"({"id": "c", "unit": "cart", "models": 3, "options": {"wings": 1}})") == 90);
}

TEST_CASE("a unit costs more below some units")
{
    auto game = market();
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "pupil", "name": "Pupil", "category": "special",
        "models": 1, "stats": { "leadership": 5, "lead": 0 }, "points": {
            "if": [{ "parent": { "option": "general" }, "points": 40 }, { "parent": {}, "points": 30 }], "else": 15 } })"));
    CHECK(costOf(game, R"({"id": "p", "unit": "pupil"})") == 15);
    const auto below = [](const std::string& options) {
        return R"({"id": "l", "unit": "lord", "options": {)" + options +
               R"(}, "units": [{"id": "p", "unit": "pupil", "as": "command"}]})";
    };
    CHECK(costOf(game, below({}), {}, 1) == 30);
    CHECK(costOf(game, below(R"("general": 1)"), {}, 1) == 40);
    // 100 for the lord, 20 for the general.
    CHECK(game.judge("reds", below(R"("general": 1)"), {})->assessment.points == 160);
}

TEST_CASE("a price with cases in words")
{
    const auto catalogue = withCart().read();
    const auto& kind = catalogue->unit(catalogue->findUnit(catalogue->findArmy("reds"), "cart"));
    CHECK(report::price(*catalogue, kind.choices.options[kind.choices.find("bottles")]) ==
          "6 (2½ if Role: Defender; 0 if Wings)");
}

TEST_CASE("an option adds models of the unit's own kind, with its weapons, beside its size")
{
    auto game = market();
    game.armies["reds"]["units"].push_back(json::parse(R"({ "id": "watch", "name": "Watch", "category": "core",
        "models": { "min": 5, "max": 10 }, "pointsPerModel": 10, "stats": { "leadership": 6, "lead": 0 },
        "weapons": [{ "weapon": "broom" }], "options": [
            { "id": "more", "name": "More", "options": [
                { "id": "bowman", "name": "Bowman", "max": 2, "points": 15, "models": 1,
                  "weapons": [{ "weapon": "bow" }], "replaces": ["broom"] }] }] })"));
    const auto ten = game.judge("reds", R"({"id": "w", "unit": "watch", "models": 10, "options": {"bowman": 2}})", {});
    // 10 models are the most that may be bought; two more come with the bows. 10 times 10 + 2 times 15.
    CHECK(lines(ten->assessment).empty());
    const auto& unit = ten->assessment.units.front();
    CHECK(unit.models == 12);
    CHECK(unit.size() == 10);
    CHECK(unit.points == 130);
    CHECK(ten->assessment.models == 12);
    const auto card = ten->card();
    REQUIRE(card.weapons.size() == 2);
    CHECK(card.weapons[0].count == 10);
    CHECK(card.weapons[1].count == 2);
    // Counts of models and of weapons see them.
    game.addRule(R"({ "id": "crowd", "count": { "models": {} }, "atMost": 11 })");
    CHECK(lines(game.judge("reds", R"({"id": "w", "unit": "watch", "models": 10, "options": {"bowman": 2}})", {})
                    ->assessment) == "error crowd [w] 12 of 11\n");
    CHECK(lines(game.judge("reds", R"({"id": "w", "unit": "watch", "models": 10, "options": {"bowman": 1}})", {})
                    ->assessment)
              .empty());
}

TEST_CASE("no rule looks at counters")
{
    auto game = market();
    game.ruleset["counters"] = json::parse(
        R"([{ "id": "xp", "name": "Experience", "boxes": 20 }, { "id": "gold", "name": "Gold", "of": "roster" }])");
    const auto plain = game.judge("reds", R"({"id": "l", "unit": "lord"})", {});
    const auto counted =
        game.judge("reds", R"({"id": "l", "unit": "lord", "counters": {"xp": 7}})", R"("counters": {"gold": 45}, )");
    CHECK(counted->roster.units.front().counters.find("xp") == 7);
    CHECK(counted->roster.counters.find("gold") == 45);
    CHECK(lines(plain->assessment) == lines(counted->assessment));
    CHECK(plain->assessment.outcome() == counted->assessment.outcome());
}

TEST_CASE("a counter that the game does not have is a warning, and the army is judged")
{
    auto game = market();
    game.ruleset["counters"] = json::parse(R"([{ "id": "xp", "name": "Experience", "where": { "unit": "reds:lord" } },
        { "id": "gold", "name": "Gold", "of": "roster" }])");
    // Both are misspelt, and each is where the other belongs.
    const auto judged = game.judge("reds", R"({"id": "l", "unit": "lord", "counters": {"xq": 7, "gold": 1}})",
                                   R"("counters": {"gald": 45, "xp": 2}, )");
    const auto& assessment = judged->assessment;
    CHECK(assessment.isLegal());
    std::vector<std::string> said;
    std::vector<std::string> first;
    for (const auto& finding : assessment.findings) {
        CHECK(finding.severity == Severity::Warning);
        CHECK(finding.rule == "unknown-counter");
        said.push_back(report::message(*judged->catalogue, assessment, finding));
        const auto offered = fixes(*judged->catalogue, judged->roster, assessment, finding);
        REQUIRE_FALSE(offered.empty());
        first.push_back(report::fixLabel(*judged->catalogue, assessment, offered.front()));
    }
    CHECK(said == std::vector<std::string>{"A roster of this game has no counter ‘gald’.",
                                           "A roster of this game has no counter ‘xp’.", "Lord has no counter ‘gold’.",
                                           "Lord has no counter ‘xq’."});
    CHECK(first == std::vector<std::string>{"Take Gold in place of ‘gald’", "Remove ‘xp’", "Remove ‘gold’ from Lord",
                                            "Take Experience in place of ‘xq’"});
    // Its number stays.
    const auto offered = fixes(*judged->catalogue, judged->roster, assessment, assessment.findings.back());
    REQUIRE(apply(judged->roster, offered.front().edit));
    CHECK(judged->roster.units.front().counters.find("xp") == 7);
    CHECK_FALSE(judged->roster.units.front().counters.find("xq"));
    // What a unit does not count cannot mean anything either.
    const auto other = game.judge("reds", R"({"id": "c", "unit": "captain", "counters": {"xp": 1}})", {});
    REQUIRE(other->assessment.findings.size() == 1);
    CHECK(other->assessment.findings.front().rule == "unknown-counter");
}

TEST_CASE("texts of a game have its name for points")
{
    auto game = market();
    game.ruleset["points"]["name"] = "can";
    game.ruleset["points"]["plural"] = "cans";
    game.addRule(R"({ "id": "limit", "count": { "points": {} }, "atMost": { "battle": "points" },
        "when": { "points": { "atLeast": 10 } } })");
    const auto catalogue = game.read();
    const auto& currency = catalogue->ruleset.currency;
    CHECK(report::points(currency, 1) == "1 can");
    CHECK(report::points(currency, 1234) == "1,234 cans");
    CHECK(report::points({}, 1) == "1 point");
    // Only whole words, and no names of slots.
    CHECK(report::inCurrency(currency, "{points} points: Points, pointless, 1 point, %1 points") ==
          "{points} cans: Cans, pointless, 1 can, %1 cans");
    const auto judged = game.judge("reds", R"({"id": "l", "unit": "lord"})", R"("battle": {"points": 500}, )");
    report::Context context;
    context.catalogue = judged->catalogue.get();
    context.assessment = &judged->assessment;
    context.roster = &judged->roster;
    CHECK(report::totals(context).starts_with("100 of 500 cans, 1 unit"));
    const auto& lord = catalogue->unit(catalogue->findUnit(catalogue->findArmy("reds"), "lord"));
    CHECK(report::cost(*catalogue, lord) == "100 cans");
}
