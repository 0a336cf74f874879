#include "io/ruleset/optionreader.h"

#include "core/base/wording.h"
#include "core/language/kindasked.h"
#include "io/ruleset/sharedlists.h"

#include <algorithm>
#include <array>

namespace muster {

using nlohmann::json;
using Complaint = SharedWords::Complaint;

namespace {

bool carries(const std::vector<Carry>& carried, Id<Weapon> weapon)
{
    return std::ranges::find(carried, weapon, &Carry::weapon) != carried.end();
}

/// Whether something of an option can only be read when all options of its list are there.
bool namesOthers(const json& option)
{
    constexpr std::array keys{"requires", "excludes", "replaces", "models", "maxModels"};
    return std::ranges::any_of(keys, [&](const char* key) { return option.contains(key); });
}

} // namespace

bool isAbove(const OptionBound& least, const OptionBound& most)
{
    return least.perModels == 0 && most.perModels == 0 && least.times > most.times;
}

OptionBound optionBound(const json& owner, std::string_view key, int fallback)
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return {fallback, 0};
    if (found->is_number())
        return {found->get<int>(), 0};
    if (found->is_string())
        return {anyNumber, 0};
    return {static_cast<int>(numberOf(*found, "times", 1)), static_cast<int>(numberOf(*found, "perModels"))};
}

OptionReader::OptionReader(ReadContext& context, const DataFile& file, Id<Army> army)
    : FileReader(context, file, army), m_gear(context, file, army), m_filters(context, file, army)
{
    const auto& groups = listOf(file.document, "optionGroups");
    for (std::size_t g = 0; g < groups.size(); ++g)
        m_sharedGroups.try_emplace(textOf(groups[g], "id"), g); // that one is there twice is a fault elsewhere
    for (const auto& unit : listOf(file.document, "units"))
        m_unitIds.insert(textOf(unit, "id"));
}

// ---- for whom -----------------------------------------------------------------------------------------------------

void OptionReader::readForWhom()
{
    each("optionGroups", [&](const JsonPath& path, const json& group) { readForWhom(path, group); });
    for (const auto* list : {"units", "modelGroups"})
        each(list, [&](const JsonPath& path, const json& owner) {
            each(path, owner, "options", [&](const JsonPath& at, const json& group) { readForWhom(at, group); });
            each(path, owner, "groups", [&](const JsonPath& at, const json& models) {
                if (models.is_object())
                    each(at, models, "options",
                         [&](const JsonPath& here, const json& group) { readForWhom(here, group); });
            });
        });
}

/// Of an option group, which may only name a shared one, and of its options.
void OptionReader::readForWhom(const JsonPath& path, const json& group)
{
    if (!group.is_object())
        return;
    readForWhomOf(path, group);
    each(path, group, "options", [&](const JsonPath& at, const json& option) { readForWhomOf(at, option); });
}

void OptionReader::readForWhomOf(const JsonPath& path, const json& value)
{
    if (value.contains("for"))
        m_forWhom.emplace(&value, m_filters.filter(path / "for", value["for"], Domain::Kind));
}

/// Whether the group or option is for the unit that is being read.
bool OptionReader::isForUnit(const JsonPath& path, const json& value)
{
    const auto filter = m_forWhom.find(&value);
    if (filter == m_forWhom.end())
        return true;
    const bool isFor = matches(filter->second, KindAsked(m_catalogue.unit(m_unit), m_unit));
    m_words.expect(isFor, (path / "for").pointer(), [] {
        return Complaint{"no unit that has this is one that it is for", "Drop it, or ask for a unit that has it."};
    });
    return isFor;
}

// ---- lists --------------------------------------------------------------------------------------------------------

void OptionReader::setSharedModelGroup(const std::string& id)
{
    m_shared = id.empty() ? std::string() : "the shared model group " + inQuotes(id);
}

