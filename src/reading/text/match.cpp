#include "reading/text/match.h"

#include "reading/text/plainwords.h"

#include <algorithm>

namespace muster::text {

namespace {

constexpr Cost twoWords = 5; ///< two words written as one, or one as two

/// The letters that a figure may stand for in print that a machine has read.
std::string_view lettersFor(const std::string& figure)
{
    return figure == "0" ? "o" : figure == "1" ? "li" : figure == "5" ? "s" : figure == "8" ? "b" : "";
}

/// A figure at the start or the end of a word may be a letter: 5ection, genera1.
void addWithFigure(const Token& token, const Token& next, const Vocabulary& vocabulary, std::vector<LineHits::At>& hits)
{
    if (!next.isGlued || token.isNumber() == next.isNumber() || next.isMark())
        return;
    for (const auto letter : lettersFor(token.isNumber() ? token.text : next.text)) {
        const auto whole = token.isNumber() ? letter + next.text : token.text + letter;
        if (const auto id = whole.size() >= 3 ? vocabulary.find(whole) : -1; id >= 0)
            hits.push_back({id, -1, twin, 2});
    }
}

/// Two words of a name written as one.
void addParted(const std::string& word, const Vocabulary& vocabulary, std::vector<LineHits::At>& hits)
{
    if (word.size() < 6 || word.size() > longestWord)
        return;
    for (std::size_t cut = 2; cut + 2 <= word.size(); ++cut) {
        const auto first = vocabulary.find(word.substr(0, cut));
        const auto second = first < 0 ? -1 : vocabulary.find(word.substr(cut));
        if (second >= 0)
            hits.push_back({first, second, twoWords, 1});
    }
}

/// One word of a name written as two.
void addJoined(const std::string& word, const std::string& next, Lookup& lookup, std::vector<LineHits::At>& hits)
{
    constexpr std::size_t longWord = 9; // it may have slips too
    const auto& vocabulary = lookup.vocabulary();
    const auto both = word + next;
    if (both.size() > longestWord)
        return;
    if (const auto joined = vocabulary.find(both); joined >= 0)
        hits.push_back({joined, -1, twoWords, 2});
    else if (both.size() >= longWord && vocabulary.find(word) < 0 && !isJoinWord(word) && !isFillWord(word))
        for (const auto& hit : lookup.find(both, false))
            if (hit.cost <= 2 * slip && vocabulary.word(hit.word).size() >= longWord)
                hits.push_back({hit.word, -1, hit.cost + twoWords, 2});
}

/// Finds the parts of a name from token to token.
class Matcher {
public:
    explicit Matcher(const Phrase& phrase) : m_parts(phrase.parts), m_taken(m_parts.size()), m_left(m_parts.size()) {}

    Match match(const Tokens& tokens, const LineHits& hits, std::size_t from, std::size_t to)
    {
        m_match.begin = from;
        for (auto at = from; at < to && m_left > 0; ++at) {
            const auto* hit = bestOf(hits.at(at), to - at);
            m_used.insert(m_used.end(), hit ? hit->span : 1, hit != nullptr);
            if (hit) {
                take(*hit);
                at += hit->span - 1;
                m_match.end = at + 1;
                m_match.used = m_used;
            } else if (at == from || !goesOnBehind(tokens[at], hits.at(at)))
                break;
        }
        if (!m_match.isFound())
            return {};
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            m_match.missing += m_taken[part] ? 0 : m_parts[part].missing;
        constexpr Cost mostMissing = 110; // of a name that is told from all others
        m_match.isExact &= m_left == 0;
        m_match.spared = m_match.isTelling ? std::max(m_match.missing - mostMissing, 0) : 0;
        m_match.missing -= m_match.spared;
        m_match.cost += m_match.missing;
        return std::move(m_match);
    }

private:
    /// The part that comes next, if it is this word, else the first that is free.
    [[nodiscard]] std::size_t partOf(const LineHits::At& hit) const
    {
        for (std::size_t step = 0; step < m_parts.size(); ++step)
            if (const auto part = (m_next + step) % m_parts.size(); !m_taken[part] && m_parts[part].word == hit.word)
                return part;
        return m_parts.size();
    }

