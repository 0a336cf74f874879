#include "editor/datachanges.h"
#include "editor/shown.h"

#include "report/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

using Kind = DataChange::Kind;

class Words {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::DataChanges)
};

QString limitOf(const std::optional<Fraction>& figure)
{
    return figure ? QString::fromStdString(report::number(*figure)) : QString();
}

template <typename List>
QString nameIn(const List& list, const std::string& id)
{
    const auto found = std::ranges::find_if(list, [&](const auto& item) { return item.id == id; });
    return shown(found == list.end() || found->name.empty() ? id : found->name);
}

QString unitName(const Verdict& verdict, const std::string& id)
{
    const auto unit = verdict.unitAt(id);
    return shown(unit.isNone() ? id : report::unitName(verdict.catalogue(), verdict.assessment(), unit));
}

QString groupName(const Verdict& verdict, const std::string& unitId, const std::string& group)
{
    const auto unit = verdict.unitAt(unitId);
    const auto kind = unit.isNone() ? Id<Unit>() : verdict.assessment().units[unit].kind;
    return kind.isNone() ? shown(group) : nameIn(verdict.catalogue().unit(kind).groups, group);
}

/// "Pikes, Sergeant" for "u1/sergeant".
QString bodyName(const Verdict& verdict, const std::string& of)
{
    const auto slash = of.find('/');
    const auto unit = of.substr(0, slash);
    const auto name = unitName(verdict, unit);
    return slash == std::string::npos ? name : name + ", " + groupName(verdict, unit, of.substr(slash + 1));
}

/// What a limit applies to. A rule that is gone does not say of what kind its subjects were, so its subject stays an
/// id.
QString subjectName(const Verdict& verdict, SubjectKind kind, const std::string& of)
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
        return shown(found.isNone() ? of : catalogue.unit(found).name);
    }
    case SubjectKind::Line:
        return army.isNone() ? shown(of) : nameIn(catalogue.army(army).lines, of);
    case SubjectKind::Limit:
        return army.isNone() ? shown(of) : nameIn(catalogue.army(army).limits, of);
    default:
        return shown(of);
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

/// As the tally of the limit is called: "Aboard Drakkar", "Ordnance (Forge Fathers)", the name of a line.
QString limitName(const Verdict& verdict, const DataChange& change)
{
    const auto* rule = sentenceOf(verdict.catalogue().ruleset, change);
    auto name = shown(rule && !rule->name.empty() ? rule->name : change.id);
    if (change.of.empty())
        return name;
    const auto subject = rule ? subjectName(verdict, rule->subject, change.of) : shown(change.of);
    const auto plain = name;
    for (const auto* slot : {"{line}", "{limit}", "{unit}", "{army}"})
        name.replace(slot, subject);
    if (name != plain)
        return name;
    const bool isOfUnit = rule && (rule->subject == SubjectKind::Unit || rule->subject == SubjectKind::Body);
    return isOfUnit ? name + ' ' + subject : Words::tr("%1 (%2)", "a limit and whom it holds for").arg(name, subject);
}

QString limitText(const Verdict& verdict, const DataChange& change)
{
    const auto name = limitName(verdict, change);
    const bool isMost = change.kind == Kind::Most;
    if (change.kind == Kind::Exactly)
        return Words::tr("%1: exactly %2 when the roster was saved, exactly %3 now.")
            .arg(name, limitOf(change.was), limitOf(change.is));
    if (!change.was)
        return (isMost ? Words::tr("%1: at most %2, a limit that did not exist when the roster was saved.")
                       : Words::tr("%1: at least %2, a limit that did not exist when the roster was saved."))
            .arg(name, limitOf(change.is));
    if (!change.is)
        return (isMost ? Words::tr("%1: the limit of at most %2 is gone.")
                       : Words::tr("%1: the limit of at least %2 is gone."))
            .arg(name, limitOf(change.was));
    return (isMost ? Words::tr("%1: at most %2 when the roster was saved, at most %3 now.")
                   : Words::tr("%1: at least %2 when the roster was saved, at least %3 now."))
        .arg(name, limitOf(change.was), limitOf(change.is));
}

} // namespace

QString toText(const DataChanges& changes, const DataChange& change)
{
    const auto& verdict = *changes.verdict;
    const auto& catalogue = verdict.catalogue();
    switch (change.kind) {
    case Kind::RulesetVersion:
    case Kind::ArmyVersion:
        return Words::tr("%1: version %2 of the data when the roster was saved, version %3 now.")
            .arg(change.kind == Kind::RulesetVersion ? shown(catalogue.ruleset.name)
                                                     : nameIn(catalogue.armies, change.id),
                 shown(change.versionWas), shown(change.versionIs));
    case Kind::ArmyUnknown:
        return Words::tr("The army ‘%1’ is no longer known. Its units are kept as they were.").arg(shown(change.id));
    case Kind::ScenarioUnknown:
        return Words::tr("The scenario ‘%1’ is no longer known. It is kept, and counts for nothing.")
            .arg(shown(change.id));
    case Kind::BattleOptionUnknown:
        if (!change.of.empty())
            return Words::tr("%1: the choice ‘%2’ is no longer known. It is kept, and counts for nothing.")
                .arg(nameIn(catalogue.ruleset.battleOptions, change.id), shown(change.of));
        return Words::tr("The battle option ‘%1’ is no longer known. It is kept, and counts for nothing.")
            .arg(shown(change.id));
    case Kind::RulingUnknown:
        return Words::tr("The ruling ‘%1’ is no longer known. It is kept, and counts for nothing.")
            .arg(shown(change.id));
    case Kind::UnitUnknown:
        if (change.was)
            return Words::tr("%1 is no longer known. It is kept as it was, and counts for nothing; it cost %2.")
                .arg(unitName(verdict, change.of), limitOf(change.was));
        return Words::tr("%1 is no longer known. It is kept as it was, and counts for nothing.")
            .arg(unitName(verdict, change.of));
    case Kind::GroupUnknown:
        return Words::tr("%1: the models ‘%2’ are no longer known. They are kept, and count for nothing.")
            .arg(unitName(verdict, change.of), shown(change.id));
    case Kind::OptionUnknown:
        return Words::tr("%1: the option ‘%2’ is no longer known. It is kept, and counts for nothing.")
            .arg(change.group.empty() ? unitName(verdict, change.of)
                                      : bodyName(verdict, change.of + '/' + change.group),
                 shown(change.id));
    case Kind::Cost:
        return Words::tr("%1: cost %2 when the roster was saved, costs %3 now.")
            .arg(unitName(verdict, change.of), limitOf(change.was), limitOf(change.is));
    case Kind::Most:
    case Kind::Least:
    case Kind::Exactly:
        return limitText(verdict, change);
    }
    return {};
}

} // namespace muster::editor
