#pragma once

#include "rules/players/owning.h"

#include <string>

namespace muster::report {

/// What is counted in words: the name of the unit or of the kind of model; the id where the data do not have it.
[[nodiscard]] std::string countedName(const Catalogue& catalogue, const CollectionKey& key);
/// Of its army.
[[nodiscard]] std::string countedArmy(const Catalogue& catalogue, const CollectionKey& key);

/// A collection as a table for spreadsheets: game, army, unit, owned, painted, note. A name that is not alone in its
/// army is written as an id, so that the table can be read again. The heads are always English.
[[nodiscard]] std::string collectionCsv(const Catalogue& catalogue, const Collection& collection);

/// What a roster lacks, as text to paste: a line for each kind of model, with numbers in columns. `title` is the
/// roster's name.
[[nodiscard]] std::string lackingText(const Catalogue& catalogue, const Lacking& lacking, const std::string& title);
/// "12 of 40 models are lacking; 8 are not painted."
[[nodiscard]] std::string lackingSummary(const Lacking& lacking);

} // namespace muster::report
