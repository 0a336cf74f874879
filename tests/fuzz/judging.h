#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "io/data/store.h"
#include "rules/judge/assessment.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace muster::fuzz {

/// The shipped data and the ruleset that was invented for tests, opened once.
[[nodiscard]] Store& store();

/// That faults were told, each with words and on a line of its own.
void demandWords(const Faults& faults);

/// A roster with its verdict, which points into it.
struct Judged {
    Judged(std::shared_ptr<const Catalogue> catalogue, Roster roster);
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;

    std::shared_ptr<const Catalogue> catalogue;
    Roster roster;
    Assessment assessment;

    /// The report for programs, which must be JSON of its schema about this roster.
    [[nodiscard]] nlohmann::json report() const;
    /// Everything that people see: the verdict as text and as a page, the roster as text and as Markdown, the
    /// profiles of its units.
    void tell() const;
    /// Every fix that is offered can be applied and taken back, byte for byte.
    void tryFixes() const;
    /// A battle against itself.
    void fight() const;
};

/// One unit of each kind that a catalogue has, of many the first `most`, each with some options and all its
/// model groups, every other one on the one before: what its data can say is said.
[[nodiscard]] Roster everyUnit(const Catalogue& catalogue, std::size_t most);

} // namespace muster::fuzz
