#include "report/changes/datachangeswords.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/wordparts.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::report {

namespace {

using ChangeKind = DataChange::Kind;

std::string figureOf(const std::optional<Fraction>& figure) { return figure ? number(*figure) : std::string(); }

/// Replaces each {slot} in the name of a tally by a name.
std::string withSubject(std::string name, const std::string& subject)
{
    for (const std::string_view slot : {"{line}", "{limit}", "{unit}", "{army}"})
        for (auto at = name.find(slot); at != std::string::npos; at = name.find(slot, at + subject.size()))
            name.replace(at, slot.size(), subject);
    return name;
}

std::string unitName(const Verdict& verdict, const std::string& id)
{
    const auto unit = verdict.unitAt(id);
    return safeLine(unit.isNone() ? id : report::unitName(verdict.catalogue(), verdict.assessment(), unit));
}

std::string groupName(const Verdict& verdict, const std::string& unitId, const std::string& group)
{
    const auto unit = verdict.unitAt(unitId);
    const auto kind = unit.isNone() ? Id<Unit>() : verdict.assessment().units[unit].kind;
    return kind.isNone() ? safeLine(group) : nameIn(verdict.catalogue().unit(kind).groups, group);
}

/// "Pikes, Sergeant" for "u1/sergeant".
std::string bodyName(const Verdict& verdict, const std::string& of)
{
    const auto slash = of.find('/');
    const auto unit = of.substr(0, slash);
    const auto name = unitName(verdict, unit);
    return slash == std::string::npos ? name : name + ", " + groupName(verdict, unit, of.substr(slash + 1));
}

/// The ruleset or army whose version changed.
std::string nameOfData(const Verdict& verdict, const DataChange& change)
{
    const auto& catalogue = verdict.catalogue();
    return change.kind == ChangeKind::RulesetVersion ? safeLine(catalogue.ruleset.name)
                                                     : nameIn(catalogue.armies, change.id);
}

/// The unit, or its models, that had an option.
std::string ownerOfOption(const Verdict& verdict, const DataChange& change)
{
    return change.group.empty() ? unitName(verdict, change.of) : bodyName(verdict, change.of + '/' + change.group);
}

/// The name of what a limit applies to. If its rule is gone, the kind of subject is not known, and the id is used.
std::string subjectName(const Verdict& verdict, SubjectKind kind, const std::string& of)
{
    const auto& catalogue = verdict.catalogue();
    const auto army = verdict.assessment().army;
    switch (kind) {
    case SubjectKind::Army:
        return nameIn(catalogue.armies, of);
    case SubjectKind::Unit:
    case SubjectKind::Body:
        return bodyName(verdict, of);
    case SubjectKind::Kind: {
        const auto found = catalogue.findUnit(noId, of);
        return safeLine(found.isNone() ? of : catalogue.unit(found).name);
    }
    case SubjectKind::Line:
        return army.isNone() ? safeLine(of) : nameIn(catalogue.army(army).lines, of);
    case SubjectKind::Limit:
        return army.isNone() ? safeLine(of) : nameIn(catalogue.army(army).limits, of);
    case SubjectKind::Option:
        return nameIn(catalogue.options, of);
    default:
        return safeLine(of);
    }
}

/// The constraint of a limit: the one that sets it now, or the only constraint of the rule that set it.
const Constraint* sentenceOf(const Ruleset& ruleset, const DataChange& change)
{
    if (!change.constraint.isNone())
        return &ruleset.constraints[change.constraint];
    const auto isIt = [&](const Constraint& rule) { return rule.id == change.id; };
    const auto found = std::ranges::find_if(ruleset.constraints, isIt);
    return std::ranges::count_if(ruleset.constraints, isIt) == 1 ? &*found : nullptr;
}

/// The name of the limit's tally: "Aboard Drakkar", "Ordnance (Forge Fathers)", the name of a line.
std::string nameOfLimit(const Verdict& verdict, const DataChange& change)
{
    const auto* rule = sentenceOf(verdict.catalogue().ruleset, change);
    auto name = safeLine(rule && !rule->name.empty() ? rule->name : change.id);
    if (change.of.empty())
        return name;
    const auto subject = rule ? subjectName(verdict, rule->subject, change.of) : safeLine(change.of);
    if (auto filled = withSubject(name, subject); filled != name)
        return filled;
    const bool isOfUnit = rule && (rule->subject == SubjectKind::Unit || rule->subject == SubjectKind::Body);
    return isOfUnit ? limitOfUnit(name, subject)
                    : say(phrase("datachanges", "{limit} ({subject})"), {{"limit", name}, {"subject", subject}});
}

std::string limitText(const Verdict& verdict, const DataChange& change)
{
    const bool isMost = change.kind == ChangeKind::Most;
    const auto words =
        change.kind == ChangeKind::Exactly
            ? phrase("datachanges", "{limit}: exactly {was} when the roster was saved, exactly {is} now.")
        : !change.was
            ? (isMost ? phrase("datachanges",
                               "{limit}: at most {is}, a limit that did not exist when the roster was saved.")
                      : phrase("datachanges",
                               "{limit}: at least {is}, a limit that did not exist when the roster was saved."))
        : !change.is
            ? (isMost ? phrase("datachanges", "{limit}: the limit of at most {was} is gone.")
                      : phrase("datachanges", "{limit}: the limit of at least {was} is gone."))
            : (isMost ? phrase("datachanges", "{limit}: at most {was} when the roster was saved, at most {is} now.")
                      : phrase("datachanges", "{limit}: at least {was} when the roster was saved, at least {is} now."));
    return say(words,
               {{"limit", nameOfLimit(verdict, change)}, {"was", figureOf(change.was)}, {"is", figureOf(change.is)}});
}

} // namespace

