#include "rules/fixes/trial.h"

#include "rules/judge/assess.h"

#include <algorithm>
#include <cassert>

namespace muster {

bool Trials::with(const Edit& edit, const std::function<void(const Assessment& after)>& use)
{
    const auto undo = apply(m_roster, edit);
    if (!undo)
        return false;
    use(assess(m_catalogue, m_roster));
    [[maybe_unused]] const auto isUndone = apply(m_roster, *undo).has_value();
    assert(isUndone);
    return true;
}

std::vector<const Finding*> newErrors(const Assessment& after, std::span<const FindingIdentity> before)
{
    std::vector<const Finding*> found;
    for (const auto& finding : after.findings)
        if (isError(finding.severity) && !std::ranges::binary_search(before, identify(after, finding)))
            found.push_back(&finding);
    return found;
}

} // namespace muster
