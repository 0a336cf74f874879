#pragma once

#include "core/roster/edit.h"
#include "rules/fixes/identity.h"

#include <functional>
#include <span>
#include <vector>

namespace muster {

/// Tries edits on a copy of a roster, one after the other: each is taken back before the next.
class Trials {
public:
    /// The catalogue must outlive it.
    Trials(const Catalogue& catalogue, Roster roster) : m_catalogue(catalogue), m_roster(std::move(roster)) {}

    /// Calls `use` with the verdict on the roster as the edit makes it. False, without a call, where the edit does not
    /// fit the roster. Costs one judgement.
    bool with(const Edit& edit, const std::function<void(const Assessment& after)>& use);

private:
    const Catalogue& m_catalogue;
    Roster m_roster;
};

/// The errors of a verdict that were not among those before: sorted, as errorsOf() gives them.
[[nodiscard]] std::vector<const Finding*> newErrors(const Assessment& after, std::span<const FindingIdentity> before);

} // namespace muster
