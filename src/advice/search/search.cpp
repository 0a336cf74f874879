#include "advice/search/search.h"

#include "advice/search/front.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace muster::advice {

namespace {

/// The rounds of the search: how many lists each goes on from at a time.
constexpr std::array<std::size_t, 4> widths{1, 4, 12, 40};
/// Rounds without a better answer after which none follows.
constexpr int mostIdle = 2;

/// The best that was found for each aim; apart from it, of the lists of which nothing is left.
class BestFound {
public:
    [[nodiscard]] bool isBetter(const Standing& standing, Aim aim) const
    {
        const auto& best = in(standing.isEmpty)[at(aim)];
        return !best || priceOf(standing.loss, aim) < priceOf(best->loss, aim);
    }
    void take(const Path& path, const Standing& standing, const std::vector<Aim>& wanted)
    {
        for (const auto aim : wanted)
            if (isBetter(standing, aim))
                (standing.isEmpty ? m_emptied : m_best)[at(aim)] = Found{path, standing.loss};
    }
    [[nodiscard]] const std::optional<Found>& of(Aim aim) const { return m_best[at(aim)]; }

    /// Adds the answers to a result, with those that leave nothing only if there are no others.
    void answer(const std::vector<Aim>& wanted, SearchResult& result) const
    {
        const bool isEmptying = std::ranges::none_of(m_best, [](const auto& best) { return best.has_value(); });
        for (const auto aim : wanted)
            if (const auto& best = in(isEmptying)[at(aim)])
                result.answers.push_back({aim, *best, amountOf(best->loss, aim) <= amountOf(result.least, aim)});
        result.isEmptying = isEmptying && !result.answers.empty();
    }

private:
    using ByAim = std::array<std::optional<Found>, aims.size()>;

    [[nodiscard]] static std::size_t at(Aim aim) { return static_cast<std::size_t>(aim); }
    [[nodiscard]] const ByAim& in(bool isEmpty) const { return isEmpty ? m_emptied : m_best; }

    ByAim m_best;
    ByAim m_emptied;
};

class Search {
public:
    Search(ChangingList& list, const std::vector<Aim>& wanted, const Effort& effort)
        : m_list(list), m_wanted(wanted), m_trials(list, effort), m_stop(effort.stop)
    {
    }

    SearchResult run()
    {
        const auto start = m_trials.goTo({});
        if (!start || start->errors.empty())
            return result();
        m_start = *start;
        follow(m_list.quickWay(m_stop));
        m_least = m_list.leastLoss();
        tryEverySingle();
        for (std::size_t i = 0; i < m_wanted.size(); ++i)
            mendMuch(m_wanted[i], m_wanted.size() - i);
        // Where a round finds nothing better, the next of the aim is the last.
        std::map<Aim, int> idle;
        for (const auto width : widths)
            for (std::size_t i = 0; i < m_wanted.size(); ++i) {
                const auto aim = m_wanted[i];
                const auto before = m_best.of(aim);
                if (isSettled(aim) || idle[aim] >= mostIdle)
                    continue;
                widen(aim, width, m_wanted.size() - i);
                const auto& after = m_best.of(aim);
                const bool isSame = before && after && before->loss == after->loss;
                idle[aim] = isSame ? idle[aim] + 1 : 0;
            }
        for (std::size_t i = 0; i < m_wanted.size(); ++i)
            if (!isSettled(m_wanted[i]))
                replaceSteps(m_wanted[i]);
        return result();
    }

private:
    /// Whether the search need not go on for an aim.
    [[nodiscard]] bool isSettled(Aim aim) const
    {
        const auto& best = m_best.of(aim);
        const bool isProven = best && amountOf(best->loss, aim) <= amountOf(m_least, aim);
        return m_trials.isSpent() || (isProven && m_searched.contains(aim));
    }

    void follow(const Path& path)
    {
        if (path.empty())
            return;
        if (const auto standing = m_trials.goTo(path))
            offer(path, *standing);
    }

    /// No single move is left out, so that an answer of two steps is known to be the shortest.
    void tryEverySingle()
    {
        if (!m_trials.goTo({}))
            return;
        const auto moves = m_list.everyMove();
        const auto most = m_trials.left() / 2;
        bool isWhole = moves.isWhole;
        bool isAnyLegal = false;
        std::vector<Node> legal;
        for (const auto move : moves.moves) {
            if (m_trials.used() > most) {
                isWhole = false;
                break;
            }
            const auto after = m_trials.tried(move);
            if (!after)
                continue;
            m_guide.learn(m_start, move, *after);
            isAnyLegal = isAnyLegal || (after->errors.empty() && after->loss.edits <= 1);
            if (after->isLegal())
                legal.push_back({{move}, *after, 0});
        }
        m_guide.order();
        for (const auto& single : legal)
            offer(single.path, single.standing);
        if (isWhole && !isAnyLegal && !m_trials.isSpent())
            m_least.edits = std::max(m_least.edits, 2);
    }

