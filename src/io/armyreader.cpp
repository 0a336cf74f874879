#include "io/armyreader.h"

#include "core/kindasked.h"
#include "io/names.h"

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

class ArmyReader {
public:
    ArmyReader(ReadContext& context, const DataFile& file, Id<Army> id)
        : m_context(context), m_catalogue(context.catalogue), m_file(file), m_json(file.document), m_id(id)
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
        const auto firstUnit = m_catalogue.units.nextId();
        forEach(m_file, "rulings", [&](const JsonPath& path, const json& value) {
            m_catalogue.ruleset.rulings.add(m_context.readRuling(m_file, path, value, m_id));
        });
        forEach(m_file, "rules", [&](const JsonPath& path, const json& value) {
            if (const auto known = m_context.findRule(m_id, textOf(value, "id"));
                !known.isNone() && std::ranges::find(army.rules, known) != army.rules.end())
                duplicate(path, textOf(value, "id"));
            army.rules.push_back(m_catalogue.rules.nextId());
            m_context.addRule(m_id, m_context.specialRule(m_file, path, value));
        });
        for (const auto& value : m_json["units"]) {
            Unit unit;
            unit.id = textOf(value, "id");
            unit.army = m_id;
            m_catalogue.units.add(std::move(unit));
        }
        army.units = {firstUnit, m_catalogue.units.nextId()};
        m_catalogue.armies.add(std::move(army));
        // Before the ruleset's constraints, which may name weapons.
        forEach(m_file, "weapons", [&](const JsonPath& path, const json& value) { readWeapon(path, value); });
        forEach(m_file, "profiles", [&](const JsonPath& path, const json& value) { readProfile(path, value); });
    }

    void readUnits(std::span<const Grant> rulesetGrants)
    {
        const auto grants = readGrants(m_context, m_file, m_id);
        readNumbers();
        forEach(m_file, "units", [&](const JsonPath& path, const json& value) {
            const auto id = nextUnit();
            auto& unit = m_catalogue.units[id];
            readUnit(path, value, unit, id);
            for (const auto& list : {std::span<const Grant>(grants), rulesetGrants})
                for (const auto& grant : list)
                    give(grant, unit, id);
            rank(unit);
        });
        readLines();
    }

