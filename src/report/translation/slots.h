#pragma once

#include "report/translation/translation.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace muster::report {

/// Fills {name} and {name:one|many}; an unknown name stays as it is, so that the mistake is seen.
[[nodiscard]] std::string fill(const std::string& text,
                               const std::function<std::optional<std::string>(std::string_view)>& value,
                               const std::function<std::optional<bool>(std::string_view)>& isOne);
/// The same with {name} alone.
[[nodiscard]] std::string fill(const std::string& text, Slots slots);

} // namespace muster::report
