#pragma once

#include "paper/output/document.h"
#include "print/print.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster::print {

/// What the foot of each page says, and the title of the file. `ownTemplates`: the files of the user's own.
[[nodiscard]] paper::Labels labelsOf(const Job& job, const Settings& settings,
                                     const std::vector<std::string>& ownTemplates);
[[nodiscard]] paper::Labels labelsOf(const BookJob& job, const std::vector<std::string>& ownTemplates);
[[nodiscard]] paper::Labels labelsOf(const BattleScribeJob& job, const std::vector<std::string>& ownTemplates);

/// Of a print of so many rosters; the sheets of each have their own foot.
[[nodiscard]] paper::Labels labelsOf(std::size_t rosters, const std::string& date,
                                     const std::vector<std::string>& ownTemplates);

} // namespace muster::print
