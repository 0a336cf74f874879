#pragma once

#include "battlescribe/saved/list.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster {

/// The words of a list of a game of a data folder, to be read again as a person says. It keeps the data.
struct GameWords {
    struct Unit {
        std::string id;
        std::string name;
    };

    /// Reads them with what was said of lines, in this order; what cannot be so is left as it was. Null: they
    /// cannot be read again.
    std::function<std::shared_ptr<const battlescribe::List>(const std::vector<LineChoice>& settled)> read;
    std::vector<Unit> units; ///< that a line may be taken for, by name
};

} // namespace muster
