#pragma once

#include "io/data/store.h"
#include "rules/figures/profile.h"
#include "rules/judge/assess.h"
#include "rules/judge/assessbattle.h"

#include <memory>
#include <stdexcept>
#include <string>

namespace muster::testing {

/// The shipped data together with the invented ones of tests/data/fifth, in a folder of its own.
[[nodiscard]] Store& store();
/// The four games of docs/examples, in a folder of its own.
[[nodiscard]] Store& exampleStore();

/// A roster with its verdict. Never moved, for the verdict points into the roster.
struct Judged {
    Roster roster;
    Store::CataloguePtr catalogue;
    Assessment assessment;

    [[nodiscard]] UnitProfile card(std::size_t unit = 0) const
    {
        return profile(*catalogue, assessment, Id<AssessedUnit>::at(unit));
    }
};
using JudgedPtr = std::unique_ptr<Judged>;

/// Judges a roster; throws with every fault where its data do not read.
[[nodiscard]] JudgedPtr judge(Roster roster);
[[nodiscard]] JudgedPtr judgeText(std::string_view text, const std::string& file);

/// A roster of one army: the units are given as the roster file writes them, separated by commas.
[[nodiscard]] JudgedPtr judgeUnits(const std::string& ruleset, const std::string& army, const std::string& units);

/// One line a finding: "error points-limit [] 125/120". For comparing and for reading when a test fails.
[[nodiscard]] std::string line(const Assessment& assessment, const Finding& finding);
[[nodiscard]] std::string lines(const Assessment& assessment);

/// What is thrown where something does not read: with every fault.
[[nodiscard]] std::runtime_error unreadable(const Faults& faults);

[[nodiscard]] std::string text(Fraction value);
[[nodiscard]] std::string readFile(const std::string& path);

} // namespace muster::testing
