#pragma once

#include "io/data/datafile.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

/// A data file that came as bytes, checked by its schema.
[[nodiscard]] Result<DataFile> dataFile(std::string_view bytes, std::string_view schema, const std::string& name);

/// The file of a ruleset that the store has, and of one of its armies, read once; null where there is none.
[[nodiscard]] const DataFile* knownRuleset(const std::string& ruleset);
[[nodiscard]] const DataFile* knownArmy(const std::string& ruleset, const std::string& army);

/// A catalogue of these files; null, and faults with words, where they do not fit together.
[[nodiscard]] std::shared_ptr<Catalogue> catalogueOf(const DataFile& ruleset, const std::vector<DataFile>& armies);

/// Judges an empty roster and one unit of each kind, and tells all about them.
void useCatalogue(const std::shared_ptr<const Catalogue>& catalogue);

} // namespace muster::fuzz
