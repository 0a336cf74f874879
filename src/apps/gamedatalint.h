#pragma once

#include "battlescribe/lint/datalint.h"

#include <string>
#include <vector>

namespace muster {

/// What `muster lint` was given, and what it found in the data of BattleScribe and New Recruit among it.
struct GameDataLint {
    std::vector<std::string> others; ///< paths without such data, and Muster's own files beside them
    battlescribe::data::DataLint lint;
};

/// Checks the data of games among the paths: each folder that has some, at its top level or below, and single files,
/// whose links lead to what is in their folder.
[[nodiscard]] GameDataLint lintGameData(const std::vector<std::string>& paths);

/// What was found, as lines: the kinds of things that are wrong, each below a heading. Below 100 lines, or with `all`
/// every place.
[[nodiscard]] std::vector<std::string> linesOf(const battlescribe::data::DataLint& lint, bool all);

} // namespace muster
