#include "rules/fixes.h"

#include "rules/assess.h"
#include "rules/bodies.h"
#include "rules/structure.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace muster {

namespace {

constexpr std::size_t mostFixes = 4;
constexpr std::size_t mostTries = 24;

/// One finding is the same as another when rule, subject and place in the unit are. Units are told by ids: their
/// positions change when others come and go.
struct Identity {
    std::string rule;
    Constraint::Subject kind;
    std::string subject;
    bool tooMany;
    std::array<Index, 3> place; ///< model group, option group, option

    friend auto operator<=>(const Identity&, const Identity&) = default;
};

Identity identify(const Assessment& assessment, const Finding& finding)
{
    const auto unit = assessment.unitOf(finding.subject);
    return {std::string(finding.rule),
            finding.subject.kind,
            unit != noIndex ? assessment.units[static_cast<std::size_t>(unit)].id
                            : std::to_string(finding.subject.index),
            finding.tooMany,
            {finding.modelGroup, finding.optionGroup, finding.option}};
}

/// Sorted.
std::vector<Identity> errors(const Assessment& assessment)
{
    std::vector<Identity> found;
    for (const auto& finding : assessment.findings)
        if (finding.severity == Severity::Error)
            found.push_back(identify(assessment, finding));
    std::ranges::sort(found);
    return found;
}

class Mender {
public:
    Mender(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, const Finding& finding,
           FixBudget& budget)
        : m_catalogue(catalogue),
          m_roster(roster),
          m_assessment(assessment),
          m_finding(finding),
          m_budget(budget),
          m_work(roster),
          m_identity(identify(assessment, finding)),
          m_errors(errors(assessment))
    {
    }