    [[nodiscard]] const LineHits::At* bestOf(const std::vector<LineHits::At>& hits, std::size_t room) const
    {
        const LineHits::At* best = nullptr;
        for (const auto& hit : hits) {
            const auto part = partOf(hit);
            const bool fits = part < m_parts.size() && hit.span <= room &&
                              (hit.second < 0 || (part + 1 < m_parts.size() && !m_taken[part + 1] &&
                                                  m_parts[part + 1].word == hit.second));
            if (fits && (!best || hit.cost < best->cost))
                best = &hit;
        }
        return best;
    }

    void take(const LineHits::At& hit)
    {
        constexpr Cost outOfOrder = 10;
        const auto first = partOf(hit);
        m_match.cost += hit.cost + m_pending + (first < m_next ? outOfOrder : 0);
        m_match.isExact &= hit.cost <= 2 && first == m_next;
        m_pending = 0;
        m_extras = 0;
        m_next = first + (hit.second >= 0 ? 2 : 1);
        for (auto part = first; part < m_next; ++part) {
            m_taken[part] = true;
            m_match.isTelling |= m_parts[part].tells && hit.cost <= slip;
            m_match.weight += m_parts[part].missing;
            --m_left;
        }
    }

    /// Whether a name may go on behind a token that is no part of it.
    bool goesOnBehind(const Token& token, const std::vector<LineHits::At>& hits)
    {
        constexpr Cost extraWord = 60;
        constexpr Cost near = 25; // it is a word of another name
        const bool isOther = std::ranges::any_of(hits, [](const LineHits::At& hit) { return hit.cost <= near; });
        if (token.isMark()) {
            m_pending += token.isAny(",([") ? 5 : 0;
            return token.isAny("()-&./'[],");
        }
        m_pending += token.text.size() <= 3 && !isOther ? extraWord / 2 : extraWord;
        return !token.isNumber() && ++m_extras <= 1;
    }

    const std::vector<Phrase::Part>& m_parts;
    std::vector<bool> m_taken;
    std::size_t m_left;
    std::size_t m_next = 0;
    std::size_t m_extras = 0;
    Cost m_pending = 0; ///< of what stands between the last part found and here
    std::vector<bool> m_used;
    Match m_match;
};

} // namespace

LineHits::LineHits(const Tokens& tokens, Lookup& lookup) : m_at(tokens.size())
{
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& token = tokens[i];
        const auto* next = i + 1 < tokens.size() ? &tokens[i + 1] : nullptr;
        if (token.isMark() || token.isA(isPointsWord) || token.says("x"))
            continue;
        for (const auto& hit : lookup.find(token.text, token.isShort))
            m_at[i].push_back({hit.word, -1, hit.cost, 1});
        if (next)
            addWithFigure(token, *next, lookup.vocabulary(), m_at[i]);
        if (token.isWord())
            addParted(token.text, lookup.vocabulary(), m_at[i]);
        if (token.says("at") && next && next->says({"gun", "guns"})) { // the short form of anti-tank
            const auto anti = lookup.vocabulary().find("anti");
            if (const auto tank = lookup.vocabulary().find("tank"); anti >= 0 && tank >= 0)
                m_at[i].push_back({anti, tank, twoWords, 1});
        }
        if (token.isWord() && next && next->isWord())
            addJoined(token.text, next->text, lookup, m_at[i]);
    }
}

Match matchAt(const Phrase& phrase, const Tokens& tokens, const LineHits& hits, std::size_t from, std::size_t to)
{
    // A quick look first: does the word here belong to the name at all?
    const auto isOfName = [&](const LineHits::At& hit) {
        return std::ranges::find(phrase.parts, hit.word, &Phrase::Part::word) != phrase.parts.end();
    };
    if (from >= to || std::ranges::none_of(hits.at(from), isOfName))
        return {};
    return Matcher(phrase).match(tokens, hits, from, to);
}

Match bestMatch(const Phrase& phrase, const Tokens& tokens, const LineHits& hits, std::size_t from, std::size_t to)
{
    Match best;
    for (std::size_t i = from; i < to; ++i) {
        if (hits.at(i).empty())
            continue;
        auto match = matchAt(phrase, tokens, hits, i, to);
        // A word that the name does not take is left over, which costs more than a slip.
        constexpr Cost leftOver = 90;
        const auto worth = [](const Match& each) {
            return each.cost - leftOver * static_cast<Cost>(std::ranges::count(each.used, true));
        };
        if (match.isFound() && (!best.isFound() || worth(match) < worth(best)))
            best = std::move(match);
    }
    return best;
}

} // namespace muster::text
