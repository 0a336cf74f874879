#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster::print {

/// Faults of the HTML in a template of a sheet, by the template's own lines: elements that are not closed, and
/// elements, attributes and places that paper does not know. The tags of Mustache must be well already. A section that
/// has elements has whole ones, so that whatever is shown is closed.
[[nodiscard]] Faults checkMarkup(const std::string& text, const std::string& file);

} // namespace muster::print
