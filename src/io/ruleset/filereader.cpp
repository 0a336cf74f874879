#include "io/ruleset/filereader.h"

#include "core/base/wording.h"
#include "io/json/faultwords.h"
#include "io/json/figureexample.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

void FileReader::refuse(const JsonPath& path, const json& owner, std::string_view key, std::string why,
                        std::string advice) const
{
    if (owner.contains(key))
        fault(path / key, std::move(why), std::move(advice));
}

void FileReader::unknown(const JsonPath& path, std::string_view what, const std::string& id,
                         const std::vector<std::string_view>& known, std::string advice) const
{
    fault(path, "there is no " + std::string(what) + ' ' + inQuotes(id), didYouMean(id, known, std::move(advice)));
}

void FileReader::twice(const JsonPath& path, const std::string& what, const std::string& first,
                       std::string advice) const
{
    std::string where;
    if (!first.empty() && !m_context.isFull()) {
        const auto one = placedFault(m_file, first, {}, {});
        const auto line = locate(one.text, one.fault.pointer).line;
        const bool isHere = one.fault.file == placedFault(m_file, path.pointer(), {}, {}).fault.file;
        if (line > 0)
            where = isHere ? "; first in line " + std::to_string(line)
                           : "; first in " + one.fault.file + ':' + std::to_string(line);
    }
    fault(path, what + " is there twice" + where, std::move(advice));
}

std::string FileReader::firstWith(const JsonPath& entry, const std::string& id) const
{
    if (m_context.isFull()) // the search would be for nothing
        return {};
    const auto own = entry.pointer();
    const auto list = own.substr(0, own.rfind('/'));
    const auto& entries = m_file.document.at(json::json_pointer(list));
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].is_object() && textOf(entries[i], "id") == id) {
            const auto first = list + '/' + std::to_string(i);
            return first == own ? std::string() : first + "/id";
        }
    return {};
}

void FileReader::checkUniqueIds(const JsonPath& list, const std::vector<std::string_view>& ids) const
{
    std::map<std::string_view, std::size_t> seen;
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (const auto [first, isNew] = seen.try_emplace(ids[i], i); !isNew)
            twice(list / i, "the id " + inQuotes(ids[i]), (list / first->second).pointer(),
                  "Give one of them another id.");
}

BattleOption FileReader::readBattleOption(const JsonPath& path, const json& value) const
{
    BattleOption option;
    option.id = textOf(value, "id");
    option.name = textOf(value, "name");
    option.text = textOf(value, "text");
    option.isFlag = textOf(value, "kind") == "flag";
    option.citation = citation(path, value);
    const auto standard = value.value("default", json());
    if (option.isFlag) {
        option.choices = {{"off", "No", {}}, {"on", "Yes", {}}};
        option.standard = standard.is_boolean() && standard.get<bool>() ? flagOn : flagOff;
        if (!standard.is_boolean())
            fault(path / "default", "the default of a flag is true or false", "Write one of them.");
        refuse(path, value, "choices", "a flag is true or false and has no choices",
               "Drop them, or write \"kind\": \"choice\".");
        return option;
    }
    for (const auto& choice : listOf(value, "choices"))
        option.choices.add({textOf(choice, "id"), textOf(choice, "name"), textOf(choice, "text")});
    checkUniqueIds(path / "choices", idsOf(option.choices));
    if (standard.is_string())
        option.standard = option.choices.find(standard.get<std::string>());
    if (option.standard.isNone() && (!standard.is_null() || option.choices.empty())) {
        const auto choices = idsOf(option.choices);
        const auto advice = "Name one: " + listed(choices) + '.';
        fault(path / "default", "the default is none of the choices",
              choices.empty()        ? "Add choices."
              : standard.is_string() ? didYouMean(standard.get<std::string>(), choices, advice)
                                     : advice);
        option.standard = Id<BattleChoice>::at(0);
    }
    return option;
}

Id<Fact> FileReader::factOfRule(const JsonPath& path, const std::string& id) const
{
    if (m_context.findRule(m_army, id).isNone())
        unknown(path, "special rule", id, m_context.ruleIds(m_army), "Add it to rules, or check the spelling.");
    return m_context.factOfRule(id);
}

Id<Citation> FileReader::citation(const JsonPath& path, const json& owner) const
{
    if (!owner.contains("citation"))
        return noId;
    return named(path / "citation", "citation", textOf(owner, "citation"), m_ruleset.citations,
                 "Add it to citations of the ruleset.");
}

Id<Ruling> FileReader::rulingNamed(const JsonPath& path, const std::string& id) const
{
    return named(path, "ruling", id, m_ruleset.rulings, "Add it to rulings.");
}

