#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::exchange {

/// The file of a roster, as BattleScribe 2.03 has it: with names, costs, profiles and rules as they are now. What the
/// data do not have is written as it was stored; what is from a file keeps whatever that has (origins.h). `judgement`
/// is that of the roster; `ids` are for what files give ids and rosters do not. Where the budget does not suffice,
/// profiles and rules are left out, with a remark.
[[nodiscard]] RosterFile fileOf(Game& game, const Roster& roster, const judge::Judgement& judgement,
                                compose::NewIds& ids);

/// A file that was made of a roster, in the form in which that came: its head and spelling, and its name in its
/// archive. `came` is empty for a new roster.
[[nodiscard]] RosterFile inFormOf(const RosterFile& came, RosterFile made);

} // namespace muster::battlescribe::exchange
