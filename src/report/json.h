#pragma once

#include "core/edit.h"
#include "core/roster.h"
#include "rules/assess.h"

#include <string>

namespace muster::report {

/// What a report says beside the assessment.
struct Context {
    const Catalogue* catalogue = nullptr;
    const Roster* roster = nullptr;
    const Assessment* assessment = nullptr;
    std::string fingerprint;
    std::vector<Finding> battle; ///< findings of the pair, where two sides were judged
    JudgedBy data{};             ///< left out of the report if its hash is empty
};

/// The report as one JSON object on one line, in the form of the public contract (version 1).
[[nodiscard]] std::string toJson(const Context& context);

/// An edit as a JSON list of its steps: [{ "edit": "set-models", "unit": "u1", "value": 10 }].
[[nodiscard]] std::string toJson(const Edit& edit);

} // namespace muster::report
