#include "io/ruleset/armyreader.h"

#include "core/base/wording.h"
#include "core/data/emblem.h"
#include "core/language/kindasked.h"
#include "io/ruleset/armyrules.h"
#include "io/ruleset/filterreader.h"
#include "io/ruleset/gearreader.h"
#include "io/ruleset/limitreader.h"
#include "io/ruleset/optionreader.h"
#include "io/ruleset/sharedlists.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

class ArmyReader : FileReader {
public:
    ArmyReader(ReadContext& context, const DataFile& file, Id<Army> id)
        : FileReader(context, file, id), m_json(file.document), m_gear(context, file, id), m_options(context, file, id)
    {
    }

    void declare()
    {
        Army army;
        army.id = textOf(m_json, "id");
        army.name = textOf(m_json, "name");
        army.aliases = textsOf(m_json, "aliases");
        army.dataVersion = textOf(m_json, "dataVersion");
        army.colour = textOf(m_json, "colour");
        army.emblem = textOf(m_json, "emblem");
        if (!army.emblem.empty() && !emblemSteps(army.emblem))
            fault(m_root / "emblem", "the emblem is not a path that can be drawn",
                  "Begin with M, and give each of M, L, Q, C, H and V all of its numbers, from 0 to " +
                      std::to_string(emblemSide) + "; at most " + std::to_string(mostEmblemSteps) + " of them.");
        army.provenance = provenanceOf(m_json);
        if (std::ranges::find(armyRelations, army.id, &decltype(armyRelations)::value_type::first) !=
            armyRelations.end())
            fault(m_root / "id", inQuotes(army.id) + " means something else in filters", "Give the army another id.");
        army.allies = textsOf(m_json, "allies");
        each("allies", [&](const JsonPath& path, const json& ally) {
            if (ally == army.id)
                fault(path, "an army cannot be its own ally", "Drop it.");
        });
        army.notes = textsOf(m_json, "notes");
        army.isUsersOwn = m_file.isUsersOwn;
        const auto firstUnit = m_catalogue.units.nextId();
        each("rulings",
             [&](const JsonPath& path, const json& value) { m_ruleset.rulings.add(readRuling(path, value)); });
        each("rules", [&](const JsonPath& path, const json& value) {
            if (const auto known = m_context.findRule(m_army, textOf(value, "id"));
                !known.isNone() && std::ranges::find(army.rules, known) != army.rules.end())
                duplicate(path, textOf(value, "id"));
            army.rules.push_back(m_catalogue.rules.nextId());
            m_context.addRule(m_army, readSpecialRule(path, value));
        });
        for (const auto& value : m_json["units"]) {
            Unit unit;
            unit.id = textOf(value, "id");
            unit.army = m_army;
            m_catalogue.units.add(std::move(unit));
        }
        army.units = {firstUnit, m_catalogue.units.nextId()};
        if (m_file.own)
            readMadeFrom(firstUnit);
        m_catalogue.armies.add(std::move(army));
        declareRules(m_context, m_file, m_army);
        // Weapons come before the ruleset's constraints, which may name them.
        each("weapons", [&](const JsonPath& path, const json& value) { readWeapon(path, value); });
        each("profiles", [&](const JsonPath& path, const json& value) { readProfile(path, value); });
    }

    void readSame()
    {
        auto unit = army().units.begin();
        each("units", [&](const JsonPath& path, const json& value) {
            const auto id = *unit++;
            const auto wanted = textOf(value, "sameAs");
            if (wanted.empty())
                return;
            const auto other = FilterReader(m_context, m_file, m_army).unit(path / "sameAs", wanted);
            if (other == id)
                fault(path / "sameAs", "a unit is the same as itself without saying so", "Drop it.");
            else
                m_catalogue.units[id].sameAs = other;
        });
    }

    /// Once all are read: what it names names no other, so that there is one kind that all count as.
    void checkSame()
    {
        auto unit = army().units.begin();
        each("units", [&](const JsonPath& path, const json&) {
            const auto& its = m_catalogue.unit(*unit++);
            if (!its.sameAs.isNone() && !m_catalogue.unit(its.sameAs).sameAs.isNone())
                fault(path / "sameAs", "the unit that it names is the same as another itself",
                      "Name the same unit in all of them.");
        });
    }

