#include "print/view/words.h"

#include "report/datawords.h"
#include "report/words.h"
#include "rules/assess.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numeric>

namespace muster::print {

namespace {

std::string uncertainName(const Ruleset& ruleset, const std::string& what)
{
    for (const auto& column : ruleset.stats)
        if (column.id == what)
            return column.name;
    auto name = what;
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

} // namespace

Data optional(const std::string& text) { return text.empty() ? Data(false) : Data(text); }

Data listOf(const std::vector<Data>& items) { return Data(items); }

void setList(Data& view, const std::string& flag, const std::string& name, Data list)
{
    view[flag] = Data(list.is_non_empty_list());
    view[name] = std::move(list);
}

std::string join(const std::vector<std::string>& parts, std::string_view between)
{
    std::string text;
    for (const auto& part : parts) {
        if (part.empty())
            continue;
        if (!text.empty())
            text += between;
        text += part;
    }
    return text;
}

std::string times(int count, const std::string& name)
{
    return count > 1 ? std::to_string(count) + " × " + name : name;
}

std::string withNumbersKept(std::string text)
{
    constexpr std::string_view noBreakSpace = "\u00a0";
    for (auto at = text.find(" ("); at != std::string::npos; at = text.find(" (", at + 1))
        if (at + 2 < text.size() && text[at + 2] >= '0' && text[at + 2] <= '9')
            text.replace(at, 1, noBreakSpace);
    return text;
}

Data textData(const std::string& text)
{
    Data data;
    data["text"] = Data(text);
    return data;
}

Data headData(const StatColumn& column)
{
    Data data;
    data["head"] = Data(column.shortName);
    return data;
}

Data wholeRule(const SpecialRule& rule)
{
    Data data;
    data["rule"] = Data(rule.name);
    data["text"] = Data(rule.text.empty() ? rule.shortText : rule.text);
    data["note"] = optional(rule.note);
    return data;
}

std::string counted(std::int64_t count, std::string_view one, std::string_view many)
{
    return report::number(count) + ' ' + std::string(count == 1 ? one : many);
}

std::vector<Data> dataMarks(const JudgedBy& data, const std::string& whose)
{
    std::vector<Data> marks;
    const auto add = [&](std::string mark, const std::string& text) {
        Data entry;
        mark.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(mark.front())));
        entry["mark"] = Data(join({std::move(mark), whose}, ", "));
        entry["text"] = Data(text);
        marks.push_back(entry);
    };
    if (data.origin() != DataOrigin::Shipped)
        add(report::originMark(data.origin()),
            "Judged by files that are not those shipped with Muster (" + report::unshippedFiles(data) + ").");
    if (!data.ownTranslations.empty())
        add("own translation", "Names and texts are from " + join(data.ownTranslations, ", ") + '.');
    return marks;
}

void setCommon(Data& view, const Material& material)
{
    const auto& ruleset = material.catalogue.ruleset;
    const auto& assessment = material.assessment;
    const auto& roster = material.roster;
    const auto& army = assessment.army;
    view["name"] = Data(roster.name.empty() ? std::string("Roster without a name") : roster.name);
    view["army"] = Data(army.isNone() ? roster.army : material.catalogue.army(army).name);
    view["player"] = optional(roster.player);
    view["ruleset"] = Data(ruleset.name);
    view["rulesetShort"] = Data(ruleset.shortName);
    view["dataVersion"] = Data(ruleset.dataVersion);
    view["date"] = optional(material.job.date);
    view["fingerprint"] = optional(material.job.fingerprint);
    view["dataHash"] = optional(material.job.data.hash);
    view["dataMarks"] = listOf(dataMarks(material.job.data));
    view["hasPoints"] = Data(ruleset.hasPoints);
    view["countsModels"] = Data(ruleset.countsModels);
    view["points"] = Data(report::number(assessment.points));
    view["limit"] = ruleset.hasPoints && assessment.limit ? Data(report::number(*assessment.limit)) : Data(false);
    view["models"] = ruleset.countsModels ? Data(counted(assessment.models, "model", "models")) : Data(false);
    view["units"] = Data(counted(static_cast<std::int64_t>(assessment.units.size()), "unit", "units"));
    view["scenario"] = assessment.scenario.isNone() ? Data(false) : Data(ruleset.scenarios[assessment.scenario].name);
}

const Unit* kindOf(const Material& material, Id<AssessedUnit> unit)
{
    const auto kind = material.assessment.units[unit].kind;
    return kind.isNone() ? nullptr : &material.catalogue.unit(kind);
}

std::string kindName(const Material& material, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(material, unit);
    return kind ? kind->name : material.assessment.source[unit]->unit;
}

const std::string& ownName(const Material& material, Id<AssessedUnit> unit)
{
    return material.assessment.source[unit]->name;
}

std::int64_t pointsWithBelow(const Material& material, Id<AssessedUnit> unit)
{
    const auto& units = material.assessment.units;
    std::int64_t sum = 0;
    for (auto i = unit; i < units[unit].end; ++i)
        sum += units[i].points;
    return sum;
}

std::string citationText(const Material& material, Id<Citation> citation)
{
    const auto words = report::citation(material.catalogue, citation);
    return join({words.source, words.section}, ", ");
}

bool isUncertain(const std::vector<Uncertain>& doubts, std::string_view what)
{
    return std::ranges::any_of(doubts, [&](const Uncertain& doubt) { return doubt.what == what; });
}

