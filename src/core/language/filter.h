#pragma once

#include "core/base/fact.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace muster {

struct Army;
struct Unit;

/// A question of the ruleset language with every id resolved: docs/ruleset-language.md. What it can be asked about is
/// in filtermatch.h.
struct Filter {
    enum class Kind : std::uint8_t {
        Always,
        Category, ///< any of `facts`, as the next ones
        Trait,
        Mark,
        Rule,
        Option,
        Group,     ///< model groups; ownModels for the unit's own
        Place,     ///< standsAlone for units that are attached to none
        Unit,      ///< one of `units`
        Army,      ///< one of `relations`, or one of `armies`
        HeldBack,  ///< `flag`
        Line,      ///< whether it is on a line of its army's composition: `flag`
        MinModels, ///< `number`
        MaxModels,
        All, ///< of `children`, as the next ones
        Any,
        Not,
    };

    /// How an army relates to the roster's own.
    enum Relation : std::uint8_t { Own = 1, Foreign = 2, Ally = 4, Stranger = 8 };

    Kind kind = Kind::Always;
    bool flag = true;
    std::uint8_t relations = 0;
    int number = 0;
    FactSet facts;
    std::vector<Id<muster::Unit>> units;
    std::vector<Id<muster::Army>> armies;
    std::vector<Filter> children;
};

/// Whether the filter, or a filter inside it, is of this kind.
[[nodiscard]] bool asksFor(const Filter& filter, Filter::Kind kind);

/// The part of a filter that only compares bits of a unit, all of which must match. It is answered without walking
/// through the filter.
struct QuickFilter {
    /// Any of these bits.
    struct Clause {
        std::uint32_t word = 0;
        bool isGroup = false; ///< asks for model groups: a body of models answers for itself
        std::uint64_t bits = 0;
    };

    static constexpr std::size_t most = 4;
    std::array<Clause, most> clauses{};
    std::size_t count = 0; ///< of clauses; for anything else, ask the filter itself
    bool isWhole = true;   ///< the filter asks for nothing else
    bool asksForGroup = false;

    /// Whether a unit with this row of facts meets all clauses.
    [[nodiscard]] bool meets(std::span<const std::uint64_t> row) const
    {
        for (std::size_t i = 0; i < count; ++i)
            if ((row[clauses[i].word] & clauses[i].bits) == 0)
                return false;
        return true;
    }
    [[nodiscard]] std::span<const Clause> all() const { return {clauses.data(), count}; }
    [[nodiscard]] static QuickFilter of(const Filter& filter);
};

} // namespace muster
