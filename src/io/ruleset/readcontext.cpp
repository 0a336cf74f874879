#include "io/ruleset/readcontext.h"

#include "core/base/wording.h"
#include "io/json/faultwords.h"
#include "io/json/figureexample.h"

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

Provenance provenanceOf(const json& owner)
{
    const auto& value = owner.at("provenance");
    return {textOf(value, "kind"), textOf(value, "source"), textOf(value, "certainty")};
}

PlacedFault placedFault(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
{
    PlacedFault placed{file.text, {file.path, 0, 0, pointer, std::move(message), std::move(advice)}};
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

void ReadContext::fault(const DataFile& file, const JsonPath& path, std::string message, std::string advice)
{
    fault(file, path.pointer(), std::move(message), std::move(advice));
}

void ReadContext::fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
{
    if (!m_reported.insert(file.path + '\n' + pointer + '\n' + message).second)
        return;
    auto placed = placedFault(file, pointer, std::move(message), std::move(advice));
    m_faults.add(placed.text, std::move(placed.fault));
}

void ReadContext::refuse(const DataFile& file, const JsonPath& path, const json& owner, std::string_view key,
                         std::string why, std::string advice)
{
    if (owner.contains(key))
        fault(file, path / key, std::move(why), std::move(advice));
}

void ReadContext::unknown(const DataFile& file, const JsonPath& path, std::string_view what, const std::string& id,
                          const std::vector<std::string_view>& known, std::string advice)
{
    fault(file, path, "there is no " + std::string(what) + ' ' + inQuotes(id),
          didYouMean(id, known, std::move(advice)));
}

void ReadContext::twice(const DataFile& file, const JsonPath& path, const std::string& what, const std::string& first,
                        std::string advice)
{
    std::string where;
    if (!first.empty() && !m_faults.isFull()) {
        const auto one = placedFault(file, first, {}, {});
        const auto line = locate(one.text, one.fault.pointer).line;
        const bool isHere = one.fault.file == placedFault(file, path.pointer(), {}, {}).fault.file;
        if (line > 0)
            where = isHere ? "; first in line " + std::to_string(line)
                           : "; first in " + one.fault.file + ':' + std::to_string(line);
    }
    fault(file, path, what + " is there twice" + where, std::move(advice));
}

std::string ReadContext::firstWith(const DataFile& file, const JsonPath& entry, const std::string& id) const
{
    if (m_faults.isFull()) // the search would be for nothing
        return {};
    const auto own = entry.pointer();
    const auto list = own.substr(0, own.rfind('/'));
    const auto& entries = file.document.at(json::json_pointer(list));
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].is_object() && textOf(entries[i], "id") == id) {
            const auto first = list + '/' + std::to_string(i);
            return first == own ? std::string() : first + "/id";
        }
    return {};
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

Id<Fact> ReadContext::factOfRule(const DataFile& file, const JsonPath& path, Id<Army> army, const std::string& id)
{
    if (findRule(army, id).isNone())
        unknown(file, path, "special rule", id, ruleIds(army), "Add it to rules, or check the spelling.");
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

Id<Citation> ReadContext::citation(const DataFile& file, const JsonPath& path, const json& owner)
{
    const auto found = owner.find("citation");
    if (found == owner.end())
        return noId;
    const auto id = found->get<std::string>();
    const auto citation = catalogue.ruleset.citations.find(id);
    if (citation.isNone())
        unknown(file, path / "citation", "citation", id, idsOf(catalogue.ruleset.citations),
                "Add it to citations of the ruleset.");
    return citation;
}

Id<Ruling> ReadContext::ruling(const DataFile& file, const JsonPath& path, const std::string& id)
{
    const auto found = catalogue.findRuling(id);
    if (found.isNone())
        unknown(file, path, "ruling", id, idsOf(catalogue.ruleset.rulings), "Add it to rulings.");
    return found;
}

FactSet ReadContext::marks(const DataFile& file, const JsonPath& path, const json& owner)
{
    FactSet facts;
    const auto ids = textsOf(owner, "marks");
    const auto here = path / "marks";
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto mark = catalogue.ruleset.marks.find(ids[i]);
        if (mark.isNone())
            unknown(file, here / i, "mark", ids[i], idsOf(catalogue.ruleset.marks), "Add it to marks of the ruleset.");
        else
            facts.add(catalogue.ruleset.marks[mark].fact);
    }
    return facts;
}

RuledFlag ReadContext::ruledFlag(const DataFile& file, const JsonPath& path, const json& owner, std::string_view key,
                                 bool fallback)
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return {fallback, noId};
    if (found->is_boolean())
        return {found->get<bool>(), noId};
    return {true, ruling(file, path / key / "ruling", textOf(*found, "ruling"))};
}

