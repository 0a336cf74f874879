#pragma once

#include "io/data/store.h"
#include "reading/text/textreader.h"

#include <string>

namespace muster::testing {

/// The data of the checkout.
[[nodiscard]] Store& shippedStore();
/// One reader for all tests: it keeps the names of the games.
[[nodiscard]] TextReader& textReader();

/// Reads a text that must be readable.
[[nodiscard]] ReadText readWell(std::string_view text);

/// A file of the checkout.
[[nodiscard]] std::string sourceFile(const std::string& name);

/// The numbers of the lines of a text that are not blank.
[[nodiscard]] std::vector<int> filledLines(std::string_view text);

/// Every line that is not blank has exactly one record, in order, with its own words.
void checkRecords(std::string_view text, const TextReading& reading);

} // namespace muster::testing
