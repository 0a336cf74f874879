#pragma once

#include "chance.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

/// Lines and words of good texts (HTML, CSS, PDF objects), to be put into others.
class Words {
public:
    void add(std::string_view text);

    [[nodiscard]] const std::string& word(Chance& chance) const { return chance.oneOf(m_words); }
    [[nodiscard]] const std::string& line(Chance& chance) const { return chance.oneOf(m_lines); }

private:
    std::vector<std::string> m_words;
    std::vector<std::string> m_lines;
};

/// Changes a text in one to four places: other words and numbers, lines taken out, doubled, moved, put in from the
/// words or from `other`; now and then bytes. There must be words.
[[nodiscard]] std::string mutateText(std::string text, std::string_view other, const Words& words, Chance& chance);

} // namespace muster::fuzz
