#pragma once

#include "editor/gestures/gestures.h"
#include "editor/gestures/trial.h"
#include "rules/verdict/verdict.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// A unit of the roster gives its place to one of another kind.
struct Replacing {
    Gesture gesture;  ///< one step of undo; the unit keeps its id
    QStringList lost; ///< what the new unit does not have, by name; what happened to units below it
    Points more;      ///< points that it adds to the army
    Breaks breaks;    ///< the errors that it would bring
};

/// Place, own name, note and reserve stay. So do options and models that differ, where the new kind has them by id or
/// by name, as many as its limits allow; the number of models where it may have that; units below it where it has a
/// place for them: the others stand on the roster itself. Nothing where there is no such unit or kind, or where it is
/// of that kind already. Costs two judgements.
[[nodiscard]] std::optional<Replacing> tryReplacing(const Verdict& verdict, const std::string& unit,
                                                    const std::string& reference);

/// A kind that a unit can be replaced by.
struct Replacement {
    std::string reference; ///< as a roster writes it
    QString name;
    QString category;
};

/// All other kinds of the roster's army, then of the unit's own where that is another; in the order of the data.
[[nodiscard]] std::vector<Replacement> replacementsOf(const Verdict& verdict, const std::string& unit);

} // namespace muster::editor
