#include "print/view/words.h"

#include "core/base/joined.h"
#include "print/view/identity.h"
#include "report/catalogue/headings.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <ranges>

namespace muster::print {

std::optional<std::string> optional(std::string text)
{
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

std::string join(const std::vector<std::string>& parts, std::string_view between)
{
    return joined(parts | std::views::filter(std::not_fn(&std::string::empty)), std::identity(), between);
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
    for (const auto& text : texts)
        lines.push_back({text});
    return lines;
}

std::vector<SentencePart> withStrong(report::Phrase sentence, std::string_view slot, const std::string& value)
{
    constexpr char here = '\x01'; // no text contains it
    const auto text = say(sentence, {{slot, std::string(1, here)}});
    const auto at = text.find(here);
    if (at == std::string::npos)
        return {{text, false}};
    std::vector<SentencePart> parts{{text.substr(0, at), false}, {value, true}, {text.substr(at + 1), false}};
    std::erase_if(parts, [](const SentencePart& part) { return part.text.empty(); });
    return parts;
}

std::string playerLine(const std::string& name) { return say(phrase("sheet", "Player: {name}"), {{"name", name}}); }

std::string alternatives(const std::vector<std::string>& items)
{
    std::string text;
    for (const auto& item : items)
        if (!item.empty())
            text = text.empty() ? item : say(phrase("sheet", "{names}, or {last}"), {{"names", text}, {"last", item}});
    return text;
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
    const auto add = [&](const std::string& mark, std::string text) {
        marks.push_back({join({capital(mark), whose}, ", "), std::move(text)});
    };
    if (data.origin() != DataOrigin::Shipped)
        add(report::originMark(data.origin()),
            say(phrase("sheet", "Judged by files that are not those shipped with Muster ({files})."),
                {{"files", report::unshippedFiles(data)}}));
    if (!data.ownTranslations.empty())
        add(say(phrase("report", "own translation")),
            say(phrase("sheet", "Names and texts are from {files}."), {{"files", listed(data.ownTranslations)}}));
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

Job jobOf(const Job& job, const Force& force)
{
    auto own = job;
    own.roster = force.roster;
    own.assessment = force.assessment;
    own.data = force.data;
    own.fingerprint = force.fingerprint;
    own.allies.clear();
    own.enemies.clear();
    return own;
}

std::array<std::vector<Force>, 2> forcesOf(const Job& job)
{
    std::array<std::vector<Force>, 2> sides{{{{job.roster, job.assessment, job.data}}, job.enemies}};
    sides[0].insert(sides[0].end(), job.allies.begin(), job.allies.end());
    return sides;
}

std::array<Side, 2> sidesOf(const Job& job)
{
    std::array<Side, 2> sides;
    const auto forces = forcesOf(job);
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (const auto& force : forces[i]) {
            sides[i].rosters.push_back(force.roster);
            sides[i].assessments.push_back(force.assessment);
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
    if (!army.isNone()) {
        auto known = identityOf(context.catalogue.army(army));
        sheet.accent = std::move(known.accent);
        sheet.emblem = std::move(known.emblem);
    }
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

std::vector<Id<AssessedUnit>> directlyBelow(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::vector<Id<AssessedUnit>> below;
    const auto& units = context.assessment.units;
    for (auto i = unit; ++i < units[unit].end;)
        if (units[i].parent == unit)
            below.push_back(i);
    return below;
}

Points pointsWithBelow(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& units = context.assessment.units;
    Points sum;
    for (auto i = unit; i < units[unit].end; ++i)
        sum += units[i].points;
    return sum;
}

std::string costsWithBelow(const SheetContext& context, const std::vector<Id<AssessedUnit>>& units, int times)
{
    std::vector<Id<AssessedUnit>> all;
    for (const auto unit : units)
        std::ranges::copy(context.assessment.withBelow(unit), std::back_inserter(all));
    return report::costFigures(context.catalogue, context.assessment, all, times);
}

std::string citationText(const SheetContext& context, Id<Citation> citation)
{
    const auto words = report::citation(context.catalogue, citation);
    return join({words.source, words.section}, ", ");
}

namespace {

/// The name of what is not certain about a unit: that of a column, or models, weapons, points.
std::string uncertainThing(const Ruleset& ruleset, const std::string& what)
{
    for (const auto& column : ruleset.stats)
        if (column.id == what)
            return column.name;
    for (const auto& [id, words] :
         {std::pair("models", phrase("sheet", "Models")), std::pair("weapons", phrase("sheet", "Weapons")),
          std::pair("points", phrase("sheet", "Points"))})
        if (what == id)
            return say(ruleset.currency, words);
    return capital(what);
}

} // namespace

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
        const auto name = uncertainThing(context.catalogue.ruleset, doubt.what);
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

bool isState(const Track& track) { return track.kind == Track::Boxes::Number && track.number == 1; }

StatFigure statFigure(const StatColumn& column, const ProfileStat& stat, bool isDoubtful)
{
    StatFigure figure;
    figure.name = column.name;
    figure.shortName = column.shortName;
    figure.value = formatStat(column.kind, stat.value);
    if (stat.isChanged()) {
        figure.was = formatStat(column.kind, stat.base);
        figure.wasText = say(phrase("sheet", "was {figure}"), {{"figure", *figure.was}});
    }
    figure.changed = stat.isChanged();
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

const std::string& tableOf(const Ruleset& ruleset, const Weapon& weapon)
{
    static const std::string usual;
    return weapon.kind.isNone() ? usual : ruleset.weaponKinds[weapon.kind].heading;
}

std::vector<Id<StatColumn>> columnsOf(const Ruleset& ruleset, const WeaponKind& kind)
{
    const auto all = ruleset.weaponStats.ids();
    return kind.columns.empty() ? std::vector<Id<StatColumn>>(all.begin(), all.end()) : kind.columns;
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

    const auto arcs = joined(weapon.arcs, [&](const auto& arc) { return context.catalogue.ruleset.arcName(arc); });
    const auto& known = context.catalogue.weapon(weapon.weapon);
    const auto rules = joined(known.rules, [&](const RuleRef& ref) { return ruleName(context.catalogue, ref); });
    return join({weapon.bearer == Bearer::Leader ? report::sheet::leader() : std::string(),
                 join({weapon.mount, arcs}, ": "), rules, weapon.note, known.note},
                "; ");
}

std::string withUnit(Fraction value, const std::string& unit)
{
    const auto bar = unit.find('|');
    const auto word = bar == std::string::npos ? unit
                      : value == Fraction(1)   ? unit.substr(0, bar)
                                               : unit.substr(bar + 1);
    return join({report::number(value), word}, " ");
}

std::string shareOfAgreed(const Currency& currency, const Bound& bound, Fraction by)
{
    const auto times = bound.times * by;
    const auto plus = Fraction(bound.plus) * by;
    const auto percent = times * Fraction(100);
    const bool isPart = times > Fraction(0) && times < Fraction(1);
    auto text =
        bound.perFull > 0 ? say(currency, phrase("sheet", "{times} for each full {step} of the agreed points"),
                                {{"times", report::number(times)}, {"step", report::number(bound.perFull)}})
        : isPart && percent.isWhole()
            ? say(currency, phrase("sheet", "{times}% of the agreed points"), {{"times", report::number(percent)}})
        : isPart ? say(currency, phrase("sheet", "{times} of the agreed points"), {{"times", report::number(times)}})
        : times == Fraction(1)
            ? say(currency, phrase("sheet", "the agreed points"))
            : say(currency, phrase("sheet", "{times} × the agreed points"), {{"times", report::number(times)}});
    if (plus != Fraction(0))
        text += (plus < Fraction(0) ? " − " : " + ") + report::number(plus < Fraction(0) ? plus * Fraction(-1) : plus);
    const bool isWhole = plus.isWhole() && (bound.perFull > 0 || times.isWhole());
    if (bound.rounding == Rounding::None || isWhole)
        return text;
    return say(bound.rounding == Rounding::Up ? phrase("sheet", "{share}, rounded up")
                                              : phrase("sheet", "{share}, rounded down"),
               {{"share", text}});
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
        return shareOfAgreed(context.catalogue.ruleset.currency, bound, *by);
    return needsAgreed(bound) ? say(context.catalogue.ruleset.currency, phrase("sheet", "depends on the agreed points"))
                              : std::string();
}

} // namespace

std::string figureValue(const SheetContext& context, const Figure& figure, const Assessment& assessment, bool hasLine)
{
    if (!figure.value)
        return {};
    if (const auto worked = valueOf(context.catalogue, assessment, *figure.value))
        return withUnit(*worked, figure.unit);
    const auto share = assessment.limit ? std::string() : shareOf(context, *figure.value, assessment);
    return share.empty() || !hasLine ? share : say(phrase("sheet", "{share}: ____"), {{"share", share}});
}

std::vector<CardFigure> unitFigures(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::vector<CardFigure> list;
    if (!context.assessment.units[unit].isKnown())
        return list;
    for (const auto& figure : context.catalogue.ruleset.figures) {
        if (!figure.isForUnits || !fits(context.catalogue, context.assessment, unit, figure.where) ||
            !holds(context.catalogue, figure.when, context.assessment))
            continue;
        const auto worked =
            figure.value ? valueOf(context.catalogue, context.assessment, *figure.value, unit) : std::nullopt;
        if (worked || !figure.value)
            list.push_back({figure.name, worked ? std::optional(withUnit(*worked, figure.unit)) : std::nullopt,
                            optional(figure.text)});
    }
    return list;
}

FindingLine findingLine(const report::FindingText& finding)
{
    return {report::severityName(finding.severity), isError(finding.severity), finding.message,
            optional(join({finding.source, finding.section}, ", "))};
}

FindingLine findingLine(const SheetContext& context, const Finding& finding)
{
    return findingLine(report::findingText(context.catalogue, context.assessment, finding));
}

std::vector<TurnBox> turnBoxes(const TurnTable& table)
{
    std::vector<TurnBox> boxes;
    for (int i = 1; i <= table.number; ++i)
        boxes.push_back({std::to_string(i)});
    for (int i = 1; i <= table.extra; ++i)
        boxes.push_back({'(' + std::to_string(table.number + i) + ')'});
    return boxes;
}

std::vector<TallyRow> tallyRowsOf(const std::vector<TallyCell>& cells, std::size_t inRow)
{
    std::vector<TallyRow> rows;
    TallyCell none;
    none.isEmpty = true;
    for (std::size_t i = 0; i < cells.size(); i += inRow) {
        auto& row = rows.emplace_back();
        for (std::size_t j = i; j < i + inRow; ++j) {
            auto& cell = row.cells.emplace_back(j < cells.size() ? cells[j] : none);
            cell.isFirst = j == i;
            cell.width = static_cast<int>(100 / inRow);
        }
    }
    return rows;
}

std::vector<HeadedUnits> headedUnits(const SheetContext& context)
{
    std::map<int, HeadedUnits> byOrder;
    for (const auto i : context.assessment.units.ids()) {
        if (!context.assessment.units[i].parent.isNone())
            continue;
        auto heading = report::headingOf(context.catalogue, context.assessment, i);
        auto& known = byOrder.try_emplace(heading.order, HeadedUnits{std::move(heading.name), {}}).first->second;
        known.units.push_back(i);
    }
    std::vector<HeadedUnits> list;
    for (auto& [order, headed] : byOrder)
        list.push_back(std::move(headed));
    return list;
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
