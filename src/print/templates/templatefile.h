#pragma once

#include "core/base/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace muster::print {

/// How files of a template folder are read, and how their faults get line and column.

/// Largest size of a file in bytes: a hundred times the largest shipped one. A larger file is there by mistake.
inline constexpr std::size_t mostTemplateBytes = 1u << 20;

/// The text of a file; nothing if the file does not exist. Fails if it is too large or cannot be read.
[[nodiscard]] Result<std::optional<std::string>> readTemplateFile(const std::string& path);

[[nodiscard]] Result<nlohmann::json> readJson(const std::string& text, const std::string& file);
/// Sets line and column of each fault from its JSON pointer.
void addLines(Faults& faults, std::string_view text);

} // namespace muster::print
