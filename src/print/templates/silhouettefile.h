#pragma once

#include "core/base/fault.h"
#include "print/view/silhouette.h"

#include <map>
#include <string>

namespace muster::print {

/// Reads silhouettes.json: drawings of machines by name. Fails with every fault and its line.
[[nodiscard]] Result<std::map<std::string, Silhouette, std::less<>>> readSilhouettes(const std::string& text,
                                                                                     const std::string& file);

} // namespace muster::print
