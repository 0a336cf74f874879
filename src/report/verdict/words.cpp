#include "report/verdict/words.h"

#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "report/translation/slots.h"
#include "report/translation/translation.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/filterwords.h"
#include "report/verdict/wordparts.h"
#include "rules/figures/profile.h"
#include "rules/judge/bodies.h"
#include "rules/judge/rests.h"
#include "rules/judge/unknown.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <tuple>

namespace muster::report {

std::string andMore(const std::string& names, std::size_t more)
{
    return say(phrases("report", "{names} and {n} more"), static_cast<std::int64_t>(more), {{"names", names}});
}

namespace {

std::string armyName(const Catalogue& catalogue, Id<Army> army)
{
    return army.isNone() ? say(phrase("report", "unknown army")) : catalogue.army(army).name;
}

/// The model group of a body, found by its id, because the catalogue may be another translation of the assessment's
/// own.
const ModelGroup* groupOf(const Catalogue& catalogue, const Assessment& assessment, const Body& body)
{
    return body.kind ? catalogue.unit(assessment.units[body.unit].kind).group(body.kind->id) : nullptr;
}

/// What the models of a body may choose.
const OptionList& choicesOf(const Catalogue& catalogue, const Assessment& assessment, const Body& body)
{
    const auto* group = groupOf(catalogue, assessment, body);
    return group ? group->choices : catalogue.unit(assessment.units[body.unit].kind).choices;
}

std::string subjectName(const Catalogue& catalogue, const Assessment& assessment, const Subject& subject)
{
    return visitSubject(
        subject, [](WholeRoster) { return std::string(); }, [](WholeBattle) { return std::string(); },
        [&](Id<Army> army) { return catalogue.army(army).name; },
        [&](Id<AssessedUnit> unit) { return unitName(catalogue, assessment, unit); },
        [&](Id<Body> id) {
            const auto& body = assessment.bodies[id];
            const auto name = unitName(catalogue, assessment, body.unit);
            const auto* group = groupOf(catalogue, assessment, body);
            return group ? name + ", " + group->name : name;
        },
        [&](Id<Unit> kind) { return catalogue.unit(kind).name; },
        [&](Id<CompositionLine> line) { return catalogue.army(assessment.army).lines[line].name; },
        [&](Id<LineLimit> limit) { return catalogue.army(assessment.army).limits[limit].name; },
        [&](Id<NamedOption> option) { return catalogue.options[option].name; });
}

std::string unitNames(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    std::string names;
    std::size_t shown = 0;
    for (const auto i : finding.units) {
        if (i == assessment.unitOf(finding.subject))
            continue;
        if (shown == 4)
            return andMore(names, finding.units.size() - shown);
        names += (names.empty() ? "" : ", ") + unitName(catalogue, assessment, i);
        ++shown;
    }
    return names;
}

std::string allOf(const std::vector<std::string>& names)
{
    return enumerated(names, phrase("report", "{names} and {last}"));
}

std::string allOf(const auto& list, const auto& nameOf)
{
    std::vector<std::string> names;
    std::ranges::transform(list, std::back_inserter(names), nameOf);
    return allOf(names);
}

/// The option groups of the finding's models that are empty.
std::string emptyGroupNames(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto& measure = catalogue.ruleset.constraints[finding.constraint].count;
    const auto unit = assessment.unitOf(finding.subject);
    const auto* one = std::get_if<Id<Body>>(&finding.subject);
    const auto& body = one ? assessment.bodies[*one] : assessment.ownModelsOf(unit);
    const auto& list = body.kind ? body.kind->choices : catalogue.unit(assessment.units[unit].kind).choices;
    return allOf(emptyGroups(measure, assessment, body, list), [&](auto group) { return list.groups[group].name; });
}

/// The army that a finding is about: its subject, or that of its subject.
Id<Army> armyOf(const Catalogue& catalogue, const Assessment& assessment, const Subject& subject)
{
    return visitSubject(
        subject, [](Id<Army> army) { return army; }, [&](Id<Unit> kind) { return catalogue.unit(kind).army; },
        [&](Id<AssessedUnit> unit) { return assessment.units[unit].army; },
        [&](Id<Body> body) { return assessment.units[assessment.bodies[body].unit].army; },
        [&](auto) { return assessment.army; });
}

std::string fromConstraint(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto& rule = catalogue.ruleset.constraints[finding.constraint];
    const auto value = [&](std::string_view name) -> std::optional<std::string> {
        if (name == "actual")
            return number(*finding.actual);
        if (name == "allowed")
            return number(*finding.allowed);
        if (name == "over")
            return number(*finding.actual - *finding.allowed);
        if (name == "short")
            return number(*finding.allowed - *finding.actual);
        if (name == "army")
            return armyName(catalogue, armyOf(catalogue, assessment, finding.subject));
        if (name == "unit" || name == "line" || name == "limit" || name == "option")
            return subjectName(catalogue, assessment, finding.subject);
        if (name == "units")
            return unitNames(catalogue, assessment, finding);
        if (name == "weapons")
            return allOf(finding.weapons, [&](auto weapon) { return catalogue.weapon(weapon).name; });
        if (name == "empty")
            return emptyGroupNames(catalogue, assessment, finding);
        return std::nullopt;
    };
    const auto isOne = [&](std::string_view name) -> std::optional<bool> {
        if (name == "actual")
            return *finding.actual == Fraction(1);
        if (name == "allowed")
            return *finding.allowed == Fraction(1);
        return std::nullopt;
    };
    return fill(finding.tooMany ? rule.messageMore : rule.messageFewer, value, isOne);
}

std::string number(const std::optional<Fraction>& value) { return value ? report::number(*value) : std::string(); }

std::string fromSize(const Unit& kind, const Finding& finding, const std::string& owner, int models)
{
    if (!kind.sizes.empty() && !kind.allowsModels(models)) {
        std::vector<std::string> sizes;
        std::ranges::transform(kind.sizes, std::back_inserter(sizes), grouped);
        return say(phrases("report", "{unit} has {actual} models; its sizes are {sizes}."), models,
                   {{"unit", owner}, {"actual", number(finding.actual)}, {"sizes", oneOf(sizes)}});
    }
    if (kind.maxModels == 0)
        return say(phrases("report", "{unit} has {actual} {n:model|models}; it has none of its own."), models,
                   {{"unit", owner}, {"actual", number(finding.actual)}});
    if (kind.minModels == kind.maxModels)
        return say(phrases("report", "{unit} has {actual} {n:model|models}; it always has {allowed}."), models,
                   {{"unit", owner}, {"actual", number(finding.actual)}, {"allowed", grouped(kind.minModels)}});
    return say(finding.tooMany
                   ? phrases("report", "{unit} has {actual} {n:model|models}; it may have at most {allowed}.")
                   : phrases("report", "{unit} has {actual} {n:model|models}; it needs at least {allowed}."),
               models, {{"unit", owner}, {"actual", number(finding.actual)}, {"allowed", number(finding.allowed)}});
}

std::string fromSlot(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto unit = assessment.unitOf(finding.subject);
    const auto parent = assessment.units[unit].parent;
    const auto& slots = catalogue.unit(assessment.units[finding.tooMany ? parent : unit].kind).slotList;
    if (!finding.tooMany)
        return say(phrases("report", "{unit} has {actual} {n:unit|units} as {slot}; it needs at least {allowed}."),
                   finding.actual->floor(),
                   {{"unit", unitName(catalogue, assessment, unit)},
                    {"actual", number(finding.actual)},
                    {"slot", slots[finding.slot].name},
                    {"allowed", number(finding.allowed)}});
    return say(phrases("report", "{unit} finds no free slot on {carrier}: {slot} takes {allowed} {n:unit|units}."),
               finding.allowed->floor(),
               {{"unit", unitName(catalogue, assessment, unit)},
                {"carrier", unitName(catalogue, assessment, parent)},
                {"slot", slots[finding.slot].name},
                {"allowed", number(finding.allowed)}});
}

/// The name of a rule without the slots that its subject would fill; its id where it has no name.
std::string ruleName(const Constraint& rule)
{
    return rule.name.empty() || rule.name.find('{') != std::string::npos ? rule.id : rule.name;
}

std::string fromRulings(const Catalogue& catalogue, const Finding& finding)
{
    return say(
        phrase("report", "The sides answer a question differently: {question} Agree on one answer before the game."),
        {{"question", catalogue.ruleset.rulings[finding.ruling].question}});
}

/// The battle option that a rule asks for and that has no choice: among the sides of a battle, the one that it counts.
std::string unchosenOption(const Catalogue& catalogue, const Assessment& assessment, const Constraint& rule)
{
    const auto option = rule.count.option.isNone() ? lacksChoice(catalogue, rule, assessment) : rule.count.option;
    return option.isNone() ? std::string() : catalogue.ruleset.battleOptions[option].name;
}

std::string fromRest(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto& rule = catalogue.ruleset.constraints[finding.constraint];
    return say(catalogue.ruleset.currency,
               *finding.rests == NotAgreed::Points
                   ? phrase("report", "{rule}: not judged, because no points are agreed.")
               : *finding.rests == NotAgreed::Scenario
                   ? phrase("report", "{rule}: not judged, because no scenario is agreed.")
                   : phrase("report", "{rule}: not judged, because nothing is chosen for {option}."),
               {{"rule", ruleName(rule)}, {"option", unchosenOption(catalogue, assessment, rule)}});
}

/// What could not be said of a price or a grant.
std::string fromOpen(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto unit = finding.units.front();
    const auto& kind = catalogue.unit(assessment.units[unit].kind);
    auto name = unitName(catalogue, assessment, unit);
    if (!finding.modelGroup.isNone())
        name += ", " + kind.group(assessment.source[unit]->groups[finding.modelGroup.position()].group)->name;
    if (!finding.option.isNone()) {
        const auto* list = &kind.choices;
        if (!finding.modelGroup.isNone())
            list = &kind.group(assessment.source[unit]->groups[finding.modelGroup.position()].group)->choices;
        name += ", " + list->options[finding.option].name;
    }
    if (finding.units.size() > 1)
        name = andMore(name, finding.units.size() - 1);
    const auto option =
        finding.unchosen.isNone() ? std::string() : catalogue.ruleset.battleOptions[finding.unchosen].name;
    if (finding.rule == openPrice)
        return say(catalogue.ruleset.currency,
                   *finding.rests == NotAgreed::Points
                       ? phrase("report", "{unit}: the price is not certain, because no points are agreed.")
                   : *finding.rests == NotAgreed::Scenario
                       ? phrase("report", "{unit}: the price is not certain, because no scenario is agreed.")
                       : phrase("report", "{unit}: the price is not certain, because nothing is chosen for {option}."),
                   {{"unit", name}, {"option", option}});
    std::vector<std::string> rules;
    for (const auto& granted : kind.granted)
        if (granted.grant == finding.grant)
            for (const auto& ref : granted.rules)
                rules.push_back(muster::ruleName(catalogue, ref));
    return say(catalogue.ruleset.currency,
               *finding.rests == NotAgreed::Points
                   ? phrase("report", "{unit}: whether it has {rules} is not certain, because no points are agreed.")
               : *finding.rests == NotAgreed::Scenario
                   ? phrase("report", "{unit}: whether it has {rules} is not certain, because no scenario is agreed.")
                   : phrase("report",
                            "{unit}: whether it has {rules} is not certain, because nothing is chosen for {option}."),
               {{"unit", name}, {"rules", allOf(rules)}, {"option", option}});
}

std::string fromUnknown(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto& unknown = *finding.unknown;
    const auto id = safeLine(unknown.id);
    std::string owner;
    if (!finding.units.empty())
        owner = unitName(catalogue, assessment, finding.units.front());
    if (unknown.kind == UnknownName::Kind::Option && !finding.modelGroup.isNone()) {
        const auto unit = finding.units.front();
        const auto& group = assessment.source[unit]->groups[finding.modelGroup.position()].group;
        owner += ", " + catalogue.unit(assessment.units[unit].kind).group(group)->name;
    }
    const bool isChoice = unknown.kind == UnknownName::Kind::BattleOption && !unknown.option.isNone();
    const auto option = isChoice ? catalogue.ruleset.battleOptions[unknown.option].name : std::string();
    const bool isSomebodysOwn =
        unknown.kind == UnknownName::Kind::Unit && id.substr(id.find(':') + 1).starts_with(ownUnitId);
    // In the order of the kinds.
    static constexpr Phrase ofEachKind[]{
        phrase("report", "The data have no army ‘{id}’."),
        phrase("report", "The data have no unit ‘{id}’."),
        phrase("report", "{unit} has no option ‘{id}’."),
        phrase("report", "{unit} has no models called ‘{id}’."),
        phrase("report", "The game has no scenario ‘{id}’."),
        phrase("report", "The game has no battle option ‘{id}’."),
        phrase("report", "The data have no ruling ‘{id}’."),
        phrase("report", "Line {line} of the list in words was not understood: ‘{id}’."),
        phrase("report", "{unit} has no counter ‘{id}’.")};
    const bool isOfRoster = unknown.kind == UnknownName::Kind::Counter && finding.units.empty();
    return say(isOfRoster       ? phrase("report", "A roster of this game has no counter ‘{id}’.")
               : isSomebodysOwn ? phrase("report", "‘{id}’ is a unit of somebody’s own, and its file is not here.")
               : isChoice       ? phrase("report", "‘{option}’ has no choice ‘{id}’.")
                                : ofEachKind[static_cast<std::size_t>(unknown.kind)],
               {{"id", id}, {"unit", owner}, {"option", option}, {"line", std::to_string(unknown.line)}});
}

/// What takes the place of something unknown, by its name.
std::string nameInstead(const Catalogue& catalogue, const Assessment& assessment, const Fix& fix)
{
    const auto& instead = fix.instead;
    const auto& ruleset = catalogue.ruleset;
    switch (fix.unknown->kind) {
    case UnknownName::Kind::Unit:
        return catalogue.unit(catalogue.findUnit(assessment.army, instead)).name;
    case UnknownName::Kind::Option: {
        const auto& list = choicesOf(catalogue, assessment, assessment.bodies[fix.body]);
        return list.options[list.find(instead)].name;
    }
    case UnknownName::Kind::Group:
        return catalogue.unit(assessment.units[fix.units.front()].kind).group(instead)->name;
    case UnknownName::Kind::Scenario:
        return ruleset.scenarios[catalogue.findScenario(instead)].name;
    case UnknownName::Kind::BattleOption: {
        if (fix.unknown->option.isNone())
            return ruleset.battleOptions[catalogue.findBattleOption(instead, assessment.army)].name;
        const auto& choices = ruleset.battleOptions[fix.unknown->option].choices;
        return choices[choices.find(instead)].name;
    }
    case UnknownName::Kind::Counter:
        return std::ranges::find(ruleset.counters, instead, &CounterKind::id)->name;
    case UnknownName::Kind::Army:
    case UnknownName::Kind::Ruling:
    case UnknownName::Kind::Line:
        break;
    }
    return instead;
}

/// Whether the finding is about an option group that arms one place of the unit.
bool isOnMount(const OptionList& list, const Finding& finding)
{
    return !finding.optionGroup.isNone() && list.groups[finding.optionGroup].isMount;
}

/// "Plasma cannon and 2 × Power fist": what the models of the finding have of its option group, or of its option.
std::string takenNames(const Assessment& assessment, const OptionList& list, const Finding& finding)
{
    std::vector<std::string> names;
    for (const auto& body : assessment.bodiesOf(finding.units.front()))
        if (body.group == finding.modelGroup)
            for (const auto& taken : assessment.takenBy(body)) {
                const auto option = list.find(taken.option->id);
                const bool isMeant = finding.option.isNone() || finding.option == option;
                if (taken.count > 0 && isMeant && !taken.isInherited && taken.option->group == finding.optionGroup)
                    names.push_back((taken.count > 1 ? fmt::format("{} × ", taken.count) : std::string()) +
                                    list.options[option].name);
            }
    return allOf(names);
}

/// Too many or too few of an option, of a group of options, or of a limit over several.
std::string fromOptionLimit(const Assessment& assessment, const Finding& finding, const OptionList& list,
                            const std::string& owner)
{
    if (finding.tooMany && isOnMount(list, finding))
        return say(phrases("report", "{unit}: {mount} has {options}; at most {allowed} {n:is|are} allowed."),
                   finding.allowed->floor(),
                   {{"unit", owner},
                    {"mount", list.groups[finding.optionGroup].name},
                    {"options", takenNames(assessment, list, finding)},
                    {"allowed", number(finding.allowed)}});
    const auto what = !finding.option.isNone()        ? list.options[finding.option].name
                      : !finding.optionLimit.isNone() ? list.limits[finding.optionLimit].name
                                                      : list.nameOf(list.groups[finding.optionGroup]);
    return say(
        finding.tooMany ? phrases("report", "{unit}: {actual} of {option}; at most {allowed} {n:is|are} allowed.")
                        : phrases("report", "{unit}: {actual} of {option}; at least {allowed} {n:is|are} allowed."),
        finding.allowed->floor(),
        {{"unit", owner}, {"actual", number(finding.actual)}, {"option", what}, {"allowed", number(finding.allowed)}});
}

std::string fromStructure(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto index = finding.units.front();
    const auto& assessed = assessment.units[index];
    const auto& source = *assessment.source[index];
    const auto& kind = catalogue.unit(assessed.kind);
    const auto* list = &kind.choices;
    auto owner = unitName(catalogue, assessment, index);
    if (!finding.modelGroup.isNone()) {
        const auto& group = *kind.group(source.groups[finding.modelGroup.position()].group);
        list = &group.choices;
        if (finding.optionGroup.isNone())
            return say(phrases("report", "{unit}: {actual} models as {group}; at most {allowed} are allowed."),
                       finding.actual->floor(),
                       {{"unit", owner},
                        {"actual", number(finding.actual)},
                        {"group", group.name},
                        {"allowed", number(finding.allowed)}});
        owner += ", " + group.name;
    }
    const auto optionName = [&](Id<Option> option) { return list->options[option].name; };

    if (finding.rule == idOf(Structural::UnitSize))
        return fromSize(kind, finding, owner, assessed.size());
    if (finding.rule == idOf(Structural::OptionLimit))
        return fromOptionLimit(assessment, finding, *list, owner);
    if (finding.lacksUnit)
        return say(phrase("report", "{unit}: {option} needs {needed} in the roster."),
                   {{"unit", owner},
                    {"option", optionName(finding.option)},
                    {"needed", filterWords(catalogue, *list->options[finding.option].needs,
                                           say(phrase("report", "another unit")))}});
    if (finding.rule == idOf(Structural::OptionRequires)) {
        std::vector<std::string> needed;
        for (const auto other : list->options[finding.option].requiresAnyOf)
            needed.push_back(optionName(other));
        return say(phrase("report", "{unit}: {option} needs {needed}."),
                   {{"unit", owner}, {"option", optionName(finding.option)}, {"needed", oneOf(needed)}});
    }
    if (finding.rule == idOf(Structural::OptionExcludes))
        return say(
            phrase("report", "{unit}: {option} and {other} exclude each other."),
            {{"unit", owner}, {"option", optionName(finding.option)}, {"other", optionName(finding.otherOption)}});
    if (finding.rule == idOf(Structural::Slots))
        return fromSlot(catalogue, assessment, finding);
    if (assessed.parent.isNone())
        return say(phrase("report", "{unit} may not stand alone."), {{"unit", owner}});
    const auto carrier = unitName(catalogue, assessment, assessed.parent);
    if (assessed.place.isNone())
        return say(
            phrase("report", "{unit} is attached to {carrier} as \"{place}\", a place that {ruleset} does not know."),
            {{"unit", owner}, {"carrier", carrier}, {"place", source.as}, {"ruleset", catalogue.ruleset.shortName}});
    return say(phrase("report", "{unit} has no place on {carrier}."), {{"unit", owner}, {"carrier", carrier}});
}

} // namespace

std::string number(std::int64_t value) { return grouped(value); }

std::string number(Fraction value)
{
    if (value.isWhole())
        return number(value.numerator());
    if (value < Fraction(0))
        return "−" + number(value * Fraction(-1));
    const auto whole = value.floor();
    const auto rest = value.numerator() - whole * value.denominator();
    static constexpr std::tuple<std::int64_t, std::int64_t, std::string_view> signs[]{
        {1, 2, "½"}, {1, 4, "¼"}, {3, 4, "¾"}};
    for (const auto& [above, below, sign] : signs)
        if (rest == above && value.denominator() == below)
            return (whole == 0 ? std::string() : number(whole)).append(sign);
    const auto part = fmt::format("{}/{}", rest, value.denominator());
    return whole == 0 ? part : number(whole) + ' ' + part;
}

std::string points(const Currency& currency, Points value)
{
    // What is not whole is spoken of as more than one: 12½ points.
    const auto spoken = value.isWhole() ? value.floor() : std::max<std::int64_t>(2, value.ceil());
    return say(currency, phrases("report", "{points} {n:point|points}"), spoken, {{"points", number(value)}});
}

std::string outcomeName(Outcome outcome)
{
    static constexpr Phrase names[]{phrase("report", "LEGAL"), phrase("report", "NOT LEGAL"),
                                    phrase("report", "NOT JUDGED"), phrase("report", "EMPTY")};
    return say(names[static_cast<std::size_t>(outcome)]);
}

std::string_view outcomeId(Outcome outcome)
{
    static constexpr std::string_view ids[]{"legal", "not legal", "not judged", "empty"};
    return ids[static_cast<std::size_t>(outcome)];
}

std::string moreUnknownText(const Assessment& assessment)
{
    return assessment.moreUnknown == 0 ? std::string()
                                       : say(phrases("report", "{n} more {n:name is|names are} unknown."),
                                             static_cast<std::int64_t>(assessment.moreUnknown));
}

std::string severityName(Severity severity)
{
    static constexpr Phrase names[]{phrase("report", "Unknown"), phrase("report", "Error"), phrase("report", "Warning"),
                                    phrase("report", "Note"), phrase("report", "Off")};
    return say(names[static_cast<std::size_t>(severity)]);
}

std::string severityId(Severity severity)
{
    static constexpr const char* ids[]{"unknown", "error", "warning", "note", "off"};
    return ids[static_cast<std::size_t>(severity)];
}

const std::string& answerOf(const Ruling& ruling, bool isOn)
{
    return isOn || ruling.otherwise.empty() ? ruling.answer : ruling.otherwise;
}

const Provenance& provenanceOf(const Catalogue& catalogue, const Unit& kind)
{
    return kind.provenance ? *kind.provenance : catalogue.army(kind.army).provenance;
}

std::string enumerated(const std::vector<std::string>& names, Phrase last)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0 && i + 1 == names.size())
            return say(last, {{"names", text}, {"last", names[i]}});
        text += (i == 0 ? "" : ", ") + names[i];
    }
    return text;
}

