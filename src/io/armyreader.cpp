#include "io/armyreader.h"

#include "io/filterreader.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

OptionBound optionBound(const json& owner, std::string_view key, int fallback)
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return {fallback, 0};
    if (found->is_number())
        return {found->get<int>(), 0};
    return {static_cast<int>(numberOf(*found, "times", 1)), static_cast<int>(numberOf(*found, "perModels"))};
}

Bearer bearerOf(const json& value)
{
    const auto name = textOf(value, "bearer");
    return name == "leader" ? Bearer::Leader : name == "trooper" ? Bearer::Trooper : Bearer::Unit;
}

/// Grants look at what a unit is, not at what a roster makes of it.
bool fitsKind(const Filter& filter, const Unit& unit, Index index)
{
    const auto child = [&](const Filter& part) { return fitsKind(part, unit, index); };
    switch (filter.kind) {
    case Filter::Kind::Category:
        return (filter.mask >> unit.category & 1) != 0;
    case Filter::Kind::Mark:
        return (filter.mask & unit.marks) != 0;
    case Filter::Kind::Rule:
        return (filter.mask & unit.watchedRules) != 0;
    case Filter::Kind::Unit:
        return std::ranges::find(filter.ids, index) != filter.ids.end();
    case Filter::Kind::MinModels:
        return unit.minModels >= filter.number;
    case Filter::Kind::MaxModels:
        return unit.maxModels <= filter.number;
    case Filter::Kind::All:
        return std::ranges::all_of(filter.children, child);
    case Filter::Kind::Any:
        return std::ranges::any_of(filter.children, child);
    case Filter::Kind::Not:
        return !fitsKind(filter.children.front(), unit, index);
    default:
        return true;
    }
}

class ArmyReader {
public:
    ArmyReader(ReadContext& context, const DataFile& file, Index index)
        : m_context(context), m_catalogue(context.catalogue), m_file(file), m_json(file.document), m_index(index)
    {
    }

    void declare()
    {
        Army army;
        army.id = textOf(m_json, "id");
        army.name = textOf(m_json, "name");
        army.dataVersion = textOf(m_json, "dataVersion");
        army.provenance = provenanceOf(m_json);
        army.allies = textsOf(m_json, "allies");
        army.notes = textsOf(m_json, "notes");
        army.isUsersOwn = m_file.isUsersOwn;
        army.firstUnit = static_cast<Index>(m_catalogue.units.size());
        army.unitCount = static_cast<Index>(m_json["units"].size());
        each("rulings", [&](const JsonPath& path, const json& value) {
            m_catalogue.ruleset.rulings.push_back(m_context.readRuling(m_file, path, value, m_index));
        });
        each("rules", [&](const JsonPath& path, const json& value) {
            if (const auto known = m_context.findRule(m_index, textOf(value, "id"));
                known != noIndex && std::ranges::find(army.rules, known) != army.rules.end())
                duplicate(path, textOf(value, "id"));
            army.rules.push_back(static_cast<Index>(m_catalogue.rules.size()));
            m_context.addRule(m_index, m_context.specialRule(m_file, path, value));
        });
        for (const auto& value : m_json["units"]) {
            auto& unit = m_catalogue.units.emplace_back();
            unit.id = textOf(value, "id");
            unit.army = m_index;
        }
        m_catalogue.armies.push_back(std::move(army));
        // Before the ruleset's constraints, which may name weapons.
        each("weapons", [&](const JsonPath& path, const json& value) { readWeapon(path, value); });
    }

