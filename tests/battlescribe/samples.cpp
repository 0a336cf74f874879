#include "battlescribe/samples.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace muster::testing {

std::string harbourRoster()
{
    std::ifstream file(MUSTER_SOURCE_DIR "/tests/data/battlescribe/harbour.ros", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (text.str().empty())
        throw std::runtime_error("harbour.ros is not there");
    return text.str();
}

std::string harbourRoster(const std::string& words, const std::string& by)
{
    auto text = harbourRoster();
    const auto found = text.find(words);
    if (found == std::string::npos)
        throw std::runtime_error("harbour.ros has no " + words);
    return text.replace(found, words.size(), by);
}

} // namespace muster::testing