std::string oneOf(const std::vector<std::string>& names)
{
    return enumerated(names, phrase("report", "{names} or {last}"));
}

std::string unitName(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& assessed = assessment.units[unit];
    const auto& source = *assessment.source[unit];
    const auto kind = assessed.kind.isNone() ? source.unit : catalogue.unit(assessed.kind).name;
    return source.name.empty() ? kind : safeLine(source.name) + " (" + kind + ')';
}

std::string message(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    if (!finding.ruling.isNone())
        return fromRulings(catalogue, finding);
    if (kindOf(finding.subject) == SubjectKind::Battle && finding.constraint.isNone())
        return say(phrase("report", "The sides name different scenarios. Agree on one before the game."));
    if (finding.unknown)
        return fromUnknown(catalogue, assessment, finding);
    if (finding.rests)
        return finding.constraint.isNone() ? fromOpen(catalogue, assessment, finding)
                                           : fromRest(catalogue, assessment, finding);
    return finding.constraint.isNone() ? fromStructure(catalogue, assessment, finding)
                                       : fromConstraint(catalogue, assessment, finding);
}

CitationText citation(const Catalogue& catalogue, Id<Citation> index)
{
    if (index.isNone())
        return {};
    const auto& found = catalogue.ruleset.citations[index];
    auto section = found.section;
    if (found.page > 0)
        section = say(phrase("report", "{section}, p. {page}"), {{"section", section}, {"page", number(found.page)}});
    return {found.source.isNone() ? std::string() : catalogue.ruleset.sources[found.source].title, std::move(section)};
}

