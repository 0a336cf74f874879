#include "report/catalogue/cataloguejson.h"

#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "core/data/pricecase.h"
#include "report/catalogue/kinds.h"
#include "report/catalogue/pricewords.h"
#include "rules/figures/profile.h"
#include "rules/judge/slots.h"

#include <functional>
#include <ranges>

namespace muster::report {

namespace {

void writeStats(JsonWriter& json, const Table<StatColumn>& columns, const Table<StatColumn, ProfileStat>& stats)
{
    json.object("stats", [&] {
        for (const auto i : columns.ids())
            if (!stats[i].value.isEmpty())
                json.member(columns[i].id, formatStat(columns[i].kind, stats[i].value));
    });
}

void writeWeapons(JsonWriter& json, const Catalogue& catalogue, const std::vector<ProfileWeapon>& weapons)
{
    json.someObjects("weapons", weapons, [&](const ProfileWeapon& weapon) {
        json.member("name", catalogue.weapon(weapon.weapon).name);
        json.member("count", weapon.count);
        writeStats(json, catalogue.ruleset.weaponStats, weapon.stats);
    });
}

/// A list of what `textOf` gives for each; nothing for an empty list.
void writeTexts(JsonWriter& json, std::string_view key, const auto& list, const auto& textOf)
{
    if (!std::ranges::empty(list))
        json.array(key, [&] {
            for (const auto& each : list)
                json.value(std::invoke(textOf, each));
        });
}

void writePart(JsonWriter& json, const Catalogue& catalogue, const ProfilePart& part)
{
    json.member("name", part.name);
    json.member("models", part.models);
    if (part.isMount)
        json.member("mount", true);
    writeStats(json, catalogue.ruleset.stats, part.stats);
    writeWeapons(json, catalogue, part.weapons);
    writeTexts(json, "rules", part.rules, &ProfileRule::name);
}

void writePrice(JsonWriter& json, std::string_view key, const Price& price)
{
    if (price.isPlain())
        json.member(key, price.plain);
    else if (!price.byCopy.empty())
        json.object(key, [&] { json.member("byCopy", price.byCopy); });
    else
        json.object(key, [&] {
            json.array("bySize", [&] {
                for (const auto& [size, points] : price.bySize)
                    json.array([&, size = size, points = points] {
                        json.value(size);
                        json.value(points);
                    });
            });
        });
}

/// A price with cases has their prices in their order, and `else`; what each asks for is in words.
void writePoints(JsonWriter& json, const Catalogue& catalogue, std::string_view key, const Price& price)
{
    if (!price.hasCases())
        return writePrice(json, key, price);
    json.object(key, [&] {
        json.array("if", [&] {
            for (const auto& its : *price.cases)
                json.object([&] {
                    json.member("condition", caseWords(catalogue, its));
                    writePrice(json, "points", its.price);
                });
        });
        writePrice(json, "else", price);
    });
}

/// Costs beside points.
void writeOtherCosts(JsonWriter& json, const Catalogue& catalogue, const std::vector<OtherCost>& costs)
{
    json.someObjects("costs", costs, [&](const OtherCost& cost) {
        json.member("id", catalogue.ruleset.costs[cost.kind].id);
        writePoints(json, catalogue, "value", cost.each);
        if (cost.perModel != Points())
            json.member("perModel", cost.perModel);
    });
}

void writeBound(JsonWriter& json, std::string_view key, const Table<Slot>& slots, const SlotBound& bound)
{
    if (bound.isPlain())
        return json.member(key, bound.plus);
    json.object(key, [&] {
        json.member("slot", slots[bound.slot].id);
        json.member("perFull", bound.perFull);
        json.member("times", bound.times);
        json.member("plus", bound.plus);
    });
}

void writeBound(JsonWriter& json, std::string_view key, const OptionBound& bound)
{
    if (bound.perModels == 0)
        return json.member(key, bound.times);
    json.object(key, [&] {
        json.member("times", bound.times);
        json.member("perModels", bound.perModels);
    });
}

void writeSlot(JsonWriter& json, const Catalogue& catalogue, const Unit& unit, const Slot& slot)
{
    json.member("id", slot.id);
    json.member("name", slot.name);
    writeBound(json, "min", unit.slotList, slot.min);
    if (slot.max)
        writeBound(json, "max", unit.slotList, *slot.max);
    writeTexts(json, "units", kindsFor(catalogue, unit.army, slot), [&](Id<Unit> kind) {
        return catalogue.army(catalogue.unit(kind).army).id + ':' + catalogue.unit(kind).id;
    });
}

void writeChoices(JsonWriter& json, const Catalogue& catalogue, const OptionList& choices)
{
    json.someObjects("options", choices.options, [&](const Option& option) {
        json.member("id", option.id);
        json.member("name", option.name);
        writePoints(json, catalogue, "points", option.points);
        if (option.pointsPerModel != Points())
            json.member("pointsPerModel", option.pointsPerModel);
        writeOtherCosts(json, catalogue, option.costs);
        if (option.models > 0)
            json.member("models", option.models);
        json.someObjects("parts", option.parts, [&](const UnitPart& part) {
            const auto& profile = catalogue.profile(part.profile);
            json.member("id", profile.id);
            json.member("name", profile.name);
            json.member("models", part.models);
            if (part.isMount)
                json.member("mount", true);
        });
    });
    json.someObjects("optionLimits", choices.limits, [&](const OptionLimit& limit) {
        json.member("id", limit.id);
        json.member("name", limit.name);
        writeBound(json, "min", limit.min);
        if (limit.max)
            writeBound(json, "max", *limit.max);
        writeTexts(json, "options", limit.options, [&](Id<Option> option) { return choices.options[option].id; });
    });
}

void writeUnit(JsonWriter& json, const Catalogue& catalogue, Id<Unit> id)
{
    const auto& unit = catalogue.unit(id);
    const auto shown = profileOfKind(catalogue, id);
    json.member("id", unit.id);
    json.member("name", unit.name);
    json.member("category", catalogue.ruleset.categories[unit.category].id);
    if (unit.isOwn())
        json.member("from", catalogue.unit(unit.madeFrom).id);
    if (catalogue.ruleset.hasPoints) {
        writePoints(json, catalogue, "points", unit.points);
        if (unit.pointsPerModel != Points())
            json.member("pointsPerModel", unit.pointsPerModel);
    }
    writeOtherCosts(json, catalogue, unit.costs);
    json.member("minModels", unit.minModels);
    if (unit.maxModels != anyNumber)
        json.member("maxModels", unit.maxModels);
    if (unit.start > 0)
        json.member("start", unit.start);
    json.someObjects("slots", unit.slotList, [&](const Slot& slot) { writeSlot(json, catalogue, unit, slot); });
    writeStats(json, catalogue.ruleset.stats, shown.stats);
    writeTexts(json, "rules", shown.rules, &ProfileRule::name);
    writeWeapons(json, catalogue, shown.weapons);
    json.someObjects("parts", shown.parts, [&](const ProfilePart& part) { writePart(json, catalogue, part); });
    writeChoices(json, catalogue, unit.choices);
    json.someObjects("groups", unit.groups, [&](const ModelGroup& group) {
        json.member("id", group.id);
        json.member("name", group.name);
        json.member("pointsPerModel", group.pointsPerModel);
        writeOtherCosts(json, catalogue, group.costs);
    });
    json.someObjects("uncertain", unit.uncertain, [&](const auto& doubt) {
        json.member("what", doubt.what);
        json.member("why", doubt.why);
    });
}

void writeParts(JsonWriter& json, const Ruleset& ruleset, const Condition& condition);

/// When a battle option exists, as the ruleset says it: conditions that must all hold.
void writeConditions(JsonWriter& json, const Ruleset& ruleset, const Condition& condition)
{
    const auto isAlways = condition.scenarios.empty() && condition.notScenarios.empty() && condition.rulings.empty() &&
                          condition.option.isNone() && condition.isFlat();
    if (!isAlways)
        json.array("when", [&] { writeParts(json, ruleset, condition); });
}

/// The objects of one list of conditions.
void writeParts(JsonWriter& json, const Ruleset& ruleset, const Condition& condition)
{
    const auto writeScenarios = [&](const char* key, const std::vector<Id<Scenario>>& scenarios) {
        if (!scenarios.empty())
            json.object([&] { writeTexts(json, key, scenarios, [&](auto id) { return ruleset.scenarios[id].id; }); });
    };
    writeScenarios("scenario", condition.scenarios);
    writeScenarios("notScenario", condition.notScenarios);
    for (const auto& asked : condition.rulings)
        json.object([&] {
            json.member("ruling", ruleset.rulings[asked.ruling].id);
            json.member("is", asked.isOn);
        });
    if (!condition.option.isNone())
        json.object([&] {
            const auto& option = ruleset.battleOptions[condition.option];
            json.member("option", option.id);
            json.array("is", [&] {
                for (const auto choice : condition.choices)
                    json.value(choiceId(option, choice));
            });
        });
    for (const auto& compared : condition.comparisons)
        if (compared.count.kind == Measure::Kind::AgreedPoints)
            json.object([&] {
                json.object("points", [&] {
                    if (compared.atLeast)
                        json.member("atLeast", compared.atLeast->plus);
                    if (compared.atMost)
                        json.member("atMost", compared.atMost->plus);
                });
            });
    for (const auto& part : condition.all)
        writeParts(json, ruleset, part);
    for (const auto& list : condition.any)
        json.object([&] {
            json.array("any", [&] {
                for (const auto& part : list)
                    json.object([&] { json.array("all", [&] { writeParts(json, ruleset, part); }); });
            });
        });
    for (const auto& part : condition.none)
        json.object([&] { json.object("not", [&] { json.array("all", [&] { writeParts(json, ruleset, part); }); }); });
}

void writeBattle(JsonWriter& json, const Ruleset& ruleset)
{
    json.someObjects("battleOptions", ruleset.battleOptions, [&](const BattleOption& option) {
        json.member("id", option.id);
        json.member("name", option.name);
        writeTexts(json, "choices", option.choices.ids(), [&](auto choice) { return choiceId(option, choice); });
        writeConditions(json, ruleset, option.when);
    });
    json.someObjects("scenarios", ruleset.scenarios, [&](const Scenario& scenario) {
        json.member("id", scenario.id);
        json.member("name", scenario.name);
    });
}

/// The rules of a ruleset, then those of its structure.
void writeRules(JsonWriter& json, const Ruleset& ruleset)
{
    json.array("rules", [&] {
        const auto write = [&](std::string_view id, const SeverityRule& severity) {
            json.object([&] {
                json.member("id", id);
                json.member("severity", severityText(ruleset, severity));
            });
        };
        for (const auto& rule : ruleset.constraints)
            write(rule.id, rule.severity);
        for (std::size_t i = 0; i < structuralIds.size(); ++i)
            if (structuralIds[i] != idOf(Structural::Slots) || !ruleset.slotPlace.isNone()) // some unit has slots
                write(structuralIds[i], ruleset.structure[i].severity);
    });
}

/// A document that is an object with these members.
std::string document(const auto& fill)
{
    JsonWriter json;
    json.object([&] { fill(json); });
    return indentedJson(safeJson(json.take()));
}

} // namespace

std::string overviewJson(const std::vector<Game>& games)
{
    JsonWriter json;
    json.array([&] {
        for (const auto& [catalogue, versions] : games)
            json.object([&, &catalogue = catalogue, &versions = versions] {
                const auto& ruleset = catalogue->ruleset;
                json.member("id", ruleset.id);
                json.member("name", ruleset.name);
                json.member("dataVersion", ruleset.dataVersion);
                json.someObjects("armies", catalogue->armies, [&](const Army& army) {
                    json.member("id", army.id);
                    json.member("name", army.name);
                    json.member("units", army.units.size());
                    json.member("provenance", army.provenance.kind);
                });
                json.some("otherVersions", versions);
            });
    });
    return indentedJson(safeJson(json.take()));
}

std::string rulesetJson(const Catalogue& catalogue, const std::vector<std::string>& versions)
{
    return document([&](JsonWriter& json) {
        const auto& ruleset = catalogue.ruleset;
        json.member("id", ruleset.id);
        json.member("name", ruleset.name);
        json.member("dataVersion", ruleset.dataVersion);
        json.member("about", ruleset.about);
        writeTexts(json, "armies", catalogue.armies, &Army::id);
        json.someObjects("costs", ruleset.costs, [&](const CostKind& kind) {
            json.member("id", kind.id);
            json.member("name", kind.name);
        });
        json.some("otherVersions", versions);
        writeRules(json, ruleset);
        writeBattle(json, ruleset);
        json.someObjects("rulings", ruleset.rulings, [&](const Ruling& ruling) {
            json.member("id", ruling.id);
            json.member("army", ruling.army.isNone() ? std::string() : catalogue.army(ruling.army).id);
            json.member("question", ruling.question);
            json.member("answer", ruling.answer);
            json.member("default", ruling.standard);
        });
    });
}

std::string armyJson(const Catalogue& catalogue, const Army& army)
{
    return document([&](JsonWriter& json) {
        json.member("id", army.id);
        json.member("name", army.name);
        json.member("dataVersion", army.dataVersion);
        json.object("provenance", [&] {
            json.member("kind", army.provenance.kind);
            json.member("source", army.provenance.source);
        });
        json.member("allies", army.allies);
        json.someObjects("composition", army.lines, [&](const CompositionLine& line) {
            json.member("id", line.id);
            json.member("name", line.name);
            json.member("number", line.number);
        });
        if (std::ranges::empty(army.units))
            return;
        json.array("units", [&] {
            for (const auto category : catalogue.ruleset.categories.ids())
                for (const auto unit : army.units)
                    if (catalogue.unit(unit).category == category)
                        json.object([&] { writeUnit(json, catalogue, unit); });
        });
    });
}

std::string unitJson(const Catalogue& catalogue, Id<Unit> id)
{
    return document([&](JsonWriter& json) { writeUnit(json, catalogue, id); });
}

} // namespace muster::report
