#pragma once

#include "battlescribe/data/node.h"
#include "battlescribe/data/vocabulary.h"

namespace muster::battlescribe::data {

// The words of the data that have a meaning.

inline constexpr Vocabulary<Scope, 12> scopeWords{
    {"self", Scope::Self},
    {"parent", Scope::Parent},
    {"ancestor", Scope::Ancestor},
    {"force", Scope::Force},
    {"roster", Scope::Roster},
    {"primary-category", Scope::PrimaryCategory},
    {"primary-catalogue", Scope::PrimaryCatalogue},
    {"root-entry", Scope::RootEntry},
    {"unit", Scope::Unit},
    {"model", Scope::Model},
    {"upgrade", Scope::Upgrade},
    {"model-or-unit", Scope::ModelOrUnit},
};

/// Some data ask for a "header", which nothing is.
inline constexpr Vocabulary<Child, 9> childWords{
    {"any", Child::Any},         {"unit", Child::Unit},     {"model", Child::Model},
    {"upgrade", Child::Upgrade}, {"entry", Child::Entry},   {"no child", Child::Nothing},
    {"roster", Child::Nothing},  {"force", Child::Nothing}, {"header", Child::Nothing},
};

inline constexpr Vocabulary<Constraint::Type, 3> constraintWords{
    {"min", Constraint::Type::Min},
    {"max", Constraint::Type::Max},
    {"exactly", Constraint::Type::Exactly},
};

inline constexpr Vocabulary<Condition::Type, 11> conditionWords{
    {"lessThan", Condition::Type::LessThan},     {"greaterThan", Condition::Type::GreaterThan},
    {"equalTo", Condition::Type::EqualTo},       {"notEqualTo", Condition::Type::NotEqualTo},
    {"atLeast", Condition::Type::AtLeast},       {"atMost", Condition::Type::AtMost},
    {"instanceOf", Condition::Type::InstanceOf}, {"notInstanceOf", Condition::Type::NotInstanceOf},
    {"always", Condition::Type::Always},         {"never", Condition::Type::Never},
    {"before", Condition::Type::Before},
};

inline constexpr Vocabulary<ConditionGroup::Type, 4> groupWords{
    {"and", ConditionGroup::Type::And},
    {"or", ConditionGroup::Type::Or},
    {"not", ConditionGroup::Type::Not},
    {"count", ConditionGroup::Type::Count},
};

inline constexpr Vocabulary<Modifier::Type, 15> modifierWords{
    {"set", Modifier::Type::Set},
    {"increment", Modifier::Type::Increment},
    {"decrement", Modifier::Type::Decrement},
    {"append", Modifier::Type::Append},
    {"add", Modifier::Type::Add},
    {"remove", Modifier::Type::Remove},
    {"set-primary", Modifier::Type::SetPrimary},
    {"unset-primary", Modifier::Type::UnsetPrimary},
    {"prepend", Modifier::Type::Prepend},
    {"replace", Modifier::Type::Replace},
    {"multiply", Modifier::Type::Multiply},
    {"divide", Modifier::Type::Divide},
    {"modulo", Modifier::Type::Modulo},
    {"floor", Modifier::Type::Floor},
    {"ceil", Modifier::Type::Ceil},
};

inline constexpr Vocabulary<Modifier::Field, 12> fieldWords{
    {"name", Modifier::Field::Name},
    {"hidden", Modifier::Field::Hidden},
    {"page", Modifier::Field::Page},
    {"description", Modifier::Field::Description},
    {"category", Modifier::Field::Category},
    {"defaultSelectionEntryId", Modifier::Field::DefaultChoice},
    {"defaultAmount", Modifier::Field::DefaultAmount},
    {"annotation", Modifier::Field::Annotation},
    {"error", Modifier::Field::Error},
    {"warning", Modifier::Field::Warning},
    {"info", Modifier::Field::Info},
    {"readme", Modifier::Field::ReadMe},
};

inline constexpr Vocabulary<Step::Kind, 10> stepWords{
    {"self", Step::Kind::Self},           {"entries", Step::Kind::Entries},   {"forces", Step::Kind::Forces},
    {"recursive", Step::Kind::Recursive}, {"profiles", Step::Kind::Profiles}, {"rules", Step::Kind::Rules},
    {"unit", Step::Kind::Type},           {"model", Step::Kind::Type},        {"upgrade", Step::Kind::Type},
    {"entry", Step::Kind::Type},
};

inline constexpr Vocabulary<Node::EntryType, 3> entryWords{
    {"unit", Node::EntryType::Unit},
    {"model", Node::EntryType::Model},
    {"upgrade", Node::EntryType::Upgrade},
};

/// What a link's "type" says of its target.
inline constexpr Vocabulary<Node::Kind, 5> targetWords{
    {"selectionEntry", Node::Kind::Entry}, {"selectionEntryGroup", Node::Kind::Group},
    {"profile", Node::Kind::Profile},      {"rule", Node::Kind::Rule},
    {"infoGroup", Node::Kind::InfoGroup},
};

} // namespace muster::battlescribe::data
