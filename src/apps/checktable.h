#pragma once

#include "apps/command.h"

#include <string>
#include <vector>

namespace muster {

struct TableCall {
    std::vector<std::string> paths; ///< files and folders
    std::string format;             ///< table, csv, html; empty: as the output's name says, else table
    std::string output;             ///< empty: standard output
    Overrides overrides;
    bool isStrict = false;
    unsigned jobs = 1; ///< how many files are judged at a time
};

/// Judges the lists in files and folders and writes a table of them. Gives the exit status.
[[nodiscard]] int checkTable(const Store& store, const TableCall& call);

} // namespace muster
