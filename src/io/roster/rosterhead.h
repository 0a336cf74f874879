#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// The keys before the units of a roster file: enough for a row in a list of many files.
struct RosterHead {
    std::string name;
    std::string player;
    std::string ruleset;
    std::string army;
    std::optional<std::int64_t> points; ///< the limit that the players agreed on

    friend bool operator==(const RosterHead&, const RosterHead&) = default;
};

/// So many bytes of a file are enough, unless its keys are in another order.
inline constexpr std::size_t rosterHeadBytes = 4096;

/// Reads the head from the beginning of a file, which may be cut off anywhere. It checks nothing: a file with a head
/// may still not be a roster. None where the file does not say that it is one.
[[nodiscard]] std::optional<RosterHead> readRosterHead(std::string_view beginning);

} // namespace muster
