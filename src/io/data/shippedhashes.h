#pragma once

#include <string_view>

namespace muster {

/// contentHash() of a data file, "heresy/orks.json", as this program was shipped with it; empty for one that it was not
/// shipped with. Compiled in, so that what stands in the data folder cannot change it.
[[nodiscard]] std::string_view shippedHash(std::string_view file);

} // namespace muster