Id<Citation> citationOf(const Catalogue& catalogue, const Finding& finding)
{
    if (!finding.citation.isNone())
        return finding.citation;
    if (!finding.constraint.isNone())
        return catalogue.ruleset.constraints[finding.constraint].citation;
    for (std::size_t i = 0; i < structuralIds.size(); ++i)
        if (structuralIds[i] == finding.rule)
            return catalogue.ruleset.structure[i].citation;
    return noId;
}

std::string ordinal(int n, const std::string& name)
{
    static const Phrase words[]{phrase("report", "the first {unit}"),   phrase("report", "the second {unit}"),
                                phrase("report", "the third {unit}"),   phrase("report", "the fourth {unit}"),
                                phrase("report", "the fifth {unit}"),   phrase("report", "the sixth {unit}"),
                                phrase("report", "the seventh {unit}"), phrase("report", "the eighth {unit}"),
                                phrase("report", "the ninth {unit}"),   phrase("report", "the tenth {unit}")};
    if (n <= static_cast<int>(std::size(words)))
        return say(words[n - 1], {{"unit", name}});
    return say(phrase("report", "{unit} number {n}"), {{"unit", name}, {"n", std::to_string(n)}});
}

namespace {

bool haveOneName(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> a, Id<AssessedUnit> b)
{
    const auto kindName = [&](Id<AssessedUnit> i) -> const std::string& {
        const auto kind = assessment.units[i].kind;
        return kind.isNone() ? assessment.source[i]->unit : catalogue.unit(kind).name;
    };
    return assessment.source[a]->name == assessment.source[b]->name && kindName(a) == kindName(b);
}

/// Makes the label of a fix.
class FixLabel {
public:
    FixLabel(const Catalogue& catalogue, const Assessment& assessment)
        : m_catalogue(catalogue), m_assessment(assessment)
    {
    }

