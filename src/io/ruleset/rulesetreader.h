#pragma once

#include "io/ruleset/readcontext.h"

namespace muster {

/// What a ruleset declares: names, columns, categories, battle options, special rules. Filters come later, when the
/// armies' rules, weapons and units have their Ids.
void readDeclarations(ReadContext& context, const DataFile& file);

/// Everything of a ruleset that asks about units: traits, places, constraints, figures, tracks, reference.
void readRules(ReadContext& context, const DataFile& file);

/// Grants: special rules that all units of a kind have.
struct Grant {
    Filter where;
    std::optional<Filter> unless;
    std::vector<RuleRef> rules;
};
[[nodiscard]] std::vector<Grant> readGrants(ReadContext& context, const DataFile& file, Id<Army> army);

} // namespace muster
