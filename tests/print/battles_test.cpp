// Every pair of sides: samples of each two armies of each game, with every scenario and every value of options that a
// scenario has, on either side. What the verdict says and what the battle sheet says must agree.

#include "fixture.h"

#include "print/view/words.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"
#include "rules/judge/assessbattle.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

/// What one side brings to a battle beside its units.
struct Terms {
    std::string scenario;
    std::string role; ///< a choice of the option that a scenario has; empty: nothing is named
    std::optional<std::int64_t> points;
    std::optional<bool> ruling; ///< of the one that a rule about battles asks for
};

/// The option that exists in some scenario only, the ruling that a rule about battles asks for: none where the game has
/// none.
struct Asked {
    Id<BattleOption> option;
    Id<Ruling> ruling;

    explicit Asked(const Ruleset& ruleset)
    {
        for (const auto id : ruleset.battleOptions.ids())
            if (!ruleset.battleOptions[id].when.scenarios.empty())
                option = id;
        for (const auto& rule : ruleset.constraints)
            if (rule.subject == SubjectKind::Battle && !rule.when.rulings.empty())
                ruling = rule.when.rulings.front().ruling;
    }
};

class PrintedBattle {
public:
    PrintedBattle(std::array<Printable, 2>& sides, const Terms& first, const Terms& second)
        : m_sides(sides), m_terms{first, second}, m_asked(sides[0].catalogue->ruleset)
    {
        for (std::size_t i = 0; i < 2; ++i)
            set(sides[i], m_terms[i]);
        auto job = sides[0].job();
        job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
        const SheetContext context(job, {}, Id<AssessedUnit>::at(0));
        m_sheet = battleView(context);
        m_findings = findings(sides[0], sides[1]);
    }

    [[nodiscard]] const BattleSheet& sheet() const { return m_sheet; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_sides[0].catalogue->ruleset; }
    [[nodiscard]] const std::vector<std::string>& findings() const { return m_findings; }
    [[nodiscard]] std::vector<std::string> findingsOfOthers() const { return findings(m_sides[1], m_sides[0]); }
    [[nodiscard]] bool finds(std::string_view rule) const
    {
        return std::ranges::any_of(m_findings, [&](const auto& line) { return line.starts_with(rule); });
    }
    [[nodiscard]] bool scenarioDiffers() const
    {
        return !m_terms[0].scenario.empty() && !m_terms[1].scenario.empty() &&
               m_terms[0].scenario != m_terms[1].scenario;
    }
    /// What is played; empty if nothing is agreed.
    [[nodiscard]] std::string scenario() const
    {
        return scenarioDiffers() ? "" : m_terms[0].scenario.empty() ? m_terms[1].scenario : m_terms[0].scenario;
    }
    /// The figures by name, of both sides.
    [[nodiscard]] std::map<std::string, std::vector<std::string>> figures() const
    {
        std::map<std::string, std::vector<std::string>> figures;
        for (const auto& figure : m_sheet.figures)
            for (const auto& value : figure.values)
                figures[figure.figure].push_back(value.value);
        return figures;
    }
    [[nodiscard]] std::string title() const
    {
        std::string title = ruleset().id;
        for (std::size_t i = 0; i < 2; ++i) {
            const auto& terms = m_terms[i];
            title += (i == 0 ? ": " : " against ") + m_sides[i].roster.army + ", '" + terms.scenario + "', '" +
                     terms.role + "', " + (terms.points ? std::to_string(*terms.points) : "no points") +
                     (terms.ruling ? *terms.ruling ? ", on" : ", off" : "");
        }
        for (const auto& line : m_findings)
            title += "\n  " + line;
        return title;
    }

private:
    void set(Printable& side, const Terms& terms) const
    {
        side.roster.battle.scenario = terms.scenario;
        side.roster.battle.points = terms.points;
        side.roster.battle.options.clear();
        side.roster.rulings.clear();
        if (!terms.role.empty())
            side.roster.battle.options[ruleset().battleOptions[m_asked.option].id] = terms.role;
        if (terms.ruling)
            side.roster.rulings[ruleset().rulings[m_asked.ruling].id] = *terms.ruling;
        side.assessment = assess(*side.catalogue, side.roster);
    }