private:
    Id<Unit> nextUnit() { return Id<Unit>::at((*army().units.begin()).position() + m_unitsRead++); }
    Army& army() { return m_catalogue.armies[m_id]; }

    [[nodiscard]] std::vector<std::string_view> unitIds()
    {
        std::vector<std::string_view> ids;
        for (const auto unit : army().units)
            ids.push_back(m_catalogue.unit(unit).id);
        return ids;
    }

    void duplicate(const JsonPath& path, const std::string& id)
    {
        m_context.fault(m_file, path / "id", "the id \"" + id + "\" is there twice", "Give one of them another id.");
    }

    std::vector<RuleRef> ruleRefs(const JsonPath& path, const json& owner, std::string_view key = "rules")
    {
        std::vector<RuleRef> refs;
        const auto here = path / key;
        const auto& values = listOf(owner, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            if (auto ref = m_context.ruleRef(m_file, here / i, m_id, values[i]); !ref.rule.isNone())
                refs.push_back(std::move(ref));
        return refs;
    }

    void readWeapon(const JsonPath& path, const json& value)
    {
        Weapon weapon;
        weapon.id = textOf(value, "id");
        weapon.name = textOf(value, "name");
        weapon.plural = textOf(value, "plural");
        weapon.army = m_id;
        weapon.note = textOf(value, "note");
        weapon.origin = textOf(value, "origin");
        weapon.uncertain = textOf(value, "uncertain");
        if (value.contains("kind")) {
            const auto& kinds = m_catalogue.ruleset.weaponKinds;
            weapon.kind = kinds.find(textOf(value, "kind"));
            if (weapon.kind.isNone())
                m_context.unknown(m_file, path / "kind", "kind of weapon", textOf(value, "kind"), idsOf(kinds),
                                  "Use one of the ruleset's.");
        }
        weapon.stats = m_context.stats(m_file, path, m_catalogue.ruleset.weaponStats, value);
        weapon.rules = ruleRefs(path, value);
        if (!m_context.findWeapon(m_id, weapon.id).isNone())
            duplicate(path, weapon.id);
        m_context.addWeapon(m_id, std::move(weapon));
    }

    void readProfile(const JsonPath& path, const json& value)
    {
        Profile profile;
        profile.id = textOf(value, "id");
        profile.name = textOf(value, "name");
        profile.army = m_id;
        profile.stats = m_context.stats(m_file, path, m_catalogue.ruleset.stats, value);
        profile.weapons = carries(path, value, Carry::Count::Number);
        profile.rules = ruleRefs(path, value);
        profile.note = textOf(value, "note");
        profile.origin = textOf(value, "origin");
        for (const auto& doubt : listOf(value, "uncertain"))
            profile.uncertain.push_back({textOf(doubt, "what"), textOf(doubt, "why")});
        if (!findProfile(profile.id).isNone())
            duplicate(path, profile.id);
        m_catalogue.profiles.add(std::move(profile));
    }

    [[nodiscard]] Id<Profile> findProfile(const std::string& id) const
    {
        for (const auto profile : m_catalogue.profiles.ids())
            if (m_catalogue.profiles[profile].army == m_id && m_catalogue.profiles[profile].id == id)
                return profile;
        return noId;
    }

    void readNumbers()
    {
        const auto& known = m_catalogue.ruleset.numbers;
        army().numbers.assign(known.size(), std::nullopt);
        const auto found = m_json.find("numbers");
        if (found == m_json.end())
            return;
        const JsonPath root;
        const auto here = root / "numbers";
        for (const auto& [id, value] : found->items()) {
            const auto number = known.find(id);
            const auto meant = number.isNone() ? nearest(id, idsOf(known)) : std::string();
            if (number.isNone())
                m_context.fault(m_file, here / id, "no rule of the ruleset asks for a number \"" + id + '"',
                                meant.empty() ? "Drop it." : "Did you mean \"" + meant + "\"?");
            else
                army().numbers[number] = value.get<std::int64_t>();
        }
    }

    Id<Weapon> weapon(const JsonPath& path, const std::string& id)
    {
        const auto found = m_context.findWeapon(m_id, id);
        if (found.isNone()) {
            std::vector<std::string_view> known;
            for (const auto& weapon : m_catalogue.weapons)
                if (weapon.army == m_id)
                    known.push_back(weapon.id);
            m_context.unknown(m_file, path, "weapon", id, known, "Add it to weapons of the army.");
        }
        return found;
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
            carry.weapon = weapon(at / "weapon", textOf(value, "weapon"));
            if (carry.weapon.isNone())
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

    std::vector<Effect> effects(const JsonPath& path, const json& owner, std::string_view key = "effects")
    {
        std::vector<Effect> list;
        const auto here = path / key;
        const auto& values = listOf(owner, key);
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
        effect.stat = columns.find(textOf(value, "stat"));
        if (effect.stat.isNone()) {
            m_context.unknown(m_file, path / "stat", "column", textOf(value, "stat"), idsOf(columns));
            return std::nullopt;
        }
        if (value.contains("weaponKind")) {
            const auto& kinds = m_catalogue.ruleset.weaponKinds;
            effect.weaponKind = kinds.find(textOf(value, "weaponKind"));
            if (effect.weaponKind.isNone())
                m_context.unknown(m_file, path / "weaponKind", "kind of weapon", textOf(value, "weaponKind"),
                                  idsOf(kinds));
            else if (!effect.ofWeapons)
                m_context.fault(m_file, path / "weaponKind", "the effect changes the unit, not its weapons",
                                "Write \"of\": \"weapons\", or drop it.");
        }
        effect.each = flagOf(value, "each");
        effect.first = flagOf(value, "first");
        if (const auto when = value.find("when"); when != value.end()) {
            effect.ruling = m_context.ruling(m_file, path / "when" / "ruling", textOf(*when, "ruling"));
            effect.rulingOn = flagOf(*when, "is", true);
        }
        int changes = 0;
        if (value.contains("set")) {
            ++changes;
            effect.kind = Effect::Kind::Set;
            effect.value = m_context.stat(m_file, path / "set", columns[effect.stat], value["set"]);
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

    void readUnit(const JsonPath& path, const json& value, Unit& unit, Id<Unit> id)
    {
        if (army().unitsById.emplace(unit.id, id).first->second != id)
            duplicate(path, unit.id);
        unit.name = textOf(value, "name");
        const auto& categories = m_catalogue.ruleset.categories;
        unit.category = categories.find(textOf(value, "category"));
        if (unit.category.isNone()) {
            m_context.unknown(m_file, path / "category", "category", textOf(value, "category"), idsOf(categories),
                              "Use one of the ruleset's.");
            unit.category = Id<Category>::at(0);
        }
        if (value.contains("models") == value.contains("parts"))
            m_context.fault(m_file, path, "a unit has models of one kind, or parts", "Write one of models and parts.");
        readParts(path, value, unit);
        if (value.contains("models"))
            readSizes(path, value["models"], unit);
        unit.points = numberOf(value, "points");
        unit.pointsPerModel = numberOf(value, "pointsPerModel");
        unit.stats = m_context.stats(m_file, path, m_catalogue.ruleset.stats, value);
        unit.facts = m_context.marks(m_file, path, value);
        unit.facts.add(categories[unit.category].fact);
        unit.rules = ruleRefs(path, value);
        unit.weapons = carries(path, value, Carry::Count::All);
        unit.choices = optionList(path, value);
        readGroups(path, value, unit);
        for (const auto& location : listOf(value, "locations")) {
            const auto& damage = location.at("damage");
            unit.locations.push_back(
                {textOf(location, "name"), damage.is_null() ? std::nullopt : std::optional(damage.get<int>())});
        }
        unit.note = textOf(value, "note");
        unit.origin = textOf(value, "origin");
        if (value.contains("provenance"))
            unit.provenance = provenanceOf(value);
        for (const auto& doubt : listOf(value, "uncertain"))
            unit.uncertain.push_back({textOf(doubt, "what"), textOf(doubt, "why")});
        unit.changed = changedBy(unit);
        watch(unit);
    }

    void readParts(const JsonPath& path, const json& value, Unit& unit)
    {
        const auto here = path / "parts";
        const auto& parts = listOf(value, "parts");
        int models = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto id = textOf(parts[i], "profile");
            const auto profile = findProfile(id);
            if (profile.isNone()) {
                m_context.fault(m_file, here / i / "profile", "there is no profile \"" + id + '"',
                                "Add it to profiles of the army.");
                continue;
            }
            unit.parts.push_back({profile, static_cast<int>(numberOf(parts[i], "models", 1))});
            models += unit.parts.back().models;
        }
        if (models > 0)
            unit.minModels = unit.maxModels = models;
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
            if (!values[i].is_string()) {
                addGroup(here / i, values[i], unit);
                continue;
            }
            const auto id = values[i].get<std::string>();
            const JsonPath root;
            const auto all = root / "modelGroups";
            const auto& shared = listOf(m_json, "modelGroups");
            if (const auto at = indexOfShared(shared, id); at == shared.size())
                m_context.fault(m_file, here / i, "there is no shared model group \"" + id + '"',
                                "Add it to modelGroups of the army.");
            else
                addGroup(all / at, shared[at], unit);
        }
    }

    void addGroup(const JsonPath& at, const json& value, Unit& unit)
    {
        ModelGroup group;
        group.id = textOf(value, "id");
        group.name = textOf(value, "name");
        if (value.contains("max"))
            group.max = optionBound(value, "max", 0);
        group.pointsPerModel = numberOf(value, "pointsPerModel");
        group.pointsOnTop = m_context.ruledFlag(m_file, at, value, "pointsOnTop", true);
        group.swaps = m_context.ruledFlag(m_file, at, value, "swaps", true);
        group.effects = effects(at, value);
        group.rules = ruleRefs(at, value);
        group.unitEffects = effects(at, value, "unitEffects");
        group.unitRules = ruleRefs(at, value, "unitRules");
        group.gives = m_context.marks(m_file, at, value);
        group.choices = optionList(at, value);
        group.fact = m_context.modelGroups.find(group.id);
        if (!group.fact.isNone())
            group.gives.add(group.fact);
        share(group.choices, unit.choices);
        if (unit.group(group.id))
            duplicate(at, group.id);
        unit.groups.add(std::move(group));
    }

    /// What a model group shares with its unit it need not choose: minima and defaults are the unit's.
    static void share(OptionList& list, const OptionList& units)
    {
        for (auto& group : list.groups) {
            const bool isShared = std::ranges::any_of(group.options, [&](Id<Option> position) {
                const auto swap = list.options[position].swap;
                return std::ranges::find(units.options, swap, &Option::swap) != units.options.end();
            });
            if (!isShared)
                continue;
            group.min = {};
            for (const auto position : group.options) {
                list.options[position].defaultCount = 0;
                list.options[position].min = {};
            }
        }
        list.index();
    }

    /// Where an entry stands in one of the army's lists of things that units share; behind its end if nowhere.
    static std::size_t indexOfShared(const json& values, const std::string& id)
    {
        std::size_t i = 0;
        while (i < values.size() && textOf(values[i], "id") != id)
            ++i;
        return i;
    }

    /// Under which id and name a shared option group is used.
    struct Use {
        std::string id;
        std::string name;
        const json* value = nullptr; ///< where it is used, with what it overrides

        [[nodiscard]] std::string optionId(const std::string& plain) const { return value ? id + '-' + plain : plain; }
    };

    OptionList optionList(const JsonPath& path, const json& owner)
    {
        OptionList list;
        const auto here = path / "options";
        const auto& groups = listOf(owner, "options");
        for (std::size_t g = 0; g < groups.size(); ++g)
            addOptionGroup(here / g, groups[g], list);
        list.index();
        // What options need and exclude is named by id, and may stand in a later group.
        for (const auto& needs : m_needs) {
            auto& option = list.options[needs.position];
            option.requiresAnyOf = optionIds(needs, "requires", list);
            option.excludes = optionIds(needs, "excludes", list);
        }
        m_needs.clear();
        return list;
    }

    void addOptionGroup(const JsonPath& path, const json& value, OptionList& list)
    {
        if (value.is_object() && !value.contains("use"))
            return readOptionGroup(path, value, list, {});
        const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "use");
        const JsonPath root;
        const auto all = root / "optionGroups";
        const auto& shared = listOf(m_json, "optionGroups");
        const auto at = indexOfShared(shared, id);
        if (at == shared.size())
            return m_context.fault(m_file, path, "there is no shared option group \"" + id + '"',
                                   "Add it to optionGroups of the army.");
        if (value.is_string())
            readOptionGroup(all / at, shared[at], list, {});
        else
            readOptionGroup(all / at, shared[at], list, {textOf(value, "id"), textOf(value, "name"), &value});
    }

    /// An option whose needs are looked up once all options of its list are there.
    struct Needs {
        std::string pointer;
        const json* value;
        Id<Option> position;
        Use use;
    };

    std::vector<Id<Option>> optionIds(const Needs& needs, const std::string& key, const OptionList& list)
    {
        std::vector<Id<Option>> found;
        const auto ids = textsOf(*needs.value, key);
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto option = list.find(needs.use.optionId(ids[i]));
            if (option.isNone())
                m_context.fault(m_file, needs.pointer + '/' + key + '/' + std::to_string(i),
                                "the unit has no option \"" + ids[i] + '"');
            else
                found.push_back(option);
        }
        return found;
    }

    void readOptionGroup(const JsonPath& path, const json& value, OptionList& list, const Use& use)
    {
        const auto& bounds = use.value ? *use.value : value;
        const auto bound = [&](std::string_view key) -> const json& { return bounds.contains(key) ? bounds : value; };
        OptionGroup group;
        group.id = use.value ? use.id : textOf(value, "id");
        group.name = use.value ? use.name : textOf(value, "name");
        group.isMount = use.value != nullptr;
        group.min = optionBound(bound("min"), "min", 0);
        if (bound("max").contains("max"))
            group.max = optionBound(bound("max"), "max", 0);
        group.citation = m_context.citation(m_file, path, value);
        const auto swap = textOf(value, "swap", group.id);
        const auto here = path / "options";
        for (std::size_t o = 0; o < value["options"].size(); ++o) {
            auto option = readOption(here / o, value["options"][o], use);
            option.group = list.groups.nextId();
            option.groupFact = m_context.optionGroups.find(group.id);
            option.swap = m_context.swapSet(swap == "each" ? "each:" + option.id : swap);
            for (const auto& other : list.options)
                if (other.id == option.id)
                    duplicate(here / o, option.id);
            group.options.push_back(list.options.nextId());
            const auto& written = value["options"][o];
            if (written.contains("requires") || written.contains("excludes"))
                m_needs.push_back({(here / o).pointer(), &written, list.options.nextId(), use});
            list.options.add(std::move(option));
        }
        readDefault(path, bound("default"), list, group, use);
        list.groups.add(std::move(group));
    }

    void readDefault(const JsonPath& path, const json& value, OptionList& list, const OptionGroup& group,
                     const Use& use)
    {
        int standard = 0;
        if (value.contains("default")) {
            const auto into = path / "default";
            for (const auto& [id, count] : value["default"].items()) {
                const auto known = std::ranges::find_if(
                    group.options, [&](Id<Option> position) { return list.options[position].id == use.optionId(id); });
                if (known == group.options.end())
                    m_context.fault(m_file, into / id, "the group has no option \"" + id + '"');
                else
                    setDefault(into / id, list.options[*known], count.get<int>());
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
            most += list.options[option].max.times;
        if (group.min.perModels == 0 && most < group.min.times)
            m_context.fault(m_file, path, "the group wants more than its options allow", "Raise the max of an option.");
        else if (group.min.perModels == 0 && standard < group.min.times)
            m_context.fault(m_file, path,
                            "the group wants " + std::to_string(group.min.times) + " and its default takes " +
                                std::to_string(standard),
                            "Give it a default that is allowed.");
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

    Option readOption(const JsonPath& path, const json& value, const Use& use)
    {
        Option option;
        option.id = use.optionId(textOf(value, "id"));
        option.holds = static_cast<int>(numberOf(value, "holds"));
        option.name = textOf(value, "name");
        option.min = optionBound(value, "min", 0);
        option.max = optionBound(value, "max", 1);
        option.points = numberOf(value, "points");
        option.pointsPerModel = numberOf(value, "pointsPerModel");
        option.text = textOf(value, "text");
        option.effects = effects(path, value);
        option.rules = ruleRefs(path, value);
        option.weapons = carries(path, value, Carry::Count::Number);
        for (auto& carry : option.weapons)
            if (carry.mount.empty())
                carry.mount = use.name;
        const auto given = textsOf(value, "replaces");
        const auto here = path / "replaces";
        for (std::size_t i = 0; i < given.size(); ++i)
            if (const auto found = weapon(here / i, given[i]); !found.isNone())
                option.replaces.push_back(found);
        option.gives = m_context.marks(m_file, path, value);
        if (value.contains("maxModels"))
            option.maxModels = static_cast<int>(numberOf(value, "maxModels"));
        if (value.contains("ruling"))
            option.ruling = m_context.ruling(m_file, path / "ruling", textOf(value, "ruling"));
        option.citation = m_context.citation(m_file, path, value);
        option.uncertain = textOf(value, "uncertain");
        option.fact = m_context.options.find(option.id);
        if (!option.fact.isNone())
            option.gives.add(option.fact);
        if (option.max.perModels == 0 && option.max.times == 0)
            m_context.fault(m_file, path / "max", "nobody can ever take this option", "Raise its max, or drop it.");
        return option;
    }

    void give(const Grant& grant, Unit& unit, Id<Unit> id)
    {
        const KindAsked asked(unit, id);
        if (!matches(grant.where, asked) || (grant.unless && matches(*grant.unless, asked)))
            return;
        for (const auto& ref : grant.rules)
            if (std::ranges::find(unit.rules, ref.rule, &RuleRef::rule) == unit.rules.end())
                unit.rules.push_back(ref);
        watch(unit);
    }

    /// Columns that effects of the unit may change: the figures of the others are those of its stat line.
    static std::uint64_t changedBy(const Unit& unit)
    {
        std::uint64_t columns = 0;
        const auto look = [&](const std::vector<Effect>& effects) {
            for (const auto& effect : effects)
                if (!effect.ofWeapons)
                    columns |= std::uint64_t{1} << effect.stat.position();
        };
        const auto lookAt = [&](const OptionList& list) {
            for (const auto& option : list.options)
                look(option.effects);
        };
        lookAt(unit.choices);
        for (const auto& group : unit.groups) {
            lookAt(group.choices);
            look(group.effects);
            look(group.unitEffects);
        }
        return columns;
    }

    /// Works out what filters ask for, so that judging need not look at special rules again.
    void watch(Unit& unit)
    {
        const auto add = [&](const std::vector<RuleRef>& refs, FactSet& facts) {
            for (const auto& ref : refs)
                if (const auto fact = m_catalogue.rule(ref.rule).fact; !fact.isNone())
                    facts.add(fact);
        };
        const auto isHeldBack = [&](const RuleRef& ref) { return m_catalogue.rule(ref.rule).heldBack; };
        add(unit.rules, unit.facts);
        unit.heldBack = std::ranges::any_of(unit.rules, isHeldBack);
        for (const auto& part : unit.parts)
            add(m_catalogue.profile(part.profile).rules, unit.facts);
        const auto watchOptions = [&](OptionList& list) {
            for (auto& option : list.options) {
                add(option.rules, option.gives);
                option.heldBack = std::ranges::any_of(option.rules, isHeldBack);
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
        forEach(m_file, "composition", [&](const JsonPath& path, const json& value) {
            CompositionLine line;
            line.id = textOf(value, "id");
            line.name = textOf(value, "name");
            line.number = static_cast<int>(numberOf(value, "number"));
            line.marks = m_context.marks(m_file, path, value);
            line.citation = m_context.citation(m_file, path, value);
            const auto id = army().lines.nextId();
            const auto here = path / "units";
            for (std::size_t i = 0; i < value["units"].size(); ++i)
                placeOnLine(here / i, value["units"][i], id, line);
            const auto limits = path / "limits";
            const auto& values = listOf(value, "limits");
            for (std::size_t i = 0; i < values.size(); ++i)
                readLimit(limits / i, values[i], id);
            army().lines.add(std::move(line));
        });
    }

    void placeOnLine(const JsonPath& path, const json& value, Id<CompositionLine> lineId, CompositionLine& line)
    {
        const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "unit");
        const auto found = m_catalogue.findUnit(m_id, id);
        if (found.isNone())
            return m_context.unknown(m_file, path, "unit", id, unitIds(), "Name a unit of this army.");
        auto& unit = m_catalogue.units[found];
        line.units.push_back(found);
        if (value.is_string()) {
            if (!unit.line.isNone())
                m_context.fault(m_file, path, "the unit \"" + id + "\" stands on two lines", "Keep it on one.");
            unit.line = lineId;
        } else {
            unit.rulingLine = lineId;
            unit.lineRuling = m_context.ruling(m_file, path / "ruling", textOf(value, "ruling"));
        }
    }

    void readLimit(const JsonPath& path, const json& value, Id<CompositionLine> line)
    {
        LineLimit limit{
            textOf(value, "id"), textOf(value, "name"), line, {}, static_cast<int>(numberOf(value, "atMost"))};
        const auto limitId = army().limits.nextId();
        const auto here = path / "units";
        const auto ids = textsOf(value, "units");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto found = m_catalogue.findUnit(m_id, ids[i]);
            if (found.isNone()) {
                m_context.unknown(m_file, here / i, "unit", ids[i], unitIds(), "Name a unit of this army.");
                continue;
            }
            limit.units.push_back(found);
            m_catalogue.units[found].limits.push_back(limitId);
        }
        army().limits.add(std::move(limit));
    }

    ReadContext& m_context;
    Catalogue& m_catalogue;
    const DataFile& m_file;
    const json& m_json;
    Id<Army> m_id;
    std::size_t m_unitsRead = 0;
    std::vector<Needs> m_needs;
};

} // namespace

void readArmyDeclarations(ReadContext& context, const DataFile& file)
{
    ArmyReader(context, file, context.catalogue.armies.nextId()).declare();
}

void readArmyUnits(ReadContext& context, const DataFile& file, Id<Army> id, std::span<const Grant> rulesetGrants)
{
    ArmyReader(context, file, id).readUnits(rulesetGrants);
}

} // namespace muster
