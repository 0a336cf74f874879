#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace muster {

/// What is counted in a collection: the models of a unit, or, where units are made of several kinds of model, one such
/// kind, whichever units it serves in. One of `unit` and `model` is empty. All are ids of the data.
struct CollectionKey {
    std::string army;
    std::string unit;
    std::string model; ///< id of a profile of the army

    friend bool operator==(const CollectionKey&, const CollectionKey&) = default;
    friend bool operator<(const CollectionKey& a, const CollectionKey& b)
    {
        if (a.army != b.army)
            return a.army < b.army;
        return a.unit != b.unit ? a.unit < b.unit : a.model < b.model;
    }
};

/// How many models of one kind a person has.
struct OwnedModels {
    int owned = 0;
    int painted = 0; ///< among them, so never more
    std::string note;

    [[nodiscard]] bool isNothing() const { return owned == 0 && painted == 0 && note.empty(); }

    friend bool operator==(const OwnedModels&, const OwnedModels&) = default;
};

/// The models of one game that a person owns. It may name what the data do not have; that is kept as it is.
struct Collection {
    static constexpr int mostModels = 100'000; ///< of one kind
    static constexpr std::size_t mostEntries = 20'000;
    static constexpr std::size_t mostNote = 400;     ///< letters
    static constexpr std::size_t mostIdLetters = 80; ///< of an id

    std::string ruleset;
    std::map<CollectionKey, OwnedModels> entries; ///< none of them is nothing

    [[nodiscard]] OwnedModels of(const CollectionKey& key) const
    {
        const auto found = entries.find(key);
        return found == entries.end() ? OwnedModels() : found->second;
    }
    /// Takes the entry away where the value is nothing.
    void set(const CollectionKey& key, OwnedModels value)
    {
        if (value.isNothing())
            entries.erase(key);
        else
            entries.insert_or_assign(key, std::move(value));
    }
    /// Whether a single model is owned.
    [[nodiscard]] bool hasModels() const
    {
        for (const auto& [key, value] : entries)
            if (value.owned > 0)
                return true;
        return false;
    }

    friend bool operator==(const Collection&, const Collection&) = default;
};

} // namespace muster
