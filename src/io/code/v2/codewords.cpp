#include "io/code/v2/codewords.h"

namespace muster {

namespace {

// Names, separated by commas; what is learned last counts most. Lines with > are prose. A test checks the hash of this
// text.
constexpr std::string_view wordLists =
#include "io/code/v2/codewords.txt"
    ;

constexpr std::string_view versions[] = {"0.1", "1.1", "1.0"};

} // namespace

std::vector<CodeWord> codeWords()
{
    std::vector<CodeWord> words;
    for (const auto version : versions)
        words.push_back({TextCoder::Kind::Version, version});
    for (auto left = wordLists; !left.empty();) {
        const auto line = left.substr(0, left.find('\n'));
        left.remove_prefix(line.size() + 1);
        if (line.starts_with("> "))
            words.push_back({TextCoder::Kind::Prose, line.substr(2)});
        for (auto names = line.starts_with('>') ? std::string_view() : line; !names.empty();) {
            const auto name = names.substr(0, names.find(','));
            words.push_back({TextCoder::Kind::Name, name});
            names.remove_prefix(std::min(names.size(), name.size() + 2));
        }
    }
    return words;
}

std::string_view codeWordsText() { return wordLists; }

} // namespace muster
