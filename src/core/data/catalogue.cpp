#include "core/data/catalogue.h"

#include <algorithm>

namespace muster {

bool Unit::allowsModels(int models) const
{
    if (!sizes.empty())
        return std::ranges::find(sizes, models) != sizes.end();
    return models >= minModels && models <= maxModels;
}

Table<StatColumn, StatValue> Unit::statsAt(int models) const
{
    auto figures = stats;
    for (const auto& figure : sized)
        if (figure.models <= models)
            figures[figure.stat] = figure.value;
    return figures;
}

const ModelGroup* Unit::group(std::string_view groupId) const
{
    const auto found = groups.find(groupId);
    return found.isNone() ? nullptr : &groups[found];
}

bool Army::isAlly(std::string_view army) const { return std::ranges::find(allies, army) != allies.end(); }

std::string_view Ruleset::arcName(std::string_view letter) const
{
    const auto found = std::ranges::find(arcs, letter, &std::pair<std::string, std::string>::first);
    return found == arcs.end() ? letter : std::string_view(found->second);
}

Id<Army> Catalogue::findArmy(std::string_view id) const { return armies.find(id); }

Id<Unit> Catalogue::findUnit(Id<Army> ownArmy, std::string_view reference) const
{
    auto army = ownArmy;
    if (const auto colon = reference.find(':'); colon != std::string_view::npos) {
        army = findArmy(reference.substr(0, colon));
        reference.remove_prefix(colon + 1);
    }
    if (army.isNone())
        return noId;
    const auto& byId = armies[army].unitsById;
    const auto found = byId.find(reference);
    return found == byId.end() ? noId : found->second;
}

std::vector<Id<Unit>> Catalogue::withOwn(Id<Unit> id) const
{
    std::vector<Id<Unit>> found{id};
    // Own units are the last of their army.
    const auto& all = armies[units[id].army].units;
    for (auto i = all.size(); i-- > 0;) {
        const auto other = Id<Unit>::at((*all.begin()).position() + i);
        if (!units[other].isOwn())
            break;
        if (units[other].madeFrom == id)
            found.push_back(other);
    }
    std::ranges::sort(found);
    return found;
}

std::vector<Id<Unit>> Catalogue::withSame(Id<Unit> id) const
{
    auto found = withOwn(id);
    for (const auto other : units.ids())
        if (units[other].sameAs == id)
            std::ranges::copy(withOwn(other), std::back_inserter(found));
    std::ranges::sort(found);
    return found;
}

std::string Catalogue::referenceTo(Id<Unit> kind, Id<Army> ownArmy) const
{
    const auto& its = units[kind];
    return its.army == ownArmy ? its.id : armies[its.army].id + ':' + its.id;
}

Id<Ruling> Catalogue::findRuling(std::string_view id) const { return ruleset.rulings.find(id); }

Id<BattleOption> Catalogue::findBattleOption(std::string_view id, Id<Army> ownArmy) const
{
    Id<BattleOption> best;
    for (const auto each : ruleset.battleOptions.ids()) {
        const auto& option = ruleset.battleOptions[each];
        if (option.id == id && (best.isNone() || option.when.army == ownArmy ||
                                (option.when.army.isNone() && ruleset.battleOptions[best].when.army != ownArmy)))
            best = each;
    }
    return best;
}

Id<Category> Catalogue::findCategory(std::string_view id, Id<Army> army) const
{
    Id<Category> best;
    for (const auto each : ruleset.categories.ids()) {
        const auto& category = ruleset.categories[each];
        if (category.id == id && (category.army == army || (category.army.isNone() && best.isNone())))
            best = each;
    }
    return best;
}

Id<Scenario> Catalogue::findScenario(std::string_view id) const { return ruleset.scenarios.find(id); }

Id<Place> Catalogue::findPlace(std::string_view as) const
{
    if (as.empty())
        return ruleset.defaultPlace;
    const auto found = std::ranges::find(ruleset.places, as, &Place::as);
    return found == ruleset.places.end() ? noId : ruleset.places.idOf(*found);
}

std::string Catalogue::nameOfModels(Id<Unit> id) const
{
    const auto& own = unit(id).name;
    auto common = own.size();
    for (const auto kind : army(unit(id).army).units) {
        const auto& each = unit(kind);
        if (each.modelsOf != id || each.isOwn())
            continue;
        const auto same = static_cast<std::size_t>(std::ranges::mismatch(own, each.name).in1 - own.begin());
        // A word that is another one in the other name does not count.
        const bool isWhole = (same == own.size() || own[same] == ' ' || own[same] == '-') &&
                             (same == each.name.size() || each.name[same] == ' ' || each.name[same] == '-');
        const auto word = isWhole ? same : own.find_last_of(" -", same == 0 ? 0 : same - 1);
        common = std::min(common, word == std::string::npos ? 0 : word);
    }
    return common == 0 ? own : own.substr(0, common);
}

} // namespace muster
