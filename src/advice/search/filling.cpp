#include "advice/search/filling.h"

#include "advice/search/front.h"
#include "advice/search/spending.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <unordered_set>

namespace muster::advice {

namespace {

constexpr std::size_t mostWidth = 6; ///< lists that are gone on from after each new unit
constexpr std::size_t mostEnds = 6;  ///< lists with new units that get options as well
constexpr int mostNewUnits = 150;    ///< in one answer
constexpr int mostAdditionRounds = 4;
constexpr int mostHalves = 100;
constexpr int copyShare = 4; ///< each earlier unit of a kind makes another one dearer by this part of its cost

std::int64_t gapOf(const Standing& standing)
{
    std::int64_t sum = 0;
    for (const auto& error : standing.errors)
        sum += error.gap;
    return sum;
}

/// How well a list would please: how far its shares of groups are from those before, and how much it repeats itself.
/// Smaller is better; in parts of points.
class Taste {
public:
    explicit Taste(const std::vector<Member>& members)
    {
        for (const auto& member : members) {
            ++m_kinds[member.kind];
            m_before[member.group] += member.cost.inParts();
            m_total += member.cost.inParts();
        }
        m_groups = m_before;
    }

    void add(const NewUnit& unit, std::int64_t cost)
    {
        m_repeats += cost * m_kinds[unit.kind]++ / copyShare;
        m_groups[unit.group] += cost;
        m_added += cost;
        ++m_new[unit.kind];
    }

    [[nodiscard]] std::int64_t amount() const
    {
        const auto all = m_total + m_added;
        std::int64_t apart = 0;
        for (const auto& [group, cost] : m_groups) {
            const auto before = m_before.find(group);
            if (m_total == 0)
                apart += std::max<std::int64_t>(0, 2 * cost - all); // more than half of a new army
            else
                apart += std::abs(cost - (before == m_before.end() ? 0 : scaled(before->second, all)));
        }
        return apart / 2 + m_repeats;
    }

    /// Whether one more of a kind is no third of it before a second of another, no fourth before a third.
    [[nodiscard]] bool isInTurn(int kind) const
    {
        const auto found = m_new.find(kind);
        const auto copies = found == m_new.end() ? 0 : found->second;
        return copies < 2 || std::ranges::any_of(
                                 m_new, [&](const auto& each) { return each.first != kind && each.second >= copies; });
    }
    [[nodiscard]] const std::map<int, int>& newKinds() const { return m_new; }

private:
    [[nodiscard]] std::int64_t scaled(std::int64_t cost, std::int64_t all) const { return cost * all / m_total; }

    std::map<int, int> m_kinds;
    std::map<int, int> m_new;
    std::map<int, std::int64_t> m_before;
    std::map<int, std::int64_t> m_groups;
    std::int64_t m_total = 0;
    std::int64_t m_added = 0;
    std::int64_t m_repeats = 0;
};

/// What is wrong, new warnings, what cannot be spent, taste and what is left for options, changes: in this order.
using Score = std::tuple<std::int64_t, int, std::int64_t, std::int64_t, int>;

/// A list on the way.
struct Growing {
    Path path;
    Standing standing;
    Taste taste;
    std::int64_t additions = 0; ///< what these cost
    Score score{};
};

class Filler {
public:
    Filler(GrowingList& list, const FillLimits& limits, const Effort& effort)
        : m_list(list), m_limits(limits), m_trials(list, effort)
    {
    }

