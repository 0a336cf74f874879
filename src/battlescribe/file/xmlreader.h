#pragma once

#include "battlescribe/file/xmlbounds.h"

namespace muster::battlescribe {

/// Reads a whole XML file within bounds: in UTF-8, UTF-16 with a byte order mark, or Latin-1 if it says so. Document
/// types and entities of its own are refused. `file` is its name in faults.
[[nodiscard]] Result<XmlFile> readXml(std::string_view bytes, const std::string& file, const XmlBounds& bounds = {});

} // namespace muster::battlescribe
