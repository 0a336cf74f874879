#include "rules/players/agreements.h"

#include <algorithm>

namespace muster {

namespace {

using What = Disagreement::What;

/// The choice that a roster makes, also by saying nothing.
Id<BattleChoice> choiceIn(const Roster& roster, const BattleOption& option)
{
    const auto found = roster.battle.options.find(option.id);
    if (found == roster.battle.options.end())
        return option.standard;
    if (const auto* isOn = std::get_if<bool>(&found->second))
        return *isOn ? flagOn : flagOff;
    return option.choices.find(std::get<std::string>(found->second));
}

std::string nameOf(const BattleOption& option, Id<BattleChoice> choice)
{
    return choice.isNone() ? std::string() : option.choices[choice].name;
}

std::string scenarioName(const Catalogue& catalogue, const std::string& id)
{
    const auto scenario = catalogue.findScenario(id);
    return scenario.isNone() ? id : catalogue.ruleset.scenarios[scenario].name;
}

bool isOn(const Roster& roster, const Ruling& ruling)
{
    const auto found = roster.rulings.find(ruling.id);
    return found == roster.rulings.end() ? ruling.standard : found->second;
}

void setOption(Roster& roster, const BattleOption& option, std::string_view value, Agreed& agreed)
{
    if (option.isFlag && (value == "on" || value == "off")) {
        roster.battle.options[option.id] = value == "on";
    } else if (!option.isFlag && !option.choices.find(value).isNone()) {
        roster.battle.options[option.id] = std::string(value);
    } else {
        agreed.disagreements.push_back({What::Choice, std::string(value), option.id, {}});
    }
}

/// What differs between two agreements of a roster, as far as it counts in the game.
std::vector<Overridden> differences(const Catalogue& catalogue, const Roster& before, const Roster& now)
{
    std::vector<Overridden> all;
    const auto add = [&all](Overridden::What what) -> Overridden& {
        auto& one = all.emplace_back();
        one.what = what;
        return one;
    };
    if (before.battle.points != now.battle.points) {
        auto& points = add(Overridden::What::Points);
        points.pointsBefore = before.battle.points;
        points.pointsNow = now.battle.points;
    }
    if (before.battle.scenario != now.battle.scenario) {
        auto& scenario = add(Overridden::What::Scenario);
        scenario.before = scenarioName(catalogue, before.battle.scenario);
        scenario.now = scenarioName(catalogue, now.battle.scenario);
    }
    for (const auto id : catalogue.ruleset.battleOptions.ids()) {
        const auto& option = catalogue.ruleset.battleOptions[id];
        const auto had = choiceIn(before, option);
        const auto has = choiceIn(now, option);
        if (had == has)
            continue;
        auto& changed = add(Overridden::What::Option);
        changed.option = id;
        changed.before = nameOf(option, had);
        changed.now = nameOf(option, has);
        changed.isOn = has == flagOn;
    }
    for (const auto id : catalogue.ruleset.rulings.ids()) {
        const auto& ruling = catalogue.ruleset.rulings[id];
        if (isOn(before, ruling) == isOn(now, ruling))
            continue;
        auto& changed = add(Overridden::What::Ruling);
        changed.ruling = id;
        changed.isOn = isOn(now, ruling);
    }
    return all;
}

} // namespace

Agreed agree(const Agreements& agreements, const Catalogue& catalogue, Roster& roster)
{
    Agreed agreed;
    const auto& ruleset = catalogue.ruleset;
    auto& disagreements = agreed.disagreements;
    if (agreements.like && agreements.like->ruleset != roster.ruleset) {
        disagreements.push_back({What::Ruleset, agreements.like->ruleset, {}, roster.ruleset});
        return agreed; // nothing of another game can be agreed
    }
    if (!agreements.rulesetVersion.empty() && agreements.rulesetVersion != ruleset.dataVersion)
        disagreements.push_back({What::Version, agreements.rulesetVersion, {}, ruleset.dataVersion});

    Roster now; // only what can be agreed
    now.battle = roster.battle;
    now.rulings = roster.rulings;
    if (agreements.like) {
        now.battle = agreements.like->battle; // of the same game
        now.rulings = agreements.like->rulings;
    }
    if (agreements.points && ruleset.hasPoints)
        now.battle.points = agreements.points;
    if (agreements.scenario) {
        now.battle.scenario = *agreements.scenario;
        if (!agreements.scenario->empty() && catalogue.findScenario(*agreements.scenario).isNone())
            disagreements.push_back({What::Scenario, *agreements.scenario, {}, {}});
    }
    for (const auto& [id, value] : agreements.options) {
        const auto option = catalogue.findBattleOption(id, catalogue.findArmy(roster.army));
        if (option.isNone())
            disagreements.push_back({What::Option, id, {}, {}});
        else
            setOption(now, ruleset.battleOptions[option], value, agreed);
    }
    for (const auto& [id, value] : agreements.rulings) {
        if (catalogue.findRuling(id).isNone())
            disagreements.push_back({What::Ruling, id, {}, {}});
        else
            now.rulings[id] = value;
    }
    if (!disagreements.empty())
        return agreed;

    agreed.overridden = differences(catalogue, roster, now);
    if (!agreements.rulesetVersion.empty() && roster.madeWith && !roster.madeWith->ruleset.empty() &&
        roster.madeWith->ruleset != agreements.rulesetVersion) {
        auto& version = agreed.overridden.emplace_back();
        version.what = Overridden::What::Version;
        version.before = roster.madeWith->ruleset;
        version.now = agreements.rulesetVersion;
    }
    roster.battle = std::move(now.battle);
    roster.rulings = std::move(now.rulings);
    return agreed;
}

} // namespace muster
