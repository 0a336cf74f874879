#pragma once

#include "core/base/fraction.h"
#include "core/base/safetext.h"

#include <algorithm>
#include <string>

namespace muster::report {

/// Small functions that several sources of words use.

/// The name of what has this id in a list; the id where it is not there, or has no name.
[[nodiscard]] std::string nameIn(const auto& list, const std::string& id)
{
    const auto found = std::ranges::find_if(list, [&](const auto& item) { return item.id == id; });
    return safeLine(found == list.end() || found->name.empty() ? id : found->name);
}

/// What is counted in whole numbers meets a limit of at most 333 1/3 if it meets 333, and one of at least 333 1/3 if it
/// meets 334. Messages explain the fraction.
[[nodiscard]] inline Fraction mostOf(Fraction bound, Fraction actual)
{
    return actual.isWhole() ? Fraction(bound.floor()) : bound;
}
[[nodiscard]] inline Fraction leastOf(Fraction bound, Fraction actual)
{
    return actual.isWhole() ? Fraction(bound.ceil()) : bound;
}

} // namespace muster::report
