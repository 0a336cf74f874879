#include "advice/whynot/conflict.h"

#include "advice/rosters/kindanswers.h"
#include "core/data/severityrule.h"
#include "core/roster/emptylike.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <functional>
#include <map>

namespace muster::advice {

namespace {

/// Some of the wishes.
struct Part {
    std::vector<std::size_t> wanted;
    std::vector<std::size_t> without;
    bool hasPoints = true;
    bool hasArmies = true;
};

/// Proves that a part of the wishes cannot be, from one rule and the limit of points, or from this limit and several
/// rules that ask for different units. Each count is taken so that the rule is as mild as it can be.
class Prover {
public:
    Prover(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes)
        : m_catalogue(catalogue),
          m_wishes(wishes),
          m_roster(emptyLike(beginning)),
          m_before(assess(catalogue, m_roster)),
          m_kinds(catalogue, m_before)
    {
    }

    std::optional<Conflict> find(const Part& part)
    {
        m_part = &part;
        m_allowed = allowedKinds();
        m_demands.clear();
        if (auto conflict = overPoints({}))
            return conflict;
        for (const auto rule : m_catalogue.ruleset.constraints.ids())
            if (const auto& its = m_catalogue.ruleset.constraints[rule]; applies(its))
                for (const auto& group : groupsOf(its))
                    if (auto conflict = broken(rule, group))
                        return conflict;
        return overPointsTogether();
    }

private:
    using Wanted = std::vector<std::size_t>; ///< positions in the wishes

    /// The wanted units that a rule judges together, and the army that others must be of; none: any.
    struct Group {
        Wanted wanted;
        Id<Army> army;
    };

    /// What a rule asks for besides the wanted units.
    struct Demand {
        RuleShare share;
        std::vector<Id<Unit>> kinds; ///< that may be it
    };

    [[nodiscard]] const WantedUnits& wish(std::size_t at) const { return m_wishes.wanted[at]; }
    [[nodiscard]] Id<Army> armyOf(Id<Unit> kind) const { return m_catalogue.unit(kind).army; }

    /// The kinds that may be in the army besides the wanted units.
    [[nodiscard]] std::vector<Id<Unit>> allowedKinds() const
    {
        std::vector<Id<Unit>> kinds;
        for (const auto kind : m_catalogue.units.ids())
            if (isOfArmies(kind) && std::ranges::none_of(m_part->without, [&](std::size_t at) {
                    return m_wishes.without[at].contains(kind);
                }))
                kinds.push_back(kind);
        return kinds;
    }
    [[nodiscard]] bool isOfArmies(Id<Unit> kind) const
    {
        return !m_part->hasArmies || armyOf(kind) == m_before.army ||
               std::ranges::any_of(m_wishes.wanted,
                                   [&](const WantedUnits& wanted) { return armyOf(wanted.kind) == armyOf(kind); });
    }

    /// Whether a rule holds for every army with the wanted units, as an error.
    [[nodiscard]] bool applies(const Constraint& rule) const
    {
        const bool isOfMany = rule.subject == SubjectKind::Roster || rule.subject == SubjectKind::Army ||
                              rule.subject == SubjectKind::Kind;
        const bool isOfAll = rule.scope.kind != Scope::Kind::Place && rule.scope.kind != Scope::Kind::Below &&
                             rule.scope.kind != Scope::Kind::Parent && !rule.count.in;
        const bool isCounted =
            rule.count.kind == Measure::Kind::Units || (rule.count.isCost() && rule.count.cost.isNone());
        if (!isOfMany || !isOfAll || !isCounted || rule.when.hasNo || !rule.when.isFlat() ||
            severityIn(rule.severity, m_before.choices) != Severity::Error)
            return false;
        auto when = rule.when;
        when.has.reset();
        if (!holds(m_catalogue, when, m_before))
            return false;
        return !rule.when.has || std::ranges::any_of(m_part->wanted, [&](std::size_t at) {
            return m_kinds.of(wish(at).kind, *rule.when.has) == Fit::Yes;
        });
    }

    [[nodiscard]] std::vector<Group> groupsOf(const Constraint& rule) const
    {
        if (rule.subject == SubjectKind::Roster)
            return {{m_part->wanted, {}}};
        std::map<std::int32_t, Group> groups;
        for (const auto at : m_part->wanted) {
            const auto kind = wish(at).kind;
            if (m_kinds.of(kind, rule.where) != Fit::Yes)
                continue;
            const bool isOfKind = rule.subject == SubjectKind::Kind;
            auto& group = groups[isOfKind ? m_catalogue.countsAs(kind).value() : armyOf(kind).value()];
            group.wanted.push_back(at);
            group.army = armyOf(kind);
        }
        std::vector<Group> result;
        for (auto& [id, group] : groups)
            result.push_back(std::move(group));
        return result;
    }

