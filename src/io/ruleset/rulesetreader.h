#pragma once

#include "io/ruleset/filereader.h"

namespace muster {

/// Reads what a ruleset declares: names, columns, categories, battle options, special rules. Filters are read later,
/// when the special rules, weapons and units of the armies have their Ids.
void readDeclarations(ReadContext& context, const DataFile& file);

/// Reads all parts of a ruleset that ask about units: traits, places, constraints, figures, tracks, reference.
void readRules(ReadContext& context, const DataFile& file);

/// Special rules that all units have that fit a filter.
struct Grant {
    Filter where;
    std::optional<Filter> unless;
    std::vector<RuleRef> rules;
};
[[nodiscard]] std::vector<Grant> readGrants(ReadContext& context, const DataFile& file, Id<Army> army);

} // namespace muster
