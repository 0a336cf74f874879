#include "print/viewwords.h"

#include "report/words.h"
#include "rules/assess.h"

#include <optional>

namespace muster::print {

namespace {

constexpr int turnBoxes = 8; // no game that we know plays more turns, and a box left over harms nobody

Data scenariosData(const Material& material)
{
    std::vector<Data> list;
    const auto& scenarios = material.catalogue.ruleset.scenarios;
    const auto chosen = material.assessment.scenario;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (chosen != noIndex && static_cast<std::size_t>(chosen) != i)
            continue;
        Data data;
        data["title"] = Data(scenarios[i].name);
        data["text"] = Data(scenarios[i].text);
        data["citation"] = optional(citationText(material, scenarios[i].citation));
        list.push_back(data);
    }
    return listOf(list);
}

/// The same on both sides, or each with whose it is.
std::string bySide(const std::string& ours, const std::optional<std::string>& theirs)
{
    if (!theirs || ours == *theirs)
        return ours;
    return join({ours.empty() ? ours : "we: " + ours, theirs->empty() ? *theirs : "they: " + *theirs}, "; ");
}

/// What the players agreed: points and every battle option with its choice.
Data agreedData(const Material& material)
{
    std::vector<Data> list;
    const auto* enemy = material.job.enemies.empty() ? nullptr : material.job.enemies.front().assessment;
    const auto add = [&](const std::string& name, auto valueOf) {
        Data data;
        data["agreement"] = Data(name);
        data["value"] = Data(bySide(valueOf(material.assessment),
                                    enemy ? std::optional(valueOf(*enemy)) : std::optional<std::string>()));
        list.push_back(data);
    };
    if (material.catalogue.ruleset.hasPoints)
        add("Points a side", [](const Assessment& assessment) {
            return assessment.limit ? report::number(*assessment.limit) : std::string("no limit agreed");
        });
    const auto& options = material.catalogue.ruleset.battleOptions;
    for (std::size_t i = 0; i < options.size(); ++i)
        add(options[i].name, [&](const Assessment& assessment) {
            const auto choice = static_cast<std::size_t>(assessment.choices[i]);
            return options[i].isFlag ? std::string(choice == 1 ? "yes" : "no") : options[i].choices[choice].name;
        });
    return listOf(list);
}

std::string figureValue(const Material& material, const Figure& figure, const Assessment& assessment)
{
    const auto worked = valueOf(material.catalogue, assessment, *figure.value);
    return worked ? join({report::number(*worked), figure.unit}, " ") : std::string();
}

/// Figures that hold for either side. Where both have the same, it stands once.
Data battleFigures(const Material& material)
{
    std::vector<Data> list;
    const auto* enemy = material.job.enemies.empty() ? nullptr : material.job.enemies.front().assessment;
    for (const auto& figure : material.catalogue.ruleset.figures) {
        const bool isOurs = holds(material.catalogue, figure.when, material.assessment);
        const bool isTheirs = enemy && holds(material.catalogue, figure.when, *enemy);
        if (!isOurs && !isTheirs)
            continue;
        std::string value;
        if (figure.value) {
            const auto ours = isOurs ? figureValue(material, figure, material.assessment) : std::string();
            const auto theirs = isTheirs ? figureValue(material, figure, *enemy) : std::string();
            if (ours.empty() && theirs.empty())
                continue; // no points agreed: there is no such figure
            value = bySide(ours, enemy ? std::optional(theirs) : std::optional<std::string>());
        }
        Data data;
        data["figure"] = Data(figure.name);
        data["value"] = optional(value);
        data["text"] = optional(figure.text);
        data["citation"] = optional(citationText(material, figure.citation));
        list.push_back(data);
    }
    return listOf(list);
}

/// What the units of one roster are worth to its enemy, with a box for each way to lose them.
Data forceData(const Material& material, const Force& force, const std::string& whose)
{
    const auto& catalogue = material.catalogue;
    const auto& assessment = *force.assessment;
    const auto& ruleset = catalogue.ruleset;
    const auto columns = ruleset.hasPoints ? ruleset.victory.size() : std::size_t{0};
    Data data;
    const auto army = assessment.army == noIndex ? force.roster->army : catalogue.army(assessment.army).name;
    data["whose"] = Data(whose);
    data["force"] = Data(join({force.roster->name, army}, " · "));
    std::vector<Data> heads;
    for (std::size_t k = 0; k < columns; ++k) {
        Data head;
        head["head"] = Data(ruleset.victory[k].name);
        heads.push_back(head);
    }
    if (columns == 0) {
        Data head;
        head["head"] = Data("Destroyed");
        heads.push_back(head);
    }
    data["heads"] = listOf(heads);
    const auto cellWidth = columns > 1 ? 36 / columns : std::size_t{18};
    data["cellWidth"] = Data(std::to_string(cellWidth));
    data["nameWidth"] = Data(std::to_string(86 - cellWidth * heads.size()));
    std::vector<Data> rows;
    std::vector<Fraction> sums(columns);
    for (std::size_t i = 0; i < assessment.units.size(); ++i) {
        const auto& assessed = assessment.units[i];
        const auto& source = *assessment.source[i];
        Data row;
        row["unit"] = Data(assessed.kind == noIndex ? source.unit : catalogue.unit(assessed.kind).name);
        row["ownName"] = optional(report::oneLine(source.name));
        row["cost"] = Data(report::number(assessed.points));
        row["isNested"] = Data(assessed.parent != noIndex);
        std::vector<Data> cells;
        const auto worth = victoryPoints(catalogue, assessment, static_cast<Index>(i));
        for (std::size_t k = 0; k < columns; ++k) {
            Data cell;
            cell["worth"] = worth[k] ? Data(report::number(*worth[k])) : Data(false);
            cell["hasBox"] = Data(worth[k].has_value());
            if (worth[k])
                sums[k] = sums[k] + *worth[k];
            cells.push_back(cell);
        }
        if (columns == 0) {
            Data cell;
            cell["worth"] = Data(false);
            cell["hasBox"] = Data(true);
            cells.push_back(cell);
        }
        row["cells"] = listOf(cells);
        rows.push_back(row);
    }
    data["isEmptyArmy"] = Data(rows.empty());
    data["losses"] = listOf(rows);
    data["total"] = Data(report::number(assessment.points));
    std::vector<Data> totals;
    for (const auto& sum : sums) {
        Data total;
        total["sum"] = Data(report::number(sum));
        totals.push_back(total);
    }
    data["totals"] = listOf(totals);
    return data;
}

Data forcesData(const Material& material)
{
    const auto& job = material.job;
    const bool isTwoSided = !job.enemies.empty();
    std::vector<Data> list;
    list.push_back(forceData(material, {job.roster, job.assessment}, isTwoSided ? "Our losses" : "Losses"));
    for (const auto& ally : job.allies)
        list.push_back(forceData(material, ally, "Our losses"));
    for (const auto& enemy : job.enemies)
        list.push_back(forceData(material, enemy, "Their losses"));
    return listOf(list);
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
    for (const auto& finding : assessBattle(material.catalogue, sides)) {
        Data data;
        data["severity"] = Data(report::severityName(finding.severity));
        data["message"] = Data(report::message(material.catalogue, material.assessment, finding));
        data["citation"] = optional(citationText(material, report::citationOf(material.catalogue, finding)));
        list.push_back(data);
    }
    return listOf(list);
}

/// "Grakka's Clans (Orks, 1,980 points) against Last Company (Imperial Guard, 980 points)"
std::string sidesLine(const Material& material)
{
    const auto& job = material.job;
    const auto nameOf = [&](const Force& force) {
        const auto army = force.assessment->army;
        const auto kind = army == noIndex ? force.roster->army : material.catalogue.army(army).name;
        const auto cost = material.catalogue.ruleset.hasPoints
                              ? report::points(force.assessment->points)
                              : counted(std::ssize(force.assessment->units), "unit", "units");
        return (force.roster->name.empty() ? kind : force.roster->name) + " (" + join({kind, cost}, ", ") + ')';
    };
    std::vector<std::string> ours{nameOf({job.roster, job.assessment})};
    for (const auto& ally : job.allies)
        ours.push_back(nameOf(ally));
    std::vector<std::string> theirs;
    for (const auto& enemy : job.enemies)
        theirs.push_back(nameOf(enemy));
    return join({join(ours, " and "), join(theirs, " and ")}, " against ");
}

} // namespace

Data battleView(const Material& material)
{
    Data view;
    setCommon(view, material);
    setList(view, "hasScenarios", "scenarios", scenariosData(material));
    view["isScenarioOpen"] =
        Data(material.assessment.scenario == noIndex && !material.catalogue.ruleset.scenarios.empty());
    setList(view, "hasFigures", "figures", battleFigures(material));
    setList(view, "hasBattleFindings", "battleFindings", battleFindings(material));
    view["sidesLine"] = Data(sidesLine(material));
    setList(view, "hasAgreed", "agreed", agreedData(material));
    std::vector<Data> turns;
    for (int i = 1; i <= turnBoxes; ++i) {
        Data turn;
        turn["turn"] = Data(std::to_string(i));
        turns.push_back(turn);
    }
    view["turns"] = listOf(turns);
    view["forces"] = forcesData(material);
    return view;
}

} // namespace muster::print