    void readUnits(std::span<const Grant> rulesetGrants)
    {
        const auto grants = readGrants(m_context, m_file, m_index);
        each("units", [&](const JsonPath& path, const json& value) {
            const auto index = nextUnit();
            auto& unit = m_catalogue.units[static_cast<std::size_t>(index)];
            readUnit(path, value, unit);
            for (const auto& list : {std::span<const Grant>(grants), rulesetGrants})
                for (const auto& grant : list)
                    give(grant, unit, index);
            rank(unit);
        });
        readLines();
    }

private:
    void each(std::string_view key, auto use)
    {
        const JsonPath root;
        const auto list = root / key;
        const auto& values = listOf(m_json, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            use(list / i, values[i]);
    }

    Index nextUnit() { return army().firstUnit + m_unitsRead++; }
    Army& army() { return m_catalogue.armies[static_cast<std::size_t>(m_index)]; }

    void duplicate(const JsonPath& path, const std::string& id)
    {
        m_context.fault(m_file, path / "id", "the id \"" + id + "\" is there twice", "Give one of them another id.");
    }

    std::vector<RuleRef> ruleRefs(const JsonPath& path, const json& owner)
    {
        std::vector<RuleRef> refs;
        const auto here = path / "rules";
        const auto& values = listOf(owner, "rules");
        for (std::size_t i = 0; i < values.size(); ++i)
            if (auto ref = m_context.ruleRef(m_file, here / i, m_index, values[i]); ref.rule != noIndex)
                refs.push_back(std::move(ref));
        return refs;
    }

    void readWeapon(const JsonPath& path, const json& value)
    {
        Weapon weapon;
        weapon.id = textOf(value, "id");
        weapon.name = textOf(value, "name");
        weapon.plural = textOf(value, "plural");
        weapon.army = m_index;
        weapon.note = textOf(value, "note");
        weapon.uncertain = textOf(value, "uncertain");
        if (value.contains("kind")) {
            const auto& kinds = m_catalogue.ruleset.weaponKindIds;
            const auto found = std::ranges::find(kinds, textOf(value, "kind"));
            if (found == kinds.end())
                m_context.fault(m_file, path / "kind", "there is no kind of weapon \"" + textOf(value, "kind") + '"');
            else
                weapon.kind = static_cast<Index>(found - kinds.begin());
        }
        weapon.stats = m_context.stats(m_file, path, m_catalogue.ruleset.weaponStats, value);
        weapon.rules = ruleRefs(path, value);
        if (m_context.findWeapon(m_index, weapon.id) != noIndex)
            duplicate(path, weapon.id);
        m_context.addWeapon(m_index, std::move(weapon));
    }

    Index weaponIndex(const JsonPath& path, const std::string& id)
    {
        const auto index = m_context.findWeapon(m_index, id);
        if (index == noIndex)
            m_context.fault(m_file, path, "there is no weapon \"" + id + '"', "Add it to weapons of the army.");
        return index;
    }

    std::vector<Carry> carries(const JsonPath& path, const json& owner, Carry::Count standard)
    {
        std::vector<Carry> list;
        const auto here = path / "weapons";
        const auto& values = listOf(owner, "weapons");
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto& value = values[i];
            const auto at = here / i;
            Carry carry;
            carry.weapon = weaponIndex(at / "weapon", textOf(value, "weapon"));
            if (carry.weapon == noIndex)
                continue;
            carry.kind = standard;
            if (const auto count = value.find("count"); count != value.end()) {
                carry.kind = count->is_number() ? Carry::Count::Number
                             : *count == "rest" ? Carry::Count::Rest
                                                : Carry::Count::All;
                carry.number = count->is_number() ? count->get<int>() : 1;
            }
            carry.bearer = bearerOf(value);
            if (carry.bearer == Bearer::Leader && carry.kind == Carry::Count::All)
                carry.kind = Carry::Count::Number;
            carry.arcs = textsOf(value, "arcs");
            carry.mount = textOf(value, "mount");
            carry.note = textOf(value, "note");
            list.push_back(std::move(carry));
        }
        return list;
    }

    std::vector<Effect> effects(const JsonPath& path, const json& owner)
    {
        std::vector<Effect> list;
        const auto here = path / "effects";
        const auto& values = listOf(owner, "effects");
        for (std::size_t i = 0; i < values.size(); ++i)
            if (auto effect = readEffect(here / i, values[i]))
                list.push_back(std::move(*effect));
        return list;
    }

    std::optional<Effect> readEffect(const JsonPath& path, const json& value)
    {
        Effect effect;
        effect.ofWeapons = textOf(value, "of", "unit") == "weapons";
        const auto& columns = effect.ofWeapons ? m_catalogue.ruleset.weaponStats : m_catalogue.ruleset.stats;
        effect.stat = indexOfId(columns, textOf(value, "stat"));
        if (effect.stat == noIndex) {
            m_context.fault(m_file, path / "stat", "there is no column \"" + textOf(value, "stat") + '"');
            return std::nullopt;
        }
        if (value.contains("weaponKind")) {
            const auto& kinds = m_catalogue.ruleset.weaponKindIds;
            const auto found = std::ranges::find(kinds, textOf(value, "weaponKind"));
            if (found == kinds.end())
                m_context.fault(m_file, path / "weaponKind", "there is no such kind of weapon");
            else
                effect.weaponKind = static_cast<Index>(found - kinds.begin());
        }
        effect.each = flagOf(value, "each");
        int changes = 0;
        if (value.contains("set")) {
            ++changes;
            effect.kind = Effect::Kind::Set;
            effect.value =
                m_context.stat(m_file, path / "set", columns[static_cast<std::size_t>(effect.stat)], value["set"]);
        }
        const std::pair<std::string_view, Effect::Kind> kinds[]{{"add", Effect::Kind::Add},
                                                                {"improve", Effect::Kind::Improve},
                                                                {"worsen", Effect::Kind::Worsen},
                                                                {"multiply", Effect::Kind::Multiply}};
        for (const auto& [key, kind] : kinds)
            if (value.contains(key)) {
                ++changes;
                effect.kind = kind;
                effect.amount = static_cast<int>(numberOf(value, key));
            }
        if (changes != 1)
            m_context.fault(m_file, path, "an effect does " + std::to_string(changes) + " things",
                            "Write exactly one of set, add, improve, worsen, multiply.");
        return effect;
    }

