#pragma once

#include "core/collection/collection.h"
#include "rules/judge/assessment.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

/// What a collection counts of a kind of unit: its models, or, for a unit of several kinds of model, each of these.
struct CountedModels {
    CollectionKey key;
    Id<Unit> unit;     ///< none for a kind of model
    Id<Profile> model; ///< none for a unit
    int models = 0;    ///< of the unit at its usual size
};

/// Each key once, in the order of the unit's parts.
[[nodiscard]] std::vector<CountedModels> countedModels(const Catalogue& catalogue, Id<Unit> kind);

/// The same for all units of an army, in their order; `models` is that of the first unit that has them.
[[nodiscard]] std::vector<CountedModels> countedModelsOf(const Catalogue& catalogue, Id<Army> army);

/// The keys under which a collection may have models that are counted by a key: itself, and those of units that have
/// the same models, by which they were counted before the data said so.
[[nodiscard]] std::vector<CollectionKey> keysOf(const Catalogue& catalogue, const CollectionKey& key);
/// Whether models are counted by the key of another unit now.
[[nodiscard]] bool isCountedElsewhere(const Catalogue& catalogue, const CollectionKey& key);
/// All that is owned of what is counted by a key; the notes one after the other.
[[nodiscard]] OwnedModels ownedOf(const Catalogue& catalogue, const CollectionKey& key, const Collection& collection);

/// The same with every value under the key by which its models are counted now.
[[nodiscard]] Collection joined(const Catalogue& catalogue, const Collection& collection);

/// What is owned for a kind of unit: the sum over what is counted of it. The note is empty.
[[nodiscard]] OwnedModels ownedFor(const Catalogue& catalogue, Id<Unit> kind, const Collection& collection);

/// The models of one kind that a roster takes, and what is there of them.
struct NeededModels {
    CollectionKey key;
    Id<Unit> unit;
    Id<Profile> model;
    std::int64_t needed = 0; ///< over all units of the roster, with those that are carried or attached
    int owned = 0;
    int painted = 0;

    [[nodiscard]] std::int64_t lacking() const { return needed > owned ? needed - owned : 0; }
    /// Of those that are used, painted models first.
    [[nodiscard]] std::int64_t unpainted() const
    {
        const auto used = needed < owned ? needed : owned;
        return used > painted ? used - painted : 0;
    }
};

struct Lacking {
    std::vector<NeededModels> lines;  ///< in the order in which the roster names them first
    std::vector<std::string> unknown; ///< as the roster names units that the data do not have: they are not counted

    [[nodiscard]] std::int64_t needed() const;
    [[nodiscard]] std::int64_t lacking() const;
    [[nodiscard]] std::int64_t unpainted() const;
};

/// What a roster needs, and what a collection lacks of it. The assessment is of the roster as it is.
[[nodiscard]] Lacking lackingFor(const Catalogue& catalogue, const Assessment& assessment,
                                 const Collection& collection);

} // namespace muster