OptionList OptionReader::options(const JsonPath& path, const json& owner, Id<Unit> id, const ModelGroup* group)
{
    const auto& unit = m_catalogue.unit(id);
    m_unit = id;
    if (!group)
        m_swaps.clear();
    OptionList list;
    each(path, owner, "options", [&](const JsonPath& here, const json& value) { addGroup(here, value, list); });
    if (group)
        share(path / "options", listOf(owner, "options"), list, unit.choices);
    list.index();
    for (const auto& pending : m_pending) {
        auto& option = list.options[pending.option];
        option.requiresAnyOf = named(pending, "requires", list);
        option.excludes = named(pending, "excludes", list);
        if (pending.value->contains("requires") && option.requiresAnyOf.empty())
            addLack(pending, unit);
        checkReplaces(pending, list, unit);
        if (option.models > 0 && unit.isOfParts())
            m_context.fault(m_file, pending.pointer + "/models",
                            "the unit " + inQuotes(unit.id) + " has models of several kinds, so it has no own kind",
                            "Say which models the option adds with parts.");
        if (option.maxModels)
            m_words.expect(!group && *option.maxModels < unit.maxModels, pending.pointer + "/maxModels", [] {
                return Complaint{"no unit that has this option could be larger", "Drop it, or lower it."};
            });
    }
    m_pending.clear();
    return list;
}

void OptionReader::addGroup(const JsonPath& path, const json& value, OptionList& list)
{
    if (value.is_object() && !isForUnit(path, value))
        return;
    if (value.is_object() && !value.contains("use"))
        return readGroup(path, value, list, {});
    const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "use");
    const auto all = m_root / "optionGroups";
    const auto& shared = listOf(m_file.document, "optionGroups");
    const auto found = m_sharedGroups.find(id);
    if (found == m_sharedGroups.end())
        return unknown(path, "shared option group", id, idsWithShared(m_file, "optionGroups"),
                       "Add it to optionGroups of the army or of the ruleset.");
    const auto before = std::exchange(m_shared, "the shared option group " + inQuotes(id));
    const auto at = all / found->second;
    const auto& group = shared[found->second];
    if (isForUnit(at, group) && value.is_string())
        readGroup(at, group, list, {});
    else if (isForUnit(at, group))
        readGroup(at, group, list, {textOf(value, "id"), textOf(value, "name"), &value, &path});
    m_shared = before;
}

void OptionReader::readGroup(const JsonPath& path, const json& value, OptionList& list, const Use& use)
{
    // A bound is written beside `use`, or else in the group.
    const auto isUsed = [&](const char* key) { return use.value && use.value->contains(key); };
    const auto bound = [&](const char* key) -> const json& { return isUsed(key) ? *use.value : value; };
    const auto pathOf = [&](const char* key) -> const JsonPath& { return isUsed(key) ? *use.path : path; };
    OptionGroup group;
    group.id = use.value ? use.id : textOf(value, "id");
    group.name = use.value ? use.name : textOf(value, "name");
    group.isMount = use.value != nullptr;
    group.min = optionBound(bound("min"), "min", 0);
    if (bound("max").contains("max"))
        group.max = optionBound(bound("max"), "max", 0);
    group.citation = citation(path, value);
    if (group.max && group.max->perModels == 0 && group.max->times == 0)
        fault(pathOf("max") / "max", "nobody can ever take one of this group", "Raise its max, or drop the group.");
    if (isTwice(use.path ? *use.path : path, group.id, list, "Give one of them another id, or name it once."))
        return; // its options would only give more faults of the same cause
    const auto swap = textOf(value, "swap", group.id);
    m_swaps.push_back({path.pointer(), swap, value.contains("swap")});
    const auto here = path / "options";
    const auto& options = value["options"];
    const auto fact = m_context.optionGroups.find(group.id);
    const auto swapOfAll = swap == "each" ? Id<SwapSet>() : m_context.swapSet(swap);
    std::set<std::string> leftOut;
    for (std::size_t o = 0; o < options.size(); ++o) {
        const auto& written = options[o];
        if (!isForUnit(here / o, written)) {
            leftOut.insert(use.optionId(textOf(written, "id")));
            continue;
        }
        auto made = use.value || m_shared.empty() ? option(here / o, written, use) : sharedOption(here / o, written);
        made.groupFact = fact;
        made.swap = swapOfAll.isNone() ? m_context.swapSet("each:" + made.id) : swapOfAll;
        addOption(here / o, written, std::move(made), group, list, use);
    }
    if (group.options.empty()) {
        m_swaps.pop_back();
        return;
    }
    int most = 0;
    for (const auto option : group.options)
        most = std::min(anyNumber, most + list.options[option].max.times);
    // At most one fault for one cause.
    if (group.max && isAbove(group.min, *group.max))
        fault(pathOf("min") / "min", "the group needs more than it allows", "Fix min or max.");
    else if (group.min.perModels == 0 && most < group.min.times)
        fault(path, "the group needs more than its options allow", "Raise the max of an option.");
    else
        readDefault(pathOf("default"), bound("default"), list, group, use, leftOut);
    const auto taken = group.options;
    list.groups.add(std::move(group));
    // After the group, so that what is inside an option comes after it.
    std::size_t next = 0;
    for (std::size_t o = 0; o < options.size(); ++o) {
        if (leftOut.contains(use.optionId(textOf(options[o], "id"))))
            continue;
        const auto outer = taken[next++];
        each(here / o, options[o], "choices",
             [&](const JsonPath& at, const json& inner) { readInner(at, inner, list, outer, use); });
    }
}

