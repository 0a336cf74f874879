#include "reading/text/unitnames.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <optional>
#include <set>

namespace muster::text {

namespace {

constexpr std::size_t mostUnits = 7;
constexpr Cost worstName = 300;
constexpr Cost partOfName = 120;
constexpr Cost behindChoices = 60;

/// What it costs that a unit is of this army.
Cost costOfArmy(const Catalogue& catalogue, Id<Army> army, const Armies& armies)
{
    if (armies.own.isNone() || (armies.named.isNone() ? army == armies.own : army == armies.named))
        return 0;
    if (army == armies.own)
        return 40;
    return catalogue.army(armies.own).isAlly(catalogue.army(army).id) ? 120 : 180;
}

/// Whether a piece is wholly the name of a unit.
bool isUnitName(const GameNames& names, const Piece& piece)
{
    for (const auto& hit : piece.hits->at(piece.from))
        for (const auto i : names.unitsWith(hit.word)) {
            const auto& phrase = names.unit(i).phrase;
            const auto match = piece.matchAt(phrase, 0);
            const bool isWhole = match.weight == phrase.weight;
            // A bracket at the end of the name closes before.
            const auto end = match.end - piece.from;
            if (match.isFound() && match.cost <= (isWhole ? 200 : 60) &&
                (end == piece.size() || (end + 1 == piece.size() && piece[end].is(')'))))
                return true;
        }
    return false;
}

/// "Nob Urzog (Nob)": what stands inside brackets that is wholly the name of a unit.
std::optional<Piece> bracketedName(const GameNames& names, const Piece& piece)
{
    const auto isOther = [](const Token& token) { return token.isWord() && token.text != "x"; };
    for (std::size_t open = 1; open < piece.size(); ++open) {
        if (!piece[open].is('(') || !piece.has(0, open, isOther))
            continue;
        int depth = 0;
        auto close = open;
        for (; close < piece.size(); ++close) {
            depth += piece[close].is('(') ? 1 : piece[close].is(')') ? -1 : 0;
            if (depth == 0)
                break;
        }
        if (close > open + 1 && close < piece.size())
            if (const auto inside = piece.part(open + 1, close); isUnitName(names, inside))
                return inside;
    }
    return std::nullopt;
}

/// Whether a name behind other words stands where choices do: behind a colon or "with".
bool isBehindChoices(const Piece& piece, std::size_t begin)
{
    constexpr std::size_t code = 3; // "Q5: Raptor"
    for (std::size_t at = 0; at < begin; ++at)
        if ((piece[at].is(':') && at > code) || piece[at].says({"with", "w", "mit"}))
            return true;
    return false;
}

/// All units whose names fit a piece well enough, with what each costs alone.
std::vector<NamedUnit> unitsThatFit(const GameNames& names, const Piece& piece, const Armies& armies)
{
    std::set<int> seen;
    for (auto at = piece.from; at < piece.to; ++at)
        for (const auto& hit : piece.hits->at(at))
            for (const auto& name : names.unitsWith(hit.word))
                seen.insert(name);
    std::vector<NamedUnit> found;
    for (const auto i : seen) {
        const auto& [kind, phrase] = names.unit(i);
        auto match = bestMatch(phrase, piece.line->tokens, *piece.hits, piece.from, piece.to);
        if (!match.isFound() || match.cost > worstName || (match.weight * 2 < phrase.weight && !match.isTelling) ||
            piece.line->tokens[match.begin].isNote)
            continue;
        NamedUnit named{kind, std::move(match), phrase.weight, 0};
        named.cost = named.match.cost + costOfArmy(names.catalogue(), names.catalogue().unit(kind).army, armies) +
                     (isBehindChoices(piece, named.match.begin - piece.from) ? behindChoices : 0);
        const auto known = std::ranges::find(found, kind, &NamedUnit::kind);
        if (known == found.end())
            found.push_back(std::move(named));
        else if (named.cost < known->cost)
            *known = std::move(named);
    }
    return found;
}

} // namespace

std::vector<NamedUnit> unitsNamed(const GameNames& names, const Piece& piece, const Armies& armies)
{
    auto found = unitsThatFit(names, bracketedName(names, piece).value_or(piece), armies);
    // Where an army has one kind of a family, it need not be said which: "light cavalry".
    const auto armyOf = [&](const NamedUnit& named) { return names.catalogue().unit(named.kind).army; };
    for (auto& named : found) {
        if (named.match.missing <= 0 || named.match.isTelling || armyOf(named) != armies.own)
            continue;
        const bool isAlone = std::ranges::none_of(found, [&](const NamedUnit& other) {
            return other.kind != named.kind && armyOf(other) == armies.own && other.match.begin < named.match.end &&
                   named.match.begin < other.match.end;
        });
        if (isAlone && named.match.weight * 3 >= named.weight)
            named.cost -= named.match.missing * 2 / 3;
    }
    // Where one name is wholly there, part of its words are no other name.
    for (const auto& whole : found)
        if (whole.match.isExact)
            for (auto& other : found)
                if (!other.match.isExact && other.match.begin >= whole.match.begin &&
                    other.match.end <= whole.match.end)
                    other.cost += partOfName;
    std::ranges::stable_sort(found, {},
                             [](const NamedUnit& named) { return std::pair(named.cost, -named.match.weight); });
    if (found.size() > mostUnits)
        found.resize(mostUnits);
    return found;
}

std::vector<Match> namesIn(const GameNames& names, const Piece& piece, Cost most)
{
    std::vector<Match> found;
    constexpr Cost inFront = 80; // more where a unit may begin
    for (auto at = piece.from; at < piece.to; ++at) {
        const auto& before = piece[at - piece.from - 1];
        const bool isLead = at == piece.from || before.isNumber() || before.is(';') || before.isA(isAboardWord) ||
                            before.isA(isUnderWord);
        const auto limit = most + (isLead ? inFront : 0);
        Match best;
        for (const auto& hit : piece.hits->at(at))
            for (const auto i : names.unitsWith(hit.word)) {
                const auto& phrase = names.unit(i).phrase;
                auto match = piece.matchAt(phrase, at - piece.from);
                if (match.isFound() && match.cost <= limit && match.weight * 2 >= phrase.weight &&
                    (!best.isFound() || std::pair(match.cost, best.end) < std::pair(best.cost, match.end)))
                    best = std::move(match);
            }
        if (best.isFound() && !piece[at - piece.from].isNote) {
            at = best.end - 1;
            found.push_back(std::move(best));
        }
    }
    return found;
}

} // namespace muster::text
