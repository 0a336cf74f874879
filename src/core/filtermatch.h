#pragma once

#include "core/filter.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <vector>

namespace muster {

/// What a filter is asked of. A place in the ruleset language has one of these; an atom that it cannot answer is a
/// fault of the data, never true and never false in silence.
enum class Domain : std::uint8_t {
    Kind,      ///< a kind of unit as the data have it, whatever a roster makes of it
    TakenKind, ///< a kind of unit of which a roster has some
    Unit,      ///< a unit of a roster, with its options
    Body,      ///< models of a unit that are alike
    Line,      ///< a line of an army's composition
    Army,      ///< an army that a roster has units of
};
inline constexpr Domain domains[]{Domain::Kind, Domain::TakenKind, Domain::Unit,
                                  Domain::Body, Domain::Line,      Domain::Army};

/// Whether such a question has an answer there.
[[nodiscard]] bool canAsk(Filter::Kind kind, Domain domain);

/// The key of the language that asks it: "category", "models". Empty for Always.
[[nodiscard]] std::string_view keyOf(Filter::Kind kind);
/// The keys that can be asked there, in the order of the language page.
[[nodiscard]] std::vector<std::string_view> keysOf(Domain domain);
/// "a unit of a roster", for messages.
[[nodiscard]] std::string_view nameOf(Domain domain);

/// Whether a filter fits a thing. `Thing` says in `domain` what it is and answers for each kind of atom by a member
/// `bool answer(Filter::Kind, const Filter&)` that need not know All, Any, Not and Always. This is the one place where
/// filters are taken apart: the compiler points here, at canAsk() and at each answer() when a kind is added.
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
    case Filter::Kind::Category:
    case Filter::Kind::Trait:
    case Filter::Kind::Mark:
    case Filter::Kind::Rule:
    case Filter::Kind::Option:
    case Filter::Kind::Group:
    case Filter::Kind::Place:
    case Filter::Kind::Unit:
    case Filter::Kind::Army:
    case Filter::Kind::HeldBack:
    case Filter::Kind::Line:
    case Filter::Kind::MinModels:
    case Filter::Kind::MaxModels:
        break;
    }
    assert(canAsk(filter.kind, Thing::domain));
    return thing.answer(filter);
}

} // namespace muster
