#include "core/language/countable.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iterator>

using namespace muster;

namespace {

using MeasureKind = Measure::Kind;
using BoundSource = Bound::Source;

/// One letter for each place, in the order of countPlaces, and a dot where it does not make sense:
/// Roster, Army, Unit, Below, bOdy, MeasureKind, Line, lImit, oPtion, baTtle, Figure.
struct Countable {
    MeasureKind kind;
    std::string_view key;
    std::string_view places;
};

const Countable measures[]{
    {MeasureKind::Units, "units", "RAUB.KLI.TF"},
    {MeasureKind::Models, "models", "RAUBOKLI.TF"},
    {MeasureKind::GroupModels, "models with group", "RAUB.KLI.TF"},
    {MeasureKind::Points, "points", "RAUB.KLI.TF"},
    {MeasureKind::Options, "options", "RAUBOKLIPTF"},
    {MeasureKind::OptionPoints, "points of options", "RAUBOKLIPTF"},
    {MeasureKind::Largest, "largest", "RAUBOKLI..F"},
    {MeasureKind::SameWeapon, "sameWeapon", "RAUBOKLI..F"},
    {MeasureKind::Stat, "stat", "RAUBOKLI..F"},
    {MeasureKind::Highest, "highest", "RA.B.KLI..F"},
    {MeasureKind::Weapons, "weapons", "RAUBOKLI..F"},
    {MeasureKind::Parameter, "parameter", "RAUB.KLI.TF"},
    {MeasureKind::AgreedPoints, "agreed", "R........T."},
    {MeasureKind::DistinctOption, "distinct with option", ".........T."},
    {MeasureKind::DistinctAgreed, "distinct with agreed", ".........T."},
    {MeasureKind::DistinctArmies, "distinct of army", "R..B......F"},
    {MeasureKind::DistinctKinds, "distinct of kind", "RA.B..LI..F"},
    {MeasureKind::Unmatched, "unmatched", "RA.B..LI..F"},
};

struct Startable {
    BoundSource source;
    std::string_view key;
    std::string_view places;
};

const Startable sources[]{
    {BoundSource::Number, "a number", "RAUBOKLIPTF"},     {BoundSource::Measure, "count", "RAUBOKLIPTF"},
    {BoundSource::AgreedPoints, "battle", "RAUBOKLIP.F"}, {BoundSource::LineNumber, "line", "......L...."},
    {BoundSource::LimitNumber, "limit", ".......I..."},   {BoundSource::Parameter, "parameter", "..UBO......"},
    {BoundSource::Stat, "stat", "..UBO......"},           {BoundSource::Derived, "derived", "..UBO......"},
    {BoundSource::ArmyNumber, "army", "RAUBOKLIP.F"},     {BoundSource::Lower, "lower", "RAUBOKLIPTF"},
    {BoundSource::Higher, "higher", "RAUBOKLIPTF"},       {BoundSource::Sum, "sum", "RAUBOKLIPTF"},
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
    REQUIRE(std::size(measures) == static_cast<std::size_t>(MeasureKind::Unmatched) + 1);
    REQUIRE(std::size(sources) == static_cast<std::size_t>(BoundSource::Sum) + 1);
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
