#pragma once

#include "core/base/fault.h"
#include "paper/layout/geometry.h"

#include <string>

namespace muster::print {

/// Reads templates/geometry.json. What `text` leaves out has the values of Geometry{}. All lengths are in mm. Fails if
/// a member is unknown or outside the bounds of schemas/geometry.schema.json; faults have line and JSON pointer.
[[nodiscard]] Result<paper::Geometry> readGeometry(const std::string& text, const std::string& file);

/// Faults of a complete geometry whose pages, columns or cards have no space for text. They have JSON pointers, but no
/// lines.
[[nodiscard]] Faults checkRoom(const paper::Geometry& geometry, const std::string& file);

} // namespace muster::print