    [[nodiscard]] std::int64_t countOf(const Wanted& wanted, const Filter& filter, Fit least) const
    {
        std::int64_t count = 0;
        for (const auto at : wanted)
            count += m_kinds.of(wish(at).kind, filter) >= least ? wish(at).number : 0;
        return count;
    }
    [[nodiscard]] Points pointsOf(const Wanted& wanted) const
    {
        Points points;
        for (const auto at : wanted)
            points += m_kinds.leastPrice(wish(at).kind) * wish(at).number;
        return points;
    }
    [[nodiscard]] Wanted thatFit(const Wanted& wanted, const Filter& filter) const
    {
        Wanted fitting;
        for (const auto at : wanted)
            if (m_kinds.of(wish(at).kind, filter) == Fit::Yes)
                fitting.push_back(at);
        return fitting;
    }

    std::optional<Conflict> broken(Id<Constraint> id, const Group& group)
    {
        const auto& rule = m_catalogue.ruleset.constraints[id];
        Conflict conflict;
        conflict.rule = id;
        const auto counted = thatFit(group.wanted, rule.count.filter);
        if (rule.count.kind == Measure::Kind::Points) {
            const auto points = pointsOf(counted);
            conflict.counted = points.ceil();
            return rule.atMost ? overFixed(conflict, *rule.atMost, Fraction(points), counted) : std::nullopt;
        }
        conflict.counted = countOf(counted, rule.count.filter, Fit::Yes);
        if (rule.atMost && rule.atMost->source == Bound::Source::Measure)
            return underOthers(conflict, rule, group, counted);
        if (rule.atMost)
            if (auto found = overFixed(conflict, *rule.atMost, conflict.counted, counted))
                return found;
        if (!rule.atLeast)
            return std::nullopt;
        const auto least = fixedValue(*rule.atLeast);
        if (!least)
            return std::nullopt;
        conflict.allowed = least;
        conflict.missing = least->ceil() - countOf(group.wanted, rule.count.filter, Fit::Maybe);
        const auto because = rule.subject == SubjectKind::Roster ? Wanted{} : group.wanted;
        return tooFew(conflict, rule.count.filter, group.army, because);
    }

    /// The value of a bound that depends on no unit.
    [[nodiscard]] std::optional<Fraction> fixedValue(const Bound& bound) const
    {
        const auto isFixed = [](const Bound& one) {
            return one.source == Bound::Source::Number || one.source == Bound::Source::AgreedPoints ||
                   one.source == Bound::Source::ArmyNumber;
        };
        if (!isFixed(bound) || (bound.by && (!isFixed(*bound.by) || bound.by->by)))
            return std::nullopt;
        const bool asksPoints = bound.source == Bound::Source::AgreedPoints ||
                                (bound.by && bound.by->source == Bound::Source::AgreedPoints);
        return asksPoints && !m_part->hasPoints ? std::nullopt : valueOf(m_catalogue, m_before, bound);
    }

    std::optional<Conflict> overFixed(Conflict conflict, const Bound& bound, Fraction counted, const Wanted& wanted)
    {
        conflict.allowed = fixedValue(bound);
        return conflict.allowed && *conflict.allowed < counted ? std::optional(finished(conflict, wanted, false))
                                                               : std::nullopt;
    }

    /// At most so many as others: these are missing.
    std::optional<Conflict> underOthers(Conflict conflict, const Constraint& rule, const Group& group,
                                        const Wanted& counted)
    {
        const auto& bound = *rule.atMost;
        const auto& other = *bound.measure;
        if (other.kind != Measure::Kind::Units || other.in || bound.by || bound.perFull != 0 || !bound.table.empty() ||
            bound.times <= Fraction(0))
            return std::nullopt;
        // Rounded up, a little less than one is enough for one more.
        const auto counts = conflict.counted - (bound.rounding == Rounding::Up ? 1 : 0);
        auto needed = std::max<std::int64_t>(0, ((Fraction(counts) - Fraction(bound.plus)) *
                                                 Fraction(bound.times.denominator(), bound.times.numerator()))
                                                    .ceil());
        conflict.missing = needed - countOf(group.wanted, other.filter, Fit::Maybe);
        return tooFew(conflict, other.filter, group.army, counted);
    }

