#include "reading/text/ownname.h"

#include "reading/text/choicereader.h"
#include "reading/text/plainwords.h"
#include "reading/text/relation.h"
#include "reading/text/unitnames.h"

#include <algorithm>

namespace muster::text {

namespace {

/// Looks for a unit's own name from place to place.
class OwnNameFinder {
public:
    OwnNameFinder(const GameNames& names, Id<Unit> kind, const Piece& piece, std::vector<bool>& taken)
        : m_names(names), m_kind(kind), m_piece(piece), m_taken(taken)
    {
    }

    OwnName find(std::size_t begin, std::size_t end)
    {
        before(begin);
        behindTitle(end);
        for (std::size_t at = 0; at + 1 < m_piece.size(); ++at)
            if (!m_taken[at] && m_piece[at].is('"') && (at < begin || at >= end))
                at = inQuotes(at);
            else if (!m_taken[at] && m_piece[at].isA(isNameWord))
                called(at);
        inBrackets(end);
        behindMark(end);
        // Armies and sections in cells of their own: "| Marauders |", "| line |"
        for (auto from = end; m_piece.line->isRow && from < m_piece.size(); ++from) {
            if (!m_piece[from].is('|') && !m_piece[from].is(','))
                continue;
            auto to = from + 1;
            while (to < m_piece.size() && !m_piece[to].isAny("|,"))
                ++to;
            if (to > from + 1 && !m_piece.has(from + 1, to, &Token::isNumber) && !isTaken(from + 1, to) &&
                isLabel(from + 1, to) && choicesIn(from + 1, to).taken == 0)
                take(from + 1, to);
        }
        // Armies, sections and places in brackets anywhere: "[Marauders]", "(allied)".
        for (auto open = end; open + 1 < m_piece.size(); ++open)
            if (const auto close = closeOf(open);
                close > open + 1 && !m_piece.has(open + 1, close, &Token::isNumber) && isLabel(open + 1, close))
                take(open, close + 1);
        return std::move(m_found);
    }

private:
    void take(std::size_t from, std::size_t to)
    {
        for (auto at = from; at < to; ++at)
            m_taken[at] = true;
    }

    [[nodiscard]] bool isTaken(std::size_t from, std::size_t to) const
    {
        return std::any_of(m_taken.begin() + static_cast<std::ptrdiff_t>(from),
                           m_taken.begin() + static_cast<std::ptrdiff_t>(to), [](bool is) { return is; });
    }

    void takeName(std::size_t from, std::size_t to)
    {
        while (from < to && (m_piece[from].isMark() || m_taken[from]))
            ++from;
        while (to > from && m_piece[to - 1].isMark() && !m_piece[to - 1].isAny("!?."))
            --to;
        if (m_found.name.empty())
            m_found.name = m_piece.words(from, to);
        take(from, to);
    }

    /// Where a bracket closes; 0 where none opens or closes.
    [[nodiscard]] std::size_t closeOf(std::size_t open) const
    {
        auto close = m_piece[open].isAny("([") ? open + 1 : m_piece.size();
        while (close < m_piece.size() && !m_piece[close].isAny(")]"))
            ++close;
        return close < m_piece.size() ? close : 0;
    }

    /// Whether the words are an army, a section, a place or a label, and no name that somebody chose.
    [[nodiscard]] bool isLabel(std::size_t from, std::size_t to) const
    {
        std::size_t read = 0;
        std::size_t words = 0;
        for (auto at = from; at < to; ++at)
            if (m_piece[at].isWord()) {
                ++words;
                for (const auto isKind : {isFillWord, isAboardWord, isUnderWord, isAllyWord, isHeadWord, isReserveWord,
                                          isJoinWord, isSentenceWord, isColumnWord, isGroupWord})
                    if (isKind(m_piece[at].text)) {
                        ++read;
                        break;
                    }
            }
        const auto cover = [&](const Phrase& phrase) {
            const auto match =
                bestMatch(phrase, m_piece.line->tokens, *m_piece.hits, m_piece.from + from, m_piece.from + to);
            if (match.isFound() && match.cost <= 60)
                read = std::max(read, match.end - match.begin);
        };
        for (const auto& [army, phrase] : m_names.armies())
            cover(phrase);
        for (const auto& phrase : m_names.sections())
            cover(phrase);
        for (const auto& [place, phrase] : m_names.places())
            cover(phrase);
        return words > 0 && read >= words;
    }

    /// Whether words before the name are another unit: then they are no name that somebody gave it.
    [[nodiscard]] bool namesOther(std::size_t from, std::size_t to) const
    {
        constexpr Cost near = 150;
        const auto others = namesIn(m_names, m_piece.part(from, to), near);
        return std::ranges::any_of(others, [](const Match& match) { return match.end - match.begin > 1; });
    }

    /// Whether figures between two tokens belong to another unit: "Infantry 300, two tanks, artillery".
    [[nodiscard]] bool hasFigures(std::size_t first, std::size_t last, bool isNamed) const
    {
        if (first > 0 && m_piece[first].says("x") && m_piece[first - 1].isNumber() && !m_taken[first - 1])
            return true;
        for (auto at = first; at < last; ++at) {
            const auto& token = m_piece[at];
            const bool isFigure = token.isNumber() && (token.isTagged || token.number >= 20 || !isNamed);
            const bool isSaid = token.isWord() && valueOf(token) && !isNamed && token.text.size() > 2 &&
                                token.text != "one" && !token.isCapital;
            if (!m_taken[at] && (isFigure || isSaid))
                return true;
        }
        return false;
    }