    void readUnit(const JsonPath& path, const json& value, Unit& unit)
    {
        if (!army().unitsById.emplace(unit.id, static_cast<Index>(&unit - m_catalogue.units.data())).second &&
            m_catalogue.findUnit(m_index, unit.id) != static_cast<Index>(&unit - m_catalogue.units.data()))
            duplicate(path, unit.id);
        unit.name = textOf(value, "name");
        unit.category = indexOfId(m_catalogue.ruleset.categories, textOf(value, "category"));
        if (unit.category == noIndex) {
            m_context.fault(m_file, path / "category", "there is no category \"" + textOf(value, "category") + '"',
                            "Use one of the ruleset's.");
            unit.category = 0;
        }
        readSizes(path, value["models"], unit);
        unit.points = numberOf(value, "points");
        unit.pointsPerModel = numberOf(value, "pointsPerModel");
        unit.stats = m_context.stats(m_file, path, m_catalogue.ruleset.stats, value);
        unit.marks = m_context.marks(m_file, path, value);
        unit.rules = ruleRefs(path, value);
        unit.weapons = carries(path, value, Carry::Count::All);
        unit.choices = optionList(path, value);
        readGroups(path, value, unit);
        unit.note = textOf(value, "note");
        if (value.contains("provenance"))
            unit.provenance = provenanceOf(value);
        for (const auto& doubt : listOf(value, "uncertain"))
            unit.uncertain.push_back({textOf(doubt, "what"), textOf(doubt, "why")});
        watch(unit);
    }

    void readSizes(const JsonPath& path, const json& models, Unit& unit)
    {
        if (models.is_number()) {
            unit.minModels = unit.maxModels = models.get<int>();
        } else if (models.is_array()) {
            unit.sizes = models.get<std::vector<int>>();
            unit.minModels = std::ranges::min(unit.sizes);
            unit.maxModels = std::ranges::max(unit.sizes);
        } else {
            unit.minModels = static_cast<int>(numberOf(models, "min"));
            unit.maxModels = static_cast<int>(numberOf(models, "max"));
            if (unit.minModels > unit.maxModels)
                m_context.fault(m_file, path / "models", "the smallest size is larger than the largest");
        }
    }

