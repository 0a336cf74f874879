#pragma once

#include "report/translation/translation.h"

#include <span>
#include <string>
#include <string_view>

namespace muster::report {

/// Texts of printed sheets without numbers and names: headings, heads of columns, remarks. Templates write them as
/// {{words.findings}}; texts with a number or a name in them are in sheettexts.h.
struct SheetWord {
    std::string_view id;
    Phrase phrase;
};

/// All words, sorted by id.
[[nodiscard]] std::span<const SheetWord> sheetWords();
/// In the reader's language; empty for an unknown id.
[[nodiscard]] std::string sheetWord(std::string_view id);

} // namespace muster::report
