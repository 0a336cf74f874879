#include "core/roster/editruns.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <unordered_map>

namespace muster {

namespace {

using Units = std::vector<RosterUnit>;

tl::unexpected<EditError> misfit(EditError error) { return tl::unexpected<EditError>(error); }

// ---- adding -------------------------------------------------------------------------------------------------------

/// How many units are attached to each unit, by its id; those at the top are attached to "".
using Lengths = std::unordered_map<std::string_view, std::size_t>;

void measure(const Units& units, Lengths& lengths)
{
    for (const auto& unit : units) {
        lengths.emplace(unit.id, unit.units.size());
        measure(unit.units, lengths);
    }
}

/// False if a unit has no id, or that of another.
bool enter(const RosterUnit& unit, Lengths& lengths)
{
    return !unit.id.empty() && lengths.emplace(unit.id, unit.units.size()).second &&
           std::ranges::all_of(unit.units, [&](const RosterUnit& below) { return enter(below, lengths); });
}

using Adds = std::vector<const edits::AddUnit*>;

/// One pass where they are added from the front to the back, or the other way, as all are that people make.
void merge(Units& list, const Adds& adds)
{
    const bool isForward = std::ranges::is_sorted(adds, std::ranges::less_equal(), &edits::AddUnit::index);
    const bool isBackward = std::ranges::is_sorted(adds, std::ranges::greater(), &edits::AddUnit::index);
    if (!isForward && !isBackward) {
        for (const auto* add : adds)
            list.insert(list.begin() + static_cast<std::ptrdiff_t>(add->index), add->unit);
        return;
    }
    Units merged;
    merged.reserve(list.size() + adds.size());
    auto old = list.begin();
    const auto put = [&](const edits::AddUnit& add) {
        // From the back, those before it are not there yet.
        while (isForward ? merged.size() < add.index : old - list.begin() < static_cast<std::ptrdiff_t>(add.index))
            merged.push_back(std::move(*old++));
        merged.push_back(add.unit);
    };
    if (isForward)
        for (const auto* add : adds)
            put(*add);
    else
        for (const auto* add : adds | std::views::reverse)
            put(*add);
    std::move(old, list.end(), std::back_inserter(merged));
    list = std::move(merged);
}

void mergeAll(Units& list, std::string_view parent, const std::unordered_map<std::string_view, Adds>& byParent)
{
    if (const auto found = byParent.find(parent); found != byParent.end())
        merge(list, found->second);
    for (auto& unit : list)
        mergeAll(unit.units, unit.id, byParent);
}

// ---- removing -----------------------------------------------------------------------------------------------------

/// When each unit is removed, by its id.
using Turns = std::unordered_map<std::string_view, std::size_t>;

/// How many of the units are there. A unit goes before the one that it is attached to, or it is not there any more:
/// `above` is the first turn of those.
std::size_t countRemovable(const Units& units, const Turns& turns, std::size_t above)
{
    std::size_t count = 0;
    for (const auto& unit : units) {
        const auto found = turns.find(unit.id);
        const auto turn = found == turns.end() ? turns.size() : found->second;
        count += turn < above ? 1 : 0;
        count += countRemovable(unit.units, turns, std::min(turn, above));
    }
    return count;
}

/// Adds what puts the units back: of each list before the lists below it, and from its front.
void removeAll(Units& list, const std::string& parent, const Turns& turns, std::vector<Edit>& back)
{
    std::vector<Edit> below;
    for (auto& unit : list)
        removeAll(unit.units, unit.id, turns, below);
    auto kept = list.begin();
    for (auto its = list.begin(); its != list.end(); ++its) {
        if (turns.contains(its->id))
            back.push_back({edits::AddUnit{parent, static_cast<std::size_t>(its - list.begin()), std::move(*its)}});
        else if (kept++ != its)
            *std::prev(kept) = std::move(*its);
    }
    list.erase(kept, list.end());
    std::ranges::move(below, std::back_inserter(back));
}

} // namespace

Undoing addTogether(Roster& roster, std::span<const Edit> edits)
{
    Lengths lengths;
    measure(roster.units, lengths);
    lengths[{}] = roster.units.size();
    std::unordered_map<std::string_view, Adds> byParent;
    for (const auto& edit : edits) {
        const auto& add = std::get<edits::AddUnit>(edit.change);
        // Looked for first: a unit is not its own parent.
        const auto found = lengths.find(add.parent);
        auto* const length = found == lengths.end() ? nullptr : &found->second;
        if (!enter(add.unit, lengths))
            return misfit(EditError::DuplicateId);
        if (!length)
            return misfit(EditError::NoSuchUnit);
        if (add.index > *length)
            return misfit(EditError::BadIndex);
        ++*length;
        byParent[add.parent].push_back(&add);
    }
    mergeAll(roster.units, {}, byParent);
    std::vector<Edit> back;
    back.reserve(edits.size());
    for (const auto& edit : edits | std::views::reverse)
        back.push_back({edits::RemoveUnit{std::get<edits::AddUnit>(edit.change).unit.id}});
    return back;
}

Undoing removeTogether(Roster& roster, std::span<const Edit> edits)
{
    Turns turns;
    for (const auto& edit : edits)
        turns.emplace(std::get<edits::RemoveUnit>(edit.change).unit, turns.size());
    if (turns.size() < edits.size() || countRemovable(roster.units, turns, turns.size()) != edits.size())
        return misfit(EditError::NoSuchUnit);
    std::vector<Edit> back;
    back.reserve(edits.size());
    removeAll(roster.units, {}, turns, back);
    return back;
}

} // namespace muster