void OptionReader::addOption(const JsonPath& path, const json& written, Option made, OptionGroup& group,
                             OptionList& list, const Use& use)
{
    made.group = list.groups.nextId();
    if (std::ranges::find(list.options, made.id, &Option::id) != list.options.end())
        twice(path / "id", "the id " + inQuotes(made.id), firstPlaceOf(list, made.id, group),
              "Give one of them another id.");
    group.options.push_back(list.options.nextId());
    if (namesOthers(written))
        m_pending.push_back({path.pointer(), &written, list.options.nextId(), use, m_shared});
    list.options.add(std::move(made));
}

/// Whether the unit has an option group of this id already; a fault then.
bool OptionReader::isTwice(const JsonPath& path, const std::string& id, const OptionList& list,
                           const std::string& advice)
{
    const bool isThere = std::ranges::find(list.groups, id, &OptionGroup::id) != list.groups.end();
    if (isThere)
        fault(path / "id", "the option group " + inQuotes(id) + " is there twice in a unit", advice);
    return isThere;
}

/// Choices inside an option: a group of their own, of which there is one at most for each time that it is taken.
void OptionReader::readInner(const JsonPath& path, const json& value, OptionList& list, Id<Option> outer,
                             const Use& use)
{
    OptionGroup group;
    group.id = use.optionId(textOf(value, "id"));
    group.name = textOf(value, "name");
    group.inside = outer;
    group.min = {static_cast<int>(numberOf(value, "min")), 1};
    group.max = OptionBound{1, 1};
    group.citation = citation(path, value);
    if (isTwice(path, group.id, list, "Give one of them another id."))
        return;
    m_swaps.push_back({path.pointer(), group.id, false});
    const auto swap = m_context.swapSet(group.id);
    const auto here = path / "options";
    const auto standard = textOf(value, "default");
    bool isThere = standard.empty();
    for (std::size_t o = 0; o < value["options"].size(); ++o) {
        const auto& written = value["options"][o];
        auto made = innerOption(here / o, written, list.options[outer], use);
        made.groupFact = m_context.optionGroups.find(group.id);
        made.swap = swap;
        made.requiresAnyOf = {outer};
        if (textOf(written, "id") == standard) {
            made.defaultCount = 1;
            isThere = true;
        }
        addOption(here / o, written, std::move(made), group, list, use);
    }
    if (!isThere)
        fault(path / "default", "the choices have no option " + inQuotes(standard), "Name one of them.");
    list.groups.add(std::move(group));
}