    static std::vector<std::string> findings(const Printable& first, const Printable& second)
    {
        const Side sides[2]{{{&first.roster}, {&first.assessment}}, {{&second.roster}, {&second.assessment}}};
        std::vector<std::string> lines;
        for (const auto& finding : assessBattle(*first.catalogue, sides))
            lines.push_back(std::string(finding.rule) + ": " +
                            report::message(*first.catalogue, first.assessment, finding));
        return lines;
    }

    std::array<Printable, 2>& m_sides;
    std::array<Terms, 2> m_terms;
    Asked m_asked;
    BattleSheet m_sheet;
    std::vector<std::string> m_findings;
};

/// The first sample of each army.
std::vector<std::string> samplesOf(const std::string& ruleset)
{
    const auto folder = "armies/" + ruleset + "/samples";
    std::map<std::string, std::string> byArmy;
    for (const auto& entry : std::filesystem::directory_iterator(MUSTER_SOURCE_DIR "/" + folder)) {
        const auto path = folder + '/' + entry.path().filename().string();
        byArmy.emplace(load(path).roster.army, path);
    }
    std::vector<std::string> samples;
    for (const auto& [army, path] : byArmy)
        samples.push_back(path);
    return samples;
}

/// The scenarios, and none.
std::vector<std::string> scenariosOf(const Ruleset& ruleset)
{
    std::vector<std::string> scenarios{""};
    for (const auto& scenario : ruleset.scenarios)
        scenarios.push_back(scenario.id);
    return scenarios;
}

std::vector<std::string> rolesOf(const Ruleset& ruleset)
{
    const Asked asked(ruleset);
    if (asked.option.isNone())
        return {""};
    std::vector<std::string> roles;
    for (const auto& choice : ruleset.battleOptions[asked.option].choices)
        roles.push_back(choice.id);
    return roles;
}

/// Points and rulings of both sides.
std::vector<std::pair<Terms, Terms>> termsOf(const Ruleset& ruleset)
{
    std::vector<std::pair<Terms, Terms>> all{{{}, {}}};
    if (ruleset.hasPoints)
        all = {{{{}, {}, 1000, {}}, {{}, {}, 1000, {}}},
               {{{}, {}, 2000, {}}, {{}, {}, 1000, {}}},
               {{{}, {}, 1000, {}}, {}}};
    if (!Asked(ruleset).ruling.isNone()) {
        all.push_back({{{}, {}, 2000, false}, {{}, {}, 1000, {}}});
        all.push_back({{{}, {}, 1000, {}}, {{}, {}, 1999, false}});
        all.push_back({{{}, {}, {}, false}, {}});
    }
    return all;
}

/// Calls `use` for every battle of a ruleset.
void forEachBattle(const std::string& ruleset, auto use)
{
    const auto samples = samplesOf(ruleset);
    for (std::size_t a = 0; a < samples.size(); ++a)
        for (std::size_t b = a; b < samples.size(); ++b) {
            auto sides = loadSides(samples[a], samples[b]);
            const auto& rules = sides[0].catalogue->ruleset;
            const auto scenarios = scenariosOf(rules);
            const auto roles = rolesOf(rules);
            for (auto [first, second] : termsOf(rules))
                for (const auto& firstScenario : scenarios)
                    for (const auto& secondScenario : scenarios)
                        for (const auto& firstRole : roles)
                            for (const auto& secondRole : roles) {
                                first.scenario = firstScenario;
                                first.role = firstRole;
                                second.scenario = secondScenario;
                                second.role = secondRole;
                                use(sides, first, second);
                            }
        }
}