std::vector<std::string> doubts(const Material& material, Id<AssessedUnit> unit)
{
    std::vector<std::string> texts;
    const auto* kind = kindOf(material, unit);
    if (!kind)
        return texts;
    const auto add = [&](std::string text) {
        if (std::ranges::find(texts, text) == texts.end())
            texts.push_back(std::move(text));
    };
    // Several figures often share one reason; it is told once.
    std::vector<std::pair<std::string, std::vector<std::string>>> reasons;
    for (const auto& doubt : kind->uncertain) {
        const auto name = uncertainName(material.catalogue.ruleset, doubt.what);
        const auto known =
            std::ranges::find(reasons, doubt.why, &std::pair<std::string, std::vector<std::string>>::first);
        if (known == reasons.end())
            reasons.push_back({doubt.why, {name}});
        else
            known->second.push_back(name);
    }
    for (const auto& [why, names] : reasons)
        add(join(names, ", ") + ": " + why);
    for (const auto& weapon : material.profiles[unit].weapons)
        if (const auto& known = material.catalogue.weapon(weapon.weapon); !known.uncertain.empty())
            add(known.name + ": " + known.uncertain);
    const auto& taken = material.assessment.source[unit]->options;
    for (const auto& option : kind->choices.options)
        if (!option.uncertain.empty() && taken.find(option.id).value_or(0) > 0)
            add(option.name + ": " + option.uncertain);
    return texts;
}

Data statData(const StatColumn& column, const ProfileStat& stat, bool isDoubtful)
{
    Data data;
    data["name"] = Data(column.name);
    data["short"] = Data(column.shortName);
    data["value"] = Data(formatStat(column.kind, stat.value));
    data["was"] = stat.isChanged() ? Data(formatStat(column.kind, stat.base)) : Data(false);
    data["changed"] = Data(stat.isChanged());
    data["reasons"] = optional(join(stat.reasons, ", "));
    data["mark"] = isDoubtful ? Data("†") : Data(false);
    data["isNone"] = Data(stat.value.isEmpty());
    data["isBlank"] = Data(stat.value.isBlank);
    data["isFirst"] = Data(false);
    return data;
}

bool isForBuilding(const Material& material, Id<SpecialRule> rule)
{
    return material.catalogue.rule(rule).kind == "building";
}

void setWeaponHeads(Data& view, const Material& material)
{
    std::vector<Data> heads;
    for (const auto& column : material.catalogue.ruleset.weaponStats)
        heads.push_back(headData(column));
    view["weaponHeads"] = listOf(heads);
}

std::string weaponDetail(const Material& material, const ProfileWeapon& weapon)
{
    std::vector<std::string> parts;
    if (weapon.bearer == Bearer::Leader)
        parts.emplace_back("leader");
    std::vector<std::string> arcs;
    for (const auto& arc : weapon.arcs)
        arcs.emplace_back(material.catalogue.ruleset.arcName(arc));
    parts.push_back(join({weapon.mount, join(arcs, ", ")}, ": "));
    const auto& known = material.catalogue.weapon(weapon.weapon);
    std::vector<std::string> rules;
    for (const auto& ref : known.rules)
        rules.push_back(ruleName(material.catalogue, ref));
    parts.push_back(join(rules, ", "));
    parts.push_back(weapon.note);
    parts.push_back(known.note);
    return join(parts, "; ");
}

std::string withUnit(Fraction value, const std::string& unit)
{
    const auto bar = unit.find('|');
    const auto word = bar == std::string::npos ? unit
                      : value == Fraction(1)   ? unit.substr(0, bar)
                                               : unit.substr(bar + 1);
    return join({report::number(value), word}, " ");
}

std::string figureValue(const Material& material, const Figure& figure, const Assessment& assessment)
{
    if (!figure.value || !holds(material.catalogue, figure.when, assessment))
        return {};
    const auto worked = valueOf(material.catalogue, assessment, *figure.value);
    return worked ? withUnit(*worked, figure.unit) : std::string();
}

Data figureData(const Material& material, const Figure& figure)
{
    Data data;
    data["figure"] = Data(figure.name);
    data["text"] = optional(figure.text);
    data["citation"] = optional(citationText(material, figure.citation));
    return data;
}

Data figuresData(const Material& material)
{
    std::vector<Data> figures;
    for (const auto& figure : material.catalogue.ruleset.figures) {
        const auto value = figureValue(material, figure, material.assessment);
        // No points agreed: there is no such figure.
        if (!holds(material.catalogue, figure.when, material.assessment) || (figure.value && value.empty()))
            continue;
        auto data = figureData(material, figure);
        data["value"] = optional(value);
        figures.push_back(data);
    }
    return listOf(figures);
}

Data findingData(const Material& material, const Finding& finding)
{
    Data data;
    data["severity"] = Data(report::severityName(finding.severity));
    data["isError"] = Data(finding.severity == Severity::Error);
    data["message"] = Data(report::message(material.catalogue, material.assessment, finding));
    data["citation"] = optional(citationText(material, report::citationOf(material.catalogue, finding)));
    return data;
}

std::vector<Id<Army>> armiesUsed(const Material& material)
{
    std::vector<Id<Army>> armies;
    if (!material.assessment.army.isNone())
        armies.push_back(material.assessment.army);
    for (const auto& unit : material.assessment.units)
        if (!unit.kind.isNone() && !unit.army.isNone() && std::ranges::find(armies, unit.army) == armies.end())
            armies.push_back(unit.army);
    return armies;
}

} // namespace muster::print
