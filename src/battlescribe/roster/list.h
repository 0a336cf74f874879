#pragma once

#include "battlescribe/file/rosterfile.h"
#include "battlescribe/roster/roster.h"
#include "battlescribe/roster/sums.h"

namespace muster::battlescribe {

/// A roster file with all that can be said of it without the data of its game.
struct List {
    RosterFile file;
    Roster roster;
    Sums sums;
    std::string fingerprint;
};

/// Reads a .ros or .rosz; `file` is its name in faults.
[[nodiscard]] Result<List> readList(std::string_view bytes, const std::string& file);

} // namespace muster::battlescribe
