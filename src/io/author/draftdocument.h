#pragma once

#include "io/author/gamedraft.h"

#include <nlohmann/json.hpp>

namespace muster {

struct DraftDocument {
    nlohmann::ordered_json value;
};

} // namespace muster