    /// Before the name of the unit: "Rust (Raptor)", "Rust" - Raptor.
    void before(std::size_t begin)
    {
        std::size_t first = 0;
        while (first < begin && (m_taken[first] || !m_piece[first].isWord()))
            ++first;
        auto last = begin;
        while (last > first && m_taken[last - 1])
            --last;
        if (first >= begin)
            return;
        const auto& mark = m_piece[last - 1];
        const auto& second = m_piece[first + 1];
        const bool isCode = first + 2 < begin && second.isNumber() &&
                            (second.isGlued || isGroupWord(m_piece[first].text)) && m_piece[first + 2].is(':');
        const bool isNamed = mark.isAny("([-\"");
        constexpr Cost most = 150;
        if (!isCode && (hasFigures(first, last, isNamed) || (!isNamed && namesOther(first, last))))
            m_found.cost += most;
        else if (isCode || isLabel(first, last))
            take(first, last);
        else if (isNamed || mark.isAny(":,=") || (mark.is('|') && last == begin))
            takeName(first, last);
        else {
            constexpr Cost word = 40;
            constexpr Cost smallWord = 5;
            Cost words = 0;
            for (auto at = first; at < last; ++at)
                if (const auto& token = m_piece[at]; token.isWord() && !m_taken[at]) {
                    const bool isSmall = isFillWord(token.text) || isSentenceWord(token.text) || isJoinWord(token.text);
                    words += isSmall ? smallWord : word;
                    m_taken[at] = true;
                }
            m_found.cost += std::min(words, most);
        }
    }

    /// "General: Pelopidas", where there is nothing to choose.
    void behindTitle(std::size_t end)
    {
        const auto& choices = m_names.choicesOf(m_kind);
        const auto isOther = [](const Token& each) { return each.isNumber() || (each.isWord() && !each.isCapital); };
        if (choices.options.empty() && choices.groups.empty() && m_piece[end].is(':') && m_piece[end + 1].isCapital &&
            m_piece.size() - end <= 6 && !m_piece.has(end + 1, m_piece.size(), isOther))
            takeName(end + 1, m_piece.size());
    }

    /// Where the quotes that open there close; the same place where they do not.
    std::size_t inQuotes(std::size_t open)
    {
        auto close = open + 1;
        while (close < m_piece.size() && !m_piece[close].is('"'))
            ++close;
        if (close == m_piece.size() || close == open + 1)
            return open;
        const auto isOfPrice = [](const Token& token) { return token.isNumber() || token.isA(isPointsWord); };
        if (!m_piece.has(open + 1, close, [&](const Token& token) { return !isOfPrice(token); }))
            return close; // [i]162 points[/i]
        takeName(open + 1, close);
        return close;
    }

    void called(std::size_t at)
    {
        m_taken[at] = true;
        auto last = at + 1;
        while (m_piece[last].isWord() && (m_piece[last].isCapital || isFillWord(m_piece[last].text)) && !m_taken[last])
            ++last;
        if (last == at + 1 && m_piece[last].isWord())
            ++last;
        takeName(at + 1, last);
    }

    [[nodiscard]] Choices choicesIn(std::size_t from, std::size_t to) const
    {
        return readChoices(m_names, m_kind, {m_piece.part(from, to)}, {std::vector<bool>(to - from, false)}, 1, 1);
    }

    /// "Legionaries, First Cohort", "General: Quintus Fabius": capitals behind a mark that are no choice.
    void behindMark(std::size_t end)
    {
        if (!m_found.name.empty() || !m_piece[end].isAny(",:"))
            return;
        auto last = end + 1;
        while (m_piece[last].isWord() && !m_taken[last] &&
               (m_piece[last].isCapital || (last > end + 1 && isFillWord(m_piece[last].text))))
            ++last;
        const bool isWhole = last == m_piece.size() || m_piece[last].isAny("([-.") || m_piece[last].isNumber();
        if (last < end + 3 || !isWhole || isLabel(end + 1, last))
            return;
        if (const auto choices = choicesIn(end + 1, last); choices.taken == 0 && !choices.leftovers.empty())
            takeName(end + 1, last);
    }

    /// "Raptor (Rust)": words in brackets right after the unit that are no choice, no army and no number.
    void inBrackets(std::size_t end)
    {
        const auto close = closeOf(end);
        if (close <= end + 1)
            return;
        for (auto at = end + 1; at < close; ++at)
            if (m_piece[at].isNumber() || m_taken[at] || m_piece[at].isAny(",;+"))
                return;
        if (isLabel(end + 1, close))
            take(end, close + 1);
        else if (choicesIn(end + 1, close).taken == 0 &&
                 !relationIn(m_piece.line->tokens, m_piece.from + end + 1)) // "(has the Grunts inside)"
            takeName(end + 1, close);
    }

    const GameNames& m_names;
    Id<Unit> m_kind;
    const Piece& m_piece;
    std::vector<bool>& m_taken;
    OwnName m_found;
};

} // namespace

OwnName ownNameOf(const GameNames& names, Id<Unit> kind, const Piece& piece, std::size_t begin, std::size_t end,
                  std::vector<bool>& taken)
{
    return OwnNameFinder(names, kind, piece, taken).find(begin, end);
}

} // namespace muster::text
