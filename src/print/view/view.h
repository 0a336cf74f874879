#pragma once

#include "print/print.h"
#include "rules/profile.h"

#include <kainjow/mustache.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

using Data = kainjow::mustache::data;
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

/// What a sheet of a roster shows: every name of its schema, whatever the roster. Texts are plain; the templates escape
/// them.
[[nodiscard]] Data makeView(const Material& material, Sheet sheet);

[[nodiscard]] Data rosterView(const Material& material);
/// The roster sheet without what its player keeps to himself.
[[nodiscard]] Data opponentView(const Material& material);
/// The units and their models. What the sheet must not tell is not in it.
[[nodiscard]] Data secretView(const Material& material);
[[nodiscard]] Data cardsView(const Material& material);
/// The same with the card of one unit alone, by its position in the assessment.
[[nodiscard]] Data cardView(const Material& material, Id<AssessedUnit> unit);
[[nodiscard]] Data referenceView(const Material& material);
[[nodiscard]] Data battleView(const Material& material);

[[nodiscard]] Data bookView(const BookJob& job, const IconLookup& icons);

} // namespace muster::print
