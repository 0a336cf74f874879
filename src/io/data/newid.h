#pragma once

#include <string>

namespace muster {

/// An id for a name: "The Old War" gives "the-old-war". Accents are dropped; other signs separate. At most `most`
/// signs; empty for a name without a letter of a to z and without a digit.
[[nodiscard]] std::string idFrom(const std::string& name, std::size_t most = 60);

} // namespace muster
