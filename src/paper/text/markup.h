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
    std::string text; ///< with entities such as &amp; replaced
    std::vector<std::string> classes;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<Node> nodes;
    int line = 0;

    [[nodiscard]] bool isText() const { return name.empty(); }
    /// The value of an attribute; empty if it is missing.
    [[nodiscard]] std::string_view attribute(std::string_view wanted) const;
};

/// Reads HTML as templates use it: elements that are closed in order, attributes in double quotes, comments. Every
/// element except br must be closed. Fails, with line numbers, for any other HTML and for elements that are nested too
/// deeply.
[[nodiscard]] Result<std::vector<Node>> readMarkup(std::string_view html, const std::string& file);

} // namespace muster::paper
