#include "reading/tworeadings.h"

#include <algorithm>
#include <map>

namespace muster {

namespace {

/// A unit without what does not change its army: ids, names, notes and pictures.
RosterUnit bare(RosterUnit unit)
{
    unit.id.clear();
    unit.name.clear();
    unit.note.clear();
    unit.picture.clear();
    std::ranges::transform(unit.units, unit.units.begin(), bare);
    return unit;
}

battlescribe::FileSelection bare(battlescribe::FileSelection selection)
{
    selection.id.clear();
    selection.customName.clear();
    selection.notes.clear();
    auto& inner = selection.selections;
    std::ranges::transform(inner, inner.begin(), [](const auto& each) { return bare(each); });
    return selection;
}

void addUnits(std::map<std::string, RosterUnit>& all, const std::vector<RosterUnit>& units)
{
    for (const auto& unit : units) {
        all.emplace(unit.id, bare(unit));
        addUnits(all, unit.units);
    }
}

void addUnits(std::map<std::string, battlescribe::FileSelection>& all,
              const std::vector<battlescribe::FileSelection>& selections)
{
    for (const auto& selection : selections) {
        all.emplace(selection.id, bare(selection));
        addUnits(all, selection.selections);
    }
}

void addUnits(std::map<std::string, battlescribe::FileSelection>& all,
              const std::vector<battlescribe::FileForce>& forces)
{
    for (const auto& force : forces) {
        addUnits(all, force.selections);
        addUnits(all, force.forces);
    }
}

template <class Unit>
std::vector<Unit> valuesOf(const std::map<std::string, Unit>& all)
{
    std::vector<Unit> values;
    for (const auto& [id, unit] : all)
        values.push_back(unit);
    return values;
}

std::vector<int> numbersOf(const TextReading& reading, const auto& isUnlike)
{
    std::vector<int> numbers;
    for (const auto& line : reading.lines)
        if (line.as == LineKind::Unit && std::ranges::any_of(line.units, isUnlike))
            numbers.push_back(line.line);
    return numbers;
}

/// Lines of units that are not among the others; if the others only have more, all of them.
template <class Unit>
std::vector<int> linesUnlike(const TextReading& reading, const std::map<std::string, Unit>& own,
                             const std::map<std::string, Unit>& others, bool isHeadAlike)
{
    const auto theirs = valuesOf(others);
    if (isHeadAlike && std::ranges::is_permutation(valuesOf(own), theirs))
        return {};
    const auto count = [](const std::vector<Unit>& units, const Unit& unit) { return std::ranges::count(units, unit); };
    const auto ours = valuesOf(own);
    auto numbers = numbersOf(reading, [&](const std::string& id) {
        const auto unit = own.find(id);
        return unit != own.end() && count(theirs, unit->second) != count(ours, unit->second);
    });
    if (numbers.empty())
        numbers = numbersOf(reading, [](const std::string&) { return true; });
    if (numbers.empty() && !reading.lines.empty())
        numbers = {reading.lines.front().line};
    return numbers;
}

/// Catalogues and limits.
std::vector<std::string> headOf(const battlescribe::FileRoster& roster)
{
    std::vector<std::string> head{roster.game};
    for (const auto& force : roster.forces)
        head.push_back(force.catalogue + '/' + force.entry);
    for (const auto& limit : roster.limits)
        head.push_back(limit.type + '=' + limit.written);
    return head;
}

} // namespace

std::vector<int> linesUnlike(const ReadList& list, const ReadList* other)
{
    if (list.battleScribe) {
        std::map<std::string, battlescribe::FileSelection> own;
        std::map<std::string, battlescribe::FileSelection> theirs;
        addUnits(own, list.battleScribe->roster.forces);
        const bool isSameKind = other && other->battleScribe;
        if (isSameKind)
            addUnits(theirs, other->battleScribe->roster.forces);
        return linesUnlike(*list.reading, own, theirs,
                           isSameKind && headOf(list.battleScribe->roster) == headOf(other->battleScribe->roster));
    }
    std::map<std::string, RosterUnit> own;
    std::map<std::string, RosterUnit> theirs;
    addUnits(own, list.any.roster.units);
    const auto& roster = list.any.roster;
    const bool isSameKind = other && !other->battleScribe;
    if (isSameKind)
        addUnits(theirs, other->any.roster.units);
    return linesUnlike(*list.reading, own, theirs,
                       isSameKind && roster.ruleset == other->any.roster.ruleset &&
                           roster.army == other->any.roster.army && roster.battle == other->any.roster.battle);
}

} // namespace muster
