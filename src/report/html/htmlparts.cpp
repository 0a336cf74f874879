#include "report/html/htmlparts.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"

#include <fmt/format.h>

namespace muster::report {

namespace {

/// Sizes follow the reader's own; nothing is smaller than 0.875 rem. Dark where the reader has chosen so, but never in
/// print.
constexpr std::string_view pageStyle = R"css(
:root { --ink: #14171f; --soft: #4a5163; --line: #c9cdd6; --bad: #a3180f; --warn: #7a4b00; --good: #17652f; --page: #ffffff; --band: #f4f5f8 }
@media screen and (prefers-color-scheme: dark) {
:root { color-scheme: dark; --ink: #e4e7ee; --soft: #b3bac8; --line: #454b58; --bad: #ff9d92; --warn: #f0bd62; --good: #7fd49a; --page: #14161b; --band: #1d2027 }
}
html { background: var(--page) }
body { font-family: Roboto, Inter, 'Liberation Sans', Arial, sans-serif; line-height: 1.45;
  margin: 0 auto; padding: 1rem; color: var(--ink); overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.25rem; border-bottom: 1px solid var(--line) }
p { margin: 0.25rem 0 }
ol, ul { margin: 0.25rem 0; padding-left: 1.5rem }
.small { color: var(--soft); font-size: 0.875rem }
table { border-collapse: collapse }
@media print { body { max-width: none; padding: 0 } li, tr { break-inside: avoid } }
)css";

} // namespace

std::string tag(std::string_view name, std::string_view words)
{
    return fmt::format("<{0}>{1}</{0}>\n", name, safeHtml(words));
}

std::string paragraph(std::string_view classes, std::string_view words)
{
    return fmt::format("<p class=\"{}\">{}</p>\n", classes, safeHtml(words));
}

std::string stamp(Outcome outcome, std::string_view words)
{
    const bool isBroken = outcome == Outcome::NotLegal || outcome == Outcome::NotJudged;
    return paragraph(isBroken ? "verdict broken" : "verdict", words);
}

std::string chapter(std::string_view heading, std::string_view words, const std::string& contents)
{
    return contents.empty() ? contents : tag(heading, words) + contents;
}

std::string page(const std::string& title, std::string_view ownStyle, const std::string& body)
{
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
                       "<style>{}{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
                       safeHtml(language()), safeHtml(title), pageStyle, ownStyle, body);
}

} // namespace muster::report
