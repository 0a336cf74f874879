#include "io/roster/codedictionary.h"

#include <algorithm>

namespace muster {

namespace {

// The bytes of the dictionary, with ' in place of ". The ids are those of the data when version 1 was made. The
// dictionary only makes codes shorter: a game that is missing here gives slightly longer codes. A test checks the hash
// of these bytes.
constexpr std::string_view text =
#include "io/roster/codedictionary.txt"
    ;

} // namespace

const std::string& codeDictionary()
{
    static const auto dictionary = [] {
        std::string bytes(text);
        std::erase(bytes, '\n');
        std::ranges::replace(bytes, '\'', '"');
        return bytes;
    }();
    return dictionary;
}

} // namespace muster
