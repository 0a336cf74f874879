#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::paper {

/// An element of a rendered sheet, or a piece of text in one.
struct Node {
    std::string name; ///< empty for text
    std::string text; ///< with its entities resolved
    std::vector<std::string> classes;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<Node> nodes;
    int line = 0;

    [[nodiscard]] bool isText() const { return name.empty(); }
    /// The value of an attribute; empty where it is not there.
    [[nodiscard]] std::string_view attribute(std::string_view wanted) const;
};

/// Reads HTML as templates write it: elements that are closed in order, attributes in double quotes, comments. No
/// element closes another one by itself; only br stands alone. Fails, with the line, at whatever is no such HTML, and
/// where elements are nested deeper than sheets need.
[[nodiscard]] Result<std::vector<Node>> readMarkup(std::string_view html, const std::string& file);

} // namespace muster::paper
