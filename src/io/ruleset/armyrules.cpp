#include "io/ruleset/armyrules.h"

#include "core/base/wording.h"
#include "io/ruleset/constraintreader.h"
#include "io/ruleset/rulesetreader.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

const json& battleOptionsOf(const DataFile& file)
{
    static const json none = json::array();
    const auto battle = file.document.find("battle");
    return battle == file.document.end() ? none : listOf(*battle, "options");
}

class ArmyRules : FileReader {
public:
    ArmyRules(ReadContext& context, const DataFile& file, Id<Army> army)
        : FileReader(context, file, army), m_filters(context, file, army), m_constraints(context, file, army)
    {
    }

    void read()
    {
        readBattle();
        each("sections", [&](const JsonPath& path, const json& value) {
            m_ruleset.sections.push_back(
                {textOf(value, "name"), m_army, m_filters.filterAt(path, value, "where", Domain::Unit)});
        });
        each("constraints", [&](const JsonPath& path, const json& value) {
            m_ruleset.addConstraint(m_constraints.constraint(path, value));
        });
        auto unit = *m_catalogue.army(m_army).units.begin();
        each("units",
             [&](const JsonPath& path, const json& value) { readSlots(path, value, m_catalogue.units[unit++]); });
    }

private:
    void readBattle()
    {
        const auto battle = m_root / "battle";
        const auto here = battle / "options";
        const auto& values = battleOptionsOf(m_file);
        auto option = m_context.firstBattleOption(m_army);
        for (std::size_t i = 0; i < values.size(); ++i, ++option)
            m_constraints.optionCondition(here / i, values[i], m_ruleset.battleOptions[option]);
    }

    void readSlots(const JsonPath& path, const json& value, Unit& unit)
    {
        const auto found = value.find("slots");
        if (found == value.end())
            return;
        const auto here = path / "slots";
        if (m_ruleset.slotPlace.isNone())
            fault(here, "the ruleset has no place in which units could fill slots",
                  "Write \"slots\": true in one of its places.");
        std::vector<std::string_view> ids;
        each(path, value, "slots", [&](const JsonPath& at, const json& slot) {
            readSlot(at, slot, unit);
            ids.push_back(slot.at("id").get_ref<const std::string&>());
        });
        checkUniqueIds(m_context, m_file, here, ids);
    }

    void readSlot(const JsonPath& path, const json& value, Unit& unit)
    {
        Slot slot;
        slot.id = textOf(value, "id");
        slot.name = textOf(value, "name");
        slot.accepts = m_filters.filterAt(path, value, "units", Domain::Unit);
        slot.quick = QuickFilter::of(slot.accepts);
        slot.citation = citation(path, value);
        if (value.contains("min"))
            slot.min = bound(path / "min", value["min"], unit);
        if (!value.contains("max")) {
            slot.max = slot.min;
            if (slot.min.isPlain())
                slot.max->plus = std::max<std::int64_t>(1, slot.min.plus);
        } else if (!value["max"].is_string()) {
            slot.max = bound(path / "max", value["max"], unit);
        }
        const auto isNumber = [&](const char* key) { return !value.contains(key) || value[key].is_number(); };
        if (slot.max && isNumber("min") && isNumber("max")) {
            if (slot.max->plus == 0)
                fault(path / "max", "nobody can ever fill this slot", "Raise its max, or drop it.");
            else if (slot.min.plus > slot.max->plus)
                fault(path / "min", "the slot needs more than it allows", "Fix min or max.");
        }
        unit.slotList.add(std::move(slot));
    }

    SlotBound bound(const JsonPath& path, const json& value, const Unit& unit)
    {
        SlotBound bound;
        if (value.is_number()) {
            bound.plus = value.get<std::int64_t>();
            return bound;
        }
        const auto id = textOf(value, "slot");
        bound.slot = unit.slotList.find(id);
        if (bound.slot.isNone())
            unknown(path / "slot", "slot", id, idsOf(unit.slotList),
                    "Name a slot of the unit that is before this one in the list.");
        bound.units = m_filters.filterAt(path, value, "units", Domain::Unit);
        bound.times = numberOf(value, "times", 1);
        bound.perFull = numberOf(value, "perFull", 1);
        bound.plus = numberOf(value, "plus");
        return bound;
    }

    FilterReader m_filters;
    ConstraintReader m_constraints;
};

} // namespace

void readArmyRules(ReadContext& context, const DataFile& file, Id<Army> army) { ArmyRules(context, file, army).read(); }

void declareRules(ReadContext& context, const DataFile& file, Id<Army> army)
{
    auto& ruleset = context.catalogue.ruleset;
    const JsonPath root;
    const auto lists = root / "categories";
    std::vector<std::string_view> ids;
    forEach(file, "categories", [&](const JsonPath& path, const json& value) {
        const auto id = textOf(value, "id");
        if (!context.catalogue.findCategory(id, noId).isNone())
            context.fault(file, path / "id", "the ruleset has a category " + inQuotes(id) + " already",
                          "Use that, or give this one another id.");
        ids.push_back(value.at("id").get_ref<const std::string&>());
        ruleset.categories.add({id, textOf(value, "name"), textOf(value, "plural"), textOf(value, "short"),
                                textOf(value, "icon"), Id<Fact>::at(context.catalogue.facts++), army});
    });
    checkUniqueIds(context, file, lists, ids);
    const auto battle = root / "battle";
    const auto options = battle / "options";
    const auto& values = battleOptionsOf(file);
    context.setFirstBattleOption(army, ruleset.battleOptions.nextId());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto id = textOf(values[i], "id");
        const auto known = ruleset.battleOptions.find(id);
        if (!known.isNone() &&
            (ruleset.battleOptions[known].when.army.isNone() || ruleset.battleOptions[known].when.army == army))
            context.fault(file, options / i / "id", "there is a battle option " + inQuotes(id) + " already",
                          "Give this one another id.");
        auto option = readBattleOption(context, file, options / i, values[i]);
        option.when.army = army;
        ruleset.battleOptions.add(std::move(option));
    }
}

} // namespace muster