    /// Mends at once what single moves mend without getting in each other's way, and goes on from there: nearly all
    /// errors are of one unit alone.
    void mendMuch(Aim aim, std::size_t sharers)
    {
        const auto path = m_guide.manyTogether(m_list, aim);
        const auto standing = path.size() > 1 ? m_trials.goTo(path) : std::nullopt;
        if (!standing || !standing->isWished)
            return;
        if (standing->errors.empty()) {
            offer(path, *standing);
            return;
        }
        goOn({path, *standing}, aim, {4, m_trials.left() / (sharers + 2)});
    }

    /// One round for one aim, of the work that is left a fair share.
    void widen(Aim aim, std::size_t width, std::size_t sharers)
    {
        m_searched.insert(aim);
        goOn({{}, m_start}, aim, {width, m_trials.left() / (sharers + 1)});
    }

    void goOn(Node from, Aim aim, FrontLimits limits)
    {
        Front front(m_list, m_trials, m_guide, aim, limits);
        const bool isToTheEnd = front.run(
            std::move(from), [&](const Path& path, const Standing& standing) { offer(path, standing); },
            [&](const Standing& standing) { return isTooDear(standing, aim); });
        m_wasCut = m_wasCut || !isToTheEnd;
    }

    /// Whether going on from here cannot lead to a better answer, as losses nearly always only grow.
    [[nodiscard]] bool isTooDear(const Standing& standing, Aim aim) const
    {
        const auto& best = m_best.of(aim);
        return best && priceOf(standing.loss, aim) >= priceOf(best->loss, aim);
    }

    /// Takes back one step of the best answer after the other, and mends in another way what is wrong then.
    void replaceSteps(Aim aim)
    {
        for (std::size_t i = 0; m_best.of(aim) && i < m_best.of(aim)->path.size() && !isSettled(aim); ++i) {
            auto path = m_best.of(aim)->path;
            path.erase(path.begin() + static_cast<std::ptrdiff_t>(i));
            if (path.empty())
                return; // the rounds began there
            const auto standing = m_trials.goTo(path);
            if (!standing || standing->errors.empty())
                continue;
            const auto most = m_trials.left() / m_best.of(aim)->path.size();
            goOn({path, *standing}, aim, {4, most});
        }
    }

    /// A legal list: it is an answer where it is better than the one before.
    void offer(const Path& path, const Standing& standing)
    {
        if (!standing.isLegal() || !m_seen.insert(standing.state).second)
            return;
        if (std::ranges::none_of(m_wanted, [&](Aim aim) { return m_best.isBetter(standing, aim); }))
            return;
        auto steps = m_list.inSteps(path);
        auto whole = m_trials.goTo(steps);
        if (!whole || !whole->isLegal()) {
            steps = path;
            whole = standing;
        }
        withoutNeedless(steps, *whole);
        m_best.take(steps, *whole, m_wanted);
    }

    /// Leaves out steps without which the list is legal as well, from the last.
    void withoutNeedless(Path& path, Standing& standing)
    {
        for (auto i = path.size(); i-- > 0 && path.size() > 1;) {
            auto shorter = path;
            shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(i));
            const auto after = m_trials.goTo(shorter);
            if (!after || !after->isLegal() || after->isEmpty != standing.isEmpty || !isNowhereDearer(*after, standing))
                continue;
            path = std::move(shorter);
            standing = *after;
        }
    }
    [[nodiscard]] static bool isNowhereDearer(const Standing& one, const Standing& other)
    {
        return std::ranges::all_of(aims, [&](Aim aim) { return amountOf(one.loss, aim) <= amountOf(other.loss, aim); });
    }

    [[nodiscard]] SearchResult result()
    {
        SearchResult result;
        result.least = m_least;
        m_best.answer(m_wanted, result);
        result.wasStopped = m_wasCut || m_trials.isSpent();
        result.judgements = m_trials.judgements();
        return result;
    }

    ChangingList& m_list;
    const std::vector<Aim>& m_wanted;
    Trials m_trials;
    std::stop_token m_stop;
    Guide m_guide;
    Standing m_start;
    Loss m_least;
    std::unordered_set<std::uint64_t> m_seen; ///< legal lists that were offered
    bool m_wasCut = false;                    ///< some round ended because its work was done
    std::set<Aim> m_searched;                 ///< aims for which a round was made
    BestFound m_best;
};

} // namespace

SearchResult search(ChangingList& list, const std::vector<Aim>& wanted, const Effort& effort)
{
    return Search(list, wanted, effort).run();
}

} // namespace muster::advice
