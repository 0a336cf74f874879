#pragma once

#include "core/base/fault.h"
#include "paper/layout/geometry.h"

#include <string>

namespace muster::print {

/// templates/geometry.json. `text` may be a part of a geometry: what it leaves out is as Geometry{} has it. Bounds are
/// those of schemas/geometry.schema.json. Faults have line and JSON pointer.
[[nodiscard]] Result<paper::Geometry> readGeometry(const std::string& text, const std::string& file);

/// That a whole geometry leaves no room for words: by pointers, without lines.
[[nodiscard]] Faults checkRoom(const paper::Geometry& geometry, const std::string& file);

} // namespace muster::print
