#include "print/view/tableplan.h"
#include "print/view/words.h"

#include "core/base/safetext.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"
#include "rules/judge/assessbattle.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <ranges>
#include <set>

namespace muster::print {

namespace {

constexpr int turnsWidth = 72; // of all turns together, in percent

std::vector<ScenarioText> scenarios(const SheetContext& context, const AgreedBattle& agreed)
{
    std::vector<ScenarioText> list;
    if (agreed.scenarioDiffers)
        return list;
    const auto& known = context.catalogue.ruleset.scenarios;
    const auto chosen = agreed.scenario();
    for (const auto i : known.ids())
        if (chosen.isNone() || chosen == i)
            list.push_back({known[i].name, known[i].text, optional(citationText(context, known[i].citation))});
    return list;
}

using Forces = std::vector<Force>;

/// Every roster of the battle, our side's first, judged by what all agree on.
Forces allForces(const SheetContext& context, const AgreedBattle& agreed)
{
    Forces all;
    const auto sides = forcesOf(context.job);
    for (std::size_t side = 0; side < sides.size(); ++side)
        for (std::size_t i = 0; i < sides[side].size(); ++i) {
            all.push_back(sides[side][i]);
            all.back().assessment = &agreed.sides[side][i];
        }
    return all;
}

std::string armyName(const SheetContext& context, const Force& force)
{
    const auto army = force.assessment->army;
    return army.isNone() ? force.roster->army : context.catalogue.army(army).name;
}

std::string forceName(const SheetContext& context, const Force& force)
{
    return force.roster->name.empty() ? armyName(context, force) : safeLine(force.roster->name);
}

/// What each roster names, where they differ.
Agreement scenariosNamed(const SheetContext& context, std::span<const Side, 2> sides)
{
    Agreement agreement{report::sheet::scenario(), {}};
    const auto& known = context.catalogue.ruleset.scenarios;
    for (const auto& side : sides)
        for (const auto* assessment : side.assessments)
            agreement.values.push_back(
                {assessment->scenario.isNone() ? std::string() : known[assessment->scenario].name});
    return agreement;
}

/// What the players agreed: points and every battle option that there is, with its choice, for each roster.
std::vector<Agreement> agreements(const SheetContext& context, const Forces& forces)
{
    std::vector<Agreement> list;
    const auto add = [&](const std::string& name, auto textOf) {
        auto& agreement = list.emplace_back();
        agreement.agreement = name;
        for (const auto& force : forces)
            agreement.values.push_back({textOf(*force.assessment)});
    };
    if (context.catalogue.ruleset.hasPoints)
        add(report::inCurrency(context.catalogue.ruleset.currency, report::sheetWord("points")),
            report::sheet::limitText);
    const auto& options = context.catalogue.ruleset.battleOptions;
    for (const auto i : options.ids())
        if (std::ranges::any_of(forces, [&](const Force& force) {
                return !report::sheet::choiceText(context.catalogue, *force.assessment, i).empty();
            }))
            add(options[i].name, [&](const Assessment& assessment) {
                return report::sheet::choiceText(context.catalogue, assessment, i);
            });
    return list;
}

using SideForces = std::array<std::vector<const Assessment*>, 2>;

/// The figure for one side. Its allies agreed on points together, and what is counted of each is added up.
std::string sideValue(const SheetContext& context, const Figure& figure, const std::vector<const Assessment*>& forces)
{
    if (!figure.value || forces.size() < 2)
        return figureValue(context, figure, *forces.front(), true);
    if (figure.value->source == Bound::Source::Measure) {
        Fraction sum = 0;
        for (const auto* force : forces) {
            const auto part = valueOf(context.catalogue, *force, *figure.value);
            if (!part)
                return figureValue(context, figure, *force, true);
            sum = sum + *part;
        }
        return withUnit(sum, figure.unit);
    }
    auto all = *forces.front();
    for (const auto* force : forces | std::views::drop(1))
        all.limit = all.limit && force->limit ? std::optional(*all.limit + *force->limit) : std::nullopt;
    return figureValue(context, figure, all, true);
}

/// Figures that apply to at least one side, with the value for each. If only one side has a figure, the other has a
/// dash, and a figure without a value is "Yes" for the one.
std::vector<BattleFigure> battleFigures(const SheetContext& context, const AgreedBattle& agreed)
{
    std::vector<BattleFigure> list;
    const std::size_t sides = context.job.enemies.empty() ? 1 : 2;
    for (const auto& figure : context.catalogue.ruleset.figures) {
        if (figure.isForUnits)
            continue;
        BattleFigure made{figure.name, optional(figure.text), optional(citationText(context, figure.citation)), {}};
        SideForces having;
        for (std::size_t side = 0; side < sides; ++side)
            for (const auto& assessment : agreed.sides[side])
                if (agreed.holds(context.catalogue, figure.when, assessment))
                    having[side].push_back(&assessment);
        const bool isForOne = sides == 2 && having[0].empty() != having[1].empty();
        bool isShown = false;
        for (std::size_t side = 0; side < sides; ++side) {
            auto& value = made.values.emplace_back().value;
            if (having[side].empty()) {
                value = isForOne ? "–" : "";
                continue;
            }
            value = sideValue(context, figure, having[side]);
            isShown = isShown || !value.empty() || !figure.value;
            if (!figure.value && isForOne)
                value = report::sheet::answer(true);
        }
        if (isShown)
            list.push_back(std::move(made));
    }
    return list;
}

/// How many ways to lose a unit bring points. With 0 the sheet has one box, for a destroyed unit.
std::size_t waysToLose(const SheetContext& context)
{
    return context.catalogue.ruleset.hasPoints ? context.catalogue.ruleset.victory.size() : 0;
}

std::size_t boxCount(const SheetContext& context) { return std::max<std::size_t>(1, waysToLose(context)); }

/// A line of the losses without boxes, but with all their columns.
LossCell emptyCell(const SheetContext& context, const std::string& label = {}, const std::string& cost = {})
{
    LossCell cell;
    cell.label = label;
    cell.cost = optional(cost);
    cell.boxes.resize(boxCount(context));
    return cell;
}

/// A unit with what it is worth to the enemy, and a box for each way to lose it.
LossCell unitCell(const SheetContext& context, const Assessment& assessment, Id<AssessedUnit> unit,
                  const std::vector<std::optional<Fraction>>& worth)
{
    const auto& assessed = assessment.units[unit];
    const auto& source = *assessment.source[unit];
    auto cell = emptyCell(context, assessed.kind.isNone() ? source.unit : context.catalogue.unit(assessed.kind).name,
                          context.catalogue.ruleset.hasPoints ? report::number(assessed.points) : std::string());
    cell.isUnit = true;
    cell.ownName = optional(safeLine(source.name));
    if (!assessed.parent.isNone())
        cell.depth = "1";
    for (std::size_t k = 0; k < cell.boxes.size(); ++k) {
        const bool hasWorth = k < worth.size() && worth[k];
        if (hasWorth)
            cell.boxes[k].worth = report::number(*worth[k]);
        cell.boxes[k].hasBox = hasWorth || waysToLose(context) == 0;
    }
    return cell;
}

/// The units of one roster, and the sums.
void addLosses(const SheetContext& context, const Force& force, std::vector<LossCell>& cells)
{
    const auto& assessment = *force.assessment;
    const auto name = forceName(context, force);
    const auto army = armyName(context, force);
    cells.push_back(emptyCell(context, name == army ? name : name + " · " + army));
    cells.back().isForce = true;
    std::vector<Fraction> sums(waysToLose(context));
    for (const auto i : assessment.units.ids()) {
        const auto worth = victoryPoints(context.catalogue, assessment, i);
        cells.push_back(unitCell(context, assessment, i, worth));
        for (std::size_t k = 0; k < sums.size(); ++k)
            sums[k] = sums[k] + worth[k].value_or(0);
    }
    if (!context.catalogue.ruleset.hasPoints)
        return;
    auto& sum =
        cells.emplace_back(emptyCell(context, say(phrase("sheet", "In all")), report::number(assessment.points)));
    sum.isSum = true;
    for (std::size_t k = 0; k < sums.size(); ++k)
        sum.boxes[k].worth = report::number(sums[k]);
    cells.push_back(emptyCell(context, say(phrase("sheet", "Scored by the other side"))));
    cells.back().isScore = true;
}

constexpr std::size_t mostInColumn = 14; // lines; more losses of one side than this are in two columns

/// Two columns of about the same length. The second repeats whose the units are.
void deal(std::vector<std::vector<LossCell>>& columns)
{
    columns.emplace_back();
    auto& first = columns.front();
    auto& second = columns.back();
    auto from = first.begin() + static_cast<std::ptrdiff_t>((first.size() + 1) / 2);
    if (std::prev(from)->isForce)
        --from;
    if (!from->isForce)
        second.push_back(*std::ranges::find(std::make_reverse_iterator(from), first.rend(), true, &LossCell::isForce));
    second.insert(second.end(), from, first.end());
    first.erase(from, first.end());
}

/// The losses of both sides beside each other, line by line. Those of one side alone are in one or two columns.
std::vector<LossRow> lossRows(const SheetContext& context)
{
    const auto forces = forcesOf(context.job);
    std::vector<std::vector<LossCell>> columns(context.job.enemies.empty() ? 1 : 2);
    for (std::size_t side = 0; side < columns.size(); ++side)
        for (const auto& force : forces[side])
            addLosses(context, force, columns[side]);
    if (columns.size() == 1 && columns.front().size() > mostInColumn)
        deal(columns);
    std::vector<LossRow> rows(std::max(columns.front().size(), columns.back().size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const auto& column : columns) {
            auto& cells = rows[i].cells;
            cells.push_back(i < column.size() ? column[i] : emptyCell(context));
            cells.back().hasGap = cells.size() < columns.size();
            rows[i].isHeading = rows[i].isHeading || cells.back().isForce;
        }
    return rows;
}

/// Heads over the losses of each side, or over each column of those of one.
std::vector<LossHead> lossHeads(const SheetContext& context, bool isInColumns)
{
    std::vector<Head> boxes;
    for (std::size_t k = 0; k < boxCount(context); ++k)
        boxes.push_back(
            {waysToLose(context) > 0 ? context.catalogue.ruleset.victory[k].name : say(phrase("sheet", "Destroyed"))});
    if (context.job.enemies.empty()) {
        std::vector<LossHead> heads(isInColumns ? 2 : 1, {false, report::sheetWord("unit"), boxes});
        heads.front().hasGap = isInColumns;
        return heads;
    }
    return {{true, say(phrase("sheet", "Our losses")), boxes}, {false, say(phrase("sheet", "Their losses")), boxes}};
}

/// What is added up in the end: losses of the enemy, what scores besides in this battle, and the sum.
std::vector<ScoreLine> scoreLines(const SheetContext& context, const AgreedBattle& agreed)
{
    std::vector<ScoreLine> lines{{say(phrase("sheet", "Losses of the enemy")), std::nullopt, false}};
    for (const auto& figure : context.catalogue.ruleset.figures) {
        if (!figure.scores || figure.isForUnits)
            continue;
        std::set<std::string> values; // of the sides that have it
        for (const auto& side : agreed.sides) {
            const auto having = std::ranges::find_if(side, [&](const Assessment& assessment) {
                return agreed.holds(context.catalogue, figure.when, assessment);
            });
            if (having != side.end())
                values.insert(figureValue(context, figure, *having));
        }
        if (!values.empty())
            lines.push_back({figure.name, values.size() == 1 ? optional(*values.begin()) : std::nullopt, false});
    }
    if (lines.size() == 1)
        lines.push_back({report::sheetWord("objectives"), std::nullopt, false});
    lines.push_back({say(phrase("sheet", "In all")), std::nullopt, true});
    return lines;
}

void setWidths(BattleSheet& sheet, const SheetContext& context, int forces)
{
    // In percent of the page: two tables side by side have a gap of 4 between them.
    const int whole = sheet.lossHeads.size() == 1 ? 100 : 48;
    const auto ways = static_cast<int>(boxCount(context));
    const int box = std::min(whole * 20 / 100, whole * 42 / 100 / ways);
    const int cost = context.catalogue.ruleset.hasPoints ? whole * 13 / 100 : 0;
    sheet.sideWidth = whole;
    sheet.boxWidth = box;
    sheet.costWidth = cost;
    sheet.nameWidth = whole - cost - box * ways;
    constexpr int label = 20;
    const auto widthOf = [](int values) { return std::max(8, values == 1 ? 15 : std::min(18, 54 / values)); };
    sheet.labelWidth = label;
    sheet.valueWidth = widthOf(forces);
    sheet.textWidth = std::max(10, 100 - label - sheet.valueWidth * forces);
    const int sides = context.job.enemies.empty() ? 1 : 2;
    sheet.figureWidth = widthOf(sides);
    sheet.figureTextWidth = 100 - label - sheet.figureWidth * sides;
}

Points pointsOf(const std::vector<Force>& forces)
{
    Points sum;
    for (const auto& force : forces)
        sum += force.assessment->points;
    return sum;
}

/// What the rules say about the two sides together.
std::vector<FindingLine> battleFindings(const SheetContext& context)
{
    std::vector<FindingLine> list;
    for (const auto& finding : assessBattle(context.catalogue, sidesOf(context.job)))
        list.push_back(findingLine(context, finding));
    return list;
}

void setTable(BattleSheet& sheet, const SheetContext& context, const AgreedBattle& agreed)
{
    const auto& ruleset = context.catalogue.ruleset;
    const auto scenario = agreed.scenarioDiffers ? Id<Scenario>() : agreed.scenario();
    const bool isOwn = !scenario.isNone() && ruleset.scenarios[scenario].table.isKnown();
    const auto& table = isOwn ? ruleset.scenarios[scenario].table : ruleset.table;
    sheet.plan = tablePlan(table);
    for (const auto& zone : table.zones)
        (zone.side == BattleTable::Side::Ours ? sheet.hasOurZone : sheet.hasTheirZone) = true;
    sheet.tableText = optional(table.text);
    sheet.tableCitation = optional(citationText(context, table.citation));
}

/// "A and B and C"
std::string allOf(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names)
        text = text.empty() ? name : say(phrase("report", "{names} and {last}"), {{"names", text}, {"last", name}});
    return text;
}

/// "Grakka's Clans (Orks, 1,980 points) against Last Company (Imperial Guard, 980 points)"
std::string sidesLine(const SheetContext& context)
{
    const auto nameOf = [&](const Force& force) {
        const auto kind = armyName(context, force);
        const auto cost = context.catalogue.ruleset.hasPoints
                              ? report::points(context.catalogue.ruleset.currency, force.assessment->points)
                              : report::sheet::units(std::ssize(force.assessment->units));
        return (force.roster->name.empty() ? kind : force.roster->name) + " (" + join({kind, cost}, ", ") + ')';
    };
    const auto namesOf = [&](const Forces& side) {
        std::vector<std::string> names;
        std::ranges::transform(side, std::back_inserter(names), nameOf);
        return allOf(names);
    };
    const auto forces = forcesOf(context.job);
    return forces[1].empty() ? namesOf(forces[0])
                             : say(phrase("sheet", "{ours} against {theirs}"),
                                   {{"ours", namesOf(forces[0])}, {"theirs", namesOf(forces[1])}});
}

} // namespace

BattleSheet battleView(const SheetContext& context)
{
    const auto& job = context.job;
    const auto sides = sidesOf(job);
    const auto agreed = agreedBattle(context.catalogue, sides);
    const auto forces = allForces(context, agreed);
    BattleSheet sheet;
    setHead(sheet, context);
    sheet.scenario = scenarioName(context, agreed);
    sheet.scenarioDiffers = agreed.scenarioDiffers;
    sheet.scenarios = scenarios(context, agreed);
    sheet.isScenarioOpen = !sheet.scenario && !sheet.scenarios.empty();
    sheet.isTwoSided = !job.enemies.empty();
    sheet.dataMarks.clear();
    for (const auto& force : forces)
        for (auto& mark : dataMarks(force.data, forces.size() > 1 ? forceName(context, force) : std::string()))
            sheet.dataMarks.push_back(std::move(mark));
    sheet.sidesLine = sidesLine(context);
    sheet.points = report::number(context.assessment.points + pointsOf(job.allies));
    sheet.enemyPoints = report::number(pointsOf(job.enemies));
    sheet.pointsCaption =
        say(context.catalogue.ruleset.currency,
            sheet.isTwoSided ? phrase("sheet", "points, ours and theirs") : phrase("sheet", "points in this army"));
    const bool isDuel = job.allies.empty() && job.enemies.size() == 1;
    sheet.ours = isDuel ? forceName(context, forces.front()) : say(phrase("sheet", "Our side"));
    sheet.theirs = isDuel ? forceName(context, forces.back()) : say(phrase("sheet", "The other side"));
    if (forces.size() > 1)
        for (const auto& force : forces)
            sheet.columns.push_back({forceName(context, force)});
    if (sheet.isTwoSided)
        sheet.sides = {{sheet.ours}, {sheet.theirs}};
    sheet.figures = battleFigures(context, agreed);
    sheet.battleFindings = battleFindings(context);
    sheet.agreed = agreements(context, forces);
    if (agreed.scenarioDiffers)
        sheet.agreed.insert(sheet.agreed.begin(), scenariosNamed(context, sides));
    setTable(sheet, context, agreed);
    sheet.turns = turnBoxes(context.catalogue.ruleset.turns);
    sheet.isOfRounds = context.catalogue.ruleset.turns.isOfRounds;
    sheet.hasFirstPlayer = !sheet.isOfRounds; // in rounds it is found out in each
    for (int i = 1; i <= mostObjectives; ++i)
        sheet.objectives.push_back({i});
    sheet.objectiveWidth = turnsWidth / mostObjectives;
    sheet.scoreLines = scoreLines(context, agreed);
    if (!sheet.turns.empty())
        sheet.turnWidth = turnsWidth / static_cast<int>(sheet.turns.size());
    sheet.costHead = report::inCurrency(context.catalogue.ruleset.currency, report::sheetWord("points"));
    sheet.lossRows = lossRows(context);
    const bool isInColumns = !sheet.lossRows.empty() && sheet.lossRows.front().cells.size() > 1;
    sheet.lossHeads = lossHeads(context, isInColumns);
    setWidths(sheet, context, static_cast<int>(forces.size()));
    return sheet;
}

} // namespace muster::print
