#pragma once

#include <string_view>

namespace muster::battlescribe {

/// A text without the blanks and line ends around it.
[[nodiscard]] inline std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    const auto first = text.find_first_not_of(blank);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blank) - first + 1);
}

} // namespace muster::battlescribe