    void readGroups(const JsonPath& path, const json& value, Unit& unit)
    {
        const auto here = path / "groups";
        const auto& values = listOf(value, "groups");
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto at = here / i;
            ModelGroup group;
            group.id = textOf(values[i], "id");
            group.name = textOf(values[i], "name");
            if (values[i].contains("max"))
                group.max = optionBound(values[i], "max", 0);
            group.pointsPerModel = numberOf(values[i], "pointsPerModel");
            group.pointsOnTop = flagOf(values[i], "pointsOnTop", true);
            group.effects = effects(at, values[i]);
            group.rules = ruleRefs(at, values[i]);
            group.marks = m_context.marks(m_file, at, values[i]);
            group.choices = optionList(at, values[i]);
            if (unit.group(group.id))
                duplicate(at, group.id);
            unit.groups.push_back(std::move(group));
        }
    }

    OptionList optionList(const JsonPath& path, const json& owner)
    {
        OptionList list;
        const auto here = path / "options";
        const auto& groups = listOf(owner, "options");
        for (std::size_t g = 0; g < groups.size(); ++g)
            readOptionGroup(here / g, groups[g], list);
        // What options need and exclude is named by id, and may stand in a later group.
        std::size_t position = 0;
        for (std::size_t g = 0; g < groups.size(); ++g) {
            const auto group = here / g;
            const auto options = group / "options";
            for (std::size_t o = 0; o < groups[g]["options"].size(); ++o, ++position) {
                const auto at = options / o;
                const auto& value = groups[g]["options"][o];
                list.options[position].requiresAnyOf = optionIndices(at, value, "requires", list);
                list.options[position].excludes = optionIndices(at, value, "excludes", list);
            }
        }
        return list;
    }

    std::vector<Index> optionIndices(const JsonPath& path, const json& value, std::string_view key,
                                     const OptionList& list)
    {
        std::vector<Index> indices;
        const auto ids = textsOf(value, key);
        const auto here = path / key;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto index = list.find(ids[i]);
            if (index == noIndex)
                m_context.fault(m_file, here / i, "the unit has no option \"" + ids[i] + '"');
            else
                indices.push_back(index);
        }
        return indices;
    }

    void readOptionGroup(const JsonPath& path, const json& value, OptionList& list)
    {
        OptionGroup group;
        group.id = textOf(value, "id");
        group.name = textOf(value, "name");
        group.min = optionBound(value, "min", 0);
        if (value.contains("max"))
            group.max = optionBound(value, "max", 0);
        group.citation = m_context.citation(m_file, path, value);
        const auto here = path / "options";
        for (std::size_t o = 0; o < value["options"].size(); ++o) {
            auto option = readOption(here / o, value["options"][o]);
            option.group = static_cast<Index>(list.groups.size());
            if (list.find(option.id) != noIndex)
                duplicate(here / o, option.id);
            group.options.push_back(static_cast<Index>(list.options.size()));
            list.options.push_back(std::move(option));
        }
        int standard = 0;
        if (value.contains("default")) {
            const auto into = path / "default";
            for (const auto& [id, count] : value["default"].items()) {
                const auto index = list.find(id);
                if (index == noIndex || std::ranges::find(group.options, index) == group.options.end())
                    m_context.fault(m_file, into / id, "the group has no option \"" + id + '"');
                else
                    setDefault(into / id, list.options[static_cast<std::size_t>(index)], count.get<int>());
                standard += count.get<int>();
            }
            if (group.max && group.max->perModels == 0 && standard > group.max->times)
                m_context.fault(m_file, into,
                                "the group allows " + std::to_string(group.max->times) + " and its default takes " +
                                    std::to_string(standard),
                                "Give it a default that is allowed.");
        }
        int most = 0;
        for (const auto option : group.options)
            most += list.options[static_cast<std::size_t>(option)].max.times;
        if (group.min.perModels == 0 && most < group.min.times)
            m_context.fault(m_file, path, "the group wants more than its options allow", "Raise the max of an option.");
        else if (group.min.perModels == 0 && standard < group.min.times)
            m_context.fault(m_file, path,
                            "the group wants " + std::to_string(group.min.times) + " and its default takes " +
                                std::to_string(standard),
                            "Give it a default that is allowed.");
        list.groups.push_back(std::move(group));
    }

    void setDefault(const JsonPath& path, Option& option, int count)
    {
        option.defaultCount = count;
        if (option.max.perModels == 0 && count > option.max.times)
            m_context.fault(m_file, path,
                            "the option allows " + std::to_string(option.max.times) + " and the default takes " +
                                std::to_string(count),
                            "Give it a default that is allowed.");
    }

    Option readOption(const JsonPath& path, const json& value)
    {
        Option option;
        option.id = textOf(value, "id");
        option.name = textOf(value, "name");
        option.min = optionBound(value, "min", 0);
        option.max = optionBound(value, "max", 1);
        option.points = numberOf(value, "points");
        option.pointsPerModel = numberOf(value, "pointsPerModel");
        option.text = textOf(value, "text");
        option.effects = effects(path, value);
        option.rules = ruleRefs(path, value);
        option.weapons = carries(path, value, Carry::Count::Number);
        const auto given = textsOf(value, "replaces");
        const auto here = path / "replaces";
        for (std::size_t i = 0; i < given.size(); ++i)
            if (const auto weapon = weaponIndex(here / i, given[i]); weapon != noIndex)
                option.replaces.push_back(weapon);
        option.marks = m_context.marks(m_file, path, value);
        if (value.contains("maxModels"))
            option.maxModels = static_cast<int>(numberOf(value, "maxModels"));
        if (value.contains("ruling"))
            option.ruling = m_context.ruling(m_file, path / "ruling", textOf(value, "ruling"));
        option.citation = m_context.citation(m_file, path, value);
        option.uncertain = textOf(value, "uncertain");
        option.watched = m_context.watchedOption(option.id);
        if (option.max.perModels == 0 && option.max.times == 0)
            m_context.fault(m_file, path / "max", "nobody can ever take this option", "Raise its max, or drop it.");
        return option;
    }

    void give(const Grant& grant, Unit& unit, Index index)
    {
        if (!fitsKind(grant.where, unit, index) || (grant.unless && fitsKind(*grant.unless, unit, index)))
            return;
        for (const auto& ref : grant.rules)
            if (std::ranges::find(unit.rules, ref.rule, &RuleRef::rule) == unit.rules.end())
                unit.rules.push_back(ref);
        watch(unit);
    }

    /// Works out what filters ask for, so that judging need not look at special rules again.
    void watch(Unit& unit)
    {
        unit.watchedRules = 0;
        unit.heldBack = false;
        for (const auto& ref : unit.rules) {
            unit.watchedRules |= m_catalogue.rule(ref.rule).watched;
            unit.heldBack = unit.heldBack || m_catalogue.rule(ref.rule).heldBack;
        }
        const auto watchOptions = [&](OptionList& list) {
            for (auto& option : list.options) {
                option.watchedRules = 0;
                for (const auto& ref : option.rules) {
                    option.watchedRules |= m_catalogue.rule(ref.rule).watched;
                    option.heldBack = option.heldBack || m_catalogue.rule(ref.rule).heldBack;
                }
            }
        };
        watchOptions(unit.choices);
        for (auto& group : unit.groups)
            watchOptions(group.choices);
    }

    /// Gives the special rules in the order of their names, as cards print them.
    void rank(Unit& unit)
    {
        std::ranges::stable_sort(unit.rules, {}, [&](const RuleRef& ref) { return m_catalogue.rule(ref.rule).name; });
    }

    void readLines()
    {
        each("composition", [&](const JsonPath& path, const json& value) {
            CompositionLine line;
            line.id = textOf(value, "id");
            line.name = textOf(value, "name");
            line.number = static_cast<int>(numberOf(value, "number"));
            line.marks = m_context.marks(m_file, path, value);
            line.citation = m_context.citation(m_file, path, value);
            const auto index = static_cast<Index>(army().lines.size());
            const auto here = path / "units";
            for (std::size_t i = 0; i < value["units"].size(); ++i)
                placeOnLine(here / i, value["units"][i], index, line);
            const auto limits = path / "limits";
            const auto& values = listOf(value, "limits");
            for (std::size_t i = 0; i < values.size(); ++i)
                readLimit(limits / i, values[i], index);
            army().lines.push_back(std::move(line));
        });
    }

    void placeOnLine(const JsonPath& path, const json& value, Index index, CompositionLine& line)
    {
        const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "unit");
        const auto found = m_catalogue.findUnit(m_index, id);
        if (found == noIndex)
            return m_context.fault(m_file, path, "the army has no unit \"" + id + '"');
        auto& unit = m_catalogue.units[static_cast<std::size_t>(found)];
        line.units.push_back(found);
        if (value.is_string()) {
            if (unit.line != noIndex)
                m_context.fault(m_file, path, "the unit \"" + id + "\" stands on two lines", "Keep it on one.");
            unit.line = index;
        } else {
            unit.rulingLine = index;
            unit.lineRuling = m_context.ruling(m_file, path / "ruling", textOf(value, "ruling"));
        }
    }

    void readLimit(const JsonPath& path, const json& value, Index line)
    {
        LineLimit limit{
            textOf(value, "id"), textOf(value, "name"), line, {}, static_cast<int>(numberOf(value, "atMost"))};
        const auto bit = army().limits.size();
        if (bit >= 64)
            return m_context.fault(m_file, path, "an army has at most 64 limits in its lines");
        const auto here = path / "units";
        const auto ids = textsOf(value, "units");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto found = m_catalogue.findUnit(m_index, ids[i]);
            if (found == noIndex) {
                m_context.fault(m_file, here / i, "the army has no unit \"" + ids[i] + '"');
                continue;
            }
            limit.units.push_back(found);
            m_catalogue.units[static_cast<std::size_t>(found)].limits |= std::uint64_t{1} << bit;
        }
        army().limits.push_back(std::move(limit));
    }

    ReadContext& m_context;
    Catalogue& m_catalogue;
    const DataFile& m_file;
    const json& m_json;
    Index m_index;
    Index m_unitsRead = 0;
};

} // namespace

void readArmyDeclarations(ReadContext& context, const DataFile& file)
{
    ArmyReader(context, file, static_cast<Index>(context.catalogue.armies.size())).declare();
}

void readArmyUnits(ReadContext& context, const DataFile& file, Index index, std::span<const Grant> rulesetGrants)
{
    ArmyReader(context, file, index).readUnits(rulesetGrants);
}

} // namespace muster