    [[nodiscard]] std::string of(const Fix& fix) const
    {
        auto text = isMove(fix) ? moveWords(fix) : isDrops(fix) ? dropWords(fix) : std::string();
        if (text.empty()) {
            text = words(fix);
            for (const auto& other : fix.then)
                text =
                    say(phrase("report", "{first}, and also: {second}"), {{"first", text}, {"second", words(other)}});
        }
        const auto changes = costChanges(
            m_catalogue.ruleset, fix.points,
            [&](Id<CostKind> kind) { return fix.otherCosts.has(kind) ? fix.otherCosts[kind] : Points(); },
            !isPlainRemoval(fix));
        return changes.empty() ? text : text + " (" + changes + ')';
    }

private:
    [[nodiscard]] const OptionList& listOf(const Fix& fix) const
    {
        return choicesOf(m_catalogue, m_assessment, m_assessment.bodies[fix.body]);
    }

    /// Whether it does nothing but remove units that cost something: then it says what they cost.
    [[nodiscard]] static bool isPlainRemoval(const Fix& fix)
    {
        return fix.kind == Fix::Kind::RemoveUnits && fix.then.empty() && fix.points <= Points() &&
               std::ranges::all_of(fix.otherCosts, [](Points change) { return change <= Points(); });
    }

    /// Whether one of an option goes from one place of a unit to another.
    [[nodiscard]] bool isMove(const Fix& fix) const
    {
        if ((fix.kind != Fix::Kind::DropOption && fix.kind != Fix::Kind::LowerOption) || fix.then.size() != 1)
            return false;
        const auto& taking = fix.then.front();
        if (taking.kind != Fix::Kind::TakeOption || taking.body != fix.body || taking.number != 1 ||
            fix.options.size() != 1 || taking.options.size() != 1)
            return false;
        const auto& options = listOf(fix).options;
        const auto& from = options[fix.options.front()];
        const auto& to = options[taking.options.front()];
        return from.name == to.name && from.group != to.group;
    }

