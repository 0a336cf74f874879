#include "print/view/words.h"

#include "core/safetext.h"
#include "report/sheetwords.h"
#include "report/words.h"
#include "rules/assess.h"

#include <algorithm>
#include <optional>

namespace muster::print {

namespace {

constexpr int turnBoxes = 8; // no game that we know plays more turns, and a box left over harms nobody

std::vector<ScenarioText> scenarios(const Material& material)
{
    std::vector<ScenarioText> list;
    const auto& known = material.catalogue.ruleset.scenarios;
    const auto chosen = material.assessment.scenario;
    for (const auto i : known.ids())
        if (chosen.isNone() || chosen == i)
            list.push_back({known[i].name, known[i].text, optional(citationText(material, known[i].citation))});
    return list;
}

using Forces = std::vector<Force>;

/// Every roster of the battle, our side's first.
Forces allForces(const Material& material)
{
    Forces forces{{&material.roster, &material.assessment, material.job.data}};
    forces.insert(forces.end(), material.job.allies.begin(), material.job.allies.end());
    forces.insert(forces.end(), material.job.enemies.begin(), material.job.enemies.end());
    return forces;
}

std::string armyName(const Material& material, const Force& force)
{
    const auto army = force.assessment->army;
    return army.isNone() ? force.roster->army : material.catalogue.army(army).name;
}

std::string forceName(const Material& material, const Force& force)
{
    return force.roster->name.empty() ? armyName(material, force) : safeLine(force.roster->name);
}

std::string choiceText(const BattleOption& option, const Assessment& assessment, Id<BattleOption> id)
{
    if (!assessment.choices.has(id))
        return {};
    const auto choice = assessment.choices[id];
    if (option.isFlag)
        return report::sheet::answer(choice == flagOn);
    return option.choices.has(choice) ? option.choices[choice].name : std::string();
}

/// What the players agreed: points and every battle option with its choice, for each roster.
std::vector<Agreement> agreements(const Material& material, const Forces& forces)
{
    std::vector<Agreement> list;
    const auto add = [&](const std::string& name, auto textOf) {
        auto& agreement = list.emplace_back();
        agreement.agreement = name;
        for (const auto& force : forces)
            agreement.values.push_back({textOf(*force.assessment)});
    };
    if (material.catalogue.ruleset.hasPoints)
        add(report::sheetWord("points"), [](const Assessment& assessment) {
            return assessment.limit ? report::number(*assessment.limit) : report::sheet::noLimit();
        });
    const auto& options = material.catalogue.ruleset.battleOptions;
    for (const auto i : options.ids())
        add(options[i].name, [&](const Assessment& assessment) { return choiceText(options[i], assessment, i); });
    return list;
}

/// Figures that hold for any roster, with what they are for each.
std::vector<BattleFigure> battleFigures(const Material& material, const Forces& forces)
{
    std::vector<BattleFigure> list;
    for (const auto& figure : material.catalogue.ruleset.figures) {
        BattleFigure made{figure.name, optional(figure.text), optional(citationText(material, figure.citation)), {}};
        bool isShown = false;
        for (const auto& force : forces) {
            const auto& value = made.values.emplace_back(figureValue(material, figure, *force.assessment)).value;
            isShown = isShown || !value.empty() ||
                      (!figure.value && holds(material.catalogue, figure.when, *force.assessment));
        }
        if (isShown)
            list.push_back(std::move(made));
    }
    return list;
}

/// Ways to lose a unit that bring points; where the ruleset knows none, it is destroyed or not.
std::size_t waysToLose(const Material& material)
{
    return material.catalogue.ruleset.hasPoints ? material.catalogue.ruleset.victory.size() : 0;
}

std::size_t boxCount(const Material& material) { return std::max<std::size_t>(1, waysToLose(material)); }

/// A line of the losses without boxes, under as many heads as each has.
LossCell emptyCell(const Material& material, const std::string& label = {}, const std::string& cost = {})
{
    LossCell cell;
    cell.label = label;
    cell.cost = optional(cost);
    cell.boxes.resize(boxCount(material));
    return cell;
}

/// A unit with what it is worth to the enemy, and a box for each way to lose it.
LossCell unitCell(const Material& material, const Assessment& assessment, Id<AssessedUnit> unit,
                  const std::vector<std::optional<Fraction>>& worth)
{
    const auto& assessed = assessment.units[unit];
    const auto& source = *assessment.source[unit];
    auto cell = emptyCell(material, assessed.kind.isNone() ? source.unit : material.catalogue.unit(assessed.kind).name,
                          material.catalogue.ruleset.hasPoints ? report::number(assessed.points) : std::string());
    cell.isUnit = true;
    cell.ownName = optional(safeLine(source.name));
    if (!assessed.parent.isNone())
        cell.depth = "1";
    for (std::size_t k = 0; k < cell.boxes.size(); ++k) {
        const bool hasWorth = k < worth.size() && worth[k];
        if (hasWorth)
            cell.boxes[k].worth = report::number(*worth[k]);
        cell.boxes[k].hasBox = hasWorth || waysToLose(material) == 0;
    }
    return cell;
}

/// The units of one roster, and the sums.
void addLosses(const Material& material, const Force& force, std::vector<LossCell>& cells)
{
    const auto& assessment = *force.assessment;
    const auto name = forceName(material, force);
    const auto army = armyName(material, force);
    cells.push_back(emptyCell(material, name == army ? name : name + " · " + army));
    cells.back().isForce = true;
    std::vector<Fraction> sums(waysToLose(material));
    for (const auto i : assessment.units.ids()) {
        const auto worth = victoryPoints(material.catalogue, assessment, i);
        cells.push_back(unitCell(material, assessment, i, worth));
        for (std::size_t k = 0; k < sums.size(); ++k)
            sums[k] = sums[k] + worth[k].value_or(0);
    }
    if (!material.catalogue.ruleset.hasPoints)
        return;
    auto& sum =
        cells.emplace_back(emptyCell(material, report::sheet::sumOfLosses(), report::number(assessment.points)));
    sum.isSum = true;
    for (std::size_t k = 0; k < sums.size(); ++k)
        sum.boxes[k].worth = report::number(sums[k]);
    cells.push_back(emptyCell(material, report::sheet::scored()));
    cells.back().isScore = true;
}

/// The losses of both sides beside each other, line by line.
std::vector<LossRow> lossRows(const Material& material)
{
    const auto& job = material.job;
    std::vector<std::vector<LossCell>> sides(job.enemies.empty() ? 1 : 2);
    addLosses(material, {&material.roster, &material.assessment}, sides.front());
    for (const auto& ally : job.allies)
        addLosses(material, ally, sides.front());
    for (const auto& enemy : job.enemies)
        addLosses(material, enemy, sides.back());
    std::vector<LossRow> rows(std::max(sides.front().size(), sides.back().size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const auto& side : sides) {
            auto& cells = rows[i].cells;
            cells.push_back(i < side.size() ? side[i] : emptyCell(material));
            cells.back().hasGap = cells.size() < sides.size();
            rows[i].isHeading = rows[i].isHeading || cells.back().isForce;
        }
    return rows;
}

/// Heads over the losses of each side.
std::vector<LossHead> lossHeads(const Material& material)
{
    std::vector<Head> boxes;
    for (std::size_t k = 0; k < boxCount(material); ++k)
        boxes.push_back(
            {waysToLose(material) > 0 ? material.catalogue.ruleset.victory[k].name : report::sheet::destroyed()});
    if (material.job.enemies.empty())
        return {{false, report::sheetWord("unit"), boxes}};
    return {{true, report::sheet::lossesOf(true), boxes}, {false, report::sheet::lossesOf(false), boxes}};
}

void setWidths(BattleSheet& sheet, const Material& material, int forces)
{
    // Two tables stand beside each other on the page, with 4 percent between them.
    const int whole = material.job.enemies.empty() ? 100 : 48;
    const auto ways = static_cast<int>(boxCount(material));
    const int box = std::min(whole * 22 / 100, whole * 42 / 100 / ways);
    const int cost = material.catalogue.ruleset.hasPoints ? whole * 13 / 100 : 0;
    sheet.sideWidth = whole;
    sheet.boxWidth = box;
    sheet.costWidth = cost;
    sheet.nameWidth = whole - cost - box * ways;
    constexpr int label = 20;
    const int value = std::max(8, forces == 1 ? 20 : std::min(18, 54 / forces));
    sheet.labelWidth = label;
    sheet.valueWidth = value;
    sheet.textWidth = std::max(10, 100 - label - value * forces);
}

std::int64_t pointsOf(const std::vector<Force>& forces)
{
    std::int64_t sum = 0;
    for (const auto& force : forces)
        sum += force.assessment->points;
    return sum;
}

/// What the rules say about the two sides together.
std::vector<FindingLine> battleFindings(const Material& material)
{
    const auto& job = material.job;
    Side sides[2];
    sides[0] = {{job.roster}, {job.assessment}};
    for (const auto& [force, side] : {std::pair(&job.allies, &sides[0]), std::pair(&job.enemies, &sides[1])})
        for (const auto& other : *force) {
            side->rosters.push_back(other.roster);
            side->assessments.push_back(other.assessment);
        }
    std::vector<FindingLine> list;
    for (const auto& finding : assessBattle(material.catalogue, sides))
        list.push_back(findingLine(material, finding));
    return list;
}

/// "Grakka's Clans (Orks, 1,980 points) against Last Company (Imperial Guard, 980 points)"
std::string sidesLine(const Material& material)
{
    const auto& job = material.job;
    const auto nameOf = [&](const Force& force) {
        const auto kind = armyName(material, force);
        const auto cost = material.catalogue.ruleset.hasPoints
                              ? report::points(force.assessment->points)
                              : report::sheet::units(std::ssize(force.assessment->units));
        return (force.roster->name.empty() ? kind : force.roster->name) + " (" + join({kind, cost}, ", ") + ')';
    };
    std::vector<std::string> ours{nameOf({job.roster, job.assessment})};
    for (const auto& ally : job.allies)
        ours.push_back(nameOf(ally));
    std::vector<std::string> theirs;
    theirs.reserve(job.enemies.size());
    for (const auto& enemy : job.enemies)
        theirs.push_back(nameOf(enemy));
    return report::sheet::sides(ours, theirs);
}

} // namespace

BattleSheet battleView(const Material& material)
{
    const auto& job = material.job;
    const auto forces = allForces(material);
    BattleSheet sheet;
    setHead(sheet, material);
    sheet.scenarios = scenarios(material);
    sheet.isScenarioOpen = material.assessment.scenario.isNone() && !sheet.scenarios.empty();
    sheet.isTwoSided = !job.enemies.empty();
    sheet.dataMarks.clear();
    for (const auto& force : forces)
        for (auto& mark : dataMarks(force.data, forces.size() > 1 ? forceName(material, force) : std::string()))
            sheet.dataMarks.push_back(std::move(mark));
    sheet.sidesLine = sidesLine(material);
    sheet.points = report::number(material.assessment.points + pointsOf(job.allies));
    sheet.enemyPoints = report::number(pointsOf(job.enemies));
    sheet.pointsCaption = report::sheet::battlePointsCaption(sheet.isTwoSided);
    const bool isDuel = job.allies.empty() && job.enemies.size() == 1;
    sheet.ours = isDuel ? forceName(material, forces.front()) : report::sheet::side(true);
    sheet.theirs = isDuel ? forceName(material, forces.back()) : report::sheet::side(false);
    setWidths(sheet, material, static_cast<int>(forces.size()));
    if (forces.size() > 1)
        for (const auto& force : forces)
            sheet.columns.push_back({forceName(material, force)});
    sheet.figures = battleFigures(material, forces);
    sheet.battleFindings = battleFindings(material);
    sheet.agreed = agreements(material, forces);
    for (int i = 1; i <= turnBoxes; ++i)
        sheet.turns.push_back({i});
    sheet.lossHeads = lossHeads(material);
    sheet.lossRows = lossRows(material);
    return sheet;
}

} // namespace muster::print
