#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Puts the names and texts of a translation file into a catalogue. `source` is the same catalogue as written: messages
/// are found by their original text. `army` is the army that the file belongs to; no army means the ruleset. Entries
/// that do not fit are left out and returned as faults, so that a translation of other data does not stop anyone from
/// playing.
Faults applyTranslation(Catalogue& catalogue, const Catalogue& source, const DataFile& file, Id<Army> army);

} // namespace muster
