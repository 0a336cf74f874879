#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/fixes/fixkind.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/roster/edit.h"

namespace muster::battlescribe::fixes {

/// A change that was tried: the finding is gone, and nothing else is wrong that was not wrong before.
struct Fix {
    using Kind = FixKind;

    Kind kind = Kind::Remove;
    std::string name;           ///< of what is removed, changed or taken
    std::string place;          ///< name of the force or selection that it is in
    std::int64_t number = 0;    ///< SetNumber: how many there are then; Take: how many more
    std::vector<Decimal> costs; ///< by how much the totals change, in their order
    Edit edit;
};

/// A change that takes more selections than this, with what comes with them, is not offered: people could not see what
/// it does.
inline constexpr std::size_t mostTaken = 100;

/// At most three fixes, those that remove nothing first. The budget is what judging has left; when it is spent, further
/// findings get none. Locks the game, and gives way to others after each trial, if the caller has not locked it as
/// well.
[[nodiscard]] std::vector<Fix> fixesFor(Game& game, const Roster& roster, const judge::Judgement& judgement,
                                        const judge::Finding& finding, WorkBudget& budget);

} // namespace muster::battlescribe::fixes
