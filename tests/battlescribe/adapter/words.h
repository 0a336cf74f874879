#pragma once

#include "battlescribe/judge/findingkind.h"
#include "core/base/fault.h"

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace muster::testing {

[[nodiscard]] inline std::string_view wordOf(battlescribe::judge::FindingKind kind)
{
    constexpr std::array<std::string_view, 7> words{"too many",   "too few", "not exactly",    "hidden",
                                                    "over limit", "message", "costs in circle"};
    return words.at(static_cast<std::size_t>(kind));
}

/// A value; where there is none, the caller of the program is told why.
template <typename T>
[[nodiscard]] T needed(Result<T> result)
{
    if (!result)
        throw std::runtime_error(toText(result.error().front()));
    return std::move(*result);
}

[[nodiscard]] inline std::string bytesOf(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

} // namespace muster::testing
