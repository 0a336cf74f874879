#pragma once

#include "advice/search/search.h"

#include <functional>
#include <map>
#include <unordered_set>

namespace muster::advice {

/// The list, with the work that may still be done to judge it. When that is spent, no move fits.
class Trials {
public:
    Trials(ChangingList& list, const Effort& effort) : m_list(list), m_effort(effort) {}

    std::optional<Standing> goTo(std::span<const Id<Move>> path)
    {
        return counted([&] { return m_list.goTo(path); });
    }
    std::optional<Standing> tried(Id<Move> move)
    {
        return counted([&] { return m_list.tried(move); });
    }

    [[nodiscard]] bool isSpent() const { return left() == 0 || m_effort.stop.stop_requested(); }
    [[nodiscard]] std::uint64_t used() const { return m_used; }
    [[nodiscard]] std::uint64_t left() const { return m_used < m_effort.work ? m_effort.work - m_used : 0; }
    [[nodiscard]] std::uint64_t judgements() const { return m_judgements; }

private:
    std::optional<Standing> counted(const auto& judge)
    {
        if (isSpent())
            return std::nullopt;
        ++m_judgements;
        auto standing = judge();
        m_used += standing ? standing->work : 1;
        return standing;
    }

    ChangingList& m_list;
    Effort m_effort;
    std::uint64_t m_used = 0;
    std::uint64_t m_judgements = 0;
};

/// A list on the way, as the moves that lead to it.
struct Node {
    Path path;
    Standing standing;
    std::int64_t score = 0; ///< what it has lost, and what mending the rest will probably cost
};

/// What single moves do to the list as it came: which mend which error, and what that costs.
class Guide {
public:
    void learn(const Standing& before, Id<Move> move, const Standing& after);
    /// To be called when all is learnt: sorts the moves for each error, the best first.
    void order();

    /// The moves that bring the error nearer to its limit. Null for an error that was not there at the beginning.
    [[nodiscard]] const std::vector<Id<Move>>* movesFor(int error, Aim aim) const;
    /// What a list has lost, and what its errors will probably cost, in thousandths of what the aim counts.
    [[nodiscard]] std::int64_t score(const Standing& standing, Aim aim) const;
    /// Moves that probably mend much together: each is worth what it costs, causes no new error and leaves the others
    /// alone.
    [[nodiscard]] Path manyTogether(const ChangingList& list, Aim aim) const;

private:
    struct Known {
        std::int64_t gap = 1;
        std::vector<Id<Move>> helps;
        std::array<std::int64_t, aims.size()> cost{-1, -1, -1}; ///< of closing the gap; -1: not known
        std::array<std::vector<Id<Move>>, aims.size()> ordered;
    };

    [[nodiscard]] std::int64_t costOf(const OpenError& error, Aim aim) const;
    [[nodiscard]] std::int64_t worthOf(const Standing& after, Aim aim, const std::map<int, std::int64_t>& gaps) const;

    std::map<int, Known> m_known;
    std::map<Id<Move>, Standing> m_learnt; ///< the list after each move
};

/// How a front goes on.
struct FrontLimits {
    std::size_t width = 1;     ///< lists that are kept after each step
    std::uint64_t work = 1000; ///< more is not done
};

/// A beam search: from the best lists so far, each one step further, always at the error that fewest moves can mend.
class Front {
public:
    using Found = std::function<void(const Path&, const Standing&)>;
    using IsTooDear = std::function<bool(const Standing&)>;

    Front(ChangingList& list, Trials& trials, const Guide& guide, Aim aim, FrontLimits limits)
        : m_list(list), m_trials(trials), m_guide(guide), m_aim(aim), m_limits(limits), m_begin(trials.used())
    {
    }

    /// Calls `found` with each legal list. Lists that are too dear are not gone on from. Whether it came to an end by
    /// itself, and not because its work was done.
    bool run(Node start, const Found& found, const IsTooDear& isTooDear);

private:
    [[nodiscard]] bool isDone() const { return m_trials.isSpent() || m_trials.used() - m_begin >= m_limits.work; }
    void expand(const Node& node, const IsTooDear& isTooDear);
    void add(Node node, const IsTooDear& isTooDear);
    /// The error of a list to go on with, and the moves for it.
    struct Task {
        OpenError error;
        std::vector<Id<Move>> moves;
    };
    [[nodiscard]] Task taskOf(const Node& node);

    ChangingList& m_list;
    Trials& m_trials;
    const Guide& m_guide;
    Aim m_aim;
    FrontLimits m_limits;
    std::uint64_t m_begin;
    std::unordered_set<std::uint64_t> m_seen;
    std::vector<Node> m_next;
    std::vector<Node> m_legal; ///< not told yet: whoever is told may move the list
};

} // namespace muster::advice
