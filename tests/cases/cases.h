#pragma once

#include "rules/judged.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::testing {

/// One case of tests/data/rules/RULESET/RULE: a roster CASE.muster with its expected report CASE.json, and for battles
/// the other side, CASE.against.muster: then the roster is judged with what it takes over from that. Names begin with
/// legal- where the rule is not an error, with illegal- where it is broken.
struct Case {
    std::string ruleset;
    std::string rule;
    std::string name;
    std::string path; ///< without the ending

    [[nodiscard]] bool isIllegal() const { return name.starts_with("illegal-"); }
    [[nodiscard]] std::string title() const { return ruleset + '/' + rule + '/' + name; }
    [[nodiscard]] JudgedPtr judged() const;
    [[nodiscard]] bool isBattle() const;
    [[nodiscard]] JudgedPtr against() const;
    [[nodiscard]] nlohmann::json expected() const;
};

/// In the order of their names.
[[nodiscard]] std::vector<Case> allCases();

/// A case's expected findings (or its "battle") as line() writes them.
[[nodiscard]] std::string expectedLines(const nlohmann::json& findings);

} // namespace muster::testing
