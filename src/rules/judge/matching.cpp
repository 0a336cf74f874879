#include "rules/judge/assess.h"

namespace muster {

namespace {

/// The places from one unlock: a range in the list of all places.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Kuhn's augmenting paths over ranges: units that fit one place of an unlock fit all of them.
class Matching {
public:
    explicit Matching(std::size_t places) : m_taker(places, SIZE_MAX) {}

    /// Tries to give the unit a place, and moves other units if that helps.
    bool add(std::vector<Range> open)
    {
        m_open.push_back(std::move(open));
        m_seen.assign(m_taker.size(), false);
        return place(m_open.size() - 1);
    }

private:
    bool place(std::size_t unit)
    {
        for (const auto& range : m_open[unit])
            for (auto candidate = range.begin; candidate < range.end; ++candidate) {
                if (m_seen[candidate])
                    continue;
                m_seen[candidate] = true;
                if (m_taker[candidate] == SIZE_MAX || place(m_taker[candidate])) {
                    m_taker[candidate] = unit;
                    return true;
                }
            }
        return false;
    }

    std::vector<std::vector<Range>> m_open; ///< by unit
    std::vector<std::size_t> m_taker;       ///< by place
    std::vector<bool> m_seen;
};

} // namespace

std::vector<Id<AssessedUnit>> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                             std::span<const Id<AssessedUnit>> units, const Measure& measure)
{
    std::vector<Range> ranges;
    std::size_t places = 0;
    for (const auto& unlock : measure.unlocks) {
        const auto begin = places;
        for (const auto unit : units)
            if (fits(catalogue, assessment, unit, unlock.by))
                places += static_cast<std::size_t>(unlock.number);
        ranges.push_back({begin, places});
    }

    Matching matching(places);
    std::vector<Id<AssessedUnit>> unmatched;
    for (const auto unit : units) {
        if (!fits(catalogue, assessment, unit, measure.filter))
            continue;
        std::vector<Range> open;
        for (std::size_t i = 0; i < ranges.size(); ++i)
            if (fits(catalogue, assessment, unit, measure.unlocks[i].places))
                open.push_back(ranges[i]);
        if (!matching.add(std::move(open)))
            unmatched.push_back(unit);
    }
    return unmatched;
}

} // namespace muster
