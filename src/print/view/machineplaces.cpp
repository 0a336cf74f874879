#include "print/view/machineplaces.h"

#include "print/view/tables.h"

#include "core/base/joined.h"
#include "report/sheets/sheetwords.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace muster::print {

namespace {

/// About how tall things are, in lines of text: only to deal them to two columns.
constexpr double linesOfWeapon = 3; // and those of its details
constexpr double linesOfLocation = 2.2;
constexpr double lettersInLine = 42;
constexpr double linesOfHalf = 17; ///< of a column that is half full
/// Boxes of a location whose rating is not known: players strike out those above it.
constexpr int boxesOfUnknown = 10;

double linesOf(const MachinePlace& place)
{
    double lines = linesOfLocation * static_cast<double>(place.locations.size());
    for (const auto& gun : place.guns)
        lines += linesOfWeapon + std::ceil(static_cast<double>(gun.detail.value_or("").size()) / lettersInLine);
    return lines;
}

double linesOf(const CardRule& rule)
{
    return 1 + std::floor(static_cast<double>(rule.rule.size() + rule.text.size()) / lettersInLine);
}

/// A weapon as the unit itself or an option of it carries it. `group`: the option's; null: the unit's own.
struct WeaponSource {
    const Carry* carry;
    int count;
    const OptionGroup* group;
};

std::vector<WeaponSource> sourcesOf(const Unit& kind, const UnitProfile& profile)
{
    const auto numberOf = [](const Carry& carry) { return carry.kind == Carry::Count::Number ? carry.number : 1; };
    std::vector<WeaponSource> sources;
    const auto add = [&](const Option& option, int count) {
        for (const auto& carry : option.weapons)
            sources.push_back({&carry, count * numberOf(carry), &kind.choices.groups[option.group]});
    };
    for (const auto& option : profile.options) {
        add(*option.option, option.count);
        for (const auto& inner : option.inner)
            add(*inner.option, inner.count);
    }
    for (const auto& carry : kind.weapons)
        sources.push_back({&carry, numberOf(carry), nullptr});
    return sources;
}

bool isOf(const Carry& carry, const ProfileWeapon& weapon)
{
    return carry.weapon == weapon.weapon && carry.bearer == weapon.bearer && carry.mount == weapon.mount &&
           carry.note == weapon.note && carry.arcs.empty() == weapon.arcs.empty();
}

} // namespace

MachinePlaces::MachinePlaces(const SheetContext& context, Id<AssessedUnit> unit, const Silhouette& drawing)
    : m_context(context), m_drawing(drawing)
{
    if (const auto* kind = kindOf(context, unit)) {
        addLocations(*kind, context.profiles[unit]);
        addWeapons(*kind, context.profiles[unit]);
    }
}

MachinePlaces::Place& MachinePlaces::placeAt(const std::string& at)
{
    const auto found = std::ranges::find(m_places, at, &Place::at);
    return found != m_places.end() && !at.empty() ? *found : m_places.emplace_back(Place{at, {}});
}

void MachinePlaces::addLocations(const Unit& kind, const UnitProfile& profile)
{
    // The tracks of locations are in their order.
    std::size_t i = 0;
    for (const auto& track : profile.tracks) {
        if (m_context.catalogue.ruleset.tracks[track.track].kind != Track::Boxes::Locations ||
            i == kind.locations.size())
            continue;
        const auto& id = kind.locations[i++].id;
        const auto boxes = track.isBlank ? boxesOfUnknown : track.boxes;
        placeAt(isPoint(id) ? id : std::string())
            .shown.locations.push_back({track.name,
                                        track.isBlank ? std::nullopt : std::optional(std::to_string(track.boxes)),
                                        trackLine({}, boxes).groups});
    }
}

