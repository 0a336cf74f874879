#pragma once

#include "report/translation.h"

#include <span>
#include <string>
#include <string_view>

namespace muster::report {

/// The words of printed sheets that have no number and no name in them: headings, heads of columns, remarks. Templates
/// write them as {{words.findings}}; texts with a number or a name in them are in sheettexts.h.
struct SheetWord {
    std::string_view id;
    Phrase phrase;
};

/// All that there are, by their ids.
[[nodiscard]] std::span<const SheetWord> sheetWords();
/// In the reader's language; empty for an unknown id.
[[nodiscard]] std::string sheetWord(std::string_view id);

} // namespace muster::report
