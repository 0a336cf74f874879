#include "core/roster/edit.h"

#include "core/roster/editruns.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace muster {

namespace {

using Outcome = tl::expected<Edit, EditError>;

struct Place {
    std::vector<RosterUnit>* list = nullptr;
    std::size_t index = 0;
    std::string parent;

    [[nodiscard]] RosterUnit& unit() const { return (*list)[index]; }
};

std::optional<Place> locate(std::vector<RosterUnit>& units, const std::string& parent, std::string_view id)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].id == id)
            return Place{&units, i, parent};
        if (auto found = locate(units[i].units, units[i].id, id))
            return found;
    }
    return std::nullopt;
}

bool holdsId(const RosterUnit& unit, std::string_view id)
{
    return unit.id == id || std::ranges::any_of(unit.units, [&](const auto& child) { return holdsId(child, id); });
}

bool clashes(const Roster& roster, const RosterUnit& unit, std::unordered_set<std::string_view>& seen)
{
    return unit.id.empty() || findUnit(roster, unit.id) || !seen.insert(unit.id).second ||
           std::ranges::any_of(unit.units, [&](const auto& child) { return clashes(roster, child, seen); });
}

tl::unexpected<EditError> refuse(EditError error) { return tl::unexpected<EditError>(error); }

/// Units by their ids, as long as none is added, removed or moved.
using UnitIndex = std::unordered_map<std::string_view, RosterUnit*>;

void addTo(UnitIndex& index, std::vector<RosterUnit>& units)
{
    for (auto& unit : units) {
        index.emplace(unit.id, &unit);
        addTo(index, unit.units);
    }
}

/// Applies one kind of edit; the inverse of most is the same kind with the old value.
struct Applier {
    Roster& roster;
    const UnitIndex* index = nullptr; ///< where many edits look for their units

    [[nodiscard]] RosterUnit* find(std::string_view id) const
    {
        if (index) {
            const auto found = index->find(id);
            return found == index->end() ? nullptr : found->second;
        }
        const auto place = locate(roster.units, {}, id);
        return place ? &place->unit() : nullptr;
    }

    template <typename Kind, typename Value>
    Outcome swapValue(Kind kind, Value& place) const
    {
        std::swap(kind.value, place);
        return Edit{std::move(kind)};
    }

    template <typename Kind, typename Member>
    Outcome swapInUnit(Kind kind, Member RosterUnit::*member) const
    {
        auto* const unit = find(kind.unit);
        if (!unit)
            return refuse(EditError::NoSuchUnit);
        std::swap(kind.value, unit->*member);
        return Edit{std::move(kind)};
    }

    template <typename Kind, typename Map>
    Outcome swapInMap(const Kind& kind, Map& map, const std::string& key) const
    {
        Kind inverse{key, std::nullopt};
        if (auto old = map.extract(key))
            inverse.value.emplace(std::move(old.mapped()));
        if (kind.value)
            map.emplace(key, *kind.value);
        return Edit{std::move(inverse)};
    }

    std::vector<RosterUnit>* listUnder(const std::string& parent) const
    {
        if (parent.empty())
            return &roster.units;
        auto* const unit = find(parent);
        return unit ? &unit->units : nullptr;
    }

    Outcome operator()(const edits::SetName& edit) const { return swapValue(edit, roster.name); }
    Outcome operator()(const edits::SetPlayer& edit) const { return swapValue(edit, roster.player); }
    Outcome operator()(const edits::SetNotes& edit) const { return swapValue(edit, roster.notes); }
    Outcome operator()(const edits::SetDataVersion& edit) const { return swapValue(edit, roster.dataVersion); }
    Outcome operator()(const edits::SetPoints& edit) const { return swapValue(edit, roster.battle.points); }
    Outcome operator()(const edits::SetScenario& edit) const { return swapValue(edit, roster.battle.scenario); }
    Outcome operator()(const edits::SetBattleOption& edit) const
    {
        return swapInMap(edit, roster.battle.options, edit.option);
    }
    Outcome operator()(const edits::SetRuling& edit) const { return swapInMap(edit, roster.rulings, edit.ruling); }
    Outcome operator()(const edits::SetUnitName& edit) const { return swapInUnit(edit, &RosterUnit::name); }
    Outcome operator()(const edits::SetUnitNote& edit) const { return swapInUnit(edit, &RosterUnit::note); }
    Outcome operator()(const edits::SetPicture& edit) const
    {
        return edit.unit.empty() ? swapValue(edit, roster.picture) : swapInUnit(edit, &RosterUnit::picture);
    }
    Outcome operator()(const edits::SetModels& edit) const { return swapInUnit(edit, &RosterUnit::models); }
    Outcome operator()(const edits::SetReserve& edit) const { return swapInUnit(edit, &RosterUnit::reserve); }

