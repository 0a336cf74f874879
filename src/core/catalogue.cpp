#include "core/catalogue.h"

#include <algorithm>

namespace muster {

namespace {

Index indexWhere(const auto& list, auto matches)
{
    const auto found = std::ranges::find_if(list, matches);
    return found == list.end() ? noIndex : static_cast<Index>(found - list.begin());
}

Index indexOf(const auto& list, std::string_view id)
{
    return indexWhere(list, [&](const auto& item) { return item.id == id; });
}

/// The first eight letters as a number that sorts as they do.
std::uint64_t prefixOf(std::string_view id)
{
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < 8; ++i)
        key = key << 8 | (i < id.size() ? static_cast<unsigned char>(id[i]) : 0);
    return key;
}

} // namespace

Index OptionList::find(std::string_view id) const
{
    const auto key = prefixOf(id);
    for (auto at = std::ranges::lower_bound(byId, key, {}, &std::pair<std::uint64_t, Index>::first);
         at != byId.end() && at->first == key; ++at)
        if (options[static_cast<std::size_t>(at->second)].id == id)
            return at->second;
    return noIndex;
}

void OptionList::index()
{
    byId.clear();
    for (std::size_t i = 0; i < options.size(); ++i)
        byId.emplace_back(prefixOf(options[i].id), static_cast<Index>(i));
    std::ranges::sort(byId);
    standard.clear();
    needed.clear();
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].defaultCount > 0)
            standard.push_back(static_cast<Index>(i));
    for (std::size_t g = 0; g < groups.size(); ++g)
        if (groups[g].min.times > 0 || std::ranges::any_of(groups[g].options, [&](Index i) {
                return options[static_cast<std::size_t>(i)].min.times > 0;
            }))
            needed.push_back(static_cast<Index>(g));
}

bool Unit::allowsModels(int models) const
{
    if (!sizes.empty())
        return std::ranges::find(sizes, models) != sizes.end();
    return models >= minModels && models <= maxModels;
}

const ModelGroup* Unit::group(std::string_view groupId) const
{
    const auto index = indexOf(groups, groupId);
    return index == noIndex ? nullptr : &groups[static_cast<std::size_t>(index)];
}

bool Army::isAlly(std::string_view army) const { return std::ranges::find(allies, army) != allies.end(); }

std::string_view Ruleset::arcName(std::string_view letter) const
{
    const auto found = std::ranges::find(arcs, letter, &std::pair<std::string, std::string>::first);
    return found == arcs.end() ? letter : std::string_view(found->second);
}

Index Catalogue::findArmy(std::string_view id) const { return indexOf(armies, id); }

Index Catalogue::findUnit(Index ownArmy, std::string_view reference) const
{
    auto armyIndex = ownArmy;
    if (const auto colon = reference.find(':'); colon != std::string_view::npos) {
        armyIndex = findArmy(reference.substr(0, colon));
        reference.remove_prefix(colon + 1);
    }
    if (armyIndex == noIndex)
        return noIndex;
    const auto& byId = army(armyIndex).unitsById;
    const auto found = byId.find(reference);
    return found == byId.end() ? noIndex : found->second;
}

Index Catalogue::findRuling(std::string_view id) const { return indexOf(ruleset.rulings, id); }
Index Catalogue::findBattleOption(std::string_view id) const { return indexOf(ruleset.battleOptions, id); }
Index Catalogue::findScenario(std::string_view id) const { return indexOf(ruleset.scenarios, id); }

Index Catalogue::findPlace(std::string_view as) const
{
    if (as.empty())
        return ruleset.defaultPlace;
    return indexWhere(ruleset.places, [&](const Place& place) { return place.as == as; });
}

} // namespace muster
