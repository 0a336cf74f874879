#pragma once

#include <string>
#include <vector>

namespace muster::testing {

/// A text that is no army list of an installed game.
struct Noise {
    std::string kind; ///< letter, rules, other, noise
    std::string name;
    std::string third; ///< fit, calibrate, held-back
    std::string text;
};

/// tests/reading/noise.txt: texts by people who had not seen the reader, each below a line "%%%% KIND NAME".
[[nodiscard]] std::vector<Noise> noiseTexts();

} // namespace muster::testing
