#pragma once

#include "reading/pictures/pictures.h"

#include <string>
#include <vector>

namespace muster {

/// Parts Muster codes from those of other things, which are told, each with the texts in their order. `isOneUnread`: a
/// code is seen that cannot be read. Where there is
/// none of ours, it says how to photograph one. `where` is what was searched, such as "the picture".
[[nodiscard]] CodesInPicture told(std::vector<std::string> seen, bool isOneUnread, const std::string& file,
                                  const std::string& where);

} // namespace muster
