#include "battlescribe/browse/textruns.h"

#include "core/base/joined.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

constexpr char bold = '*';
constexpr char small = '^';

/// Where a mark begins, and how many signs it has: two or more.
struct Mark {
    char sign = bold;
    std::size_t at = 0;
    std::size_t size = 0;
};

bool isSign(char c) { return c == bold || c == small; }

std::vector<Mark> marksOf(std::string_view text, char sign)
{
    std::vector<Mark> marks;
    for (auto at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at)) {
        const auto end = std::min(text.find_first_not_of(sign, at), text.size());
        if (end - at > 1)
            marks.push_back({sign, at, end - at});
        at = end;
    }
    return marks;
}

/// Whether a mark is before a word and after none, so that it can only open: " (**Hero". Other marks may be between.
bool canOnlyOpen(std::string_view text, const Mark& mark)
{
    constexpr std::size_t mostSigns = 8;
    const auto isGap = [](char c) { return std::string_view(" \t\r\n(\xC2\xA0").find(c) != std::string_view::npos; };
    auto before = text.substr(0, mark.at);
    auto after = text.substr(mark.at + mark.size);
    for (std::size_t i = 0; i < mostSigns && !before.empty() && isSign(before.back()); ++i)
        before.remove_suffix(1);
    for (std::size_t i = 0; i < mostSigns && !after.empty() && isSign(after.front()); ++i)
        after.remove_prefix(1);
    return (before.empty() || isGap(before.back())) && !after.empty() && !isGap(after.front());
}

/// Adds the marks of one sign that have a partner, in pairs.
void addPairs(std::string_view text, char sign, std::vector<Mark>& pairs)
{
    const auto marks = marksOf(text, sign);
    std::size_t signs = 0;
    for (const auto& mark : marks)
        signs += mark.size / 2;
    bool hasLoose = signs % 2 != 0; // one of them has no partner
    Mark open{sign};                // none: it has no size
    for (const auto& mark : marks) {
        if (open.size > 0 && hasLoose && canOnlyOpen(text, mark)) {
            open = mark; // the one before is the loose one
            hasLoose = false;
        } else if (open.size == 0) {
            open = mark;
        } else {
            const auto size = std::min(open.size, mark.size);
            pairs.push_back({sign, open.at + open.size - size, size});
            pairs.push_back({sign, mark.at, size});
            const auto rest = mark.size - size;
            open = {sign, mark.at + size, rest > 1 ? rest : 0};
        }
    }
}

} // namespace

std::vector<TextRun> runsOf(std::string_view text)
{
    std::vector<Mark> marks;
    addPairs(text, bold, marks);
    addPairs(text, small, marks);
    std::ranges::sort(marks, {}, &Mark::at);
    std::vector<TextRun> runs;
    TextRun now;
    std::size_t from = 0;
    const auto addUpTo = [&](std::size_t end) {
        if (end == from)
            return;
        if (runs.empty() || runs.back().isBold != now.isBold || runs.back().isSmall != now.isSmall)
            runs.push_back(now);
        runs.back().text += text.substr(from, end - from);
    };
    for (const auto& mark : marks) {
        addUpTo(mark.at);
        from = mark.at + mark.size;
        auto& look = mark.sign == bold ? now.isBold : now.isSmall;
        look = !look;
    }
    addUpTo(text.size());
    return runs;
}

std::string plainText(std::string_view text) { return joined(runsOf(text), &TextRun::text, ""); }

} // namespace muster::battlescribe