    [[nodiscard]] std::string moveWords(const Fix& fix) const
    {
        const auto& list = listOf(fix);
        const auto groupOf = [&](const Fix& part) {
            return list.groups[list.options[part.options.front()].group].name;
        };
        return say(phrase("report", "Move {option} of {unit} from {group} to {other}"),
                   {{"option", list.options[fix.options.front()].name},
                    {"unit", names(fix)},
                    {"group", groupOf(fix)},
                    {"other", groupOf(fix.then.front())}});
    }

    /// Whether it only drops options, of several.
    [[nodiscard]] static bool isDrops(const Fix& fix)
    {
        const auto drops = [](const Fix& part) { return part.kind == Fix::Kind::DropOption; };
        return !fix.then.empty() && drops(fix) && std::ranges::all_of(fix.then, drops);
    }

    [[nodiscard]] std::string dropWords(const Fix& fix) const
    {
        std::vector<std::string> dropped;
        const auto add = [&](const Fix& part) {
            dropped.push_back(
                say(phrase("report", "{option} from {unit}"), {{"option", options(part)}, {"unit", names(part)}}));
        };
        add(fix);
        std::ranges::for_each(fix.then, add);
        return say(phrase("report", "Drop {options}"), {{"options", allOf(dropped)}});
    }

    /// The name of the kind of unit that is added, with what it takes and brings.
    [[nodiscard]] std::string addedName(const Fix& fix) const
    {
        const auto& kind = m_catalogue.unit(fix.unitKind);
        std::vector<std::string> with;
        for (const auto option : fix.options)
            with.push_back(optionName(kind.choices, option));
        for (const auto below : fix.below)
            with.push_back(m_catalogue.unit(below).name);
        return with.empty()
                   ? kind.name
                   : say(phrase("report", "{unit} with {other}"), {{"unit", kind.name}, {"other", allOf(with)}});
    }

