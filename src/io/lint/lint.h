#pragma once

#include "core/base/fault.h"
#include "io/data/store.h"

namespace muster {

struct DataFile;
struct FileVersions;

/// What lint() found.
struct LintResult {
    Faults faults;     ///< in files that could be read
    Faults warnings;   ///< what is allowed but looks like a mistake
    Faults unreadable; ///< paths that could not be read
    int files = 0;
    int written = 0;
};
/// Checks data files and rosters: schema, references, canonical form, options that nobody can take. A path is a file or
/// a folder; folders are searched with their subfolders. An army is checked with the ruleset beside it, or else with
/// the ruleset that it names; a ruleset with all its armies; a translation with the file that it translates; own
/// units with their army. Templates of sheets are skipped: the layer print checks them. With `write`, files
/// that are not in canonical form or have an older version are rewritten; their other faults stay, and are reported
/// with the lines that they have then. A file stays as it is if it is not JSON, or if it is a roster, a collection or
/// of an older version and does not fit its schema.
[[nodiscard]] LintResult lint(const std::vector<std::string>& paths, Store& store, bool write = false);
/// The same with other file versions, for tests.
[[nodiscard]] LintResult lint(const std::vector<std::string>& paths, Store& store, bool write,
                              const FileVersions& versions);

/// What lint() says of a game whose files are in memory: references, names, what looks like a mistake. `areAll`: these
/// are all armies of the game; what none of them has is then a fault. Gives the catalogue that the files make, if they
/// do.
struct GameLint {
    Faults faults;
    Faults warnings;
    Store::CataloguePtr catalogue;
};
[[nodiscard]] GameLint lintGame(const DataFile& ruleset, const std::vector<DataFile>& armies, bool areAll,
                                Store& store);

/// Whether a file belongs to the templates of sheets: HTML, CSS, or the geometry, icons or silhouettes beside them.
[[nodiscard]] bool isTemplateFile(const std::string& path);

} // namespace muster