    void readUnits(std::span<const KindGrant> grants, std::span<const KindGrant> rulesetGrants)
    {
        readNumbers();
        checkIds("optionGroups");
        checkIds("modelGroups");
        m_options.readForWhom();
        each("units", [&](const JsonPath& path, const json& value) {
            const auto id = nextUnit();
            auto& unit = m_catalogue.units[id];
            readUnit(path, value, unit, id);
            for (const auto& list : {grants, rulesetGrants})
                for (const auto& grant : list)
                    give(grant, unit, id);
            rank(unit);
            readChoices(path, value, unit, id);
        });
        readModelsOf();
        checkSame();
        m_options.reportFaults();
        readLines();
    }

private:
    /// Own units are the last of the army. Each is made from a unit of the army's own file.
    void readMadeFrom(Id<Unit> firstUnit)
    {
        const auto& from = m_file.own->madeFrom;
        const auto begin = m_catalogue.units.size() - from.size();
        std::vector<std::string_view> known;
        for (auto id = firstUnit; id.position() < begin; ++id)
            known.push_back(m_catalogue.unit(id).id);
        const auto units = m_root / "units";
        for (std::size_t i = 0; i < from.size(); ++i) {
            const auto base = std::ranges::find(known, from[i]);
            if (base == known.end())
                unknown(units / (known.size() + i) / "from", "unit", from[i], known, "Name a unit of the army.");
            else
                m_catalogue.units[Id<Unit>::at(begin + i)].madeFrom =
                    Id<Unit>::at(firstUnit.position() + static_cast<std::size_t>(base - known.begin()));
        }
    }

    /// Once all units are read. Models have one owner: what it names names no other.
    void readModelsOf()
    {
        auto unit = army().units.begin();
        each("units", [&](const JsonPath& path, const json& value) {
            const auto id = *unit++;
            const auto wanted = textOf(value, "modelsOf");
            if (wanted.empty())
                return;
            const auto at = path / "modelsOf";
            const auto other =
                std::ranges::find_if(army().units, [&](Id<Unit> each) { return m_catalogue.unit(each).id == wanted; });
            if (other == army().units.end())
                unknown(at, "unit", wanted, unitIds(), "Name a unit of the army.");
            else if (*other == id || m_catalogue.unit(*other).isOfParts() || m_catalogue.unit(id).isOfParts() ||
                     listOf(m_json, "units")[(*other).position() - (*army().units.begin()).position()].contains(
                         "modelsOf"))
                fault(at, "it must be another unit with models of one kind, which names none itself",
                      "Name the same unit in all that share their models.");
            else
                m_catalogue.units[id].modelsOf = *other;
        });
    }

    Id<Unit> nextUnit() { return Id<Unit>::at((*army().units.begin()).position() + m_unitsRead++); }
    Army& army() { return m_catalogue.armies[m_army]; }

    [[nodiscard]] std::vector<std::string_view> unitIds()
    {
        std::vector<std::string_view> ids;
        for (const auto unit : army().units)
            ids.push_back(m_catalogue.unit(unit).id);
        return ids;
    }

    void duplicate(const JsonPath& path, const std::string& id)
    {
        twice(path / "id", "the id " + inQuotes(id), firstWith(path, id), "Give one of them another id.");
    }

    /// If two entries had the same id, the second would never be found.
    void checkIds(std::string_view key)
    {
        std::set<std::string> seen;
        each(key, [&](const JsonPath& path, const json& value) {
            if (const auto id = textOf(value, "id"); !seen.insert(id).second)
                duplicate(path, id);
        });
    }

    void readWeapon(const JsonPath& path, const json& value)
    {
        Weapon weapon;
        weapon.id = textOf(value, "id");
        weapon.name = textOf(value, "name");
        weapon.plural = textOf(value, "plural");
        weapon.army = m_army;
        weapon.note = textOf(value, "note");
        weapon.origin = textOf(value, "origin");
        weapon.uncertain = textOf(value, "uncertain");
        if (value.contains("kind"))
            weapon.kind = named(path / "kind", "kind of weapon", textOf(value, "kind"), m_ruleset.weaponKinds,
                                "Use one of the ruleset's.");
        weapon.stats = figures(path, m_ruleset.weaponStats, value);
        weapon.rules = m_gear.rules(path, value);
        each(path, value, "rules", [&](const JsonPath& here, const json& rule) {
            refuse(here, rule, "bearer", "a weapon's rule goes with the weapon", "Drop it.");
        });
        if (!m_context.findWeapon(m_army, weapon.id).isNone())
            duplicate(path, weapon.id);
        m_context.addWeapon(m_army, std::move(weapon));
    }