void checkScenario(const PrintedBattle& battle)
{
    const auto& sheet = battle.sheet();
    const auto& ruleset = battle.ruleset();
    const auto chosen = ruleset.scenarios.find(battle.scenario());
    CHECK(battle.finds(scenarioDiffers) == battle.scenarioDiffers());
    CHECK(sheet.scenarioDiffers == battle.scenarioDiffers());
    CHECK(sheet.scenario.value_or("") == (chosen.isNone() ? "" : ruleset.scenarios[chosen].name));
    CHECK(sheet.scenarios.size() == (battle.scenarioDiffers() ? 0 : chosen.isNone() ? ruleset.scenarios.size() : 1));
    CHECK(sheet.isScenarioOpen == (!battle.scenarioDiffers() && chosen.isNone() && !ruleset.scenarios.empty()));
    // Only figures of this scenario, or of any.
    for (const auto& shown : sheet.figures) {
        const auto isIt = [&](const Figure& figure) {
            const auto& when = figure.when;
            return figure.name == shown.figure && figure.text == shown.text.value_or("") &&
                   (when.scenarios.empty() || std::ranges::find(when.scenarios, chosen) != when.scenarios.end()) &&
                   (when.notScenarios.empty() ||
                    (!battle.scenarioDiffers() &&
                     std::ranges::find(when.notScenarios, chosen) == when.notScenarios.end()));
        };
        INFO(shown.figure);
        CHECK(std::ranges::any_of(ruleset.figures, isIt));
    }
    // Options are shown where they exist.
    for (const auto& option : ruleset.battleOptions) {
        const auto& in = option.when.scenarios;
        const bool isThere = in.empty() || std::ranges::find(in, chosen) != in.end();
        INFO(option.id);
        CHECK(isThere ==
              std::ranges::any_of(sheet.agreed, [&](const auto& each) { return each.agreement == option.name; }));
    }
    CHECK(battle.scenarioDiffers() ==
          std::ranges::any_of(sheet.agreed, [](const auto& each) { return each.agreement == "Scenario"; }));
}

/// The verdict on the sheet is the verdict, and is the same from the other side of the table.
void checkVerdict(const PrintedBattle& battle)
{
    std::vector<std::string> printed;
    for (const auto& line : battle.sheet().battleFindings)
        printed.push_back(line.message);
    REQUIRE(printed.size() == battle.findings().size());
    for (std::size_t i = 0; i < printed.size(); ++i)
        CHECK(battle.findings()[i].ends_with(": " + printed[i]));
    CHECK(battle.findingsOfOthers() == battle.findings());
}

/// What only the attacker or only the defender has is in the column of the one who is it.
void checkFiguresOfRoles(const PrintedBattle& battle, const Terms& first, const Terms& second)
{
    struct OfRole {
        std::string figure;
        std::string role;
        std::string value;
    };
    const bool hasRoles = battle.scenario() == "attack-and-defend";
    const auto figures = battle.figures();
    for (const auto& [figure, role, value] :
         {OfRole{"Each objective taken", "attacker", "500 points"},
          OfRole{"Each turn after the third", "defender", "200 points"},
          OfRole{"Attacker's distance at set-up", "attacker", "75 cm"}, OfRole{"Reserves", "defender", "yes"}}) {
        INFO(figure);
        const auto found = figures.find(figure);
        CHECK((found != figures.end()) == (hasRoles && (first.role == role || second.role == role)));
        if (found != figures.end() && first.role != second.role)
            CHECK(found->second == std::vector{first.role == role ? value : "–", second.role == role ? value : "–"});
    }
}

