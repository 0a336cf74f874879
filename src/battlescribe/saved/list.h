#pragma once

#include "battlescribe/file/rosterfile.h"
#include "battlescribe/saved/fileroster.h"
#include "battlescribe/saved/sums.h"

#include <memory>

namespace muster::battlescribe {

struct Verdict;

/// A roster file with all that can be said of it: without the data of its game, or with them.
struct List {
    RosterFile file;
    FileRoster roster; ///< as the file says; with a verdict, as the data have it now
    Sums sums;
    std::string fingerprint;
    std::shared_ptr<const Verdict> verdict{}; ///< null: the data of its game are not there
};

/// Reads a .ros, .rosz or New Recruit's .json; `file` is its name in faults.
[[nodiscard]] Result<List> readList(std::string_view bytes, const std::string& file);

} // namespace muster::battlescribe
