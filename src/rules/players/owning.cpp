#include "rules/players/owning.h"

#include "core/base/bounded.h"
#include "rules/judge/parts.h"

#include <algorithm>
#include <map>
#include <set>

namespace muster {

std::vector<CountedModels> countedModels(const Catalogue& catalogue, Id<Unit> kind)
{
    const auto& unit = catalogue.unit(kind);
    const auto& army = catalogue.army(unit.army).id;
    // A unit of the player's own is made of the models of the unit that it was made from.
    const auto counted = catalogue.countsAs(kind);
    std::vector<CountedModels> all;
    if (!unit.isOfParts())
        all.push_back({{army, catalogue.unit(counted).id, {}}, counted, noId, unit.defaultModels()});
    const auto add = [&](const UnitPart& part, int models) {
        if (part.isMount)
            return;
        const auto same = std::ranges::find(all, part.profile, &CountedModels::model);
        if (same != all.end())
            same->models = boundedSum(same->models, models);
        else
            all.push_back({{army, {}, catalogue.profile(part.profile).id}, noId, part.profile, models});
    };
    for (const auto& part : unit.parts)
        add(part, part.models);
    // Models that only an option adds are none of the usual ones.
    for (const auto& option : unit.choices.options)
        for (const auto& part : option.parts)
            add(part, option.defaultCount * part.models);
    return all;
}

std::vector<CountedModels> countedModelsOf(const Catalogue& catalogue, Id<Army> army)
{
    std::vector<CountedModels> all;
    std::set<CollectionKey> seen;
    for (const auto kind : catalogue.army(army).units)
        for (auto& counted : countedModels(catalogue, kind))
            if (seen.insert(counted.key).second)
                all.push_back(std::move(counted));
    return all;
}

OwnedModels ownedFor(const Catalogue& catalogue, Id<Unit> kind, const Collection& collection)
{
    OwnedModels sum;
    if (collection.entries.empty() || collection.ruleset != catalogue.ruleset.id)
        return sum;
    for (const auto& counted : countedModels(catalogue, kind)) {
        const auto found = collection.entries.find(counted.key);
        if (found == collection.entries.end())
            continue;
        sum.owned += found->second.owned;
        sum.painted += found->second.painted;
    }
    return sum;
}

std::int64_t Lacking::needed() const
{
    std::int64_t sum = 0;
    for (const auto& line : lines)
        sum += line.needed;
    return sum;
}

std::int64_t Lacking::lacking() const
{
    std::int64_t sum = 0;
    for (const auto& line : lines)
        sum += line.lacking();
    return sum;
}

std::int64_t Lacking::unpainted() const
{
    std::int64_t sum = 0;
    for (const auto& line : lines)
        sum += line.unpainted();
    return sum;
}

Lacking lackingFor(const Catalogue& catalogue, const Assessment& assessment, const Collection& collection)
{
    Lacking result;
    std::map<CollectionKey, std::size_t> places;
    const bool isSameGame = collection.ruleset == catalogue.ruleset.id;
    for (const auto id : assessment.units.ids()) {
        const auto& unit = assessment.units[id];
        if (!unit.isKnown()) {
            result.unknown.push_back(assessment.source[id]->unit);
            continue;
        }
        std::map<Id<Profile>, std::int64_t> models;
        forParts(catalogue, assessment, id, [&](const UnitPart& part, int number, const Option*) {
            models[part.profile] += part.isMount ? 0 : number;
        });
        for (auto& counted : countedModels(catalogue, unit.kind)) {
            const auto [place, isNew] = places.try_emplace(counted.key, result.lines.size());
            if (isNew) {
                const auto has = isSameGame ? collection.of(counted.key) : OwnedModels();
                result.lines.push_back({counted.key, counted.unit, counted.model, 0, has.owned, has.painted});
            }
            result.lines[place->second].needed += counted.model.isNone() ? unit.size() : models[counted.model];
        }
    }
    return result;
}

} // namespace muster
