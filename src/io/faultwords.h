#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

/// What is wrong with a value of a JSON file, in words: the same for rosters and for data.
namespace muster::faultwords {

struct Words {
    std::string message;
    std::string advice; ///< what to do, as a sentence; may be empty
};

/// "a text", "a list".
[[nodiscard]] std::string kindName(const nlohmann::json& value);
/// A short value as JSON has it, a long one by its kind.
[[nodiscard]] std::string shown(const nlohmann::json& value);

/// `wanted` is the kind that may stand there; empty if it is not known.
[[nodiscard]] Words wrongKind(const nlohmann::json& value, std::string_view wanted = {});
/// `wanted` is the only value that may stand there, as JSON has it; empty if it is not known.
[[nodiscard]] Words wrongConstant(const nlohmann::json& value, std::string_view wanted = {});
[[nodiscard]] Words noId(const nlohmann::json& value);
[[nodiscard]] Words tooSmall(const nlohmann::json& value, std::string_view least);
[[nodiscard]] Words tooLarge(const nlohmann::json& value, std::string_view most);
/// `what`: "text", "list". `most` says how long it may be: "80 letters"; empty if it is not known.
[[nodiscard]] Words tooLong(std::string_view what, std::string_view most = {});
[[nodiscard]] Words missingKey(std::string_view key);
[[nodiscard]] Words unknownKey(std::string_view key);

inline constexpr std::string_view adviceForIds = "Ids are lower-case letters and digits, joined by single hyphens.";

} // namespace muster::faultwords
