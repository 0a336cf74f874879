#pragma once

#include "print/play/playsheet.h"
#include "print/view/battlescribe.h"
#include "print/view/view.h"

namespace muster::print {

/// What the page to play from shows, without its words. `icons`: of kinds of unit. Notes are not on it: the other
/// player may look at the page, too.
[[nodiscard]] PlaySheet playView(const Job& job, const IconLookup& icons, const PictureLookup& pictures);
[[nodiscard]] PlaySheet playView(const BattleScribeJob& job);

// What both share.

/// A marker that a unit of any game has: it has done what it does in a turn.
[[nodiscard]] PlayState doneState();
/// The only way to lose a unit where the data name no other. `worth`: for the other side; may be empty.
[[nodiscard]] PlayLoss destroyedLoss(std::string worth);
/// Sets what the head of a sheet and the cards say of a force whose units are known: cards lose what is elsewhere on
/// the page, and units of one name get numbers.
void complete(PlayForce& force, const SheetHead& head, CardSheet cards);
/// Takes over what is searched.
void setReference(PlaySheet& sheet, ReferenceSheet reference);

} // namespace muster::print