namespace {

/// Whether the option has a price, and it is one number of each kind of cost.
bool hasNumbersAsPrice(const Option& option)
{
    const auto isNumber = [](const Price& price, Points perModel) {
        return price.isPlain() && !price.hasCases() && perModel == Points();
    };
    return !option.isFree() && isNumber(option.points, option.pointsPerModel) &&
           std::ranges::all_of(option.costs, [&](const OtherCost& cost) { return isNumber(cost.each, cost.perModel); });
}

} // namespace

/// With `times` it costs so many times what the option around it costs, in place of that.
Option OptionReader::innerOption(const JsonPath& path, const json& value, const Option& outer, const Use& use)
{
    auto made = option(path, value, use);
    made.max = outer.max;
    if (!value.contains("times"))
        return made;
    if (value.contains("points") || value.contains("costs")) {
        fault(path / "times", "the price is a number of its own, or so many times that of the option around it",
              "Drop times, or points and costs.");
        return made;
    }
    if (!hasNumbersAsPrice(outer)) {
        fault(path / "times", "the option around it has no price that is one number", "Write points.");
        return made;
    }
    const auto more = numberOf(value, "times") - 1;
    made.points = outer.points.plain * more;
    made.costs = outer.costs;
    for (auto& cost : made.costs)
        cost.each = cost.each.plain * more;
    return made;
}

void OptionReader::readDefault(const JsonPath& path, const json& value, OptionList& list, const OptionGroup& group,
                               const Use& use, const std::set<std::string>& leftOut)
{
    const auto into = path / "default";
    int standard = 0;
    static const json none = json::object();
    for (const auto& [id, count] : (value.contains("default") ? value["default"] : none).items()) {
        const auto known = std::ranges::find_if(
            group.options, [&](Id<Option> option) { return list.options[option].id == use.optionId(id); });
        const auto number = count.get<int>();
        if (leftOut.contains(use.optionId(id)))
            continue;
        standard += number;
        if (known == group.options.end()) {
            fault(into / id, "the group has no option " + inQuotes(id), "Name options of the group.");
            continue;
        }
        auto& option = list.options[*known];
        option.defaultCount = number;
        if (option.max.perModels == 0 && number > option.max.times)
            fault(into / id,
                  "the option allows " + std::to_string(option.max.times) + " and the default takes " +
                      std::to_string(number),
                  "Give it a default that is allowed.");
    }
    if (group.max && group.max->perModels == 0 && standard > group.max->times)
        fault(into,
              "the group allows " + std::to_string(group.max->times) + " and its default takes " +
                  std::to_string(standard),
              "Give it a default that is allowed.");
    if (group.min.perModels == 0 && standard < group.min.times)
        fault(path,
              "the group needs " + std::to_string(group.min.times) + " and its default takes " +
                  std::to_string(standard),
              "Give it a default that is allowed.");
}

// ---- options ------------------------------------------------------------------------------------------------------

const Option& OptionReader::sharedOption(const JsonPath& path, const json& value)
{
    const auto known = m_sharedOptions.find(&value);
    return known != m_sharedOptions.end() ? known->second
                                          : m_sharedOptions.emplace(&value, option(path, value, {})).first->second;
}

