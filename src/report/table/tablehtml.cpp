#include "report/table/foldertable.h"

#include "core/base/safetext.h"
#include "report/html/htmlparts.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

namespace muster::report {

namespace {

constexpr std::string_view tableStyle = R"css(
body { max-width: 90rem }
.wide { overflow-x: auto }
table { width: 100% }
th { text-align: left; font-weight: 600; font-size: 0.875rem; color: var(--soft) }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody tr:nth-child(even) { background: var(--band) }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.keep { white-space: nowrap }
.bad { color: var(--bad); font-weight: 700 }
.warn { color: var(--warn); font-weight: 700 }
.good { color: var(--good); font-weight: 700 }
a { color: inherit }
@media print { html { font-size: 8pt } body { max-width: none } }
)css";

/// A class and a sign, so that colour does not say it alone.
std::pair<std::string_view, std::string_view> markOf(RowState state)
{
    switch (state) {
    case RowState::Legal:
        return {"good", "✓"};
    case RowState::NotLegal:
        return {"bad", "✕"};
    case RowState::ToReview:
        return {"warn", "△"};
    case RowState::NotJudged:
    case RowState::NotReadable:
        return {"bad", "?"};
    case RowState::Empty:
        break;
    }
    return {"small", "–"};
}

std::string cell(std::string_view words, std::string_view classes = {})
{
    return (classes.empty() ? "<td>" : fmt::format("<td class=\"{}\">", classes)) + safeHtml(words) + "</td>";
}

bool hasMore(const TableRow& row) { return !row.findings.empty() || !row.overridden.empty() || !row.remarks.empty(); }

std::string line(const FolderTable& table, std::size_t index)
{
    const auto& row = table.rows[index];
    const auto [classes, sign] = markOf(row.state);
    std::string points = row.points ? number(*row.points) : std::string();
    if (row.points && row.limit)
        points = say(phrase("table", "{points} of {limit}"), {{"points", points}, {"limit", number(*row.limit)}});
    auto file = safeHtml(row.file);
    if (hasMore(row))
        file = fmt::format("<a href=\"#list{}\">{}</a>", index + 1, file);
    return "<tr><th scope=\"row\">" + file + "</th>" + cell(row.player) + cell(row.name) + cell(row.army) +
           cell(points, "number") +
           fmt::format("<td class=\"keep\"><span class=\"{}\">{} {}</span></td>", classes, sign,
                       safeHtml(stateName(row.state))) +
           cell(number(static_cast<std::int64_t>(row.count)), "number") + cell(headline(row)) +
           cell(row.fingerprint, "keep") +
           cell(row.dataMark.empty() ? row.dataVersion : row.dataVersion + " (" + row.dataMark + ')') +
           cell(sameAs(table, row)) + "</tr>\n";
}

std::string details(const FolderTable& table, std::size_t index)
{
    const auto& row = table.rows[index];
    std::string list;
    for (const auto& finding : row.findings)
        list += fmt::format(
            "<li><b>{}.</b> {}{}</li>\n", safeHtml(severityName(finding.severity)), safeHtml(finding.message),
            finding.citation.empty() ? std::string()
                                     : fmt::format(" <span class=\"small\">{}</span>", safeHtml(finding.citation)));
    if (row.count > row.findings.size())
        list += tag("li", say(phrases("table", "and {n} more {n:finding|findings}"),
                              static_cast<std::int64_t>(row.count - row.findings.size())));
    for (const auto& change : row.overridden)
        list += tag("li", say(phrase("table", "Agreed:")) + ' ' + change);
    for (const auto& remark : row.remarks)
        list += tag("li", remark);
    return fmt::format("<h2 id=\"list{}\">{}</h2>\n<p>{}{}</p>\n<ul>\n{}</ul>\n", index + 1, safeHtml(row.file),
                       safeHtml(stateName(row.state)),
                       row.player.empty() ? std::string() : " · " + safeHtml(row.player), list);
}

} // namespace

std::string toHtml(const FolderTable& table)
{
    const auto title = table.title.empty() ? say(phrase("table", "Lists")) : table.title;
    auto body = tag("h1", title) + tag("p", summary(table));
    for (const auto& remark : table.remarks)
        body += paragraph("bad", remark);
    body += "<div class=\"wide\"><table>\n<thead><tr>";
    for (const auto heading : {phrase("table", "File"), phrase("table", "Player"), phrase("table", "List"),
                               phrase("table", "Army"), phrase("table", "Points"), phrase("table", "Verdict"),
                               phrase("table", "Findings"), phrase("table", "What is wrong"),
                               phrase("table", "Fingerprint"), phrase("table", "Data"), phrase("table", "Same as")})
        body += "<th scope=\"col\">" + safeHtml(say(heading)) + "</th>";
    body += "</tr></thead>\n<tbody>\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        body += line(table, i);
    body += "</tbody></table></div>\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        if (hasMore(table.rows[i]))
            body += details(table, i);
    return page(title, tableStyle, body);
}

} // namespace muster::report
