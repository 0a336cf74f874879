#include "rules/players/owning.h"

#include "core/base/bounded.h"
#include "core/base/letters.h"
#include "rules/judge/parts.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace muster {

std::vector<CountedModels> countedModels(const Catalogue& catalogue, Id<Unit> kind)
{
    const auto& unit = catalogue.unit(kind);
    const auto& army = catalogue.army(unit.army).id;
    const auto counted = catalogue.hasModelsOf(kind);
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

namespace {

/// The key by which models are counted now.
CollectionKey countedKey(const Catalogue& catalogue, const CollectionKey& key)
{
    const auto army = catalogue.findArmy(key.army);
    const auto unit = army.isNone() || key.unit.empty() ? Id<Unit>() : catalogue.findUnit(army, key.unit);
    if (unit.isNone() || catalogue.unit(unit).modelsOf.isNone())
        return key;
    return {key.army, catalogue.unit(catalogue.unit(unit).modelsOf).id, {}};
}

} // namespace

std::vector<CollectionKey> keysOf(const Catalogue& catalogue, const CollectionKey& key)
{
    std::vector<CollectionKey> keys{key};
    const auto army = catalogue.findArmy(key.army);
    if (army.isNone() || key.unit.empty())
        return keys;
    for (const auto kind : catalogue.army(army).units) {
        const auto& unit = catalogue.unit(kind);
        if (!unit.modelsOf.isNone() && !unit.isOwn() && catalogue.unit(unit.modelsOf).id == key.unit)
            keys.push_back({key.army, unit.id, {}});
    }
    return keys;
}

bool isCountedElsewhere(const Catalogue& catalogue, const CollectionKey& key)
{
    return countedKey(catalogue, key) != key;
}

OwnedModels ownedOf(const Catalogue& catalogue, const CollectionKey& key, const Collection& collection)
{
    OwnedModels sum;
    for (const auto& each : keysOf(catalogue, key)) {
        const auto found = collection.entries.find(each);
        if (found == collection.entries.end())
            continue;
        sum.owned = std::min(sum.owned + found->second.owned, Collection::mostModels);
        sum.painted = std::min(sum.painted + found->second.painted, Collection::mostModels);
        if (const auto& note = found->second.note; !note.empty())
            sum.note += (sum.note.empty() ? "" : "; ") + note;
    }
    sum.note = shortened(std::move(sum.note), Collection::mostNote);
    return sum;
}

Collection joined(const Catalogue& catalogue, const Collection& collection)
{
    Collection all;
    all.ruleset = collection.ruleset;
    for (const auto& each : collection.entries) {
        const auto counted = countedKey(catalogue, each.first);
        all.set(counted, ownedOf(catalogue, counted, collection));
    }
    return all;
}

OwnedModels ownedFor(const Catalogue& catalogue, Id<Unit> kind, const Collection& collection)
{
    OwnedModels sum;
    if (collection.entries.empty() || collection.ruleset != catalogue.ruleset.id)
        return sum;
    for (const auto& counted : countedModels(catalogue, kind)) {
        const auto owned = ownedOf(catalogue, counted.key, collection);
        sum.owned += owned.owned;
        sum.painted += owned.painted;
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
                const auto has = isSameGame ? ownedOf(catalogue, counted.key, collection) : OwnedModels();
                result.lines.push_back({counted.key, counted.unit, counted.model, 0, has.owned, has.painted});
            }
            result.lines[place->second].needed +=
                counted.model.isNone() ? unit.size() + assessment.ownModelsOf(id).added : models[counted.model];
        }
    }
    return result;
}

} // namespace muster
