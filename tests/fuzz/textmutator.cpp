#include "textmutator.h"

#include <algorithm>
#include <cctype>

namespace muster::fuzz {

namespace {

bool isWordLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_'; }

/// Words, and single characters between them; white space left out.
std::vector<std::string_view> piecesOf(std::string_view text)
{
    std::vector<std::string_view> pieces;
    for (std::size_t i = 0; i < text.size();) {
        auto end = i + 1;
        if (isWordLetter(text[i]))
            while (end < text.size() && isWordLetter(text[end]))
                ++end;
        if (!std::isspace(static_cast<unsigned char>(text[i])))
            pieces.push_back(text.substr(i, end - i));
        i = end;
    }
    return pieces;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto length = std::min(text.size(), text.find('\n') + 1 == 0 ? text.size() : text.find('\n') + 1);
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

std::string joined(const std::vector<std::string_view>& lines)
{
    std::string text;
    for (const auto line : lines)
        text += line;
    return text;
}

const std::string& otherNumber(Chance& chance)
{
    static const std::vector<std::string> numbers{"0",    "1",    "-1",    "2",          "0.5",
                                                  "100",  "1000", "99999", "2147483648", "1e300",
                                                  "-0.1", "007",  "65",    "0.0000001",  "18446744073709551616"};
    return chance.oneOf(numbers);
}

std::string changedWord(const std::string& text, const Words& words, Chance& chance)
{
    const auto pieces = piecesOf(text);
    if (pieces.empty())
        return text + words.word(chance);
    const auto piece = chance.oneOf(pieces);
    const auto at = static_cast<std::size_t>(piece.data() - text.data());
    const bool isNumber = std::isdigit(static_cast<unsigned char>(piece.front()));
    const auto with = chance.oneIn(5) ? std::string() : isNumber ? otherNumber(chance) : words.word(chance);
    return text.substr(0, at) + with + text.substr(at + (chance.oneIn(4) ? 0 : piece.size()));
}

std::string changedLines(const std::string& text, std::string_view other, const Words& words, Chance& chance)
{
    auto lines = linesOf(text);
    const auto at = chance.below(lines.size() + 1);
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    const auto most = std::min<std::size_t>(lines.size() - at, 1 + chance.below(6));
    const auto end = place + static_cast<std::ptrdiff_t>(most);
    switch (chance.below(4)) {
    case 0:
        lines.erase(place, end);
        break;
    case 1: {
        const std::vector<std::string_view> some(place, end);
        const auto to = static_cast<std::ptrdiff_t>(chance.below(lines.size() + 1));
        for (auto times = chance.oneIn(6) ? 1 + chance.below(30) : 1; times > 0; --times)
            lines.insert(lines.begin() + to, some.begin(), some.end());
        break;
    }
    case 2: {
        const auto given = linesOf(other);
        lines.insert(place, given.empty() ? std::string_view(words.line(chance)) : chance.oneOf(given));
        break;
    }
    default:
        if (at < lines.size())
            std::swap(*place, lines[chance.below(lines.size())]);
        break;
    }
    return joined(lines);
}

} // namespace

void Words::add(std::string_view text)
{
    for (const auto piece : piecesOf(text))
        if (std::ranges::find(m_words, piece) == m_words.end())
            m_words.emplace_back(piece);
    for (const auto line : linesOf(text))
        m_lines.emplace_back(line);
}

std::string mutateText(std::string text, std::string_view other, const Words& words, Chance& chance)
{
    for (auto rounds = 1 + chance.below(4); rounds > 0; --rounds) {
        if (chance.oneIn(8))
            text = chance.changedBytes(std::move(text));
        else if (chance.oneIn(2))
            text = changedWord(text, words, chance);
        else
            text = changedLines(text, other, words, chance);
    }
    return text;
}

} // namespace muster::fuzz
