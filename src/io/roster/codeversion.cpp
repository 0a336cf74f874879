#include "io/roster/codeversion.h"

#include <charconv>

namespace muster {

std::string_view trimmedCode(std::string_view text)
{
    constexpr std::string_view space = " \t\r\n";
    const auto first = text.find_first_not_of(space);
    // Our Base45 never ends in a space, so nothing of the code is lost.
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(space) + 1 - first);
}

std::optional<unsigned> codeVersion(std::string_view text)
{
    constexpr std::string_view prefix = "MUSTER";
    if (!text.starts_with(prefix))
        return std::nullopt;
    const auto digits = text.substr(prefix.size(), 10);
    unsigned version = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), version);
    if (error != std::errc{} || end == digits.data() + digits.size() || *end != ':' || version == 0)
        return std::nullopt;
    return version;
}

bool isRosterCode(std::string_view text) { return codeVersion(trimmedCode(text)).has_value(); }

} // namespace muster
