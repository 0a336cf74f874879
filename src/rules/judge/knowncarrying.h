#pragma once

#include "rules/judge/carrying.h"

#include <span>
#include <vector>

namespace muster {

/// Who carries what, for many questions about the bodies of one assessment: several rules of a game ask what the same
/// body carries, which is worked out when it is first asked for. The bodies must not change meanwhile.
class KnownCarrying {
public:
    KnownCarrying(const Catalogue& catalogue, const Assessment& assessment)
        : m_assessment(assessment), m_carrying(catalogue, assessment)
    {
    }

    /// Carrying::of. Valid until the next call.
    [[nodiscard]] std::span<const Carried> of(const Body& body);
    /// Carrying::asChosen. Valid until the next call.
    [[nodiscard]] std::span<const Carried> asChosen(const Body& own) { return m_carrying.asChosen(own); }

private:
    /// A piece of m_carried.
    struct Range {
        std::size_t begin = 0;
        std::size_t size = 0;
        bool isKnown = false;
    };

    const Assessment& m_assessment;
    Carrying m_carrying;
    Table<Body, Range> m_ranges; ///< empty until something is asked for
    std::vector<Carried> m_carried;
};

} // namespace muster
