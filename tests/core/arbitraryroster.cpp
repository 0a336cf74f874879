#include "core/arbitraryroster.h"

namespace muster::testing {

namespace {

using rc::gen::arbitrary;
using rc::gen::element;
using rc::gen::inRange;

bool oneIn(int odds) { return *inRange(0, odds) == 0; }

template <typename T>
std::optional<T> maybe(rc::Gen<T> gen)
{
    return oneIn(2) ? std::optional<T>(*gen) : std::nullopt;
}

OptionCounts someOptions()
{
    OptionCounts options;
    for (auto left = *inRange(0, 4); left > 0; --left)
        options.set(*arbitraryId(), *inRange(0, 10'001));
    return options;
}

RosterGroup someGroup() { return {*arbitraryId(), maybe(inRange(1, 10'001)), someOptions()}; }

RosterUnit someUnit(int depth)
{
    RosterUnit unit;
    unit.unit = oneIn(3) ? *arbitraryId() + ':' + *arbitraryId() : *arbitraryId();
    unit.as = oneIn(2) ? *arbitraryId() : std::string();
    unit.name = *arbitraryWords();
    unit.models = maybe(inRange(1, 10'001));
    unit.options = someOptions();
    for (auto left = *inRange(0, 3); left > 0; --left)
        unit.groups.push_back(someGroup());
    unit.reserve = *arbitrary<bool>();
    unit.note = *arbitraryWords();
    if (depth > 0)
        for (auto left = *inRange(0, 3); left > 0; --left)
            unit.units.push_back(someUnit(depth - 1));
    return unit;
}

Fraction someBound()
{
    const auto top = *inRange<std::int64_t>(-1'000, 1'000'000'000'001);
    return oneIn(2) ? Fraction(top) : Fraction(*inRange<std::int64_t>(0, 10'000), *inRange<std::int64_t>(1, 100));
}

MadeWith someMadeWith()
{
    MadeWith made;
    made.ruleset = *element<std::string>("", "1.0", "2", "März");
    made.data = *element<std::string>("", "1A2B-3C4D-5E6F");
    for (auto left = *inRange(0, 3); left > 0; --left)
        made.armies[*arbitraryId()] = *element<std::string>("1.0", "1.1 (ours)");
    for (auto left = *inRange(0, 4); left > 0; --left)
        made.points[*element<std::string>("u1", "u2", "Own_Id-9")] = *inRange<std::int64_t>(-1'000, 100'000);
    for (auto left = *inRange(0, 3); left > 0; --left)
        made.limits.push_back({*arbitraryId(), *element<std::string>("", "red", "red:pikes", "u1/sergeant", "Own_Id-9"),
                               oneIn(2) ? std::optional(someBound()) : std::nullopt,
                               oneIn(2) ? std::optional(someBound()) : std::nullopt});
    return made;
}

void collectIds(const std::vector<RosterUnit>& units, std::vector<std::string>& ids)
{
    for (const auto& unit : units) {
        ids.push_back(unit.id);
        collectIds(unit.units, ids);
    }
}

/// The id of a unit that is there, or now and then of one that is not.
std::string someUnitOf(const Roster& roster)
{
    std::vector<std::string> ids;
    collectIds(roster.units, ids);
    if (ids.empty() || oneIn(12))
        return "nobody";
    return *rc::gen::elementOf(ids);
}

std::string someParentOf(const Roster& roster) { return oneIn(2) ? std::string() : someUnitOf(roster); }

/// A unit of ids that the roster has not, with one hanging on it; now and then it clashes.
RosterUnit someNewUnit(const Roster& roster)
{
    auto unit = someUnit(1);
    Roster with = roster;
    with.units.push_back(unit);
    assignUnitIds(with);
    unit = with.units.back();
    if (oneIn(12))
        unit.id = someUnitOf(roster);
    return unit;
}

Edit someEdit(const Roster& roster, int depth)
{
    const auto index = [] { return static_cast<std::size_t>(*inRange(0, 4)); };
    switch (*inRange(0, 20)) {
    case 0:
        return {edits::SetName{*arbitraryWords()}};
    case 1:
        return {edits::SetPlayer{*arbitraryWords()}};
    case 2:
        return {edits::SetNotes{*arbitraryWords()}};
    case 3:
        return {edits::SetPoints{maybe(inRange<std::int64_t>(0, 10'000'001))}};
    case 4:
        return {edits::SetScenario{*arbitraryId()}};
    case 5:
        return {edits::SetBattleOption{*arbitraryId(), oneIn(3)   ? std::nullopt
                                                       : oneIn(2) ? std::optional<OptionValue>(*arbitrary<bool>())
                                                                  : std::optional<OptionValue>(*arbitraryId())}};
    case 6:
        return {edits::SetRuling{*arbitraryId(), maybe(arbitrary<bool>())}};
    case 7:
    case 8:
        return {edits::AddUnit{someParentOf(roster), index(), someNewUnit(roster)}};
    case 9:
        return {edits::RemoveUnit{someUnitOf(roster)}};
    case 10:
    case 11:
        return {edits::MoveUnit{someUnitOf(roster), someParentOf(roster), index(), *arbitraryId()}};
    case 12:
        return {edits::SetUnitName{someUnitOf(roster), *arbitraryWords()}};
    case 13:
        return {edits::SetUnitNote{someUnitOf(roster), *arbitraryWords()}};
    case 14:
        return {edits::SetModels{someUnitOf(roster), maybe(inRange(1, 100))}};
    case 15:
        return {edits::SetReserve{someUnitOf(roster), *arbitrary<bool>()}};
    case 16:
        return {edits::SetOption{someUnitOf(roster), oneIn(2) ? std::nullopt : std::optional(index()), *arbitraryId(),
                                 maybe(inRange(0, 100))}};
    case 17:
        switch (*inRange(0, 3)) {
        case 0:
            return {edits::AddGroup{someUnitOf(roster), index(), someGroup()}};
        case 1:
            return {edits::RemoveGroup{someUnitOf(roster), index()}};
        default:
            return {edits::SetGroupModels{someUnitOf(roster), index(), maybe(inRange(1, 100))}};
        }
    case 18:
        return {edits::SetDataVersion{*element<std::string>("", "1.0", "2")}};
    default:
        break;
    }
    edits::Batch batch;
    if (depth > 0)
        for (auto left = *inRange(0, 5); left > 0; --left)
            batch.edits.push_back(someEdit(roster, depth - 1));
    return {std::move(batch)};
}

} // namespace

rc::Gen<std::string> arbitraryWords()
{
    return rc::gen::exec([] {
        std::string words;
        for (auto left = *inRange(0, 6); left > 0; --left)
            words += *element<std::string>("a", "Stonefist's own", " ", "\"", "\\", "\n", "\t", "\r", "\x01", "\x7f",
                                           "/", "~1", "ü", "e\u0301", "漢字", "😀", "</script>", "{}", "u1", "0");
        return words;
    });
}

rc::Gen<std::string> arbitraryId()
{
    return element<std::string>("a", "b", "heat-hammer", "dragon-breath", "unit-7", "0", "x2",
                                "spearmen-bow-immortals");
}

rc::Gen<Roster> arbitraryRoster()
{
    return rc::gen::exec([] {
        Roster roster;
        roster.name = *arbitraryWords();
        roster.player = *arbitraryWords();
        roster.ruleset = *arbitraryId();
        roster.dataVersion = oneIn(3) ? *element<std::string>("1.0", "2026-05_b") : std::string();
        roster.army = *arbitraryId();
        roster.battle.points = maybe(inRange<std::int64_t>(0, 10'000'001));
        roster.battle.scenario = oneIn(2) ? *arbitraryId() : std::string();
        for (auto left = *inRange(0, 3); left > 0; --left)
            roster.battle.options[*arbitraryId()] =
                oneIn(2) ? OptionValue(*arbitrary<bool>()) : OptionValue(*arbitraryId());
        for (auto left = *inRange(0, 3); left > 0; --left)
            roster.rulings[*arbitraryId()] = *arbitrary<bool>();
        for (auto left = *inRange(0, 4); left > 0; --left)
            roster.units.push_back(someUnit(2));
        roster.notes = *arbitraryWords();
        if (oneIn(2))
            roster.madeWith = someMadeWith();
        if (!roster.units.empty() && oneIn(2))
            roster.units.front().id = "Own_Id-9";
        assignUnitIds(roster);
        return roster;
    });
}

rc::Gen<Edit> arbitraryEdit(const Roster& roster)
{
    return rc::gen::exec([roster] { return someEdit(roster, 2); });
}

} // namespace muster::testing
