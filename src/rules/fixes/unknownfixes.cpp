#include "rules/fixes/unknownfixes.h"

#include "core/base/wording.h"
#include "rules/judge/assess.h"
#include "rules/judge/prices.h"
#include "rules/judge/unknown.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace muster {

namespace {

using Kind = UnknownName::Kind;

/// A name as an id would write it.
std::string asId(std::string_view name)
{
    std::string id;
    for (const auto c : name) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        if (isCapital || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            id += isCapital ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    if (id.ends_with('-'))
        id.pop_back();
    return id;
}

/// Collects what might have been meant, and gives the most alike.
class Likeness {
public:
    Likeness(std::string_view wanted, WorkBudget& budget, std::optional<std::int64_t> cost = {})
        : m_wanted(wanted), m_budget(budget), m_cost(cost)
    {
    }

    void add(const std::string& id, std::string_view name, Points cost = {})
    {
        if (!m_budget.spend(m_wanted.size() * (id.size() + name.size()) / lettersInAStep))
            return;
        const auto far = std::min(editDistance(m_wanted, id), editDistance(m_wanted, name));
        // Where more than half of the letters differ, it is another word.
        if (far * 2 <= std::max(m_wanted.size(), id.size()))
            m_found.emplace_back(far, m_cost ? std::abs(cost.floor() - *m_cost) : 0, m_found.size(), id);
    }

    [[nodiscard]] std::vector<std::string> best()
    {
        std::ranges::sort(m_found);
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < m_found.size() && i < mostOffered; ++i)
            ids.push_back(std::get<std::string>(m_found[i]));
        return ids;
    }

private:
    static constexpr std::size_t mostOffered = 2;
    static constexpr std::size_t lettersInAStep = 16; ///< comparing two letters is little work

    std::string_view m_wanted;
    WorkBudget& m_budget;
    std::optional<std::int64_t> m_cost; ///< in whole points, what it cost when the roster was saved
    std::vector<std::tuple<std::size_t, std::int64_t, std::size_t, std::string>> m_found;
};

class UnknownFixer {
public:
    UnknownFixer(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, const Finding& finding,
                 WorkBudget& budget)
        : m_catalogue(catalogue),
          m_ruleset(catalogue.ruleset),
          m_roster(roster),
          m_assessment(assessment),
          m_finding(finding),
          m_unknown(*finding.unknown),
          m_budget(budget)
    {
    }

    std::vector<Fix> run()
    {
        switch (m_unknown.kind) {
        case Kind::Army:
            break; // a roster of another army is another roster
        case Kind::Unit:
            proposeUnits();
            break;
        case Kind::Option:
            proposeOptions();
            break;
        case Kind::Group:
            proposeGroups();
            break;
        case Kind::Scenario:
            proposeScenarios();
            break;
        case Kind::BattleOption:
            if (m_unknown.option.isNone())
                proposeBattleOptions();
            else
                proposeBattleChoices(m_ruleset.battleOptions[m_unknown.option]);
            break;
        case Kind::Ruling:
            proposeRulings();
            break;
        case Kind::Line:
            proposeLines();
            break;
        case Kind::Counter:
            proposeCounters();
            break;
        }
        return std::move(m_fixes);
    }

private:
    [[nodiscard]] Id<AssessedUnit> unit() const { return m_finding.units.front(); }
    [[nodiscard]] const std::string& unitId() const { return m_assessment.units[unit()].id; }
    [[nodiscard]] const RosterUnit& source() const { return *m_assessment.source[unit()]; }
    [[nodiscard]] const Unit& kind() const { return m_catalogue.unit(m_assessment.units[unit()].kind); }

    Fix& add(Fix::Kind kind, Edit edit, std::string instead = {})
    {
        Fix fix;
        fix.kind = kind;
        fix.units = m_finding.units;
        fix.unknown = m_unknown;
        fix.instead = std::move(instead);
        fix.edit = std::move(edit);
        m_fixes.push_back(std::move(fix));
        return m_fixes.back();
    }

    static Edit both(Edit first, Edit second)
    {
        edits::Batch batch;
        batch.edits = {std::move(first), std::move(second)};
        return {std::move(batch)};
    }

    /// What the unit cost when the roster was saved, in whole points, if that is known.
    [[nodiscard]] std::optional<std::int64_t> savedCost() const
    {
        if (!m_roster.madeWith)
            return std::nullopt;
        const auto found = m_roster.madeWith->points.find(unitId());
        return found == m_roster.madeWith->points.end() ? std::nullopt : std::optional(found->second.floor());
    }

