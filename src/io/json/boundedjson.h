#pragma once

#include "core/base/fault.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace muster {

/// What io's headers that others include call a JSON document.
struct JsonView {
    JsonView(const nlohmann::json& document) : value(document) {}

    const nlohmann::json& value;
};

/// What a JSON file from a stranger may have. Checked while parsing, before anything recursive sees the document.
struct JsonBounds {
    std::size_t bytes = 8u << 20;
    std::size_t depth = 64;
    std::size_t values = 2'000'000;
    std::size_t members = 20'000;    ///< of one object or array
    std::size_t string = 1'600;      ///< bytes: 400 letters of any alphabet
    std::size_t longString = 80'000; ///< of keys that hold prose: text, note, notes...
};

/// Parses UTF-8 JSON. Faults name line, column and, for duplicate keys and broken bounds, the JSON pointer.
[[nodiscard]] Result<nlohmann::json> parseJson(std::string_view text, const std::string& file,
                                               const JsonBounds& bounds = {});

} // namespace muster
