#pragma once

#include "core/base/fault.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace muster {

/// A JSON document in those headers of io that other layers include: they only declare this type, without the JSON
/// library.
struct JsonView {
    JsonView(const nlohmann::json& document) : value(document) {}

    const nlohmann::json& value;
};

/// The limits of a JSON file from a stranger. They are checked during parsing, before any recursive code sees the
/// document.
struct JsonBounds {
    std::size_t bytes = 8u << 20;
    std::size_t depth = 64;
    std::size_t values = 2'000'000;
    std::size_t members = 20'000;    ///< in one object or array
    std::size_t string = 1'600;      ///< bytes: enough for 400 letters of any alphabet
    std::size_t longString = 80'000; ///< bytes, for keys with long texts: text, note, picture...
};

/// Bytes of a key.
inline constexpr std::size_t mostKeyBytes = 200;

/// Parses UTF-8 JSON. Fails if it is not JSON, not UTF-8, has a key twice or is beyond a limit. Faults have line and
/// column and, for duplicate keys and limits, the JSON pointer.
[[nodiscard]] Result<nlohmann::json> parseJson(std::string_view text, const std::string& file,
                                               const JsonBounds& bounds = {});

/// The canonical text of a document, read back. Fails, with faults about `file`, where parseJson() would refuse it or
/// read another document. Every JSON file that is made from a document is written through here.
[[nodiscard]] Result<std::string> readableJson(const nlohmann::ordered_json& document, const std::string& file);

} // namespace muster
