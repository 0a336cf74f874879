#pragma once

#include "battlescribe/compose/compose.h"
#include "reading/gamedata/said.h"
#include "reading/gamedata/ways.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::gamewords {

/// A unit as a text says it.
struct SaidUnit {
    std::vector<int> roots; ///< positions in the book's roots: the units that have this name
    std::string force;      ///< id of the force that it is in
    std::int64_t count = 1;
    bool hasCount = false;
    bool isTimes = false;             ///< "2x", not "10": rather so many units than so many models
    std::optional<std::int64_t> size; ///< models, where the text says that it is their number
    std::vector<std::int64_t> prices;
    std::vector<std::int64_t> figures; ///< numbers that are a price or a size
    std::vector<Said> things;
    QString ownName;
};

/// One way to make selections of it.
struct Made {
    int root = 0;
    std::vector<battlescribe::Selection> copies; ///< with ids
    std::string content;                         ///< the same where the copies are the same but for their ids
    std::int64_t number = 1;                     ///< of copies
    bool isSized = false;                        ///< the number in brackets is that of its models
    Cost cost = 0;                               ///< what speaks against it
    std::vector<const Said*> lost;               ///< what it says and this has not
    std::optional<std::int64_t> claimed;         ///< what the text says that it costs
    std::optional<battlescribe::Decimal> actual; ///< the same by the data
    bool differs = false;                        ///< these are not the same
    bool isDoubtful = false;                     ///< the data forbid it, and the text may mean it otherwise
};

/// Makes the selections of units, each in a roster with nothing but it. What the minimums of the data require and the
/// text leaves out is taken.
class UnitBuilder {
public:
    /// `roster` has the forces in which units stand, and nothing in them. `isWhole`: a program wrote the text, and
    /// leaves nothing out.
    UnitBuilder(GameBook& book, battlescribe::Roster roster, bool isWhole, battlescribe::compose::NewIds& ids,
                WorkBudget& budget);

    /// The best ways, at least one, that with the least against it first.
    [[nodiscard]] std::vector<Made> make(const SaidUnit& unit);

    /// What is much worse than another way is none.
    static constexpr Cost clearlyWorse = 60;

private:
    class Tree;

    Made build(const SaidUnit& unit, Ways& ways);
    void fill(const std::string& selection);
    bool addModels(int root, std::int64_t number, battlescribe::Selection& selection);
    void takeSize(const SaidUnit& unit, battlescribe::Selection& selection, Ways& ways, Made& made);
    void judge(const SaidUnit& unit, Made& made);
    Made judged(const SaidUnit& unit, Made made, battlescribe::Selection selection);
    std::optional<battlescribe::Selection> withoutSurplus(const SaidUnit& unit, battlescribe::Selection selection,
                                                          const battlescribe::Selection& said);

    GameBook& m_book;
    battlescribe::Roster m_roster;
    bool m_isWhole;
    battlescribe::compose::NewIds& m_ids;
    WorkBudget& m_budget;
};

} // namespace muster::gamewords
