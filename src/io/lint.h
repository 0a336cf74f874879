#pragma once

#include "core/fault.h"
#include "io/store.h"

namespace muster {

struct FileVersions;

/// Checks data files and rosters: schema, references, canonical form, options that nobody can take. A path is a file
/// or a folder, which is searched through. An army is checked by the ruleset beside it, else by the one that it names;
/// a ruleset with all its armies; a translation by the file that it translates. With `write`, files that are only not
/// in canonical form, or of an older version, are written as they should be.
struct LintResult {
    Faults faults;     ///< what is wrong in files that could be read
    Faults warnings;   ///< what may be meant, and looks as if something were forgotten
    Faults unreadable; ///< paths that could not
    int files = 0;
    int written = 0;
};
/// Templates of sheets are passed over: they are not ours to know.
[[nodiscard]] LintResult lint(const std::vector<std::string>& paths, Store& store, bool write = false);
/// The same with other versions than those that Muster knows, for tests.
[[nodiscard]] LintResult lint(const std::vector<std::string>& paths, Store& store, bool write,
                              const FileVersions& versions);

/// That a file belongs to templates of sheets: a page or a style, or the geometry or icons that stand beside them.
[[nodiscard]] bool isTemplateFile(const std::string& path);

} // namespace muster
