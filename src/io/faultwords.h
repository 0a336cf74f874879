#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What is wrong with a value of a JSON file, in words for its author: the same for rosters and for data.
namespace muster::faultwords {

struct Words {
    std::string message;
    std::string advice; ///< what to do, as a sentence; may be empty
};

/// The kinds of value that may stand at a place.
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
/// A short value as JSON has it, a long one by its kind.
[[nodiscard]] std::string shown(const nlohmann::json& value);

/// `wanted` says what may stand there, as a person reads it: "a whole number or null".
[[nodiscard]] Words wrongKind(const nlohmann::json& value, std::string_view wanted, const Kinds& kinds);
/// `wanted` is the only value that may stand there, as JSON has it.
[[nodiscard]] Words wrongConstant(const nlohmann::json& value, std::string_view wanted);
[[nodiscard]] Words noId(const nlohmann::json& value);
[[nodiscard]] Words noFraction(const nlohmann::json& value);
[[nodiscard]] Words tooSmall(const nlohmann::json& value, std::string_view least);
[[nodiscard]] Words tooLarge(const nlohmann::json& value, std::string_view most);
[[nodiscard]] Words textTooLong(std::size_t mostLetters);
[[nodiscard]] Words listTooLong(std::size_t mostEntries);
[[nodiscard]] Words missingKey(std::string_view key);
/// `free`: the keys that the object may have, and has not.
[[nodiscard]] Words unknownKey(std::string_view key, const std::vector<std::string_view>& free);
[[nodiscard]] Words keyIsNoId(std::string_view key);

inline constexpr std::string_view adviceForIds = "Ids are lower-case letters and digits, joined by single hyphens.";

} // namespace muster::faultwords
