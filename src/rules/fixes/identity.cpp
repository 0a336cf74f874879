#include "rules/fixes/identity.h"

#include <algorithm>

namespace muster {

FindingIdentity identify(const Assessment& assessment, const Finding& finding)
{
    const auto unit = assessment.unitOf(finding.subject);
    std::string group;
    if (!unit.isNone())
        for (const auto& body : assessment.bodiesOf(unit))
            if (body.kind && body.group == finding.modelGroup)
                group = body.kind->id;
    return {std::string(finding.rule),
            finding.constraint,
            kindOf(finding.subject),
            unit.isNone() ? std::to_string(positionOf(finding.subject)) : assessment.units[unit].id,
            finding.tooMany,
            std::move(group),
            finding.optionGroup,
            finding.optionLimit,
            finding.option,
            finding.slot,
            finding.unknown ? finding.unknown->id : std::string(),
            finding.rests.has_value()};
}

std::vector<FindingIdentity> errorsOf(const Assessment& assessment)
{
    std::vector<FindingIdentity> found;
    for (const auto& finding : assessment.findings)
        if (isError(finding.severity))
            found.push_back(identify(assessment, finding));
    std::ranges::sort(found);
    return found;
}

} // namespace muster