    FillResult run()
    {
        const auto start = m_trials.goTo({});
        const auto limit = m_list.limit();
        if (!start)
            return std::move(m_result);
        m_start = *start;
        m_limit = limit ? limit->inParts() : std::numeric_limits<std::int64_t>::max();
        if (limit && leftOf(m_start) <= 0 && m_start.isLegal())
            return std::move(m_result);
        if (m_limits.hasNewUnits)
            fillWithUnits(FillKind::NewUnits);
        if (m_limits.hasAdditions && m_start.isLegal() && limit && m_result.answers.size() < m_limits.answers)
            offer(FillKind::Additions, withAdditions({{}, m_start, Taste(m_list.members()), 0, {}}, false));
        while (m_limits.hasNewUnits && m_result.answers.size() < m_limits.answers &&
               fillWithUnits(FillKind::OtherUnits))
            ;
        leaveOutPoor();
        m_result.wasStopped = m_trials.isSpent();
        m_result.judgements = m_trials.judgements();
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::int64_t leftOf(const Standing& standing) const { return m_limit - standing.cost.inParts(); }
    [[nodiscard]] bool hasLimit() const { return m_limit != std::numeric_limits<std::int64_t>::max(); }

    /// False where nothing was found.
    bool fillWithUnits(FillKind kind)
    {
        const auto share =
            m_trials.left() / (m_limits.answers - std::min(m_result.answers.size(), m_limits.answers - 1));
        const auto most = m_trials.used() + share;
        auto ends = grow(m_trials.used() + share / 2, most);
        std::optional<Growing> best;
        for (auto& end : ends) {
            if (best && m_trials.used() >= most)
                break;
            if (hasLimit())
                end = withAdditions(std::move(end), !m_limits.hasAdditions);
            if (!best || scoreOfEnd(end) < scoreOfEnd(*best))
                best = std::move(end);
        }
        if (!best)
            return false;
        for (const auto& [added, number] : best->taste.newKinds())
            m_used.insert(added);
        return offer(kind, *best);
    }

    /// Legal lists with new units, the best first. After so much work only the best list is gone on from, and after
    /// `most` none.
    std::vector<Growing> grow(std::uint64_t wide, std::uint64_t most)
    {
        const auto spendable = spendableFrom({{}, m_start, Taste({}), 0, {}}, true, wide);
        std::optional<Spendable> byAdditions; // what options alone could use up
        if (m_start.isLegal())
            byAdditions = spendableFrom({{}, m_start, Taste({}), 0, {}}, false, wide);
        std::vector<Growing> ends;
        std::vector<Growing> nodes{{{}, m_start, Taste(m_list.members()), 0, {}}};
        std::unordered_set<std::uint64_t> seen{m_start.state};
        for (int depth = 0; depth < mostNewUnits && !nodes.empty() && m_trials.used() < most; ++depth) {
            std::vector<Growing> next;
            for (const auto& node : nodes)
                for (auto& grown : grownFrom(node, seen)) {
                    grown.score = scoreOf(grown, spendable);
                    if (grown.standing.isLegal()) {
                        if (!byAdditions)
                            byAdditions = spendableFrom(grown, false, wide);
                        ends.push_back(grown);
                        if (hasLimit()) {
                            std::get<2>(ends.back().score) = byAdditions->rest(leftOf(grown.standing));
                            std::get<3>(ends.back().score) += leftOf(grown.standing);
                        }
                    }
                    next.push_back(std::move(grown));
                }
            keepBest(next, m_trials.used() < wide ? m_width : 1);
            keepBest(ends, mostEnds);
            if (!hasLimit() && !ends.empty())
                break;
            nodes = std::move(next);
        }
        return ends;
    }

    [[nodiscard]] Score scoreOf(const Growing& grown, const Spendable& spendable) const
    {
        const auto& standing = grown.standing;
        // What a list needs to be legal should leave room for the rest.
        if (!standing.errors.empty())
            return {gapOf(standing), 0, 0, standing.cost.inParts(), standing.loss.edits};
        return {0, standing.loss.warnings, hasLimit() ? spendable.rest(leftOf(standing)) : 0, grown.taste.amount(),
                standing.loss.edits};
    }

    static void keepBest(std::vector<Growing>& lists, std::size_t number)
    {
        std::ranges::stable_sort(lists, {}, &Growing::score);
        if (lists.size() > number)
            lists.erase(lists.begin() + static_cast<std::ptrdiff_t>(number), lists.end());
    }

    /// A list with each new unit that fits, those in their turn; where none of them does, the others.
    std::vector<Growing> grownFrom(const Growing& node, std::unordered_set<std::uint64_t>& seen)
    {
        std::vector<Growing> grown;
        if (!m_trials.goTo(node.path))
            return grown;
        const auto units = m_list.newUnits();
        for (const bool isInTurn : {true, false}) {
            for (const auto& unit : units) {
                if (isUsed(unit) || node.taste.isInTurn(unit.kind) != isInTurn)
                    continue;
                const auto after = m_trials.tried(unit.move);
                if (!after || !after->isWished || leftOf(*after) < 0 || !isNoWorse(node.standing, *after) ||
                    !seen.insert(after->state).second)
                    continue;
                auto one = node;
                one.path.push_back(unit.move);
                one.taste.add(unit, (after->cost - node.standing.cost).inParts());
                one.standing = *after;
                grown.push_back(std::move(one));
            }
            // What makes a list legal does not wait for its turn.
            const bool helps = std::ranges::any_of(grown, [&](const Growing& one) {
                return node.standing.errors.empty() || gapOf(one.standing) < gapOf(node.standing);
            });
            if (helps)
                break;
        }
        return grown;
    }

    /// Whether an earlier answer adds units of the kind, and this one can do without.
    [[nodiscard]] bool isUsed(const NewUnit& unit) const { return !unit.isWanted && m_used.contains(unit.kind); }

    /// A legal list stays so; another may need several units until it is.
    [[nodiscard]] static bool isNoWorse(const Standing& before, const Standing& after)
    {
        return !before.errors.empty() || after.errors.empty();
    }

    /// What single purchases for a list could use up, together with new units or without.
    Spendable spendableFrom(const Growing& node, bool hasNewUnits, std::uint64_t most)
    {
        const auto left = hasLimit() ? std::max<std::int64_t>(leftOf(node.standing), 0) : 0;
        std::vector<Purchase> purchases;
        if (node.standing.isLegal())
            purchases = purchasesFrom(node, !m_limits.hasAdditions);
        std::vector<std::int64_t> often;
        if (hasNewUnits && m_trials.goTo(node.path)) {
            for (const auto& unit : m_list.newUnits())
                if (const auto after = isUsed(unit) ? std::nullopt : m_trials.tried(unit.move))
                    if (const auto cost = (after->cost - node.standing.cost).inParts(); cost > 0)
                        often.push_back(cost);
            setWidth(left, often, most);
        }
        return {left, purchases, often};
    }

    /// As wide as the work allows.
    void setWidth(std::int64_t left, const std::vector<std::int64_t>& costs, std::uint64_t most)
    {
        if (costs.empty())
            return;
        const auto sum = std::accumulate(costs.begin(), costs.end(), std::int64_t{0});
        const auto mean = std::max<std::int64_t>(sum / static_cast<std::int64_t>(costs.size()), 1);
        const auto steps = 1 + static_cast<std::uint64_t>(left / mean);
        const auto work = most - std::min(most, m_trials.used());
        m_width = static_cast<std::size_t>(
            std::clamp<std::uint64_t>(work / (steps * m_start.work * costs.size()), 1, mostWidth));
    }

    std::vector<Purchase> purchasesFrom(const Growing& node, bool onlyNewUnits)
    {
        std::vector<Purchase> purchases;
        if (!m_trials.goTo(node.path))
            return purchases;
        for (const auto& addition : m_list.additions(onlyNewUnits)) {
            const auto after = m_trials.tried(addition.move);
            if (!after || !isAddition(node.standing, *after))
                continue;
            // What makes a unit half as dear again is as unwelcome as one change more.
            const auto cost = after->cost - node.standing.cost;
            const auto halves = 2 * cost.inParts() / std::max<std::int64_t>(addition.of.inParts(), 1);
            purchases.push_back({addition.move, m_list.touchOf(addition.move), cost.inParts(),
                                 1 + static_cast<int>(std::min<std::int64_t>(halves, mostHalves))});
        }
        return purchases;
    }

    /// Whether a list has more than before, has lost nothing, and nothing new is wrong.
    [[nodiscard]] bool isAddition(const Standing& before, const Standing& after) const
    {
        return after.isLegal() && after.cost > before.cost && leftOf(after) >= 0 &&
               after.loss.choices <= before.loss.choices && after.loss.warnings <= before.loss.warnings;
    }

    /// A legal list with options and models for what is left.
    Growing withAdditions(Growing node, bool onlyNewUnits)
    {
        for (int round = 0; round < mostAdditionRounds && leftOf(node.standing) > 0; ++round) {
            const auto purchases = purchasesFrom(node, onlyNewUnits);
            const auto chosen = mostFor(purchases, leftOf(node.standing));
            if (chosen.empty() || !take(node, chosen))
                break;
        }
        return node;
    }

    /// Makes moves that were tried singly, all at once or those that fit one after the other. Whether any did.
    bool take(Growing& node, const std::vector<Id<Move>>& moves)
    {
        auto path = node.path;
        path.insert(path.end(), moves.begin(), moves.end());
        if (const auto after = m_trials.goTo(path); after && isAddition(node.standing, *after)) {
            make(node, std::move(path), *after);
            return true;
        }
        bool isAny = false;
        for (const auto move : moves) {
            path = node.path;
            path.push_back(move);
            const auto after = m_trials.goTo(path);
            if (!after || !isAddition(node.standing, *after))
                continue;
            make(node, path, *after);
            isAny = true;
        }
        return isAny;
    }

    static void make(Growing& node, Path path, const Standing& after)
    {
        node.additions += (after.cost - node.standing.cost).inParts();
        node.path = std::move(path);
        node.standing = after;
    }

    [[nodiscard]] Score scoreOfEnd(const Growing& end) const
    {
        return {gapOf(end.standing), end.standing.loss.warnings, hasLimit() ? leftOf(end.standing) : 0,
                end.taste.amount() + end.additions, end.standing.loss.edits};
    }

    /// Adds an answer, with the steps of a person. False where it is none.
    bool offer(FillKind kind, const Growing& end)
    {
        if (!end.standing.isLegal() || end.standing.state == m_start.state)
            return false;
        auto steps = m_list.inSteps(end.path);
        auto whole = m_trials.goTo(steps);
        if (!whole || !whole->isLegal()) {
            steps = end.path;
            whole = end.standing;
        }
        if (!m_states.insert(whole->state).second)
            return false;
        m_result.answers.push_back({kind, {std::move(steps), whole->loss}, whole->cost});
        return true;
    }

    /// Answers that use less than half of what the best one does are none beside it.
    void leaveOutPoor()
    {
        auto most = m_start.cost;
        for (const auto& answer : m_result.answers)
            most = std::max(most, answer.cost);
        std::erase_if(m_result.answers,
                      [&](const FilledUp& answer) { return (answer.cost - m_start.cost) * 2 < most - m_start.cost; });
    }

    GrowingList& m_list;
    FillLimits m_limits;
    Trials m_trials;
    Standing m_start;
    std::int64_t m_limit = 0;
    std::size_t m_width = 1;
    std::set<int> m_used;                       ///< kinds that an answer adds
    std::unordered_set<std::uint64_t> m_states; ///< of the answers
    FillResult m_result;
};

} // namespace

FillResult fillUp(GrowingList& list, const FillLimits& limits, const Effort& effort)
{
    return Filler(list, limits, effort).run();
}

} // namespace muster::advice
