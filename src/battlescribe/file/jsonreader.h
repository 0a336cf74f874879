#pragma once

#include "battlescribe/file/jsonbounds.h"
#include "battlescribe/file/xmltree.h"

namespace muster::battlescribe {

/// Reads a roster of New Recruit in JSON as the tree that its XML has: see jsonform.h. Duplicate keys, and something
/// else where a list, a text or a number must be, are faults. `file` is its name in them.
[[nodiscard]] Result<XmlFile> readJsonRoster(std::string_view bytes, const std::string& file,
                                             const JsonBounds& bounds = {});

} // namespace muster::battlescribe
