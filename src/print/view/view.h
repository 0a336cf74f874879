#pragma once

#include "print/print.h"
#include "print/view/battlesheet.h"
#include "print/view/booksheet.h"
#include "print/view/cardsheet.h"
#include "print/view/referencesheet.h"
#include "print/view/rostersheet.h"
#include "print/view/secretsheet.h"
#include "rules/profile.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace muster::print {

using IconLookup = std::function<std::string(std::string_view)>;

/// A job with what several of its sheets need, worked out once.
struct Material {
    /// `only`: the unit whose profile is wanted; without it those of all.
    Material(const Job& job, IconLookup icons, Id<AssessedUnit> only = noId);

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

[[nodiscard]] SheetView makeView(const Material& material, Sheet sheet);

[[nodiscard]] RosterSheet rosterView(const Material& material);
/// The roster sheet without what its player keeps to himself.
[[nodiscard]] RosterSheet opponentView(const Material& material);
/// The units and their models. What the sheet must not tell is not in it.
[[nodiscard]] SecretSheet secretView(const Material& material);
[[nodiscard]] CardSheet cardsView(const Material& material);
/// The same with the card of one unit alone, by its position in the assessment.
[[nodiscard]] CardSheet cardView(const Material& material, Id<AssessedUnit> unit);
[[nodiscard]] ReferenceSheet referenceView(const Material& material);
[[nodiscard]] BattleSheet battleView(const Material& material);

[[nodiscard]] BookSheet bookView(const BookJob& job, const IconLookup& icons);

} // namespace muster::print
