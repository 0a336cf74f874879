#include "print/view/words.h"

#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::print {

std::optional<std::string> optional(std::string text)
{
    return text.empty() ? std::nullopt : std::optional(std::move(text));
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

std::string withNumbersKept(std::string text)
{
    constexpr std::string_view noBreakSpace = "\u00a0";
    for (auto at = text.find(" ("); at != std::string::npos; at = text.find(" (", at + 1))
        if (at + 2 < text.size() && text[at + 2] >= '0' && text[at + 2] <= '9')
            text.replace(at, 1, noBreakSpace);
    return text;
}

std::vector<TextLine> linesOf(const std::vector<std::string>& texts)
{
    std::vector<TextLine> lines;
    lines.reserve(texts.size());
    for (const auto& text : texts)
        lines.push_back({text});
    return lines;
}

std::vector<SentencePart> piecesOf(const report::sheet::SentenceParts& sentence)
{
    std::vector<SentencePart> pieces;
    pieces.reserve(sentence.size());
    for (const auto& piece : sentence)
        pieces.push_back({piece.text, piece.isStrong});
    return pieces;
}

std::string unlessName(const std::string& name, const std::string& text)
{
    return text == name || text == name + '.' ? std::string() : text;
}

RuleText wholeRule(const SpecialRule& rule)
{
    return {rule.name, unlessName(rule.name, rule.text.empty() ? rule.shortText : rule.text), optional(rule.note)};
}

std::vector<DataMark> dataMarks(const JudgedBy& data, const std::string& whose)
{
    std::vector<DataMark> marks;
    for (auto& remark : report::sheet::dataRemarks(data))
        marks.push_back({join({remark.mark, whose}, ", "), std::move(remark.text)});
    return marks;
}

namespace {

std::optional<std::string> nameOf(const SheetContext& context, Id<Scenario> scenario)
{
    return scenario.isNone() ? std::nullopt : std::optional(context.catalogue.ruleset.scenarios[scenario].name);
}

} // namespace

std::optional<std::string> scenarioName(const SheetContext& context)
{
    return nameOf(context, context.assessment.scenario);
}

std::optional<std::string> scenarioName(const SheetContext& context, const AgreedBattle& agreed)
{
    return nameOf(context, agreed.scenario());
}

std::array<Side, 2> sidesOf(const Job& job)
{
    std::array<Side, 2> sides;
    sides[0] = {{job.roster}, {job.assessment}};
    for (const auto& [forces, side] : {std::pair(&job.allies, &sides[0]), std::pair(&job.enemies, &sides[1])})
        for (const auto& force : *forces) {
            side->rosters.push_back(force.roster);
            side->assessments.push_back(force.assessment);
        }
    return sides;
}

std::string unitCount(const SheetContext& context)
{
    return report::sheet::units(static_cast<std::int64_t>(context.assessment.units.size()));
}

std::optional<std::string> modelCount(const SheetContext& context)
{
    return context.catalogue.ruleset.countsModels ? std::optional(report::sheet::models(context.assessment.models))
                                                  : std::nullopt;
}

void setHead(SheetHead& sheet, const SheetContext& context)
{
    const auto& ruleset = context.catalogue.ruleset;
    const auto& assessment = context.assessment;
    const auto& roster = context.roster;
    const auto& army = assessment.army;
    sheet.name = report::sheet::rosterName(roster.name);
    sheet.army = army.isNone() ? roster.army : context.catalogue.army(army).name;
    sheet.player = optional(roster.player);
    sheet.ruleset = ruleset.name;
    sheet.rulesetShort = ruleset.shortName;
    sheet.dataVersion = ruleset.dataVersion;
    sheet.date = optional(report::sheet::date(context.job.date));
    sheet.fingerprint = optional(context.job.fingerprint);
    sheet.dataHash = optional(context.job.data.hash);
    sheet.hasPoints = ruleset.hasPoints;
    sheet.countsModels = ruleset.countsModels;
    sheet.points = report::number(assessment.points);
    if (ruleset.hasPoints && assessment.limit)
        sheet.limit = report::number(*assessment.limit);
    sheet.models = modelCount(context);
    sheet.units = unitCount(context);
    sheet.scenario = scenarioName(context);
    sheet.dataMarks = dataMarks(context.job.data);
}

const Unit* kindOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto kind = context.assessment.units[unit].kind;
    return kind.isNone() ? nullptr : &context.catalogue.unit(kind);
}

std::string kindName(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(context, unit);
    return kind ? kind->name : context.assessment.source[unit]->unit;
}

const std::string& ownName(const SheetContext& context, Id<AssessedUnit> unit)
{
    return context.assessment.source[unit]->name;
}

Points pointsWithBelow(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& units = context.assessment.units;
    Points sum;
    for (auto i = unit; i < units[unit].end; ++i)
        sum += units[i].points;
    return sum;
}

std::string citationText(const SheetContext& context, Id<Citation> citation)
{
    const auto words = report::citation(context.catalogue, citation);
    return join({words.source, words.section}, ", ");
}

bool isUncertain(const std::vector<Uncertain>& doubts, std::string_view what)
{
    return std::ranges::any_of(doubts, [&](const Uncertain& doubt) { return doubt.what == what; });
}

