#pragma once

#include "io/author/gamedraft.h"
#include "io/data/store.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace muster {

/// What is wrong with a game that is being written, and what it makes. Faults have the path of their file and the
/// pointer of their place in it.
struct CheckedDraft {
    Faults faults;
    Faults warnings;               ///< of a draft also findUnsaid()
    Store::CataloguePtr catalogue; ///< null if there are faults
};

/// Where the figures of an army come from, as long as nobody has said it: the templates of new games have it too.
inline constexpr std::string_view unsaidSource = "Say where the figures come from";

/// What has to be said before a game is given to others: where the figures of the game and of each army come from, and
/// how sure those of an army are.
[[nodiscard]] Faults findUnsaid(const GameDraft& draft);

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
