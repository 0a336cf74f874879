#include "battlescribe/roster/edit.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

tl::unexpected<Faults> isGone(const std::string& what, const std::string& id)
{
    return failure(Fault::about({}, "the roster has no " + what + " \"" + id + '"'));
}

template <typename T>
void insert(std::vector<T>& list, std::size_t position, const T& value)
{
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(std::min(position, list.size())), value);
}

template <typename List>
auto take(const Place<List>& place)
{
    auto value = std::move(*place);
    place.list->erase(place.list->begin() + static_cast<std::ptrdiff_t>(place.position));
    return value;
}

/// Each step returns its inverse.
class Applier {
public:
    explicit Applier(Roster& roster) : m_roster(roster) {}

    Result<EditStep> operator()(const InsertForce& step)
    {
        auto* parent = step.parent.empty() ? nullptr : forceOf(m_roster, step.parent);
        if (parent == nullptr && !step.parent.empty())
            return isGone("force", step.parent);
        insert(parent == nullptr ? m_roster.forces : parent->forces, step.position, step.force);
        return RemoveForce{step.force.id};
    }

    Result<EditStep> operator()(const RemoveForce& step)
    {
        const auto place = placeOfForce(m_roster.forces, step.force);
        if (!place)
            return isGone("force", step.force);
        return InsertForce{place.parent, place.position, take(place)};
    }

    Result<EditStep> operator()(const InsertSelection& step)
    {
        auto* force = forceOf(m_roster, step.parent);
        auto* selection = force == nullptr ? selectionOf(m_roster, step.parent) : nullptr;
        if (force == nullptr && selection == nullptr)
            return isGone("selection", step.parent);
        insert(force != nullptr ? force->selections : selection->selections, step.position, step.selection);
        return RemoveSelection{step.selection.id};
    }

    Result<EditStep> operator()(const RemoveSelection& step)
    {
        const auto place = placeOfSelection(m_roster.forces, step.selection);
        if (!place)
            return isGone("selection", step.selection);
        return InsertSelection{place.parent, place.position, take(place)};
    }

    Result<EditStep> operator()(const SetAmount& step)
    {
        auto* selection = selectionOf(m_roster, step.selection);
        if (selection == nullptr)
            return isGone("selection", step.selection);
        SetAmount inverse{step.selection, selection->amount, selection->isForAll};
        selection->amount = step.amount;
        selection->isForAll = step.isForAll;
        return inverse;
    }

    Result<EditStep> operator()(const SetLimit& step)
    {
        SetLimit inverse{step.costType, limitOf(m_roster, step.costType)};
        std::erase_if(m_roster.limits, [&](const Limit& limit) { return limit.costType == step.costType; });
        if (step.value)
            m_roster.limits.push_back({step.costType, *step.value});
        return inverse;
    }

    Result<EditStep> operator()(const SetNotes& step)
    {
        auto* notes = notesOf(step);
        if (notes == nullptr)
            return isGone("force or selection", step.owner);
        SetNotes inverse{step.owner, step.category, std::exchange(*notes, step.notes)};
        if (!step.category.empty() && step.notes == Notes())
            std::erase_if(forceOf(m_roster, step.owner)->categories,
                          [](const CategoryNotes& each) { return each.notes == Notes(); });
        return inverse;
    }

    Result<EditStep> operator()(const SetRosterName& step)
    {
        return SetRosterName{std::exchange(m_roster.name, step.name)};
    }

    Result<EditStep> operator()(const SetRosterNotes& step)
    {
        return SetRosterNotes{std::exchange(m_roster.notes, step.notes)};
    }

private:
    Notes* notesOf(const SetNotes& step)
    {
        auto* force = forceOf(m_roster, step.owner);
        if (force != nullptr && !step.category.empty()) {
            const auto found = std::ranges::find(force->categories, step.category, &CategoryNotes::category);
            if (found != force->categories.end())
                return &found->notes;
            force->categories.push_back({step.category, {}});
            return &force->categories.back().notes;
        }
        if (force != nullptr)
            return &force->notes;
        auto* selection = step.category.empty() ? selectionOf(m_roster, step.owner) : nullptr;
        return selection == nullptr ? nullptr : &selection->notes;
    }

    Roster& m_roster;
};

} // namespace

Result<Edit> apply(Roster& roster, const Edit& edit)
{
    Applier applier(roster);
    Edit inverse;
    for (const auto& step : edit) {
        auto back = std::visit(applier, step);
        if (!back) {
            std::ranges::reverse(inverse);
            for (const auto& done : inverse)
                (void)std::visit(applier, done);
            return tl::unexpected(std::move(back.error()));
        }
        inverse.push_back(std::move(*back));
    }
    std::ranges::reverse(inverse);
    return inverse;
}

} // namespace muster::battlescribe
