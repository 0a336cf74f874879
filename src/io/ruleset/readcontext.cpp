#include "io/ruleset/readcontext.h"

#include "io/ruleset/sharedlists.h"

#include <algorithm>
#include <charconv>

namespace muster {

using nlohmann::json;

std::string textOf(const json& owner, std::string_view key, std::string fallback)
{
    const auto found = owner.find(key);
    return found == owner.end() ? std::move(fallback) : found->get<std::string>();
}

std::int64_t numberOf(const json& owner, std::string_view key, std::int64_t fallback)
{
    const auto found = owner.find(key);
    return found == owner.end() ? fallback : found->get<std::int64_t>();
}

bool flagOf(const json& owner, std::string_view key, bool fallback)
{
    const auto found = owner.find(key);
    return found == owner.end() ? fallback : found->get<bool>();
}

const json& listOf(const json& owner, std::string_view key)
{
    static const json none = json::array();
    const auto found = owner.find(key);
    return found == owner.end() ? none : *found;
}

std::vector<std::string> textsOf(const json& owner, std::string_view key)
{
    return listOf(owner, key).get<std::vector<std::string>>();
}

std::vector<std::string_view> idsIn(const json& owner, std::string_view list, std::string_view key)
{
    std::vector<std::string_view> ids;
    for (const auto& value : listOf(owner, list))
        ids.push_back(value.at(key).get_ref<const std::string&>());
    return ids;
}

Fraction timesOf(const json& owner)
{
    const auto found = owner.find("times");
    if (found == owner.end())
        return 1;
    // The schema allows only texts that are fractions.
    return found->is_number() ? Fraction(found->get<std::int64_t>()) : *parseFraction(found->get<std::string>());
}

Rounding roundingOf(const json& owner)
{
    const auto round = textOf(owner, "round", "none");
    return round == "down" ? Rounding::Down : round == "up" ? Rounding::Up : Rounding::None;
}

std::vector<std::string> oneOrMore(const json& value)
{
    if (value.is_string())
        return {value.get<std::string>()};
    return value.get<std::vector<std::string>>();
}

Bearer bearerOf(const json& owner)
{
    const auto name = textOf(owner, "bearer");
    return name == "leader" ? Bearer::Leader : name == "trooper" ? Bearer::Trooper : Bearer::Unit;
}

Provenance provenanceOf(const json& owner)
{
    const auto& value = owner.at("provenance");
    return {textOf(value, "kind"), textOf(value, "source"), textOf(value, "certainty")};
}

PlacedFault placedFault(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
{
    PlacedFault placed{file.text, {file.path, 0, 0, pointer, std::move(message), std::move(advice)}};
    if (auto shared = sharedPointer(file, pointer); !shared.empty()) {
        placed.text = file.shared->ruleset->text;
        placed.fault.file = file.shared->ruleset->path;
        placed.fault.pointer = std::move(shared);
        return placed;
    }
    if (!file.own || pointer.empty())
        return placed;
    // "/units/57/name"
    const auto slash = std::min(pointer.find('/', 1), pointer.size());
    const auto list = file.own->begins.find(std::string_view(pointer).substr(1, slash - 1));
    std::size_t index = 0;
    const auto* digits = pointer.data() + std::min(slash + 1, pointer.size());
    const auto [rest, error] = std::from_chars(digits, pointer.data() + pointer.size(), index);
    if (list == file.own->begins.end() || error != std::errc() || index < list->second)
        return placed;
    placed.text = file.own->text;
    placed.fault.file = file.own->path;
    placed.fault.pointer = pointer.substr(0, slash + 1) + std::to_string(index - list->second) + rest;
    return placed;
}

void ReadContext::fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
{
    auto placed = placedFault(file, pointer, std::move(message), std::move(advice));
    if (!m_reported.insert(placed.fault.file + '\n' + placed.fault.pointer + '\n' + placed.fault.message).second)
        return;
    m_faults.add(placed.text, std::move(placed.fault));
}

std::vector<std::string_view> ReadContext::ruleIds(Id<Army> army) const
{
    std::vector<std::string_view> ids;
    for (const auto& [key, rule] : m_rules)
        if (key.first == army || key.first.isNone())
            ids.push_back(key.second);
    return ids;
}

std::vector<std::string_view> ReadContext::categoryIds(Id<Army> army) const
{
    std::vector<std::string_view> ids;
    for (const auto& category : catalogue.ruleset.categories)
        if (category.army == army || category.army.isNone())
            ids.push_back(category.id);
    return ids;
}

std::vector<std::string_view> ReadContext::armyIds() const { return idsOf(catalogue.armies); }

void ReadContext::Wanted::want(const DataFile& file, const JsonPath& path, const std::string& id)
{
    if (const auto [place, isNew] = m_places.try_emplace(id); isNew)
        place->second = {&file, path.pointer()};
}

Id<Fact> ReadContext::Asked::ask(const DataFile& file, const JsonPath& path, const std::string& id)
{
    m_ids.want(file, path, id);
    auto& fact = m_facts[id];
    if (fact.isNone())
        fact = Id<Fact>::at(m_catalogue.facts++);
    return fact;
}

Id<Fact> ReadContext::Asked::find(const std::string& id)
{
    m_ids.have(id);
    const auto found = m_facts.find(id);
    return found == m_facts.end() ? Id<Fact>() : found->second;
}

Id<Fact> ReadContext::factOfRule(const std::string& id)
{
    auto& fact = m_askedRules[id];
    if (!fact.isNone())
        return fact;
    fact = Id<Fact>::at(catalogue.facts++);
    for (auto& rule : catalogue.rules)
        if (rule.id == id)
            rule.fact = fact;
    return fact;
}

Id<SwapSet> ReadContext::swapSet(const std::string& name)
{
    return m_swapSets.try_emplace(name, Id<SwapSet>::at(m_swapSets.size())).first->second;
}

Id<NamedOption> ReadContext::namedOption(const std::string& id, const std::string& name)
{
    const auto [known, isNew] = m_namedOptions.try_emplace(id, catalogue.options.nextId());
    if (isNew)
        catalogue.options.add({id, name, {}});
    return known->second;
}

Id<SpecialRule> ReadContext::findRule(Id<Army> army, const std::string& id) const
{
    for (const auto owner : {army, Id<Army>()})
        if (const auto found = m_rules.find({owner, id}); found != m_rules.end())
            return found->second;
    return noId;
}

Id<Weapon> ReadContext::findWeapon(Id<Army> army, const std::string& id) const
{
    const auto found = m_weapons.find({army, id});
    return found == m_weapons.end() ? noId : found->second;
}

void ReadContext::addRule(Id<Army> army, SpecialRule rule)
{
    m_rules.emplace(std::pair(army, rule.id), catalogue.rules.nextId());
    catalogue.rules.add(std::move(rule));
}

void ReadContext::addWeapon(Id<Army> army, Weapon weapon)
{
    weapons.have(weapon.id);
    m_weapons.emplace(std::pair(army, weapon.id), catalogue.weapons.nextId());
    catalogue.weapons.add(std::move(weapon));
}

} // namespace muster
