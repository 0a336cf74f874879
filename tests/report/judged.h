#pragma once

#include "io/data/store.h"
#include "report/verdict/json.h"

#include <memory>
#include <string>

namespace muster::testing {

/// A store of the shipped data with the test's ruleset on top.
[[nodiscard]] Store testStore();

/// A roster with all that a report of it needs. Does not move, for the context points into it.
struct Judged {
    Roster roster;
    Store::CataloguePtr catalogue;
    Assessment assessment;
    report::Context context;

    Judged(Roster given, Store::CataloguePtr known);
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;
};

/// Judges the text of a roster file.
[[nodiscard]] std::unique_ptr<Judged> judged(Store& store, const std::string& text);

/// Judges a roster of the test's ruleset from the members of its file beside format, version, ruleset and army.
[[nodiscard]] std::unique_ptr<Judged> judgedReds(const std::string& members);

} // namespace muster::testing
