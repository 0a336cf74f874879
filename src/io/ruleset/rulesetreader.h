#pragma once

#include "io/ruleset/filereader.h"

namespace muster {

/// Reads what a ruleset declares: names, columns, categories, battle options, special rules. Filters are read later,
/// when the special rules, weapons and units of the armies have their Ids.
void readDeclarations(ReadContext& context, const DataFile& file);

/// Reads all parts of a ruleset that ask about units: traits, places, constraints, figures, tracks, reference.
void readRules(ReadContext& context, const DataFile& file);

/// Special rules that all units have that fit a filter.
struct KindGrant {
    Filter where;
    std::optional<Filter> unless;
    std::vector<RuleRef> rules;
    Id<Grant> grant; ///< with a condition; none: always
};
/// To be called before all units are read, whose facts depend on what is asked.
[[nodiscard]] std::vector<KindGrant> readGrants(ReadContext& context, const DataFile& file, Id<Army> army);

} // namespace muster