/// Attacker and defender of Heresy: who has too few points by the verdict has too few by the sheet.
void checkRoles(const PrintedBattle& battle, const std::array<Printable, 2>& sides, const Terms& first,
                const Terms& second)
{
    const bool hasRoles = battle.scenario() == "attack-and-defend";
    CHECK(battle.finds("roles-differ") == (hasRoles && first.role == second.role));
    const bool perSide = battle.scenario() == "set-piece" || battle.scenario() == "seize-the-objective";
    CHECK(battle.finds("sides-balanced") == (perSide && first.points != second.points));
    const auto figures = battle.figures();
    const auto atLeast = figures.find("Attacker's points, at least");
    const auto atMost = figures.find("Defender's points, at most");
    if (!hasRoles || first.role == second.role) {
        CHECK_FALSE(battle.finds("attacker-double"));
        CHECK((atLeast != figures.end()) == (hasRoles && first.role == "defender"));
        CHECK((atMost != figures.end()) == (hasRoles && first.role == "attacker"));
        return;
    }
    const std::size_t attacker = first.role == "attacker" ? 0 : 1;
    const std::size_t defender = 1 - attacker;
    const bool byCost = first.ruling.value_or(second.ruling.value_or(true));
    const auto pointsOf = [&](std::size_t side) {
        return byCost ? std::optional(sides[side].assessment.points) : (side == 0 ? first : second).points;
    };
    const auto own = pointsOf(attacker);
    const auto others = pointsOf(defender);
    CHECK(battle.finds("attacker-double") == (own && others && *own < 2 * *others));
    REQUIRE(atLeast != figures.end());
    REQUIRE(atMost != figures.end());
    CHECK(atLeast->second[attacker] == "–");
    CHECK(atLeast->second[defender] == (others ? report::points({}, 2 * *others) : "2 × the agreed points: ____"));
    CHECK(atMost->second[defender] == "–");
    CHECK(atMost->second[attacker] ==
          (own ? report::number(Fraction(*own) * Fraction(1, 2)) + " points" : "50% of the agreed points: ____"));
}

} // namespace

TEST_CASE("Verdict and battle sheet agree for every pair of sides")
{
    for (const std::string ruleset : {"heresy", "warpath-2e", "wargame", "rules-of-war-ancients"}) {
        int battles = 0;
        forEachBattle(ruleset, [&](std::array<Printable, 2>& sides, const Terms& first, const Terms& second) {
            const PrintedBattle battle(sides, first, second);
            INFO(battle.title());
            checkScenario(battle);
            checkVerdict(battle);
            if (ruleset == "heresy") {
                checkRoles(battle, sides, first, second);
                checkFiguresOfRoles(battle, first, second);
            } else {
                CHECK(battle.finds("sides-balanced") ==
                      (ruleset != "rules-of-war-ancients" && first.points != second.points));
            }
            ++battles;
        });
        INFO(ruleset);
        CHECK(battles > 0);
    }
}

TEST_CASE("A side that names no scenario plays that of the other")
{
    forEachBattle("heresy", [&](std::array<Printable, 2>& sides, const Terms& first, const Terms& second) {
        if (!second.scenario.empty() || first.scenario.empty())
            return;
        const PrintedBattle silent(sides, first, second);
        const auto findings = silent.findings();
        const auto figures = silent.figures();
        auto named = second;
        named.scenario = first.scenario;
        const PrintedBattle both(sides, first, named);
        INFO(both.title());
        CHECK(findings == both.findings());
        CHECK(figures == both.figures());
    });
}

