#pragma once

#include "battlescribe/file/xmltree.h"

namespace muster::battlescribe {

/// The file in UTF-8. readXml() gives the same tree again, and most files come back byte for byte. Letters that XML
/// cannot hold, which data in JSON may have, become U+FFFD.
[[nodiscard]] std::string writeXml(const XmlFile& file);

} // namespace muster::battlescribe
