#pragma once

#include "battlescribe/data/element.h"
#include "battlescribe/file/xmlbounds.h"
#include "core/base/fault.h"

namespace muster::battlescribe::data {

/// A .gst or .cat in UTF-8 as a tree. Names and values are views into the bytes, in which entities are decoded.
[[nodiscard]] Result<ElementFile> xmlElements(std::string bytes, const std::string& file, const XmlBounds& bounds);

} // namespace muster::battlescribe::data
