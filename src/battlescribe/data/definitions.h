#pragma once

#include "battlescribe/data/node.h"
#include "core/base/fault.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::battlescribe::data {

struct CostType {
    Key id;
    Id<Node> node; ///< its name, whether it is hidden, its modifiers
    bool hasLimit = false;
    Decimal limit; ///< which is proposed for a new roster
};

struct CharacteristicType {
    Key id;
    std::string_view name;
};

struct ProfileType {
    Key id;
    Id<File> file;
    std::string_view name;
    IdRange<CharacteristicType> characteristics = nothing<CharacteristicType>; ///< the columns, in order
};

struct Publication {
    Key id;
    Id<File> file;
    std::string_view name;
};

/// A catalogue that another one imports.
struct Import {
    Key targetKey;
    Id<File> target; ///< none if it is missing
    std::string_view name;
    bool withRoots = false; ///< its root entries can be chosen too
    std::uint32_t offset = 0;
};

/// One file of the data. All of its nodes lie side by side.
struct File {
    std::string name;                         ///< as faults name it
    std::unique_ptr<const std::string> bytes; ///< which all texts are views into
    std::vector<std::uint32_t> lines;         ///< where each begins
    Id<Node> root;
    Key id;
    Key gameSystem; ///< of a catalogue
    bool isLibrary = false;
    std::int32_t revision = 0;
    IdRange<Node> nodes = nothing<Node>;
    IdRange<Node> shared = nothing<Node>; ///< what is there for links
    IdRange<Import> imports = nothing<Import>;
    IdRange<CostType> costTypes = nothing<CostType>;
    IdRange<ProfileType> profileTypes = nothing<ProfileType>;
    IdRange<Publication> publications = nothing<Publication>;
    std::vector<Id<File>> reach; ///< where targets are looked for, in order: itself, its imports, the game system
    Id<Import> lacks;            ///< the first import in its reach that is missing; none for most
    /// Texts that are in several pieces in the file.
    std::vector<std::unique_ptr<const std::string>> joined;
};

/// Something in the data that we do not know, so that what depends on it cannot be judged. (What we know to be without
/// a meaning is in words.h.)
struct Unknown {
    Id<Node> owner;
    std::uint32_t offset = 0;
    std::string element;
    std::string name;      ///< of an attribute or an element
    std::string word;      ///< the value of the attribute
    bool isOfWord = false; ///< the attribute is known, but not this value
    bool isIdle = false;   ///< it belongs to nothing, so nothing depends on it
};

/// What has an id, in bits.
enum class Use : std::uint16_t {
    Choice = 1,
    Category = 2,
    Force = 4,
    Info = 8,
    File = 16,
    CostType = 32,
    ProfileType = 64,
    CharacteristicType = 128,
    Constraint = 256,
    SubType = 512, ///< a word for entries: "mount"
    Other = 1024,
};

/// The data of a game: a system and catalogues, as tables. They do not change once they are linked.
struct Definitions {
    Keys keys;
    Table<File> files; ///< the first is the game system
    Table<Node> nodes;
    Table<Details> details;
    Table<Cost> costs;
    Table<Characteristic> characteristics;
    Table<Association> associations;
    Table<Constraint> constraints;
    Table<Modifier> modifiers;
    Table<ModifierGroup> modifierGroups;
    Table<Remote> remotes;
    Table<Step> steps;
    Table<Condition> conditions;
    Table<ConditionGroup> conditionGroups;
    Table<Repeat> repeats;
    Table<CostType> costTypes;
    Table<ProfileType> profileTypes;
    Table<CharacteristicType> characteristicTypes;
    Table<Publication> publications;
    Table<Import> imports;

    Table<KeyTag, std::uint16_t> uses; ///< of each key
    /// Nodes by key: those of a key are from its place up to the next one's.
    Table<KeyTag, std::uint32_t> placesOfKeys;
    std::vector<Id<Node>> nodesByKey;

    std::vector<Unknown> unknowns;
    Faults faults;                ///< of files that belong to them and could not be read
    std::size_t moreUnknowns = 0; ///< that are not in the list

    static constexpr std::size_t mostUnknowns = 10'000;

    [[nodiscard]] bool has(Key key, Use use) const
    {
        return !key.isNone() && (uses[key] & static_cast<std::uint16_t>(use)) != 0;
    }
    /// Whether a modifier changes others than its owner.
    [[nodiscard]] bool isForOthers(const Modifier& modifier) const
    {
        return !modifier.remote.isNone() && remotes[modifier.remote].isRemote();
    }
    /// All nodes with an id, in the order of the files.
    [[nodiscard]] std::span<const Id<Node>> nodesOf(Key key) const;

    /// The name of the book that something is printed in; empty if the data do not say.
    [[nodiscard]] std::string_view bookOf(const Details& its) const;

    /// Counts from 1.
    [[nodiscard]] int lineOf(Id<File> file, std::uint32_t offset) const;
    [[nodiscard]] Fault faultAt(Id<File> file, std::uint32_t offset, std::string message,
                                std::string advice = {}) const;
    [[nodiscard]] Fault faultAt(Id<Node> node, std::string message, std::string advice = {}) const;
    void addUnknown(Unknown unknown);
};

/// Calls `take` with each condition, also those in groups.
template <typename Take>
void eachCondition(const Definitions& data, IdRange<Condition> conditions, IdRange<ConditionGroup> groups,
                   const Take& take)
{
    for (const auto id : conditions)
        take(data.conditions[id]);
    for (const auto id : groups)
        eachCondition(data, data.conditionGroups[id].conditions, data.conditionGroups[id].groups, take);
}

/// "the catalogue", "an entry link": for faults.
[[nodiscard]] std::string_view nameOf(Node::Kind kind);
[[nodiscard]] Fault faultOf(const Definitions& definitions, const Unknown& unknown);

} // namespace muster::battlescribe::data
