#pragma once

#include "battlescribe/compose/compose.h"
#include "battlescribe/judge/information.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::testing {

// Invented data in short. The pieces below make the XML of a BattleScribe file, and each test puts together what it
// needs:
//
//     entry("id=crew;name=Crew;type=model", limit("max 2 parent") + crowns("5"))
//
// is a selectionEntry of type "model" that may be taken twice below its parent, for 5 crowns. Attributes are NAME=VALUE
// with semicolons between them, and are written as they are; what data nearly always have is put in where it is not
// named: an entry is an "upgrade", a limit counts "selections". Rules are words in the order of BattleScribe's own
// attributes:
//
//     constraint  TYPE VALUE SCOPE           "max 2 parent"         at most two selections in the parent
//     modifier    TYPE FIELD VALUE           "increment crowns 5"   five crowns more
//     condition   TYPE VALUE SCOPE CHILD     "atLeast 2 force crew" if the force has two of the entry "crew" or more
//     repeat      TIMES for VALUE SCOPE CHILD  "1 for 2 force crew" once for each two of them
//
// `more` are further attributes: constraint("max 2 roster", "shared=false").

/// An element of XML; attributes are "id=crew;name=Deck Crew;type=model".
[[nodiscard]] std::string xml(const std::string& element, const std::string& attributes,
                              const std::string& children = {});

// The pieces of invented data. `more` are further attributes, or what is in the element.
[[nodiscard]] std::string entry(const std::string& attributes, const std::string& children = {});
[[nodiscard]] std::string entries(const std::string& children);
[[nodiscard]] std::string shared(const std::string& children);
[[nodiscard]] std::string group(const std::string& attributes, const std::string& children = {});
[[nodiscard]] std::string groups(const std::string& children);
[[nodiscard]] std::string linkTo(const std::string& id, const std::string& target, const std::string& children = {},
                                 const std::string& more = {});
[[nodiscard]] std::string links(const std::string& children);
[[nodiscard]] std::string crowns(const std::string& value);
[[nodiscard]] std::string inCategory(const std::string& category, bool isPrimary = true);
/// "max 2 parent", and attributes such as "shared=false".
[[nodiscard]] std::string constraint(const std::string& words, const std::string& more = {});
[[nodiscard]] std::string constraints(const std::string& children);
/// The list with one; so is onlyIf for conditions.
[[nodiscard]] std::string limit(const std::string& words, const std::string& more = {});
/// "increment crowns 5"; the value is all that follows the field.
[[nodiscard]] std::string modifier(const std::string& words, const std::string& when = {},
                                   const std::string& more = {});
[[nodiscard]] std::string modifiers(const std::string& children);
/// "atLeast 2 force crew".
[[nodiscard]] std::string condition(const std::string& words, const std::string& more = {});
[[nodiscard]] std::string conditions(const std::string& children);
[[nodiscard]] std::string onlyIf(const std::string& words, const std::string& more = {});
/// "1 for 2 force crew": once for every two.
[[nodiscard]] std::string repeat(const std::string& words, const std::string& more = {});
[[nodiscard]] std::string repeats(const std::string& children);

/// A game of ships with one catalogue, "cat", and a roster of it. The system has the force "fleet" with the categories
/// "deck" and "mast", the force "squadron" in it, and the force "convoy"; "flag" is a category that no force shows.
class Harbour {
public:
    explicit Harbour(const std::string& catalogue, const std::string& system = {},
                     const std::vector<std::string>& others = {}, const std::string& forces = {});

    /// Each returns the id of what is new, or has changed.
    std::string force(const std::string& entry = "fleet", const std::string& parent = {},
                      const std::string& catalogue = "cat");
    /// A choice by its id, its link's or its path.
    std::string take(const std::string& parent, const std::string& choice);
    void giveBack(const std::string& selection);
    void setAmount(const std::string& selection, std::int64_t amount);
    void setLimit(const std::string& crowns);
    void apply(const Result<battlescribe::Edit>& edit);

    [[nodiscard]] battlescribe::judge::Judgement judged();
    [[nodiscard]] battlescribe::judge::Judged judged(const std::string& id);
    [[nodiscard]] battlescribe::judge::Information information(const std::string& id);
    [[nodiscard]] std::string name(const std::string& id) { return judged(id).name; }
    /// In crowns: of a selection without what is in it, or of the roster.
    [[nodiscard]] std::string cost(const std::string& id);
    [[nodiscard]] std::string total();
    /// "deck* flag": the main one has a star.
    [[nodiscard]] std::string categories(const std::string& id);
    /// "too many Crew 3/2 selection crew": kind, name, count, limit, owner.
    [[nodiscard]] std::vector<std::string> findings();
    /// The ids of the entries below a force or selection, with numbers above 1: "crew*3".
    [[nodiscard]] std::vector<std::string> children(const std::string& parent);
    /// The id of the only selection of a choice with this id.
    [[nodiscard]] std::string only(const std::string& choice);
    [[nodiscard]] Id<battlescribe::Choice> choice(const std::string& parent, const std::string& id);

    battlescribe::Game game;
    battlescribe::Roster roster;
    battlescribe::compose::NewIds ids{7};
    WorkBudget budget{battlescribe::judge::mostWork};
};

} // namespace muster::testing
