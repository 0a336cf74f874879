#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster {
class SchemaSet;
} // namespace muster

namespace muster::editor {

class Document;

/// How a battle of the open list stands, as a page to play from gave it away.
struct PlayedBattle {
    std::string head;  ///< whose battle, turn and score
    std::string other; ///< that it is of another roster, or of this one before it was changed; empty: it is of this one
    std::string notes; ///< those of the list, with the battle below them
};

/// Whether a text could be such a battle: it says that it is one.
[[nodiscard]] bool looksLikeBattle(std::string_view text);

/// Fails if the text is no such battle, or if the notes have no room for it.
[[nodiscard]] Result<PlayedBattle> playedBattle(std::string_view text, const std::string& file,
                                                const Document& document, SchemaSet& schemas);

} // namespace muster::editor
