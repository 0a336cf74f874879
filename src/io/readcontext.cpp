#include "io/readcontext.h"

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

Fraction timesOf(const json& owner)
{
    const auto found = owner.find("times");
    if (found == owner.end())
        return 1;
    return found->is_number() ? Fraction(found->get<std::int64_t>())
                              : parseFraction(found->get<std::string>()).value_or(Fraction(1));
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

Provenance provenanceOf(const json& owner)
{
    const auto& value = owner.at("provenance");
    return {textOf(value, "kind"), textOf(value, "source"), textOf(value, "certainty")};
}

void ReadContext::fault(const DataFile& file, const JsonPath& path, std::string message, std::string advice)
{
    fault(file, path.pointer(), std::move(message), std::move(advice));
}

void ReadContext::fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
{
    m_faults.add(file.text, {file.path, 0, 0, pointer, std::move(message), std::move(advice)});
}

std::uint64_t ReadContext::watch(std::map<std::string, std::uint64_t>& watched, const DataFile& file,
                                 const JsonPath& path, const std::string& id, std::string_view what)
{
    if (const auto known = watched.find(id); known != watched.end())
        return known->second;
    if (watched.size() >= 63) {
        fault(file, path, "filters ask for more than 63 " + std::string(what), "Use marks or categories for some.");
        return 0;
    }
    return watched[id] = std::uint64_t{1} << watched.size();
}

std::uint64_t ReadContext::watchRule(const DataFile& file, const JsonPath& path, Index army, const std::string& id)
{
    const auto bit = watch(m_watchedRules, file, path, id, "special rules");
    for (auto& rule : catalogue.rules)
        if (rule.id == id)
            rule.watched = bit;
    if (findRule(army, id) == noIndex)
        fault(file, path, "there is no special rule \"" + id + '"', "Add it to rules, or look for a slip of the pen.");
    return bit;
}

std::uint64_t ReadContext::watchOption(const DataFile& file, const JsonPath& path, const std::string& id)
{
    return watch(m_watchedOptions, file, path, id, "options");
}

std::uint64_t ReadContext::watchedOption(const std::string& id) const
{
    const auto found = m_watchedOptions.find(id);
    return found == m_watchedOptions.end() ? 0 : found->second;
}

std::uint64_t ReadContext::watchOptionGroup(const DataFile& file, const JsonPath& path, const std::string& id)
{
    return watch(m_watchedOptionGroups, file, path, id, "option groups");
}

std::uint64_t ReadContext::watchedOptionGroup(const std::string& id) const
{
    const auto found = m_watchedOptionGroups.find(id);
    return found == m_watchedOptionGroups.end() ? 0 : found->second;
}

std::uint64_t ReadContext::watchModelGroup(const DataFile& file, const JsonPath& path, const std::string& id)
{
    return watch(m_watchedModelGroups, file, path, id, "model groups");
}

std::uint64_t ReadContext::watchedModelGroup(const std::string& id) const
{
    const auto found = m_watchedModelGroups.find(id);
    return found == m_watchedModelGroups.end() ? 0 : found->second;
}

Index ReadContext::swapSet(const std::string& name)
{
    return m_swapSets.emplace(name, static_cast<Index>(m_swapSets.size())).first->second;
}

Index ReadContext::findRule(Index army, const std::string& id) const
{
    for (const auto owner : {army, noIndex})
        if (const auto found = m_rules.find({owner, id}); found != m_rules.end())
            return found->second;
    return noIndex;
}

Index ReadContext::findWeapon(Index army, const std::string& id) const
{
    const auto found = m_weapons.find({army, id});
    return found == m_weapons.end() ? noIndex : found->second;
}

void ReadContext::addRule(Index army, SpecialRule rule)
{
    m_rules.emplace(std::pair(army, rule.id), static_cast<Index>(catalogue.rules.size()));
    catalogue.rules.push_back(std::move(rule));
}

void ReadContext::addWeapon(Index army, Weapon weapon)
{
    m_weapons.emplace(std::pair(army, weapon.id), static_cast<Index>(catalogue.weapons.size()));
    catalogue.weapons.push_back(std::move(weapon));
}

Index ReadContext::citation(const DataFile& file, const JsonPath& path, const json& owner)
{
    const auto found = owner.find("citation");
    if (found == owner.end())
        return noIndex;
    const auto id = found->get<std::string>();
    const auto index = indexOfId(catalogue.ruleset.citations, id);
    if (index == noIndex)
        fault(file, path / "citation", "there is no citation \"" + id + '"', "Add it to citations of the ruleset.");
    return index;
}

Index ReadContext::ruling(const DataFile& file, const JsonPath& path, const std::string& id)
{
    const auto index = catalogue.findRuling(id);
    if (index == noIndex)
        fault(file, path, "there is no ruling \"" + id + '"', "Add it to rulings.");
    return index;
}

std::uint64_t ReadContext::marks(const DataFile& file, const JsonPath& path, const json& owner)
{
    std::uint64_t mask = 0;
    const auto ids = textsOf(owner, "marks");
    const auto here = path / "marks";
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto index = indexOfId(catalogue.ruleset.marks, ids[i]);
        if (index == noIndex)
            fault(file, here / i, "there is no mark \"" + ids[i] + '"', "Add it to marks of the ruleset.");
        else
            mask |= std::uint64_t{1} << index;
    }
    return mask;
}

