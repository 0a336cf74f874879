#include "apps/command.h"

#include "core/safetext.h"
#include "report/kinds.h"
#include "report/words.h"
#include "rules/profile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

using nlohmann::ordered_json;

struct ShowOptions {
    std::string what;
    std::string format = "text";
};

std::string cited(const Catalogue& catalogue, Id<Citation> citation)
{
    const auto where = report::citation(catalogue, citation);
    return where.section.empty() ? std::string() : " [" + where.section + ']';
}

std::string severityText(const Ruleset& ruleset, const SeverityRule& rule)
{
    if (rule.option.isNone())
        return report::severityId(rule.plain);
    const auto& option = ruleset.battleOptions[rule.option];
    std::string text;
    for (const auto i : option.choices.ids())
        text += (text.empty() ? "" : ", ") + option.choices[i].id + ": " + report::severityId(rule.byChoice[i]);
    return text + " (" + option.id + ')';
}

ordered_json line(const Table<StatColumn>& columns, const Table<StatColumn, ProfileStat>& stats)
{
    auto object = ordered_json::object();
    for (const auto i : columns.ids())
        if (!stats[i].value.isEmpty())
            object[columns[i].id] = formatStat(columns[i].kind, stats[i].value);
    return object;
}

std::string_view ownMark(const Ruleset& ruleset)
{
    return ruleset.data.origin == DataOrigin::Own ? ", the user's own" : "";
}

/// Prints what there is, as text for people or as JSON.
class Shower {
public:
    Shower(Store& store, bool isJson) : m_store(store), m_isJson(isJson) {}

    int showAll()
    {
        auto list = ordered_json::array();
        for (const auto& id : m_store.rulesets()) {
            const auto catalogue = m_store.fullCatalogue(id);
            if (!catalogue) {
                leaveOut(catalogue.error());
                continue;
            }
            leaveOut(m_store.leftOut(id));
            const auto& ruleset = (*catalogue)->ruleset;
            ordered_json object{{"id", id}, {"name", ruleset.name}, {"dataVersion", ruleset.dataVersion}};
            say(fmt::format("{}  {} (data {}{})\n", id, ruleset.name, ruleset.dataVersion, ownMark(ruleset)));
            for (const auto& army : (*catalogue)->armies) {
                object["armies"].push_back({{"id", army.id},
                                            {"name", army.name},
                                            {"units", army.units.size()},
                                            {"provenance", army.provenance.kind}});
                say(fmt::format("  {}/{}  {}, {} {}, {}{}\n", id, army.id, army.name, army.units.size(),
                                army.units.size() == 1 ? "unit" : "units", army.provenance.kind,
                                army.isUsersOwn ? ", the user's own" : ""));
            }
            list.push_back(std::move(object));
        }
        return finish(list);
    }

    int showRuleset(const std::string& id)
    {
        const auto loaded = m_store.fullCatalogue(id);
        if (!loaded)
            return fail(loaded.error());
        leaveOut(m_store.leftOut(id));
        const auto& catalogue = **loaded;
        const auto& ruleset = catalogue.ruleset;
        ordered_json object{
            {"id", ruleset.id}, {"name", ruleset.name}, {"dataVersion", ruleset.dataVersion}, {"about", ruleset.about}};
        say(fmt::format("{} (data {}{})\n{}\n{}\n\nArmies\n", ruleset.name, ruleset.dataVersion, ownMark(ruleset),
                        ruleset.about, report::provenanceLine(ruleset.provenance)));
        for (const auto& army : catalogue.armies) {
            object["armies"].push_back(army.id);
            say(fmt::format("  {}  {}{}\n", army.id, army.name, army.isUsersOwn ? " (the user's own)" : ""));
        }
        say("\nRules\n");
        std::string last;
        for (const auto& rule : ruleset.constraints) {
            object["rules"].push_back({{"id", rule.id}, {"severity", severityText(ruleset, rule.severity)}});
            say(fmt::format("  {}  {}{}\n", rule.id, severityText(ruleset, rule.severity),
                            cited(catalogue, rule.citation)));
        }
        for (std::size_t i = 0; i < structuralIds.size(); ++i) {
            const auto& rule = ruleset.structure[i];
            object["rules"].push_back({{"id", structuralIds[i]}, {"severity", severityText(ruleset, rule.severity)}});
            say(fmt::format("  {}  {}{}\n", structuralIds[i], severityText(ruleset, rule.severity),
                            cited(catalogue, rule.citation)));
        }
        showBattle(ruleset, object);
        if (!ruleset.rulings.empty())
            say("\nRulings\n");
        for (const auto& ruling : ruleset.rulings) {
            const auto owner = ruling.army.isNone() ? std::string() : catalogue.army(ruling.army).id;
            object["rulings"].push_back({{"id", ruling.id},
                                         {"army", owner},
                                         {"question", ruling.question},
                                         {"answer", ruling.answer},
                                         {"default", ruling.standard}});
            say(fmt::format("  {} ({}{})\n    {}\n    {}\n", ruling.id, owner.empty() ? "" : owner + ", ",
                            ruling.standard ? "on" : "off", ruling.question, ruling.answer));
        }
        return finish(object);
    }

