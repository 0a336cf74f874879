#pragma once

#include <string_view>

namespace muster {

/// contentHash() of a data file, such as "heresy/orks.json", as shipped with this program; empty if the file was not
/// shipped. The hashes are compiled in, so that files in the data folder cannot change them.
[[nodiscard]] std::string_view shippedHash(std::string_view file);

} // namespace muster
