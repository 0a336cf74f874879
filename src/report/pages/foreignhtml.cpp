#include "report/pages/foreignhtml.h"

#include "core/base/safetext.h"
#include "report/foreign/foreignwords.h"
#include "report/pages/htmlparts.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

namespace muster::report {

std::string foreignPart(const battlescribe::List& list, std::string_view heading, std::string_view below)
{
    auto out = tag(heading, foreignName(list.roster)) + tag("p", describe(list.roster)) +
               paragraph("small",
                         totals(list.sums) + ", " +
                             say(phrase("report", "fingerprint {fingerprint}"), {{"fingerprint", list.fingerprint}})) +
               stamp(outcomeOf(list), foreignVerdict(list));
    std::string items;
    for (const auto& finding : foreignFindings(list))
        items += fmt::format("<li><b>{}.</b> {}</li>\n", safeHtml(severityName(finding.severity)),
                             safeHtml(finding.message));
    out += "<ol class=\"findings\">\n" + items + "</ol>\n";
    std::string rows;
    for (const auto& sum : sumTexts(list.sums))
        rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td{}>{}</td></tr>\n", safeHtml(sum.cost),
                            safeHtml(sum.figure), sum.isBroken ? " class=\"broken\"" : "", safeHtml(sum.claim));
    return out + chapter(below, say(phrase("report", "Sums of the file")),
                         rows.empty() ? rows : "<table>\n" + rows + "</table>\n");
}

} // namespace muster::report
