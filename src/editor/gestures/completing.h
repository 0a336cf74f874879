#pragma once

#include "editor/gestures/gestures.h"
#include "rules/verdict/verdict.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// What a unit must still choose, and the cheapest way to do it.
struct Completion {
    QStringList choose;               ///< "Left arm, one of 12"; sentences of the rules where no fill is known
    std::vector<std::string> options; ///< ids of those that the fill takes
    Points points;                    ///< cost of the unit with them
    Points over;                      ///< how far the army is then over the points agreed; 0: it is not
    std::optional<Gesture> fill;      ///< one step of undo; none: no fill keeps all rules
    QString why;                      ///< what every fill would still break
};

/// Nothing where the unit need not choose anything. Judges the unit several times, and the roster once, if it must.
[[nodiscard]] std::optional<Completion> completionOf(const Verdict& verdict, Id<AssessedUnit> unit);

} // namespace muster::editor