Option OptionReader::option(const JsonPath& path, const json& value, const Use& use)
{
    Option option;
    option.id = use.optionId(textOf(value, "id"));
    option.holds = static_cast<int>(numberOf(value, "holds"));
    option.name = textOf(value, "name");
    option.aliases = textsOf(value, "aliases");
    option.min = optionBound(value, "min", 0);
    option.max = optionBound(value, "max", 1);
    option.points = m_gear.price(path, value);
    option.named = m_context.namedOption(textOf(value, "id"), option.name);
    option.pointsPerModel = m_gear.points(path, value, "pointsPerModel");
    option.costs = m_gear.costs(path, value);
    option.text = textOf(value, "text");
    option.effects = m_gear.effects(path, value);
    option.rules = m_gear.countedRules(path, value);
    option.weapons = m_gear.carries(path, value, Carry::Count::Number);
    for (auto& carry : option.weapons)
        if (carry.mount.empty())
            carry.mount = use.name;
    each(path, value, "replaces", [&](const JsonPath& here, const json& weapon) {
        if (const auto found = m_gear.weapon(here, weapon.get<std::string>()); !found.isNone())
            option.replaces.push_back(found);
    });
    option.parts = m_gear.parts(path, value);
    option.isForEachModel = value.contains("pointsPerModel") || value.contains("costsPerModel") ||
                            std::ranges::find(option.weapons, Carry::Count::All, &Carry::kind) != option.weapons.end();
    option.models = static_cast<int>(numberOf(value, "models"));
    option.gives = marksOf(path, value);
    if (value.contains("maxModels"))
        option.maxModels = static_cast<int>(numberOf(value, "maxModels"));
    if (value.contains("needs") && value["needs"].size() != 1)
        fault(path / "needs", "what an option needs is one question, so that it can be said",
              "Write exactly one of category, trait, mark, rule, unit.");
    else if (value.contains("needs"))
        option.needs = m_filters.filter(path / "needs", value["needs"], Domain::Unit);
    if (value.contains("ruling"))
        option.ruling = rulingNamed(path / "ruling", textOf(value, "ruling"));
    option.citation = citation(path, value);
    option.uncertain = textOf(value, "uncertain");
    option.fact = m_context.options.find(option.id);
    if (!option.fact.isNone())
        option.gives.add(option.fact);
    m_catalogue.options[option.named].marks.add(option.gives);
    checkOption(path, value, option);
    return option;
}

void OptionReader::checkOption(const JsonPath& path, const json& value, const Option& option)
{
    m_gear.checkCosts(path, value);
    if (option.max.perModels == 0 && option.max.times == 0)
        fault(path / "max", "nobody can ever take this option", "Raise its max, or drop it.");
    else if (isAbove(option.min, option.max))
        fault(path / "min", "the option needs more than it allows", "Fix min or max.");
    if (!value.contains("excludes"))
        refuse(path, value, "ruling", "a ruling says whether excludes holds, which is not there",
               "Drop it, or add excludes.");
    if (!m_ruleset.countsModels)
        refuse(path, value, "models", "models are not counted in this game", "Drop it.");
    else if (option.isForEachModel)
        refuse(path, value, "models", "the option is one of all models of the unit, so there is none that it adds",
               "Give it a price and a number of weapons of its own, or drop it.");
    if (!m_ruleset.hold)
        refuse(path, value, "holds", "the ruleset says nothing about hands", "Drop it, or add hold to the ruleset.");
    for (const std::string key : {"requires", "excludes"}) {
        each(path, value, key, [&](const JsonPath& here, const json& id) {
            if (id.is_object())
                static_cast<void>(m_filters.marks(here / "mark", id["mark"]));
            else if (id == textOf(value, "id"))
                fault(here, "an option cannot require or exclude itself", "Drop it.");
        });
    }
}

// ---- what options name --------------------------------------------------------------------------------------------

/// The pointer of the id of an option that the list has, in the group where it was read. The groups of the list are the
/// last of m_swaps, with the one that is being read.
std::string OptionReader::firstPlaceOf(const OptionList& list, const std::string& optionId,
                                       const OptionGroup& current) const
{
    const auto number = std::ranges::find(list.options, optionId, &Option::id)->group.position();
    const auto& group = number < list.groups.size() ? list.groups.span()[number] : current;
    const auto pointer = m_swaps[m_swaps.size() - 1 - list.groups.size() + number].pointer + "/options";
    const auto& options = m_file.document.at(json::json_pointer(pointer));
    for (std::size_t i = 0; i < options.size(); ++i)
        if (const auto id = textOf(options[i], "id"); optionId == id || optionId == group.id + '-' + id)
            return pointer + '/' + std::to_string(i) + "/id";
    return pointer;
}

