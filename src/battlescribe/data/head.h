#pragma once

#include "core/base/fault.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::battlescribe::data {

/// What the first element of a file of data says.
struct Head {
    bool isSystem = false; ///< else it is a catalogue
    bool isLibrary = false;
    std::int32_t revision = 0;
    std::string id;
    std::string name;
    std::string gameSystem; ///< id; of a game system its own

    friend bool operator==(const Head&, const Head&) = default;
};

/// So many bytes of a file are enough for its head.
inline constexpr std::size_t mostHeadBytes = 64U << 10;

/// Reads the head from the beginning of a .gst or .cat. `file` is its name in faults.
[[nodiscard]] Result<Head> headOf(std::string_view beginning, const std::string& file);

/// Reads the head of New Recruit's JSON. It can be anywhere in the file, so `bytes` are all of it.
[[nodiscard]] Result<Head> jsonHeadOf(std::string_view bytes, const std::string& file);

/// Why JSON is plainly no data of a game, and not just damaged data; nothing if it is or may be.
[[nodiscard]] std::optional<std::string> whyNoData(std::string_view json);

} // namespace muster::battlescribe::data
