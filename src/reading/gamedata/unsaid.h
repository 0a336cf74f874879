#pragma once

#include "battlescribe/judge/judgement.h"
#include "reading/gamedata/blocks.h"

#include <string>

namespace muster::gamewords {

/// What a list that was read lacks because its text does not speak of it, so that what is found says nothing of the
/// player's list: the force, or a choice that sets the list up. Empty: the text says enough.
[[nodiscard]] std::string whatIsUnsaid(const GameBook& book, const battlescribe::Roster& roster,
                                       const battlescribe::judge::Judgement& judgement, const Setup& setup,
                                       const Blocks& blocks);

} // namespace muster::gamewords
