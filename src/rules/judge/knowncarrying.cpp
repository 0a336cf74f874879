#include "rules/judge/knowncarrying.h"

namespace muster {

std::span<const Carried> KnownCarrying::of(const Body& body)
{
    if (m_ranges.empty()) {
        m_ranges.assign(m_assessment.bodies.size(), {});
        m_carried.reserve(m_assessment.bodies.size() * 4);
    }
    auto& range = m_ranges[m_assessment.bodies.idOf(body)];
    if (!range.isKnown) {
        const auto& carried = m_carrying.of(body);
        range = {m_carried.size(), carried.size(), true};
        m_carried.insert(m_carried.end(), carried.begin(), carried.end());
    }
    return std::span(m_carried).subspan(range.begin, range.size);
}

} // namespace muster
