#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Puts the names and texts of a translation (a file beside a ruleset or an army) into a catalogue. `source` is the
/// same catalogue as it was written, by which messages are found. `army` is the one that the file belongs to, none for
/// the ruleset's. What does not fit is passed over and told: words of another edition shall keep nobody from playing.
Faults applyTranslation(Catalogue& catalogue, const Catalogue& source, const DataFile& file, Id<Army> army);

} // namespace muster
