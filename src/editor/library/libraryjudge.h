#pragma once

#include "editor/library/libraryentry.h"
#include "io/data/store.h"
#include "reading/lists.h"

namespace muster::editor {

/// Judges files of rosters, and keeps the data that it reads for them. For a worker, with a store of its own.
class LibraryJudge {
public:
    explicit LibraryJudge(Store store) : m_store(std::move(store)), m_reader(m_store) {}

    /// Reads and judges a file. Whatever is wrong with it is said in the result; nothing is thrown.
    [[nodiscard]] JudgedRoster judge(const std::string& path);

private:
    Store m_store;
    ListReader m_reader; ///< of lists of game data
};

} // namespace muster::editor
