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

    /// Applies the edit, judges the roster and calls `use` with the result. Returns false, without a call, if the edit
    /// does not fit the roster. Judges the roster once.
    bool with(const Edit& edit, const std::function<void(const Assessment& after)>& use);

private:
    const Catalogue& m_catalogue;
    Roster m_roster;
};

/// The errors of a verdict that were not there before. `before` must be sorted, as from errorsOf().
[[nodiscard]] std::vector<const Finding*> newErrors(const Assessment& after, std::span<const FindingIdentity> before);

} // namespace muster
