#pragma once

#include <string_view>

namespace muster {

/// The hashes of a data file as it is shipped with this program, both empty if there is none of this name, such as
/// "heresy/orks.json". They are compiled in, so that files in the data folder cannot change them.
struct ShippedHashes {
    std::string_view content; ///< contentHash()
    std::string_view bytes;   ///< bytesHash()
};
[[nodiscard]] ShippedHashes shippedHashes(std::string_view file);

} // namespace muster
