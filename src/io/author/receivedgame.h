#pragma once

#include "core/base/fault.h"

#include <optional>
#include <string>

namespace muster {

/// A game that came as one file from somebody else has a note in its folder, received.txt. It is the person's own data,
/// but not their own work: the window for authors only shows it.
[[nodiscard]] bool isReceivedGame(const std::string& folder);
/// Whether this is the name of that note.
[[nodiscard]] bool isReceivedNote(const std::string& fileName);
/// The name of the file that it came in; nothing if it did not come in one.
[[nodiscard]] std::optional<std::string> receivedFrom(const std::string& folder);
/// Fails where there is such a note already.
[[nodiscard]] Result<void> markAsReceived(const std::string& folder, const std::string& fileName);

} // namespace muster
