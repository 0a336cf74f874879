#pragma once

#include "battlescribe/roster/edit.h"
#include "core/roster/edit.h"

#include <QString>

#include <string>
#include <variant>
#include <vector>

namespace muster::editor {

/// A change of a list of either engine, as a value. Only the engine of the list looks into it.
using Change = std::variant<Edit, battlescribe::Edit>;

/// A change that can be made, as one step of undo under this name.
struct Gesture {
    Change change;
    QString name;
    std::vector<std::string> selects; ///< rows to select afterwards; empty: what is selected stays so
};

} // namespace muster::editor
