#pragma once

#include "battlescribe/judge/situation.h"

namespace muster::battlescribe::judge {

/// Where something is counted.
struct Region {
    enum class Kind : std::uint8_t {
        None,  ///< the roster has no such place, so there is no answer
        Below, ///< what is in these elements
        Of,    ///< these elements, or what is in them too
    };

    Kind kind = Kind::None;
    std::vector<Id<Element>> elements;

    [[nodiscard]] static Region below(Id<Element> each) { return {Kind::Below, {each}}; }
};

/// What a scope means for the one who asks.
[[nodiscard]] Region regionOf(const Situation& situation, const Asker& asker, data::Scope scope, data::Key key);

/// Whether the thing that a scope means for the one who asks is, or answers to, what the query names.
[[nodiscard]] bool isInstance(const Situation& situation, const Asker& asker, const data::Query& query);

/// Whether a selection counts in a region for a query that looks so deep.
[[nodiscard]] bool isCounted(const Situation& situation, const Region& region, Id<Element> each,
                             const data::Query& query);

/// Whether an entry is of the type that a scope or a child names.
[[nodiscard]] bool isOf(data::Node::EntryType type, data::Scope scope);
[[nodiscard]] bool isOf(data::Node::EntryType type, data::Child child);

} // namespace muster::battlescribe::judge
