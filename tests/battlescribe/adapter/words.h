#pragma once

#include "battlescribe/judge/findingkind.h"
#include "core/base/fault.h"

#include <array>
#include <stdexcept>
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

} // namespace muster::testing