FactSet FileReader::marksOf(const JsonPath& path, const json& owner) const
{
    FactSet facts;
    each(path, owner, "marks", [&](const JsonPath& here, const json& id) {
        const auto& marks = m_ruleset.marks;
        if (const auto mark = named(here, "mark", id.get<std::string>(), marks, "Add it to marks of the ruleset.");
            !mark.isNone())
            facts.add(marks[mark].fact);
    });
    return facts;
}

RuledFlag FileReader::ruledFlag(const JsonPath& path, const json& owner, std::string_view key, bool fallback) const
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return {fallback, noId};
    if (found->is_boolean())
        return {found->get<bool>(), noId};
    return {true, rulingNamed(path / key / "ruling", textOf(*found, "ruling"))};
}

RuleRef FileReader::ruleRef(const JsonPath& path, const json& value) const
{
    RuleRef ref;
    const auto id = value.is_string() ? value.get<std::string>() : textOf(value, "rule");
    ref.rule = m_context.findRule(m_army, id);
    if (ref.rule.isNone()) {
        unknown(path, "special rule", id, m_context.ruleIds(m_army), "Add it to rules, or check the spelling.");
        return ref;
    }
    const auto& rule = m_catalogue.rule(ref.rule);
    const bool hasValue = value.is_object() && value.contains("value");
    if (hasValue && !hasParameter(rule))
        fault(path / "value", "the special rule " + inQuotes(id) + " has no parameter",
              "Drop it, or add (n) to the rule's name.");
    if (!hasValue && hasParameter(rule))
        fault(path, "the special rule " + inQuotes(id) + " is used without its parameter",
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
    ref.bearer = bearerOf(value);
    ref.note = textOf(value, "note");
    return ref;
}

SpecialRule FileReader::readSpecialRule(const JsonPath& path, const json& value) const
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
    rule.citation = citation(path, value);
    if (value.contains("stack") && !hasParameter(rule))
        fault(path / "stack", "a special rule without a parameter has nothing to add up or compare",
              "Drop it, or add (n) to the rule's name.");
    if (const auto penalties = value.find("penalties"); penalties != value.end()) {
        rule.penaltyStat = named(path / "penalties" / "stat", "column", textOf(*penalties, "stat"), m_ruleset.stats,
                                 "Check the spelling.");
        rule.penaltyTimes = static_cast<int>(numberOf(*penalties, "times"));
        if (!rule.penaltyStat.isNone() && m_ruleset.stats[rule.penaltyStat].kind == StatKind::Text)
            fault(path / "penalties" / "stat", "a column of words cannot get worse", "Name a column of numbers.");
    }
    return rule;
}

Ruling FileReader::readRuling(const JsonPath& path, const json& value) const
{
    Ruling ruling;
    ruling.id = textOf(value, "id");
    ruling.question = textOf(value, "question");
    ruling.answer = textOf(value, "answer");
    ruling.otherwise = textOf(value, "otherwise");
    ruling.standard = flagOf(value, "default", true);
    ruling.citation = citation(path, value);
    ruling.army = m_army;
    if (!m_catalogue.findRuling(ruling.id).isNone())
        twice(path / "id", "the ruling " + inQuotes(ruling.id), firstWith(path, ruling.id),
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

StatValue FileReader::figure(const JsonPath& path, const StatColumn& column, const json& value) const
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
    fault(path, faultwords::shown(value) + " is not a figure for the column " + column.name,
          adviceForFigure(column, kind, text));
    return {};
}

Table<StatColumn, StatValue> FileReader::figures(const JsonPath& path, const Table<StatColumn>& columns,
                                                 const json& owner, std::vector<SizedFigure>* sized) const
{
    Table<StatColumn, StatValue> values;
    values.assign(columns.size(), {});
    const auto found = owner.find("stats");
    if (found == owner.end())
        return values;
    const auto here = path / "stats";
    for (const auto& [key, value] : found->items()) {
        const auto column = named(here / key, "column", key, columns, "Use the ids of the ruleset's stat line.");
        if (column.isNone())
            continue;
        if (!value.is_object()) {
            values[column] = figure(here / key, columns[column], value);
            continue;
        }
        if (!sized) {
            fault(here / key, "only a unit has figures by size", "Write one figure.");
            continue;
        }
        const auto own = here / key;
        const auto rows = own / "bySize";
        const auto first = sized->size();
        for (std::size_t i = 0; i < value["bySize"].size(); ++i) {
            const auto& row = value["bySize"][i];
            if (!row[0].is_number()) {
                fault(rows / i / 0, "the number of models comes first", "Write it before the figure: [10, \"9/11\"].");
                continue;
            }
            const auto models = row[0].get<int>();
            if (sized->size() > first && models <= sized->back().models)
                fault(rows / i, "the sizes do not rise from line to line", "Sort them.");
            sized->push_back({column, models, figure(rows / i / 1, columns[column], row[1])});
        }
        if (sized->size() > first)
            values[column] = (*sized)[first].value;
    }
    return values;
}

} // namespace muster
