#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
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
    bool decimal = false;  ///< also "0.5", where fractions are allowed
    bool points = false;   ///< only fractions that a cost can have
    /// Whether a value of these kinds is right here, so that no advice is given that is then refused. Without it all
    /// are.
    std::function<bool(const nlohmann::json&)> allows{};
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
/// A text that is not a fraction, or not one that is allowed here.
[[nodiscard]] Words noFraction(const nlohmann::json& value, const Kinds& kinds = {});
[[nodiscard]] Words tooSmall(const nlohmann::json& value, std::string_view least);
[[nodiscard]] Words tooLarge(const nlohmann::json& value, std::string_view most);
[[nodiscard]] Words textTooLong(std::size_t mostLetters);
[[nodiscard]] Words listTooLong(std::size_t mostEntries);
[[nodiscard]] Words missingKey(std::string_view key);
/// `known`: the keys that the object may have. `free`: those of them that it does not have.
[[nodiscard]] Words unknownKey(std::string_view key, const std::vector<std::string_view>& known,
                               const std::vector<std::string_view>& free);
[[nodiscard]] Words keyIsNoId(std::string_view key);

/// For a cost that is not a whole number of parts (core/data/points.h).
inline constexpr std::string_view adviceForPoints =
    "Write halves, thirds, quarters, fifths, sixths, eighths, tenths or twelfths: \"25/2\".";
inline constexpr std::string_view adviceForIds = "Ids are lower-case letters and digits, joined by single hyphens.";

} // namespace muster::faultwords
