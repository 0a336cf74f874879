#include "core/language/countable.h"

#include <array>

namespace muster {

CountAt countAt(SubjectKind subject, const Scope& scope)
{
    if (subject == SubjectKind::Unit && scope.kind != Scope::Kind::Self)
        return CountAt::Below;
    constexpr std::array places{CountAt::Roster, CountAt::Army,  CountAt::Unit,   CountAt::Body,  CountAt::Kind,
                                CountAt::Line,   CountAt::Limit, CountAt::Option, CountAt::Battle};
    static_assert(places.size() == static_cast<std::size_t>(SubjectKind::Battle) + 1);
    return places[static_cast<std::size_t>(subject)];
}

bool canLook(Scope::Kind scope, CountAt at)
{
    return scope == Scope::Kind::Roster ? at != CountAt::Roster && at != CountAt::Battle && at != CountAt::Figure
                                        : at == CountAt::Unit || at == CountAt::Below || at == CountAt::Body;
}

bool canCount(Measure::Kind kind, CountAt at)
{
    const bool isOneUnit = at == CountAt::Unit || at == CountAt::Body;
    const bool isBattle = at == CountAt::Battle;
    // An option is counted itself; who has it is asked with `units` of the count.
    if (at == CountAt::Option)
        return kind == Measure::Kind::Options || kind == Measure::Kind::OptionPoints;
    switch (kind) {
    case Measure::Kind::Models:
    case Measure::Kind::Options:
    case Measure::Kind::OptionPoints:
        return true;
    // A body of models is not a unit: points, model groups and parameters belong to its unit.
    case Measure::Kind::Units:
    case Measure::Kind::Points:
    case Measure::Kind::GroupModels:
    case Measure::Kind::Parameter:
        return at != CountAt::Body;
    case Measure::Kind::Stat:
    case Measure::Kind::Largest:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Weapons:
        return !isBattle;
    case Measure::Kind::AgreedPoints:
        return at == CountAt::Roster || isBattle;
    case Measure::Kind::DistinctOption:
    case Measure::Kind::DistinctAgreed:
        return isBattle;
    case Measure::Kind::DistinctArmies:
        return at == CountAt::Roster || at == CountAt::Below || at == CountAt::Figure;
    case Measure::Kind::Highest:
        return !isOneUnit && !isBattle;
    case Measure::Kind::DistinctKinds:
    case Measure::Kind::Unmatched:
        return !isOneUnit && !isBattle && at != CountAt::Kind;
    }
    return false;
}

bool canStartFrom(Bound::Source source, CountAt at)
{
    const bool isOfUnit = at == CountAt::Unit || at == CountAt::Below || at == CountAt::Body;
    switch (source) {
    case Bound::Source::Number:
    case Bound::Source::Measure:
    case Bound::Source::Lower:
    case Bound::Source::Higher:
    case Bound::Source::Sum:
        return true;
    case Bound::Source::AgreedPoints:
    case Bound::Source::ArmyNumber:
        return at != CountAt::Battle;
    case Bound::Source::LineNumber:
        return at == CountAt::Line;
    case Bound::Source::LimitNumber:
        return at == CountAt::Limit;
    case Bound::Source::Parameter:
    case Bound::Source::Stat:
    case Bound::Source::Derived:
        return isOfUnit;
    }
    return false;
}

namespace {

/// The name of a value of an enumeration, of which `names` has one for each; `last` is its last value.
template <auto last>
std::string_view nameIn(const std::array<std::string_view, static_cast<std::size_t>(last) + 1>& names,
                        decltype(last) value)
{
    return names[static_cast<std::size_t>(value)];
}

} // namespace

std::string_view keyOf(Measure::Kind kind)
{
    return nameIn<Measure::Kind::Unmatched>({"units", "models", "models with group", "points", "options",
                                             "points of options", "largest", "sameWeapon", "stat", "highest", "weapons",
                                             "parameter", "agreed", "distinct with option", "distinct with agreed",
                                             "distinct of army", "distinct of kind", "unmatched"},
                                            kind);
}

std::string_view keyOf(Bound::Source source)
{
    return nameIn<Bound::Source::Sum>({"a number", "count", "battle", "line", "limit", "parameter", "stat", "derived",
                                       "army", "lower", "higher", "sum"},
                                      source);
}

std::string_view nameOf(CountAt at)
{
    return nameIn<CountAt::Figure>({"the whole roster", "an army", "a unit", "the units attached to a unit",
                                    "models of a unit that are alike", "a kind of unit", "a line of a composition",
                                    "a limit of a line", "an option", "the two sides of a battle", "a figure"},
                                   at);
}

std::vector<std::string_view> countsAt(CountAt at)
{
    std::vector<std::string_view> keys;
    for (auto kind = Measure::Kind::Units; kind <= Measure::Kind::Unmatched;
         kind = static_cast<Measure::Kind>(static_cast<int>(kind) + 1))
        if (canCount(kind, at))
            keys.push_back(keyOf(kind));
    return keys;
}

std::vector<std::string_view> startsAt(CountAt at)
{
    std::vector<std::string_view> keys;
    for (auto source = Bound::Source::Number; source <= Bound::Source::Sum;
         source = static_cast<Bound::Source>(static_cast<int>(source) + 1))
        if (canStartFrom(source, at))
            keys.push_back(keyOf(source));
    return keys;
}

} // namespace muster
