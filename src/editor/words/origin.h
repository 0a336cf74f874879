#pragma once

#include "core/data/catalogue.h"

#include <QString>

namespace muster::editor {

/// What kind of figures they are, in a few words: "Playtest figures". The whole line is report::provenanceLine().
[[nodiscard]] QString originName(const Provenance& provenance);

/// How far figures can be relied on, the lower the further: from a rulebook, transcribed, typical, the user's own,
/// playtest.
[[nodiscard]] int originRank(const Provenance& provenance);
/// Of a game: that of the best of its armies.
[[nodiscard]] int originRank(const Catalogue& catalogue);

} // namespace muster::editor