/// Advice for an option that a unit does not have. An option that uses a shared group names others as that group does.
std::string OptionReader::adviceForOption(const Pending& pending, const std::string& key, const std::string& id,
                                          const OptionList& list) const
{
    if (m_unitIds.contains(id))
        return inQuotes(id) + " is a unit; an option can only " + (key == "requires" ? "require" : "exclude") +
               " options of its unit.";
    const auto prefix = pending.use.optionId({});
    std::vector<std::string_view> known;
    for (const auto option : list.options.ids())
        if (const std::string_view its = list.options[option].id; option != pending.option && its.starts_with(prefix))
            known.push_back(its.substr(prefix.size()));
    return didYouMean(id, known, "Check the spelling.");
}

/// Finds options of the list by their ids, or by a mark that they give. An option is skipped if this unit does not have
/// it but another unit that shares the entry does.
std::vector<Id<Option>> OptionReader::named(const Pending& pending, const std::string& key, const OptionList& list)
{
    std::vector<Id<Option>> found;
    const auto& names = listOf(*pending.value, key);
    const std::string whose = pending.shared.empty() ? "the unit has no " : "no unit that shares it has an ";
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto pointer = pending.pointer + '/' + key + '/' + std::to_string(i);
        if (names[i].is_object()) {
            const auto before = found.size();
            const auto marks = marksNamed(names[i]);
            for (const auto other : list.options.ids())
                if (other != pending.option && list.options[other].gives.meets(marks))
                    found.push_back(other);
            // An unknown mark is a fault already.
            m_words.expect(found.size() > before || marks.isEmpty(), pointer, [&] {
                return Complaint{"no unit that has this option has another with this mark",
                                 "Give it to one, or drop this."};
            });
            continue;
        }
        const auto id = names[i].get<std::string>();
        const auto option = list.find(pending.use.optionId(id));
        m_words.expect(!option.isNone(), pointer, [&] {
            return Complaint{whose + "option " + inQuotes(id), adviceForOption(pending, key, id, list)};
        });
        if (!option.isNone())
            found.push_back(option);
    }
    return found;
}

/// The facts of the marks that `{ "mark": ... }` names; unknown ones are a fault elsewhere.
FactSet OptionReader::marksNamed(const json& value) const
{
    FactSet facts;
    for (const auto& id : oneOrMore(value["mark"]))
        if (const auto mark = m_ruleset.marks.find(id); !mark.isNone())
            facts.add(m_ruleset.marks[mark].fact);
    return facts;
}

void OptionReader::addLack(const Pending& pending, const Unit& unit)
{
    auto& lack = m_lacks[pending.pointer + "/requires"];
    lack.option = pending.use.optionId(textOf(*pending.value, "id"));
    lack.shared = pending.shared;
    lack.needed.clear();
    for (const auto& name : listOf(*pending.value, "requires"))
        lack.needed.push_back(name.is_string() ? pending.use.optionId(name.get<std::string>())
                                               : "those with the mark " + listed(oneOrMore(name["mark"])));
    if (std::ranges::find(lack.units, unit.name) == lack.units.end())
        lack.units.push_back(unit.name);
}

/// A weapon that an option replaces must be one that the models have, on their own or from another option.
void OptionReader::checkReplaces(const Pending& pending, const OptionList& list, const Unit& unit)
{
    const auto gives = [&](const OptionList& options, Id<Weapon> weapon) {
        return std::ranges::any_of(options.options, [&](const Option& other) {
            return other.id != list.options[pending.option].id && carries(other.weapons, weapon);
        });
    };
    const auto ids = textsOf(*pending.value, "replaces");
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (const auto weapon = m_context.findWeapon(m_army, ids[i]); !weapon.isNone())
            m_words.expect(carries(unit.weapons, weapon) || gives(list, weapon) || gives(unit.choices, weapon),
                           pending.pointer + "/replaces/" + std::to_string(i), [&] {
                               return Complaint{"no unit that has this option carries the weapon " + inQuotes(ids[i]),
                                                "Name a weapon of the unit, or drop it."};
                           });
}

