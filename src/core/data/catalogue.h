#pragma once

#include "core/data/ruleset.h"

#include <memory>
#include <string_view>

namespace muster {

/// Rulesets and armies as they are judged by: immutable, every reference resolved to an Id when it is read.

/// A ruleset with some of its armies. Not copied: maps inside point into its own strings.
struct Catalogue {
    Catalogue() = default;
    Catalogue(const Catalogue&) = delete;
    Catalogue& operator=(const Catalogue&) = delete;
    Catalogue(Catalogue&&) = default;
    Catalogue& operator=(Catalogue&&) = default;

    /// For a translated catalogue, the one it was made from: the same except for names and texts.
    std::shared_ptr<const Catalogue> source;

    Ruleset ruleset;
    Table<Army> armies;
    Table<SpecialRule> rules;
    Table<Weapon> weapons;
    Table<Profile> profiles;
    Table<Unit> units;
    Table<NamedOption> options;        ///< each id once
    std::size_t facts = firstFreeFact; ///< how many there are: see core/base/fact.h

    [[nodiscard]] Id<Army> findArmy(std::string_view id) const;
    /// The kind that a roster's `unit` names: "grunts-section" of the roster's own army, or "marauders:grunts-section".
    [[nodiscard]] Id<Unit> findUnit(Id<Army> ownArmy, std::string_view reference) const;
    /// How a roster of `ownArmy` names a kind: the opposite of findUnit().
    [[nodiscard]] std::string referenceTo(Id<Unit> kind, Id<Army> ownArmy) const;
    [[nodiscard]] Id<Ruling> findRuling(std::string_view id) const;
    /// The option of the army, or else of the ruleset, or else of any army.
    [[nodiscard]] Id<BattleOption> findBattleOption(std::string_view id, Id<Army> ownArmy) const;
    /// The category of the army, or else of the ruleset.
    [[nodiscard]] Id<Category> findCategory(std::string_view id, Id<Army> army) const;
    [[nodiscard]] Id<Scenario> findScenario(std::string_view id) const;
    [[nodiscard]] Id<Place> findPlace(std::string_view as) const;

    /// The unit itself; of a unit of a player's own the one that it was made from.
    [[nodiscard]] Id<Unit> baseOf(Id<Unit> id) const { return units[id].isOwn() ? units[id].madeFrom : id; }
    /// The kind as which a unit counts in rules about kinds: the one that it is the same as, or its base.
    [[nodiscard]] Id<Unit> countsAs(Id<Unit> id) const
    {
        const auto base = baseOf(id);
        return units[base].sameAs.isNone() ? base : units[base].sameAs;
    }
    /// The unit by which a collection counts its models: a unit of the player's own is made of those of the unit that
    /// it was made from.
    [[nodiscard]] Id<Unit> hasModelsOf(Id<Unit> id) const
    {
        const auto counted = baseOf(id);
        return units[counted].modelsOf.isNone() ? counted : units[counted].modelsOf;
    }
    /// What the models of a unit are called: of several that have the same, the words with which the names of all
    /// begin.
    [[nodiscard]] std::string nameOfModels(Id<Unit> id) const;
    /// The unit itself, and the units of a player's own that were made from it.
    [[nodiscard]] std::vector<Id<Unit>> withOwn(Id<Unit> id) const;
    /// The same, with the units of any army that are the same as it, and those that were made from them: whom a rule
    /// means that names the unit.
    [[nodiscard]] std::vector<Id<Unit>> withSame(Id<Unit> id) const;

    [[nodiscard]] const Unit& unit(Id<Unit> id) const { return units[id]; }
    [[nodiscard]] const Army& army(Id<Army> id) const { return armies[id]; }
    [[nodiscard]] const Weapon& weapon(Id<Weapon> id) const { return weapons[id]; }
    [[nodiscard]] const Profile& profile(Id<Profile> id) const { return profiles[id]; }
    [[nodiscard]] const SpecialRule& rule(Id<SpecialRule> id) const { return rules[id]; }
};

} // namespace muster
