#pragma once

#include "core/data/judgedby.h"
#include "report/verdict/context.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::report {

/// Which data judged, in words.

/// As the JSON report writes it: shipped, other, changed, own.
[[nodiscard]] std::string_view originId(DataOrigin origin);

/// "Figures transcribed by players"
[[nodiscard]] std::string provenanceKind(const Provenance& provenance);

/// A mark that is short enough for any place: "own data", "changed data", "other data"; empty for shipped ones.
[[nodiscard]] std::string originMark(DataOrigin origin);

/// The marks that data need: that of their origin, "own translation".
[[nodiscard]] std::vector<std::string> dataMarks(const JudgedBy& data);

/// The files that are not as shipped: "own: ruleset.json, orks.json; changed: greek.json". Empty where all are.
[[nodiscard]] std::string unshippedFiles(const JudgedBy& data);

/// Which data, whether they are the shipped ones, and whether they are those that judged the roster when it was printed
/// or saved. A sentence each; none where the context has no data.
[[nodiscard]] std::vector<std::string> dataLines(const Context& context);

/// The data that the roster was printed or saved with, if they can be compared with the data that judge it now. None if
/// the roster does not say, or if it names other armies now because it was edited by hand.
[[nodiscard]] const MadeWith* comparableStamp(const Context& context);

} // namespace muster::report
