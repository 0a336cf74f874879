#include "rules/proposals.h"

#include "rules/assess.h"
#include "rules/bodies.h"
#include "rules/structure.h"

#include <algorithm>
#include <ranges>
#include <tuple>

namespace muster {

namespace {

constexpr std::size_t mostTries = 24;

class Proposer {
public:
    Proposer(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, const Finding& finding)
        : m_catalogue(catalogue), m_roster(roster), m_assessment(assessment), m_finding(finding)
    {
    }

    std::vector<Fix> run()
    {
        if (m_finding.constraint == noIndex)
            proposeStructural();
        else
            proposeForConstraint();
        return std::move(m_candidates);
    }

private:
    [[nodiscard]] const AssessedUnit& unit(Index i) const { return m_assessment.units[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const RosterUnit& source(Index i) const { return *m_assessment.source[static_cast<std::size_t>(i)]; }

    /// What would read the same is proposed once.
    void add(Fix fix)
    {
        const auto key = [](const Fix& its) {
            return std::tie(its.kind, its.units, its.unitKind, its.above, its.option, its.number);
        };
        if (std::ranges::none_of(m_candidates, [&](const Fix& other) { return key(other) == key(fix); }))
            m_candidates.push_back(std::move(fix));
    }

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
        proposeMakingRoom(culprit);
        proposeAttaching(culprit);
    }

    /// An option of the unit above without which it has no such place.
    void proposeMakingRoom(Index culprit)
    {
        const auto place = unit(culprit).place;
        const auto above = unit(culprit).parent;
        if (place == noIndex || above == noIndex || unit(above).kind == noIndex)
            return;
        const auto bits = optionsAskedFor(m_catalogue.ruleset.places[static_cast<std::size_t>(place)].parents);
        const auto& body = ownModels(above);
        for (std::size_t i = 0; i < listOf(body).options.size(); ++i)
            if ((listOf(body).options[i].watched & bits) != 0 && held(body, static_cast<Index>(i)) == 0)
                addOption(body, static_cast<Index>(i), 1);
    }

    /// Hangs a unit on another that has a place for it.
    void proposeAttaching(Index culprit)
    {
        std::size_t most = 6;
        const auto& places = m_catalogue.ruleset.places;
        for (Index above = 0; above < static_cast<Index>(m_assessment.units.size()); ++above) {
            const bool isInside = above >= culprit && above < unit(culprit).end;
            if (isInside || unit(above).kind == noIndex || above == unit(culprit).parent)
                continue;
            for (std::size_t p = 0; p < places.size() && most > 0; ++p) {
                if (!accepts(m_catalogue, m_assessment, places[p], above, culprit))
                    continue;
                Fix fix;
                fix.kind = Fix::Kind::Attach;
                fix.units = {culprit};
                fix.above = above;
                fix.edit.change = edits::MoveUnit{unit(culprit).id, unit(above).id, source(above).units.size(),
                                                  m_catalogue.ruleset.asOf(static_cast<Index>(p))};
                add(std::move(fix));
                --most;
            }
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
            if (const auto& own = ownModels(culprit);
                kind.choices.options[i].maxModels && held(own, static_cast<Index>(i)) > 0)
                addOption(own, static_cast<Index>(i), 0);
    }

    void proposeGroupModels(Index culprit)
    {
        const auto group = static_cast<std::size_t>(m_finding.modelGroup);
        Fix fix;
        fix.units = {culprit};
        fix.option = bodyOf(culprit).kind->name;
        if (m_finding.allowed && *m_finding.allowed > Fraction(0)) {
            fix.kind = Fix::Kind::SetGroupModels;
            fix.number = static_cast<int>(m_finding.allowed->floor());
            fix.edit.change = edits::SetGroupModels{unit(culprit).id, group, fix.number};
            add(fix);
        }
        fix.kind = Fix::Kind::RemoveGroup;
        fix.edit.change = edits::RemoveGroup{unit(culprit).id, group};
        add(std::move(fix));
    }

    [[nodiscard]] const Body& ownModels(Index culprit) const { return m_assessment.bodiesOf(culprit).front(); }

    /// The body of a unit that the finding is about: the unit's own models, or those of a model group.
    [[nodiscard]] const Body& bodyOf(Index culprit) const
    {
        for (const auto& body : m_assessment.bodiesOf(culprit))
            if (body.group == m_finding.modelGroup)
                return body;
        return ownModels(culprit);
    }

    [[nodiscard]] const OptionList& listOf(const Body& body) const
    {
        return body.kind ? body.kind->choices : m_catalogue.unit(unit(body.unit).kind).choices;
    }

    /// What the roster names for a body.
    [[nodiscard]] const OptionCounts& named(const Body& body) const
    {
        return body.kind ? source(body.unit).groups[static_cast<std::size_t>(body.group)].options
                         : source(body.unit).options;
    }

    [[nodiscard]] int held(const Body& body, Index option) const
    {
        return countOf(m_assessment, body, listOf(body).options[static_cast<std::size_t>(option)]);
    }

    [[nodiscard]] Edit setOption(const Body& body, const std::string& id, std::optional<int> value) const
    {
        return {edits::SetOption{unit(body.unit).id,
                                 body.kind ? std::optional(static_cast<std::size_t>(body.group)) : std::nullopt, id,
                                 value}};
    }

    /// Sets one option to a number. Naming one of a group ends the group's default, so what held is written down too.
    /// One of a group that is full with it takes the place of what is taken.
    void addOption(const Body& body, Index option, int number)
    {
        const auto& list = listOf(body);
        const auto& wanted = list.options[static_cast<std::size_t>(option)];
        const auto& group = list.groups[static_cast<std::size_t>(wanted.group)];
        // Where nothing holds by default, none of an option is not to name it.
        const bool hasDefault = std::ranges::any_of(group.options, [&](Index position) {
            return list.options[static_cast<std::size_t>(position)].defaultCount > 0;
        });
        const bool isFull = number > 0 && group.max && group.max->perModels == 0 && group.max->times == number;
        edits::Batch batch;
        for (const auto position : group.options) {
            const auto& other = list.options[static_cast<std::size_t>(position)];
            if (isFull && position != option) {
                if (named(body).find(other.id))
                    batch.edits.push_back(setOption(body, other.id, std::nullopt));
                continue;
            }
            const auto now = position == option ? number : held(body, position);
            if (position != option && (named(body).find(other.id) || now == 0))
                continue;
            batch.edits.push_back(
                setOption(body, other.id, now == 0 && !hasDefault ? std::nullopt : std::optional(now)));
        }
        Fix fix;
        fix.kind = number == 0                   ? Fix::Kind::DropOption
                   : number < held(body, option) ? Fix::Kind::LowerOption
                                                 : Fix::Kind::TakeOption;
        fix.units = {body.unit};
        fix.option = body.kind ? wanted.name + " (" + body.kind->name + ')' : wanted.name;
        fix.number = number;
        fix.edit.change = std::move(batch);
        add(std::move(fix));
    }

    void proposeOptions(Index culprit)
    {
        const auto& body = bodyOf(culprit);
        const auto& list = listOf(body);
        if (m_finding.otherOption != noIndex) {
            addOption(body, m_finding.otherOption, 0);
            addOption(body, m_finding.option, 0);
            return;
        }
        if (m_finding.rule == structuralIds[static_cast<std::size_t>(Structural::OptionRequires)]) {
            for (const auto needed : list.options[static_cast<std::size_t>(m_finding.option)].requiresAnyOf)
                addOption(body, needed, 1);
            addOption(body, m_finding.option, 0);
            return;
        }
        const auto allowed = m_finding.allowed ? static_cast<int>(m_finding.allowed->floor()) : 0;
        if (m_finding.option != noIndex) {
            addOption(body, m_finding.option, allowed);
            return;
        }
        // The group as a whole: more or fewer of one of its options.
        const auto actual = m_finding.actual ? static_cast<int>(m_finding.actual->floor()) : 0;
        const auto& group = list.groups[static_cast<std::size_t>(m_finding.optionGroup)];
        for (const auto option : group.options) {
            const auto number = held(body, option) + allowed - actual;
            if (number >= 0 && (held(body, option) > 0 || !m_finding.tooMany))
                addOption(body, option, number);
        }
        clear(body, group.options, 2);
    }

    /// No option of these is named: what is the default, or the unit's, holds again.
    void clear(const Body& body, const std::vector<Index>& options, std::size_t least)
    {
        edits::Batch batch;
        std::string name;
        for (const auto option : options) {
            const auto& its = listOf(body).options[static_cast<std::size_t>(option)];
            if (!named(body).find(its.id))
                continue;
            batch.edits.push_back(setOption(body, its.id, std::nullopt));
            name += (name.empty() ? "" : ", ") + its.name;
        }
        if (batch.edits.size() < least)
            return;
        Fix fix;
        fix.kind = Fix::Kind::DropOption;
        fix.units = {body.unit};
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
        const auto subject = m_assessment.unitOf(m_finding.subject);
        if (subject != noIndex) {
            proposeForUnit(subject);
        } else if (!m_finding.tooMany) {
            proposeMore(rule().count, 1);
            return;
        }
        if (asksFor(rule().count.filter, Filter::Kind::HeldBack))
            proposeDeploying();
        if (rule().count.kind == Measure::Kind::Points) {
            proposeCheaper();
            return;
        }
        for (const auto i : m_finding.units | std::views::reverse)
            if (subject != noIndex && unit(i).parent != noIndex)
                proposePlaces(i);
        if (m_finding.tooMany && rule().atMost && rule().atMost->source == Bound::Source::Measure)
            proposeMore(*rule().atMost->measure, 2);
        for (const auto i : m_finding.units | std::views::reverse)
            if (i != subject || (rule().scope == Constraint::Scope::Self && m_finding.severity == Severity::Error))
                addRemoval(i);
    }

    /// Too many hang in a place: the last of them, or the first, to another unit that has the same place.
    void proposeMoving(Index subject)
    {
        const auto gap = static_cast<std::size_t>(gapOf(m_finding));
        auto culprits = m_finding.units;
        std::erase(culprits, subject);
        if (gap < 2 || gap > culprits.size())
            return;
        moveTogether(subject, {culprits.rbegin(), culprits.rbegin() + static_cast<std::ptrdiff_t>(gap)});
        moveTogether(subject, {culprits.begin(), culprits.begin() + static_cast<std::ptrdiff_t>(gap)});
    }

    void moveTogether(Index subject, const std::vector<Index>& moved)
    {
        const auto place = static_cast<std::size_t>(rule().place);
        const auto& its = m_catalogue.ruleset.places[place];
        std::size_t most = 3;
        for (Index above = 0; above < static_cast<Index>(m_assessment.units.size()) && most > 0; ++above) {
            const bool isInside = above >= subject && above < unit(subject).end;
            const auto mayHang = [&](Index i) { return accepts(m_catalogue, m_assessment, its, above, i); };
            if (isInside || unit(above).kind == noIndex || !std::ranges::all_of(moved, mayHang))
                continue;
            Fix fix;
            fix.kind = Fix::Kind::Attach;
            fix.units = moved;
            fix.above = above;
            edits::Batch batch;
            auto at = source(above).units.size();
            for (const auto i : moved)
                batch.edits.push_back({edits::MoveUnit{unit(i).id, unit(above).id, at++,
                                                       m_catalogue.ruleset.asOf(static_cast<Index>(place))}});
            fix.edit.change = std::move(batch);
            add(std::move(fix));
            --most;
        }
    }

    void proposeDeploying()
    {
        for (auto i = static_cast<Index>(m_assessment.units.size()) - 1; i >= 0; --i)
            if (source(i).reserve && fits(m_catalogue, m_assessment, i, rule().count.filter))
                addDeploy(i);
    }

    /// A rule about one unit, or about one body of its models.
    void proposeForUnit(Index subject)
    {
        const auto& measure = rule().count;
        if (asksFor(rule().where, Filter::Kind::Place) && unit(subject).parent == noIndex)
            proposeAttaching(subject);
        if (rule().scope == Constraint::Scope::Place && !m_finding.tooMany)
            proposeBelow(subject);
        if (rule().scope == Constraint::Scope::Place && m_finding.tooMany)
            proposeMoving(subject);
        if (measure.kind == Measure::Kind::GroupModels && m_finding.tooMany)
            proposeFewerInGroups(subject);
        if (rule().scope == Constraint::Scope::Self)
            for (const auto& body : m_assessment.bodiesOf(subject))
                if (m_finding.subject.kind == Constraint::Subject::Unit || body.group == m_finding.modelGroup)
                    proposeForBody(body);
        // Without the option that brings the rule upon it, the unit need not keep the rule.
        const auto& own = ownModels(subject);
        for (const auto bits : {optionsAskedFor(rule().where), optionsCountedBy(rule().atLeast)})
            for (const auto& body : m_assessment.bodiesOf(subject))
                for (const auto option : taken(body))
                    if ((listOf(body).options[static_cast<std::size_t>(option)].watched & bits) != 0 &&
                        (m_finding.subject.kind == Constraint::Subject::Unit || body.group == m_finding.modelGroup ||
                         &body == &own))
                        addOption(body, option, 0);
    }

    /// Options that a body took itself, by position.
    [[nodiscard]] std::vector<Index> taken(const Body& body) const
    {
        std::vector<Index> options;
        for (const auto& taken : m_assessment.takenBy(body))
            if (!taken.isInherited && taken.count > 0)
                options.push_back(static_cast<Index>(taken.option - listOf(body).options.data()));
        return options;
    }

    static std::uint64_t optionsAskedFor(const Filter& filter)
    {
        auto bits = filter.kind == Filter::Kind::Option ? filter.mask : std::uint64_t{0};
        for (const auto& child : filter.children)
            bits |= optionsAskedFor(child);
        return bits;
    }

    static std::uint64_t optionsCountedBy(const std::optional<Bound>& bound)
    {
        const bool counts = bound && bound->source == Bound::Source::Measure &&
                            bound->measure->kind == Measure::Kind::Options &&
                            bound->measure->optionMask != Measure::all;
        return counts ? bound->measure->optionMask : 0;
    }

    /// Other options for a body: fewer of those that count, other weapons, or more of what is missing.
    void proposeForBody(const Body& body)
    {
        const auto& measure = rule().count;
        const auto& list = listOf(body);
        if (measure.kind == Measure::Kind::Options && counts(measure, body)) {
            std::vector<Index> named;
            std::size_t most = 4;
            for (std::size_t i = 0; i < list.options.size(); ++i) {
                const auto position = static_cast<Index>(i);
                if (!counts(measure, list.options[i]))
                    continue;
                named.push_back(position);
                const auto now = held(body, position);
                if (m_finding.tooMany && now > 0)
                    addOption(body, position, std::max(0, now - gapOf(m_finding)));
                else if (!m_finding.tooMany && now == 0 && most > 0 && mayTake(list, body, position)) {
                    addOption(body, position, 1);
                    --most;
                }
            }
            // Also what a model group names to have none of it counts as otherwise than its unit.
            if (m_finding.tooMany)
                clear(body, named, std::ranges::any_of(named, [&](Index i) { return held(body, i) > 0; }) ? 2 : 1);
        } else if (isAboutWeapons(measure)) {
            proposeWeapons(body);
        }
    }

    /// Whether the option's group still has room, as far as a quick look tells.
    [[nodiscard]] bool mayTake(const OptionList& list, const Body& body, Index option) const
    {
        const auto& group = list.groups[static_cast<std::size_t>(list.options[static_cast<std::size_t>(option)].group)];
        int sum = 0;
        for (const auto position : group.options)
            sum += held(body, position);
        return !group.max || sum < group.max->at(body.models);
    }

    /// Weapons to drop, or to take another of the same group for; or, where one is missing, the cheapest to take.
    void proposeWeapons(const Body& body)
    {
        const auto& measure = rule().count;
        const auto& list = listOf(body);
        const auto gives = [&](const Option& option, auto isWanted) {
            return std::ranges::any_of(option.weapons, [&](const Carry& carry) { return isWanted(carry.weapon); });
        };
        if (m_finding.tooMany) {
            for (const auto option : taken(body)) {
                const auto& its = list.options[static_cast<std::size_t>(option)];
                if (!gives(its, [&](Index weapon) {
                        return std::ranges::find(m_finding.weapons, weapon) != m_finding.weapons.end();
                    }))
                    continue;
                const auto& group = list.groups[static_cast<std::size_t>(its.group)];
                if (group.max && group.max->times == 1)
                    for (const auto other : group.options)
                        if (other != option && m_candidates.size() < 8)
                            addOption(body, other, 1);
                addOption(body, option, std::max(0, held(body, option) - gapOf(m_finding)));
            }
            return;
        }
        std::vector<std::pair<std::int64_t, Index>> offers;
        for (std::size_t i = 0; i < list.options.size(); ++i) {
            const auto& option = list.options[i];
            const auto isWanted = [&](Index weapon) { return countsWeapon(m_catalogue, measure, weapon); };
            if (held(body, static_cast<Index>(i)) == 0 && gives(option, isWanted))
                offers.emplace_back(option.points + option.pointsPerModel * body.models, static_cast<Index>(i));
        }
        std::ranges::sort(offers);
        for (std::size_t i = 0; i < offers.size() && i < 2; ++i)
            addOption(body, offers[i].second, 1);
    }

    void proposeFewerInGroups(Index subject)
    {
        const auto& measure = rule().count;
        const auto gap = gapOf(m_finding);
        for (const auto& body : m_assessment.bodiesOf(subject)) {
            if (!body.kind || !counts(measure, body))
                continue;
            const auto group = static_cast<std::size_t>(body.group);
            Fix fix;
            fix.units = {subject};
            if (body.models > gap) {
                fix.kind = Fix::Kind::SetGroupModels;
                fix.number = body.models - gap;
                fix.option = body.kind->name;
                fix.edit.change = edits::SetGroupModels{unit(subject).id, group, fix.number};
                add(fix);
            }
            fix.kind = Fix::Kind::RemoveGroup;
            fix.option = body.kind->name;
            fix.edit.change = edits::RemoveGroup{unit(subject).id, group};
            add(std::move(fix));
        }
        // Or more models, where the count is compared with those of the unit.
        const auto limits = sizeLimits(m_catalogue, m_assessment, subject);
        const auto allowed = std::max<std::int64_t>(1, m_finding.allowed->floor());
        const auto models = unit(subject).models;
        for (const auto wanted : {static_cast<std::int64_t>(models) + gap, m_finding.actual->ceil() * models / allowed,
                                  m_finding.actual->ceil() * 10}) {
            if (wanted <= models || wanted > limits.max)
                continue;
            Fix fix;
            fix.kind = Fix::Kind::SetModels;
            fix.units = {subject};
            fix.number = static_cast<int>(wanted);
            fix.edit.change = edits::SetModels{unit(subject).id, fix.number};
            add(std::move(fix));
        }
    }

    /// A unit is missing in a place: the cheapest that fits there, and those that stand alone.
    void proposeBelow(Index subject)
    {
        const auto place = static_cast<std::size_t>(rule().place);
        const auto& its = m_catalogue.ruleset.places[place];
        std::vector<std::pair<std::int64_t, Index>> kinds;
        const auto& owner = m_catalogue.army(m_assessment.army);
        for (Index i = owner.firstUnit; i < owner.firstUnit + owner.unitCount; ++i) {
            const auto& kind = m_catalogue.unit(i);
            kinds.emplace_back(kind.points + kind.pointsPerModel * kind.defaultModels(), i);
        }
        std::ranges::sort(kinds);
        std::size_t most = 3;
        for (const auto& [cost, kind] : kinds) {
            auto added = fresh(kind, freeUnitId(m_roster));
            added.as = m_catalogue.ruleset.asOf(static_cast<Index>(place));
            if (most == 0 || !wouldFit(kind, its.accepts))
                continue;
            Fix fix;
            fix.kind = Fix::Kind::AddUnits;
            fix.unitKind = kind;
            fix.number = 1;
            fix.above = subject;
            fix.edit.change = edits::AddUnit{unit(subject).id, source(subject).units.size(), std::move(added)};
            add(std::move(fix));
            --most;
        }
    }

    [[nodiscard]] bool wouldFit(Index kindIndex, const Filter& filter) const
    {
        Roster alone;
        alone.ruleset = m_roster.ruleset;
        alone.army = m_roster.army;
        alone.units.push_back(fresh(kindIndex, "u1"));
        return fits(m_catalogue, assess(m_catalogue, alone), 0, filter);
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
                if (fits(m_catalogue, m_assessment, below, rule().count.filter))
                    cost += unit(below).points;
            if (cost > 0 && cost >= over)
                costs.emplace_back(cost, i);
            if (cost > 0)
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
        if (unit(i).kind == noIndex)
            return;
        const auto& own = ownModels(i);
        for (const auto option : taken(own)) {
            const auto& its = listOf(own).options[static_cast<std::size_t>(option)];
            const auto cost = its.points * held(own, option) + its.pointsPerModel * own.models;
            if (cost >= over && m_candidates.size() < 4)
                addOption(own, option, 0);
        }
    }

    /// Adds a unit that counts where too few do: of the finding's army, line, or any that fits; the cheapest first.
    void proposeMore(const Measure& measure, std::size_t most)
    {
        if (measure.kind != Measure::Kind::Units && measure.kind != Measure::Kind::Models)
            return;
        if (m_assessment.unitOf(m_finding.subject) != noIndex)
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
        const auto missing = gapOf(m_finding);
        for (const auto& [cost, kind] : kinds) {
            if (most-- == 0)
                break;
            addUnits(kind, missing);
        }
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

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const Assessment& m_assessment;
    const Finding& m_finding;
    std::vector<Fix> m_candidates;
};

} // namespace

std::vector<Fix> proposeFixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                              const Finding& finding)
{
    return Proposer(catalogue, roster, assessment, finding).run();
}

int gapOf(const Finding& finding)
{
    if (!finding.actual || !finding.allowed)
        return 1;
    const auto gap = finding.tooMany ? finding.actual->floor() - finding.allowed->floor()
                                     : finding.allowed->ceil() - finding.actual->ceil();
    return static_cast<int>(std::clamp<std::int64_t>(gap, 1, 40));
}

} // namespace muster
