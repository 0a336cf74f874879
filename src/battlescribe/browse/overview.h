#pragma once

#include "battlescribe/data/repository.h"

#include <string>
#include <vector>

namespace muster::battlescribe::data {

struct ShownImport {
    std::string name;
    std::string id;
    bool isThere = false;
    bool withRoots = false; ///< its root entries can be chosen too
};

struct ShownCatalogue {
    Head head;
    std::string file;
    std::vector<ShownImport> imports;
};

/// A game of a folder.
struct ShownGame {
    Head head; ///< has an id only where the game system is not there
    std::string file;
    std::vector<ShownCatalogue> catalogues; ///< by name
};

/// All games of a folder with their catalogues; last those of which the game system is missing. `faults` gets what
/// could not be read.
[[nodiscard]] std::vector<ShownGame> overviewOf(const Repository& repository, Faults& faults);

/// Imports that are not there, so that what is shown is not all.
[[nodiscard]] Faults lackingOf(const Definitions& definitions);

} // namespace muster::battlescribe::data
