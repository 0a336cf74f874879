#pragma once

#include <cstdint>
#include <vector>

namespace muster {

/// Position of a thing in its list of the catalogue; -1 for none.
using Index = std::int32_t;
inline constexpr Index noIndex = -1;

/// A question about a unit, with every id resolved. Names of the ruleset language: see docs/ruleset-language.md.
struct Filter {
    enum class Kind : std::uint8_t {
        Always,
        Category, ///< mask over categories
        Trait,    ///< mask over traits
        Mark,     ///< mask over marks
        Rule,     ///< mask over watched special rules
        Option,   ///< mask over watched options
        Group,    ///< mask over watched model groups; ownModels for the unit's own
        Unit,     ///< one of `ids`, indices of units
        Army,     ///< mask over Relation, or one of `ids`, indices of armies
        Place,    ///< mask over places; standAlone for units that hang on none
        HeldBack, ///< flag
        Line,     ///< flag
        MinModels,
        MaxModels,
        All,
        Any,
        Not,
    };

    /// How an army stands to the roster's own.
    enum Relation : std::uint64_t { Own = 1, Foreign = 2, Ally = 4, Stranger = 8 };

    static constexpr std::uint64_t standAlone = std::uint64_t{1} << 63;
    static constexpr std::uint64_t ownModels = std::uint64_t{1} << 63;

    Kind kind = Kind::Always;
    bool flag = true;
    int number = 0;
    std::uint64_t mask = 0;
    std::vector<Index> ids;
    std::vector<Filter> children;
};

/// Whether a filter asks for such a thing anywhere in it.
[[nodiscard]] bool asksFor(const Filter& filter, Filter::Kind kind);

/// The part of a filter that is a row of masks, all of which must meet what a unit has: answered without a walk through
/// the filter.
struct QuickFilter {
    static constexpr std::uint64_t any = ~std::uint64_t{0};

    std::uint64_t category = any;
    std::uint64_t trait = any;
    std::uint64_t mark = any;
    std::uint64_t rule = any;
    std::uint64_t option = any;
    std::uint64_t group = any;
    std::uint64_t place = any;
    bool isWhole = true; ///< the filter asks for nothing else

    [[nodiscard]] static QuickFilter of(const Filter& filter);
};

} // namespace muster
