#pragma once

#include "reading/text/evidence.h"
#include "reading/text/rostermaker.h"
#include "rules/judge/assess.h"

#include <map>

namespace muster::text {

/// What speaks for the units of a roster, and what the text says that all of them come to. Takes words that were left
/// for remarks where the points come out.
struct Weighed {
    std::vector<Evidence> evidence;            ///< by block; of one that names no unit, nothing
    std::vector<Certainty> best;               ///< by block: it is no surer, whatever it weighs
    std::optional<std::int64_t> total;         ///< that the text says
    std::map<std::size_t, LineKind> explained; ///< by line: not understood by its words, but by its figures
};

[[nodiscard]] Weighed weigh(const FoundText& found, MadeRoster& made, const Assessment& assessment);

/// Whether all that was read makes this total: points, or units in a game without points.
[[nodiscard]] bool isTotal(const FoundText& found, const Assessment& assessment, std::int64_t total);

} // namespace muster::text