    /// The name of a unit; of several with one name also which it is, and what it costs.
    [[nodiscard]] std::string nameOf(const Fix& fix, Id<AssessedUnit> unit) const
    {
        const auto name = unitName(m_catalogue, m_assessment, unit);
        int twins = 0;
        int position = 0;
        for (const auto other : m_assessment.units.ids())
            if (haveOneName(m_catalogue, m_assessment, unit, other)) {
                ++twins;
                position = other == unit ? twins : position;
            }
        if (twins == 1)
            return name;
        // What a removed unit costs is at the end of the label.
        const auto costs =
            fix.kind == Fix::Kind::RemoveUnits ? std::string() : unitCosts(m_catalogue, m_assessment, unit);
        return ordinal(position, name) + (costs.empty() ? "" : ", ") + costs;
    }

    /// Units that are attached to a removed unit go with it, unless they were put elsewhere before.
    [[nodiscard]] std::string withOthers(const Fix& fix, Id<AssessedUnit> unit) const
    {
        auto name = nameOf(fix, unit);
        std::vector<Id<AssessedUnit>> others;
        if (fix.kind == Fix::Kind::RemoveUnits)
            for (const auto below : m_assessment.withBelow(unit))
                if (below != unit && std::ranges::find(fix.staying, below) == fix.staying.end())
                    others.push_back(below);
        if (others.size() == 1)
            return say(phrase("report", "{unit} with {other}"),
                       {{"unit", name}, {"other", unitName(m_catalogue, m_assessment, others.front())}});
        if (others.size() > 1)
            return say(phrases("report", "{unit} with {n} units"), static_cast<std::int64_t>(others.size()),
                       {{"unit", name}});
        return name;
    }

    [[nodiscard]] std::string names(const Fix& fix) const
    {
        const auto shown = std::span(fix.units).first(std::min(fix.units.size(), std::size_t{3}));
        const auto nameOf = [&](Id<AssessedUnit> unit) { return withOthers(fix, unit); };
        const auto more = fix.units.size() - shown.size();
        return more == 0 ? allOf(shown, nameOf) : andMore(joined(shown, nameOf), more);
    }

    [[nodiscard]] const ModelGroup* modelGroup(const Fix& fix) const
    {
        return fix.body.isNone() ? nullptr : groupOf(m_catalogue, m_assessment, m_assessment.bodies[fix.body]);
    }

    /// Of options with one name, as on two mounts, with the group that it is in.
    [[nodiscard]] static std::string optionName(const OptionList& list, Id<Option> option)
    {
        const auto& its = list.options[option];
        const bool hasTwin = std::ranges::any_of(
            list.options, [&](const Option& other) { return &other != &its && other.name == its.name; });
        return hasTwin ? its.name + " (" + list.nameOf(list.groups[its.group]) + ')' : its.name;
    }

