#pragma once

#include "rules/judge/assessment.h"

#include <compare>
#include <string>
#include <vector>

namespace muster {

/// Identifies a finding in two verdicts: by constraint, subject and position in the unit. Units and model groups are
/// identified by ids, because their positions change when others are added or removed.
struct FindingIdentity {
    std::string rule;
    Id<Constraint> constraint; ///< one rule may consist of several constraints
    SubjectKind kind = SubjectKind::Roster;
    std::string subject;
    bool tooMany = true;
    std::string group; ///< id of the model group
    Id<OptionGroup> optionGroup;
    Id<OptionLimit> optionLimit;
    Id<Option> option;
    Id<Slot> slot;
    std::string unknown; ///< the name that is not known
    bool rests = false;

    friend auto operator<=>(const FindingIdentity&, const FindingIdentity&) = default;
};

/// Uses only the assessment, because its roster may have changed since.
[[nodiscard]] FindingIdentity identify(const Assessment& assessment, const Finding& finding);

/// The errors of a verdict, sorted.
[[nodiscard]] std::vector<FindingIdentity> errorsOf(const Assessment& assessment);

} // namespace muster
