#include "somerosters.h"

#include "rules/judge/assess.h"

#include <rapidcheck.h>

#include <algorithm>

namespace muster::testing {

static OptionCounts someOptions(const OptionList& list)
{
    OptionCounts counts;
    for (const auto& option : list.options)
        if (*rc::gen::inRange(0, 4) == 0)
            counts.set(option.id, *rc::gen::inRange(0, option.max.times + 2));
    return counts;
}

RosterUnit loneUnit(const Catalogue& catalogue, const std::string& own, int& number)
{
    const auto& kind = catalogue.units.span()[*rc::gen::inRange<std::size_t>(0, catalogue.units.size())];
    RosterUnit unit;
    unit.id = 'u' + std::to_string(++number);
    const auto& army = catalogue.army(kind.army);
    unit.unit = army.id == own ? kind.id : army.id + ':' + kind.id;
    if (*rc::gen::inRange(0, 3) == 0)
        unit.models = *rc::gen::inRange(1, kind.maxModels + 3);
    unit.options = someOptions(kind.choices);
    for (const auto& group : kind.groups)
        if (*rc::gen::inRange(0, 3) == 0)
            unit.groups.push_back({group.id, *rc::gen::inRange(1, 4), someOptions(group.choices)});
    unit.reserve = *rc::gen::inRange(0, 4) == 0;
    return unit;
}

std::string somePlace(const Catalogue& catalogue)
{
    const auto& places = catalogue.ruleset.places;
    return places.empty() ? "" : places.span()[*rc::gen::inRange<std::size_t>(0, places.size())].as;
}

static bool isOutOfPlace(const Catalogue& catalogue, const std::string& own, const RosterUnit& unit)
{
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = own;
    roster.units.push_back(unit);
    const auto wrongPlace = idOf(Structural::WrongPlace);
    const auto assessment = assess(catalogue, roster);
    return std::ranges::find(assessment.findings, wrongPlace, &Finding::rule) != assessment.findings.end();
}

/// A unit with what is attached to it: mostly where it may, under commanders, as riders, aboard; sometimes where it may
/// not.
RosterUnit someUnit(const Catalogue& catalogue, const std::string& own, int& number, int depth)
{
    auto unit = loneUnit(catalogue, own, number);
    const auto below = depth < 2 && *rc::gen::inRange(0, 3) == 0 ? *rc::gen::inRange(1, 4) : 0;
    for (int i = 0; i < below; ++i) {
        const auto first = number;
        for (int tries = 0; tries < 8; ++tries) {
            number = first;
            auto child = someUnit(catalogue, own, number, depth + 1);
            child.as = somePlace(catalogue);
            auto bare = unit;
            bare.units = {child};
            if (tries == 7 || !isOutOfPlace(catalogue, own, bare)) {
                unit.units.push_back(std::move(child));
                break;
            }
        }
    }
    return unit;
}

Roster someRoster(const Catalogue& catalogue, int most)
{
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = catalogue.armies.span()[*rc::gen::inRange<std::size_t>(0, catalogue.armies.size())].id;
    if (*rc::gen::arbitrary<bool>())
        roster.battle.points = *rc::gen::inRange(0, 3000);
    if (const auto& scenarios = catalogue.ruleset.scenarios; !scenarios.empty() && *rc::gen::arbitrary<bool>())
        roster.battle.scenario = scenarios.span()[*rc::gen::inRange<std::size_t>(0, scenarios.size())].id;
    for (const auto& option : catalogue.ruleset.battleOptions) {
        const auto choice = *rc::gen::inRange<std::size_t>(0, option.choices.size());
        if (option.isFlag)
            roster.battle.options[option.id] = choice == 1;
        else
            roster.battle.options[option.id] = option.choices.span()[choice].id;
    }
    for (const auto& ruling : catalogue.ruleset.rulings)
        if (*rc::gen::arbitrary<bool>())
            roster.rulings[ruling.id] = *rc::gen::arbitrary<bool>();
    int number = 0;
    const auto count = *rc::gen::inRange(0, most);
    for (int i = 0; i < count; ++i)
        roster.units.push_back(someUnit(catalogue, roster.army, number, 0));
    return roster;
}

} // namespace muster::testing
