#pragma once

#include "battlescribe/file/rosterfile.h"
#include "battlescribe/saved/fileroster.h"
#include "battlescribe/saved/sums.h"
#include "core/roster/textreading.h"

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
    /// How it was read from words; null for what came as a file. Units are named by the ids of their selections.
    std::shared_ptr<const TextReading> reading{};
};

/// Reads a .ros, .rosz or New Recruit's .json; `file` is its name in faults.
[[nodiscard]] Result<List> readList(std::string_view bytes, const std::string& file);

} // namespace muster::battlescribe
