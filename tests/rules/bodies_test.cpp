// Bodies of models: the unit's own, and those of its model groups.

#include "game.h"

#include "rules/fixes/identity.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

/// What is found about one unit of the Glass by one sentence: "own 5 of 9", "lead 4 of 9 (staff)".
std::vector<std::string> foundBy(const std::string& rule, const std::string& unit)
{
    auto game = lanterns();
    game.setRules({rule});
    const auto judged = game.judge("glass", unit);
    const auto& assessment = judged->assessment;
    std::vector<std::string> found;
    for (const auto& finding : assessment.findings) {
        if (finding.constraint.isNone())
            continue;
        const auto& body = assessment.bodies[std::get<Id<Body>>(finding.subject)];
        CHECK(identify(assessment, finding).group == (body.kind ? body.kind->id : ""));
        auto text = body.kind ? body.kind->id : std::string("own");
        text += ' ' + finding.actual->text() + " of " + finding.allowed->text();
        for (const auto weapon : finding.weapons)
            text += ' ' + judged->catalogue->weapon(weapon).id;
        found.push_back(std::move(text));
    }
    return found;
}

using Found = std::vector<std::string>;

Points cost(const std::string& army, const std::string& unit, const std::string& ruling = {})
{
    const auto rulings = ruling.empty() ? std::string() : R"("rulings": {")" + ruling + R"(": false}, )";
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "lantern-war", "army": ")" + army +
                         R"(", )" + rulings + R"("units": [)" + unit + "]}",
                     "cost")
        ->assessment.points;
}

} // namespace

TEST_CASE("models of a group take the place of others, but only of as many as the unit has")
{
    // Rifles cost 10 and 6 a model; a specialist costs 9 in place of the 6.
    const auto rifles = [](const std::string& groups) {
        return cost("brass", R"({"unit": "rifles", "models": 5, "groups": [)" + groups + "]}");
    };
    const auto specialists = [](int models) {
        return R"({"group": "specialist", "models": )" + std::to_string(models) + "}";
    };
    CHECK(rifles("") == 40);
    CHECK(rifles(specialists(3)) == 40 + 3 * 3);
    CHECK(rifles(specialists(5)) == 40 + 5 * 3);
    // For the sixth and seventh nothing was paid, so nothing is paid back.
    CHECK(rifles(specialists(7)) == 40 + 5 * 3 + 2 * 9);
    CHECK(rifles(specialists(3) + ", " + specialists(4)) == 40 + 5 * 3 + 2 * 9);
    CHECK(rifles(specialists(5) + ", " + specialists(1)) == 40 + 5 * 3 + 9);
    // Flamers cost 6 more for each of them.
    CHECK(rifles(R"({"group": "specialist", "models": 2, "options": {"flamer": 1}})") == 40 + 2 * 3 + 2 * 6);
    // A champion of 15 comes on top, but he is one of the five.
    CHECK(rifles(R"({"group": "champion"}, )" + specialists(5)) == 40 + 15 + 4 * 3 + 9);
}

TEST_CASE("what a group's own choices stand in place of is paid back likewise")
{
    // Wardens: 4 a model, staffs 1, glaives 2. A lead costs 10 on top; his own glaive is in place of his staff.
    const auto wardens = [](int leads, const std::string& ruling = {}) {
        return cost("glass",
                    R"({"unit": "wardens", "models": 5, "options": {"staff": 1},
                        "groups": [{"group": "lead", "models": )" +
                        std::to_string(leads) + R"(, "options": {"glaive": 1}}]})",
                    ruling);
    };
    CHECK(wardens(1) == 5 * 5 + 10 + 2 - 1);
    CHECK(wardens(5) == 5 * 5 + 5 * (10 + 2 - 1));
    CHECK(wardens(7) == 5 * 5 + 5 * (10 + 2 - 1) + 2 * (10 + 2));
    // By the other answers the badge is all that a lead costs, and his arms come on top.
    CHECK(wardens(1, "badge-on-top") == 5 * 5 + 10 - 4 + 2 - 1);
    CHECK(wardens(7, "badge-on-top") == 5 * 5 + 7 * 10 - 5 * 4 + 7 * 2 - 5);
    CHECK(wardens(1, "swap-arms") == 5 * 5 + 10 + 2);
    // What he does not choose he has as his unit has it.
    CHECK(
        cost("glass", R"({"unit": "wardens", "models": 5, "options": {"staff": 1}, "groups": [{"group": "lead"}]})") ==
        5 * 5 + 10);
    // None of the set is a choice, too.
    CHECK(cost("glass", R"({"unit": "wardens", "models": 5, "options": {"staff": 1},
                            "groups": [{"group": "lead", "options": {"glaive": 0}}]})") == 5 * 5 + 10 - 1);
}

TEST_CASE("models without choices of their own are judged if their group changes a figure")
{
    // Wardens hit on 5+, a lead on 4+; a bell changes nothing of its own bearer.
    const std::string rule = R"({ "id": "x", "forEach": "body", "count": { "stat": "hit" }, "atLeast": 5 })";
    CHECK(foundBy(rule, R"({"unit": "wardens", "groups": [{"group": "lead"}, {"group": "bell"}]})") ==
          Found{"lead 4 of 5"});
}

TEST_CASE("what models share with their unit is found once, anything else for themselves")
{
    const auto wardens = [](const std::string& options, const std::string& lead) {
        return R"({"unit": "wardens", "options": {)" + options + R"(}, "groups": [{"group": "lead", "options": {)" +
               lead + "}}]}";
    };
    const std::string hit = R"({ "id": "x", "forEach": "body", "count": { "stat": "hit" }, "atLeast": 9 })";
    CHECK(foundBy(hit, wardens("", "")) == Found{"own 5 of 9", "lead 4 of 9"}); // another figure
    const std::string hands =
        R"({ "id": "x", "forEach": "body", "count": { "largest": { "stat": "hold" } }, "atMost": 1 })";
    CHECK(foundBy(hands, wardens(R"("staff": 1)", "")) == Found{"own 2 of 1 staff"});
    CHECK(foundBy(hands, wardens(R"("staff": 1)", R"("staff": 1)")) == Found{"own 2 of 1 staff"});
    CHECK(foundBy(hands, wardens(R"("staff": 1)", R"("staff": 1, "dart": 1)")) == Found{"own 2 of 1 staff"});
    // Two hands as well, but of another weapon.
    CHECK(foundBy(hands, wardens(R"("staff": 1)", R"("lens-gun": 1)")) ==
          Found{"own 2 of 1 staff", "lead 2 of 1 lens-gun"});
    CHECK(foundBy(hands, wardens(R"("glaive": 1)", R"("staff": 1)")) == Found{"lead 2 of 1 staff"});
    // Another bound: one hand is full for each cover.
    const std::string covered =
        R"({ "id": "x", "forEach": "body", "count": { "largest": { "stat": "hold" } },
             "atMost": { "count": { "options": { "of": "cover" } } } })";
    CHECK(foundBy(covered, wardens(R"("staff": 1)", R"("buckler": 1)")) ==
          Found{"own 2 of 0 staff", "lead 2 of 1 staff"});
}