    std::vector<Fix> run()
    {
        propose();
        for (auto& candidate : m_candidates) {
            if (m_fixes.size() >= mostFixes || m_tries >= mostTries || m_budget.units <= 0)
                break;
            if (mends(candidate))
                m_fixes.push_back(std::move(candidate));
        }
        const bool hasRemoval =
            std::ranges::any_of(m_fixes, [](const Fix& fix) { return fix.kind != Fix::Kind::AddUnits; });
        if (!hasRemoval && m_finding.tooMany)
            removeSeveral();
        std::ranges::stable_sort(m_fixes, {}, [](const Fix& fix) { return fix.units.size(); });
        return std::move(m_fixes);
    }

private:
    [[nodiscard]] const AssessedUnit& unit(Index i) const { return m_assessment.units[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const RosterUnit& source(Index i) const { return *m_assessment.source[static_cast<std::size_t>(i)]; }

    /// Tries a fix on a copy of the roster, which is then put back as it was.
    bool mends(Fix& fix)
    {
        ++m_tries;
        m_budget.units -= static_cast<std::int64_t>(m_assessment.units.size());
        const auto undo = apply(m_work, fix.edit);
        if (!undo)
            return false;
        const auto after = assess(m_catalogue, m_work);
        const auto isUndone = apply(m_work, *undo).has_value();
        assert(isUndone);
        (void)isUndone;
        const bool isGone = std::ranges::none_of(
            after.findings, [&](const Finding& other) { return identify(after, other) == m_identity; });
        // What mends one fault may not make another.
        fix.points = after.points - m_assessment.points;
        return isGone && std::ranges::includes(m_errors, errors(after));
    }

    void propose()
    {
        if (m_finding.constraint == noIndex)
            proposeStructural();
        else
            proposeForConstraint();
    }

    void add(Fix fix) { m_candidates.push_back(std::move(fix)); }

    void addRemoval(Index i)
    {
        Fix fix;
        fix.kind = Fix::Kind::RemoveUnits;
        fix.units = {i};
        fix.edit.change = edits::RemoveUnit{unit(i).id};
        add(std::move(fix));
    }

    // ---- structural rules ---------------------------------------------------------------------------------------

    void proposeStructural()
    {
        const auto culprit = m_finding.units.front();
        if (m_finding.rule == structuralIds[static_cast<std::size_t>(Structural::WrongPlace)]) {
            proposePlaces(culprit);
        } else if (m_finding.rule == structuralIds[static_cast<std::size_t>(Structural::UnitSize)]) {
            proposeSizes(culprit);
        } else if (m_finding.modelGroup != noIndex && m_finding.optionGroup == noIndex) {
            proposeGroupModels(culprit);
        } else {
            proposeOptions(culprit);
        }
        addRemoval(culprit);
    }

    void proposePlaces(Index culprit)
    {
        if (unit(culprit).parent != noIndex) {
            Fix fix;
            fix.kind = Fix::Kind::Detach;
            fix.units = {culprit};
            fix.edit.change = edits::MoveUnit{unit(culprit).id, {}, m_roster.units.size(), {}};
            add(std::move(fix));
        }
    }

    void proposeSizes(Index culprit)
    {
        const auto& kind = m_catalogue.unit(unit(culprit).kind);
        const auto limits = sizeLimits(m_catalogue, m_assessment, culprit);
        const auto models = unit(culprit).models;
        std::vector<int> sizes = kind.sizes;
        if (sizes.empty())
            sizes = limits.min == limits.max ? std::vector{limits.min} : std::vector{limits.min, limits.max};
        std::erase_if(sizes, [&](int size) { return size > limits.max; });
        std::ranges::sort(sizes, {}, [&](int size) { return std::abs(size - models); });
        for (const auto size : sizes) {
            Fix fix;
            fix.kind = Fix::Kind::SetModels;
            fix.units = {culprit};
            fix.number = size;
            fix.edit.change = edits::SetModels{unit(culprit).id, size};
            add(std::move(fix));
        }
        for (std::size_t i = 0; i < kind.choices.options.size(); ++i)
            if (kind.choices.options[i].maxModels && held(culprit, kind.choices, static_cast<Index>(i)) > 0)
                addOption(culprit, kind.choices, static_cast<Index>(i), 0);
    }

    void proposeGroupModels(Index culprit)
    {
        const auto group = static_cast<std::size_t>(m_finding.modelGroup);
        if (m_finding.allowed && *m_finding.allowed > Fraction(0)) {
            Fix fix;
            fix.kind = Fix::Kind::SetGroupModels;
            fix.units = {culprit};
            fix.number = static_cast<int>(m_finding.allowed->floor());
            fix.edit.change = edits::SetGroupModels{unit(culprit).id, group, fix.number};
            add(std::move(fix));
        }
        Fix fix;
        fix.kind = Fix::Kind::RemoveGroup;
        fix.units = {culprit};
        fix.edit.change = edits::RemoveGroup{unit(culprit).id, group};
        add(std::move(fix));
    }

    [[nodiscard]] const OptionList& optionList(Index culprit) const
    {
        const auto& kind = m_catalogue.unit(unit(culprit).kind);
        if (m_finding.modelGroup == noIndex)
            return kind.choices;
        const auto& group = source(culprit).groups[static_cast<std::size_t>(m_finding.modelGroup)];
        return kind.group(group.group)->choices;
    }

    [[nodiscard]] const OptionCounts& taken(Index culprit) const
    {
        return m_finding.modelGroup == noIndex
                   ? source(culprit).options
                   : source(culprit).groups[static_cast<std::size_t>(m_finding.modelGroup)].options;
    }

    /// The body that the finding is about: the unit's own models, or those of a model group.
    [[nodiscard]] const Body& body(Index culprit) const
    {
        for (const auto& its : m_assessment.bodiesOf(culprit))
            if (its.group == m_finding.modelGroup)
                return its;
        return m_assessment.bodiesOf(culprit).front();
    }

    [[nodiscard]] int held(Index culprit, const OptionList& list, Index option) const
    {
        return countOf(m_assessment, body(culprit), list.options[static_cast<std::size_t>(option)]);
    }

    /// Sets one option to a number. Naming one of a group ends the group's default, so what held is written down too.
    void addOption(Index culprit, const OptionList& list, Index option, int number)
    {
        const auto& wanted = list.options[static_cast<std::size_t>(option)];
        const auto modelGroup = m_finding.modelGroup == noIndex
                                    ? std::nullopt
                                    : std::optional(static_cast<std::size_t>(m_finding.modelGroup));
        const auto& group = list.groups[static_cast<std::size_t>(wanted.group)];
        // Where nothing holds by default, none of an option is not to name it.
        const bool hasDefault = std::ranges::any_of(group.options, [&](Index position) {
            return list.options[static_cast<std::size_t>(position)].defaultCount > 0;
        });
        // One of a group that is full with it takes the place of what is taken.
        const bool isFull = number > 0 && group.max && group.max->perModels == 0 && group.max->times == number;
        edits::Batch batch;
        for (const auto position : group.options) {
            const auto& other = list.options[static_cast<std::size_t>(position)];
            if (isFull && position != option) {
                if (taken(culprit).find(other.id))
                    batch.edits.push_back({edits::SetOption{unit(culprit).id, modelGroup, other.id, std::nullopt}});
                continue;
            }
            const auto now = position == option ? number : held(culprit, list, position);
            const auto written = taken(culprit).find(other.id);
            if (position != option && (written || now == 0))
                continue;
            batch.edits.push_back({edits::SetOption{unit(culprit).id, modelGroup, other.id,
                                                    now == 0 && !hasDefault ? std::nullopt : std::optional(now)}});
        }
        Fix fix;
        fix.kind = number == 0                             ? Fix::Kind::DropOption
                   : number < held(culprit, list, option) ? Fix::Kind::LowerOption
                                                          : Fix::Kind::TakeOption;
        fix.units = {culprit};
        fix.option = wanted.name;
        fix.number = number;
        fix.edit.change = std::move(batch);
        add(std::move(fix));
    }

    void proposeOptions(Index culprit)
    {
        const auto& list = optionList(culprit);
        if (m_finding.otherOption != noIndex) {
            addOption(culprit, list, m_finding.otherOption, 0);
            addOption(culprit, list, m_finding.option, 0);
            return;
        }
        if (m_finding.rule == structuralIds[static_cast<std::size_t>(Structural::OptionRequires)]) {
            for (const auto needed : list.options[static_cast<std::size_t>(m_finding.option)].requiresAnyOf)
                addOption(culprit, list, needed, 1);
            addOption(culprit, list, m_finding.option, 0);
            return;
        }
        const auto allowed = m_finding.allowed ? static_cast<int>(m_finding.allowed->floor()) : 0;
        if (m_finding.option != noIndex) {
            addOption(culprit, list, m_finding.option, allowed);
            return;
        }
        // The group as a whole: more or fewer of one of its options.
        const auto actual = m_finding.actual ? static_cast<int>(m_finding.actual->floor()) : 0;
        for (const auto option : list.groups[static_cast<std::size_t>(m_finding.optionGroup)].options) {
            const auto number = held(culprit, list, option) + allowed - actual;
            if (number >= 0 && (held(culprit, list, option) > 0 || !m_finding.tooMany))
                addOption(culprit, list, option, number);
        }
        clearGroup(culprit, list);
    }

    /// Nothing of the group is named: its default holds again.
    void clearGroup(Index culprit, const OptionList& list)
    {
        edits::Batch batch;
        std::string name;
        for (const auto option : list.groups[static_cast<std::size_t>(m_finding.optionGroup)].options) {
            const auto& held = list.options[static_cast<std::size_t>(option)];
            if (!taken(culprit).find(held.id))
                continue;
            batch.edits.push_back({edits::SetOption{unit(culprit).id, std::nullopt, held.id, std::nullopt}});
            name += (name.empty() ? "" : ", ") + held.name;
        }
        if (batch.edits.size() < 2 || m_finding.modelGroup != noIndex)
            return;
        Fix fix;
        fix.kind = Fix::Kind::DropOption;
        fix.units = {culprit};
        fix.option = name;
        fix.edit.change = std::move(batch);
        add(std::move(fix));
    }

    // ---- constraints --------------------------------------------------------------------------------------------

    [[nodiscard]] const Constraint& rule() const
    {
        return m_catalogue.ruleset.constraints[static_cast<std::size_t>(m_finding.constraint)];
    }

    void proposeForConstraint()
    {
        if (!m_finding.tooMany) {
            proposeMore(rule().count, 1);
            return;
        }
        if (rule().count.kind == Measure::Kind::Points) {
            proposeCheaper();
            return;
        }
        const bool asksHeldBack = asks(rule().count.filter, Filter::Kind::HeldBack);
        for (auto i = m_finding.units.rbegin(); i != m_finding.units.rend(); ++i) {
            if (asksHeldBack && source(*i).reserve)
                addDeploy(*i);
            if (unit(*i).parent != noIndex && rule().subject == Constraint::Subject::Unit)
                proposePlaces(*i);
        }
        if (rule().atMost && rule().atMost->source == Bound::Source::Measure)
            proposeMore(*rule().atMost->measure, 2);
        for (auto i = m_finding.units.rbegin(); i != m_finding.units.rend(); ++i)
            if (rule().subject != Constraint::Subject::Unit || *i != m_finding.subject.index)
                addRemoval(*i);
    }

    static bool asks(const Filter& filter, Filter::Kind kind)
    {
        return filter.kind == kind ||
               std::ranges::any_of(filter.children, [&](const Filter& child) { return asks(child, kind); });
    }

    void addDeploy(Index i)
    {
        Fix fix;
        fix.kind = Fix::Kind::Deploy;
        fix.units = {i};
        fix.edit.change = edits::SetReserve{unit(i).id, false};
        add(std::move(fix));
    }

    /// Units and options whose going would bring the points down far enough, the cheapest loss first.
    void proposeCheaper()
    {
        const auto over = m_finding.actual->floor() - m_finding.allowed->floor();
        std::vector<std::pair<std::int64_t, Index>> costs;
        for (Index i = 0; i < static_cast<Index>(m_assessment.units.size()); ++i) {
            std::int64_t cost = 0;
            for (auto below = i; below < unit(i).end; ++below)
                cost += unit(below).points;
            if (cost >= over)
                costs.emplace_back(cost, i);
            proposeDroppedOptions(i, over);
        }
        std::ranges::sort(costs);
        for (const auto& [cost, i] : costs) {
            if (m_candidates.size() >= mostTries)
                break;
            addRemoval(i);
        }
    }

    void proposeDroppedOptions(Index i, std::int64_t over)
    {
        if (unit(i).kind == noIndex || m_candidates.size() >= 4)
            return;
        const auto& list = m_catalogue.unit(unit(i).kind).choices;
        for (const auto& [id, count] : source(i).options) {
            const auto position = list.find(id);
            if (position == noIndex || count == 0)
                continue;
            const auto& option = list.options[static_cast<std::size_t>(position)];
            if (option.points * count + option.pointsPerModel * unit(i).models >= over && m_candidates.size() < 4)
                addOption(i, list, position, 0);
        }
    }

    /// Adds a unit that counts where too few do: of the finding's army, line, or any that fits; the cheapest first.
    void proposeMore(const Measure& measure, std::size_t most)
    {
        if (measure.kind != Measure::Kind::Units && measure.kind != Measure::Kind::Models)
            return;
        if (rule().subject == Constraint::Subject::Unit)
            return;
        auto army = m_assessment.army;
        if (rule().subject == Constraint::Subject::Army)
            army = m_finding.subject.index;
        if (army == noIndex)
            return;
        std::vector<std::pair<std::int64_t, Index>> kinds;
        const auto& owner = m_catalogue.army(army);
        for (Index i = owner.firstUnit; i < owner.firstUnit + owner.unitCount; ++i)
            if (auto cost = costIfItCounts(measure, i))
                kinds.emplace_back(*cost, i);
        std::ranges::sort(kinds);
        const auto missing = missingUnits();
        for (const auto& [cost, kind] : kinds) {
            if (most-- == 0)
                break;
            addUnits(kind, missing);
        }
    }

    [[nodiscard]] int missingUnits() const
    {
        const auto gap = m_finding.tooMany ? m_finding.actual->floor() - m_finding.allowed->floor()
                                           : m_finding.allowed->ceil() - m_finding.actual->ceil();
        return static_cast<int>(std::clamp<std::int64_t>(gap, 1, 40));
    }

    [[nodiscard]] RosterUnit fresh(Index kindIndex, std::string id) const
    {
        const auto& kind = m_catalogue.unit(kindIndex);
        RosterUnit added;
        added.id = std::move(id);
        added.unit = kind.army == m_assessment.army ? kind.id : m_catalogue.army(kind.army).id + ':' + kind.id;
        return added;
    }

    /// The cost of one such unit, where it would count for the measure and the finding's subject.
    [[nodiscard]] std::optional<std::int64_t> costIfItCounts(const Measure& measure, Index kindIndex) const
    {
        Roster alone;
        alone.ruleset = m_roster.ruleset;
        alone.army = m_roster.army;
        alone.battle = m_roster.battle;
        alone.rulings = m_roster.rulings;
        alone.units.push_back(fresh(kindIndex, "u1"));
        const auto assessed = assess(m_catalogue, alone);
        if (!fits(m_catalogue, assessed, 0, measure.filter))
            return std::nullopt;
        const auto& only = assessed.units.front();
        if (rule().subject == Constraint::Subject::Line && only.line != m_finding.subject.index)
            return std::nullopt;
        if (rule().subject == Constraint::Subject::Kind && only.kind != m_finding.subject.index)
            return std::nullopt;
        return assessed.points;
    }

    void addUnits(Index kindIndex, int number)
    {
        Fix fix;
        fix.kind = Fix::Kind::AddUnits;
        fix.unitKind = kindIndex;
        fix.number = number;
        edits::Batch batch;
        auto roster = m_roster;
        for (int i = 0; i < number; ++i) {
            edits::AddUnit step{{}, roster.units.size(), fresh(kindIndex, freeUnitId(roster))};
            roster.units.push_back(step.unit);
            batch.edits.push_back({std::move(step)});
        }
        fix.edit.change = std::move(batch);
        add(std::move(fix));
    }

    /// No single change was enough: culprits go one after the other, the last first, until it is mended.
    void removeSeveral()
    {
        auto culprits = m_finding.units;
        if (m_finding.constraint != noIndex && rule().subject == Constraint::Subject::Unit)
            std::erase(culprits, m_finding.subject.index);
        if (culprits.empty())
            for (Index i = 0; i < static_cast<Index>(m_assessment.units.size()); ++i)
                if (unit(i).parent == noIndex)
                    culprits.push_back(i);
        const bool isPoints = m_finding.constraint != noIndex && rule().count.kind == Measure::Kind::Points;
        auto enough = isPoints || !m_finding.actual || !m_finding.allowed
                          ? std::size_t{1}
                          : static_cast<std::size_t>(std::max(1, missingUnits()));
        const bool canDeploy = m_finding.constraint != noIndex && asks(rule().count.filter, Filter::Kind::HeldBack);
        for (int tries = 0; tries < 12 && m_budget.units > 0 && enough <= culprits.size();
             ++tries, enough += 1 + enough / 4) {
            if (canDeploy && tryTogether(culprits, enough, Fix::Kind::Deploy))
                return;
            if (tryTogether(culprits, enough, Fix::Kind::RemoveUnits))
                return;
        }
    }

    bool tryTogether(const std::vector<Index>& culprits, std::size_t number, Fix::Kind kind)
    {
        Fix fix;
        fix.kind = kind;
        edits::Batch batch;
        Index lastTop = noIndex;
        for (auto i = culprits.rbegin(); i != culprits.rend() && fix.units.size() < number; ++i) {
            // What hangs below a unit that goes is gone already.
            if (kind == Fix::Kind::Deploy && !source(*i).reserve)
                continue;
            if (lastTop != noIndex && *i > lastTop && *i < unit(lastTop).end)
                continue;
            lastTop = *i;
            fix.units.push_back(*i);
            std::erase_if(batch.edits, [&](const Edit& edit) {
                const auto* removal = std::get_if<edits::RemoveUnit>(&edit.change);
                return removal && isBelow(*i, removal->unit);
            });
            if (kind == Fix::Kind::Deploy)
                batch.edits.push_back({edits::SetReserve{unit(*i).id, false}});
            else
                batch.edits.push_back({edits::RemoveUnit{unit(*i).id}});
        }
        fix.edit.change = std::move(batch);
        if (fix.units.empty() || !mends(fix))
            return false;
        m_fixes.push_back(std::move(fix));
        return true;
    }

    [[nodiscard]] bool isBelow(Index top, const std::string& id) const
    {
        for (auto i = top + 1; i < unit(top).end; ++i)
            if (unit(i).id == id)
                return true;
        return false;
    }

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const Assessment& m_assessment;
    const Finding& m_finding;
    FixBudget& m_budget;
    Roster m_work;
    Identity m_identity;
    std::vector<Identity> m_errors;
    std::size_t m_tries = 0;
    std::vector<Fix> m_candidates;
    std::vector<Fix> m_fixes;
};

} // namespace

std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding, FixBudget& budget)
{
    if (budget.units <= 0)
        return {};
    return Mender(catalogue, roster, assessment, finding, budget).run();
}

std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding)
{
    FixBudget budget;
    return fixes(catalogue, roster, assessment, finding, budget);
}

} // namespace muster
