#pragma once

#include "reading/text/tokenwords.h"

#include <QString>

#include <optional>

namespace muster::text {

/// What words beside a unit say of another unit: "they go in the Raptor", "carries #4", "has the Thorgarim inside".
struct Relation {
    bool isHolder = false; ///< the other one is in or under this unit, else this one in the other
    QString other;         ///< a name, or the number of its line
    Range words;           ///< all that say so, as tokens of the line
};

/// The relation that stands in the words of a line from a token on, up to the next mark.
[[nodiscard]] std::optional<Relation> relationIn(const Tokens& tokens, std::size_t from);

} // namespace muster::text
