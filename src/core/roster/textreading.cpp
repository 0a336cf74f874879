#include "core/roster/textreading.h"

#include "core/base/letters.h"

#include <algorithm>

namespace muster {

int TextReading::count(Certainty certainty) const
{
    return static_cast<int>(std::ranges::count(lines, certainty, &LineReading::certainty));
}

bool TextReading::hasUnknown() const { return std::ranges::any_of(lines, &LineReading::isUnread); }

void TextReading::dependOn(std::vector<int> numbers)
{
    deciding = std::move(numbers);
    for (auto& line : lines)
        if (std::ranges::find(deciding, line.line) != deciding.end())
            line.certainty = std::max(line.certainty, Certainty::Doubtful);
}

bool TextReading::hasDoubts() const { return count(Certainty::Doubtful) > 0; }

std::vector<UnreadLine> TextReading::unreadLines() const
{
    std::vector<UnreadLine> unread;
    for (const auto& line : lines) {
        if (!line.isUnread())
            continue;
        for (std::string_view rest = line.text; !rest.empty();) {
            const auto part = firstLetters(rest, UnreadLine::mostLetters);
            unread.push_back({line.line, std::string(part)});
            rest.remove_prefix(part.size());
        }
    }
    return unread;
}

} // namespace muster