    Outcome operator()(const edits::AddUnit& edit) const
    {
        std::unordered_set<std::string_view> seen;
        if (clashes(roster, edit.unit, seen))
            return refuse(EditError::DuplicateId);
        auto* list = listUnder(edit.parent);
        if (!list)
            return refuse(EditError::NoSuchUnit);
        if (edit.index > list->size())
            return refuse(EditError::BadIndex);
        list->insert(list->begin() + static_cast<std::ptrdiff_t>(edit.index), edit.unit);
        return Edit{edits::RemoveUnit{edit.unit.id}};
    }

    Outcome operator()(const edits::RemoveUnit& edit) const
    {
        const auto place = locate(roster.units, {}, edit.unit);
        if (!place)
            return refuse(EditError::NoSuchUnit);
        edits::AddUnit inverse{place->parent, place->index, std::move(place->unit())};
        place->list->erase(place->list->begin() + static_cast<std::ptrdiff_t>(place->index));
        return Edit{std::move(inverse)};
    }

    Outcome operator()(const edits::MoveUnit& edit) const
    {
        const auto from = locate(roster.units, {}, edit.unit);
        if (!from)
            return refuse(EditError::NoSuchUnit);
        if (!edit.parent.empty() && holdsId(from->unit(), edit.parent))
            return refuse(EditError::IntoItself);
        const auto* target = listUnder(edit.parent);
        if (!target)
            return refuse(EditError::NoSuchUnit);
        const auto length = target->size() - (target == from->list ? 1 : 0);
        if (edit.index > length)
            return refuse(EditError::BadIndex);

        edits::MoveUnit inverse{edit.unit, from->parent, from->index, from->unit().as};
        RosterUnit unit = std::move(from->unit());
        unit.as = edit.as;
        from->list->erase(from->list->begin() + static_cast<std::ptrdiff_t>(from->index));
        // Taking the unit out may have moved the list that it goes to: look it up again.
        auto* list = listUnder(edit.parent);
        list->insert(list->begin() + static_cast<std::ptrdiff_t>(edit.index), std::move(unit));
        return Edit{std::move(inverse)};
    }

    static void swapCount(OptionCounts& counts, const std::string& id, std::optional<int>& value)
    {
        const auto old = counts.find(id);
        if (value)
            counts.set(id, *value);
        else
            counts.remove(id);
        value = old;
    }

    Outcome operator()(edits::SetCounter edit) const
    {
        auto* const unit = edit.unit.empty() ? nullptr : find(edit.unit);
        if (!unit && !edit.unit.empty())
            return refuse(EditError::NoSuchUnit);
        swapCount(unit ? unit->counters : roster.counters, edit.counter, edit.value);
        return Edit{std::move(edit)};
    }

    Outcome operator()(edits::SetOption edit) const
    {
        auto* const unit = find(edit.unit);
        if (!unit)
            return refuse(EditError::NoSuchUnit);
        if (edit.group && *edit.group >= unit->groups.size())
            return refuse(EditError::NoSuchGroup);
        auto& options = edit.group ? unit->groups[*edit.group].options : unit->options;
        swapCount(options, edit.option, edit.value);
        return Edit{std::move(edit)};
    }

    Outcome operator()(const edits::AddGroup& edit) const
    {
        auto* const unit = find(edit.unit);
        if (!unit)
            return refuse(EditError::NoSuchUnit);
        auto& groups = unit->groups;
        if (edit.index > groups.size())
            return refuse(EditError::BadIndex);
        groups.insert(groups.begin() + static_cast<std::ptrdiff_t>(edit.index), edit.group);
        return Edit{edits::RemoveGroup{edit.unit, edit.index}};
    }

