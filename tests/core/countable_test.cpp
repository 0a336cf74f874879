#include "core/language/countable.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iterator>

using namespace muster;

namespace {

using Kind = Measure::Kind;
using Source = Bound::Source;

/// One letter for each place, in the order of countPlaces, and a dot where it does not make sense:
/// Roster, Army, Unit, Below, bOdy, Kind, Line, lImit, oPtion, baTtle, Figure.
struct Countable {
    Kind kind;
    std::string_view key;
    std::string_view places;
};

const Countable measures[]{
    {Kind::Units, "units", "RAUB.KLI.TF"},
    {Kind::Models, "models", "RAUBOKLI.TF"},
    {Kind::GroupModels, "models with group", "RAUB.KLI.TF"},
    {Kind::Points, "points", "RAUB.KLI.TF"},
    {Kind::Options, "options", "RAUBOKLIPTF"},
    {Kind::OptionPoints, "points of options", "RAUBOKLIPTF"},
    {Kind::Largest, "largest", "RAUBOKLI..F"},
    {Kind::SameWeapon, "sameWeapon", "RAUBOKLI..F"},
    {Kind::Stat, "stat", "RAUBOKLI..F"},
    {Kind::Highest, "highest", "RA.B.KLI..F"},
    {Kind::Weapons, "weapons", "RAUBOKLI..F"},
    {Kind::Parameter, "parameter", "RAUB.KLI.TF"},
    {Kind::AgreedPoints, "agreed", "R........T."},
    {Kind::DistinctOption, "distinct with option", ".........T."},
    {Kind::DistinctAgreed, "distinct with agreed", ".........T."},
    {Kind::DistinctArmies, "distinct of army", "R..B......F"},
    {Kind::DistinctKinds, "distinct of kind", "RA.B..LI..F"},
    {Kind::Unmatched, "unmatched", "RA.B..LI..F"},
};

struct Startable {
    Source source;
    std::string_view key;
    std::string_view places;
};

const Startable sources[]{
    {Source::Number, "a number", "RAUBOKLIPTF"},     {Source::Measure, "count", "RAUBOKLIPTF"},
    {Source::AgreedPoints, "battle", "RAUBOKLIP.F"}, {Source::LineNumber, "line", "......L...."},
    {Source::LimitNumber, "limit", ".......I..."},   {Source::Parameter, "parameter", "..UBO......"},
    {Source::Stat, "stat", "..UBO......"},           {Source::Derived, "derived", "..UBO......"},
    {Source::ArmyNumber, "army", "RAUBOKLIP.F"},     {Source::Lower, "lower", "RAUBOKLIPTF"},
    {Source::Higher, "higher", "RAUBOKLIPTF"},       {Source::Sum, "sum", "RAUBOKLIPTF"},
};

std::vector<std::string_view> keysAt(const auto& table, std::size_t place)
{
    std::vector<std::string_view> keys;
    for (const auto& entry : table)
        if (entry.places[place] != '.')
            keys.push_back(entry.key);
    return keys;
}

} // namespace

TEST_CASE("what can be counted where, and what a bound can start from there")
{
    REQUIRE(std::size(measures) == static_cast<std::size_t>(Kind::Unmatched) + 1);
    REQUIRE(std::size(sources) == static_cast<std::size_t>(Source::Sum) + 1);
    for (std::size_t i = 0; i < std::size(countPlaces); ++i) {
        const auto place = countPlaces[i];
        INFO(nameOf(place));
        for (const auto& [kind, key, places] : measures) {
            INFO(key);
            CHECK(canCount(kind, place) == (places[i] != '.'));
            CHECK(keyOf(kind) == key);
        }
        for (const auto& [source, key, places] : sources) {
            INFO(key);
            CHECK(canStartFrom(source, place) == (places[i] != '.'));
            CHECK(keyOf(source) == key);
        }
        // A message lists all of them.
        CHECK(countsAt(place) == keysAt(measures, i));
        CHECK(startsAt(place) == keysAt(sources, i));
    }
}

TEST_CASE("where a rule counts depends on its subject, and for units on whose units")
{
    struct Counted {
        SubjectKind subject;
        CountAt self;
        CountAt others;
    };
    const Counted cases[]{
        {SubjectKind::Roster, CountAt::Roster, CountAt::Roster},
        {SubjectKind::Army, CountAt::Army, CountAt::Army},
        {SubjectKind::Unit, CountAt::Unit, CountAt::Below},
        {SubjectKind::Body, CountAt::Body, CountAt::Body},
        {SubjectKind::Kind, CountAt::Kind, CountAt::Kind},
        {SubjectKind::Line, CountAt::Line, CountAt::Line},
        {SubjectKind::Limit, CountAt::Limit, CountAt::Limit},
        {SubjectKind::Option, CountAt::Option, CountAt::Option},
        {SubjectKind::Battle, CountAt::Battle, CountAt::Battle},
    };
    for (const auto& [subject, self, others] : cases) {
        CHECK(countAt(subject, {Scope::Kind::Self, noId}) == self);
        for (const auto kind :
             {Scope::Kind::Below, Scope::Kind::Place, Scope::Kind::Parent, Scope::Kind::Army, Scope::Kind::Roster})
            CHECK(countAt(subject, {kind, noId}) == others);
    }
}

TEST_CASE("each place of a count has a name of its own, and only a body asks of bodies")
{
    std::vector<std::string_view> names;
    for (const auto place : countPlaces) {
        names.push_back(nameOf(place));
        CHECK(domainOf(place) == (place == CountAt::Body ? Domain::Body : Domain::Unit));
    }
    CHECK(names == std::vector<std::string_view>{"the whole roster", "an army", "a unit",
                                                 "the units attached to a unit", "models of a unit that are alike",
                                                 "a kind of unit", "a line of a composition", "a limit of a line",
                                                 "an option", "the two sides of a battle", "a figure"});
}

TEST_CASE("a count may look at others where there are others, and nowhere around the whole roster")
{
    for (const auto place : countPlaces) {
        INFO(nameOf(place));
        const bool isOfUnit = place == CountAt::Unit || place == CountAt::Below || place == CountAt::Body;
        for (const auto kind :
             {Scope::Kind::Self, Scope::Kind::Below, Scope::Kind::Place, Scope::Kind::Parent, Scope::Kind::Army})
            CHECK(canLook(kind, place) == isOfUnit);
        CHECK(canLook(Scope::Kind::Roster, place) ==
              (place != CountAt::Roster && place != CountAt::Battle && place != CountAt::Figure));
    }
}
