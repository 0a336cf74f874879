#include "io/data/unitjson.h"

#include "core/data/unit.h"
#include "io/json/figurejson.h"

#include <algorithm>
#include <optional>
#include <set>

namespace muster {

using nlohmann::ordered_json;

namespace {

std::string textAt(const ordered_json& owner, const char* key)
{
    const auto found = owner.find(key);
    return found == owner.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

const ordered_json& listAt(const ordered_json& owner, const char* key)
{
    static const auto none = ordered_json::array();
    const auto found = owner.find(key);
    return found == owner.end() ? none : *found;
}

// ---- figures ------------------------------------------------------------------------------------------------------

UnitDraft::Figures figuresOf(const ordered_json& owner)
{
    UnitDraft::Figures figures;
    if (const auto found = owner.find("stats"); found != owner.end())
        for (const auto& [column, value] : found->items())
            figures.push_back({column, figureText(value)});
    return figures;
}

/// Sets a list or an object; an empty one is left out.
void setList(ordered_json& owner, const char* key, ordered_json list)
{
    if (list.empty())
        owner.erase(key);
    else
        owner[key] = std::move(list);
}

void setFigures(ordered_json& owner, const UnitDraft::Figures& figures)
{
    auto stats = ordered_json::object();
    for (const auto& [column, value] : figures)
        stats[column] = figureJson(value);
    setList(owner, "stats", std::move(stats));
}

// ---- what a unit has ----------------------------------------------------------------------------------------------

UnitDraft::Rule ruleOf(const ordered_json& value)
{
    if (value.is_string())
        return {value.get<std::string>(), {}, {}};
    const auto parameter = value.find("value");
    return {textAt(value, "rule"), parameter == value.end() ? std::string() : figureText(*parameter), value.dump()};
}

ordered_json ruleJson(const UnitDraft::Rule& rule)
{
    auto value = rule.rest.empty() ? ordered_json::object() : ordered_json::parse(rule.rest);
    value["rule"] = rule.id;
    if (rule.value.empty())
        value.erase("value");
    else
        value["value"] = figureJson(rule.value);
    return value.size() == 1 ? ordered_json(rule.id) : value;
}

/// How many carry a weapon where nothing is said: all models of a unit, and a model of several kinds one.
constexpr const char* ofUnit = "all";
constexpr const char* ofModel = "1";

std::vector<UnitDraft::Carry> carriesOf(const ordered_json& owner, const char* standard)
{
    std::vector<UnitDraft::Carry> carries;
    for (const auto& value : listAt(owner, "weapons")) {
        const auto count = value.find("count");
        carries.push_back(
            {textAt(value, "weapon"), count == value.end() ? standard : figureText(*count), value.dump(), {}});
    }
    return carries;
}

/// The name of a shared group beside its id.
std::string nameOf(const ordered_json* group) { return group ? textAt(*group, "name") : std::string(); }

UnitDraft::OptionGroup optionGroupOf(const ordered_json& value, const UnitSources& sources)
{
    UnitDraft::OptionGroup group;
    group.rest = value.dump();
    if (value.is_object() && value.contains("use")) {
        group.id = textAt(value, "id");
        group.name = textAt(value, "name");
        return group;
    }
    const auto* whole = value.is_string() ? findEntry(sources, "optionGroups", value.get<std::string>()) : &value;
    group.id = value.is_string() ? value.get<std::string>() : textAt(value, "id");
    group.name = nameOf(whole);
    if (whole)
        for (const auto& option : listAt(*whole, "options"))
            group.options.push_back({textAt(option, "id"), textAt(option, "name"), true});
    return group;
}

// ---- writing options ----------------------------------------------------------------------------------------------

/// What a unit no longer has, or has under another id, so that nothing in its options refers to it.
struct Changes {
    std::set<std::string> lost;                 ///< options
    std::set<std::string> lostWeapons;          ///< that the models carried
    std::map<std::string, std::string> weapons; ///< the own one in place of the army's
};

/// Removes the ids of what is gone, and a list that becomes empty.
void keepIn(ordered_json& owner, const char* key, const std::set<std::string>& gone)
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return;
    auto left = ordered_json::array();
    for (const auto& id : *found) // or what gives a mark
        if (!id.is_string() || !gone.contains(id.get<std::string>()))
            left.push_back(id);
    setList(owner, key, std::move(left));
}

int countAt(const ordered_json& owner, const char* key, int otherwise)
{
    const auto found = owner.find(key);
    return found == owner.end() || !found->is_number_integer() ? otherwise : found->get<int>();
}

/// Lowers a group's minimum to its remaining options, and drops a default that is gone.
void fitDefault(ordered_json& group)
{
    auto& options = group["options"];
    int most = 0;
    for (const auto& option : options)
        most += countAt(option, "max", 1);
    const auto least = std::min(countAt(group, "min", 0), most);
    if (group.contains("min") && group["min"].is_number_integer())
        group["min"] = least;
    auto standard = ordered_json::object();
    int taken = 0;
    if (const auto written = group.find("default"); written != group.end())
        for (const auto& [id, count] : written->items())
            if (std::ranges::any_of(options, [&](const ordered_json& option) { return textAt(option, "id") == id; })) {
                standard[id] = count;
                taken += count.get<int>();
            }
    for (const auto& option : options) {
        const auto id = textAt(option, "id");
        const auto has = countAt(standard, id.c_str(), 0);
        const auto more = std::min(least - taken, countAt(option, "max", 1) - has);
        if (more <= 0)
            continue;
        standard[id] = has + more;
        taken += more;
    }
    setList(group, "default", std::move(standard));
}

/// The group with the options that are kept.
ordered_json keptOf(const ordered_json& whole, const UnitDraft::OptionGroup& draft, const Changes& changes)
{
    auto group = whole;
    auto options = ordered_json::array();
    for (const auto& written : listAt(whole, "options")) {
        const auto its = std::ranges::find(draft.options, textAt(written, "id"), &UnitDraft::Option::id);
        if (its != draft.options.end() && !its->isKept)
            continue;
        auto option = written;
        keepIn(option, "requires", changes.lost);
        keepIn(option, "excludes", changes.lost);
        if (!option.contains("excludes"))
            option.erase("ruling"); // it says whether excludes holds
        keepIn(option, "replaces", changes.lostWeapons);
        if (const auto replaced = option.find("replaces"); replaced != option.end())
            for (auto& weapon : *replaced)
                if (const auto own = changes.weapons.find(weapon.get<std::string>()); own != changes.weapons.end())
                    weapon = own->second;
        options.push_back(std::move(option));
    }
    const bool isLess = options.size() < listAt(whole, "options").size();
    group["options"] = std::move(options);
    if (isLess)
        fitDefault(group);
    return group;
}

/// What lists of option groups offer: the ids of the groups, and how often each option can be taken.
struct Offered {
    std::set<std::string> groups;
    std::map<std::string, int> options;
    bool isKnown = true; ///< otherwise a shared group is used under other ids
};

void addOffered(Offered& offered, const ordered_json& owner, const UnitSources& sources)
{
    for (const auto& group : listAt(owner, "options")) {
        const auto* whole = group.is_string() ? findEntry(sources, "optionGroups", group.get<std::string>()) : &group;
        if (!whole || whole->contains("use")) {
            offered.isKnown = false;
            continue;
        }
        offered.groups.insert(textAt(*whole, "id"));
        for (const auto& option : listAt(*whole, "options"))
            offered.options[textAt(option, "id")] += countAt(option, "max", 1);
    }
}

/// Leaves the ids that are there. Whether any is left.
bool keepKnown(ordered_json& owner, const char* key, const auto& known)
{
    std::set<std::string> gone;
    for (const auto& id : listAt(owner, key))
        if (!known.contains(id.template get<std::string>()))
            gone.insert(id.template get<std::string>());
    keepIn(owner, key, gone);
    return owner.contains(key);
}

/// Whose choices a limit across options counts, of what the unit still has. Nothing if no models are left that choose.
std::optional<Offered> offeredTo(ordered_json& limit, const ordered_json& unit, const UnitSources& sources)
{
    std::map<std::string, const ordered_json*> groups;
    for (const auto& group : listAt(unit, "groups")) {
        const auto id = group.is_string() ? group.get<std::string>() : textAt(group, "id");
        groups[id] = group.is_string() ? findEntry(sources, "modelGroups", id) : &group;
    }
    Offered offered;
    const auto in = limit.find("in");
    bool isOwn = in == limit.end();
    const auto written = isOwn || in->is_array() ? listAt(limit, "in") : ordered_json::array({*in});
    std::vector<std::string> names;
    for (const auto& id : written) {
        const auto name = id.get<std::string>();
        isOwn = isOwn || name == "any" || name == "none";
        if (name == "any" || name == "none" || groups.contains(name))
            names.push_back(name);
        for (const auto& [group, whole] : groups)
            if (name == "any" || name == group) {
                offered.isKnown = offered.isKnown && whole != nullptr;
                if (whole)
                    addOffered(offered, *whole, sources);
            }
    }
    if (isOwn)
        addOffered(offered, unit, sources);
    else if (names.empty())
        return std::nullopt;
    if (groups.empty() || names.empty())
        limit.erase("in"); // only the unit's own models are left
    else if (names.size() < written.size())
        limit["in"] = names;
    return offered;
}

/// The limits across options, as far as what they count is still there and there is more of it than they allow.
ordered_json limitsJson(const ordered_json& unit, const UnitSources& sources)
{
    auto list = ordered_json::array();
    for (auto limit : listAt(unit, "optionLimits")) {
        const auto before = limit;
        const auto offered = offeredTo(limit, unit, sources);
        if (!offered)
            continue;
        if (offered->isKnown) {
            const bool hasOptions = keepKnown(limit, "options", offered->options);
            if (!keepKnown(limit, "groups", offered->groups) && !hasOptions)
                continue;
        }
        if (offered->isKnown && limit != before && !limit.contains("in") && !limit.contains("groups")) {
            int most = 0;
            for (const auto& id : listAt(limit, "options"))
                most += offered->options.at(id.get<std::string>());
            if (countAt(limit, "max", 0) >= most)
                limit.erase("max");
            if (countAt(limit, "min", 0) > most)
                limit["min"] = most;
            if (!limit.contains("max") && countAt(limit, "min", 0) == 0)
                continue;
        }
        list.push_back(std::move(limit));
    }
    return list;
}

ordered_json optionsJson(const UnitDraft& draft, const Changes& changes, const UnitSources& sources)
{
    auto list = ordered_json::array();
    for (const auto& group : draft.options) {
        auto written = ordered_json::parse(group.rest);
        const auto* whole = written.is_string() ? findEntry(sources, "optionGroups", group.id) : &written;
        if (!group.isKept)
            continue;
        if (!whole || written.contains("use")) {
            list.push_back(std::move(written));
            continue;
        }
        auto kept = keptOf(*whole, group, changes);
        if (kept["options"].empty())
            continue;
        // A shared group stays shared while nothing of it is changed.
        if (written.is_string() && kept == *whole) {
            list.push_back(std::move(written));
            continue;
        }
        if (std::ranges::none_of(draft.groups, &UnitDraft::ModelGroup::isKept))
            kept.erase("swap"); // no models are left that choose for themselves
        list.push_back(std::move(kept));
    }
    return list;
}

// ---- weapons and kinds of model of the player's own ----------------------------------------------------------------

/// An id that nothing has yet: "own-rifle", "own-rifle-2".
std::string freeId(const std::string& wanted, std::string_view list, const UnitSources& sources)
{
    auto id = wanted;
    for (int i = 2; findEntry(sources, list, id); ++i)
        id = wanted + '-' + std::to_string(i);
    return id;
}

std::string ownId(std::string_view id)
{
    return (id.starts_with(ownUnitId) ? std::string() : std::string(ownUnitId)) + std::string(id);
}

/// Puts an entry into a list of the own file, in the place of the one with its id.
void putEntry(ordered_json& own, const char* list, ordered_json entry)
{
    auto& values = own[list];
    if (!values.is_array())
        values = ordered_json::array();
    for (auto& value : values)
        if (value["id"] == entry["id"]) {
            value = std::move(entry);
            return;
        }
    values.push_back(std::move(entry));
}

/// Writes the weapon that is carried in place of the army's. Gives its id.
std::string writeWeapon(const UnitDraft::Carry& carry, const UnitSources& sources)
{
    const auto* from = findEntry(sources, "weapons", carry.weapon);
    if (!from)
        return carry.weapon;
    auto weapon = *from;
    const auto id =
        carry.weapon.starts_with(ownUnitId) ? carry.weapon : freeId(ownId(carry.weapon), "weapons", sources);
    weapon["id"] = id;
    if (textAt(weapon, "name") != carry.changed->name)
        weapon.erase("plural"); // it belongs to the other name
    weapon["name"] = carry.changed->name;
    if (figuresOf(*from) != carry.changed->figures)
        for (const auto* key : {"origin", "uncertain"})
            weapon.erase(key); // they were said of the other figures
    setFigures(weapon, carry.changed->figures);
    putEntry(sources.own, "weapons", std::move(weapon));
    return id;
}

/// The weapons of a unit or a kind of model, with those of the player's own where they are other than the army's.
ordered_json weaponsJson(const std::vector<UnitDraft::Carry>& carries, const char* standard, const UnitSources& sources,
                         Changes& changes)
{
    auto weapons = ordered_json::array();
    for (const auto& carry : carries) {
        auto value = carry.rest.empty() ? ordered_json::object() : ordered_json::parse(carry.rest);
        const auto weapon = carry.changed ? writeWeapon(carry, sources) : carry.weapon;
        if (weapon != carry.weapon)
            changes.weapons[carry.weapon] = weapon;
        value["weapon"] = weapon;
        if (carry.count == standard && !value.contains("count"))
            value.erase("count");
        else
            value["count"] = figureJson(carry.count);
        weapons.push_back(std::move(value));
    }
    return weapons;
}

std::string writeProfile(const UnitDraft::Part& part, const std::string& unit, const UnitSources& sources,
                         Changes& changes)
{
    const auto* from = findEntry(sources, "profiles", part.profile);
    if (!from)
        return part.profile;
    const bool hasOtherFigures = figuresOf(*from) != part.figures;
    if (!hasOtherFigures && carriesOf(*from, ofModel) == part.weapons)
        return part.profile;
    auto profile = *from;
    const auto id = part.profile.starts_with(ownUnitId)
                        ? part.profile
                        : freeId((unit + '-' + part.profile).substr(0, 72), "profiles", sources);
    profile["id"] = id;
    if (hasOtherFigures)
        for (const auto* key : {"origin", "uncertain"})
            profile.erase(key);
    setFigures(profile, part.figures);
    setList(profile, "weapons", weaponsJson(part.weapons, ofModel, sources, changes));
    putEntry(sources.own, "profiles", std::move(profile));
    return id;
}

/// Weapons that models of the unit carried before, of whatever kind, and that none carries now.
void noteLostWeapons(const ordered_json& before, const UnitDraft& draft, const UnitSources& sources, Changes& changes)
{
    for (const auto& carry : carriesOf(before, ofUnit))
        changes.lostWeapons.insert(carry.weapon);
    for (const auto& part : listAt(before, "parts"))
        if (const auto* profile = findEntry(sources, "profiles", textAt(part, "profile")))
            for (const auto& carry : carriesOf(*profile, ofModel))
                changes.lostWeapons.insert(carry.weapon);
    const auto keep = [&](const std::vector<UnitDraft::Carry>& carries) {
        for (const auto& carry : carries)
            changes.lostWeapons.erase(carry.weapon);
    };
    keep(draft.weapons);
    for (const auto& part : draft.parts)
        keep(part.weapons);
}

ordered_json modelsJson(const UnitDraft& draft)
{
    if (!draft.sizes.empty())
        return draft.sizes;
    if (draft.minModels == draft.maxModels)
        return draft.minModels;
    return {{"min", draft.minModels}, {"max", draft.maxModels}};
}

/// What the source said of its figures does not hold for figures that were changed.
ordered_json doubtsLeft(const ordered_json& before, const UnitDraft& draft, const ordered_json& after)
{
    auto left = ordered_json::array();
    const auto same = [&](const char* key) {
        return before.value(key, ordered_json()) == after.value(key, ordered_json());
    };
    for (const auto& doubt : listAt(before, "uncertain")) {
        const auto what = textAt(doubt, "what");
        const auto written = figuresOf(before);
        const auto has = [&](const UnitDraft::Figures& figures) {
            const auto found = std::ranges::find(figures, what, &UnitDraft::Figure::column);
            return found == figures.end() ? std::string() : found->value;
        };
        const bool isKept = what == "models"    ? same("models") && same("parts")
                            : what == "points"  ? same("points") && same("pointsPerModel")
                            : what == "weapons" ? same("weapons")
                                                : has(written) == has(draft.figures);
        if (isKept)
            left.push_back(doubt);
    }
    return left;
}

/// The keys of a unit, in the order in which they are written.
constexpr std::string_view keyOrder[]{
    "from",  "id",      "name",           "aliases",      "category",      "models",    "slots",
    "parts", "points",  "pointsPerModel", "costs",        "costsPerModel", "stats",     "marks",
    "rules", "weapons", "options",        "optionLimits", "groups",        "locations", "silhouette",
    "note",  "origin",  "provenance",     "uncertain"};

ordered_json inOrder(const ordered_json& unit)
{
    auto ordered = ordered_json::object();
    for (const auto key : keyOrder)
        if (const auto found = unit.find(std::string(key)); found != unit.end())
            ordered[std::string(key)] = *found;
    for (const auto& [key, value] : unit.items())
        if (!ordered.contains(key))
            ordered[key] = value;
    return ordered;
}

} // namespace

const ordered_json* findEntry(const UnitSources& sources, std::string_view list, std::string_view id)
{
    for (const auto* owner : {static_cast<const ordered_json*>(&sources.own), &sources.army})
        if (const auto found = owner->find(std::string(list)); found != owner->end())
            for (const auto& entry : *found)
                if (entry.is_object() && textAt(entry, "id") == id)
                    return &entry;
    return nullptr;
}

UnitDraft::Weapon weaponOf(const ordered_json& weapon)
{
    return {textAt(weapon, "id"), textAt(weapon, "name"), figuresOf(weapon)};
}

namespace {

void readSizes(const ordered_json& unit, UnitDraft& draft)
{
    const auto models = unit.find("models");
    if (models == unit.end())
        return;
    if (models->is_array()) {
        draft.sizes = models->get<std::vector<int>>();
    } else if (models->is_object()) {
        const auto& most = (*models)["max"];
        draft.minModels = (*models)["min"].get<int>();
        draft.maxModels = most.is_number() ? most.get<int>() : anyNumber;
    } else {
        draft.minModels = draft.maxModels = models->get<int>();
    }
}

/// Sizes that were not changed stay as they were written, with a usual size or without a limit.
bool hasSizesOf(const ordered_json& unit, const UnitDraft& draft)
{
    UnitDraft written;
    readSizes(unit, written);
    return unit.contains("models") && written.sizes == draft.sizes && written.minModels == draft.minModels &&
           written.maxModels == draft.maxModels;
}

} // namespace

UnitDraft draftOf(const ordered_json& unit, const UnitSources& sources)
{
    UnitDraft draft;
    draft.rest = unit.dump();
    draft.name = textAt(unit, "name");
    draft.note = textAt(unit, "note");
    const auto number = [&](const char* key) {
        const auto found = unit.find(key);
        if (found == unit.end() || found->is_object())
            return std::optional<Points>();
        return found->is_number() ? std::optional(Points(found->get<std::int64_t>()))
                                  : Points::of(parseFraction(found->get<std::string>()).value_or(0));
    };
    draft.points = number("points");
    draft.hasPriceList = unit.contains("points") && !draft.points;
    draft.pointsPerModel = number("pointsPerModel");
    readSizes(unit, draft);
    draft.figures = figuresOf(unit);
    for (const auto& rule : listAt(unit, "rules"))
        draft.rules.push_back(ruleOf(rule));
    draft.weapons = carriesOf(unit, ofUnit);
    for (const auto& group : listAt(unit, "options"))
        draft.options.push_back(optionGroupOf(group, sources));
    for (const auto& group : listAt(unit, "groups")) {
        const auto id = group.is_string() ? group.get<std::string>() : textAt(group, "id");
        draft.groups.push_back(
            {id, nameOf(group.is_string() ? findEntry(sources, "modelGroups", id) : &group), true, group.dump()});
    }
    for (const auto& part : listAt(unit, "parts")) {
        const auto id = textAt(part, "profile");
        const auto* profile = findEntry(sources, "profiles", id);
        draft.parts.push_back({id, nameOf(profile), countAt(part, "models", 1), {}, {}});
        if (profile) {
            draft.parts.back().figures = figuresOf(*profile);
            draft.parts.back().weapons = carriesOf(*profile, ofModel);
        }
    }
    return draft;
}

ordered_json unitJson(const UnitDraft& draft, const std::string& id, const UnitSources& sources)
{
    const auto before = ordered_json::parse(draft.rest);
    auto unit = before;
    unit["from"] = draft.from;
    unit["id"] = id;
    unit["name"] = draft.name;
    if (draft.note.empty())
        unit.erase("note");
    else
        unit["note"] = draft.note;
    for (const auto& [key, value] :
         {std::pair("points", draft.points), std::pair("pointsPerModel", draft.pointsPerModel)})
        if (value && value->isWhole())
            unit[key] = value->floor();
        else if (value)
            unit[key] = Fraction(*value).text();
        else if (!draft.hasPriceList || key != std::string_view("points"))
            unit.erase(key);
    // A new roster begins with the army's own units.
    unit.erase("start");

    Changes changes;
    for (const auto& group : draft.options)
        for (const auto& option : group.options)
            if (!group.isKept || !option.isKept)
                changes.lost.insert(option.id);
    setList(unit, "weapons", weaponsJson(draft.weapons, ofUnit, sources, changes));
    noteLostWeapons(before, draft, sources, changes);

    if (draft.parts.empty()) {
        if (!hasSizesOf(before, draft))
            unit["models"] = modelsJson(draft);
    } else {
        auto parts = ordered_json::array();
        for (const auto& part : draft.parts) {
            auto value = ordered_json{{"profile", writeProfile(part, id, sources, changes)}};
            value["models"] = part.models;
            parts.push_back(std::move(value));
        }
        unit["parts"] = std::move(parts);
    }
    setFigures(unit, draft.figures);
    auto rules = ordered_json::array();
    for (const auto& rule : draft.rules)
        rules.push_back(ruleJson(rule));
    setList(unit, "rules", std::move(rules));
    setList(unit, "options", optionsJson(draft, changes, sources));
    auto groups = ordered_json::array();
    for (const auto& group : draft.groups)
        if (group.isKept)
            groups.push_back(ordered_json::parse(group.rest));
    setList(unit, "groups", std::move(groups));
    setList(unit, "optionLimits", limitsJson(unit, sources));
    setList(unit, "uncertain", doubtsLeft(before, draft, unit));
    return inOrder(unit);
}

} // namespace muster