RuledFlag ReadContext::ruledFlag(const DataFile& file, const JsonPath& path, const json& owner, std::string_view key,
                                 bool fallback)
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return {fallback, noIndex};
    if (found->is_boolean())
        return {found->get<bool>(), noIndex};
    return {true, ruling(file, path / key / "ruling", textOf(*found, "ruling"))};
}

RuleRef ReadContext::ruleRef(const DataFile& file, const JsonPath& path, Index army, const json& value)
{
    RuleRef ref;
    const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "rule");
    ref.rule = findRule(army, id);
    if (ref.rule == noIndex) {
        fault(file, path, "there is no special rule \"" + id + '"', "Add it to rules, or look for a slip of the pen.");
        return ref;
    }
    if (value.is_string())
        return ref;
    if (const auto parameter = value.find("value"); parameter != value.end()) {
        if (parameter->is_number()) {
            ref.number = parameter->get<int>();
            ref.value = std::to_string(*ref.number);
        } else {
            ref.value = parameter->get<std::string>();
        }
    }
    const auto bearer = textOf(value, "bearer", "unit");
    ref.bearer = bearer == "leader" ? Bearer::Leader : bearer == "trooper" ? Bearer::Trooper : Bearer::Unit;
    ref.note = textOf(value, "note");
    return ref;
}

SpecialRule ReadContext::specialRule(const DataFile& file, const JsonPath& path, const json& value)
{
    SpecialRule rule;
    rule.id = textOf(value, "id");
    rule.name = textOf(value, "name");
    rule.text = textOf(value, "text");
    rule.shortText = textOf(value, "short", rule.text);
    rule.kind = textOf(value, "kind", "unit");
    rule.sums = textOf(value, "stack") == "sum";
    rule.heldBack = flagOf(value, "heldBack");
    rule.note = textOf(value, "note");
    rule.citation = citation(file, path, value);
    if (const auto penalties = value.find("penalties"); penalties != value.end()) {
        rule.penaltyStat = indexOfId(catalogue.ruleset.stats, textOf(*penalties, "stat"));
        rule.penaltyTimes = static_cast<int>(numberOf(*penalties, "times", 1));
        if (rule.penaltyStat == noIndex)
            fault(file, path / "penalties" / "stat", "there is no column \"" + textOf(*penalties, "stat") + '"');
    }
    return rule;
}

Ruling ReadContext::readRuling(const DataFile& file, const JsonPath& path, const json& value, Index army)
{
    Ruling ruling;
    ruling.id = textOf(value, "id");
    ruling.question = textOf(value, "question");
    ruling.answer = textOf(value, "answer");
    ruling.otherwise = textOf(value, "otherwise");
    ruling.standard = flagOf(value, "default", true);
    ruling.citation = citation(file, path, value);
    ruling.army = army;
    if (catalogue.findRuling(ruling.id) != noIndex)
        fault(file, path / "id", "the ruling \"" + ruling.id + "\" is there twice", "Give one of them another id.");
    return ruling;
}

StatValue ReadContext::stat(const DataFile& file, const JsonPath& path, const StatColumn& column, const json& value)
{
    if (value.is_null()) {
        StatValue blank;
        blank.isBlank = true;
        return blank;
    }
    // A column that modifies one of the unit's holds a modifier, however the outcome is written.
    const auto kind = column.modifies == noIndex ? column.kind : StatKind::Signed;
    const auto text = value.is_number() ? std::to_string(value.get<int>()) : value.get<std::string>();
    if (auto parsed = parseStat(kind, text))
        return *parsed;
    fault(file, path, '"' + text + "\" is no figure for the column " + column.name,
          "Write it as the column's kind says: 4, \"4+\", \"9/11\".");
    return {};
}

std::vector<StatValue> ReadContext::stats(const DataFile& file, const JsonPath& path,
                                          const std::vector<StatColumn>& columns, const json& owner)
{
    std::vector<StatValue> values(columns.size());
    const auto found = owner.find("stats");
    if (found == owner.end())
        return values;
    const auto here = path / "stats";
    for (const auto& [key, value] : found->items()) {
        const auto index = indexOfId(columns, key);
        if (index == noIndex)
            fault(file, here / key, "the ruleset has no column \"" + key + '"', "Use the ids of its stat line.");
        else
            values[static_cast<std::size_t>(index)] =
                stat(file, here / key, columns[static_cast<std::size_t>(index)], value);
    }
    return values;
}

} // namespace muster
