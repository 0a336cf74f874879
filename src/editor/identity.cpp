#include "editor/identity.h"

namespace muster::editor {

std::string identityOf(const Assessment& assessment, const Finding& finding)
{
    const auto unit = assessment.unitOf(finding.subject);
    auto identity = std::string(finding.rule) + '/' + std::to_string(finding.constraint) +
                    (finding.tooMany ? "/more/" : "/fewer/") + std::to_string(int(finding.subject.kind)) + '/';
    identity +=
        unit == noIndex ? std::to_string(finding.subject.index) : assessment.units[static_cast<std::size_t>(unit)].id;
    return identity + '/' + std::to_string(finding.modelGroup) + '/' + std::to_string(finding.optionGroup) + '/' +
           std::to_string(finding.option);
}

} // namespace muster::editor
