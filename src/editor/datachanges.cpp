#include "editor/datachanges.h"

#include "editor/stamp.h"
#include "report/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::editor {

namespace {

using Kind = DataChange::Kind;

/// Gathers changes in the order in which a person reads them.
class Finder {
public:
    Finder(const Verdict& verdict, const MadeWith& before)
        : m_verdict(verdict), m_catalogue(verdict.catalogue()), m_before(before), m_now(stampOf(verdict))
    {
    }

    std::vector<DataChange> find()
    {
        findVersions();
        findUnknownInBattle();
        findUnknownInUnits();
        findCosts();
        findLimits();
        return std::move(m_found);
    }

private:
    DataChange& add(Kind kind, std::string id = {}, std::string of = {})
    {
        return m_found.emplace_back(DataChange{kind, std::move(id), std::move(of), {}, {}, {}, {}, {}});
    }

    void addVersion(Kind kind, const std::string& id, const std::string& was, const std::string& is)
    {
        if (was == is)
            return;
        auto& change = add(kind, id);
        change.versionWas = was;
        change.versionIs = is;
    }

    void findVersions()
    {
        addVersion(Kind::RulesetVersion, m_catalogue.ruleset.id, m_before.ruleset, m_now.ruleset);
        for (const auto& [id, version] : m_now.armies) {
            const auto was = m_before.armies.find(id);
            if (m_catalogue.findArmy(id) == noIndex)
                add(Kind::ArmyUnknown, id);
            else if (was != m_before.armies.end())
                addVersion(Kind::ArmyVersion, id, was->second, version);
        }
    }

    void findUnknownInBattle()
    {
        const auto& roster = m_verdict.roster();
        if (!roster.battle.scenario.empty() && m_catalogue.findScenario(roster.battle.scenario) == noIndex)
            add(Kind::ScenarioUnknown, roster.battle.scenario);
        for (const auto& [id, value] : roster.battle.options) {
            const auto index = m_catalogue.findBattleOption(id);
            const auto* choice = std::get_if<std::string>(&value);
            if (index == noIndex)
                add(Kind::BattleOptionUnknown, id);
            else if (choice) {
                const auto& choices = m_catalogue.ruleset.battleOptions[static_cast<std::size_t>(index)].choices;
                if (std::ranges::find(choices, *choice, &BattleChoice::id) == choices.end())
                    add(Kind::BattleOptionUnknown, id, *choice);
            }
        }
        for (const auto& [id, isOn] : roster.rulings)
            if (m_catalogue.findRuling(id) == noIndex)
                add(Kind::RulingUnknown, id);
    }

    void findUnknownOptions(const OptionList& list, const OptionCounts& taken, const RosterUnit& unit,
                            const std::string& group)
    {
        for (const auto& [id, count] : taken)
            if (list.find(id) == noIndex)
                add(Kind::OptionUnknown, id, unit.id).group = group;
    }

    // What is not known is told as long as it stays in the roster, also when it was saved again meanwhile: it counts
    // for nothing, and the player has yet to put something in its place.
    void findUnknownInUnits()
    {
        const auto& assessment = m_verdict.assessment();
        for (std::size_t i = 0; i < assessment.units.size(); ++i) {
            const auto& unit = *assessment.source[i];
            if (assessment.units[i].kind == noIndex) {
                auto& change = add(Kind::UnitUnknown, unit.unit, unit.id);
                if (const auto cost = m_before.points.find(unit.id); cost != m_before.points.end())
                    change.was = cost->second;
                continue;
            }
            const auto& kind = m_catalogue.unit(assessment.units[i].kind);
            findUnknownOptions(kind.choices, unit.options, unit, {});
            for (const auto& group : unit.groups)
                if (const auto* known = kind.group(group.group))
                    findUnknownOptions(known->choices, group.options, unit, group.group);
                else
                    add(Kind::GroupUnknown, group.group, unit.id);
        }
    }

    // Costs and limits are compared also where no version differs: people edit their own armies without thinking of the
    // version. So it may be the roster that somebody edited by hand, and the sentences say only what was and what is.
    void findCosts()
    {
        for (const auto& unit : m_verdict.assessment().units) {
            const auto was = m_before.points.find(unit.id);
            const auto is = m_now.points.find(unit.id);
            if (was == m_before.points.end() || is == m_now.points.end() || was->second == is->second)
                continue;
            auto& change = add(Kind::Cost, {}, unit.id);
            change.was = was->second;
            change.is = is->second;
        }
    }

    void addBound(Kind kind, const MadeLimit& limit, const std::optional<Fraction>& was,
                  const std::optional<Fraction>& is)
    {
        if (was == is)
            return;
        auto& change = add(kind, limit.rule, limit.of);
        change.was = was;
        change.is = is;
    }

    /// Whether a limit is about a unit that is not known now: the unit is told, and with it all that was of it.
    [[nodiscard]] bool isOfUnknownUnit(const MadeLimit& limit) const
    {
        const auto unit = m_verdict.unitAt(std::string_view(limit.of).substr(0, limit.of.find('/')));
        return unit != noIndex && m_verdict.assessment().units[static_cast<std::size_t>(unit)].kind == noIndex;
    }

    /// Several sentences of one rule may limit one subject: the first is held against the first, and so on. A most and
    /// a least are not held against each other.
    struct Bounds {
        std::vector<Fraction> most;
        std::vector<Fraction> least;
    };

    using BoundsByLimit = std::map<std::pair<std::string, std::string>, Bounds>;

