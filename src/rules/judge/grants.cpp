#include "rules/judge/grants.h"

#include "rules/judge/conditions.h"

#include <algorithm>

namespace muster {

void judgeOpenGrants(const Catalogue& catalogue, Assessment& assessment)
{
    for (const auto grant : catalogue.ruleset.grants.ids()) {
        const auto answer = answerOf(catalogue, catalogue.ruleset.grants[grant].when, assessment);
        if (!answer.isOpen())
            continue;
        Finding note;
        note.rule = openGrant;
        note.severity = Severity::Note;
        note.rests = answer.lacks;
        note.unchosen = answer.option;
        note.grant = grant;
        note.citation = catalogue.ruleset.grants[grant].citation;
        for (const auto unit : assessment.units.ids()) {
            const auto kind = assessment.units[unit].kind;
            if (!kind.isNone() && std::ranges::find(catalogue.unit(kind).granted, grant, &GrantedRules::grant) !=
                                      catalogue.unit(kind).granted.end())
                note.units.push_back(unit);
        }
        if (note.units.empty())
            continue;
        note.subject = note.units.front();
        assessment.findings.push_back(std::move(note));
    }
}

} // namespace muster