TEST_CASE("Allies are one side: their points are added up, and the side has one column")
{
    using Values = std::vector<std::string>;
    // An army with an ally against an enemy, each with the points that were agreed for it.
    const auto figuresOf = [](std::array<Printable, 2>& sides, Printable& ally, const std::array<int, 3>& points) {
        const std::array forces{&sides[0], &ally, &sides[1]};
        for (std::size_t i = 0; i < forces.size(); ++i) {
            forces[i]->roster.battle.points = points[i];
            forces[i]->assessment = assess(*forces[i]->catalogue, forces[i]->roster);
        }
        auto job = sides[0].job();
        job.allies.push_back({&ally.roster, &ally.assessment});
        job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
        const auto sheet = battleView(SheetContext(job, {}, Id<AssessedUnit>::at(0)));
        CHECK(sheet.sides.size() == 2);
        CHECK(sheet.columns.size() == 3); // what each of them agreed
        REQUIRE_FALSE(sheet.agreed.empty());
        CHECK(sheet.agreed.front().values.size() == 3);
        std::map<std::string, Values> figures;
        for (const auto& figure : sheet.figures)
            for (const auto& value : figure.values)
                figures[figure.figure].push_back(value.value);
        return figures;
    };

    // "20% of the total cost of the armies": of 1,000 + 500 on one side and of 1,500 on the other.
    auto warpath = loadSides("armies/warpath-2e/samples/forge-fathers-1500.muster",
                             "armies/warpath-2e/samples/veer-myn-1000.muster");
    for (auto& side : warpath)
        side.roster.battle.scenario = "meat-grinder";
    auto ally = warpath[0];
    CHECK(figuresOf(warpath, ally, {1000, 500, 1500})["Lead needed to win"] == Values{"300 points", "300 points"});
    CHECK(figuresOf(warpath, ally, {1000, 1000, 1500})["Lead needed to win"] == Values{"400 points", "300 points"});

    // 2,000 + 1,500 attack 1,750: "75% of total points played", "1 per 1000 points played" or part of them.
    auto heresy =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    auto orks = load("armies/heresy/samples/orks-warband.muster");
    orks.catalogue = heresy[0].catalogue;
    orks.roster.battle = heresy[0].roster.battle;
    const auto figures = figuresOf(heresy, orks, {2000, 1500, 1750});
    CHECK(figures.at("Points that end the game") == Values{"2,625 points", "1,312½ points"});
    CHECK(figures.at("Objectives") == Values{"4 objectives", "2 objectives"});
    CHECK(figures.at("Each objective taken") == Values{"500 points", "–"}); // not for each ally
    // "The attacker should have at least twice as many points": what both Orks cost is added up.
    const auto attackers = heresy[0].assessment.points + orks.assessment.points;
    CHECK(figures.at("Defender's points, at most") ==
          Values{report::number(Fraction(attackers) * Fraction(1, 2)) + " points", "–"});
    CHECK(figures.at("Attacker's points, at least") ==
          Values{"–", report::number(2 * heresy[1].assessment.points) + " points"});
}

TEST_CASE("A ruling that one side answers otherwise gives one row of a figure, by one answer for both")
{
    // One objective for each 1,000 points: of 1,500, by full thousands one, otherwise two.
    for (const std::size_t naming : {0, 1}) {
        for (const bool isOn : {true, false}) {
            auto sides = loadSides("armies/heresy/samples/orks-clans.muster",
                                   "armies/heresy/samples/imperial-guard-company.muster");
            const std::array<int, 2> points{2000, 1500};
            for (std::size_t i = 0; i < 2; ++i) {
                sides[i].roster.battle.points = points[i];
                sides[i].roster.rulings.erase("part-thousand-objectives");
            }
            sides[naming].roster.rulings["part-thousand-objectives"] = isOn;
            for (auto& side : sides)
                side.assessment = assess(*side.catalogue, side.roster);
            auto job = sides[0].job();
            job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
            const auto sheet = battleView(SheetContext(job, {}, Id<AssessedUnit>::at(0)));
            CHECK(std::ranges::count(sheet.figures, "Objectives", &BattleFigure::figure) == 1);
            const auto row = std::ranges::find(sheet.figures, "Objectives", &BattleFigure::figure);
            REQUIRE(row != sheet.figures.end());
            REQUIRE(row->values.size() == 2);
            CHECK(row->values[0].value == "2 objectives");
            CHECK(row->values[1].value == (isOn ? "2 objectives" : "1 objective"));
            CHECK(sheet.battleFindings.size() == (isOn ? 0 : 1)); // that the answers differ
        }
    }
}