    int showArmy(const std::string& rulesetId, const std::string& armyId)
    {
        const auto loaded = m_store.catalogue(rulesetId, {armyId});
        if (!loaded)
            return fail(loaded.error());
        const auto& catalogue = **loaded;
        const auto& army = catalogue.armies.front();
        ordered_json object{{"id", army.id},
                            {"name", army.name},
                            {"dataVersion", army.dataVersion},
                            {"provenance", {{"kind", army.provenance.kind}, {"source", army.provenance.source}}},
                            {"allies", army.allies}};
        say(fmt::format("{} (data {})\n{}\n", army.name, army.dataVersion, report::provenanceLine(army.provenance)));
        if (!army.allies.empty())
            say(fmt::format("Possible allies: {}\n", fmt::join(army.allies, ", ")));
        for (const auto& composition : army.lines) {
            object["composition"].push_back(
                {{"id", composition.id}, {"name", composition.name}, {"number", composition.number}});
            say(fmt::format("  {} × {}\n", composition.number, composition.name));
        }
        for (const auto c : catalogue.ruleset.categories.ids()) {
            bool isFirst = true;
            for (const auto i : army.units) {
                const auto& unit = catalogue.unit(i);
                if (unit.category != c)
                    continue;
                if (std::exchange(isFirst, false))
                    say(fmt::format("\n{}\n", catalogue.ruleset.categories[c].plural));
                object["units"].push_back(unitJson(catalogue, i));
                say("  " + unitLine(catalogue, i) + '\n');
            }
        }
        for (const auto& note : army.notes)
            say("\nNote: " + note + '\n');
        return finish(object);
    }

    int showUnit(const std::string& rulesetId, const std::string& armyId, const std::string& unitId)
    {
        const auto loaded = m_store.catalogue(rulesetId, {armyId});
        if (!loaded)
            return fail(loaded.error());
        const auto& catalogue = **loaded;
        const auto index = catalogue.findUnit(Id<Army>::at(0), unitId);
        if (index.isNone())
            return fail({Fault::about({}, "there is no unit \"" + unitId + "\" in " + rulesetId + '/' + armyId,
                                      "'muster show " + rulesetId + '/' + armyId + "' lists those there are.")});
        sayUnit(catalogue, index);
        return finish(unitJson(catalogue, index));
    }

private:
    void say(const std::string& text)
    {
        if (!m_isJson)
            std::cout << text;
    }

    int finish(const ordered_json& value) const
    {
        if (m_isJson)
            std::cout << safeJson(value.dump(2, ' ', false, ordered_json::error_handler_t::replace)) << '\n';
        return m_status;
    }

    /// What cannot be read is reported, and does not stop the rest.
    void leaveOut(const Faults& faults)
    {
        tell(faults);
        if (!faults.empty())
            m_status = cannotRead;
    }

    static int fail(const Faults& faults)
    {
        tell(faults);
        return cannotRead;
    }

    void showBattle(const Ruleset& ruleset, ordered_json& object)
    {
        if (!ruleset.battleOptions.empty())
            say("\nBattle options\n");
        for (const auto& option : ruleset.battleOptions) {
            ordered_json entry{{"id", option.id}, {"name", option.name}};
            std::string choices;
            for (const auto i : option.choices.ids()) {
                const auto shown =
                    option.isFlag ? std::string(i.position() == 0 ? "false" : "true") : option.choices[i].id;
                entry["choices"].push_back(shown);
                choices += (choices.empty() ? "" : ", ") + shown + (i == option.standard ? " (default)" : "");
            }
            object["battleOptions"].push_back(std::move(entry));
            say(fmt::format("  {}  {}: {}\n", option.id, option.name, choices));
        }
        if (!ruleset.scenarios.empty())
            say("\nScenarios\n");
        for (const auto& scenario : ruleset.scenarios) {
            object["scenarios"].push_back({{"id", scenario.id}, {"name", scenario.name}});
            say(fmt::format("  {}  {}\n", scenario.id, scenario.name));
        }
    }

