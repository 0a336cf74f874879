#pragma once

#include "battlescribe/data/query.h"
#include "core/base/id.h"

#include <cstdint>
#include <string_view>

namespace muster::battlescribe::data {

struct Node;

/// An empty range, before it is known.
template <typename T>
inline constexpr IdRange<T> nothing{Id<T>::at(0), Id<T>::at(0)};

/// Conditions of which all, some or so many must hold.
struct ConditionGroup {
    enum class Type : std::uint8_t {
        And,
        Or,
        Not,   ///< of New Recruit
        Count, ///< of New Recruit: at least `min` of them
        Unknown,
    };

    Type type = Type::Unknown;
    bool hasMax = false;
    /// Of New Recruit: all of it is asked of each selection that `query` finds, and `bound` compares the number of
    /// those for which it holds with `query.value`.
    bool isLocal = false;
    /// It also says how often: `repeats` times for each whole `query.value` of them, summed over all such groups. Below
    /// 0 they take away from the others, as in "no more of these than of those".
    bool isHowOften = false;
    Condition::Type bound = Condition::Type::Unknown;
    std::uint32_t offset = 0;
    Decimal min;
    Decimal max;
    Query query;         ///< only if it is local
    Decimal repeats = 1; ///< the same
    IdRange<Condition> conditions = nothing<Condition>;
    IdRange<ConditionGroup> groups = nothing<ConditionGroup>;
};

/// When something works, and how often. All conditions and groups must hold.
struct When {
    IdRange<Condition> conditions = nothing<Condition>;
    IdRange<ConditionGroup> groups = nothing<ConditionGroup>;
    IdRange<Repeat> repeats = nothing<Repeat>;

    [[nodiscard]] bool isAlways() const { return conditions.size() + groups.size() + repeats.size() == 0; }
};

/// A step from the thing that a remote modifier starts at to those that it changes.
struct Step {
    enum class Kind : std::uint8_t {
        Self,
        Entries,
        Forces,
        Recursive,
        Profiles,
        Rules,
        Type,        ///< those of the type `child`
        Key,         ///< those that answer to an id
        ProfileType, ///< profiles of the type of this name
        Unknown,
    };

    Kind kind = Kind::Unknown;
    Child child = Child::None;
    Key key;
    std::string_view text;
};

/// What New Recruit adds to a modifier that changes others than its owner, or a part of a text only.
struct Remote {
    Scope scope = Scope::None;
    bool hasScope = false;
    bool hasAffects = false;
    bool hasJoin = false;
    bool hasPosition = false;
    bool hasArgument = false;
    std::int32_t position = 0;
    Key scopeKey;
    std::string_view affects; ///< as it is written
    IdRange<Step> steps = nothing<Step>;
    std::string_view join;     ///< between the old text and the new one
    std::string_view argument; ///< what is replaced

    /// Whether it changes others than its owner.
    [[nodiscard]] bool isRemote() const { return hasScope || hasAffects; }
};

/// A change of one field of its owner, or of others.
struct Modifier {
    enum class Type : std::uint8_t {
        Set,
        Increment,
        Decrement,
        Append,
        Add,
        Remove,
        SetPrimary,
        UnsetPrimary,
        // of New Recruit:
        Prepend,
        Replace,
        Multiply,
        Divide,
        Modulo,
        Floor,
        Ceil,
        Unknown,
    };
    enum class Field : std::uint8_t {
        Name,
        Hidden,
        Page,
        Description,
        Category,
        DefaultChoice,
        Cost,           ///< of the type `fieldKey`
        Constraint,     ///< the owner's own with the id `fieldKey`; a link's choice has those of its target too
        Characteristic, ///< of the type `fieldKey`
        // of New Recruit:
        DefaultAmount,
        Annotation,
        Error,
        Warning,
        Info,
        ReadMe,
        Key,     ///< something with the id `fieldKey` that is not one of these: it changes nothing
        Unknown, ///< `fieldKey` is not an id of these data
    };

    Type type = Type::Unknown;
    Field field = Field::Unknown;
    bool isNumber = false; ///< `number` is the value
    bool isTrue = false;   ///< the value is "true"
    Id<Node> owner;
    Key fieldKey;
    Key valueKey; ///< of Category and DefaultChoice
    std::uint32_t offset = 0;
    Id<Remote> remote; ///< none for most
    Decimal number;
    std::string_view value;
    When when;
};

/// Modifiers that work under the same conditions. The number of times multiplies theirs.
struct ModifierGroup {
    ConditionGroup::Type type = ConditionGroup::Type::And; ///< of New Recruit: how its conditions are joined
    std::uint32_t offset = 0;
    When when;
    IdRange<Modifier> modifiers = nothing<Modifier>;
    IdRange<ModifierGroup> groups = nothing<ModifierGroup>;
};

} // namespace muster::battlescribe::data