    void readProfile(const JsonPath& path, const json& value)
    {
        Profile profile;
        profile.id = textOf(value, "id");
        profile.name = textOf(value, "name");
        profile.army = m_army;
        profile.stats = figures(path, m_ruleset.stats, value);
        checkColumns(path, profile.stats, true);
        profile.weapons = m_gear.carries(path, value, Carry::Count::Number);
        const auto weapons = path / "weapons";
        for (std::size_t i = 0; i < profile.weapons.size(); ++i)
            if (profile.weapons[i].kind != Carry::Count::Number)
                fault(weapons / i / "count", "a profile is of one model: it has a number of weapons",
                      "Write a number, or drop it for one.");
        profile.rules = m_gear.countedRules(path, value);
        profile.note = textOf(value, "note");
        profile.origin = textOf(value, "origin");
        profile.uncertain = m_gear.doubts(path, value);
        if (!findProfile(profile.id).isNone())
            duplicate(path, profile.id);
        m_catalogue.profiles.add(std::move(profile));
    }

    /// If a unit has several kinds of model, some columns are given for each of them and the others for the unit.
    void checkColumns(const JsonPath& path, const Table<StatColumn, StatValue>& stats, bool isProfile)
    {
        const auto here = path / "stats";
        for (const auto id : stats.ids()) {
            const auto& column = m_ruleset.stats[id];
            if (!stats[id].isEmpty() && (isProfile ? !m_ruleset.isOfProfiles(id) : column.perProfile))
                fault(here / column.id,
                      isProfile ? "the column " + inQuotes(column.id) + " belongs to the whole unit"
                                : "the column " + inQuotes(column.id) + " belongs to each kind of model",
                      isProfile ? "Write it in stats of the unit." : "Write it in stats of the profiles.");
        }
    }

    [[nodiscard]] Id<Profile> findProfile(const std::string& id) const
    {
        for (const auto profile : m_catalogue.profiles.ids())
            if (m_catalogue.profiles[profile].army == m_army && m_catalogue.profiles[profile].id == id)
                return profile;
        return noId;
    }

    void readNumbers()
    {
        const auto& known = m_ruleset.numbers;
        army().numbers.assign(known.size(), std::nullopt);
        const auto found = m_json.find("numbers");
        if (found == m_json.end())
            return;
        const auto here = m_root / "numbers";
        for (const auto& [id, value] : found->items()) {
            const auto number = known.find(id);
            m_context.armyNumbers.have(id);
            if (number.isNone())
                fault(here / id, "no rule of the ruleset asks for a number " + inQuotes(id),
                      didYouMean(id, idsOf(known), "Drop it."));
            else
                army().numbers[number] = value.get<std::int64_t>();
        }
    }

