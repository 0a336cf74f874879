#include "battlescribe/samples.h"

#include "battlescribe/file/rosterfile.h"
#include "battlescribe/saved/rosterreader.h"
#include "files.h"

#include <stdexcept>

namespace muster::testing {

std::string harbourRoster() { return bytesOf(inSource("tests/data/battlescribe/harbour.ros")); }

std::string harbourRoster(const std::string& words, const std::string& by)
{
    auto text = harbourRoster();
    const auto found = text.find(words);
    if (found == std::string::npos)
        throw std::runtime_error("harbour.ros has no " + words);
    return text.replace(found, words.size(), by);
}

battlescribe::FileRoster savedRoster(const std::string& text)
{
    return battlescribe::rosterIn(battlescribe::readRosterFile(text, "x.ros")->xml.root);
}

} // namespace muster::testing