    [[nodiscard]] std::string options(const Fix& fix) const
    {
        const auto* found = modelGroup(fix);
        const auto& list = listOf(fix);
        const auto text = joined(fix.options, [&](auto one) { return optionName(list, one); });
        return found && fix.kind != Fix::Kind::ClearOptions ? text + " (" + found->name + ')' : text;
    }

    [[nodiscard]] std::string addWords(const Fix& fix) const
    {
        const Slots texts{{"unit", addedName(fix)}, {"units", names(fix)}, {"above", aboveName(fix)}};
        if (!fix.units.empty())
            return say(phrase("report", "Add {unit} and put {units} under it"), texts);
        if (fix.number == 1)
            return say(fix.above.isNone() ? phrase("report", "Add {unit}") : phrase("report", "Add {unit} to {above}"),
                       texts);
        return say(fix.above.isNone() ? phrases("report", "Add {n} × {unit}")
                                      : phrases("report", "Add {n} × {unit} to {above}"),
                   fix.number, texts);
    }

    [[nodiscard]] std::string dropUnknownWords(const Fix& fix) const
    {
        if (fix.unknown->kind == UnknownName::Kind::Line)
            return say(phrase("report", "Take out line {line}: it is in the list by now, or not part of it"),
                       {{"line", std::to_string(fix.unknown->line)}});
        return say(fix.units.empty() ? phrase("report", "Remove ‘{id}’")
                                     : phrase("report", "Remove ‘{id}’ from {units}"),
                   {{"id", safeLine(fix.unknown->id)}, {"units", names(fix)}});
    }

    [[nodiscard]] std::string rulingWords(const Fix& fix) const
    {
        const auto& ruling = m_catalogue.ruleset.rulings[fix.ruling];
        return say(fix.number == 0 && ruling.otherwise.empty() ? phrase("report", "Turn off the ruling: {answer}")
                                                               : phrase("report", "Agree on the ruling: {answer}"),
                   {{"answer", answerOf(ruling, fix.number != 0)}});
    }

    /// The name of the model group that is added, with what it takes.
    [[nodiscard]] std::string addedGroupName(const Fix& fix) const
    {
        const auto* group = m_catalogue.unit(m_assessment.units[fix.units.front()].kind).group(fix.group);
        if (!group)
            return fix.group;
        if (fix.options.empty())
            return group->name;
        const auto taken = allOf(fix.options, [&](auto option) { return optionName(group->choices, option); });
        return say(phrase("report", "{unit} with {other}"), {{"unit", group->name}, {"other", taken}});
    }

    [[nodiscard]] std::string aboveName(const Fix& fix) const
    {
        return fix.above.isNone() ? std::string() : nameOf(fix, fix.above);
    }

    [[nodiscard]] std::string words(const Fix& fix) const
    {
        const auto* group = modelGroup(fix);
        const Slots texts{{"units", names(fix)},
                          {"option", fix.body.isNone() ? std::string() : options(fix)},
                          {"group", group ? group->name : std::string()},
                          {"above", aboveName(fix)}};
        switch (fix.kind) {
        case Fix::Kind::RemoveUnits:
            return say(phrase("report", "Remove {units}"), texts);
        case Fix::Kind::AddUnits:
            return addWords(fix);
        case Fix::Kind::SetModels:
            return say(phrases("report", "Give {units} {n} {n:model|models}"), fix.number, texts);
        case Fix::Kind::TakeOption:
            return fix.number == 1 ? say(phrase("report", "Take {option} for {units}"), texts)
                                   : say(phrases("report", "Take {n} × {option} for {units}"), fix.number, texts);
        case Fix::Kind::LowerOption:
            return say(phrases("report", "Only {n} × {option} for {units}"), fix.number, texts);
        case Fix::Kind::DropOption:
        case Fix::Kind::ClearOptions:
            return say(phrase("report", "Drop {option} from {units}"), texts);
        case Fix::Kind::Deploy:
            return say(phrase("report", "Do not hold back {units}"), texts);
        case Fix::Kind::HoldBack:
            return say(phrase("report", "Hold back {units}"), texts);
        case Fix::Kind::Detach:
            return say(phrase("report", "Let {units} stand alone"), texts);
        case Fix::Kind::Attach:
            return say(phrase("report", "Put {units} under {above}"), texts);
        case Fix::Kind::SetGroupModels:
            return say(m_assessment.bodies[fix.body].models < fix.number
                           ? phrases("report", "Have {n} × {group} in {units}")
                           : phrases("report", "Only {n} × {group} in {units}"),
                       fix.number, texts);
        case Fix::Kind::RemoveGroup:
            return say(phrase("report", "No {group} in {units}"), texts);
        case Fix::Kind::AddGroup:
            return say(phrases("report", "Have {n} × {group} in {units}"), fix.number,
                       {{"units", names(fix)}, {"group", addedGroupName(fix)}});
        case Fix::Kind::DropUnknown:
            return dropUnknownWords(fix);
        case Fix::Kind::ReplaceUnknown:
            return say(phrase("report", "Take {other} in place of ‘{id}’"),
                       {{"other", nameInstead(m_catalogue, m_assessment, fix)}, {"id", safeLine(fix.unknown->id)}});
        case Fix::Kind::SetRuling:
            return rulingWords(fix);
        }
        return {};
    }

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
};

} // namespace

std::string fixLabel(const Catalogue& catalogue, const Assessment& assessment, const Fix& fix)
{
    return FixLabel(catalogue, assessment).of(fix);
}

