#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Messages about a wrong value in a JSON file, for its author. Rosters and data use the same messages.
namespace muster::faultwords {

struct Words {
    std::string message;
    std::string advice; ///< what to do, as a sentence; may be empty
};

/// The kinds of value that are allowed at a place.
struct Kinds {
    bool whole = false;
    bool number = false;
    bool flag = false;
    bool text = false;
    bool list = false;
    bool fraction = false; ///< as a text: "1/3"
};

/// "a text", "a list".
[[nodiscard]] std::string kindName(const nlohmann::json& value);
/// A short value as JSON, for a long one its kind: "a list".
[[nodiscard]] std::string shown(const nlohmann::json& value);

/// `wanted` says in words what is allowed: "a whole number or null".
[[nodiscard]] Words wrongKind(const nlohmann::json& value, std::string_view wanted, const Kinds& kinds);
/// `wanted` is the only allowed value, as JSON.
[[nodiscard]] Words wrongConstant(const nlohmann::json& value, std::string_view wanted);
[[nodiscard]] Words noId(const nlohmann::json& value);
[[nodiscard]] Words noFraction(const nlohmann::json& value);
[[nodiscard]] Words tooSmall(const nlohmann::json& value, std::string_view least);
[[nodiscard]] Words tooLarge(const nlohmann::json& value, std::string_view most);
[[nodiscard]] Words textTooLong(std::size_t mostLetters);
[[nodiscard]] Words listTooLong(std::size_t mostEntries);
[[nodiscard]] Words missingKey(std::string_view key);
/// `free`: the keys that the object may have but does not have.
[[nodiscard]] Words unknownKey(std::string_view key, const std::vector<std::string_view>& free);
[[nodiscard]] Words keyIsNoId(std::string_view key);

inline constexpr std::string_view adviceForIds = "Ids are lower-case letters and digits, joined by single hyphens.";

} // namespace muster::faultwords
