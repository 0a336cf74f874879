#pragma once

#include "battlescribe/judge/element.h"
#include "battlescribe/judge/knownsums.h"
#include "battlescribe/judge/saturate.h"
#include "core/base/workbudget.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace muster::battlescribe::judge {

/// The categories that a selection has now.
struct Categories {
    std::vector<data::Key> keys;
    data::Key primary;

    [[nodiscard]] bool has(data::Key key) const;

    friend bool operator==(const Categories&, const Categories&) = default;
};

/// The place in the roster from which a question of the data is asked.
struct Asker {
    Id<Element> self;   ///< none for a group, for what is not taken, and for a category
    Id<Element> parent; ///< the force or selection above; none of the roster
    Id<Choice> choice;
    Id<data::Node> category; ///< a category asks from its force
    /// Who asks for the local group in which this one is asked, so that it can say whether it comes before; none for
    /// all others.
    Id<Element> onBehalfOf{};
    /// It asks for a profile or a rule of the element: what has it is the nearest of its ancestors.
    bool isForInformation = false;
};

/// A change that a selection makes at others, with how often it works, and who makes it.
struct RemoteChange {
    Id<data::Modifier> modifier;
    Decimal times = 1;
    Id<Element> from;
    bool isForProfiles = false; ///< it changes what is written at the element, not the element
};

/// A change that a selection makes at whatever lies directly in an element and is not taken, or is a group.
struct RemoteOffer {
    RemoteChange change;
    Id<Choice> within; ///< only at this group and what is in it; none: at all
};

/// The most work for one verdict: hostile data and rosters ask for more than a machine can do. Judging any known real
/// roster takes less than a hundredth of it; the rest is for fixes.
inline constexpr std::uint64_t mostWork = 100'000'000;

/// All that questions need to know of a roster: where everything is, and what holds now. It is made once for a
/// judgement; the roster and the budget outlive it.
struct Situation {
    Situation(Game& game, const Roster& roster, WorkBudget& budget);

    Game& game;
    const Roster& roster;
    const data::Definitions& data;
    Table<Element> elements;
    Postings byKey;      ///< by ids that do not change
    Postings byCategory; ///< by what they have now
    Table<Element, Categories> categories;
    std::vector<Decimal> costs;                                 ///< of one of each element, for each kind of cost
    Table<Element, std::vector<RemoteChange>> remote;           ///< what others change at an element
    Table<Element, std::vector<RemoteOffer>> remoteBelow;       ///< what others change at what is not taken
    std::set<std::pair<Id<Element>, Id<data::Modifier>>> loops; ///< element and modifier: its cost asks for itself
    /// Modifiers that take turns, and the elements that have got theirs: for the others they do not work.
    std::set<Id<data::Modifier>> takesTurns;
    std::set<std::pair<Id<Element>, Id<data::Modifier>>> hadTurn; ///< element and modifier
    mutable KnownSums sums;
    WorkBudget& budget;
    /// Counts what is going to be looked at. False if it is too much: then nothing more is looked at, and the verdict
    /// is open.
    [[nodiscard]] bool spend(std::uint64_t things) const { return budget.spend(things); }
    [[nodiscard]] bool isSpent() const { return budget.isSpent(); }

    /// Ways in which the data ask for something that is not known; the verdict is open then.
    mutable std::set<std::string, std::less<>> unknown;
    /// What was left out as it is too much, in whole sentences; the verdict is open then, too.
    mutable std::set<std::string, std::less<>> tooMuch;
    /// What players may want to know although no verdict depends on it, in whole sentences.
    mutable std::set<std::string, std::less<>> notes;

    [[nodiscard]] const Element& operator[](Id<Element> id) const { return elements[id]; }
    /// The first force or selection with an id; none if there is none.
    [[nodiscard]] Id<Element> find(std::string_view id) const;
    [[nodiscard]] static Id<Element> top() { return Id<Element>::at(0); }
    [[nodiscard]] bool isIn(Id<Element> each, Id<Element> container) const
    {
        return each > container && each < elements[container].end;
    }
    /// Cost of a single copy.
    [[nodiscard]] Decimal cost(Id<Element> each, std::size_t column) const
    {
        return costs[each.position() * game.costTypes().size() + column];
    }
    /// Cost of all copies, without their children.
    [[nodiscard]] Decimal fullCost(Id<Element> each, std::size_t column) const
    {
        const bool isKnown = !elements[each].choice.isNone(); // else a file says what all of it costs
        return times(cost(each, column), isKnown ? elements[each].number : 1);
    }
    /// Cost of all copies with all that is in them.
    [[nodiscard]] Decimal wholeCost(Id<Element> each, std::size_t column) const;

    /// Whether an id means this element.
    [[nodiscard]] bool answersTo(Id<Element> each, data::Key key) const;

    [[nodiscard]] Asker askerOf(Id<Element> each) const;
    /// For a group, or a choice that is not taken, below this element.
    [[nodiscard]] static Asker askerBelow(Id<Element> parent, Id<Choice> choice) { return {{}, parent, choice, {}}; }

    /// Finds the elements of each category again, and forgets sums: for a new state of categories and costs.
    void indexCategories();

private:
    void indexKeys();
};

} // namespace muster::battlescribe::judge
