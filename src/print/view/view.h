#pragma once

#include "print/print.h"
#include "print/view/battlesheet.h"
#include "print/view/booksheet.h"
#include "print/view/cardsheet.h"
#include "print/view/referencesheet.h"
#include "print/view/rostersheet.h"
#include "print/view/secretsheet.h"
#include "rules/figures/profile.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace muster::print {

using IconLookup = std::function<std::string(std::string_view)>;

/// A job with what several of its sheets need, worked out once.
struct SheetContext {
    /// `only`: the unit whose profile is wanted; without it those of all.
    SheetContext(const Job& job, IconLookup icons, Id<AssessedUnit> only = noId);

    const Catalogue& catalogue;
    const Roster& roster;
    const Assessment& assessment;
    const Job& job;
    IconLookup icon;
    std::string code;                          ///< of the roster, as text for a QR code; empty for none
    Table<AssessedUnit, UnitProfile> profiles; ///< empty where it was not wanted
};

/// What a sheet shows. Texts are plain; the templates escape them.
using SheetView = std::variant<RosterSheet, CardSheet, ReferenceSheet, BattleSheet, SecretSheet, BookSheet>;

[[nodiscard]] SheetView makeView(const SheetContext& context, Sheet sheet);

[[nodiscard]] RosterSheet rosterView(const SheetContext& context);
/// The roster sheet without what its player keeps to himself.
[[nodiscard]] RosterSheet opponentView(const SheetContext& context);
/// The units and their models. What the sheet must not tell is not in it.
[[nodiscard]] SecretSheet secretView(const SheetContext& context);
[[nodiscard]] CardSheet cardsView(const SheetContext& context);
/// The same with the card of one unit alone, by its position in the assessment.
[[nodiscard]] CardSheet cardView(const SheetContext& context, Id<AssessedUnit> unit);
[[nodiscard]] ReferenceSheet referenceView(const SheetContext& context);
[[nodiscard]] BattleSheet battleView(const SheetContext& context);

[[nodiscard]] BookSheet bookView(const BookJob& job, const IconLookup& icons);

} // namespace muster::print