    void readUnit(const JsonPath& path, const json& value, Unit& unit, Id<Unit> id)
    {
        if (army().unitsById.emplace(unit.id, id).first->second != id)
            duplicate(path, unit.id);
        unit.name = textOf(value, "name");
        unit.aliases = textsOf(value, "aliases");
        unit.category = m_catalogue.findCategory(textOf(value, "category"), m_army);
        if (unit.category.isNone()) {
            unknown(path / "category", "category", textOf(value, "category"), m_context.categoryIds(m_army),
                    "Use one of the ruleset's, or add it to categories of the army.");
            unit.category = Id<Category>::at(0);
        }
        readParts(path, value, unit);
        if (value.contains("models"))
            readSizes(path, value["models"], unit);
        m_gear.checkCosts(path, value);
        unit.points = m_gear.price(path, value);
        unit.start = static_cast<int>(numberOf(value, "start"));
        unit.pointsPerModel = m_gear.points(path, value, "pointsPerModel");
        unit.costs = m_gear.costs(path, value);
        unit.stats = figures(path, m_ruleset.stats, value, &unit.sized);
        if (unit.isOfParts())
            checkColumns(path, unit.stats, false);
        unit.facts = marksOf(path, value);
        unit.facts.add(m_ruleset.categories[unit.category].fact);
        unit.rules = m_gear.countedRules(path, value);
        unit.weapons = m_gear.carries(path, value, Carry::Count::All);
        std::set<std::string> places;
        each(path, value, "locations", [&](const JsonPath& here, const json& location) {
            const auto& damage = location.at("damage");
            if (const auto at = textOf(location, "id"); !at.empty() && !places.insert(at).second)
                fault(here / "id", "another location has the id " + inQuotes(at), "Give one of them another id.");
            unit.locations.push_back({textOf(location, "id"), textOf(location, "name"),
                                      damage.is_null() ? std::nullopt : std::optional(damage.get<int>())});
        });
        unit.silhouette = textOf(value, "silhouette");
        unit.note = textOf(value, "note");
        unit.origin = textOf(value, "origin");
        if (value.contains("provenance"))
            unit.provenance = provenanceOf(value);
        unit.uncertain = m_gear.doubts(path, value);
        watch(unit);
    }

    /// What it may choose. Some options are only for some units, so all else is known before.
    void readChoices(const JsonPath& path, const json& value, Unit& unit, Id<Unit> id)
    {
        unit.choices = m_options.options(path, value, id);
        readGroups(path, value, unit, id);
        each(path, value, "optionLimits", [&](const JsonPath& here, const json& limit) {
            unit.choices.limits.add(readOptionLimit(m_context, m_file, here, limit, unit));
        });
        checkUniqueIds(path / "optionLimits", idsOf(unit.choices.limits));
        m_options.endUnit(unit);
        unit.changed = changedBy(unit);
        const auto hasCases = [](const auto& paid) {
            return paid.points.hasCases() ||
                   std::ranges::any_of(paid.costs, [](const OtherCost& cost) { return cost.each.hasCases(); });
        };
        const auto haveCases = [&](const OptionList& list) { return std::ranges::any_of(list.options, hasCases); };
        unit.hasPriceCases = hasCases(unit) || haveCases(unit.choices) ||
                             std::ranges::any_of(unit.groups, haveCases, &ModelGroup::choices);
        watchOptions(unit.choices);
        for (auto& group : unit.groups)
            watchOptions(group.choices);
    }

