#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

/// The largest file of data known as JSON has 9 MB, the largest roster 0.5 MB.
struct JsonBounds {
    std::size_t bytes = 20U << 20;
    std::size_t depth = 400; ///< a list and what is in it are two
    std::size_t values = 4'000'000;
    std::size_t elements = 600'000; ///< objects, lists, and what is in lists
    std::size_t bytesOfText = 1U << 20;
    std::size_t digits = 100;
    std::string_view of = "a list"; ///< what they are for, in faults
};

/// What can be seen of JSON without a parser.
struct JsonOutline {
    std::vector<std::string_view> keys; ///< of the outermost object, as they are written; a few at most
    std::string top;                    ///< the same JSON with null for all that is nested deeper than two objects
};

/// Looks at the marks of JSON once, from left to right, before a parser sees it: refuses what is too large, too deep,
/// or has monstrous texts or numbers. Whether it is well-formed is for the parser to say.
[[nodiscard]] Result<JsonOutline> outlineOf(std::string_view bytes, const std::string& file, const JsonBounds& bounds);

/// The keys of the outermost object as far as they can be seen, in bytes that may be damaged or cut off.
[[nodiscard]] std::vector<std::string_view> outerKeysOf(std::string_view bytes);

} // namespace muster::battlescribe
