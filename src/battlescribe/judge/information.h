#pragma once

#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::judge {

/// Where something is printed, with the id of the publication.
struct Source : Printed {
    data::Key publicationKey;
};

/// A profile as modifiers make it, with its ids in the data.
struct JudgedProfile : Profile {
    JudgedProfile() = default;
    explicit JudgedProfile(Profile profile) : Profile(std::move(profile)) {}

    std::string id;
    data::Key typeKey;
    std::vector<data::Key> columns; ///< the types of its characteristics; empty if the data do not have it
    data::Key publicationKey;
    std::string annotation; ///< words behind the name
    /// What has changed it, or made it appear: names of what conditions found, or of the selection that changes it from
    /// elsewhere. Empty if it is as it always is. The name has them too if profiles of one name differ.
    std::vector<std::string> changedBy;
};

struct JudgedRule : Rule {
    JudgedRule() = default;
    explicit JudgedRule(Rule rule) : Rule(std::move(rule)) {}

    std::string id;
    data::Key publicationKey;
    std::vector<std::string> changedBy; ///< as of a profile
};

/// What a category gives to its members, or to the force that shows it.
struct CategoryInformation {
    data::Key category;
    std::vector<JudgedProfile> profiles;
    std::vector<JudgedRule> rules;
};

/// What is written at a force or selection, as modifiers make it.
struct Information {
    std::vector<JudgedProfile> profiles;
    std::vector<JudgedRule> rules;
    Source source;                               ///< of the force or selection itself
    std::vector<CategoryInformation> categories; ///< those that have anything
};

struct RosterInformation {
    Table<Judged, Information> elements; ///< for each of Judgement::elements, in its order
    bool isWhole = true;                 ///< otherwise the budget did not suffice, and the rest is left out
};

/// In a situation that is settled.
[[nodiscard]] RosterInformation informationOf(const Situation& situation);
/// Of a force, with the rules and profiles of its catalogue and system.
[[nodiscard]] RosterInformation informationOf(Game& game, const Roster& roster, WorkBudget& budget);

} // namespace muster::battlescribe::judge