    /// "25, up to 2, needs Master (default: 1)": what is shown of an option after its name.
    static std::string terms(const Catalogue& catalogue, const Unit& unit, const Option& option)
    {
        auto words = report::conditions(catalogue.ruleset, unit.choices, option);
        if (auto price = report::price(catalogue, option); !price.empty())
            words.insert(words.begin(), std::move(price));
        auto text = words.empty() ? std::string() : fmt::format("  {}", fmt::join(words, ", "));
        if (option.defaultCount > 0)
            text += fmt::format(" (default: {})", option.defaultCount);
        return text + (option.uncertain.empty() ? "" : " †");
    }

    static std::string statLine(const Table<StatColumn>& columns, const Table<StatColumn, ProfileStat>& stats,
                                bool isPart = false)
    {
        std::string text;
        for (const auto i : columns.ids())
            if (!stats[i].value.isEmpty() || (!mayLack(columns[i]) && !isPart))
                text += fmt::format("{}{} {}", text.empty() ? "" : "  ", columns[i].shortName,
                                    formatStat(columns[i].kind, stats[i].value));
        return text;
    }

    static std::string unitLine(const Catalogue& catalogue, Id<Unit> index)
    {
        const auto& unit = catalogue.unit(index);
        const auto shown = profileOfKind(catalogue, index);
        auto text = fmt::format("{}  {}", unit.id, unit.name);
        if (catalogue.ruleset.countsModels)
            text += fmt::format("  ({})", report::sizes(unit));
        if (const auto price = report::cost(catalogue, unit); !price.empty())
            text += "  " + price;
        return text + "  " + statLine(catalogue.ruleset.stats, shown.stats) + (unit.uncertain.empty() ? "" : "  †");
    }

    static ordered_json unitJson(const Catalogue& catalogue, Id<Unit> index)
    {
        const auto& unit = catalogue.unit(index);
        const auto shown = profileOfKind(catalogue, index);
        ordered_json object{
            {"id", unit.id}, {"name", unit.name}, {"category", catalogue.ruleset.categories[unit.category].id}};
        if (catalogue.ruleset.hasPoints) {
            object["points"] = unit.points;
            if (unit.pointsPerModel != 0)
                object["pointsPerModel"] = unit.pointsPerModel;
        }
        object["minModels"] = unit.minModels;
        object["maxModels"] = unit.maxModels;
        object["stats"] = line(catalogue.ruleset.stats, shown.stats);
        for (const auto& rule : shown.rules)
            object["rules"].push_back(rule.name);
        for (const auto& weapon : shown.weapons)
            object["weapons"].push_back({{"name", catalogue.weapon(weapon.weapon).name},
                                         {"count", weapon.count},
                                         {"stats", line(catalogue.ruleset.weaponStats, weapon.stats)}});
        for (const auto& part : shown.parts) {
            ordered_json made{
                {"name", part.name}, {"models", part.models}, {"stats", line(catalogue.ruleset.stats, part.stats)}};
            for (const auto& weapon : part.weapons)
                made["weapons"].push_back({{"name", catalogue.weapon(weapon.weapon).name},
                                           {"count", weapon.count},
                                           {"stats", line(catalogue.ruleset.weaponStats, weapon.stats)}});
            for (const auto& rule : part.rules)
                made["rules"].push_back(rule.name);
            object["parts"].push_back(std::move(made));
        }
        for (const auto& option : unit.choices.options) {
            object["options"].push_back({{"id", option.id}, {"name", option.name}, {"points", option.points}});
            if (option.pointsPerModel != 0)
                object["options"].back()["pointsPerModel"] = option.pointsPerModel;
        }
        for (const auto& group : unit.groups)
            object["groups"].push_back(
                {{"id", group.id}, {"name", group.name}, {"pointsPerModel", group.pointsPerModel}});
        for (const auto& doubt : unit.uncertain)
            object["uncertain"].push_back({{"what", doubt.what}, {"why", doubt.why}});
        return object;
    }

