#include "advice/search/filling.h"

#include "advice/search/additions.h"
#include "advice/search/front.h"
#include "advice/search/growing.h"
#include "advice/search/spending.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>
#include <unordered_set>

namespace muster::advice {

namespace {

constexpr std::size_t mostWidth = 6; ///< lists that are gone on from after each new unit
constexpr std::size_t mostEnds = 6;  ///< lists with new units that get options as well
constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max();
constexpr int mostNewUnits = 150; ///< in one answer

class Filler {
public:
    Filler(GrowingList& list, const FillLimits& limits, const Effort& effort)
        : m_list(list),
          m_limits(limits),
          m_trials(list, effort),
          m_limit(list.limit() ? list.limit()->inParts() : noLimit),
          m_additions(list, m_trials, m_limit)
    {
    }

    FillResult run()
    {
        const auto start = m_trials.goTo({});
        if (!start)
            return std::move(m_result);
        m_start = *start;
        if (hasLimit() && leftOf(m_start) <= 0 && m_start.isLegal())
            return std::move(m_result);
        if (m_limits.hasNewUnits)
            fillWithUnits();
        if (m_limits.hasAdditions && m_start.isLegal() && hasLimit() && m_result.answers.size() < m_limits.answers)
            offer(FillKind::Additions, m_additions.addTo({{}, m_start, Taste(m_list.members()), 0, {}}, false));
        while (m_limits.hasNewUnits && m_result.answers.size() < m_limits.answers && fillWithUnits())
            ;
        leaveOutPoor();
        std::ranges::stable_sort(m_result.answers, {}, &FilledUp::kind);
        m_result.wasStopped = m_trials.isSpent();
        m_result.judgements = m_trials.judgements();
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::int64_t leftOf(const Standing& standing) const { return m_limit - standing.cost.inParts(); }
    [[nodiscard]] bool hasLimit() const { return m_limit != noLimit; }

    /// False where nothing was found.
    bool fillWithUnits()
    {
        const bool isFirst = std::ranges::count(m_result.answers, FillKind::NewUnits, &FilledUp::kind) == 0;
        const auto kind = isFirst ? FillKind::NewUnits : FillKind::OtherUnits;
        const auto share =
            m_trials.left() / (m_limits.answers - std::min(m_result.answers.size(), m_limits.answers - 1));
        const auto most = m_trials.used() + share;
        auto ends = grow(m_trials.used() + share / 2, most);
        std::optional<Growing> best;
        for (auto& end : ends) {
            if (best && m_trials.used() >= most)
                break;
            if (hasLimit())
                end = m_additions.addTo(std::move(end), !m_limits.hasAdditions);
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
            purchases = m_additions.purchasesFrom(node, !m_limits.hasAdditions);
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
    std::int64_t m_limit;
    Additions m_additions;
    Standing m_start;
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
