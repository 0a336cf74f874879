#include "battlescribe/saved/groups.h"

#include <algorithm>
#include <map>

namespace muster::battlescribe {

const Category* mainCategory(const FileSelection& selection)
{
    const auto found = std::ranges::find_if(
        selection.categories, [](const Category& each) { return each.isPrimary && each.entry != noCategory; });
    return found == selection.categories.end() ? nullptr : &*found;
}

std::vector<Group> groupsOf(const FileForce& force)
{
    std::vector<Group> groups;
    std::map<std::string, std::size_t> places; // by entry
    const auto place = [&](const Category& category) {
        const auto [found, isNew] = places.try_emplace(category.entry, groups.size());
        if (isNew)
            groups.push_back({category.name, {}});
        return found->second;
    };
    for (const auto& category : force.categories)
        if (category.entry != noCategory)
            place(category);
    Group rest;
    for (const auto& selection : force.selections) {
        const auto* category = mainCategory(selection);
        (category != nullptr ? groups[place(*category)] : rest).selections.push_back(&selection);
    }
    groups.push_back(std::move(rest));
    std::erase_if(groups, [](const Group& group) { return group.selections.empty(); });
    return groups;
}

const FileSelection* topSelection(const FileRoster& roster, std::string_view id)
{
    const FileSelection* found = nullptr;
    eachForce(roster.forces, [&](const FileForce& force) {
        for (const auto& selection : force.selections)
            eachSelection(selection, [&](const FileSelection& inside) {
                if (!found && inside.id == id)
                    found = &selection;
            });
    });
    return found;
}

const std::string& shownName(const FileSelection& selection)
{
    return selection.customName.empty() ? selection.name : selection.customName;
}

std::string countedName(const FileSelection& selection)
{
    const auto isOne = selection.writtenNumber.empty() || selection.writtenNumber == "1";
    return (isOne ? std::string() : selection.writtenNumber + " × ") + shownName(selection);
}

} // namespace muster::battlescribe
