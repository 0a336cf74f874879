#pragma once

#include "io/author/gamedraft.h"
#include "io/data/store.h"

#include <map>
#include <memory>
#include <string>

namespace muster {

/// What is wrong with a game that is being written, and what it makes. Faults have the path of their file and the
/// pointer of their place in it.
struct CheckedDraft {
    Faults faults;
    Faults warnings;
    Store::CataloguePtr catalogue; ///< null if there are faults
};

/// Checks drafts of one game as `muster lint` does its files, in memory. Files that have not changed since the last
/// time are not checked with their schema again.
class DraftChecker {
public:
    DraftChecker();
    ~DraftChecker();
    DraftChecker(const DraftChecker&) = delete;
    DraftChecker& operator=(const DraftChecker&) = delete;

    [[nodiscard]] CheckedDraft check(const GameDraft& draft, Store& store);

private:
    struct Read;

    std::map<std::string, std::unique_ptr<Read>> m_read; ///< by the name of the file
};

/// The same of the texts of a stranger, by the names of their files without ending, before anything else is made of
/// them. `from`: where they came from, as a folder in what is said of them.
[[nodiscard]] CheckedDraft checkTexts(const std::map<std::string, std::string>& texts, const std::string& from,
                                      Store& store);

} // namespace muster