    void proposeUnits()
    {
        Likeness likeness(m_unknown.id, m_budget, savedCost());
        const auto colon = m_unknown.id.find(':');
        const bool isOwn = colon == std::string::npos;
        const auto army = isOwn ? m_assessment.army : m_catalogue.findArmy(m_unknown.id.substr(0, colon));
        for (const auto& each : m_catalogue.units) {
            if (!army.isNone() && each.army != army)
                continue;
            const auto prefix = isOwn ? std::string() : m_catalogue.army(each.army).id + ':';
            const auto models = source().models.value_or(each.defaultModels());
            likeness.add(prefix + each.id, prefix + asId(each.name), each.costAt(models));
        }
        for (const auto& id : likeness.best())
            add(Fix::Kind::ReplaceUnknown, replaced(id), id);
        add(Fix::Kind::RemoveUnits, {edits::RemoveUnit{unitId()}});
    }

    /// The unit as one of another kind, with those of its models, options and model groups that this kind may have.
    [[nodiscard]] Edit replaced(const std::string& id) const
    {
        const auto& other = m_catalogue.unit(m_catalogue.findUnit(m_assessment.army, id));
        auto made = source();
        made.unit = id;
        if (made.models && !other.allowsModels(*made.models))
            made.models.reset();
        keepKnown(made.options, other.choices);
        std::erase_if(made.groups, [&](const RosterGroup& group) { return !other.group(group.group); });
        for (auto& group : made.groups)
            keepKnown(group.options, other.group(group.group)->choices);
        const auto parent = m_assessment.units[unit()].parent;
        const auto& siblings = parent.isNone() ? m_roster.units : m_assessment.source[parent]->units;
        const auto index =
            static_cast<std::size_t>(std::ranges::find(siblings, unitId(), &RosterUnit::id) - siblings.begin());
        const auto above = parent.isNone() ? std::string() : m_assessment.units[parent].id;
        return both({edits::RemoveUnit{unitId()}}, {edits::AddUnit{above, index, std::move(made)}});
    }

    static void keepKnown(OptionCounts& options, const OptionList& list)
    {
        for (const auto& [id, count] : OptionCounts(options))
            if (list.find(id).isNone())
                options.remove(id);
    }

    void proposeOptions()
    {
        const auto body = bodyOf(m_finding.modelGroup);
        const auto& its = m_assessment.bodies[body];
        const auto& list = its.kind ? its.kind->choices : kind().choices;
        std::optional<std::size_t> group;
        if (!m_finding.modelGroup.isNone())
            group = m_finding.modelGroup.position();
        const auto& named = group ? source().groups[*group].options : source().options;
        const auto count = named.find(m_unknown.id).value_or(1);
        auto cost = savedCost();
        if (cost)
            *cost -= m_assessment.units[unit()].points.floor();
        Likeness likeness(m_unknown.id, m_budget, cost);
        for (const auto& option : list.options)
            if (!named.find(option.id))
                likeness.add(option.id, asId(option.name), costFor(m_catalogue, m_assessment, its, option, count));
        const Edit drop{edits::SetOption{unitId(), group, m_unknown.id, std::nullopt}};
        for (const auto& id : likeness.best()) {
            const auto most = std::max(list.options[list.find(id)].max.at(its.models), 1);
            const Edit take{edits::SetOption{unitId(), group, id, std::min(count, most)}};
            add(Fix::Kind::ReplaceUnknown, both(drop, take), id).body = body;
        }
        add(Fix::Kind::DropUnknown, drop).body = body;
    }

    [[nodiscard]] Id<Body> bodyOf(Id<RosterGroup> group) const
    {
        const auto& its = m_assessment.units[unit()];
        for (std::size_t i = 0; i < its.bodies; ++i)
            if (const auto id = Id<Body>::at(its.firstBody.position() + i); m_assessment.bodies[id].group == group)
                return id;
        return its.firstBody;
    }

    void proposeGroups()
    {
        const auto index = m_finding.modelGroup.position();
        Likeness likeness(m_unknown.id, m_budget);
        for (const auto& group : kind().groups)
            likeness.add(group.id, asId(group.name));
        const Edit drop{edits::RemoveGroup{unitId(), index}};
        for (const auto& id : likeness.best()) {
            auto group = source().groups[index];
            group.group = id;
            keepKnown(group.options, kind().group(id)->choices);
            add(Fix::Kind::ReplaceUnknown, both(drop, {edits::AddGroup{unitId(), index, std::move(group)}}), id);
        }
        add(Fix::Kind::DropUnknown, drop);
    }

