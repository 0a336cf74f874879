#pragma once

#include "advice/search/loss.h"
#include "core/base/id.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace muster::advice {

/// A change that a person can make to a list. Only the list knows what it does.
struct Move;

/// Moves, one after the other, from the list as it came.
using Path = std::vector<Id<Move>>;

/// Something that keeps the list from being legal.
struct OpenError {
    int id = 0;           ///< the same error has the same number as long as the list lives
    std::int64_t gap = 1; ///< how far it is from its limit, at least 1; smaller is better

    friend bool operator==(const OpenError&, const OpenError&) = default;
};

/// What is known of the list after some moves.
struct Standing {
    std::vector<OpenError> errors; ///< by id, each once
    Loss loss;                     ///< warnings are counted only where there is no error
    Points cost;                   ///< of the whole list
    std::uint64_t state = 0;       ///< the same for lists that are the same
    std::uint64_t work = 1;        ///< what judging it took, in steps: about one for each thing that is looked at
    bool isEmpty = false;          ///< nothing is left of the list as it came
    bool isWished = true; ///< nothing is lost that a person wants to keep, and no move is made that was refused

    [[nodiscard]] bool isLegal() const { return errors.empty() && isWished; }
};

/// What a move changes, so that moves can be combined.
struct Touch {
    int subject = 0;    ///< the unit
    int thing = 0;      ///< of the unit: two moves of one thing are alternatives
    bool isAll = false; ///< takes the whole unit away

    friend auto operator<=>(const Touch&, const Touch&) = default;
};

struct Moves {
    std::vector<Id<Move>> moves;
    bool isWhole = true; ///< no other single move could make the list legal
};

/// A list that is changed in trials: what the search knows of games. Each call of `goTo` and `tried` judges once.
class ChangingList {
public:
    ChangingList() = default;
    ChangingList(const ChangingList&) = delete;
    ChangingList& operator=(const ChangingList&) = delete;
    virtual ~ChangingList() = default;

    /// Puts the list where these moves lead from how it came; it stays there. Nothing if a move does not fit.
    virtual std::optional<Standing> goTo(std::span<const Id<Move>> path) = 0;
    /// What one more move would give. The list stays where it is.
    virtual std::optional<Standing> tried(Id<Move> move) = 0;

    /// The moves that could help from where the list is, those that take something away first.
    virtual Moves everyMove() = 0;
    /// Moves that may mend one error of the list as it is now, or be a step towards it.
    virtual std::vector<Id<Move>> movesFor(int error) = 0;
    [[nodiscard]] virtual Touch touchOf(Id<Move> move) const = 0;

    /// A quick way to a legal list that need not be good; empty if none is known. Asked for once.
    virtual Path quickWay(const std::stop_token& stop) = 0;
    /// The same change as single steps of a person. The path leads to a list that is the same, or nearly.
    virtual Path inSteps(std::span<const Id<Move>> path) = 0;

    /// What every legal list has lost at least. Only what is certain.
    [[nodiscard]] virtual Loss leastLoss() const = 0;
};

/// A new unit that a move adds. Kinds and groups are numbers that only the list can name.
struct NewUnit {
    Id<Move> move;
    int kind = 0;
    int group = 0;         ///< of kinds: its category
    bool isWanted = false; ///< no list is legal without one of its kind
};

/// More for a unit: options, models.
struct Addition {
    Id<Move> move;
    Points of;     ///< what the unit costs now
    Id<Move> like; ///< an earlier one that does the same with an equal unit; none: this is the first
};

/// A unit that a list had when it came.
struct Member {
    int kind = 0;
    int group = 0;
    Points cost;
};

/// A list that can also be filled up.
class GrowingList : public ChangingList {
public:
    /// What the list may cost in all; nothing where that was not agreed.
    [[nodiscard]] virtual std::optional<Points> limit() const = 0;
    [[nodiscard]] virtual std::vector<Member> members() const = 0;
    /// New units that could be added to the list as it is now. What is asked for twice has the same move.
    virtual std::vector<NewUnit> newUnits() = 0;
    /// What could be added to the units that it has now; to those only that are new if it is asked so.
    virtual std::vector<Addition> additions(bool onlyNewUnits) = 0;
};

} // namespace muster::advice
