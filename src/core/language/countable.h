#pragma once

#include "core/language/constraint.h"
#include "core/language/filtermatch.h"

#include <string_view>
#include <vector>

namespace muster {

/// The subject over which a count or a bound is taken. Not every count makes sense for every subject; one that does not
/// is a fault of the data.
enum class CountAt : std::uint8_t {
    Roster,
    Army,
    Unit,  ///< forEach unit, the unit itself
    Below, ///< forEach unit, with `in`: units attached to it
    Body,
    Kind,
    Line,
    Limit,
    Option,
    Battle,
    Figure, ///< of a sheet: over the whole roster
};
inline constexpr CountAt countPlaces[]{CountAt::Roster, CountAt::Army,   CountAt::Unit,  CountAt::Below,
                                       CountAt::Body,   CountAt::Kind,   CountAt::Line,  CountAt::Limit,
                                       CountAt::Option, CountAt::Battle, CountAt::Figure};

[[nodiscard]] CountAt countAt(SubjectKind subject, const Scope& scope);
/// Whether a count there may look at other units than the subject's: `in`.
[[nodiscard]] bool canLook(Scope::Kind scope, CountAt at);

[[nodiscard]] bool canCount(Measure::Kind kind, CountAt at);
/// Whether a count over several units is the sum of the counts for each. Other counts look at all units at once.
[[nodiscard]] constexpr bool isSum(Measure::Kind kind)
{
    switch (kind) {
    case Measure::Kind::Units:
    case Measure::Kind::Models:
    case Measure::Kind::GroupModels:
    case Measure::Kind::Points:
    case Measure::Kind::Options:
    case Measure::Kind::OptionPoints:
    case Measure::Kind::Stat:
    case Measure::Kind::Parameter:
        return true;
    case Measure::Kind::Highest:
    case Measure::Kind::Largest:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Weapons:
    case Measure::Kind::AgreedPoints:
    case Measure::Kind::DistinctOption:
    case Measure::Kind::DistinctAgreed:
    case Measure::Kind::DistinctArmies:
    case Measure::Kind::DistinctKinds:
    case Measure::Kind::Unmatched:
        break;
    }
    return false;
}
[[nodiscard]] constexpr bool countsOptions(Measure::Kind kind)
{
    return kind == Measure::Kind::Options || kind == Measure::Kind::OptionPoints;
}
[[nodiscard]] bool canStartFrom(Bound::Source source, CountAt at);

/// What a filter inside a count is asked of.
[[nodiscard]] constexpr Domain domainOf(CountAt at) { return at == CountAt::Body ? Domain::Body : Domain::Unit; }

/// As the language writes it: "units", "models with group".
[[nodiscard]] std::string_view keyOf(Measure::Kind kind);
[[nodiscard]] std::string_view keyOf(Bound::Source source);
/// "the whole roster", "an army", for messages.
[[nodiscard]] std::string_view nameOf(CountAt at);
/// What can be counted, or started from, there.
[[nodiscard]] std::vector<std::string_view> countsAt(CountAt at);
[[nodiscard]] std::vector<std::string_view> startsAt(CountAt at);

} // namespace muster
