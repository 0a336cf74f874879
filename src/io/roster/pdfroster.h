#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace muster {

/// The largest PDF that is read. A print of 10,000 units, which is the most, with names and notes of their own has less
/// than a third of it as roster, cards, reference and opponent's copy.
inline constexpr std::size_t mostPdfBytes = 48u << 20;

[[nodiscard]] bool isPdf(std::string_view bytes);

/// The text of the roster file that is attached to a PDF, as the program muster-reader finds it; none if no roster is
/// seen there. Fails if the PDF is too large, and if what is attached is damaged, too much, or there several times.
[[nodiscard]] Result<std::optional<std::string>> rosterAttachedTo(std::string_view bytes, const std::string& file,
                                                                  const std::stop_token& stop = {});

/// The same of a PDF that must have one, such as Muster printed it.
[[nodiscard]] Result<std::string> rosterInPdf(std::string_view bytes, const std::string& file,
                                              const std::stop_token& stop = {});

} // namespace muster
