#pragma once

#include "core/base/id.h"

namespace muster {

struct Profile;

/// Models of a kind of their own in a unit.
struct UnitPart {
    Id<Profile> profile;
    int models = 1;       ///< of a mount: for each model that rides
    bool isMount = false; ///< what models ride on: it has a stat line and weapons, and is not a model of its own
};

} // namespace muster
