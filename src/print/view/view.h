#pragma once

#include "print/print.h"
#include "print/view/battlesheet.h"
#include "print/view/beginnersheet.h"
#include "print/view/booksheet.h"
#include "print/view/cardsheet.h"
#include "print/view/machinesheet.h"
#include "print/view/ordersheet.h"
#include "print/view/referencesheet.h"
#include "print/view/rostersheet.h"
#include "print/view/secretsheet.h"
#include "print/view/silhouette.h"
#include "print/view/sourcessheet.h"
#include "print/view/tokenssheet.h"
#include "rules/figures/profile.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>

namespace muster::print {

using IconLookup = std::function<std::string(std::string_view)>;
/// The address of a player's picture; nothing where it is not shown.
using PictureLookup = std::function<std::optional<std::string>(const std::string& picture)>;
/// Null for an unknown name.
using SilhouetteLookup = std::function<const Silhouette*(std::string_view)>;

/// A job, with values that several sheets need.
struct SheetContext {
    /// `icons`: none for sheets without them. `only`: the unit whose profile is needed; none: the profiles of all
    /// units.
    SheetContext(const Job& job, IconLookup icons, Id<AssessedUnit> only = noId);

    const Catalogue& catalogue;
    const Roster& roster;
    const Assessment& assessment;
    const Job& job;
    IconLookup icon;
    SilhouetteLookup silhouette = [](std::string_view) { return nullptr; }; ///< drawings of machines
    PictureLookup picture = [](const std::string&) { return std::nullopt; };
    bool isLandscape = false;
    bool areCardsSmall = false;                ///< so that pictures on them are smaller
    std::set<std::string> cardsOf{};           ///< ids of the units whose cards are made; empty: of all
    std::string leftOut;                       ///< in words: what the print has not because of its other sheets
    std::string code;                          ///< of the roster, as text for a QR code; empty for none
    bool endsWithSources = false;              ///< the sheet that is made is followed by rulings and origins
    bool wantsLargeCode = false;               ///< also where the usual size would do
    Table<AssessedUnit, UnitProfile> profiles; ///< empty for units that were not asked for
    int longestRange = 0;                      ///< of the weapons of these profiles, where their lines need it
};

/// What a sheet shows. Texts are plain; the templates escape them.
using SheetView = std::variant<RosterSheet, CardSheet, ReferenceSheet, BattleSheet, OrderSheet, BeginnerSheet,
                               MachineSheet, TokensSheet, SecretSheet, BookSheet, SourcesSheet>;

[[nodiscard]] SheetView makeView(const SheetContext& context, Sheet sheet);

[[nodiscard]] RosterSheet rosterView(const SheetContext& context);
/// The roster sheet without the player's notes.
[[nodiscard]] RosterSheet opponentView(const SheetContext& context);
/// The units and their models. Secret data are not in the result at all.
[[nodiscard]] SecretSheet secretView(const SheetContext& context);
[[nodiscard]] CardSheet cardsView(const SheetContext& context);
/// The same with the card of one unit only.
[[nodiscard]] CardSheet cardView(const SheetContext& context, Id<AssessedUnit> unit);
[[nodiscard]] ReferenceSheet referenceView(const SheetContext& context);
/// Only with the blocks that the army itself needs.
[[nodiscard]] ReferenceSheet referenceOfArmy(const SheetContext& context);
/// Which units have a rule themselves, or with their weapons and models.
struct RuleBearers {
    std::size_t units = 0;
    std::vector<std::string> kinds; ///< each once
};
/// By the name of the rule.
[[nodiscard]] std::map<std::string, RuleBearers> ruleBearers(const SheetContext& context);
/// Sets what the sheet calls the army, or in a battle the table.
void setReferenceHeadings(ReferenceSheet& sheet, bool isTable);
/// A table of a reference in parts that each have room in a column.
[[nodiscard]] std::vector<FigureTable> partsOf(FigureTable table);
[[nodiscard]] BattleSheet battleView(const SheetContext& context);
/// The roster as a tree, with its allies: a branch for each army of each roster of our side.
[[nodiscard]] OrderSheet orderView(const SheetContext& context);
[[nodiscard]] BeginnerSheet beginnerView(const SheetContext& context);
/// A record sheet for each unit that has a drawing and several weapons or locations.
[[nodiscard]] MachineSheet machinesView(const SheetContext& context);
/// Markers of the states that the units may be in, as many as there are units, and of objectives.
[[nodiscard]] TokensSheet tokensView(const SheetContext& context);

/// Rulings that matter and origins of a roster, without its name.
[[nodiscard]] RosterSources sourcesOf(const SheetContext& context);
/// The same in one line, for a sheet that says them elsewhere; empty if there is nothing to say.
[[nodiscard]] std::string sourcesLine(const SheetContext& context);

[[nodiscard]] BookSheet bookView(const BookJob& job, const IconLookup& icons);

} // namespace muster::print
