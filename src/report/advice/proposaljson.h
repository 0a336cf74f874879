#pragma once

#include "core/base/jsonwriter.h"
#include "report/advice/anylist.h"

#include <string_view>

namespace muster::report {

// The parts that JSON of all kinds of advice has.

/// "format", "version", and "asked" where it is not empty; then "roster".
void writeHead(JsonWriter& json, const ListWords& list, std::string_view asked);
/// "changes".
void writeChanges(JsonWriter& json, const AnyList& before, const advice::Proposal& proposal);
/// "after".
void writeAfter(JsonWriter& json, const AnyList& after);

} // namespace muster::report
