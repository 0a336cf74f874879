#pragma once

#include "battlescribe/play/edit.h"
#include "core/roster/edit.h"

#include <QString>

#include <variant>

namespace muster::editor {

/// A change of a list of either engine, as a value. Only the engine of the list looks into it.
using Change = std::variant<Edit, battlescribe::play::Edit>;

/// What would mend a finding, and the change that does it.
struct OfferedFix {
    QString label;
    Change change;
};

} // namespace muster::editor
