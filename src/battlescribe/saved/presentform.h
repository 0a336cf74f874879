#pragma once

#include "battlescribe/file/xmltree.h"

#include <optional>

namespace muster::battlescribe {

/// A roster of format 2.00 as later formats have it: its selections are in the categories of a force, and here at the
/// top of the force, each with its category. Nothing if the roster has no such category.
[[nodiscard]] std::optional<XmlNode> inPresentForm(const XmlNode& roster);

} // namespace muster::battlescribe
