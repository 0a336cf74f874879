#pragma once

#include "editor/gestures/gestures.h"
#include "editor/gestures/trial.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// The best position for a new unit, and the errors that it would bring there.
struct Adding {
    Spot spot;
    Breaks breaks;
};

/// At the end of the roster; or, where that would break more, under the unit `near` or its parent: a card goes to the
/// commander that the person is looking at. One that may only be on another unit goes to the first that takes it.
/// `options`: what it is tried with.
[[nodiscard]] Adding tryAdding(const Verdict& verdict, const std::string& reference, const std::string& near,
                               const OptionCounts& options = {});

/// The best place for units, or a new one, on another unit: the first of the ruleset's places that breaks fewest rules.
/// Empty for the usual place.
[[nodiscard]] std::string bestPlace(const Verdict& verdict, const std::string& parent,
                                    const std::vector<std::string>& units, const std::string& reference);

} // namespace muster::editor
