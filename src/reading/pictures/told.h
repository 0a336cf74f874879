#pragma once

#include "core/base/fault.h"
#include "reading/pictures/codesearch.h"
#include "reading/pictures/pictures.h"

#include <string>
#include <vector>

namespace muster {

/// Parts Muster codes from those of other things, which are told. Fails where there is none of ours, and says how to
/// photograph one. `where` is what was searched, such as "the picture".
[[nodiscard]] Result<CodesInPicture> told(std::vector<SeenCode> seen, const std::string& file,
                                          const std::string& where);

} // namespace muster
