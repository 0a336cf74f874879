#include "reading/noise.h"

#include <catch2/catch.hpp>

#include <array>
#include <fstream>
#include <sstream>

namespace muster::testing {

std::vector<Noise> noiseTexts()
{
    static constexpr auto thirds = std::to_array<const char*>({"fit", "calibrate", "held-back"});
    std::ifstream file(std::string(MUSTER_SOURCE_DIR) + "/tests/reading/noise.txt");
    REQUIRE(file);
    std::vector<Noise> texts;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("%%%% ")) {
            std::istringstream words(line.substr(5));
            Noise noise;
            words >> noise.kind >> noise.name;
            noise.third = thirds[texts.size() % thirds.size()];
            texts.push_back(std::move(noise));
        } else {
            REQUIRE_FALSE(texts.empty());
            texts.back().text += line + '\n';
        }
    return texts;
}

} // namespace muster::testing
