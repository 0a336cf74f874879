#pragma once

#include "rules/judge/assessment.h"

#include <string>
#include <string_view>

namespace muster::report {

/// Parts of web pages. Words, of others and our own, are escaped.
[[nodiscard]] std::string tag(std::string_view name, std::string_view words);
[[nodiscard]] std::string paragraph(std::string_view classes, std::string_view words);
/// The verdict in a frame.
[[nodiscard]] std::string stamp(Outcome outcome, std::string_view words);
/// A heading with its contents, which are HTML; empty without contents.
[[nodiscard]] std::string chapter(std::string_view heading, std::string_view words, const std::string& contents);
/// A whole page; `body` is HTML. `ownStyle`: what its styles have more than those of all pages, and how wide it is.
[[nodiscard]] std::string page(const std::string& title, std::string_view ownStyle, const std::string& body);

} // namespace muster::report