TEST_CASE("Many losses of one side are in two columns, and the second says again whose they are")
{
    const auto army = battalion();
    const auto job = army.job();
    const auto sheet = battleView(SheetContext(job, {}));
    REQUIRE(army.assessment.units.size() == 22);
    // A heading, 22 units, the sum and what the other side scored: 13 and 12, and the heading again.
    REQUIRE(sheet.lossRows.size() == 13);
    CHECK(sheet.lossHeads.size() == 2);
    CHECK(sheet.lossHeads.front().hasGap);
    CHECK(sheet.sideWidth == 48);
    CHECK(sheet.lossRows.front().cells[1].isForce);
    CHECK(sheet.lossRows.front().cells[1].label == sheet.lossRows.front().cells[0].label);
    CHECK(sheet.lossRows.back().cells[1].isScore);
    std::vector<std::string> names;
    for (const std::size_t column : {0, 1})
        for (const auto& row : sheet.lossRows)
            if (row.cells[column].isUnit)
                names.push_back(row.cells[column].ownName.value_or(""));
    REQUIRE(names.size() == 22);
    for (const auto i : army.assessment.units.ids())
        CHECK(names[i.position()] == army.assessment.source[i]->name);
    // A few have the whole width.
    const auto few = forge();
    const auto fewJob = few.job();
    const auto other = battleView(SheetContext(fewJob, {}));
    CHECK(other.lossHeads.size() == 1);
    CHECK(other.lossRows.front().cells.size() == 1);
    CHECK(other.sideWidth == 100);
}

TEST_CASE("The battle sheet of one army is one page, whatever the army")
{
    auto wanted = only(Sheet::Battle);
    wanted.paper = GENERATE(Paper::A4, Paper::Letter);
    for (const auto& path : samples()) {
        INFO(path);
        CHECK(placed(load(path), wanted).front().pages == 1);
    }
}

TEST_CASE("A battle sheet has as many turns as the ruleset says, and calls them by its word")
{
    const auto turnsOf = [](const std::string& sample) {
        const auto printable = load("armies/" + sample);
        const auto job = printable.job();
        const auto sheet = battleView(SheetContext(job, {}, Id<AssessedUnit>::at(0)));
        std::string line = sheet.isOfRounds ? "rounds" : "turns";
        for (const auto& box : sheet.turns)
            line += ' ' + box.turn;
        return line;
    };
    CHECK(turnsOf("warpath-2e/samples/veer-myn-1000.muster") == "turns 1 2 3 4 5 (6)");
    CHECK(turnsOf("rules-of-war-ancients/samples/roman-typical.muster") == "rounds 1 2 3 4 5 6 7 8");
    CHECK(turnsOf("wargame/samples/river-patrol-500.muster") == "turns");
    CHECK(turnsOf("heresy/samples/orks-clans.muster") == "turns 1 2 3 4 5 6 7 8");
}

TEST_CASE("A battle sheet draws the table of its scenario, in its true shape")
{
    const auto sheetOf = [](const std::string& sample, const std::string& scenario) {
        auto printable = load("armies/" + sample);
        printable.roster.battle.scenario = scenario;
        printable.assessment = assess(*printable.catalogue, printable.roster);
        const auto job = printable.job();
        return battleView(SheetContext(job, {}, Id<AssessedUnit>::at(0)));
    };
    const auto outlineOf = [](const BattleSheet& sheet, const std::string& look) {
        const auto layer = std::ranges::find(sheet.plan, look, &DrawnLayer::look);
        return layer == sheet.plan.end() ? std::string() : layer->outline;
    };
    // 72 by 48 inches in 896 by 596: 896 / 72 is 12.44, 596 / 48 is 12.42. So the sketch is 894 wide, from 15 to 909,
    // and 596 high, from 14 to 610; a foot is 149.
    const auto warpath = sheetOf("warpath-2e/samples/veer-myn-1000.muster", "meat-grinder");
    CHECK(outlineOf(warpath, "frame") == "M15.0 14.0H909.0V610.0H15.0Z");
    CHECK(outlineOf(warpath, "theirs") == "M15.0 14.0H909.0V163.0H15.0Z");
    CHECK(outlineOf(warpath, "ours") == "M15.0 461.0H909.0V610.0H15.0Z");
    CHECK(outlineOf(warpath, "grid").starts_with("M164.0 14.0L164.0 610.0M313.0 14.0L313.0 610.0"));
    CHECK(std::ranges::count(warpath.plan, "way", &DrawnLayer::look) == 3);
    // Our left edge, with marks 1, 2 and 3 feet from ours.
    CHECK(std::ranges::count(warpath.plan,
                             "M9.0 610.0L9.0 14.0M9.0 461.0L27.0 461.0M9.0 312.0L27.0 312.0M9.0 163.0L27.0 163.0",
                             &DrawnLayer::outline) == 1);
    CHECK(warpath.hasOurZone);
    CHECK(warpath.hasTheirZone);
    REQUIRE(warpath.tableText);
    CHECK_THAT(*warpath.tableText, Catch::Contains("more than 1 foot from the middle line"));
    // 180 by 120 cm: 596 / 120 is 4.967 a centimetre; 30 cm are 149.
    CHECK(outlineOf(sheetOf("heresy/samples/orks-clans.muster", "set-piece"), "ours") ==
          "M15.0 461.0H909.0V610.0H15.0Z");
    const auto defence = sheetOf("heresy/samples/orks-clans.muster", "attack-and-defend");
    CHECK(outlineOf(defence, "ours").empty());
    CHECK_FALSE(defence.hasOurZone);
    CHECK_THAT(*defence.tableText, Catch::Contains("75 cm"));
    // A square of 3 feet: 596 each way.
    CHECK(outlineOf(sheetOf("wargame/samples/river-patrol-500.muster", {}), "frame") ==
          "M164.0 14.0H760.0V610.0H164.0Z");
    const auto ancients = sheetOf("rules-of-war-ancients/samples/roman-typical.muster", {});
    CHECK(ancients.plan.empty());
    CHECK_FALSE(ancients.tableText);
}

