#pragma once

#include "core/base/fault.h"
#include "io/files/safefile.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

class Store;

/// What a table of an army has a row for: its units, its weapons, the kinds of model that units share, or options:
/// those of shared groups ("weapons"), of groups of a unit ("pikes/weapons"), and of models in it or anywhere
/// ("pikes/champion/weapons", "champion/weapons").
enum class TableOf { Units, Weapons, Profiles, Options };

/// Rows of cells, the heads first.
using TableRows = std::vector<std::vector<std::string>>;

/// An army's file as a table. Fails if the file, or the ruleset that it names, cannot be read.
[[nodiscard]] Result<TableRows> armyTable(Store& store, const std::string& armyPath, TableOf of);

/// An army's file as a table changes it.
struct FilledArmy {
    std::string text; ///< of the file, in canonical form
    FileStamp read;   ///< of the file as it was
    int changed = 0;  ///< rows of which a cell differs from the file
    int added = 0;    ///< rows of ids that the file does not have
    int left = 0;     ///< entries of the file that the table has no row for; they stay
};

/// Takes the cells of a table that differ from the file over into it. A column that is not there is left alone, and so
/// is all that a table has no column for. An empty cell takes the key out. Fails, with a fault for each wrong cell (its
/// file, line and column's name), if the table or the army that it would make has faults; nothing is written.
[[nodiscard]] Result<FilledArmy> fillArmy(Store& store, const std::string& armyPath, TableOf of, std::string_view csv,
                                          const std::string& csvFile);

} // namespace muster