namespace {

std::string tallyFigure(const Tally& tally)
{
    auto actual = number(tally.actual);
    const auto most = tally.max ? number(mostOf(*tally.max, tally.actual)) : std::string();
    const auto least = tally.min ? number(leastOf(*tally.min, tally.actual)) : std::string();
    if (tally.min && tally.max && *tally.min != *tally.max)
        return say(phrase("report", "{actual} ({least} to {most})"),
                   {{"actual", actual}, {"least", least}, {"most", most}});
    if (tally.max)
        return say(phrase("report", "{actual} of {most}"), {{"actual", actual}, {"most", most}});
    if (tally.min && *tally.min > Fraction(1))
        return say(phrase("report", "{actual} ({least} at least)"), {{"actual", actual}, {"least", least}});
    return actual;
}

/// "190, no points agreed".
std::string restFigure(const Catalogue& catalogue, const Assessment& assessment, const Tally& tally,
                       const std::string& figure)
{
    const auto& rule = catalogue.ruleset.constraints[tally.constraint];
    return say(catalogue.ruleset.currency,
               *tally.rests == NotAgreed::Points     ? phrase("report", "{figure}, no points agreed")
               : *tally.rests == NotAgreed::Scenario ? phrase("report", "{figure}, no scenario agreed")
                                                     : phrase("report", "{figure}, nothing chosen for {option}"),
               {{"figure", figure}, {"option", unchosenOption(catalogue, assessment, rule)}});
}

/// "1 too many", "2 too few".
std::string excessOf(const Tally& tally)
{
    if (tally.max && tally.actual > *tally.max)
        return say(phrase("report", "{amount} too many"),
                   {{"amount", number(tally.actual - mostOf(*tally.max, tally.actual))}});
    if (tally.min && tally.actual < *tally.min)
        return say(phrase("report", "{amount} too few"),
                   {{"amount", number(leastOf(*tally.min, tally.actual) - tally.actual)}});
    return {};
}

} // namespace

std::string limitOfUnit(const std::string& limit, const std::string& unit)
{
    return capital(say(phrase("report", "{limit} {unit}"), {{"limit", limit}, {"unit", unit}}));
}

TallyText tally(const Catalogue& catalogue, const Assessment& assessment, const Tally& tally)
{
    const auto& rule = catalogue.ruleset.constraints[tally.constraint];
    TallyText text;
    if (rule.name.empty())
        return text;
    const auto subject = subjectName(catalogue, assessment, tally.subject);
    text.label = fill(
        rule.name,
        [&](std::string_view name) {
            const bool isSubject =
                name == "line" || name == "limit" || name == "unit" || name == "army" || name == "option";
            return isSubject ? std::optional(subject) : std::nullopt;
        },
        [](std::string_view) { return std::nullopt; });
    const auto isOfAllies = kindOf(tally.subject) == SubjectKind::Army && tally.subject != Subject(assessment.army);
    // An ally's army gets a line only for what it has.
    if (isOfAllies && tally.actual == Fraction(0))
        return {};
    const bool isNamed = text.label != rule.name; // by a slot of the name
    if (isOfAllies) {
        text.label += isNamed ? std::string() : " (" + subject + ')';
    } else if (const auto* unit = std::get_if<Id<AssessedUnit>>(&tally.subject); unit && !isNamed) {
        const auto& own = assessment.source[*unit]->name;
        text.label = limitOfUnit(text.label, own.empty() ? subject : safeLine(own));
    }
    text.figure = tallyFigure(tally);
    if (tally.rests)
        text.figure = restFigure(catalogue, assessment, tally, text.figure);
    // A note does not mean that a limit is broken.
    for (const auto& finding : assessment.findings)
        if (finding.constraint == tally.constraint && finding.subject == tally.subject &&
            finding.severity != Severity::Note) {
            text.isBroken = true;
            text.severity = std::min(text.severity, finding.severity); // the worst comes first
        }
    if (text.isBroken)
        text.excess = excessOf(tally);
    return text;
}

std::string choicesLine(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& assessed = assessment.units[unit];
    if (assessed.kind.isNone())
        return {};
    const auto shown = profile(catalogue, assessment, unit);
    const auto joined = [](const std::vector<ProfileOption>& options) {
        return muster::joined(options, [](const ProfileOption& option) {
            return (option.isMount ? option.group + ": " : "") +
                   (option.count > 1 ? fmt::format("{} × ", option.count) : "") + option.name;
        });
    };
    const auto names = unknownOf(catalogue, assessment, unit);
    auto unknown = muster::joined(names.findings,
                                  [](const Finding& finding) { return "‘" + safeLine(finding.unknown->id) + "’"; });
    if (names.more > 0)
        unknown = andMore(unknown, names.more);
    auto line = joined(shown.options);
    for (const auto& group : shown.groups) {
        line += fmt::format("{}{} × {}", line.empty() ? "" : "; ", group.models, group.name);
        if (!group.options.empty())
            line += ": " + joined(group.options);
    }
    if (!unknown.empty())
        line += (line.empty() ? "" : "; ") + say(phrase("report", "not known: {names}"), {{"names", unknown}});
    return line;
}

std::string stateOf(const Catalogue& catalogue, const AssessedUnit& unit)
{
    auto words =
        unit.isKnown() && catalogue.unit(unit.kind).isOwn() ? say(phrase("report", "own unit")) : std::string();
    if (unit.heldBack)
        words += (words.empty() ? "" : ", ") + say(phrase("report", "held back"));
    return words;
}

std::string provenanceLine(const Provenance& provenance)
{
    auto line = provenanceKind(provenance) + ": " + provenance.source;
    if (!provenance.certainty.empty())
        line += (line.ends_with('.') ? " " : ". ") + provenance.certainty;
    return line;
}

} // namespace muster::report
