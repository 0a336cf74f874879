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

class ArmyRules {
public:
    ArmyRules(ReadContext& context, const DataFile& file, Id<Army> army)
        : m_context(context),
          m_file(file),
          m_ruleset(context.catalogue.ruleset),
          m_army(army),
          m_filters(context, file, army),
          m_constraints(context, file, army)
    {
    }

    void read()
    {
        readBattle();
        forEach(m_file, "sections", [&](const JsonPath& path, const json& value) {
            m_ruleset.sections.push_back(
                {textOf(value, "name"), m_army, m_filters.filterAt(path, value, "where", Domain::Unit)});
        });
        forEach(m_file, "constraints", [&](const JsonPath& path, const json& value) {
            m_ruleset.addConstraint(m_constraints.constraint(path, value));
        });
        auto unit = *m_context.catalogue.army(m_army).units.begin();
        forEach(m_file, "units", [&](const JsonPath& path, const json& value) {
            readSlots(path, value, m_context.catalogue.units[unit++]);
        });
    }

private:
    void readBattle()
    {
        const JsonPath root;
        const auto battle = root / "battle";
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
            m_context.fault(m_file, here, "the ruleset has no place in which units could fill slots",
                            "Write \"slots\": true in one of its places.");
        std::vector<std::string_view> ids;
        for (std::size_t i = 0; i < found->size(); ++i) {
            readSlot(here / i, (*found)[i], unit);
            ids.push_back((*found)[i].at("id").get_ref<const std::string&>());
        }
        checkUniqueIds(m_context, m_file, here, ids);
    }

    void readSlot(const JsonPath& path, const json& value, Unit& unit)
    {
        Slot slot;
        slot.id = textOf(value, "id");
        slot.name = textOf(value, "name");
        slot.accepts = m_filters.filterAt(path, value, "units", Domain::Unit);
        slot.quick = QuickFilter::of(slot.accepts);
        slot.citation = m_context.citation(m_file, path, value);
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
                m_context.fault(m_file, path / "max", "nobody can ever fill this slot", "Raise its max, or drop it.");
            else if (slot.min.plus > slot.max->plus)
                m_context.fault(m_file, path / "min", "the slot needs more than it allows", "Fix min or max.");
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
            m_context.unknown(m_file, path / "slot", "slot", id, idsOf(unit.slotList),
                              "Name a slot of the unit that is before this one in the list.");
        bound.units = m_filters.filterAt(path, value, "units", Domain::Unit);
        bound.times = numberOf(value, "times", 1);
        bound.perFull = numberOf(value, "perFull", 1);
        bound.plus = numberOf(value, "plus");
        return bound;
    }

    ReadContext& m_context;
    const DataFile& m_file;
    Ruleset& m_ruleset;
    Id<Army> m_army;
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
