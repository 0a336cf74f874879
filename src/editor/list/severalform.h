#pragma once

#include "editor/list/unitform.h"

namespace muster::editor {

/// What several units have in common, for a panel that sets it for all of them.
struct SeveralForm {
    std::vector<std::string> ids; ///< of units that the roster has
    QString title;                ///< "3 × Infantry", "3 units"
    QString pointsInWords;        ///< "120 points"
    QString points;               ///< of all together; empty in games without points
    int models = 0;               ///< of all together
    bool countsModels = false;
    bool mayBeReserve = false;
    int reserves = 0;             ///< how many are held back by their flag
    std::optional<SizeForm> size; ///< only the sizes that each may have
    std::vector<ChoiceGroup> groups;
};

} // namespace muster::editor