    /// Kinds of model in place of `models`, or mounts beside them.
    void readParts(const JsonPath& path, const json& value, Unit& unit)
    {
        unit.parts = m_gear.parts(path, value);
        int models = 0;
        for (const auto& part : unit.parts)
            models += part.isMount ? 0 : part.models;
        if (models > 0)
            unit.minModels = unit.maxModels = models;
        // A part that is not known is a fault already.
        const bool isWhole = unit.parts.size() == listOf(value, "parts").size();
        // Where models are not counted, a unit is one.
        const bool isOne = !m_ruleset.countsModels && !value.contains("models") && !value.contains("parts");
        if (isWhole && !isOne && value.contains("models") == unit.isOfParts())
            fault(path, "a unit has models of one kind, or parts",
                  "Write one of models and parts; beside models, parts are mounts.");
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
            unit.maxModels = models["max"] == "any" ? anyNumber : static_cast<int>(numberOf(models, "max"));
            if (unit.minModels > unit.maxModels)
                fault(path / "models", "the smallest size is larger than the largest", "Fix one of them.");
            if (models.contains("default")) {
                unit.usualModels = static_cast<int>(numberOf(models, "default"));
                if (*unit.usualModels < unit.minModels || *unit.usualModels > unit.maxModels)
                    fault(path / "models" / "default", "the usual size is none of the unit's sizes",
                          "Write one from min to max.");
            }
        }
    }

    void readGroups(const JsonPath& path, const json& value, Unit& unit, Id<Unit> id)
    {
        each(path, value, "groups", [&](const JsonPath& here, const json& group) {
            if (!group.is_string())
                return addGroup(here, group, unit, id);
            const auto wanted = group.get<std::string>();
            m_options.setSharedModelGroup(wanted);
            const auto all = m_root / "modelGroups";
            const auto& shared = listOf(m_json, "modelGroups");
            if (const auto at = indexOfShared(shared, wanted); at == shared.size())
                unknown(here, "shared model group", wanted, idsWithShared(m_file, "modelGroups"),
                        "Add it to modelGroups of the army or of the ruleset.");
            else
                addGroup(all / at, shared[at], unit, id);
            m_options.setSharedModelGroup({});
        });
    }

    void addGroup(const JsonPath& at, const json& value, Unit& unit, Id<Unit> id)
    {
        ModelGroup group;
        group.id = textOf(value, "id");
        group.name = textOf(value, "name");
        group.aliases = textsOf(value, "aliases");
        if (value.contains("max"))
            group.max = optionBound(value, "max", 0);
        if (group.id == "none" || group.id == "any")
            fault(at / "id", inQuotes(group.id) + " means something else in filters and counts",
                  "Give the group another id.");
        m_gear.checkCosts(at, value);
        if (!value.contains("options"))
            refuse(at, value, "swaps", "these models have no options of their own to choose", "Drop it.");
        each(at, value, "effects", [&](const JsonPath& here, const json& effect) {
            refuse(here, effect, "each", "what each of these models has counts once",
                   "Drop it, or write it in unitEffects, which change the whole unit.");
        });
        group.pointsPerModel = m_gear.points(at, value, "pointsPerModel");
        group.costs = m_gear.costs(at, value);
        group.pointsOnTop = ruledFlag(at, value, "pointsOnTop", true);
        group.swaps = ruledFlag(at, value, "swaps", true);
        group.effects = m_gear.effects(at, value);
        group.rules = m_gear.rules(at, value);
        group.unitEffects = m_gear.effects(at, value, "unitEffects");
        group.unitRules = m_gear.rules(at, value, "unitRules");
        group.gives = marksOf(at, value);
        group.choices = m_options.options(at, value, id, &group);
        group.fact = m_context.modelGroups.find(group.id);
        if (!group.fact.isNone())
            group.gives.add(group.fact);
        if (unit.group(group.id))
            duplicate(at, group.id);
        unit.groups.add(std::move(group));
    }

    /// The index of an entry in one of the army's lists of shared things; the size of the list if it is not there.
    static std::size_t indexOfShared(const json& values, const std::string& id)
    {
        std::size_t i = 0;
        while (i < values.size() && textOf(values[i], "id") != id)
            ++i;
        return i;
    }

    void give(const KindGrant& grant, Unit& unit, Id<Unit> id)
    {
        const KindAsked asked(unit, id);
        if (!matches(grant.where, asked) || (grant.unless && matches(*grant.unless, asked)))
            return;
        std::vector<RuleRef> more;
        for (const auto& ref : grant.rules)
            if (std::ranges::find(unit.rules, ref.rule, &RuleRef::rule) == unit.rules.end())
                more.push_back(ref);
        if (grant.grant.isNone()) {
            unit.rules.insert(unit.rules.end(), more.begin(), more.end());
            watch(unit);
        } else if (!more.empty()) {
            auto& granted = unit.granted.emplace_back(GrantedRules{grant.grant, std::move(more), {}, false});
            addFacts(granted.rules, granted.facts);
            granted.heldBack = isHeldBack(granted.rules);
        }
    }

    /// The columns that effects of the unit may change, as bits. In all other columns the figures are those of the stat
    /// line.
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

    /// Notes which special rules filters ask for and which are held back, so that judging need not search them again.
    void watch(Unit& unit)
    {
        addFacts(unit.rules, unit.facts);
        unit.heldBack = isHeldBack(unit.rules);
        for (const auto& part : unit.parts)
            addFacts(m_catalogue.profile(part.profile).rules, unit.facts);
    }

    void watchOptions(OptionList& list)
    {
        for (auto& option : list.options) {
            addFacts(option.rules, option.gives);
            for (const auto& part : option.parts)
                addFacts(m_catalogue.profile(part.profile).rules, option.gives);
            option.heldBack = isHeldBack(option.rules);
        }
    }

    void addFacts(const std::vector<RuleRef>& refs, FactSet& facts) const
    {
        for (const auto& ref : refs)
            if (const auto fact = m_catalogue.rule(ref.rule).fact; !fact.isNone())
                facts.add(fact);
    }

    [[nodiscard]] bool isHeldBack(const std::vector<RuleRef>& refs) const
    {
        return std::ranges::any_of(refs, [&](const RuleRef& ref) { return m_catalogue.rule(ref.rule).heldBack; });
    }

    /// Sorts the special rules by name, as cards print them.
    void rank(Unit& unit)
    {
        std::ranges::stable_sort(unit.rules, {}, [&](const RuleRef& ref) { return m_catalogue.rule(ref.rule).name; });
    }

    void readLines()
    {
        checkIds("composition");
        each("composition", [&](const JsonPath& path, const json& value) {
            CompositionLine line;
            line.id = textOf(value, "id");
            line.name = textOf(value, "name");
            line.number = static_cast<int>(numberOf(value, "number"));
            line.marks = marksOf(path, value);
            line.citation = citation(path, value);
            const auto id = army().lines.nextId();
            each(path, value, "units",
                 [&](const JsonPath& here, const json& unit) { placeOnLine(here, unit, id, line); });
            each(path, value, "limits",
                 [&](const JsonPath& here, const json& limit) { readLimit(here, limit, id, line.units); });
            army().lines.add(std::move(line));
        });
    }

    void placeOnLine(const JsonPath& path, const json& value, Id<CompositionLine> lineId, CompositionLine& line)
    {
        const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "unit");
        const auto found = m_catalogue.findUnit(m_army, id);
        if (found.isNone())
            return unknown(path, "unit", id, unitIds(), "Name a unit of this army.");
        const auto ruling = value.is_string() ? Id<Ruling>() : rulingNamed(path / "ruling", textOf(value, "ruling"));
        if (!(value.is_string() ? m_catalogue.unit(found).line : m_catalogue.unit(found).rulingLine).isNone())
            fault(path,
                  "the unit " + inQuotes(id) + (value.is_string() ? " is on two lines" : " is on two lines by rulings"),
                  "Keep it on one.");
        for (const auto each : m_catalogue.withOwn(found)) {
            auto& unit = m_catalogue.units[each];
            line.units.push_back(each);
            if (value.is_string()) {
                unit.line = lineId;
            } else {
                unit.rulingLine = lineId;
                unit.lineRuling = ruling;
            }
        }
    }

    void readLimit(const JsonPath& path, const json& value, Id<CompositionLine> line,
                   const std::vector<Id<Unit>>& onLine)
    {
        LineLimit limit{
            textOf(value, "id"), textOf(value, "name"), line, {}, static_cast<int>(numberOf(value, "atMost"))};
        const auto limitId = army().limits.nextId();
        const auto list = path / "units";
        const auto ids = textsOf(value, "units");
        each(path, value, "units", [&](const JsonPath& here, const json& written) {
            const auto id = written.get<std::string>();
            const auto found = m_catalogue.findUnit(m_army, id);
            if (found.isNone())
                return unknown(here, "unit", id, unitIds(), "Name a unit of this army.");
            if (std::ranges::find(onLine, found) == onLine.end())
                fault(here, "the unit " + inQuotes(id) + " is not on the line",
                      "Add it to units of the line, or drop it.");
            if (std::ranges::find(limit.units, found) != limit.units.end()) {
                const auto first = static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
                return twice(here, "the unit " + inQuotes(id), (list / first).pointer(), "Drop one.");
            }
            for (const auto unit : m_catalogue.withOwn(found)) {
                limit.units.push_back(unit);
                m_catalogue.units[unit].limits.push_back(limitId);
            }
        });
        army().limits.add(std::move(limit));
    }

    const json& m_json;
    std::size_t m_unitsRead = 0;
    GearReader m_gear;
    OptionReader m_options;
};

} // namespace

void readArmyDeclarations(ReadContext& context, const DataFile& file)
{
    ArmyReader(context, file, context.catalogue.armies.nextId()).declare();
}

void readSameUnits(ReadContext& context, const DataFile& file, Id<Army> id)
{
    ArmyReader(context, file, id).readSame();
}

void readArmyUnits(ReadContext& context, const DataFile& file, Id<Army> id, std::span<const KindGrant> grants,
                   std::span<const KindGrant> rulesetGrants)
{
    ArmyReader(context, file, id).readUnits(grants, rulesetGrants);
}

} // namespace muster
