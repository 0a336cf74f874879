#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace muster::battlescribe::data {

/// The kinds of what can be wrong with data. Those that hurt players most come first, warnings last.
enum class Wrong : std::uint8_t {
    Unread,         ///< a file
    NoSystem,       ///< a catalogue without its game system
    DoubledFile,    ///< a file with the id of another one
    LostImport,     ///< that is not there
    LostWithFile,   ///< names that are most likely in a file that is missing or cannot be read
    LostLink,       ///< that leads nowhere or to the wrong kind of thing
    IdleModifier,   ///< that changes nothing
    LostName,       ///< what conditions, repeats and limits name in vain
    Limits,         ///< that nobody can keep
    LostCostType,   ///< of costs
    LostDefault,    ///< that is none of the choices of its group
    LostType,       ///< of profiles and characteristics
    DoubledId,      ///< that two things of one file have
    Unknown,        ///< to Muster, so that lists may not be judged; the first of the warnings
    FindsNothing,   ///< a condition or a repeat
    DoubledTarget,  ///< that two imports have
    ImportCircle,   ///< imports that lead back
    DoubledLinkId,  ///< that two category links have
    UnknownAndIdle, ///< to Muster, but no verdict depends on it
    NoData,         ///< files of something else
    NotCompared,    ///< because there is too much of it
};

inline constexpr auto wrongKinds = static_cast<std::size_t>(Wrong::NotCompared) + 1;

[[nodiscard]] constexpr bool isWarning(Wrong wrong) { return wrong >= Wrong::Unknown; }

/// "3 links lead nowhere, so what they are for cannot be taken."
[[nodiscard]] std::string headingOf(Wrong wrong, std::size_t count);

} // namespace muster::battlescribe::data
