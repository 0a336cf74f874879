#pragma once

#include "rules/verdict/verdict.h"

#include <QString>

#include <map>
#include <optional>
#include <string>

namespace muster::editor {

/// Options by id, with the reason why the rules never give them to these models: a rule with a fixed limit of none.
using Refusals = std::map<std::string, QString>;

/// The options that nobody took and that these models cannot have, whatever else of the roster changes. Judges only the
/// unit, once for each option, and nothing in games that have no such rule.
[[nodiscard]] Refusals refusedOptions(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group);

} // namespace muster::editor
