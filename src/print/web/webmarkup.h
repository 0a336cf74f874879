#pragma once

#include "paper/text/markup.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// Small questions about elements of a sheet, and how they are written for a browser.

[[nodiscard]] bool hasClass(const paper::Node& node, std::string_view name);
[[nodiscard]] bool isBlank(const paper::Node& text);
/// All words in it, with single spaces.
[[nodiscard]] std::string wordsIn(const paper::Node& node);

[[nodiscard]] paper::Node element(std::string name, std::vector<std::string> classes = {},
                                  std::vector<paper::Node> nodes = {});
/// Takes an attribute away and gives its value.
std::string takeAttribute(paper::Node& node, std::string_view name);

/// As HTML. Words are escaped, whoever wrote them.
[[nodiscard]] std::string writeMarkup(const std::vector<paper::Node>& nodes);

} // namespace muster::print
