#include "rules/fixes/proposals.h"

#include "rules/fixes/choosing.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/structure.h"

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
        if (m_finding.constraint.isNone())
            proposeStructural();
        else
            proposeForConstraint();
        return std::move(m_candidates);
    }

private:
    [[nodiscard]] const AssessedUnit& unit(Id<AssessedUnit> i) const { return m_assessment.units[i]; }
    [[nodiscard]] const RosterUnit& source(Id<AssessedUnit> i) const { return *m_assessment.source[i]; }

    [[nodiscard]] std::vector<Id<AssessedUnit>> everyUnit() const
    {
        const auto ids = m_assessment.units.ids();
        return {ids.begin(), ids.end()};
    }

    /// Proposals with the same label are added only once.
    void add(Fix fix)
    {
        if (std::ranges::none_of(m_candidates, [&](const Fix& other) { return readsTheSame(other, fix); }))
            m_candidates.push_back(std::move(fix));
    }

    [[nodiscard]] bool readsTheSame(const Fix& a, const Fix& b) const
    {
        if (a.kind != b.kind || a.units != b.units || a.unitKind != b.unitKind || a.above != b.above ||
            a.number != b.number || a.body.isNone() != b.body.isNone())
            return false;
        if (a.body.isNone())
            return true;
        const auto& ofA = m_assessment.bodies[a.body];
        const auto& ofB = m_assessment.bodies[b.body];
        return ofA.kind == ofB.kind && std::ranges::equal(a.options, b.options, [&](Id<Option> x, Id<Option> y) {
                   return listOf(ofA).options[x].name == listOf(ofB).options[y].name;
               });
    }

    void addRemoval(Id<AssessedUnit> i)
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
        if (m_finding.rule == idOf(Structural::WrongPlace)) {
            proposePlaces(culprit);
        } else if (m_finding.rule == idOf(Structural::UnitSize)) {
            proposeSizes(culprit);
        } else if (!m_finding.modelGroup.isNone() && m_finding.optionGroup.isNone()) {
            proposeGroupModels(culprit);
        } else {
            proposeOptions(culprit);
        }
        addRemoval(culprit);
    }

    void proposePlaces(Id<AssessedUnit> culprit)
    {
        if (!unit(culprit).parent.isNone()) {
            Fix fix;
            fix.kind = Fix::Kind::Detach;
            fix.units = {culprit};
            fix.edit.change = edits::MoveUnit{unit(culprit).id, {}, m_roster.units.size(), {}};
            add(std::move(fix));
        }
        proposeMakingRoom(culprit);
        proposeAttaching(culprit);
    }

    /// An option of the parent unit that gives it this place.
    void proposeMakingRoom(Id<AssessedUnit> culprit)
    {
        const auto place = unit(culprit).place;
        const auto above = unit(culprit).parent;
        if (place.isNone() || above.isNone() || !unit(above).isKnown())
            return;
        const auto wanted = optionsAskedFor(m_catalogue.ruleset.places[place].parents);
        const auto& body = ownModels(above);
        for (const auto option : listOf(body).options.ids())
            if (wanted.has(listOf(body).options[option].fact) && held(body, option) == 0)
                addOption(body, option, 1);
    }

    /// Attaches a unit to another that has a place for it.
    void proposeAttaching(Id<AssessedUnit> culprit)
    {
        std::size_t most = 6;
        const auto& places = m_catalogue.ruleset.places;
        for (const auto above : m_assessment.units.ids()) {
            const bool isInside = above >= culprit && above < unit(culprit).end;
            if (isInside || !unit(above).isKnown() || above == unit(culprit).parent)
                continue;
            for (const auto place : places.ids()) {
                if (most == 0 || !accepts(m_catalogue, m_assessment, places[place], above, culprit))
                    continue;
                Fix fix;
                fix.kind = Fix::Kind::Attach;
                fix.units = {culprit};
                fix.above = above;
                fix.edit.change = edits::MoveUnit{unit(culprit).id, unit(above).id, source(above).units.size(),
                                                  m_catalogue.ruleset.asOf(place)};
                add(std::move(fix));
                --most;
            }
        }
    }

    void proposeSizes(Id<AssessedUnit> culprit)
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
        const auto& own = ownModels(culprit);
        for (const auto option : kind.choices.options.ids())
            if (kind.choices.options[option].maxModels && held(own, option) > 0)
                addOption(own, option, 0);
    }

    void proposeGroupModels(Id<AssessedUnit> culprit)
    {
        const auto group = m_finding.modelGroup.position();
        Fix fix;
        fix.units = {culprit};
        fix.body = m_assessment.bodies.idOf(bodyOf(culprit));
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

    [[nodiscard]] const Body& ownModels(Id<AssessedUnit> culprit) const { return m_assessment.ownModelsOf(culprit); }

    /// The body of a unit that the finding is about: the unit's own models, or those of a model group.
    [[nodiscard]] const Body& bodyOf(Id<AssessedUnit> culprit) const
    {
        for (const auto& body : m_assessment.bodiesOf(culprit))
            if (body.group == m_finding.modelGroup)
                return body;
        return ownModels(culprit);
    }

    [[nodiscard]] const OptionList& listOf(const Body& body) const
    {
        return choicesOf(m_catalogue, m_assessment, body);
    }
    [[nodiscard]] const OptionCounts& named(const Body& body) const { return namedFor(m_assessment, body); }

    [[nodiscard]] int held(const Body& body, Id<Option> option) const
    {
        return countOf(m_assessment, body, listOf(body).options[option]);
    }

    [[nodiscard]] Edit setOption(const Body& body, const std::string& id, std::optional<int> value) const
    {
        return {edits::SetOption{unit(body.unit).id, body.kind ? std::optional(body.group.position()) : std::nullopt,
                                 id, value}};
    }

    void addOption(const Body& body, Id<Option> option, int number)
    {
        Fix fix;
        fix.kind = number == 0                   ? Fix::Kind::DropOption
                   : number < held(body, option) ? Fix::Kind::LowerOption
                                                 : Fix::Kind::TakeOption;
        fix.units = {body.unit};
        fix.body = m_assessment.bodies.idOf(body);
        fix.options = {option};
        fix.number = number;
        fix.edit = nameOption(m_catalogue, m_assessment, body, option, number);
        add(std::move(fix));
    }

    void proposeOptions(Id<AssessedUnit> culprit)
    {
        const auto& body = bodyOf(culprit);
        const auto& list = listOf(body);
        if (!m_finding.otherOption.isNone()) {
            addOption(body, m_finding.otherOption, 0);
            addOption(body, m_finding.option, 0);
            return;
        }
        if (m_finding.rule == idOf(Structural::OptionRequires)) {
            for (const auto needed : list.options[m_finding.option].requiresAnyOf)
                addOption(body, needed, 1);
            addOption(body, m_finding.option, 0);
            return;
        }
        const auto allowed = m_finding.allowed ? static_cast<int>(m_finding.allowed->floor()) : 0;
        if (!m_finding.option.isNone()) {
            addOption(body, m_finding.option, allowed);
            return;
        }
        // The group as a whole: more or fewer of one of its options.
        const auto actual = m_finding.actual ? static_cast<int>(m_finding.actual->floor()) : 0;
        const auto& group = list.groups[m_finding.optionGroup];
        for (const auto option : group.options) {
            const auto number = held(body, option) + allowed - actual;
            if (number >= 0 && (held(body, option) > 0 || !m_finding.tooMany))
                addOption(body, option, number);
        }
        clear(body, group.options, 2);
    }

    /// Removes these options from the roster, so that the default, or the unit's choice, applies again.
    void clear(const Body& body, const std::vector<Id<Option>>& options, std::size_t least)
    {
        Fix fix;
        edits::Batch batch;
        for (const auto option : options) {
            const auto& its = listOf(body).options[option];
            if (!named(body).find(its.id))
                continue;
            batch.edits.push_back(setOption(body, its.id, std::nullopt));
            fix.options.push_back(option);
        }
        if (batch.edits.size() < least)
            return;
        fix.kind = Fix::Kind::ClearOptions;
        fix.units = {body.unit};
        fix.body = m_assessment.bodies.idOf(body);
        fix.edit.change = std::move(batch);
        add(std::move(fix));
    }

    // ---- constraints --------------------------------------------------------------------------------------------

    [[nodiscard]] const Constraint& rule() const { return m_catalogue.ruleset.constraints[m_finding.constraint]; }

    void proposeForConstraint()
    {
        const auto subject = m_assessment.unitOf(m_finding.subject);
        if (!subject.isNone()) {
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
            if (!subject.isNone() && !unit(i).parent.isNone())
                proposePlaces(i);
        if (m_finding.tooMany && rule().atMost && rule().atMost->source == Bound::Source::Measure)
            proposeMore(*rule().atMost->measure, 2);
        for (const auto i : m_finding.units | std::views::reverse)
            if (i != subject || (rule().scope == Constraint::Scope::Self && m_finding.severity == Severity::Error))
                addRemoval(i);
    }

    /// Too many units are in a place: moves the last of them, or the first, to another unit that has such a place.
    void proposeMoving(Id<AssessedUnit> subject)
    {
        const auto gap = static_cast<std::size_t>(gapOf(m_finding));
        auto culprits = m_finding.units;
        std::erase(culprits, subject);
        if (gap < 2 || gap > culprits.size())
            return;
        moveTogether(subject, {culprits.rbegin(), culprits.rbegin() + static_cast<std::ptrdiff_t>(gap)});
        moveTogether(subject, {culprits.begin(), culprits.begin() + static_cast<std::ptrdiff_t>(gap)});
    }

    void moveTogether(Id<AssessedUnit> subject, const std::vector<Id<AssessedUnit>>& moved)
    {
        const auto place = rule().place;
        const auto& its = m_catalogue.ruleset.places[place];
        std::size_t most = 3;
        for (const auto above : m_assessment.units.ids()) {
            if (most == 0)
                break;
            const bool isInside = above >= subject && above < unit(subject).end;
            const auto mayHang = [&](Id<AssessedUnit> i) { return accepts(m_catalogue, m_assessment, its, above, i); };
            if (isInside || !unit(above).isKnown() || !std::ranges::all_of(moved, mayHang))
                continue;
            Fix fix;
            fix.kind = Fix::Kind::Attach;
            fix.units = moved;
            fix.above = above;
            edits::Batch batch;
            auto at = source(above).units.size();
            for (const auto i : moved)
                batch.edits.push_back(
                    {edits::MoveUnit{unit(i).id, unit(above).id, at++, m_catalogue.ruleset.asOf(place)}});
            fix.edit.change = std::move(batch);
            add(std::move(fix));
            --most;
        }
    }

    void proposeDeploying()
    {
        for (const auto i : std::views::reverse(everyUnit()))
            if (source(i).reserve && fits(m_catalogue, m_assessment, i, rule().count.filter))
                addDeploy(i);
    }

    /// A rule about one unit, or about one body of its models.
    void proposeForUnit(Id<AssessedUnit> subject)
    {
        const auto& measure = rule().count;
        if (asksFor(rule().where, Filter::Kind::Place) && unit(subject).parent.isNone())
            proposeAttaching(subject);
        if (rule().scope == Constraint::Scope::Place && !m_finding.tooMany)
            proposeBelow(subject);
        if (rule().scope == Constraint::Scope::Place && m_finding.tooMany)
            proposeMoving(subject);
        if (measure.kind == Measure::Kind::GroupModels && m_finding.tooMany)
            proposeFewerInGroups(subject);
        if (rule().scope == Constraint::Scope::Self)
            for (const auto& body : m_assessment.bodiesOf(subject))
                if (kindOf(m_finding.subject) == SubjectKind::Unit || body.group == m_finding.modelGroup)
                    proposeForBody(body);
        // Without the option that makes the rule apply, the unit need not keep the rule.
        const auto& own = ownModels(subject);
        for (const auto& asked : {optionsAskedFor(rule().where), optionsCountedBy(rule().atLeast)})
            for (const auto& body : m_assessment.bodiesOf(subject))
                for (const auto option : taken(body))
                    if (asked.has(listOf(body).options[option].fact) &&
                        (kindOf(m_finding.subject) == SubjectKind::Unit || body.group == m_finding.modelGroup ||
                         &body == &own))
                        addOption(body, option, 0);
    }

    /// Options that a body took itself, by position.
    [[nodiscard]] std::vector<Id<Option>> taken(const Body& body) const
    {
        std::vector<Id<Option>> options;
        for (const auto& taken : m_assessment.takenBy(body))
            if (!taken.isInherited && taken.count > 0)
                options.push_back(listOf(body).options.idOf(*taken.option));
        return options;
    }

    static FactSet optionsAskedFor(const Filter& filter)
    {
        auto asked = filter.kind == Filter::Kind::Option ? filter.facts : FactSet();
        for (const auto& child : filter.children)
            asked.add(optionsAskedFor(child));
        return asked;
    }

    static FactSet optionsCountedBy(const std::optional<Bound>& bound)
    {
        const bool counts =
            bound && bound->source == Bound::Source::Measure && bound->measure->kind == Measure::Kind::Options;
        return counts ? bound->measure->options : FactSet();
    }

    /// Other options for a body: fewer of those that count, other weapons, or more of what is missing.
    void proposeForBody(const Body& body)
    {
        const auto& measure = rule().count;
        const auto& list = listOf(body);
        if (measure.kind == Measure::Kind::Options && counts(measure, body)) {
            std::vector<Id<Option>> named;
            std::size_t most = 4;
            for (const auto position : list.options.ids()) {
                if (!counts(measure, list.options[position]))
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
            // An option that a model group names with 0 also counts as a difference from its unit.
            if (m_finding.tooMany)
                clear(body, named,
                      std::ranges::any_of(named, [&](Id<Option> option) { return held(body, option) > 0; }) ? 2 : 1);
        } else if (isAboutWeapons(measure)) {
            proposeWeapons(body);
        }
    }

    /// Whether the option's group probably allows one more: a quick check that may be wrong.
    [[nodiscard]] bool mayTake(const OptionList& list, const Body& body, Id<Option> option) const
    {
        const auto& group = list.groups[list.options[option].group];
        int sum = 0;
        for (const auto position : group.options)
            sum += held(body, position);
        return !group.max || sum < group.max->at(body.models);
    }

    /// Drops weapons, or exchanges them for others of the same group; if one is missing, takes the cheapest.
    void proposeWeapons(const Body& body)
    {
        const auto& measure = rule().count;
        const auto& list = listOf(body);
        const auto gives = [&](const Option& option, auto isWanted) {
            return std::ranges::any_of(option.weapons, [&](const Carry& carry) { return isWanted(carry.weapon); });
        };
        if (m_finding.tooMany) {
            for (const auto option : taken(body)) {
                const auto& its = list.options[option];
                if (!gives(its, [&](Id<Weapon> weapon) {
                        return std::ranges::find(m_finding.weapons, weapon) != m_finding.weapons.end();
                    }))
                    continue;
                const auto& group = list.groups[its.group];
                if (group.max && group.max->times == 1)
                    for (const auto other : group.options)
                        if (other != option && m_candidates.size() < 8)
                            addOption(body, other, 1);
                addOption(body, option, std::max(0, held(body, option) - gapOf(m_finding)));
            }
            return;
        }
        std::vector<std::pair<std::int64_t, Id<Option>>> offers;
        for (const auto id : list.options.ids()) {
            const auto& option = list.options[id];
            const auto isWanted = [&](Id<Weapon> weapon) { return countsWeapon(m_catalogue, measure, weapon); };
            if (held(body, id) == 0 && gives(option, isWanted))
                offers.emplace_back(option.points + option.pointsPerModel * body.models, id);
        }
        std::ranges::sort(offers);
        for (std::size_t i = 0; i < offers.size() && i < 2; ++i)
            addOption(body, offers[i].second, 1);
    }

    void proposeFewerInGroups(Id<AssessedUnit> subject)
    {
        const auto& measure = rule().count;
        const auto gap = gapOf(m_finding);
        for (const auto& body : m_assessment.bodiesOf(subject)) {
            if (!body.kind || !counts(measure, body))
                continue;
            const auto group = body.group.position();
            Fix fix;
            fix.units = {subject};
            fix.body = m_assessment.bodies.idOf(body);
            if (body.models > gap) {
                fix.kind = Fix::Kind::SetGroupModels;
                fix.number = body.models - gap;
                fix.edit.change = edits::SetGroupModels{unit(subject).id, group, fix.number};
                add(fix);
            }
            fix.kind = Fix::Kind::RemoveGroup;
            fix.edit.change = edits::RemoveGroup{unit(subject).id, group};
            add(std::move(fix));
        }
        // Or more models, if the bound depends on the models of the unit.
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

    /// A unit is missing in a place: adds the cheapest that fits, or moves one that stands alone.
    void proposeBelow(Id<AssessedUnit> subject)
    {
        const auto place = rule().place;
        const auto& its = m_catalogue.ruleset.places[place];
        std::vector<std::pair<std::int64_t, Id<Unit>>> kinds;
        const auto& owner = m_catalogue.army(m_assessment.army);
        for (const auto i : owner.units) {
            const auto& kind = m_catalogue.unit(i);
            kinds.emplace_back(kind.points + kind.pointsPerModel * kind.defaultModels(), i);
        }
        std::ranges::sort(kinds);
        std::size_t most = 3;
        for (const auto& [cost, kind] : kinds) {
            auto added = fresh(kind, freeUnitId(m_roster));
            added.as = m_catalogue.ruleset.asOf(place);
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

    [[nodiscard]] bool wouldFit(Id<Unit> kindId, const Filter& filter) const
    {
        Roster alone;
        alone.ruleset = m_roster.ruleset;
        alone.army = m_roster.army;
        alone.units.push_back(fresh(kindId, "u1"));
        return fits(m_catalogue, assess(m_catalogue, alone), Id<AssessedUnit>::at(0), filter);
    }

    void addDeploy(Id<AssessedUnit> i)
    {
        Fix fix;
        fix.kind = Fix::Kind::Deploy;
        fix.units = {i};
        fix.edit.change = edits::SetReserve{unit(i).id, false};
        add(std::move(fix));
    }

    /// Removes units or options so that the points are low enough, those with the least points first.
    void proposeCheaper()
    {
        const auto over = m_finding.actual->floor() - m_finding.allowed->floor();
        std::vector<std::pair<std::int64_t, Id<AssessedUnit>>> costs;
        for (const auto i : m_assessment.units.ids()) {
            std::int64_t cost = 0;
            for (const auto below : m_assessment.withBelow(i))
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

    void proposeDroppedOptions(Id<AssessedUnit> i, std::int64_t over)
    {
        if (!unit(i).isKnown())
            return;
        const auto& own = ownModels(i);
        for (const auto option : taken(own)) {
            const auto& its = listOf(own).options[option];
            const auto cost = its.points * held(own, option) + its.pointsPerModel * own.models;
            if (cost >= over && m_candidates.size() < 4)
                addOption(own, option, 0);
        }
    }

    /// Too few units count: adds one of the finding's army or line, or any that fits, the cheapest first.
    void proposeMore(const Measure& measure, std::size_t most)
    {
        if (measure.kind != Measure::Kind::Units && measure.kind != Measure::Kind::Models)
            return;
        if (!m_assessment.unitOf(m_finding.subject).isNone())
            return;
        auto army = m_assessment.army;
        if (const auto* its = std::get_if<Id<Army>>(&m_finding.subject))
            army = *its;
        if (army.isNone())
            return;
        std::vector<std::pair<std::int64_t, Id<Unit>>> kinds;
        const auto& owner = m_catalogue.army(army);
        for (const auto i : owner.units)
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

    [[nodiscard]] RosterUnit fresh(Id<Unit> kindId, std::string id) const
    {
        const auto& kind = m_catalogue.unit(kindId);
        RosterUnit added;
        added.id = std::move(id);
        added.unit = kind.army == m_assessment.army ? kind.id : m_catalogue.army(kind.army).id + ':' + kind.id;
        return added;
    }

    /// The cost of one unit of this kind, if it would count for the finding.
    [[nodiscard]] std::optional<std::int64_t> costIfItCounts(const Measure& measure, Id<Unit> kindId) const
    {
        Roster alone;
        alone.ruleset = m_roster.ruleset;
        alone.army = m_roster.army;
        alone.battle = m_roster.battle;
        alone.rulings = m_roster.rulings;
        alone.units.push_back(fresh(kindId, "u1"));
        const auto assessed = assess(m_catalogue, alone);
        if (!fits(m_catalogue, assessed, Id<AssessedUnit>::at(0), measure.filter))
            return std::nullopt;
        const auto& only = assessed.units.front();
        if (rule().subject == SubjectKind::Line && Subject(only.line) != m_finding.subject)
            return std::nullopt;
        if (rule().subject == SubjectKind::Kind && Subject(only.kind) != m_finding.subject)
            return std::nullopt;
        return assessed.points;
    }

    void addUnits(Id<Unit> kindId, int number)
    {
        Fix fix;
        fix.kind = Fix::Kind::AddUnits;
        fix.unitKind = kindId;
        fix.number = number;
        edits::Batch batch;
        auto roster = m_roster;
        for (int i = 0; i < number; ++i) {
            edits::AddUnit step{{}, roster.units.size(), fresh(kindId, freeUnitId(roster))};
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
