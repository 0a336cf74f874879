#pragma once

#include <optional>
#include <string_view>

namespace muster {

/// A text without the blanks around it.
[[nodiscard]] std::string_view trimmedCode(std::string_view text);

/// The version of a roster code; nothing if the text is not one.
[[nodiscard]] std::optional<unsigned> codeVersion(std::string_view text);

/// Whether a text is meant to be a roster code, of any version, complete or damaged. White space around it is ignored.
[[nodiscard]] bool isRosterCode(std::string_view text);

} // namespace muster