std::string toText(const DataChanges& changes, const DataChange& change)
{
    const auto& verdict = *changes.verdict;
    const auto id = safeLine(change.id);
    const auto told = [&](Phrase words) {
        return say(words, {{"army", id}, {"scenario", id}, {"option", id}, {"ruling", id}});
    };
    const auto ofUnit = [&](Phrase words, const std::string& unit) {
        return say(words, {{"unit", unit},
                           {"models", id},
                           {"option", id},
                           {"was", figureOf(change.was)},
                           {"is", figureOf(change.is)}});
    };
    switch (change.kind) {
    case ChangeKind::RulesetVersion:
    case ChangeKind::ArmyVersion:
        return say(
            phrase("datachanges", "{name}: version {was} of the data when the roster was saved, version {is} now."),
            {{"name", nameOfData(verdict, change)},
             {"was", safeLine(change.versionWas)},
             {"is", safeLine(change.versionIs)}});
    case ChangeKind::ArmyUnknown:
        return told(phrase("datachanges", "The army ‘{army}’ is no longer known. Its units are kept as they were."));
    case ChangeKind::ScenarioUnknown:
        return told(
            phrase("datachanges", "The scenario ‘{scenario}’ is no longer known. It is kept, and counts for nothing."));
    case ChangeKind::BattleOptionUnknown:
        if (!change.of.empty())
            return say(
                phrase("datachanges",
                       "{option}: the choice ‘{choice}’ is no longer known. It is kept, and counts for nothing."),
                {{"option", nameIn(verdict.catalogue().ruleset.battleOptions, change.id)},
                 {"choice", safeLine(change.of)}});
        return told(phrase("datachanges",
                           "The battle option ‘{option}’ is no longer known. It is kept, and counts for nothing."));
    case ChangeKind::RulingUnknown:
        return told(
            phrase("datachanges", "The ruling ‘{ruling}’ is no longer known. It is kept, and counts for nothing."));
    case ChangeKind::UnitUnknown:
        return ofUnit(
            change.was
                ? phrase("datachanges", "{unit} is no longer known. It is kept as it was, and counts for "
                                        "nothing; it cost {was}.")
                : phrase("datachanges", "{unit} is no longer known. It is kept as it was, and counts for nothing."),
            unitName(verdict, change.of));
    case ChangeKind::GroupUnknown:
        return ofUnit(
            phrase("datachanges",
                   "{unit}: the models ‘{models}’ are no longer known. They are kept, and count for nothing."),
            unitName(verdict, change.of));
    case ChangeKind::OptionUnknown:
        return ofUnit(phrase("datachanges",
                             "{unit}: the option ‘{option}’ is no longer known. It is kept, and counts for nothing."),
                      ownerOfOption(verdict, change));
    case ChangeKind::Cost:
        return ofUnit(phrase("datachanges", "{unit}: cost {was} when the roster was saved, costs {is} now."),
                      unitName(verdict, change.of));
    case ChangeKind::Most:
    case ChangeKind::Least:
    case ChangeKind::Exactly:
        return limitText(verdict, change);
    }
    return {};
}

namespace {

constexpr std::string_view dash = "–";

std::string orDash(const std::optional<Fraction>& figure) { return figure ? number(*figure) : std::string(dash); }

ChangeRow gone(std::string what, const std::optional<Fraction>& was = std::nullopt)
{
    return {std::move(what), was ? number(*was) : say(phrase("datachanges", "there")),
            say(phrase("datachanges", "not known"))};
}

} // namespace

ChangeRow toRow(const DataChanges& changes, const DataChange& change)
{
    const auto& verdict = *changes.verdict;
    const auto id = safeLine(change.id);
    const auto limit = [&](Phrase words) {
        return ChangeRow{say(words, {{"limit", nameOfLimit(verdict, change)}}), orDash(change.was), orDash(change.is)};
    };
    switch (change.kind) {
    case ChangeKind::RulesetVersion:
    case ChangeKind::ArmyVersion:
        return {say(phrase("datachanges", "{name}, version"), {{"name", nameOfData(verdict, change)}}),
                safeLine(change.versionWas), safeLine(change.versionIs)};
    case ChangeKind::ArmyUnknown:
    case ChangeKind::ScenarioUnknown:
    case ChangeKind::RulingUnknown:
        return gone(id);
    case ChangeKind::BattleOptionUnknown:
        return gone(change.of.empty()
                        ? id
                        : nameIn(verdict.catalogue().ruleset.battleOptions, change.id) + ": " + safeLine(change.of));
    case ChangeKind::UnitUnknown:
        return gone(unitName(verdict, change.of), change.was);
    case ChangeKind::GroupUnknown:
        return gone(unitName(verdict, change.of) + ": " + id);
    case ChangeKind::OptionUnknown:
        return gone(ownerOfOption(verdict, change) + ": " + id);
    case ChangeKind::Cost:
        return {unitName(verdict, change.of), orDash(change.was), orDash(change.is)};
    case ChangeKind::Most:
        return limit(phrase("datachanges", "{limit}, at most"));
    case ChangeKind::Least:
        return limit(phrase("datachanges", "{limit}, at least"));
    case ChangeKind::Exactly:
        return limit(phrase("datachanges", "{limit}, exactly"));
    }
    return {};
}

} // namespace muster::report