/// A model group need not choose from an option group that it shares with its unit: minima and defaults apply to the
/// unit's choice.
void OptionReader::share(const JsonPath& path, const json& groups, OptionList& list, const OptionList& units)
{
    for (const auto id : list.groups.ids()) {
        auto& group = list.groups[id];
        const bool isShared = std::ranges::any_of(group.options, [&](Id<Option> option) {
            const auto swap = list.options[option].swap;
            return std::ranges::find(units.options, swap, &Option::swap) != units.options.end();
        });
        // Only for option groups that are written here in full: keys that have no effect are faults.
        for (const auto* key : {"min", "default"})
            if (list.groups.size() == groups.size() && groups[id.position()].is_object() &&
                groups[id.position()].contains(key))
                m_words.expect(!isShared, (path / id.position() / key).pointer(), [] {
                    return Complaint{"these models share the choice of their unit, so its minimum and default count",
                                     "Drop it."};
                });
        if (!isShared)
            continue;
        group.min = {};
        for (const auto option : group.options) {
            list.options[option].defaultCount = 0;
            list.options[option].min = {};
        }
    }
}

// ---- units --------------------------------------------------------------------------------------------------------

/// A swap set has a meaning if a model group chooses from it as well as the unit, or if several option groups belong to
/// it.
void OptionReader::endUnit(const Unit& unit)
{
    for (const auto& swap : m_swaps) {
        if (!swap.isSaid)
            continue;
        const bool isEach = swap.set == "each";
        const auto uses = std::ranges::count(m_swaps, swap.set, &Swap::set);
        const bool isOfSeveral = std::ranges::any_of(
            m_swaps, [&](const Swap& other) { return other.set == swap.set && other.pointer != swap.pointer; });
        const auto others = [&] {
            std::vector<std::string_view> sets;
            for (const auto& other : m_swaps)
                if (other.set != swap.set && std::ranges::find(sets, other.set) == sets.end())
                    sets.push_back(other.set);
            return sets;
        };
        const auto isMisspelt = [&] { return !isOfSeveral && !nearest(swap.set, others()).empty(); };
        m_words.expect(!unit.groups.empty() && (isEach || (uses > 1 && !isMisspelt())), swap.pointer + "/swap", [&] {
            if (isEach)
                return Complaint{"no unit that has this option group has models that choose for themselves",
                                 "Drop it."};
            return Complaint{"no unit whose models choose for themselves has a second option group of the set " +
                                 inQuotes(swap.set),
                             didYouMean(swap.set, others(), "Drop it, or write the word in both.")};
        });
    }
}

void OptionReader::reportFaults()
{
    m_words.reportUseless(m_context, m_file);
    for (const auto& [pointer, lack] : m_lacks) {
        // If no unit has any of them, there is already a fault for each.
        bool isAnyThere = !sharedPointer(m_file, pointer).empty(); // then another army may have them
        for (std::size_t i = 0; i < lack.needed.size(); ++i)
            isAnyThere = isAnyThere || m_words.isUseful(pointer + '/' + std::to_string(i));
        if (!isAnyThere)
            continue;
        auto units = lack.units;
        constexpr std::size_t most = 4;
        if (units.size() > most) {
            units.resize(most);
            units.push_back(std::to_string(lack.units.size() - most) + " more");
        }
        m_context.fault(m_file, pointer,
                        "the option " + inQuotes(lack.option) + " of " + lack.shared +
                            " needs what these units do not have: " + listed(units, " and "),
                        "Give them one of " + listed(lack.needed) + ", or leave the group out there.");
    }
}

} // namespace muster
