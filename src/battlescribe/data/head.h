#pragma once

#include "core/base/fault.h"

#include <cstdint>
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
    std::string version;    ///< of BattleScribe's format

    friend bool operator==(const Head&, const Head&) = default;
};

/// So many bytes of a file are enough for its head.
inline constexpr std::size_t mostHeadBytes = 16U << 10;

/// Reads the head from the beginning of a .gst or .cat. `file` is its name in faults.
[[nodiscard]] Result<Head> headOf(std::string_view beginning, const std::string& file);

} // namespace muster::battlescribe::data
