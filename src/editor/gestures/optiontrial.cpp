#include "editor/gestures/optiontrial.h"

#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/fixes/choosing.h"
#include "rules/fixes/trial.h"
#include "rules/judge/assess.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString say(const char* words) { return QCoreApplication::translate("OptionBreaks", words); }

/// The errors of `after` that are new, or further from their limit than before.
std::vector<const Finding*> worseErrors(const Assessment& before, const std::vector<FindingIdentity>& errors,
                                        const Assessment& after)
{
    std::vector<const Finding*> found;
    for (const auto& finding : after.findings) {
        if (!isError(finding.severity))
            continue;
        const auto identity = identify(after, finding);
        if (!std::ranges::binary_search(errors, identity)) {
            found.push_back(&finding);
            continue;
        }
        const auto isWorse = [&](const Finding& old) {
            return old.rule == finding.rule && old.actual && finding.actual && identify(before, old) == identity &&
                   (finding.tooMany ? *finding.actual > *old.actual : *finding.actual < *old.actual);
        };
        if (std::ranges::any_of(before.findings, isWorse))
            found.push_back(&finding);
    }
    return found;
}

bool isPointsLimit(const Catalogue& catalogue, const Finding& finding)
{
    return !finding.constraint.isNone() && finding.actual && finding.allowed && finding.tooMany &&
           std::holds_alternative<WholeRoster>(finding.subject) &&
           catalogue.ruleset.constraints[finding.constraint].isAgreedPoints();
}

/// Whether a rule is about a unit or models of it and lets it have none, whatever the roster has.
bool forbids(const Constraint& rule)
{
    return (rule.subject == SubjectKind::Unit || rule.subject == SubjectKind::Body) && rule.atMost &&
           rule.atMost->source == Bound::Source::Number && rule.atMost->plus == 0;
}

/// The unit as it stands, with those above it and nobody else, without a limit of points.
Roster alone(const Roster& roster, const Assessment& assessment, Id<AssessedUnit> unit)
{
    Roster found;
    found.ruleset = roster.ruleset;
    found.army = roster.army;
    found.rulings = roster.rulings;
    found.battle = roster.battle;
    found.battle.points = std::nullopt;
    std::vector<Id<AssessedUnit>> path;
    for (auto at = unit; !at.isNone(); at = assessment.units[at].parent)
        path.insert(path.begin(), at);
    auto* list = &found.units;
    for (const auto at : path) {
        const auto& source = *assessment.source[at];
        RosterUnit copy;
        copy.id = source.id;
        copy.unit = source.unit;
        copy.as = source.as;
        copy.name = source.name;
        copy.models = source.models;
        copy.options = source.options;
        copy.groups = source.groups;
        copy.reserve = source.reserve;
        list->push_back(std::move(copy));
        list = &list->back().units;
    }
    return found;
}

} // namespace

QString badgeOf(const Catalogue& catalogue, const Finding& finding)
{
    const auto figure = [](Fraction value) { return text(report::number(value)); };
    if (isPointsLimit(catalogue, finding))
        return say(QT_TRANSLATE_NOOP("OptionBreaks", "+%1 over"))
            .arg(text(report::number(finding.actual->ceil() - finding.allowed->floor())));
    if (finding.rule == idOf(Structural::OptionExcludes))
        return say(QT_TRANSLATE_NOOP("OptionBreaks", "excluded"));
    if (finding.rule == idOf(Structural::OptionRequires))
        return say(QT_TRANSLATE_NOOP("OptionBreaks", "needs another"));
    if (!finding.allowed || !finding.actual)
        return say(QT_TRANSLATE_NOOP("OptionBreaks", "breaks a rule"));
    if (!finding.tooMany)
        return say(QT_TRANSLATE_NOOP("OptionBreaks", "at least %1")).arg(figure(*finding.allowed));
    if (finding.rule == idOf(Structural::UnitSize))
        return say(QT_TRANSLATE_NOOP("OptionBreaks", "max %1 models")).arg(figure(*finding.allowed));
    return *finding.allowed == Fraction(0) ? say(QT_TRANSLATE_NOOP("OptionBreaks", "not allowed"))
                                           : say(QT_TRANSLATE_NOOP("OptionBreaks", "%1 of %2"))
                                                 .arg(figure(*finding.actual), figure(*finding.allowed));
}

OptionBreaks tryOption(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group,
                       const std::string& option)
{
    OptionBreaks breaks;
    const auto& catalogue = verdict.catalogue();
    const auto& now = verdict.assessment();
    const auto edit = chooseOption(catalogue, now, unit, group, option, 1);
    if (!edit)
        return breaks;
    Trials(catalogue, verdict.roster()).with(*edit, [&](const Assessment& after) {
        const auto worse = worseErrors(now, verdict.errors(), after);
        const Finding* pressing = nullptr;
        for (const auto* finding : worse) {
            breaks.messages << text(report::message(catalogue, after, *finding));
            // Points can be found in many ways, so any other limit is said first.
            if (!pressing || (isPointsLimit(catalogue, *pressing) && !isPointsLimit(catalogue, *finding)))
                pressing = finding;
        }
        if (pressing)
            breaks.badge = badgeOf(catalogue, *pressing);
    });
    return breaks;
}

Refusals refusedOptions(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group)
{
    Refusals refused;
    const auto& catalogue = verdict.catalogue();
    const auto& now = verdict.assessment();
    const auto& rules = catalogue.ruleset.constraints;
    if (std::ranges::none_of(rules, forbids))
        return refused;
    const auto bodies = now.bodiesOf(unit);
    const auto wanted = group ? Id<RosterGroup>::at(*group) : Id<RosterGroup>();
    const auto body = std::ranges::find(bodies, wanted, &Body::group);
    const auto small = alone(verdict.roster(), now, unit);
    if (body == bodies.end())
        return refused;
    const auto before = assess(catalogue, small);
    const auto errors = errorsOf(before);
    Trials trials(catalogue, small);
    const auto taken = now.takenBy(*body);
    for (const auto& option : choicesOf(catalogue, now, *body).options) {
        if (std::ranges::any_of(taken,
                                [&](const TakenOption& its) { return its.option->id == option.id && its.count > 0; }))
            continue;
        const auto edit = chooseOption(catalogue, now, unit, group, option.id, 1);
        if (!edit)
            continue;
        trials.with(*edit, [&](const Assessment& after) {
            for (const auto* finding : worseErrors(before, errors, after))
                if (finding->tooMany && !finding->constraint.isNone() && forbids(rules[finding->constraint])) {
                    refused.emplace(option.id, text(report::message(catalogue, after, *finding)));
                    return;
                }
        });
    }
    return refused;
}

} // namespace muster::editor
