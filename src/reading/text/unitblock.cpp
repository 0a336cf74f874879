#include "reading/text/unitblock.h"

#include "reading/text/plainwords.h"
#include "reading/text/unitabove.h"

namespace muster::text {

namespace {

constexpr std::size_t mostKinds = 3;

/// Gives the token that the unit begins on.
std::size_t takeNames(const LineAt& here, Block& block)
{
    const auto& piece = block.pieces.front();
    const auto readings = readUnit(here.names(), block.pieces, here.armies);
    const auto first = std::min(afterMarks(piece.line->tokens, piece.from), piece.to - 1);
    if (readings.empty())
        return first;
    const auto& best = readings.front();
    block.ownName = folded(QString::fromStdString(best.unit.name));
    block.kindName = folded(QString::fromStdString(here.names().catalogue().unit(best.kind).name));
    const auto add = [&](Id<Unit> kind) {
        if (block.kinds.size() < mostKinds && std::ranges::find(block.kinds, kind) == block.kinds.end())
            block.kinds.push_back(kind);
    };
    add(best.kind);
    // By the name alone too: the price may be that of choices that come below.
    const auto named = unitsNamed(here.names(), piece, here.armies);
    for (const auto& each : named)
        if (each.cost <= named.front().cost + nearKind)
            add(each.kind);
    for (const auto& reading : readings)
        if (reading.cost <= best.cost + nearKind)
            add(reading.kind);
    return best.unit.name.empty() ? best.nameBegin : first;
}

/// A line that was wrapped goes on over several lines: the one that the unit begins on comes first.
void placeOnLines(const LineAt& here, Block& block, std::size_t first)
{
    const auto& [line, hits, from, to] = block.pieces.front();
    const auto add = [&](std::size_t token) {
        auto at = here.at;
        while (at + 1 < here.text.lines.size() && here.text.lines[at].number < line->tokens[token].line)
            ++at;
        if (std::ranges::find(block.lines, at) == block.lines.end())
            block.lines.push_back(at);
    };
    add(first);
    for (auto token = from; token < to; ++token)
        if (token >= first || !line->tokens[token].isA(isJoinWord, isFillWord)) // "..., and" ends the line before
            add(token);
}

/// An army named on the line of the unit: "[Marauders]", "(allied Orks)".
Id<Army> armyNamed(const LineAt& here, Range range)
{
    const auto& tokens = here.tokens();
    Id<Army> named;
    for (const auto& [army, phrase] : here.names().armies()) {
        const auto match = bestMatch(phrase, tokens, here.hits(), range.from, range.to);
        if (!match.isFound() || match.cost > 30)
            continue;
        const bool isLead = match.begin == range.from && match.end < range.to && tokens[match.end].isAny(":-");
        if (isLead || (match.begin > range.from && (tokens[match.begin - 1].isAny(here.line().isRow ? "[(|" : "[(") ||
                                                    tokens[match.begin - 1].isA(isAllyWord))))
            named = army;
    }
    return named;
}

} // namespace

Block blockOf(const LineAt& here, const Part& part)
{
    Block block;
    // "Ogryn Platoon | 125pts | Commanded by Arkady"
    const auto first = part.range.from + 1;
    const auto holder = first < part.range.to && part.holder.isEmpty() && !here.line().isRow
                            ? holderIn(here, {first, part.range.to}, nullptr)
                            : std::nullopt;
    block.pieces.push_back(here.piece({part.range.from, holder ? holder->at : part.range.to}));
    placeOnLines(here, block, takeNames(here, block));
    block.depth = here.line().depth;
    block.join = part.join;
    block.armies = here.armies;
    if (const auto army = armyNamed(here, part.range); !army.isNone())
        block.armies.named = army;
    block.holder = holder ? holder->name : part.holder.isEmpty() ? here.line().holder : part.holder;
    block.isUnknown = part.isUnknown;
    block.hasPrice = part.hasPrice;
    return block;
}

bool isNamedAbove(const LineAt& here)
{
    const auto& tokens = here.tokens();
    return tokens.size() >= 3 && tokens[0].says({"type", "typ", "unit", "kind", "einheit", "art"}) &&
           tokens[1].is(':') && !here.line().afterBlank && here.at > 0 && !here.text.lines[here.at - 1].fixed &&
           here.sorted.kinds[here.at - 1] != LineKind::Unit;
}

} // namespace muster::text
