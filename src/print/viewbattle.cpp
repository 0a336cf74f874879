#include "print/viewwords.h"

#include "report/words.h"

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

/// What the players agreed: points and every battle option with its choice.
Data agreedData(const Material& material)
{
    std::vector<Data> list;
    const auto add = [&](const std::string& name, const std::string& value) {
        Data data;
        data["agreement"] = Data(name);
        data["value"] = Data(value);
        list.push_back(data);
    };
    if (material.catalogue.ruleset.hasPoints)
        add("Points a side",
            material.assessment.limit ? report::number(*material.assessment.limit) : "no limit agreed");
    const auto& options = material.catalogue.ruleset.battleOptions;
    for (std::size_t i = 0; i < options.size() && i < material.assessment.choices.size(); ++i) {
        const auto choice = static_cast<std::size_t>(material.assessment.choices[i]);
        if (options[i].isFlag)
            add(options[i].name, choice == 1 ? "yes" : "no");
        else if (choice < options[i].choices.size())
            add(options[i].name, options[i].choices[choice].name);
    }
    return listOf(list);
}

} // namespace

Data battleView(const Material& material)
{
    Data view;
    setCommon(view, material);
    setList(view, "hasScenarios", "scenarios", scenariosData(material));
    view["isScenarioOpen"] =
        Data(material.assessment.scenario == noIndex && !material.catalogue.ruleset.scenarios.empty());
    setList(view, "hasFigures", "figures", figuresData(material));
    setList(view, "hasAgreed", "agreed", agreedData(material));
    std::vector<Data> turns;
    for (int i = 1; i <= turnBoxes; ++i) {
        Data turn;
        turn["turn"] = Data(std::to_string(i));
        turns.push_back(turn);
    }
    view["turns"] = listOf(turns);
    std::vector<Data> units;
    for (std::size_t i = 0; i < material.assessment.units.size(); ++i) {
        const auto& assessed = material.assessment.units[i];
        Data data;
        data["unit"] = Data(kindName(material, static_cast<Index>(i)));
        data["ownName"] = optional(ownName(material, static_cast<Index>(i)));
        data["cost"] = Data(report::number(assessed.points));
        data["isNested"] = Data(assessed.parent != noIndex);
        units.push_back(data);
    }
    view["isEmptyArmy"] = Data(units.empty());
    view["losses"] = listOf(units);
    return view;
}

} // namespace muster::print
