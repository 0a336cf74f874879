#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace muster {

/// What `wordsOf` gives for each, with `between` between them: "a, b, c".
[[nodiscard]] std::string joined(auto&& each, const auto& wordsOf, std::string_view between = ", ")
{
    std::string text;
    for (const auto& one : each)
        text.append(text.empty() ? "" : between).append(std::invoke(wordsOf, one));
    return text;
}

} // namespace muster
