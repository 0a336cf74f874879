#include "report/table/foldertable.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

namespace muster::report {

namespace {

/// Like the page of a single list, but wide. Dark where the reader has chosen so, but never in print.
constexpr std::string_view tableStyle = R"css(
:root { --ink: #14171f; --soft: #4a5163; --line: #c9cdd6; --bad: #a3180f; --warn: #7a4b00; --good: #17652f; --page: #ffffff; --band: #f4f5f8 }
@media screen and (prefers-color-scheme: dark) {
:root { color-scheme: dark; --ink: #e4e7ee; --soft: #b3bac8; --line: #454b58; --bad: #ff9d92; --warn: #f0bd62; --good: #7fd49a; --page: #14161b; --band: #1d2027 }
}
html { background: var(--page) }
body { font-family: Roboto, Inter, 'Liberation Sans', Arial, sans-serif; line-height: 1.45; max-width: 90rem;
  margin: 0 auto; padding: 1rem; color: var(--ink); overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.25rem; border-bottom: 1px solid var(--line) }
p { margin: 0.25rem 0 }
ul { margin: 0.25rem 0; padding-left: 1.5rem }
.small { color: var(--soft); font-size: 0.875rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th { text-align: left; font-weight: 600; font-size: 0.875rem; color: var(--soft) }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody tr:nth-child(even) { background: var(--band) }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.keep { white-space: nowrap }
.bad { color: var(--bad); font-weight: 700 }
.warn { color: var(--warn); font-weight: 700 }
.good { color: var(--good); font-weight: 700 }
a { color: inherit }
@media print { html { font-size: 8pt } body { max-width: none; padding: 0 } li, tr { break-inside: avoid } }
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

std::string items(const std::vector<std::string>& lines)
{
    std::string out;
    for (const auto& each : lines)
        out += "<li>" + safeHtml(each) + "</li>\n";
    return out;
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
        list += "<li>" +
                safeHtml(say(phrases("table", "and {n} more {n:finding|findings}"),
                             static_cast<std::int64_t>(row.count - row.findings.size()))) +
                "</li>\n";
    for (const auto& change : row.overridden)
        list += "<li>" + safeHtml(say(phrase("table", "Agreed:")) + ' ' + change) + "</li>\n";
    list += items(row.remarks);
    return fmt::format("<h2 id=\"list{}\">{}</h2>\n<p>{}{}</p>\n<ul>\n{}</ul>\n", index + 1, safeHtml(row.file),
                       safeHtml(stateName(row.state)),
                       row.player.empty() ? std::string() : " · " + safeHtml(row.player), list);
}

} // namespace

std::string toHtml(const FolderTable& table)
{
    const auto title = table.title.empty() ? say(phrase("table", "Lists")) : table.title;
    std::string body = "<h1>" + safeHtml(title) + "</h1>\n<p>" + safeHtml(summary(table)) + "</p>\n";
    for (const auto& remark : table.remarks)
        body += "<p class=\"bad\">" + safeHtml(remark) + "</p>\n";
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
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
                       "<style>{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
                       safeHtml(language()), safeHtml(title), tableStyle, body);
}

} // namespace muster::report
