#include "core/base/letters.h"
#include "print/view/words.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr std::size_t tokensInRow = 8;
constexpr int mostOfState = 24; // nobody has more units in one state at a time

/// "Immobilised" of "Immobilised (4+ for each damage)": the rest has no room.
std::string wordOf(const std::string& state)
{
    const auto end = state.find(" (");
    return end == std::string::npos || end == 0 ? state : state.substr(0, end);
}

/// Whether some of it would touch the edge, in letters of the usual size. Words are not divided.
bool isLong(std::string_view word)
{
    constexpr std::size_t mostLetters = 12;
    for (std::size_t from = 0; from < word.size();) {
        const auto end = std::min(word.find(' ', from), word.size());
        if (countLetters(word.substr(from, end - from)) > mostLetters)
            return true;
        from = end + 1;
    }
    return false;
}

std::vector<TokenRow> rowsOf(std::vector<Token> tokens)
{
    while (tokens.size() % tokensInRow != 0)
        tokens.push_back({{}, true});
    std::vector<TokenRow> rows;
    for (std::size_t i = 0; i < tokens.size(); i += tokensInRow) {
        const auto from = tokens.begin() + static_cast<std::ptrdiff_t>(i);
        rows.push_back({{from, from + static_cast<std::ptrdiff_t>(tokensInRow)}});
    }
    return rows;
}

TokenKind numbers(std::string kind, int count)
{
    std::vector<Token> tokens;
    for (int i = 1; i <= count; ++i)
        tokens.push_back({report::number(std::int64_t{i})});
    return {std::move(kind), report::number(std::int64_t{count}), false, false, rowsOf(std::move(tokens))};
}

} // namespace

TokensSheet tokensView(const SheetContext& context)
{
    TokensSheet sheet;
    setHead(sheet, context);
    const auto& tracks = context.catalogue.ruleset.tracks;
    for (const auto track : tracks.ids()) {
        if (!isState(tracks[track]))
            continue;
        const auto units = std::ranges::count_if(context.profiles, [&](const UnitProfile& profile) {
            return std::ranges::find(profile.tracks, track, &ProfileTrack::track) != profile.tracks.end();
        });
        if (units == 0)
            continue;
        const auto count = std::min<std::int64_t>(units, mostOfState);
        const auto word = wordOf(tracks[track].name);
        sheet.kinds.push_back({tracks[track].name, report::number(count), true, isLong(word),
                               rowsOf(std::vector<Token>(static_cast<std::size_t>(count), Token{word}))});
    }
    sheet.kinds.push_back(numbers(report::sheetWord("objectives"), mostObjectives));
    return sheet;
}

} // namespace muster::print
