#include "fixing.h"

#include "io/roster/rosterfile.h"

#include <algorithm>
#include <map>

namespace muster::testing {

namespace {

/// A finding by what it says of whom. Positions of units and model groups change when some come or go; ids do not.
/// Asks the assessment alone: its roster may have been changed meanwhile.
std::string identity(const Assessment& assessment, const Finding& finding)
{
    auto name = std::string(finding.rule) + ' ' + std::to_string(finding.constraint.value()) +
                (finding.tooMany ? " more " : " fewer ") + std::to_string(static_cast<int>(kindOf(finding.subject))) +
                ' ';
    const auto unit = assessment.unitOf(finding.subject);
    if (unit.isNone())
        return name + std::to_string(positionOf(finding.subject)) + ' ' +
               (finding.unknown ? finding.unknown->id : std::string());
    name += assessment.units[unit].id;
    for (const auto& body : assessment.bodiesOf(unit))
        if (body.kind && body.group == finding.modelGroup)
            name += ' ' + body.kind->id;
    return name + ' ' + std::to_string(finding.optionGroup.value()) + ' ' + std::to_string(finding.option.value()) +
           ' ' + std::to_string(finding.otherOption.value()) + ' ' + std::to_string(finding.slot.value()) + ' ' +
           (finding.unknown ? finding.unknown->id : std::string());
}

std::map<std::string, int> errors(const Assessment& assessment)
{
    std::map<std::string, int> count;
    for (const auto& finding : assessment.findings)
        if (finding.severity == Severity::Error)
            ++count[identity(assessment, finding)];
    return count;
}

} // namespace

std::string faultOf(const Judged& judged, const Finding& finding, const Fix& fix)
{
    auto roster = judged.roster;
    const auto before = writeRoster(roster);
    const auto inverse = apply(roster, fix.edit);
    if (!inverse)
        return "the edit does not fit the roster";
    const auto after = assess(*judged.catalogue, roster);
    const auto wanted = identity(judged.assessment, finding);
    const bool isGone =
        std::ranges::none_of(after.findings, [&](const Finding& other) { return identity(after, other) == wanted; });
    std::string fault;
    if (!isGone)
        fault += "the finding is still there; ";
    const auto old = errors(judged.assessment);
    for (const auto& [name, count] : errors(after))
        if (const auto known = old.find(name); known == old.end() || known->second < count)
            fault += "a new error: " + name + "; ";
    if (fix.points != after.points - judged.assessment.points)
        fault += "it says that the cost changes by " + Fraction(fix.points).text() + "; ";
    if (!apply(roster, *inverse))
        fault += "the inverse does not fit; ";
    if (writeRoster(roster) != before)
        fault += "the inverse gives other bytes; ";
    if (!(roster == judged.roster))
        fault += "the inverse gives another roster; ";
    return fault;
}

bool canKeepOne(const Judged& judged, const Finding& finding)
{
    for (const auto& kept : judged.roster.units) {
        Fix fix;
        edits::Batch batch;
        for (const auto& unit : judged.roster.units)
            if (unit.id != kept.id)
                batch.edits.push_back({edits::RemoveUnit{unit.id}});
        fix.edit.change = std::move(batch);
        auto roster = judged.roster;
        if (!apply(roster, fix.edit))
            continue;
        fix.points = assess(*judged.catalogue, roster).points - judged.assessment.points;
        if (faultOf(judged, finding, fix).empty())
            return true;
    }
    return false;
}

} // namespace muster::testing
