#pragma once

#include "io/author/gamedraft.h"
#include "io/data/store.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster::editor {

/// Whether a file is a game that somebody has published, by its ending: .mustergame.
[[nodiscard]] bool isPublishedGame(const std::string& path);

/// A game as one file for others: an archive of its ruleset and its armies. Fails if it is too large for one.
[[nodiscard]] Result<std::string> publishGame(const GameDraft& draft);

/// A game that came as one file. It is a stranger's: its size, what it unpacks to and its names are bounded, and all of
/// it is checked before anything is written.
struct PublishedGame {
    GameDraft draft; ///< as it will be in the person's own folder
    std::string id;
    std::string name;
    std::string version;
    std::string source; ///< where its figures come from, as it says itself
    std::size_t armies = 0;
    std::optional<std::string> replaces{}; ///< version of the game that came so before, which goes
};
/// Fails if it is not such a file, has faults, or has the id of a game that is shipped or that the person has written.
[[nodiscard]] Result<PublishedGame> readPublishedGame(const std::string& path, Store& store);
/// The same of bytes that are in no file.
[[nodiscard]] Result<PublishedGame> readPublishedBytes(std::string_view bytes, const std::string& path, Store& store);

/// Writes it into the person's own folder, whole or not at all, with a note that it came from somebody else.
[[nodiscard]] Result<void> installPublished(PublishedGame game, const std::string& path);

} // namespace muster::editor
