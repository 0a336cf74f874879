#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster::print {

/// Faults of the HTML in a sheet's template, with the template's lines: elements that are not closed, and elements or
/// attributes that paper does not know or not in this place. An element that begins in a section must end in it, so
/// that the HTML is closed whatever is shown. The Mustache tags must have been checked before.
[[nodiscard]] Faults checkMarkup(const std::string& text, const std::string& file);

} // namespace muster::print
