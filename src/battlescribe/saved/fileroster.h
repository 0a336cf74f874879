#pragma once

#include "battlescribe/file/decimal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

// What a roster file says, as it says it: names, figures and texts are those at the time when it was saved. Whatever
// these values do not have stays in the file's tree, and is counted in `kept`.

struct Cost {
    std::string name;             ///< "pts", "PL"
    std::string type;             ///< id of the kind of cost
    std::string written;          ///< as the file has it
    std::optional<Decimal> value; ///< nothing if that is not a number

    friend bool operator==(const Cost&, const Cost&) = default;
};

struct Characteristic {
    std::string name;
    std::string value;

    friend bool operator==(const Characteristic&, const Characteristic&) = default;
};

/// Where something is printed: "Book, p. 12"; either may be empty.
struct Printed {
    std::string publication;
    std::string page;

    friend bool operator==(const Printed&, const Printed&) = default;
};

/// A row of figures; rows of one type make a table.
struct Profile {
    std::string name;
    std::string type; ///< "Unit", "Weapon"
    std::vector<Characteristic> characteristics;
    Printed printed;

    friend bool operator==(const Profile&, const Profile&) = default;
};

struct Rule {
    std::string name;
    std::string text;
    Printed printed;

    friend bool operator==(const Rule&, const Rule&) = default;
};

/// The place of a force for selections without a category, as files have it.
inline constexpr std::string_view noCategory = "(No Category)";
inline constexpr std::string_view noCategoryName = "Uncategorised";
inline constexpr std::string_view noCategoryOfNewRecruit = "Uncategorized";

struct Category {
    std::string name;
    std::string entry; ///< id in the game's data
    bool isPrimary = false;

    friend bool operator==(const Category&, const Category&) = default;
};

enum class SelectionType { Unit, Model, Upgrade, Other };

struct FileSelection {
    std::string id;
    std::string name;
    std::string customName;
    std::string entry;         ///< path of ids in the game's data
    std::string group;         ///< which choice it answers; only New Recruit names it
    std::string writtenNumber; ///< as the file has it
    std::int64_t number = 1;
    SelectionType type = SelectionType::Other;
    std::string notes;
    Printed printed;
    std::vector<Cost> costs; ///< its own for all of its number, without the selections in it
    std::vector<Category> categories;
    std::vector<Profile> profiles;
    std::vector<Rule> rules;
    std::vector<FileSelection> selections;

    friend bool operator==(const FileSelection&, const FileSelection&) = default;
};

struct FileForce {
    std::string id;
    std::string name;
    std::string customName;
    std::string entry;
    std::string catalogue; ///< name of the army's data
    std::string catalogueRevision;
    std::string notes;
    std::vector<Cost> costs; ///< its own; only New Recruit writes them
    std::vector<Category> categories;
    std::vector<Profile> profiles;
    std::vector<Rule> rules;
    std::vector<FileSelection> selections;
    std::vector<FileForce> forces;

    friend bool operator==(const FileForce&, const FileForce&) = default;
};

/// Elements of one name, below another, that these values do not have.
struct Kept {
    std::string parent;
    std::string element;
    std::int64_t count = 0;

    friend bool operator==(const Kept&, const Kept&) = default;
};

struct FileRoster {
    std::string name;
    std::string game;
    std::string gameRevision;
    std::string madeBy; ///< "BattleScribe 2.03", or what the file names
    std::string notes;
    std::vector<Cost> costs;  ///< totals, as the file claims
    std::vector<Cost> limits; ///< those that are set
    std::vector<FileForce> forces;
    std::vector<Kept> kept;

    friend bool operator==(const FileRoster&, const FileRoster&) = default;
};

/// What New Recruit names itself in its files.
inline constexpr std::string_view newRecruitAddress = "https://newrecruit.eu";

/// It names itself by its address.
[[nodiscard]] inline bool isByNewRecruit(const FileRoster& roster)
{
    return roster.madeBy.find("newrecruit") != std::string::npos;
}

/// Calls `take` with each force, also those in forces.
template <typename Forces, typename Take>
void eachForce(Forces& forces, const Take& take)
{
    for (auto& force : forces) {
        take(force);
        eachForce(force.forces, take);
    }
}

/// Calls `take` with a selection and all in it.
template <typename Each, typename Take>
void eachSelection(Each& selection, const Take& take)
{
    take(selection);
    for (auto& inside : selection.selections)
        eachSelection(inside, take);
}

/// Calls `take` with each force and each selection, in the order of the file.
template <typename Forces, typename Take>
void eachForceAndSelection(Forces& forces, const Take& take)
{
    eachForce(forces, [&](auto& force) {
        take(force);
        for (auto& selection : force.selections)
            eachSelection(selection, take);
    });
}

} // namespace muster::battlescribe