RuleRef ReadContext::ruleRef(const DataFile& file, const JsonPath& path, Id<Army> army, const json& value)
{
    RuleRef ref;
    const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "rule");
    ref.rule = findRule(army, id);
    if (ref.rule.isNone()) {
        unknown(file, path, "special rule", id, ruleIds(army), "Add it to rules, or check the spelling.");
        return ref;
    }
    const auto& rule = catalogue.rule(ref.rule);
    const bool hasValue = value.is_object() && value.contains("value");
    if (hasValue && !hasParameter(rule))
        fault(file, path / "value", "the special rule " + inQuotes(id) + " has no parameter",
              "Drop it, or add (n) to the rule's name.");
    if (!hasValue && hasParameter(rule))
        fault(file, path, "the special rule " + inQuotes(id) + " is used without its parameter",
              "Write { \"rule\": " + inQuotes(id) + ", \"value\": 1 } with the number that it has.");
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
    if (value.contains("stack") && !hasParameter(rule))
        fault(file, path / "stack", "a special rule without a parameter has nothing to add up or compare",
              "Drop it, or add (n) to the rule's name.");
    if (const auto penalties = value.find("penalties"); penalties != value.end()) {
        rule.penaltyStat = catalogue.ruleset.stats.find(textOf(*penalties, "stat"));
        rule.penaltyTimes = static_cast<int>(numberOf(*penalties, "times"));
        if (rule.penaltyStat.isNone())
            unknown(file, path / "penalties" / "stat", "column", textOf(*penalties, "stat"),
                    idsOf(catalogue.ruleset.stats), "Check the spelling.");
        else if (catalogue.ruleset.stats[rule.penaltyStat].kind == StatKind::Text)
            fault(file, path / "penalties" / "stat", "a column of words cannot get worse", "Name a column of numbers.");
    }
    return rule;
}

Ruling ReadContext::readRuling(const DataFile& file, const JsonPath& path, const json& value, Id<Army> army)
{
    Ruling ruling;
    ruling.id = textOf(value, "id");
    ruling.question = textOf(value, "question");
    ruling.answer = textOf(value, "answer");
    ruling.otherwise = textOf(value, "otherwise");
    ruling.standard = flagOf(value, "default", true);
    ruling.citation = citation(file, path, value);
    ruling.army = army;
    if (!catalogue.findRuling(ruling.id).isNone())
        twice(file, path / "id", "the ruling " + inQuotes(ruling.id), firstWith(file, path, ruling.id),
              "Give one of them another id.");
    return ruling;
}

namespace {

/// What must be written for a figure that does not fit its column: "Fight is a roll: write "4+"."
std::string adviceForFigure(const StatColumn& column, StatKind kind, const std::string& text)
{
    // The number that is there is kept: 4+ for 4, 4 for 4" and 4+.
    const auto begin = text.find_first_of("0123456789");
    const auto end = std::min(text.find_first_not_of("0123456789", begin), text.size());
    const bool isOne = begin != std::string::npos && text.find_first_of("0123456789", end) == std::string::npos;
    const auto sign = begin != std::string::npos && begin > 0 && text[begin - 1] == '-' ? "-" : "";
    const auto written = [&](const std::string& one) {
        const auto meant = isOne ? sign + text.substr(begin, end - begin) + one : std::string();
        return !meant.empty() && parseStat(kind, meant) ? meant : std::string(exampleOf(kind));
    };
    switch (kind) {
    case StatKind::Roll:
        return column.name + " is a roll: write " + inQuotes(written("+")) + '.';
    case StatKind::Pair:
    case StatKind::Triple:
        return column.name + (kind == StatKind::Pair ? " is two" : " is three") + " numbers: write " +
               inQuotes(exampleOf(kind)) + '.';
    default:
        return column.name + " is a whole number: write " + written("") + '.';
    }
}

} // namespace

StatValue ReadContext::stat(const DataFile& file, const JsonPath& path, const StatColumn& column, const json& value)
{
    if (value.is_null()) {
        StatValue blank;
        blank.isBlank = true;
        return blank;
    }
    // A column that modifies a column of the unit has signed numbers, whatever the kind of the result.
    const auto kind = column.modifies.isNone() ? column.kind : StatKind::Signed;
    const auto text = value.is_number() ? std::to_string(value.get<int>()) : value.get<std::string>();
    if (auto parsed = parseStat(kind, text))
        return *parsed;
    fault(file, path, faultwords::shown(value) + " is not a figure for the column " + column.name,
          adviceForFigure(column, kind, text));
    return {};
}

Table<StatColumn, StatValue> ReadContext::stats(const DataFile& file, const JsonPath& path,
                                                const Table<StatColumn>& columns, const json& owner)
{
    Table<StatColumn, StatValue> values;
    values.assign(columns.size(), {});
    const auto found = owner.find("stats");
    if (found == owner.end())
        return values;
    const auto here = path / "stats";
    for (const auto& [key, value] : found->items()) {
        const auto column = columns.find(key);
        if (column.isNone())
            unknown(file, here / key, "column", key, idsOf(columns), "Use the ids of the ruleset's stat line.");
        else
            values[column] = stat(file, here / key, columns[column], value);
    }
    return values;
}

} // namespace muster
