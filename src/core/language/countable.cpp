#include "core/language/countable.h"

namespace muster {

CountAt countAt(SubjectKind subject, const Scope& scope)
{
    switch (subject) {
    case SubjectKind::Roster:
        return CountAt::Roster;
    case SubjectKind::Army:
        return CountAt::Army;
    case SubjectKind::Unit:
        return scope.kind == Scope::Kind::Self ? CountAt::Unit : CountAt::Below;
    case SubjectKind::Body:
        return CountAt::Body;
    case SubjectKind::Kind:
        return CountAt::Kind;
    case SubjectKind::Line:
        return CountAt::Line;
    case SubjectKind::Limit:
        return CountAt::Limit;
    case SubjectKind::Option:
        return CountAt::Option;
    case SubjectKind::Battle:
        return CountAt::Battle;
    }
    return CountAt::Roster;
}

bool canLook(Scope::Kind scope, CountAt at)
{
    switch (scope) {
    case Scope::Kind::Self:
    case Scope::Kind::Below:
    case Scope::Kind::Place:
    case Scope::Kind::Parent:
    case Scope::Kind::Army:
        return at == CountAt::Unit || at == CountAt::Below || at == CountAt::Body;
    case Scope::Kind::Roster:
        return at != CountAt::Roster && at != CountAt::Battle && at != CountAt::Figure;
    }
    return false;
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

std::string_view keyOf(Measure::Kind kind)
{
    switch (kind) {
    case Measure::Kind::Units:
        return "units";
    case Measure::Kind::Models:
        return "models";
    case Measure::Kind::GroupModels:
        return "models with group";
    case Measure::Kind::Points:
        return "points";
    case Measure::Kind::Options:
        return "options";
    case Measure::Kind::OptionPoints:
        return "points of options";
    case Measure::Kind::Largest:
        return "largest";
    case Measure::Kind::SameWeapon:
        return "sameWeapon";
    case Measure::Kind::Stat:
        return "stat";
    case Measure::Kind::Highest:
        return "highest";
    case Measure::Kind::Weapons:
        return "weapons";
    case Measure::Kind::Parameter:
        return "parameter";
    case Measure::Kind::AgreedPoints:
        return "agreed";
    case Measure::Kind::DistinctOption:
        return "distinct with option";
    case Measure::Kind::DistinctAgreed:
        return "distinct with agreed";
    case Measure::Kind::DistinctArmies:
        return "distinct of army";
    case Measure::Kind::DistinctKinds:
        return "distinct of kind";
    case Measure::Kind::Unmatched:
        return "unmatched";
    }
    return "";
}

std::string_view keyOf(Bound::Source source)
{
    switch (source) {
    case Bound::Source::Number:
        return "a number";
    case Bound::Source::Measure:
        return "count";
    case Bound::Source::AgreedPoints:
        return "battle";
    case Bound::Source::LineNumber:
        return "line";
    case Bound::Source::LimitNumber:
        return "limit";
    case Bound::Source::Parameter:
        return "parameter";
    case Bound::Source::Stat:
        return "stat";
    case Bound::Source::Derived:
        return "derived";
    case Bound::Source::ArmyNumber:
        return "army";
    }
    return "";
}

std::string_view nameOf(CountAt at)
{
    switch (at) {
    case CountAt::Roster:
        return "the whole roster";
    case CountAt::Army:
        return "an army";
    case CountAt::Unit:
        return "a unit";
    case CountAt::Below:
        return "the units attached to a unit";
    case CountAt::Body:
        return "models of a unit that are alike";
    case CountAt::Kind:
        return "a kind of unit";
    case CountAt::Line:
        return "a line of a composition";
    case CountAt::Limit:
        return "a limit of a line";
    case CountAt::Option:
        return "an option";
    case CountAt::Battle:
        return "the two sides of a battle";
    case CountAt::Figure:
        return "a figure";
    }
    return "";
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
    for (auto source = Bound::Source::Number; source <= Bound::Source::ArmyNumber;
         source = static_cast<Bound::Source>(static_cast<int>(source) + 1))
        if (canStartFrom(source, at))
            keys.push_back(keyOf(source));
    return keys;
}

} // namespace muster
