#pragma once

#include "core/base/fault.h"
#include "io/data/store.h"
#include "reading/lists.h"
#include "report/verdict/context.h"
#include "rules/players/agreements.h"
#include "rules/verdict/verdict.h"

#include <memory>
#include <string>
#include <vector>

namespace muster {

/// A list of any readable kind, with everything that judged it. A plain value: a copy can be changed and judged again.
struct JudgedList {
    std::string name;                           ///< of the input, and which one it is where the input has several
    Roster roster;                              ///< as it came; of a list of BattleScribe only its names
    std::shared_ptr<const TextReading> reading; ///< how its words were read; null if it was not a list in words
    /// A list of BattleScribe, which has its own verdict if the data of its game are there; null for all others.
    std::shared_ptr<const battlescribe::List> battleScribe;
    std::shared_ptr<const GameWords> words; ///< null for all but lists in words of game data
    std::vector<LineChoice> settled;        ///< of a list of game data, in the order in which it was said
    Store::CataloguePtr catalogue;          ///< null for a list of BattleScribe, and where data are missing
    /// On the roster as it is judged, with what was agreed and with what it plays in a battle. Null for a list of
    /// BattleScribe, and where `faults` or `failure` say why.
    VerdictPtr verdict;
    Faults faults;                      ///< why it cannot be judged
    std::string failure;                ///< why judging broke off, for example for want of memory
    Faults remarks;                     ///< what was noticed while it was read
    Faults dataFaults;                  ///< of the files of its armies and own units that were left out
    Faults unknown;                     ///< what it names and the data do not have
    std::vector<Overridden> overridden; ///< what it says otherwise than was agreed

    /// The remarks, then the faults of data: what a person should know who sees the verdict.
    [[nodiscard]] Faults notices() const;
    /// The same with what the data do not have.
    [[nodiscard]] Faults allNotices() const;
};

/// Which armies of a game are read for a list.
enum class Armies {
    OfList, ///< those that it names: enough for a verdict
    All,    ///< also those that could be chosen or compared with
};

/// Judges a list, with `agreements` in place of what it says itself. Reports everything in the result: without a
/// verdict, it has a list of BattleScribe, faults or a failure. The store learns the data that are read.
[[nodiscard]] JudgedList judgeList(Store& store, ReadList list, const Agreements& agreements = {},
                                   Armies armies = Armies::All);

/// Asks for the newest version of the data where the one that the list asks for is not here, so that its owner can go
/// on with it. Adds a remark that says so.
void takeNewestIfGone(const Store& store, ReadList& list);

/// Judges a list again by its catalogue, as `played`: its roster, or what that becomes in a battle. Does nothing with a
/// list of BattleScribe.
void judgeAs(JudgedList& list, Roster played);

/// For reports. The list outlives it, and has a verdict.
[[nodiscard]] report::Context reportOn(const JudgedList& list);

/// The outcome of a list with a verdict of either kind; NotJudged for one without.
[[nodiscard]] Outcome outcomeOf(const JudgedList& list);

} // namespace muster