    void proposeScenarios()
    {
        Likeness likeness(m_unknown.id, m_budget);
        for (const auto& scenario : m_ruleset.scenarios)
            likeness.add(scenario.id, asId(scenario.name));
        for (const auto& id : likeness.best())
            add(Fix::Kind::ReplaceUnknown, {edits::SetScenario{id}}, id);
        add(Fix::Kind::DropUnknown, {edits::SetScenario{}});
    }

    void proposeBattleOptions()
    {
        const Edit drop{edits::SetBattleOption{m_unknown.id, std::nullopt}};
        const auto& value = m_roster.battle.options.find(m_unknown.id)->second;
        Likeness likeness(m_unknown.id, m_budget);
        for (const auto& option : m_ruleset.battleOptions)
            if (!choiceOf(option, value).isNone() && !m_roster.battle.options.contains(option.id))
                likeness.add(option.id, asId(option.name));
        for (const auto& id : likeness.best())
            add(Fix::Kind::ReplaceUnknown, both(drop, {edits::SetBattleOption{id, value}}), id);
        add(Fix::Kind::DropUnknown, drop);
    }

    void proposeBattleChoices(const BattleOption& option)
    {
        Likeness likeness(m_unknown.id, m_budget);
        if (!option.isFlag)
            for (const auto& choice : option.choices)
                likeness.add(choice.id, asId(choice.name));
        for (const auto& id : likeness.best())
            add(Fix::Kind::ReplaceUnknown, {edits::SetBattleOption{option.id, OptionValue(id)}}, id);
        add(Fix::Kind::DropUnknown, {edits::SetBattleOption{option.id, std::nullopt}});
    }

    void proposeRulings()
    {
        const Edit drop{edits::SetRuling{m_unknown.id, std::nullopt}};
        const auto isOn = m_roster.rulings.find(m_unknown.id)->second;
        Likeness likeness(m_unknown.id, m_budget);
        for (const auto& ruling : m_ruleset.rulings)
            if (!m_roster.rulings.contains(ruling.id))
                likeness.add(ruling.id, ruling.id);
        for (const auto& id : likeness.best())
            add(Fix::Kind::ReplaceUnknown, both(drop, {edits::SetRuling{id, isOn}}), id);
        add(Fix::Kind::DropUnknown, drop);
    }

    /// What the line means can only a person say, and take the units for it.
    void proposeLines()
    {
        const auto& unread = m_roster.unread;
        const auto found = std::ranges::find(unread, UnreadLine{m_unknown.line, m_unknown.id});
        add(Fix::Kind::DropUnknown, {edits::RemoveUnread{static_cast<std::size_t>(found - unread.begin())}});
    }

    void proposeCounters()
    {
        const bool isOfRoster = m_finding.units.empty();
        const auto owner = isOfRoster ? std::string() : unitId();
        const auto& counters = isOfRoster ? m_roster.counters : source().counters;
        const Edit drop{edits::SetCounter{owner, m_unknown.id, std::nullopt}};
        Likeness likeness(m_unknown.id, m_budget);
        for (const auto& kind : m_ruleset.counters)
            if (kind.ofRoster == isOfRoster && !counters.find(kind.id) &&
                (isOfRoster || fits(m_catalogue, m_assessment, unit(), kind.where)))
                likeness.add(kind.id, asId(kind.name));
        for (const auto& id : likeness.best())
            add(Fix::Kind::ReplaceUnknown, both(drop, {edits::SetCounter{owner, id, counters.find(m_unknown.id)}}), id);
        add(Fix::Kind::DropUnknown, drop);
    }

    const Catalogue& m_catalogue;
    const Ruleset& m_ruleset;
    const Roster& m_roster;
    const Assessment& m_assessment;
    const Finding& m_finding;
    const UnknownName& m_unknown;
    WorkBudget& m_budget;
    std::vector<Fix> m_fixes;
};

} // namespace

std::vector<Fix> proposeForUnknown(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                   const Finding& finding, WorkBudget& budget)
{
    return UnknownFixer(catalogue, roster, assessment, finding, budget).run();
}

} // namespace muster
