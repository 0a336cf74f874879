#pragma once

#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::judge {

struct ShownCharacteristic {
    data::Key type;
    std::string name;
    std::string text;

    friend bool operator==(const ShownCharacteristic&, const ShownCharacteristic&) = default;
};

/// Where something is printed.
struct Source {
    data::Key publication;
    std::string name; ///< of the publication
    std::string page;

    friend bool operator==(const Source&, const Source&) = default;
};

struct ShownProfile {
    std::string id;
    std::string name;
    std::string annotation; ///< words behind the name
    data::Key type;
    std::string typeName;
    std::vector<ShownCharacteristic> characteristics;
    Source source;
    /// What has changed it, or made it appear: names of what conditions found, or of the selection that changes it from
    /// elsewhere. Empty if it is as it always is. The name has them too if it must be told from another one.
    std::vector<std::string> changedBy;

    friend bool operator==(const ShownProfile&, const ShownProfile&) = default;
};

struct ShownRule {
    std::string id;
    std::string name;
    std::string text;
    Source source;
    std::vector<std::string> changedBy; ///< as of a profile

    friend bool operator==(const ShownRule&, const ShownRule&) = default;
};

/// What a category gives to its members, or to the force that shows it.
struct CategoryInformation {
    data::Key category;
    std::vector<ShownProfile> profiles;
    std::vector<ShownRule> rules;

    friend bool operator==(const CategoryInformation&, const CategoryInformation&) = default;
};

/// What is written at a force or selection, as modifiers make it.
struct Information {
    std::vector<ShownProfile> profiles;
    std::vector<ShownRule> rules;
    Source source;                               ///< of the force or selection itself
    std::vector<CategoryInformation> categories; ///< those that have anything

    friend bool operator==(const Information&, const Information&) = default;
};

/// For each of Judgement::all, in its order. Of a force, with the rules and profiles of its catalogue and system.
/// `isWhole`, if it is given, becomes false if there is too much: then the rest is left out.
[[nodiscard]] Table<Judged, Information> informationOf(play::Game& game, const play::Roster& roster, WorkBudget& budget,
                                                       bool* isWhole = nullptr);
[[nodiscard]] Table<Judged, Information> informationOf(play::Game& game, const play::Roster& roster);

} // namespace muster::battlescribe::judge
