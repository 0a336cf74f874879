#pragma once

#include "battlescribe/compose/newids.h"
#include "editor/gamedata/standing.h"
#include "editor/list/change.h"
#include "editor/list/intent.h"

#include <cstdint>
#include <optional>
#include <string>

namespace muster::editor {

/// What a person means, as a change of a list of game data; none where it changes nothing or cannot be.
[[nodiscard]] std::optional<Gesture> gestureOf(const Standing& standing, battlescribe::compose::NewIds& ids,
                                               const Intent& intent);

/// What an offer is.
struct DataOffer {
    enum class Kind : std::uint8_t {
        Choice, ///< at the top of a force
        Force,
        Catalogue, ///< whose data the list takes in, so that it can have forces of it
    };

    Kind kind = Kind::Choice;
    std::string catalogue; ///< id
    std::string path;      ///< of the choice; of a force, id of its entry

    [[nodiscard]] std::string id() const;
    [[nodiscard]] static DataOffer of(const std::string& id);
};

/// The force that an offer goes to: that of the row `near` if it takes it, else the first that does; of a force that
/// goes into others, the one that it goes into. None where no force takes it; the roster itself for forces.
[[nodiscard]] Id<Standing::Element> placeFor(const Standing& standing, const DataOffer& offer, const std::string& near);

} // namespace muster::editor
