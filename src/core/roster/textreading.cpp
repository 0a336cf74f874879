#include "core/roster/textreading.h"

#include <algorithm>

namespace muster {

int TextReading::count(Certainty certainty) const
{
    return static_cast<int>(std::ranges::count(lines, certainty, &LineReading::certainty));
}

bool TextReading::hasUnknown() const { return std::ranges::any_of(lines, &LineReading::isUnread); }

bool TextReading::hasDoubts() const { return count(Certainty::Doubtful) > 0; }

std::vector<UnreadLine> TextReading::unreadLines() const
{
    const auto isFirstByte = [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; };
    std::vector<UnreadLine> unread;
    for (const auto& line : lines) {
        if (!line.isUnread())
            continue;
        std::size_t letters = UnreadLine::mostLetters;
        for (const auto c : line.text) {
            letters += isFirstByte(c) ? 1 : 0;
            if (letters > UnreadLine::mostLetters) {
                unread.push_back({line.line, {}});
                letters = 1;
            }
            unread.back().text += c;
        }
    }
    return unread;
}

} // namespace muster
