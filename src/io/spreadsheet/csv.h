#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The limits of a table from a stranger.
struct CsvBounds {
    std::size_t bytes = 4u << 20;
    std::size_t rows = 20'000;
    std::size_t cells = 64;   ///< in a row
    std::size_t cell = 4'000; ///< bytes
};

struct CsvRow {
    int line = 1; ///< where it begins, from 1
    std::vector<std::string> cells;

    friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

/// Reads a table as spreadsheets write it (RFC 4180, UTF-8). The cells are parted by commas, semicolons or tabs,
/// whichever the first row has most of, or as a first line "sep=;" says; a row ends in LF, CR LF or CR. A mark of the
/// byte order is skipped, and so are rows without a letter. Fails where a quote is never closed, something stands
/// behind a closed one, a byte is not UTF-8, or there is too much of anything.
[[nodiscard]] Result<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& file,
                                                  const CsvBounds& bounds = {});

/// A table for a file, read back: fails where it has more than is read.
[[nodiscard]] Result<std::string> readableCsv(std::string text, const std::string& file);

/// A cell as it was before an export put an apostrophe in front, so that no spreadsheet takes it for a formula.
[[nodiscard]] std::string withoutGuard(std::string cell);

} // namespace muster