    void sayUnit(const Catalogue& catalogue, Id<Unit> index)
    {
        const auto& unit = catalogue.unit(index);
        const auto shown = profileOfKind(catalogue, index);
        say(fmt::format("{} ({})\n{}", unit.name, catalogue.army(unit.army).name,
                        catalogue.ruleset.categories[unit.category].name));
        if (catalogue.ruleset.countsModels)
            say(fmt::format(", {} {}", report::sizes(unit), unit.maxModels == 1 ? "model" : "models"));
        if (const auto price = report::cost(catalogue, unit); !price.empty())
            say(", " + price);
        say("\n" + statLine(catalogue.ruleset.stats, shown.stats) + "\n");
        if (!shown.weapons.empty())
            say("\nWeapons\n");
        sayWeapons(catalogue, shown.weapons);
        for (const auto& part : shown.parts) {
            say(fmt::format("\n{} × {}\n  {}\n", part.models, part.name,
                            statLine(catalogue.ruleset.stats, part.stats, true)));
            sayWeapons(catalogue, part.weapons);
            std::string rules;
            for (const auto& rule : part.rules)
                rules += (rules.empty() ? "" : ", ") + rule.name;
            if (!rules.empty())
                say("  " + rules + "\n");
            for (const auto& words : {part.note, part.origin})
                if (!words.empty())
                    say("  " + words + "\n");
        }
        if (!shown.rules.empty())
            say("\nSpecial rules\n");
        for (const auto& rule : shown.rules)
            say(fmt::format("  {}: {}\n", rule.name, ruleText(catalogue, rule.ref)));
        for (const auto& group : unit.choices.groups) {
            const auto limit = report::groupLimit(catalogue.ruleset, unit.choices, group);
            say(fmt::format("\n{}{}\n", group.name, limit.empty() ? std::string() : " (" + limit + ')'));
            for (const auto position : group.options) {
                const auto& option = unit.choices.options[position];
                say(fmt::format("  {}  {}{}\n", option.id, option.name, terms(catalogue, unit, option)));
                sayOptionWeapons(catalogue, index, option);
                if (!option.uncertain.empty())
                    say("    † " + option.uncertain + '\n');
            }
        }
        if (!unit.groups.empty())
            say("\nModels that may differ\n");
        for (const auto& group : unit.groups)
            say(fmt::format("  {}  {}  {} a model\n", group.id, group.name, report::number(group.pointsPerModel)));
        if (!unit.locations.empty())
            say("\nLocations\n");
        for (const auto& location : unit.locations)
            say(fmt::format("  {}: {}\n", location.name,
                            location.damage ? std::to_string(*location.damage) : std::string("to be agreed")));
        for (const auto& words : {unit.note, unit.origin})
            if (!words.empty())
                say("\n" + words + "\n");
        for (const auto& doubt : unit.uncertain)
            say(fmt::format("\n† {}: {}\n", doubt.what, doubt.why));
    }

    void sayWeapons(const Catalogue& catalogue, const std::vector<ProfileWeapon>& weapons)
    {
        for (const auto& weapon : weapons) {
            const auto& known = catalogue.weapon(weapon.weapon);
            std::string rules;
            for (const auto& ref : known.rules)
                rules += ", " + ruleName(catalogue, ref);
            say(fmt::format("  {} × {}  {}{}\n", weapon.count, known.name,
                            statLine(catalogue.ruleset.weaponStats, weapon.stats), rules));
        }
    }

    /// The weapons that an option gives, with their figures in the hands of a plain model of the unit.
    void sayOptionWeapons(const Catalogue& catalogue, Id<Unit> index, const Option& option)
    {
        if (option.weapons.empty())
            return;
        const auto& kind = catalogue.unit(index);
        Roster roster;
        roster.ruleset = catalogue.ruleset.id;
        roster.army = catalogue.army(kind.army).id;
        auto& unit = roster.units.emplace_back();
        unit.unit = kind.id;
        unit.options.set(option.id, 1);
        const auto assessment = assess(catalogue, roster);
        auto weapons = profile(catalogue, assessment, Id<AssessedUnit>::at(0)).weapons;
        std::erase_if(weapons, [&](const ProfileWeapon& weapon) {
            return std::ranges::find(option.weapons, weapon.weapon, &Carry::weapon) == option.weapons.end();
        });
        for (const auto& weapon : weapons) {
            const auto& known = catalogue.weapon(weapon.weapon);
            say(fmt::format("    {}{}\n", known.name == option.name ? std::string() : known.name + "  ",
                            statLine(catalogue.ruleset.weaponStats, weapon.stats)));
        }
    }

    Store& m_store;
    bool m_isJson;
    int m_status = allLegal;
};

} // namespace

Run addShow(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("show", "What data there are: rulesets, armies, units with full stat lines");
    auto options = std::make_shared<ShowOptions>();
    command->add_option("WHAT", options->what, "RULESET, RULESET/ARMY or RULESET/ARMY/UNIT; left out: everything")
        ->type_name("");
    command->add_option("--format", options->format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("FORMAT");
    return [options, &session] {
        auto* store = session.store();
        if (!store)
            return int(cannotRead);
        std::vector<std::string> parts;
        std::string_view rest = options->what;
        while (!rest.empty()) {
            const auto end = std::min(rest.find('/'), rest.size());
            parts.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        Shower shower(*store, options->format == "json");
        switch (parts.size()) {
        case 0:
            return shower.showAll();
        case 1:
            return shower.showRuleset(parts[0]);
        case 2:
            return shower.showArmy(parts[0], parts[1]);
        case 3:
            return shower.showUnit(parts[0], parts[1], parts[2]);
        default:
            std::cerr << "muster show: write RULESET/ARMY/UNIT\n";
            return int(wrongCall);
        }
    };
}

} // namespace muster
