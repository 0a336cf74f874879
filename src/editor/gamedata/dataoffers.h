#pragma once

#include "editor/gamedata/standing.h"
#include "editor/list/offers.h"
#include "editor/list/unitpreviewform.h"

#include <optional>

namespace muster::editor {

/// What can be added: for each catalogue of the list what its forces take, by category, then forces. `before` where
/// names, costs and what is hidden are the same.
[[nodiscard]] OfferListPtr offersFor(const Standing& standing, const OfferListPtr& before);

/// An offer before it is added: the list is judged with it.
[[nodiscard]] std::optional<UnitPreviewForm> previewOf(const StandingPtr& standing, const std::string& offer,
                                                       const std::string& near);

/// The key of a choice at the top of forces of a catalogue, as its offer has it.
[[nodiscard]] std::string keyOf(const Standing& standing, Id<battlescribe::data::File> catalogue,
                                Id<battlescribe::Choice> choice);

} // namespace muster::editor
