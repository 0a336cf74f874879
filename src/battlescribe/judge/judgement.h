#pragma once

#include "battlescribe/judge/finding.h"
#include "battlescribe/judge/situation.h"

#include <array>

namespace muster::battlescribe::judge {

/// A force or selection as it is shown.
struct Judged {
    Element::Kind kind = Element::Kind::Selection;
    std::string id;
    Id<Judged> parent; ///< none at the top
    Id<Judged> end;    ///< the first behind it that is not in it
    Id<Choice> choice; ///< none of a force, and of what the data do not have
    std::string name;
    std::string annotation; ///< words behind the name
    bool isHidden = false;
    bool isKnown = true; ///< the data have it
    std::int64_t number = 1;
    std::vector<Decimal> costs;   ///< of all of its number, for each kind of cost; without what is in it
    Categories categories;        ///< of a selection
    bool isUncategorized = false; ///< New Recruit gives it the category "(No Category)"
};

struct Total {
    data::Key costType;
    std::string name;
    bool isHidden = false; ///< the data hide it
    Decimal sum;
    std::optional<Decimal> limit;
};

/// How many selections of a category there are in a force, and how many there may be.
struct Tally {
    Id<Judged> force;
    data::Key category;
    std::string name;
    std::int64_t count = 0;
    std::optional<Decimal> min;
    std::optional<Decimal> max;

    [[nodiscard]] bool hasLimit() const { return min || max; }
    [[nodiscard]] bool isTooFew() const { return min && Decimal(count) < *min; }
    [[nodiscard]] bool isKept() const { return !isTooFew() && !(max && Decimal(count) > *max); }
};

/// All that is to be said of a roster with the data of its game.
struct Judgement {
    Table<Judged> elements; ///< each before what is in it
    std::vector<Total> totals;
    std::vector<Tally> tallies;
    std::vector<Finding> findings;
    /// What the data use and we do not know, and what the roster has and the data do not: the verdict is open.
    Faults unknown;
    Faults notes; ///< what players may want to know although no verdict depends on it

    [[nodiscard]] bool isComplete() const { return unknown.empty(); }
    [[nodiscard]] bool isLegal() const { return isComplete() && findings.empty(); }
    /// The one with this id; none if there is none.
    [[nodiscard]] Id<Judged> find(std::string_view id) const;
};

/// Settles a situation, and says all of it. Questions may be asked of the situation afterwards.
[[nodiscard]] Judgement judge(Situation& situation);
/// Where the budget does not suffice, the verdict is open.
[[nodiscard]] Judgement judge(Game& game, const Roster& roster, WorkBudget& budget);
[[nodiscard]] Judgement judge(Game& game, const Roster& roster);

} // namespace muster::battlescribe::judge