    Outcome operator()(const edits::RemoveGroup& edit) const
    {
        auto* const unit = find(edit.unit);
        if (!unit)
            return refuse(EditError::NoSuchUnit);
        auto& groups = unit->groups;
        if (edit.index >= groups.size())
            return refuse(EditError::NoSuchGroup);
        edits::AddGroup inverse{edit.unit, edit.index, std::move(groups[edit.index])};
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(edit.index));
        return Edit{std::move(inverse)};
    }

    Outcome operator()(edits::SetGroupModels edit) const
    {
        auto* const unit = find(edit.unit);
        if (!unit)
            return refuse(EditError::NoSuchUnit);
        auto& groups = unit->groups;
        if (edit.index >= groups.size())
            return refuse(EditError::NoSuchGroup);
        std::swap(edit.value, groups[edit.index].models);
        return Edit{std::move(edit)};
    }

    Outcome operator()(const edits::AddUnread& edit) const
    {
        if (edit.index > roster.unread.size())
            return refuse(EditError::BadIndex);
        roster.unread.insert(roster.unread.begin() + static_cast<std::ptrdiff_t>(edit.index), edit.line);
        return Edit{edits::RemoveUnread{edit.index}};
    }

    Outcome operator()(const edits::RemoveUnread& edit) const
    {
        if (edit.index >= roster.unread.size())
            return refuse(EditError::BadIndex);
        edits::AddUnread inverse{edit.index, std::move(roster.unread[edit.index])};
        roster.unread.erase(roster.unread.begin() + static_cast<std::ptrdiff_t>(edit.index));
        return Edit{std::move(inverse)};
    }

    Outcome operator()(const edits::Batch& batch) const
    {
        edits::Batch inverse; // from the back until all is done
        for (std::span<const Edit> rest(batch.edits); !rest.empty();) {
            const auto run = rest.first(runOf(rest));
            rest = rest.subspan(run.size());
            if (const auto error = applyRun(run, inverse.edits)) {
                std::ranges::reverse(inverse.edits);
                (void)apply(roster, {std::move(inverse)});
                return refuse(*error);
            }
        }
        std::ranges::reverse(inverse.edits);
        return Edit{std::move(inverse)};
    }

private:
    enum class Applied { Alone, AddsTogether, RemovesTogether, ByIndex };

    static Applied howToApply(const Edit& edit)
    {
        if (std::holds_alternative<edits::AddUnit>(edit.change))
            return Applied::AddsTogether;
        if (std::holds_alternative<edits::RemoveUnit>(edit.change))
            return Applied::RemovesTogether;
        const bool movesUnits =
            std::holds_alternative<edits::MoveUnit>(edit.change) || std::holds_alternative<edits::Batch>(edit.change);
        return movesUnits ? Applied::Alone : Applied::ByIndex;
    }

    /// How many edits at the front are applied together.
    static std::size_t runOf(std::span<const Edit> edits)
    {
        const auto how = howToApply(edits.front());
        const auto end = std::ranges::find_if(edits, [&](const Edit& edit) { return howToApply(edit) != how; });
        return how == Applied::Alone ? 1 : static_cast<std::size_t>(end - edits.begin());
    }

    /// Adds what takes the edits back, from the back. If one does not fit, those before it may have been made.
    std::optional<EditError> applyRun(std::span<const Edit> run, std::vector<Edit>& inverse) const
    {
        const auto how = howToApply(run.front());
        if (run.size() > 1 && (how == Applied::AddsTogether || how == Applied::RemovesTogether)) {
            auto back = how == Applied::AddsTogether ? addTogether(roster, run) : removeTogether(roster, run);
            if (!back)
                return back.error();
            std::move(back->rbegin(), back->rend(), std::back_inserter(inverse));
            return std::nullopt;
        }
        UnitIndex units;
        constexpr std::size_t few = 8; // which is sooner done by looking through the roster
        if (run.size() > few)
            addTo(units, roster.units);
        for (const auto& edit : run) {
            auto undone = std::visit(Applier{roster, run.size() > few ? &units : nullptr}, edit.change);
            if (!undone)
                return undone.error();
            inverse.push_back(std::move(*undone));
        }
        return std::nullopt;
    }
};

} // namespace

tl::expected<Edit, EditError> apply(Roster& roster, const Edit& edit)
{
    return std::visit(Applier{roster}, edit.change);
}

} // namespace muster