    /// Where units are missing: none can be had, or the points do not suffice.
    std::optional<Conflict> tooFew(Conflict conflict, const Filter& filter, Id<Army> army, const Wanted& because)
    {
        if (conflict.missing <= 0)
            return std::nullopt;
        std::optional<Points> least;
        Demand demand;
        for (const auto kind : m_allowed) {
            if ((!army.isNone() && armyOf(kind) != army) || m_kinds.of(kind, filter) == Fit::No)
                continue;
            demand.kinds.push_back(kind);
            if (const auto price = m_kinds.leastPrice(kind); !least || price < *least) {
                least = price;
                conflict.cheapest = kind;
            }
        }
        if (!least)
            return finished(conflict, because, false);
        conflict.missingPoints = *least * conflict.missing;
        demand.share = conflict;
        m_demands.push_back(std::move(demand));
        return overPoints(conflict);
    }

    /// Where rules ask for units none of which could be one that another of them asks for, and all cost too much.
    std::optional<Conflict> overPointsTogether()
    {
        // The dearest first: whatever comes behind is not enough without those before.
        std::ranges::stable_sort(m_demands, std::greater(),
                                 [](const Demand& demand) { return demand.share.missingPoints; });
        for (auto first = m_demands.begin(); first != m_demands.end(); ++first) {
            Conflict conflict;
            static_cast<RuleShare&>(conflict) = first->share;
            std::vector<const Demand*> together{&*first};
            for (auto next = std::next(first); next != m_demands.end(); ++next) {
                if (next->share.missingPoints == Points() ||
                    std::ranges::any_of(together, [&](const Demand* other) { return haveCommon(*other, *next); }))
                    continue;
                together.push_back(&*next);
                conflict.besides.push_back(next->share);
                if (auto found = overPoints(conflict))
                    return found;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] static bool haveCommon(const Demand& one, const Demand& other)
    {
        return std::ranges::any_of(
            one.kinds, [&](Id<Unit> kind) { return std::ranges::find(other.kinds, kind) != other.kinds.end(); });
    }

    /// Where the wanted units and what is missing cost more than was agreed.
    std::optional<Conflict> overPoints(Conflict conflict)
    {
        if (!m_before.limit || !m_part->hasPoints)
            return std::nullopt;
        conflict.wantedPoints = pointsOf(m_part->wanted);
        if (conflict.wantedPoints + conflict.allMissingPoints() <= Points(*m_before.limit))
            return std::nullopt;
        return finished(conflict, m_part->wanted, true);
    }

    [[nodiscard]] Conflict finished(Conflict conflict, const Wanted& wanted, bool hasPoints) const
    {
        conflict.wanted = wanted;
        conflict.without = m_part->without;
        conflict.hasPoints = hasPoints;
        conflict.hasArmies = m_part->hasArmies;
        return conflict;
    }

    const Catalogue& m_catalogue;
    const FillWishes& m_wishes;
    Roster m_roster;
    Assessment m_before; ///< of an empty roster: what was agreed
    KindAnswers m_kinds;
    const Part* m_part = nullptr;
    std::vector<Id<Unit>> m_allowed;
    std::vector<Demand> m_demands; ///< of all rules
};

} // namespace

std::optional<Conflict> conflictIn(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes)
{
    Prover prover(catalogue, beginning, wishes);
    Part part;
    for (std::size_t i = 0; i < wishes.wanted.size(); ++i)
        part.wanted.push_back(i);
    for (std::size_t i = 0; i < wishes.without.size(); ++i)
        part.without.push_back(i);
    part.hasArmies = !wishes.hasAllies;
    auto conflict = prover.find(part);
    if (!conflict)
        return std::nullopt;
    // What the proof does not need is left out, one after the other: what stays is all needed.
    const auto tryWithout = [&](const Part& fewer) {
        auto smaller = prover.find(fewer);
        if (smaller) {
            part = fewer;
            conflict = std::move(smaller);
        }
    };
    const auto shrink = [&](std::vector<std::size_t> Part::*list) {
        for (auto i = (part.*list).size(); i-- > 0;) {
            auto fewer = part;
            (fewer.*list).erase((fewer.*list).begin() + static_cast<std::ptrdiff_t>(i));
            tryWithout(fewer);
        }
    };
    for (const auto flag : {&Part::hasArmies, &Part::hasPoints}) {
        auto fewer = part;
        fewer.*flag = false;
        tryWithout(fewer);
    }
    shrink(&Part::without);
    shrink(&Part::wanted);
    conflict->wanted = part.wanted;
    conflict->without = part.without;
    conflict->hasArmies = part.hasArmies;
    conflict->hasPoints = part.hasPoints && beginning.battle.points.has_value();
    return conflict;
}

} // namespace muster::advice