void MachinePlaces::addWeapons(const Unit& kind, const UnitProfile& profile)
{
    auto sources = sourcesOf(kind, profile);
    for (const auto& weapon : profile.weapons) {
        auto left = weapon.count;
        for (auto& source : sources) {
            const auto count = std::min(left, source.count);
            if (count <= 0 || !isOf(*source.carry, weapon))
                continue;
            auto own = weapon;
            own.arcs = source.carry->arcs;
            std::vector<std::string> ids;
            if (source.group)
                ids.push_back(source.group->id);
            addWeapon(own, count, source.group && source.group->isMount ? source.group->name : weapon.mount, ids);
            left -= count;
            source.count -= count;
        }
        if (left > 0)
            addWeapon(weapon, left, weapon.mount, {});
    }
    for (const auto& part : profile.parts)
        for (const auto& weapon : part.weapons)
            addWeapon(weapon, weapon.count, join({part.name, weapon.mount}, ", "), {});
}

void MachinePlaces::addWeapon(const ProfileWeapon& weapon, int count, std::string mount,
                              const std::vector<std::string>& ids)
{
    const auto& ruleset = m_context.catalogue.ruleset;
    const auto& known = m_context.catalogue.weapon(weapon.weapon);
    auto candidates = ids;
    if (weapon.arcs.size() == 1)
        candidates.push_back(weapon.arcs.front());
    if (!known.kind.isNone())
        candidates.push_back(ruleset.weaponKinds[known.kind].id);
    const auto found = std::ranges::find_if(candidates, [&](const std::string& id) { return isPoint(id); });

    auto bare = weapon; // its mount and its arcs stand above its name
    bare.mount.clear();
    bare.arcs.clear();
    MachineWeapon shown{weaponRow(m_context, bare, report::sheet::times(count, known.name)), {}};
    const auto arcs = joined(weapon.arcs, [&](const auto& arc) { return ruleset.arcName(arc); });
    shown.mount = optional(join({std::move(mount), arcs}, " · "));
    placeAt(found == candidates.end() ? std::string() : *found).shown.guns.push_back(std::move(shown));
    ++m_weapons;
}

MachineSides MachinePlaces::sides(const std::vector<CardRule>& rules) const
{
    struct Column {
        MachineSide side{};
        std::vector<const Place*> places{};
        double lines = 0;
    } columns[2];
    columns[0].side.isLeft = true;
    columns[1].lines = 1; // what the enemy gets for it stands there
    const auto shorter = [&]() -> Column& { return columns[columns[1].lines < columns[0].lines ? 1 : 0]; };
    const auto pointOf = [&](const Place& place) {
        const auto found = m_drawing.points.find(place.at);
        return found == m_drawing.points.end() ? std::nullopt : std::optional(found->second);
    };
    const auto put = [](Column& column, const Place& place) {
        column.places.push_back(&place);
        column.lines += linesOf(place.shown);
    };
    const auto isAside = [&](const Place& place) {
        const auto point = pointOf(place);
        return point && point->x * 2 != Silhouette::width;
    };
    for (const auto& place : m_places)
        if (isAside(place))
            put(columns[pointOf(place)->x * 2 > Silhouette::width ? 1 : 0], place);
    for (const auto& place : m_places)
        if (!isAside(place))
            put(shorter(), place);

    std::vector<MarkedPoint> marks;
    for (auto& column : columns) {
        std::ranges::stable_sort(column.places, {}, [&](const Place* place) {
            const auto point = pointOf(*place);
            return point ? point->y : std::numeric_limits<int>::max();
        });
        for (const auto* place : column.places) {
            auto shown = place->shown;
            if (const auto point = pointOf(*place)) {
                marks.push_back({*point, std::to_string(marks.size() + 1)});
                shown.number = marks.back().number;
            }
            column.side.places.push_back(std::move(shown));
        }
    }
    for (const auto& rule : rules) {
        auto& column = shorter();
        column.side.sideRules.push_back(rule);
        column.lines += linesOf(rule);
    }
    const bool isRoomy = std::max(columns[0].lines, columns[1].lines) < linesOfHalf;
    return {{std::move(columns[0].side), std::move(columns[1].side)}, std::move(marks), isRoomy};
}

} // namespace muster::print
