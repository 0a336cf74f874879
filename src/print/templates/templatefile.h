#pragma once

#include "core/base/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace muster::print {

/// Files of a template folder as they are read, and their faults as they are told.

/// What a file may take: a hundred times the largest that is shipped. What is larger was put there by mistake.
inline constexpr std::size_t mostTemplateBytes = 1u << 20;

/// The text of a file; nothing where there is none.
[[nodiscard]] Result<std::optional<std::string>> readTemplateFile(const std::string& path);

[[nodiscard]] Result<nlohmann::json> readJson(const std::string& text, const std::string& file);
/// Gives faults the line and column of their pointers.
void addLines(Faults& faults, std::string_view text);

} // namespace muster::print