std::vector<std::string> doubts(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::vector<std::string> texts;
    const auto* kind = kindOf(context, unit);
    if (!kind)
        return texts;
    const auto add = [&](std::string text) {
        if (std::ranges::find(texts, text) == texts.end())
            texts.push_back(std::move(text));
    };
    // Figures with the same reason are named together.
    std::vector<std::pair<std::string, std::vector<std::string>>> reasons;
    for (const auto& doubt : kind->uncertain) {
        const auto name = report::sheet::uncertainThing(context.catalogue.ruleset, doubt.what);
        const auto known =
            std::ranges::find(reasons, doubt.why, &std::pair<std::string, std::vector<std::string>>::first);
        if (known == reasons.end())
            reasons.push_back({doubt.why, {name}});
        else
            known->second.push_back(name);
    }
    for (const auto& [why, names] : reasons)
        add(join(names, ", ") + ": " + why);
    for (const auto& weapon : context.profiles[unit].weapons)
        if (const auto& known = context.catalogue.weapon(weapon.weapon); !known.uncertain.empty())
            add(known.name + ": " + known.uncertain);
    const auto& taken = context.assessment.source[unit]->options;
    for (const auto& option : kind->choices.options)
        if (!option.uncertain.empty() && taken.find(option.id).value_or(0) > 0)
            add(option.name + ": " + option.uncertain);
    return texts;
}

std::optional<std::string> doubtMark(bool isDoubtful)
{
    return isDoubtful ? std::optional<std::string>("†") : std::nullopt;
}

StatFigure statFigure(const StatColumn& column, const ProfileStat& stat, bool isDoubtful)
{
    StatFigure figure;
    figure.name = column.name;
    figure.shortName = column.shortName;
    figure.value = formatStat(column.kind, stat.value);
    if (stat.isChanged()) {
        figure.was = formatStat(column.kind, stat.base);
        figure.wasText = report::sheet::was(*figure.was);
    }
    figure.isChanged = stat.isChanged();
    figure.reasons = optional(join(stat.reasons, ", "));
    figure.mark = doubtMark(isDoubtful);
    figure.isNone = stat.value.isEmpty();
    figure.isBlank = stat.value.isBlank;
    return figure;
}

bool isForBuilding(const SheetContext& context, Id<SpecialRule> rule)
{
    return context.catalogue.rule(rule).isForBuilding();
}

std::vector<Head> weaponHeads(const SheetContext& context)
{
    std::vector<Head> heads;
    for (const auto& column : context.catalogue.ruleset.weaponStats)
        heads.push_back({column.shortName});
    return heads;
}

std::string weaponDetail(const SheetContext& context, const ProfileWeapon& weapon)
{
    std::vector<std::string> parts;
    if (weapon.bearer == Bearer::Leader)
        parts.push_back(report::sheet::leader());
    std::vector<std::string> arcs;
    for (const auto& arc : weapon.arcs)
        arcs.emplace_back(context.catalogue.ruleset.arcName(arc));
    parts.push_back(join({weapon.mount, join(arcs, ", ")}, ": "));
    const auto& known = context.catalogue.weapon(weapon.weapon);
    std::vector<std::string> rules;
    for (const auto& ref : known.rules)
        rules.push_back(ruleName(context.catalogue, ref));
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

namespace {

bool needsAgreed(const Bound& bound)
{
    return bound.source == Bound::Source::AgreedPoints || (bound.by && needsAgreed(*bound.by));
}

/// What a bound is of points that were not agreed.
std::string shareOf(const SheetContext& context, const Bound& bound, const Assessment& assessment)
{
    const auto by = bound.by ? valueOf(context.catalogue, assessment, *bound.by) : Fraction(1);
    if (bound.source == Bound::Source::AgreedPoints && by)
        return report::sheet::shareOfAgreed(bound, *by);
    return needsAgreed(bound) ? report::sheet::byAgreed() : std::string();
}

} // namespace

std::string figureValue(const SheetContext& context, const Figure& figure, const Assessment& assessment, bool hasLine)
{
    if (!figure.value)
        return {};
    if (const auto worked = valueOf(context.catalogue, assessment, *figure.value))
        return withUnit(*worked, figure.unit);
    const auto share = assessment.limit ? std::string() : shareOf(context, *figure.value, assessment);
    return share.empty() || !hasLine ? share : report::sheet::withLine(share);
}

FindingLine findingLine(const SheetContext& context, const Finding& finding)
{
    return {report::severityName(finding.severity), isError(finding.severity),
            report::message(context.catalogue, context.assessment, finding),
            optional(citationText(context, report::citationOf(context.catalogue, finding)))};
}

std::vector<Id<Army>> armiesUsed(const SheetContext& context)
{
    std::vector<Id<Army>> armies;
    if (!context.assessment.army.isNone())
        armies.push_back(context.assessment.army);
    for (const auto& unit : context.assessment.units)
        if (!unit.kind.isNone() && !unit.army.isNone() && std::ranges::find(armies, unit.army) == armies.end())
            armies.push_back(unit.army);
    return armies;
}

} // namespace muster::print