    static BoundsByLimit boundsOf(const std::vector<MadeLimit>& limits)
    {
        BoundsByLimit all;
        for (const auto& limit : limits) {
            auto& bounds = all[{limit.rule, limit.of}];
            if (limit.max)
                bounds.most.push_back(*limit.max);
            if (limit.min)
                bounds.least.push_back(*limit.min);
        }
        return all;
    }

    void compareBounds(Kind kind, const MadeLimit& limit, const std::vector<Fraction>& was,
                       const std::vector<Fraction>& is)
    {
        for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i)
            addBound(kind, limit, i < was.size() ? std::optional(was[i]) : std::nullopt,
                     i < is.size() ? std::optional(is[i]) : std::nullopt);
    }

    void findLimits()
    {
        // A roster too large for it keeps no limits, which does not make all of them new, or gone.
        if (m_before.limits.empty() || m_now.limits.empty())
            return;
        auto was = boundsOf(m_before.limits);
        auto is = boundsOf(m_now.limits);
        for (const auto* limits : {&m_now.limits, &m_before.limits})
            for (const auto& limit : *limits) {
                const std::pair key(limit.rule, limit.of);
                if (!isOfUnknownUnit(limit)) {
                    compareBounds(Kind::Most, limit, was[key].most, is[key].most);
                    compareBounds(Kind::Least, limit, was[key].least, is[key].least);
                }
                was[key] = is[key] = {}; // told
            }
    }

    const Verdict& m_verdict;
    const Catalogue& m_catalogue;
    const MadeWith& m_before;
    const MadeWith m_now;
    std::vector<DataChange> m_found;
};

class Words {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::DataChanges)
};

QString shown(const std::string& text) { return QString::fromStdString(report::oneLine(text)); }
QString shown(const std::optional<Fraction>& figure)
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
    return shown(unit == noIndex ? id : report::unitName(verdict.catalogue(), verdict.assessment(), unit));
}

QString groupName(const Verdict& verdict, const std::string& unitId, const std::string& group)
{
    const auto unit = verdict.unitAt(unitId);
    const auto kind = unit == noIndex ? noIndex : verdict.assessment().units[static_cast<std::size_t>(unit)].kind;
    return kind == noIndex ? shown(group) : nameIn(verdict.catalogue().unit(kind).groups, group);
}

/// "Pikes, Sergeant" for "u1/sergeant".
QString bodyName(const Verdict& verdict, const std::string& of)
{
    const auto slash = of.find('/');
    const auto unit = of.substr(0, slash);
    const auto name = unitName(verdict, unit);
    return slash == std::string::npos ? name : name + ", " + groupName(verdict, unit, of.substr(slash + 1));
}

/// Whom a limit holds for. A rule that is gone does not say of what kind its subjects were, so its subject stays an id.
QString subjectName(const Verdict& verdict, Constraint::Subject kind, const std::string& of)
{
    const auto& catalogue = verdict.catalogue();
    const auto army = verdict.assessment().army;
    switch (kind) {
    case Constraint::Subject::Army:
        return nameIn(catalogue.armies, of);
    case Constraint::Subject::Unit:
    case Constraint::Subject::Body:
        return bodyName(verdict, of);
    case Constraint::Subject::Kind: {
        const auto found = catalogue.findUnit(noIndex, of);
        return shown(found == noIndex ? of : catalogue.unit(found).name);
    }
    case Constraint::Subject::Line:
        return army == noIndex ? shown(of) : nameIn(catalogue.army(army).lines, of);
    case Constraint::Subject::Limit:
        return army == noIndex ? shown(of) : nameIn(catalogue.army(army).limits, of);
    default:
        return shown(of);
    }
}

QString limitName(const Verdict& verdict, const DataChange& change)
{
    const auto& rules = verdict.catalogue().ruleset.constraints;
    const auto rule = std::ranges::find(rules, change.id, &Constraint::id);
    const auto name = nameIn(rules, change.id);
    if (change.of.empty())
        return name;
    return Words::tr("%1 (%2)", "a limit and whom it holds for")
        .arg(name, rule == rules.end() ? shown(change.of) : subjectName(verdict, rule->subject, change.of));
}

QString limitText(const Verdict& verdict, const DataChange& change)
{
    const auto name = limitName(verdict, change);
    const bool isMost = change.kind == Kind::Most;
    if (!change.was)
        return (isMost ? Words::tr("%1: at most %2, a limit that there was not when the roster was saved.")
                       : Words::tr("%1: at least %2, a limit that there was not when the roster was saved."))
            .arg(name, shown(change.is));
    if (!change.is)
        return (isMost ? Words::tr("%1: the limit of at most %2 is gone.")
                       : Words::tr("%1: the limit of at least %2 is gone."))
            .arg(name, shown(change.was));
    return (isMost ? Words::tr("%1: at most %2 when the roster was saved, at most %3 now.")
                   : Words::tr("%1: at least %2 when the roster was saved, at least %3 now."))
        .arg(name, shown(change.was), shown(change.is));
}

} // namespace

DataChanges findDataChanges(VerdictPtr verdict)
{
    DataChanges changes;
    if (!verdict || !verdict->roster().madeWith)
        return changes;
    changes.list = Finder(*verdict, *verdict->roster().madeWith).find();
    if (!changes.isEmpty())
        changes.verdict = std::move(verdict);
    return changes;
}

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
                .arg(unitName(verdict, change.of), shown(change.was));
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
            .arg(unitName(verdict, change.of), shown(change.was), shown(change.is));
    case Kind::Most:
    case Kind::Least:
        return limitText(verdict, change);
    }
    return {};
}

} // namespace muster::editor
