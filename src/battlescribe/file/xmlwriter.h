#pragma once

#include "battlescribe/file/xmltree.h"

namespace muster::battlescribe {

/// What is before the first element in files that did not come as XML.
inline constexpr std::string_view xmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

/// The file in UTF-8. readXml() gives the same tree again, and most files come back byte for byte. Letters that XML
/// cannot hold, which JSON may have, become U+FFFD.
[[nodiscard]] std::string writeXml(const XmlFile& file);

} // namespace muster::battlescribe
