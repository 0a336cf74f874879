#pragma once

#include "battlescribe/data/keys.h"
#include "battlescribe/file/decimal.h"

#include <cstdint>
#include <string_view>

namespace muster::battlescribe::data {

// What constraints, conditions and repeats ask. A word that we do not know is Unknown, and is in Definitions::unknowns:
// what depends on it cannot be judged.

/// Where something is counted, or looked for.
enum class Scope : std::uint8_t {
    None, ///< the data do not say
    Self,
    Parent,
    Ancestor,
    Force,
    Roster,
    PrimaryCategory,
    PrimaryCatalogue,
    Key, ///< whatever answers to an id
    // of New Recruit:
    RootEntry,
    Unit,
    Model,
    Upgrade,
    ModelOrUnit,
    Unknown,
};

/// What is summed.
enum class Field : std::uint8_t {
    None,
    Selections,
    Forces,
    Cost,      ///< of the type that `fieldKey` names
    CostLimit, ///< the limit that players agreed on for this type: "limit::points"
    Unknown,
};

/// Which of the things in the scope are meant.
enum class Child : std::uint8_t {
    None,
    Any,
    Unit,
    Model,
    Upgrade,
    Entry,   ///< any selection
    Key,     ///< what answers to an id
    Nothing, ///< words such as "no child", to which nothing answers
    Unknown,
};

struct Query {
    Scope scope = Scope::None;
    Field field = Field::None;
    Child child = Child::None;
    bool isShared = true;
    bool withChildSelections = false;
    bool withChildForces = false;
    bool isPercent = false;
    bool hasValue = false;
    Key scopeKey;  ///< for Scope::Key
    Key fieldKey;  ///< for Field::Cost and Field::CostLimit
    Key childKey;  ///< for Child::Key
    Decimal value; ///< what the sum is compared with
};

/// A limit for its owner.
struct Constraint {
    enum class Type : std::uint8_t { Min, Max, Exactly, Unknown };

    Type type = Type::Unknown;
    bool isNegative = false;  ///< of New Recruit
    Key id;                   ///< often not unique: it is meant within the owner only
    std::string_view message; ///< of New Recruit: what to say if it is broken; empty for most
    std::uint32_t offset = 0;
    Query query;
};

struct Condition {
    enum class Type : std::uint8_t {
        LessThan,
        GreaterThan,
        EqualTo,
        NotEqualTo,
        AtLeast,
        AtMost,
        InstanceOf,
        NotInstanceOf,
        Always, ///< of New Recruit
        Never,  ///< of New Recruit
        Before, ///< of New Recruit, in a local group: what is asked comes before the one who asks for the group
        Unknown,
    };

    Type type = Type::Unknown;
    std::uint32_t offset = 0;
    Query query;
};

/// How often a modifier works: `times` for each whole `query.value` in the sum. "0.5" times ten is five times; what is
/// not whole in the end is exact for numbers.
struct Repeat {
    bool roundsUp = false;
    Decimal times = 1;
    std::uint32_t offset = 0;
    Query query;
};

} // namespace muster::battlescribe::data
