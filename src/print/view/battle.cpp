#include "print/view/words.h"

#include "core/safetext.h"
#include "report/words.h"
#include "rules/assess.h"

#include <algorithm>

#include <optional>

namespace muster::print {

namespace {

constexpr int turnBoxes = 8; // no game that we know plays more turns, and a box left over harms nobody

Data scenariosData(const Material& material)
{
    std::vector<Data> list;
    const auto& scenarios = material.catalogue.ruleset.scenarios;
    const auto chosen = material.assessment.scenario;
    for (const auto i : scenarios.ids()) {
        if (!chosen.isNone() && chosen != i)
            continue;
        Data data;
        data["title"] = Data(scenarios[i].name);
        data["text"] = Data(scenarios[i].text);
        data["citation"] = optional(citationText(material, scenarios[i].citation));
        list.push_back(data);
    }
    return listOf(list);
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

/// One value for each roster.
Data valuesOf(const std::vector<std::string>& texts)
{
    std::vector<Data> list;
    for (const auto& text : texts) {
        Data data;
        data["value"] = Data(text);
        list.push_back(data);
    }
    return listOf(list);
}

std::string choiceText(const BattleOption& option, const Assessment& assessment, Id<BattleOption> id)
{
    if (!assessment.choices.has(id))
        return {};
    const auto choice = assessment.choices[id];
    if (option.isFlag)
        return choice == flagOn ? "yes" : "no";
    return option.choices.has(choice) ? option.choices[choice].name : std::string();
}

/// What the players agreed: points and every battle option with its choice, for each roster.
Data agreedData(const Material& material, const Forces& forces)
{
    std::vector<Data> list;
    const auto add = [&](const std::string& name, auto textOf) {
        std::vector<std::string> values;
        for (const auto& force : forces)
            values.push_back(textOf(*force.assessment));
        Data data;
        data["agreement"] = Data(name);
        data["values"] = valuesOf(values);
        list.push_back(data);
    };
    if (material.catalogue.ruleset.hasPoints)
        add("Points", [](const Assessment& assessment) {
            return assessment.limit ? report::number(*assessment.limit) : std::string("no limit agreed");
        });
    const auto& options = material.catalogue.ruleset.battleOptions;
    for (const auto i : options.ids())
        add(options[i].name, [&](const Assessment& assessment) { return choiceText(options[i], assessment, i); });
    return listOf(list);
}

/// Figures that hold for any roster, with what they are for each.
Data battleFigures(const Material& material, const Forces& forces)
{
    std::vector<Data> list;
    for (const auto& figure : material.catalogue.ruleset.figures) {
        std::vector<std::string> values;
        bool isShown = false;
        for (const auto& force : forces) {
            values.push_back(figureValue(material, figure, *force.assessment));
            isShown = isShown || !values.back().empty() ||
                      (!figure.value && holds(material.catalogue, figure.when, *force.assessment));
        }
        if (!isShown)
            continue;
        auto data = figureData(material, figure);
        data["values"] = valuesOf(values);
        list.push_back(data);
    }
    return listOf(list);
}

Data columnsData(const Material& material, const Forces& forces)
{
    std::vector<Data> list;
    for (const auto& force : forces) {
        Data data;
        data["force"] = Data(forceName(material, force));
        list.push_back(data);
    }
    return listOf(list);
}

/// Ways to lose a unit that bring points; where the ruleset knows none, it is destroyed or not.
std::size_t waysToLose(const Material& material)
{
    return material.catalogue.ruleset.hasPoints ? material.catalogue.ruleset.victory.size() : 0;
}

std::vector<Data> emptyBoxes(const Material& material)
{
    Data none;
    none["worth"] = Data(false);
    none["hasBox"] = Data(false);
    return std::vector<Data>(std::max<std::size_t>(1, waysToLose(material)), none);
}

enum class LossLine { None, Force, Unit, Sum, Score };

Data lossCell(LossLine line, const std::string& label, const std::string& cost, const std::vector<Data>& boxes)
{
    Data data;
    data["isForce"] = Data(line == LossLine::Force);
    data["isUnit"] = Data(line == LossLine::Unit);
    data["isSum"] = Data(line == LossLine::Sum);
    data["isScore"] = Data(line == LossLine::Score);
    data["label"] = Data(label);
    data["ownName"] = Data(false);
    data["depth"] = Data(false);
    data["cost"] = optional(cost);
    data["boxes"] = listOf(boxes);
    return data;
}

/// A unit with what it is worth to the enemy, and a box for each way to lose it.
Data unitCell(const Material& material, const Assessment& assessment, Id<AssessedUnit> unit,
              const std::vector<std::optional<Fraction>>& worth)
{
    const auto& assessed = assessment.units[unit];
    const auto& source = *assessment.source[unit];
    auto boxes = emptyBoxes(material);
    for (std::size_t k = 0; k < boxes.size(); ++k) {
        const bool hasWorth = k < worth.size() && worth[k];
        boxes[k]["worth"] = hasWorth ? Data(report::number(*worth[k])) : Data(false);
        boxes[k]["hasBox"] = Data(hasWorth || waysToLose(material) == 0);
    }
    auto cell =
        lossCell(LossLine::Unit, assessed.kind.isNone() ? source.unit : material.catalogue.unit(assessed.kind).name,
                 material.catalogue.ruleset.hasPoints ? report::number(assessed.points) : std::string(), boxes);
    cell["ownName"] = optional(safeLine(source.name));
    cell["depth"] = assessed.parent.isNone() ? Data(false) : Data("1");
    return cell;
}

/// The units of one roster, and the sums.
void addLosses(const Material& material, const Force& force, std::vector<Data>& cells)
{
    const auto& assessment = *force.assessment;
    const auto name = forceName(material, force);
    const auto army = armyName(material, force);
    cells.push_back(lossCell(LossLine::Force, name == army ? name : name + " · " + army, {}, emptyBoxes(material)));
    std::vector<Fraction> sums(waysToLose(material));
    for (const auto i : assessment.units.ids()) {
        const auto worth = victoryPoints(material.catalogue, assessment, i);
        cells.push_back(unitCell(material, assessment, i, worth));
        for (std::size_t k = 0; k < sums.size(); ++k)
            sums[k] = sums[k] + worth[k].value_or(0);
    }
    if (!material.catalogue.ruleset.hasPoints)
        return;
    auto totals = emptyBoxes(material);
    for (std::size_t k = 0; k < sums.size(); ++k)
        totals[k]["worth"] = Data(report::number(sums[k]));
    cells.push_back(lossCell(LossLine::Sum, "In all", report::number(assessment.points), totals));
    cells.push_back(lossCell(LossLine::Score, "Scored by the other side", {}, emptyBoxes(material)));
}

/// The losses of both sides beside each other, line by line.
Data lossRows(const Material& material)
{
    const auto& job = material.job;
    std::vector<std::vector<Data>> sides(job.enemies.empty() ? 1 : 2);
    addLosses(material, {&material.roster, &material.assessment}, sides.front());
    for (const auto& ally : job.allies)
        addLosses(material, ally, sides.front());
    for (const auto& enemy : job.enemies)
        addLosses(material, enemy, sides.back());
    const auto most = std::max(sides.front().size(), sides.back().size());
    std::vector<Data> rows;
    for (std::size_t i = 0; i < most; ++i) {
        std::vector<Data> cells;
        bool isHeading = false;
        for (const auto& side : sides) {
            cells.push_back(i < side.size() ? side[i] : lossCell(LossLine::None, {}, {}, emptyBoxes(material)));
            cells.back()["hasGap"] = Data(cells.size() < sides.size());
            isHeading = isHeading || cells.back().get("isForce")->is_true();
        }
        Data row;
        row["isHeading"] = Data(isHeading);
        row["cells"] = listOf(cells);
        rows.push_back(row);
    }
    return listOf(rows);
}

/// Heads over the losses of each side.
Data lossHeads(const Material& material)
{
    std::vector<Data> boxes;
    for (std::size_t k = 0; k < std::max<std::size_t>(1, waysToLose(material)); ++k) {
        Data head;
        head["head"] = Data(waysToLose(material) > 0 ? material.catalogue.ruleset.victory[k].name : "Destroyed");
        boxes.push_back(head);
    }
    std::vector<Data> sides(material.job.enemies.empty() ? 1 : 2);
    for (auto& side : sides) {
        side["boxes"] = listOf(boxes);
        side["whose"] = Data(sides.size() == 1 ? "Unit" : &side == &sides.front() ? "Our losses" : "Their losses");
        side["hasGap"] = Data(&side != &sides.back());
    }
    return listOf(sides);
}

void setWidths(Data& view, const Material& material, int forces)
{
    // Two tables stand beside each other on the page, with 4 percent between them.
    const int whole = material.job.enemies.empty() ? 100 : 48;
    const auto ways = static_cast<int>(std::max<std::size_t>(1, waysToLose(material)));
    const int box = std::min(whole * 22 / 100, whole * 42 / 100 / ways);
    const int cost = material.catalogue.ruleset.hasPoints ? whole * 13 / 100 : 0;
    view["sideWidth"] = Data(std::to_string(whole));
    view["boxWidth"] = Data(std::to_string(box));
    view["costWidth"] = Data(std::to_string(cost));
    view["nameWidth"] = Data(std::to_string(whole - cost - box * ways));
    constexpr int label = 20;
    const int value = std::max(8, forces == 1 ? 20 : std::min(18, 54 / forces));
    view["labelWidth"] = Data(std::to_string(label));
    view["valueWidth"] = Data(std::to_string(value));
    view["textWidth"] = Data(std::to_string(std::max(10, 100 - label - value * forces)));
}

std::int64_t pointsOf(const std::vector<Force>& forces)
{
    std::int64_t sum = 0;
    for (const auto& force : forces)
        sum += force.assessment->points;
    return sum;
}

/// What the rules say about the two sides together.
Data battleFindings(const Material& material)
{
    const auto& job = material.job;
    Side sides[2];
    sides[0] = {{job.roster}, {job.assessment}};
    for (const auto& [force, side] : {std::pair(&job.allies, &sides[0]), std::pair(&job.enemies, &sides[1])})
        for (const auto& other : *force) {
            side->rosters.push_back(other.roster);
            side->assessments.push_back(other.assessment);
        }
    std::vector<Data> list;
    for (const auto& finding : assessBattle(material.catalogue, sides))
        list.push_back(findingData(material, finding));
    return listOf(list);
}

/// "Grakka's Clans (Orks, 1,980 points) against Last Company (Imperial Guard, 980 points)"
std::string sidesLine(const Material& material)
{
    const auto& job = material.job;
    const auto nameOf = [&](const Force& force) {
        const auto kind = armyName(material, force);
        const auto cost = material.catalogue.ruleset.hasPoints
                              ? report::points(force.assessment->points)
                              : counted(std::ssize(force.assessment->units), "unit", "units");
        return (force.roster->name.empty() ? kind : force.roster->name) + " (" + join({kind, cost}, ", ") + ')';
    };
    std::vector<std::string> ours{nameOf({job.roster, job.assessment})};
    for (const auto& ally : job.allies)
        ours.push_back(nameOf(ally));
    std::vector<std::string> theirs;
    theirs.reserve(job.enemies.size());
    for (const auto& enemy : job.enemies)
        theirs.push_back(nameOf(enemy));
    return join({join(ours, " and "), join(theirs, " and ")}, " against ");
}

} // namespace

Data battleView(const Material& material)
{
    const auto& job = material.job;
    const auto forces = allForces(material);
    Data view;
    setCommon(view, material);
    setList(view, "hasScenarios", "scenarios", scenariosData(material));
    view["isScenarioOpen"] =
        Data(material.assessment.scenario.isNone() && !material.catalogue.ruleset.scenarios.empty());
    view["isTwoSided"] = Data(!job.enemies.empty());
    std::vector<Data> marks;
    for (const auto& force : forces)
        for (auto& mark : dataMarks(force.data, forces.size() > 1 ? forceName(material, force) : std::string()))
            marks.push_back(std::move(mark));
    view["dataMarks"] = listOf(marks);
    view["sidesLine"] = Data(sidesLine(material));
    view["points"] = Data(report::number(material.assessment.points + pointsOf(job.allies)));
    view["enemyPoints"] = Data(report::number(pointsOf(job.enemies)));
    const bool isDuel = job.allies.empty() && job.enemies.size() == 1;
    view["ours"] = Data(isDuel ? forceName(material, forces.front()) : "Our side");
    view["theirs"] = Data(isDuel ? forceName(material, forces.back()) : "The other side");
    setWidths(view, material, static_cast<int>(forces.size()));
    setList(view, "hasColumns", "columns", forces.size() > 1 ? columnsData(material, forces) : listOf({}));
    setList(view, "hasFigures", "figures", battleFigures(material, forces));
    setList(view, "hasBattleFindings", "battleFindings", battleFindings(material));
    setList(view, "hasAgreed", "agreed", agreedData(material, forces));
    std::vector<Data> turns;
    for (int i = 1; i <= turnBoxes; ++i) {
        Data turn;
        turn["turn"] = Data(std::to_string(i));
        turns.push_back(turn);
    }
    view["turns"] = listOf(turns);
    view["lossHeads"] = lossHeads(material);
    view["lossRows"] = lossRows(material);
    return view;
}

} // namespace muster::print
