#include "print/view/words.h"

#include "report/sheets/sheettexts.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::print {

namespace {

/// Rulings that matter for the verdict, and rulings that were switched.
std::vector<RulingLine> rulings(const SheetContext& context)
{
    std::vector<RulingLine> lines;
    for (const auto index : rulingsThatMatter(context.catalogue, context.roster, context.assessment)) {
        const auto& ruling = context.catalogue.ruleset.rulings[index];
        const bool isOn = context.assessment.rulings[index];
        const bool isChanged = isOn != ruling.standard;
        lines.push_back({say(isChanged ? phrase("sheet", "Ruling, changed") : phrase("sheet", "Ruling")),
                         ruling.question, report::answerOf(ruling, isOn), isChanged});
    }
    return lines;
}

std::vector<ProvenanceLine> provenance(const SheetContext& context)
{
    // Armies with the same provenance share a line.
    std::vector<ProvenanceLine> lines;
    for (const auto army : armiesUsed(context)) {
        const auto& known = context.catalogue.army(army);
        const auto name =
            known.isUsersOwn ? say(phrase("sheet", "{army} (own data)"), {{"army", known.name}}) : known.name;
        const auto words = report::provenanceLine(known.provenance);
        const auto version = optional(known.dataVersion);
        const auto same = std::ranges::find_if(
            lines, [&](const ProvenanceLine& line) { return line.line == words && line.version == version; });
        if (same == lines.end())
            lines.push_back({name, words, version});
        else
            same->of += ", " + name;
    }
    return lines;
}

} // namespace

RosterSources sourcesOf(const SheetContext& context) { return {{}, rulings(context), provenance(context)}; }

std::string sourcesLine(const SheetContext& context)
{
    const auto list = rulings(context);
    std::vector<std::string> parts;
    for (const auto army : armiesUsed(context))
        if (auto kind = report::provenanceKind(context.catalogue.army(army).provenance);
            std::ranges::find(parts, kind) == parts.end())
            parts.push_back(std::move(kind));
    if (!list.empty()) {
        const auto all = say(phrases("sheet", "{number} {n:ruling|rulings}"), std::ssize(list),
                             {{"number", report::number(std::ssize(list))}});
        const auto changed = std::ranges::count_if(list, &RulingLine::isChanged);
        parts.push_back(changed == 0 ? all
                                     : say(phrase("sheet", "{rulings}, {number} changed"),
                                           {{"rulings", all}, {"number", report::number(changed)}}));
    }
    return parts.empty()
               ? std::string()
               : say(phrase("sheet", "{what}. In full at the end of these sheets."), {{"what", join(parts, " · ")}});
}

} // namespace muster::print
