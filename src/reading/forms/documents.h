#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster::text {

/// Whether the bytes are a document of a word processor: .docx, .odt or .rtf.
[[nodiscard]] bool isDocument(std::string_view bytes);

/// The words of a document, in UTF-8: a line for each paragraph, bullets for items of lists, tabs between the cells of
/// tables. Pictures, notes and what was deleted are left out. `file` is its name in faults.
[[nodiscard]] Result<std::string> textOfDocument(std::string_view bytes, const std::string& file);

} // namespace muster::text
