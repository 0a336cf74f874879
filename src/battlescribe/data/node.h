#pragma once

#include "battlescribe/data/modifier.h"

#include <cstdint>
#include <string_view>

namespace muster::battlescribe::data {

struct File;

struct Cost {
    Key type;
    Decimal value;
};

/// A figure or a text of a profile.
struct Characteristic {
    Key type;
    std::string_view name;
    std::string_view text;
};

/// Of New Recruit: a selection that another one is tied to.
struct Association {
    Key id;
    std::string_view name;
    std::int32_t min = 0;
    std::int32_t max = -1; ///< negative: no limit
    std::uint32_t offset = 0;
    Query query;
};

/// What few nodes have.
struct Details {
    Key publication;
    std::string_view book; ///< before version 2.03, the name of the publication
    std::string_view page;
    std::string_view text; ///< of a rule
};

/// Whatever the data define and nest. The things below a node lie side by side in their tables, in the order of the
/// file; a link has all that an entry has.
struct Node {
    enum class Kind : std::uint8_t {
        GameSystem, ///< the root of a file
        Catalogue,  ///< the root of a file
        Entry,
        Group,
        EntryLink,
        Category,
        CategoryLink,
        Force,
        ForceLink, ///< of New Recruit
        Profile,
        Rule,
        InfoGroup,
        InfoLink,
        CostType,
    };
    enum class EntryType : std::uint8_t { None, Unit, Model, Upgrade, Unknown };

    Kind kind = Kind::Entry;
    Kind targetKind = Kind::Entry; ///< of a link: what its target is
    EntryType type = EntryType::None;
    bool isHidden : 1 = false;
    bool isCollective : 1 = false;
    bool isImported : 1 = true;  ///< other catalogues may import it
    bool isPrimary : 1 = false;  ///< of a category link
    bool isShared : 1 = false;   ///< it is there for links only
    bool hasUnknown : 1 = false; ///< it, its modifiers or constraints have something that we do not know
    bool hasSortIndex : 1 = false;
    std::int32_t sortIndex = 0; ///< of New Recruit
    Id<File> file;
    std::uint32_t offset = 0; ///< in the file, in bytes
    Key id;
    Key targetKey;   ///< of a link
    Key defaultKey;  ///< of a group: which choice is taken first
    Key subType;     ///< of New Recruit: a word that an entry answers to, as "mount"
    Key profileType; ///< of a profile
    Id<Node> target; ///< of a link; none if nothing has that id. Of a category of a force, itself
    Id<Node> parent; ///< none for the root of a file
    Id<Details> details;
    std::string_view name;

    IdRange<Node> choices = nothing<Node>;    ///< entries, groups and links to them
    IdRange<Node> categories = nothing<Node>; ///< links to categories; of a root, categories
    IdRange<Node> info = nothing<Node>;       ///< profiles, rules, groups of them and links to them
    IdRange<Node> forces = nothing<Node>;     ///< of a root or a force
    IdRange<Cost> costs = nothing<Cost>;
    IdRange<Constraint> constraints = nothing<Constraint>;
    IdRange<Modifier> modifiers = nothing<Modifier>;
    IdRange<ModifierGroup> modifierGroups = nothing<ModifierGroup>;
    IdRange<Characteristic> characteristics = nothing<Characteristic>;
    IdRange<Association> associations = nothing<Association>;

    [[nodiscard]] bool isLink() const
    {
        return kind == Kind::EntryLink || kind == Kind::CategoryLink || kind == Kind::ForceLink ||
               kind == Kind::InfoLink;
    }
};

} // namespace muster::battlescribe::data
