#include "report/catalogue/cataloguejson.h"

#include "core/base/safetext.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/figurejson.h"
#include "rules/figures/profile.h"
#include "rules/judge/slots.h"

#include <nlohmann/json.hpp>

namespace muster::report {

using nlohmann::ordered_json;

namespace {

std::string written(const ordered_json& value)
{
    return safeJson(value.dump(2, ' ', false, ordered_json::error_handler_t::replace));
}

ordered_json statsOf(const Table<StatColumn>& columns, const Table<StatColumn, ProfileStat>& stats)
{
    auto object = ordered_json::object();
    for (const auto i : columns.ids())
        if (!stats[i].value.isEmpty())
            object[columns[i].id] = formatStat(columns[i].kind, stats[i].value);
    return object;
}

ordered_json weaponOf(const Catalogue& catalogue, const ProfileWeapon& weapon)
{
    return {{"name", catalogue.weapon(weapon.weapon).name},
            {"count", weapon.count},
            {"stats", statsOf(catalogue.ruleset.weaponStats, weapon.stats)}};
}

ordered_json partOf(const Catalogue& catalogue, const ProfilePart& part)
{
    ordered_json object{
        {"name", part.name}, {"models", part.models}, {"stats", statsOf(catalogue.ruleset.stats, part.stats)}};
    if (part.isMount)
        object["mount"] = true;
    for (const auto& weapon : part.weapons)
        object["weapons"].push_back(weaponOf(catalogue, weapon));
    for (const auto& rule : part.rules)
        object["rules"].push_back(rule.name);
    return object;
}

ordered_json priceOf(const Price& price)
{
    if (price.isPlain())
        return figureJson(price.plain);
    auto list = ordered_json::array();
    for (const auto& points : price.byCopy)
        list.push_back(figureJson(points));
    if (!price.byCopy.empty())
        return {{"byCopy", std::move(list)}};
    for (const auto& [size, points] : price.bySize)
        list.push_back(ordered_json::array({size, figureJson(points)}));
    return {{"bySize", std::move(list)}};
}

ordered_json boundOf(const Table<Slot>& slots, const SlotBound& bound)
{
    if (bound.isPlain())
        return bound.plus;
    return {{"slot", slots[bound.slot].id}, {"perFull", bound.perFull}, {"times", bound.times}, {"plus", bound.plus}};
}

ordered_json boundOf(const OptionBound& bound)
{
    if (bound.perModels == 0)
        return bound.times;
    return {{"times", bound.times}, {"perModels", bound.perModels}};
}

ordered_json slotOf(const Catalogue& catalogue, Id<Army> army, const Table<Slot>& slots, const Slot& slot)
{
    ordered_json object{{"id", slot.id}, {"name", slot.name}, {"min", boundOf(slots, slot.min)}};
    if (slot.max)
        object["max"] = boundOf(slots, *slot.max);
    for (const auto kind : kindsFor(catalogue, army, slot))
        object["units"].push_back(catalogue.army(catalogue.unit(kind).army).id + ':' + catalogue.unit(kind).id);
    return object;
}

ordered_json unitOf(const Catalogue& catalogue, Id<Unit> id)
{
    const auto& unit = catalogue.unit(id);
    const auto shown = profileOfKind(catalogue, id);
    ordered_json object{
        {"id", unit.id}, {"name", unit.name}, {"category", catalogue.ruleset.categories[unit.category].id}};
    if (unit.isOwn())
        object["from"] = catalogue.unit(unit.madeFrom).id;
    if (catalogue.ruleset.hasPoints) {
        object["points"] = priceOf(unit.points);
        if (unit.pointsPerModel != Points())
            object["pointsPerModel"] = figureJson(unit.pointsPerModel);
    }
    object["minModels"] = unit.minModels;
    if (unit.maxModels != anyNumber)
        object["maxModels"] = unit.maxModels;
    if (unit.start > 0)
        object["start"] = unit.start;
    for (const auto& slot : unit.slotList)
        object["slots"].push_back(slotOf(catalogue, unit.army, unit.slotList, slot));
    object["stats"] = statsOf(catalogue.ruleset.stats, shown.stats);
    for (const auto& rule : shown.rules)
        object["rules"].push_back(rule.name);
    for (const auto& weapon : shown.weapons)
        object["weapons"].push_back(weaponOf(catalogue, weapon));
    for (const auto& part : shown.parts)
        object["parts"].push_back(partOf(catalogue, part));
    for (const auto& option : unit.choices.options) {
        object["options"].push_back({{"id", option.id}, {"name", option.name}, {"points", priceOf(option.points)}});
        if (option.pointsPerModel != Points())
            object["options"].back()["pointsPerModel"] = figureJson(option.pointsPerModel);
        for (const auto& part : option.parts) {
            const auto& profile = catalogue.profile(part.profile);
            ordered_json added{{"id", profile.id}, {"name", profile.name}, {"models", part.models}};
            if (part.isMount)
                added["mount"] = true;
            object["options"].back()["parts"].push_back(std::move(added));
        }
    }
    for (const auto& limit : unit.choices.limits) {
        ordered_json made{{"id", limit.id}, {"name", limit.name}, {"min", boundOf(limit.min)}};
        if (limit.max)
            made["max"] = boundOf(*limit.max);
        for (const auto option : limit.options)
            made["options"].push_back(unit.choices.options[option].id);
        object["optionLimits"].push_back(std::move(made));
    }
    for (const auto& group : unit.groups)
        object["groups"].push_back({{"id", group.id}, {"name", group.name}, {"pointsPerModel", figureJson(group.pointsPerModel)}});
    for (const auto& doubt : unit.uncertain)
        object["uncertain"].push_back({{"what", doubt.what}, {"why", doubt.why}});
    return object;
}

/// When a battle option exists, as the ruleset says it: conditions that must all hold.
ordered_json conditionsOf(const Ruleset& ruleset, const Condition& condition)
{
    auto list = ordered_json::array();
    const auto addScenarios = [&](const char* key, const std::vector<Id<Scenario>>& scenarios) {
        auto ids = ordered_json::array();
        for (const auto id : scenarios)
            ids.push_back(ruleset.scenarios[id].id);
        if (!ids.empty())
            list.push_back({{key, std::move(ids)}});
    };
    addScenarios("scenario", condition.scenarios);
    addScenarios("notScenario", condition.notScenarios);
    if (!condition.ruling.isNone())
        list.push_back({{"ruling", ruleset.rulings[condition.ruling].id}, {"is", condition.rulingOn}});
    if (!condition.option.isNone()) {
        const auto& option = ruleset.battleOptions[condition.option];
        auto choices = ordered_json::array();
        for (const auto choice : condition.choices)
            choices.push_back(choiceId(option, choice));
        list.push_back({{"option", option.id}, {"is", std::move(choices)}});
    }
    return list;
}

void addBattle(ordered_json& object, const Ruleset& ruleset)
{
    for (const auto& option : ruleset.battleOptions) {
        ordered_json entry{{"id", option.id}, {"name", option.name}};
        for (const auto i : option.choices.ids())
            entry["choices"].push_back(choiceId(option, i));
        if (auto when = conditionsOf(ruleset, option.when); !when.empty())
            entry["when"] = std::move(when);
        object["battleOptions"].push_back(std::move(entry));
    }
    for (const auto& scenario : ruleset.scenarios)
        object["scenarios"].push_back({{"id", scenario.id}, {"name", scenario.name}});
}

} // namespace

std::string overviewJson(const std::vector<Game>& games)
{
    auto list = ordered_json::array();
    for (const auto& [catalogue, versions] : games) {
        const auto& ruleset = catalogue->ruleset;
        ordered_json object{{"id", ruleset.id}, {"name", ruleset.name}, {"dataVersion", ruleset.dataVersion}};
        for (const auto& army : catalogue->armies)
            object["armies"].push_back({{"id", army.id},
                                        {"name", army.name},
                                        {"units", army.units.size()},
                                        {"provenance", army.provenance.kind}});
        if (!versions.empty())
            object["otherVersions"] = versions;
        list.push_back(std::move(object));
    }
    return written(list);
}

std::string rulesetJson(const Catalogue& catalogue, const std::vector<std::string>& versions)
{
    const auto& ruleset = catalogue.ruleset;
    ordered_json object{
        {"id", ruleset.id}, {"name", ruleset.name}, {"dataVersion", ruleset.dataVersion}, {"about", ruleset.about}};
    for (const auto& army : catalogue.armies)
        object["armies"].push_back(army.id);
    if (!versions.empty())
        object["otherVersions"] = versions;
    for (const auto& rule : ruleset.constraints)
        object["rules"].push_back({{"id", rule.id}, {"severity", severityText(ruleset, rule.severity)}});
    for (std::size_t i = 0; i < structuralIds.size(); ++i) {
        if (structuralIds[i] == idOf(Structural::Slots) && ruleset.slotPlace.isNone())
            continue; // no unit of the game has slots
        object["rules"].push_back(
            {{"id", structuralIds[i]}, {"severity", severityText(ruleset, ruleset.structure[i].severity)}});
    }
    addBattle(object, ruleset);
    for (const auto& ruling : ruleset.rulings)
        object["rulings"].push_back({{"id", ruling.id},
                                     {"army", ruling.army.isNone() ? std::string() : catalogue.army(ruling.army).id},
                                     {"question", ruling.question},
                                     {"answer", ruling.answer},
                                     {"default", ruling.standard}});
    return written(object);
}

std::string armyJson(const Catalogue& catalogue, const Army& army)
{
    ordered_json object{{"id", army.id},
                        {"name", army.name},
                        {"dataVersion", army.dataVersion},
                        {"provenance", {{"kind", army.provenance.kind}, {"source", army.provenance.source}}},
                        {"allies", army.allies}};
    for (const auto& line : army.lines)
        object["composition"].push_back({{"id", line.id}, {"name", line.name}, {"number", line.number}});
    for (const auto category : catalogue.ruleset.categories.ids())
        for (const auto unit : army.units)
            if (catalogue.unit(unit).category == category)
                object["units"].push_back(unitOf(catalogue, unit));
    return written(object);
}

std::string unitJson(const Catalogue& catalogue, Id<Unit> id) { return written(unitOf(catalogue, id)); }

} // namespace muster::report
