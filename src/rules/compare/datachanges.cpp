#include "rules/compare/datachanges.h"

#include "rules/compare/stamp.h"

#include <algorithm>
#include <map>

namespace muster {

namespace {

using ChangeKind = DataChange::Kind;

/// Gathers changes in the order in which a person reads them.
class Finder {
public:
    Finder(const Verdict& verdict, const JudgedBy& data, const MadeWith& before)
        : m_verdict(verdict), m_catalogue(verdict.catalogue()), m_before(before), m_now(stampOf(verdict, data))
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
    DataChange& add(ChangeKind kind, std::string id = {}, std::string of = {})
    {
        return m_found.emplace_back(DataChange{kind, std::move(id), std::move(of), {}, {}, {}, {}, {}, noId});
    }

    void addVersion(ChangeKind kind, const std::string& id, const std::string& was, const std::string& is)
    {
        if (was == is)
            return;
        auto& change = add(kind, id);
        change.versionWas = was;
        change.versionIs = is;
    }

    void findVersions()
    {
        addVersion(ChangeKind::RulesetVersion, m_catalogue.ruleset.id, m_before.ruleset, m_now.ruleset);
        for (const auto& [id, version] : m_now.armies) {
            const auto was = m_before.armies.find(id);
            if (m_catalogue.findArmy(id).isNone())
                add(ChangeKind::ArmyUnknown, id);
            else if (was != m_before.armies.end())
                addVersion(ChangeKind::ArmyVersion, id, was->second, version);
        }
    }

    void findUnknownInBattle()
    {
        const auto& roster = m_verdict.roster();
        if (!roster.battle.scenario.empty() && m_catalogue.findScenario(roster.battle.scenario).isNone())
            add(ChangeKind::ScenarioUnknown, roster.battle.scenario);
        for (const auto& [id, value] : roster.battle.options) {
            const auto index = m_catalogue.findBattleOption(id, m_verdict.assessment().army);
            const auto* choice = std::get_if<std::string>(&value);
            if (index.isNone())
                add(ChangeKind::BattleOptionUnknown, id);
            else if (choice) {
                const auto& choices = m_catalogue.ruleset.battleOptions[index].choices;
                if (std::ranges::find(choices, *choice, &BattleChoice::id) == choices.end())
                    add(ChangeKind::BattleOptionUnknown, id, *choice);
            }
        }
        for (const auto& [id, isOn] : roster.rulings)
            if (m_catalogue.findRuling(id).isNone())
                add(ChangeKind::RulingUnknown, id);
    }

    void findUnknownOptions(const OptionList& list, const OptionCounts& taken, const RosterUnit& unit,
                            const std::string& group)
    {
        for (const auto& [id, count] : taken)
            if (list.find(id).isNone())
                add(ChangeKind::OptionUnknown, id, unit.id).group = group;
    }

    // Unknown units and options are reported as long as they are in the roster, even if it was saved again: they count
    // for nothing, and the player still has to replace them.
    void findUnknownInUnits()
    {
        const auto& assessment = m_verdict.assessment();
        for (const auto i : assessment.units.ids()) {
            const auto& unit = *assessment.source[i];
            if (assessment.units[i].kind.isNone()) {
                auto& change = add(ChangeKind::UnitUnknown, unit.unit, unit.id);
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
                    add(ChangeKind::GroupUnknown, group.group, unit.id);
        }
    }

    // Costs and limits are compared even if all versions are the same: people edit their own armies and forget to raise
    // the version. The roster may also have been edited by hand, so the sentences only give the old and the new value.
    void findCosts()
    {
        for (const auto& unit : m_verdict.assessment().units) {
            const auto was = m_before.points.find(unit.id);
            const auto is = m_now.points.find(unit.id);
            if (was == m_before.points.end() || is == m_now.points.end() || was->second == is->second)
                continue;
            auto& change = add(ChangeKind::Cost, {}, unit.id);
            change.was = was->second;
            change.is = is->second;
        }
    }

    /// Whether a limit is about a unit that is unknown now. The unit itself is reported, so its limits need not be.
    [[nodiscard]] bool isOfUnknownUnit(const MadeLimit& limit) const
    {
        const auto unit = m_verdict.unitAt(std::string_view(limit.of).substr(0, limit.of.find('/')));
        return !unit.isNone() && m_verdict.assessment().units[unit].kind.isNone();
    }

    /// A bound with the constraint that sets it, if that is known.
    struct BoundNow {
        Fraction value;
        Id<Constraint> constraint;
    };

    struct Bounds {
        std::vector<BoundNow> most;
        std::vector<BoundNow> least;

        [[nodiscard]] bool isExact() const
        {
            return most.size() == 1 && least.size() == 1 && most.front().value == least.front().value;
        }
    };

    using BoundsByLimit = std::map<std::pair<std::string, std::string>, Bounds>;

    static BoundsByLimit boundsOf(const std::vector<StampLimit>& limits)
    {
        BoundsByLimit all;
        for (const auto& [limit, constraint] : limits) {
            auto& bounds = all[{limit.rule, limit.of}];
            if (limit.max)
                bounds.most.push_back({*limit.max, constraint});
            if (limit.min)
                bounds.least.push_back({*limit.min, constraint});
        }
        return all;
    }

    void addBound(ChangeKind kind, const MadeLimit& limit, const BoundNow* was, const BoundNow* is)
    {
        if (was && is && was->value == is->value)
            return;
        auto& change = add(kind, limit.rule, limit.of);
        if (was)
            change.was = was->value;
        if (is) {
            change.is = is->value;
            change.constraint = is->constraint;
        }
    }

    /// Several constraints of one rule may limit one subject: the first is compared with the first, and so on.
    void compareBounds(ChangeKind kind, const MadeLimit& limit, const std::vector<BoundNow>& was,
                       const std::vector<BoundNow>& is)
    {
        for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i)
            addBound(kind, limit, i < was.size() ? &was[i] : nullptr, i < is.size() ? &is[i] : nullptr);
    }

    void compareLimits(const MadeLimit& limit, const Bounds& was, const Bounds& is)
    {
        if (was.isExact() && is.isExact())
            return addBound(ChangeKind::Exactly, limit, &was.most.front(), &is.most.front());
        compareBounds(ChangeKind::Most, limit, was.most, is.most);
        compareBounds(ChangeKind::Least, limit, was.least, is.least);
    }

    void findLimits()
    {
        std::vector<StampLimit> before;
        for (const auto& limit : m_before.limits)
            before.push_back({limit, noId});
        auto now = limitsOf(m_verdict);
        // A very large roster keeps no limits in its stamp. That does not mean that all of them are new, or gone.
        if (before.empty() || now.empty())
            return;
        auto was = boundsOf(before);
        auto is = boundsOf(now);
        for (const auto* limits : {&now, &before})
            for (const auto& [limit, constraint] : *limits) {
                const std::pair key(limit.rule, limit.of);
                if (!isOfUnknownUnit(limit))
                    compareLimits(limit, was[key], is[key]);
                was[key] = is[key] = {}; // reported
            }
    }

    const Verdict& m_verdict;
    const Catalogue& m_catalogue;
    const MadeWith& m_before;
    const MadeWith m_now;
    std::vector<DataChange> m_found;
};

} // namespace

DataChanges findDataChanges(VerdictPtr verdict, const JudgedBy& data)
{
    DataChanges changes;
    if (!verdict || !verdict->roster().madeWith)
        return changes;
    changes.list = Finder(*verdict, data, *verdict->roster().madeWith).find();
    if (!changes.isEmpty())
        changes.verdict = std::move(verdict);
    return changes;
}

} // namespace muster
