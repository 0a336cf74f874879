#pragma once

#include "core/language/filter.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <vector>

namespace muster {

/// The kind of thing that a filter is asked about. Each place in the ruleset language has one of these. A question that
/// it cannot answer is a fault of the data, never taken as true or false. No place filters options: they have none.
enum class Domain : std::uint8_t {
    Kind,      ///< a kind of unit as the data define it, without a roster
    TakenKind, ///< a kind of unit of which the roster has some
    Unit,      ///< a unit of a roster, with its options
    Body,      ///< models of a unit that are alike
    Line,      ///< a line of an army's composition
    Army,      ///< an army that a roster has units of
    Option,    ///< an option, whoever takes it
};
inline constexpr Domain domains[]{Domain::Kind, Domain::TakenKind, Domain::Unit,  Domain::Body,
                                  Domain::Line, Domain::Army,      Domain::Option};

/// Whether this question can be asked there.
[[nodiscard]] bool canAsk(Filter::Kind kind, Domain domain);

/// The key of the language that asks it: "category", "models". Empty for Always.
[[nodiscard]] std::string_view keyOf(Filter::Kind kind);
/// The keys that can be asked there, in the order of the language page.
[[nodiscard]] std::vector<std::string_view> keysOf(Domain domain);
/// "a unit of a roster", for messages.
[[nodiscard]] std::string_view nameOf(Domain domain);

/// Whether a filter fits a thing. `Thing` names its kind in `domain` and has a member `bool answer(const Filter&)` for
/// every kind of question that canAsk() allows there, except All, Any, Not and Always. Only this function looks inside
/// those.
template <typename Thing>
[[nodiscard]] bool matches(const Filter& filter, const Thing& thing)
{
    switch (filter.kind) {
    case Filter::Kind::Always:
        return true;
    case Filter::Kind::All:
        return std::ranges::all_of(filter.children, [&](const Filter& child) { return matches(child, thing); });
    case Filter::Kind::Any:
        return std::ranges::any_of(filter.children, [&](const Filter& child) { return matches(child, thing); });
    case Filter::Kind::Not:
        return !matches(filter.children.front(), thing);
    default:
        assert(canAsk(filter.kind, Thing::domain));
        return thing.answer(filter);
    }
}

} // namespace muster
