#pragma once

#include "rules/fixes/identity.h"
#include "rules/judge/assessment.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace muster {

/// A roster at one moment, and its assessment. Never changes, so that views may keep one as long as they like.
class Verdict {
public:
    Verdict(std::shared_ptr<const Catalogue> catalogue, Roster roster);
    Verdict(const Verdict&) = delete;
    Verdict& operator=(const Verdict&) = delete;

    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] const Roster& roster() const { return m_roster; }
    [[nodiscard]] const Assessment& assessment() const { return m_assessment; }

    /// Position of a unit in the assessment; none if no unit has this id.
    [[nodiscard]] Id<AssessedUnit> unitAt(std::string_view id) const;
    /// The highest severity of a finding that blames the unit; Off if there is none.
    [[nodiscard]] Severity worst(Id<AssessedUnit> unit) const;
    /// The errors, sorted.
    [[nodiscard]] const std::vector<FindingIdentity>& errors() const { return m_errors; }

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    Roster m_roster;
    Assessment m_assessment;
    std::unordered_map<std::string_view, Id<AssessedUnit>>
        m_positions; ///< the keys point into the assessment's strings
    Table<AssessedUnit, Severity> m_worst;
    std::vector<FindingIdentity> m_errors;
};

using VerdictPtr = std::shared_ptr<const Verdict>;

} // namespace muster
