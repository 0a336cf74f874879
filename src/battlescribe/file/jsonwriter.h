#pragma once

#include "battlescribe/file/xmltree.h"

namespace muster::battlescribe {

/// A roster in JSON as New Recruit writes it: see jsonform.h. Comments, instructions and blanks between elements are
/// left out.
[[nodiscard]] std::string writeJsonRoster(const XmlNode& root);

} // namespace muster::battlescribe
