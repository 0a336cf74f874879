#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace muster::testing {

/// The catalogues of a folder of data: their ids and names, without libraries if there are others.
[[nodiscard]] nlohmann::json cataloguesOf(const std::string& folder);

/// What a list is made from, the same each time.
struct Recipe {
    std::string folder;
    std::string catalogue; ///< id
    std::uint64_t seed = 0;
    int takes = 0;          ///< so many choices beside those that are compulsory
    bool isMended = false;  ///< what is wrong is mended as far as fixes do
    bool isWritten = false; ///< the answer has the file, too
};

/// A list made by chance of what the data offer, and what the engine says of it.
[[nodiscard]] nlohmann::json generated(const Recipe& recipe);

} // namespace muster::testing
