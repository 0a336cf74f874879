#pragma once

#include <algorithm>
#include <cstddef>
#include <queue>
#include <vector>

namespace muster::gamewords {

/// What speaks against a way to read something: 0 is nothing, 100 is as much as a wrong name.
using Cost = int;

/// The ways to read a text, those with the least against them first. What reads is run once for each way; at each
/// doubtful place it asks which way to go. It must ask in the same order as long as it gets the same answers.
class Ways {
public:
    explicit Ways(std::size_t most) : m_left(most) { m_open.push({}); }

    /// Begins the next way. False: there is no other, or so many were gone as were wanted.
    bool next()
    {
        if (m_isRunning)
            branch();
        if (m_left == 0 || m_open.empty())
            return false;
        --m_left;
        m_isRunning = true;
        m_prefix = m_open.top().answers;
        m_cost = 0;
        m_open.pop();
        m_places.clear();
        return true;
    }

    /// Which of several ways to go here, by what speaks against each.
    std::size_t choose(const std::vector<Cost>& costs)
    {
        const auto place = m_places.size();
        const auto answer = place < m_prefix.size()
                                ? m_prefix[place]
                                : static_cast<std::size_t>(std::ranges::min_element(costs) - costs.begin());
        m_places.push_back({costs, answer, m_cost});
        m_cost += costs[answer];
        return answer;
    }

    /// What speaks against the way that is gone, as far as it was asked.
    [[nodiscard]] Cost cost() const { return m_cost; }
    /// How many places were asked on it.
    [[nodiscard]] std::size_t places() const { return m_places.size(); }

private:
    struct Place {
        std::vector<Cost> costs;
        std::size_t answer = 0;
        Cost before = 0;
    };
    struct Open {
        std::vector<std::size_t> answers;
        Cost cost = 0;

        friend bool operator<(const Open& a, const Open& b)
        {
            return a.cost != b.cost ? a.cost > b.cost : a.answers.size() > b.answers.size();
        }
    };

    /// Every way that parts from this one at a place that it decided itself: so each way comes once.
    void branch()
    {
        constexpr std::size_t mostOpen = 4'000;
        for (auto at = m_prefix.size(); at < m_places.size() && m_open.size() < mostOpen; ++at) {
            const auto& place = m_places[at];
            Open open;
            for (std::size_t i = 0; i < at; ++i)
                open.answers.push_back(m_places[i].answer);
            open.answers.push_back(0);
            for (std::size_t other = 0; other < place.costs.size(); ++other)
                if (other != place.answer) {
                    open.answers.back() = other;
                    open.cost = place.before + place.costs[other];
                    m_open.push(open);
                }
        }
    }

    std::priority_queue<Open> m_open;
    std::vector<std::size_t> m_prefix;
    std::vector<Place> m_places;
    std::size_t m_left;
    Cost m_cost = 0;
    bool m_isRunning = false;
};

} // namespace muster::gamewords
