#include "io/ruleset/armyrules.h"

#include "core/base/wording.h"
#include "core/data/pricecase.h"
#include "io/ruleset/constraintreader.h"
#include "io/ruleset/rulesetreader.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

class ArmyRules : FileReader {
public:
    ArmyRules(ReadContext& context, const DataFile& file, Id<Army> army)
        : FileReader(context, file, army), m_filters(context, file, army), m_constraints(context, file, army)
    {
    }

    void declare()
    {
        each("categories", [&](const JsonPath& path, const json& value) {
            const auto id = textOf(value, "id");
            if (!m_catalogue.findCategory(id, noId).isNone())
                fault(path / "id", "the ruleset has a category " + inQuotes(id) + " already",
                      "Use that, or give this one another id.");
            m_ruleset.categories.add({id, textOf(value, "name"), textOf(value, "plural"), textOf(value, "short"),
                                      textOf(value, "icon"), Id<Fact>::at(m_catalogue.facts++), m_army,
                                      textOf(value, "silhouette")});
        });
        checkUniqueIds(m_root / "categories", idsIn(m_file.document, "categories"));
        auto& options = m_ruleset.battleOptions;
        m_context.setFirstBattleOption(m_army, options.nextId());
        eachBattleOption([&](const JsonPath& path, const json& value) {
            const auto id = textOf(value, "id");
            if (const auto known = options.find(id);
                !known.isNone() && (options[known].when.army.isNone() || options[known].when.army == m_army))
                fault(path / "id", "there is a battle option " + inQuotes(id) + " already",
                      "Give this one another id.");
            auto option = readBattleOption(path, value);
            option.when.army = m_army;
            options.add(std::move(option));
        });
    }

    void read()
    {
        auto option = m_context.firstBattleOption(m_army);
        eachBattleOption([&](const JsonPath& path, const json& value) {
            m_constraints.optionCondition(path, value, m_ruleset.battleOptions[option++]);
        });
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
        for (const auto* list : {"units", "optionGroups", "modelGroups"})
            readPrices(m_root / list, listOf(m_file.document, list));
    }

private:
    void eachBattleOption(const auto& use) const
    {
        if (const auto battle = m_file.document.find("battle"); battle != m_file.document.end())
            each(m_root / "battle", *battle, "options", use);
    }

    /// Reads what the cases of prices ask for, wherever in a value there are some.
    void readPrices(const JsonPath& path, const json& value)
    {
        if (value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                readPrices(path / i, value[i]);
        if (!value.is_object())
            return;
        for (const auto& [key, member] : value.items()) {
            if (member.is_object() && member.contains("if")) // only prices have cases
                each(path / key, member, "if", [&](const JsonPath& here, const json& its) {
                    m_context.priceCases[&member].push_back(readPriceCase(here, its));
                });
            else
                readPrices(path / key, member);
        }
    }

    PriceCase readPriceCase(const JsonPath& path, const json& value)
    {
        PriceCase made;
        if (value.size() == 1)
            fault(path, "the price holds in every case", "Add where, parent or when.");
        if (value.contains("where"))
            made.unit = m_filters.filterAt(path, value, "where", Domain::Unit);
        if (value.contains("parent"))
            made.parent = m_filters.filterAt(path, value, "parent", Domain::Unit);
        made.when = m_constraints.condition(path, value);
        if (made.when.asksForUnits())
            fault(path / "when", "a price does not depend on other units of the roster",
                  "Drop \"has\", \"hasNo\" and \"count\", or ask the unit above it with parent.");
        return made;
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
        each(path, value, "slots", [&](const JsonPath& at, const json& slot) { readSlot(at, slot, unit); });
        checkUniqueIds(here, idsIn(value, "slots"));
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
        bound.slot = named(path / "slot", "slot", textOf(value, "slot"), unit.slotList,
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
    ArmyRules(context, file, army).declare();
}

} // namespace muster
