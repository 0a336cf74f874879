#pragma once

#include "core/roster/roster.h"

#include <string>
#include <string_view>

namespace muster {

/// Whether a text is a picture as a roster keeps it: in base 64 (core/base/base64.h), a JPEG of one pass, not larger
/// than core/roster/limits.h says, with nothing in its file but what is needed to paint it. So it says neither where
/// nor when it was taken. Only its head is looked at: it may still be damaged.
[[nodiscard]] bool isRosterPicture(std::string_view text);

/// Whether the roster or a unit of it has a picture.
[[nodiscard]] bool hasPictures(const Roster& roster);

/// The roster without its picture and those of its units. Its fingerprint stays the same.
[[nodiscard]] Roster withoutPictures(Roster roster);

} // namespace muster
