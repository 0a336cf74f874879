#pragma once

#include "editor/list/unitform.h"

namespace muster::editor {

/// An option that each of several units may take.
struct SharedChoice {
    std::string id;
    QString name;
    QString price; ///< empty where it differs from unit to unit
    int most = 1;
    int least = 0;    ///< how many those have that have the fewest
    int greatest = 0; ///< and the most
    [[nodiscard]] bool isMixed() const { return least != greatest; }

    friend bool operator==(const SharedChoice&, const SharedChoice&) = default;
};

struct SharedGroup {
    QString name;
    std::vector<SharedChoice> choices;

    friend bool operator==(const SharedGroup&, const SharedGroup&) = default;
};

/// What several units have in common, for a panel that sets it for all of them.
struct SeveralForm {
    std::vector<std::string> ids; ///< of units that the roster has
    QString title;                ///< "3 × Infantry", "3 units"
    QString points;               ///< of all together; empty in games without points
    int models = 0;               ///< of all together
    bool countsModels = false;
    bool mayBeReserve = false;
    int reserves = 0;             ///< how many are held back by their flag
    std::optional<SizeForm> size; ///< only the sizes that each may have
    bool isSizeMixed = false;
    std::vector<SharedGroup> groups;
};

} // namespace muster::editor