TEST_CASE("A figure that needs points is a share of them while none are agreed")
{
    auto marines = load("armies/heresy/samples/space-marines-company.muster");
    const auto figures = [&](const std::string& scenario) {
        marines.roster.battle.scenario = scenario;
        marines.roster.battle.points.reset();
        marines.assessment = assess(*marines.catalogue, marines.roster);
        const auto job = marines.job();
        std::map<std::string, std::string> values;
        for (const auto& figure : battleView(SheetContext(job, {}, Id<AssessedUnit>::at(0))).figures)
            values[figure.figure] = figure.values.front().value;
        return values;
    };
    CHECK(figures("set-piece")["Points to win"] == "75% of the agreed points: ____");
    CHECK(figures("seize-the-objective")["Objectives"] == "1/1000 of the agreed points, rounded up: ____");
    CHECK(figures("seize-the-objective")["Each objective"] == "250 points");
    // The roster sheet has no lines to fill in.
    const auto job = marines.job();
    const auto roster = rosterView(SheetContext(job, {}));
    CHECK(std::ranges::any_of(roster.figures, [](const auto& figure) {
        return figure.figure == "Points to win" && figure.value == "75% of the agreed points";
    }));
}

TEST_CASE("A share of the agreed points is as the data have it")
{
    const auto share = [](Fraction times, std::int64_t plus = 0, std::int64_t perFull = 0,
                          Rounding rounding = Rounding::None) {
        Bound bound;
        bound.source = Bound::Source::AgreedPoints;
        bound.times = times;
        bound.plus = plus;
        bound.perFull = perFull;
        bound.rounding = rounding;
        return shareOfAgreed({}, bound, 1);
    };
    CHECK(share({3, 4}) == "75% of the agreed points");
    CHECK(share({1, 3}) == "1/3 of the agreed points");
    CHECK(share({1, 3}, 0, 0, Rounding::Down) == "1/3 of the agreed points, rounded down");
    CHECK(share({1, 5}, 1, 0, Rounding::Up) == "20% of the agreed points + 1, rounded up");
    CHECK(share(1) == "the agreed points");
    CHECK(share(1, -50) == "the agreed points − 50");
    CHECK(share(2, 0, 0, Rounding::Up) == "2 × the agreed points");
    CHECK(share({3, 2}) == "1½ × the agreed points");
    CHECK(share(2, 0, 1000) == "2 for each full 1,000 of the agreed points");
}
