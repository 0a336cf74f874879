#pragma once

#include "core/roster/roster.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

/// How much a roster may hold. Its file (io/roster/rosterform.h), texts that are read and the fields of the windows all
/// ask here, so that nothing is made that cannot be written and read again. schemas/roster.schema.json says the same
/// for other programs; a test checks that both agree.
namespace muster::rosterlimits {

// Texts, in letters (core/base/letters.h).
inline constexpr std::size_t nameLetters = 400;     ///< of the roster, its player and a unit's own name
inline constexpr std::size_t proseLetters = 20'000; ///< of the notes, and of a note on a unit
inline constexpr std::size_t versionLetters = 60;   ///< of a version of data

// Pictures: a full roster of forty units has room for all of them in its file.
inline constexpr std::size_t pictureSide = 512; ///< pixels: sharp at 43 mm of paper
inline constexpr std::size_t pictureBytes = 60'000;
inline constexpr std::size_t pictureLetters = pictureBytes / 3 * 4; ///< in base 64

// Numbers.
inline constexpr std::size_t unitsAtTop = 20'000;
inline constexpr std::size_t unitsBelow = 1'000; ///< attached to one unit, without those attached to them
inline constexpr std::size_t groups = 100;       ///< of models of one unit
inline constexpr std::size_t unreadLines = 5'000;
inline constexpr std::size_t madeLimits = 20'000;
inline constexpr int models = 10'000;
inline constexpr int timesTaken = 10'000; ///< an option
inline constexpr int counted = 1'000'000; ///< by a counter
inline constexpr std::int64_t pointsAgreed = 10'000'000;

/// Brackets in brackets of a JSON file.
inline constexpr std::size_t brackets = 64;

/// How deep units may be attached to units, where a unit at the top is at 1: each is an object in a list, the roster is
/// an object, and a unit has a list of groups, which have objects of options.
inline constexpr std::size_t unitsDeep = (brackets - 4) / 2;

/// How deep units are attached.
[[nodiscard]] inline std::size_t depthOf(const std::vector<RosterUnit>& units)
{
    std::size_t deepest = 0;
    for (const auto& unit : units)
        deepest = std::max(deepest, 1 + depthOf(unit.units));
    return deepest;
}

} // namespace muster::rosterlimits
