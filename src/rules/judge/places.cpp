#include "rules/judge/places.h"

#include <algorithm>

namespace muster {

Places::Range Places::add(std::size_t places)
{
    const Range range{m_taker.size(), m_taker.size() + places};
    m_taker.resize(range.end, none);
    return range;
}

std::size_t Places::addTaker(std::vector<Range> open)
{
    m_open.push_back(std::move(open));
    m_place.push_back(none);
    return m_open.size() - 1;
}

bool Places::give(std::size_t taker)
{
    if (m_place[taker] != none)
        return true;
    m_seen.assign(m_taker.size(), false);
    return find(taker);
}

bool Places::find(std::size_t taker)
{
    for (const auto& range : m_open[taker])
        for (auto place = range.begin; place < range.end; ++place) {
            if (m_seen[place])
                continue;
            m_seen[place] = true;
            if (m_taker[place] == none || find(m_taker[place])) {
                m_taker[place] = taker;
                m_place[taker] = place;
                return true;
            }
        }
    return false;
}

bool Places::fill(std::size_t place, const std::function<bool(std::size_t)>& mayLeave)
{
    if (isTaken(place))
        return true;
    m_seen.assign(m_taker.size(), false);
    return refill(place, mayLeave);
}

bool Places::refill(std::size_t place, const std::function<bool(std::size_t)>& mayLeave)
{
    m_seen[place] = true;
    for (std::size_t taker = 0; taker < m_open.size(); ++taker) {
        const auto old = m_place[taker];
        if (!fits(taker, place) || old == place || (old != none && m_seen[old]))
            continue;
        if (old != none)
            m_taker[old] = none;
        // While he moves, his old place is free.
        m_taker[place] = taker;
        m_place[taker] = place;
        if (old == none || mayLeave(old) || refill(old, mayLeave))
            return true;
        m_taker[place] = none;
        m_taker[old] = taker;
        m_place[taker] = old;
    }
    return false;
}

bool Places::fits(std::size_t taker, std::size_t place) const
{
    return std::ranges::any_of(m_open[taker],
                               [&](const Range& range) { return range.begin <= place && place < range.end; });
}

std::optional<std::size_t> Places::placeOf(std::size_t taker) const
{
    return m_place[taker] == none ? std::nullopt : std::optional(m_place[taker]);
}

} // namespace muster
