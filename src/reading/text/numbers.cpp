#include "reading/text/numbers.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <optional>

namespace muster::text {

namespace {

/// Looks for the counts of a unit from place to place.
class CountFinder {
public:
    CountFinder(const GameNames& names, const std::vector<Piece>& pieces, std::size_t begin, std::size_t end,
                Taken& taken)
        : m_names(names), m_pieces(pieces), m_first(pieces.front()), m_begin(begin), m_end(end), m_taken(taken)
    {
    }

    std::vector<Count> find(Id<Unit> kind)
    {
        m_kind = kind;
        before();
        atStart();
        if (std::ranges::all_of(m_counts, [](const Count& count) { return count.value == 0; }))
            m_counts.clear();
        if (m_counts.empty())
            modelsBelow(kind);
        for (std::size_t piece = 1; piece < m_pieces.size() && m_counts.empty(); ++piece)
            below(m_pieces[piece], m_taken[piece]);
        const bool isFirst = m_counts.empty();
        for (auto at = m_end; at < m_first.size(); ++at)
            if (m_first[at].isNumber() && m_first[at].isCount && !isTaken(at))
                addAfter(at);
        rightAfter(isFirst);
        atEnd();
        return std::move(m_counts);
    }

private:
    [[nodiscard]] bool isTaken(std::size_t at) const { return m_taken.front()[at]; }
    void take(std::size_t at) { m_taken.front()[at] = true; }

    [[nodiscard]] std::optional<std::int64_t> valueAt(std::size_t at) const
    {
        const auto& its = m_first[at];
        const bool isOfCode = its.isNumber() && its.isGlued && m_first[at - 1].isWord() && !m_first[at - 1].says("x");
        return isOfCode ? std::nullopt : valueOf(its); // Rus5
    }

    /// Whether a unit may have so many models, or so many of it may be in a list: "Predator Squadron 180" has a price.
    [[nodiscard]] bool mayCount(std::int64_t number) const
    {
        constexpr std::int64_t mostCopies = 50;
        return number <= mostCopies ||
               m_names.catalogue().unit(m_kind).allowsModels(static_cast<int>(std::min<std::int64_t>(number, 10'000)));
    }

    void addAfter(std::size_t at, bool isTimes = false, bool isModels = false)
    {
        constexpr std::size_t most = 3;
        if (m_counts.size() >= most)
            return;
        m_counts.push_back({valueOf(m_first[at]).value_or(1), isTimes, true, isModels});
        take(at);
    }

    /// Before the name: "2x", "2 x 10", "two squads of 10".
    void before()
    {
        Count count; // what stands between it and the name
        std::size_t words = 0;
        for (auto at = m_begin; at-- > 0 && m_counts.size() < 2;) {
            const auto& its = m_first[at];
            if (const auto value = valueAt(at)) {
                if (its.isTagged || (its.says("a") && !m_counts.empty()))
                    break;
                count.value = *value;
                count.isArticle = its.isWord() && (its.text.size() <= 2 || its.text.starts_with("ein"));
                m_counts.push_back(count);
                take(at);
                for (auto each = at + 1; each < m_begin; ++each) {
                    const auto& token = m_first[each];
                    if (!token.isWord() || token.says({"x", "of"}) || token.isA(isGroupWord) || token.isA(isModelWord))
                        take(each);
                }
                count = {};
                words = 0;
            } else if (its.says("x"))
                count.isTimes = true;
            else if (its.isA(isGroupWord))
                count.isUnits = true;
            else if (its.isA(isModelWord))
                count.isModels = true;
            else if (!its.says("of") && !its.isAny("*|") && !(its.is('-') && its.isGlued) &&
                     (!its.isWord() || ++words > (m_counts.empty() ? 1U : 0U)))
                break;
        }
    }

    /// At the start of the line, before a name of the unit's own: "20 x Ferry
    /// Company (Infantry)".
    void atStart()
    {
        std::size_t at = 0;
        while (at < m_begin && m_first[at].isMark())
            ++at;
        if (at + 3 < m_begin && m_first[at].isNumber() && m_first[at + 1].isAny("-|"))
            at += 2; // the price stands first: "350 - 10 Windfall (Infantry)"
        if (!m_counts.empty() || at + 1 >= m_begin || isTaken(at) || m_first[at].isTagged || !valueAt(at))
            return;
        const auto& next = m_first[at + 1];
        const bool isTimes = next.says("x");
        if ((!next.isWord() && !next.isAny("\"*")) || (m_first[at].isWord() && !isTimes && !isGroupWord(next.text)))
            return;
        m_counts.push_back({*valueAt(at), isTimes});
        take(at);
        if (isTimes)
            take(at + 1);
    }

    /// Models below a unit, kind by kind: "17x Infantry: rifles", "1x Bannerman".
    void modelsBelow(Id<Unit> kind)
    {
        std::int64_t models = 0;
        bool isNamed = false;
        for (std::size_t i = 1; i < m_pieces.size(); ++i) {
            const auto& piece = m_pieces[i];
            auto& taken = m_taken[i];
            if (piece.size() < 2 || !piece[0].isPlainNumber())
                continue;
            const auto name = piece[1].text == "x" ? 2U : 1U;
            for (const auto& each : m_names.units()) {
                if (each.unit != kind)
                    continue;
                if (const auto match = piece.matchAt(each.phrase, name); match.isFound() && match.isExact) {
                    isNamed = true;
                    models += piece[0].number;
                    std::fill_n(taken.begin(), match.end - piece.from, true);
                    break;
                }
            }
            const auto isOf = [&](const GroupName& group) {
                const auto match = piece.matchAt(group.phrase, name);
                return match.isFound() && match.cost <= 10;
            };
            if (!taken.front() && std::ranges::any_of(m_names.choicesOf(kind).groups, isOf))
                models += piece[0].number;
        }
        if (isNamed)
            m_counts.push_back({models, false, true, true});
    }

    /// "15 models", "Qty: 5" on a line of its own below the unit.
    void below(const Piece& piece, std::vector<bool>& taken)
    {
        std::optional<std::size_t> number;
        bool isModels = false;
        bool isCopies = false;
        for (std::size_t at = 0; at < piece.size() && !(piece[at].is(',') && isModels); ++at) {
            const auto& token = piece[at];
            if (token.isPlainNumber() && !number)
                number = at;
            else if (token.isA(isModelWord))
                isModels = true;
            else if (token.isA(isCountKey) || token.isA(isGroupWord))
                isCopies = true;
            else if (token.isNumber() || (token.isWord() && !isColumnWord(token.text) && token.text != "x"))
                return;
        }
        if (!number || (!isModels && !isCopies))
            return;
        m_counts.push_back({piece[*number].number, !isModels, true, isModels});
        if (isModels)
            taken[*number] = true;
        else
            taken.assign(taken.size(), true);
    }

    /// Right after the name: "x3", "(10)", "10 models", "of ten", "6 Stück".
    void rightAfter(bool isFirst)
    {
        auto at = m_end;
        while (m_first[at].isAny("([),|") || m_first[at].says("of") || m_first[at].isA(isGroupWord))
            ++at;
        const auto& here = m_first[at];
        const auto& next = m_first[at + 1];
        if (here.says("x") && next.isPlainNumber()) {
            take(at);
            addAfter(at + 1, true);
        } else if (!here.isTagged && !here.isMended && valueAt(at) && !isTaken(at)) {
            if (next.isA(isCountKey)) {
                addAfter(at, true);
                take(at + 1);
                return;
            }
            // A bare number at the end may be the price; in brackets it may be
            // either. Where there is a count already, a bare number in brackets is a
            // price.
            const bool isModels = next.isA(isModelWord);
            const bool closes = next.isAny(")],");
            const bool isInside =
                at > m_end && closes && (m_first[at - 1].is('[') || (m_first[at - 1].is('(') && isFirst));
            const bool isBare = at == m_end && at + 1 < m_first.size() && !closes && !next.says("x");
            if (isModels || (here.isNumber() && (isInside || isBare) && mayCount(here.number)))
                addAfter(at, false, isModels);
        }
    }

    /// Behind other words: "Infantry - 10 models - 108 pts", "Heavy cavalry 4x";
    /// where nothing has a price, "Heavy cavalry 4" too.
    void atEnd()
    {
        const bool isTimes = std::ranges::any_of(m_counts, &Count::isTimes);
        // "Elephants, 5 units", "Peltasts - 2 units": how many of it.
        for (auto at = m_end; at + 1 < m_first.size() && !isTimes; ++at)
            if ((m_first[at].isPlainNumber() || m_first[at].text.size() > 2) && valueAt(at) && !isTaken(at) &&
                (at == m_end || m_first[at - 1].isMark()) && m_first[at + 1].isA(isGroupWord) &&
                !m_first[at + 2].isWord()) {
                take(at + 1);
                m_counts.clear();
                addAfter(at, true);
                return;
            }
        const auto isFree = [&](std::size_t at) { return m_first[at].isPlainNumber() && !isTaken(at); };
        for (auto at = m_end + 1; at + 1 < m_first.size() && m_counts.empty(); ++at)
            if (isFree(at) && m_first[at - 1].isMark() && m_first[at + 1].isA(isModelWord) && m_first[at + 2].isMark())
                addAfter(at, false, true);
        auto last = m_first.size();
        while (last > m_end && m_first[last - 1].isMark())
            --last;
        if (!m_counts.empty()) { // "Termagant Brood (95) x2"
            if (!isTimes && last > m_end + 1 && m_first[last - 1].isPlainNumber() && !isTaken(last - 1) &&
                m_first[last - 2].says("x") && m_first[last - 1].isGlued) {
                take(last - 2);
                m_counts.clear();
                addAfter(last - 1, true);
            }
        } else if (isFree(m_end) && m_first[m_end + 1].says("x") && m_first[m_end + 2].isMark()) { // "Stalkers 2x, 260"
            take(m_end + 1);
            addAfter(m_end, true);
        } else if (last > m_end + 1 && isFree(last - 1) && m_first[last - 2].says("x") && m_first[last - 1].isGlued) {
            take(last - 2);
            addAfter(last - 1, true);
        } else if (last > m_end + 1 && m_first[last - 1].says("x") && isFree(last - 2)) {
            take(last - 1);
            addAfter(last - 2, true);
        } else if (!m_names.catalogue().ruleset.hasPoints && last > m_end &&
                   (isFree(last - 1) || (last == m_first.size() && m_first[last - 2].is(',') && !isTaken(last - 1) &&
                                         numberWord(m_first[last - 1].text)))) // "Warband, six"
            addAfter(last - 1, true);
    }

    const GameNames& m_names;
    const std::vector<Piece>& m_pieces;
    const Piece& m_first;
    std::size_t m_begin;
    std::size_t m_end;
    Taken& m_taken;
    Id<Unit> m_kind;
    std::vector<Count> m_counts;
};

/// "105 each", "105 points each", "@105"
bool isEachPrice(const Piece& piece, std::size_t at)
{
    return piece[at + 1].isA(isEachWord) || piece[at + 2].isA(isEachWord) || piece[at - 1].isA(isEachWord) ||
           piece[at - 1].is('@');
}

/// Whether a number with no word for points stands where prices do: last,
/// first, in brackets or alone in a cell.
bool isLoosePrice(const Piece& piece, std::size_t at, std::size_t begin, std::size_t end)
{
    const auto& before = piece[at - 1];
    const auto& next = piece[at + 1];
    const bool isFirst = at < begin && !piece.has(0, at, &Token::isWord);
    const bool isLast = at + 1 == piece.size() || (at + 2 == piece.size() && !next.isNumber());
    const bool inBrackets = before.isAny("([") && next.isAny(")]");
    const bool isCell = piece.line->isRow && (at == 0 || before.isAny("|,")) &&
                        (at + 1 == piece.size() || next.is('|') || isPointsWord(next.text));
    // "Raptor - 105 - quad", "Warboss, 250, and under him"
    const bool isParted = piece[at].number >= leastLoosePrice &&
                          ((next.is('-') && !next.isGlued) || (before.isAny(",:-") && next.isAny(",;")));
    constexpr std::int64_t nearName = 50; // no count of models, or it was taken as one
    return isFirst || (at == end && piece[at].number > nearName) ||
           (at >= end && (isLast || inBrackets || isCell || isParted));
}

/// "Points Cost: 105 pts", "Total: 130": a line below a unit that says nothing
/// but its price.
bool isSumLine(const Piece& piece)
{
    return !piece.has(0, piece.size(), [](const Token& token) {
        return token.isWord() && !isFillWord(token.text) && !isTotalWord(token.text) && !isColumnWord(token.text) &&
               !isEachWord(token.text);
    });
}

} // namespace

std::vector<Count> countsOf(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces, std::size_t begin,
                            std::size_t end, Taken& taken)
{
    return CountFinder(names, pieces, begin, end, taken).find(kind);
}

std::vector<Price> pricesOf(const std::vector<Piece>& pieces, std::size_t begin, std::size_t end, Taken& taken)
{
    std::vector<Price> prices;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto& piece = pieces[i];
        for (std::size_t at = 0; at < piece.size(); ++at) {
            if (!piece[at].isNumber() || taken[i][at])
                continue;
            const bool isLast = piece[at - 1].is('=');
            const bool isEach = isEachPrice(piece, at);
            if (!piece[at].isTagged && !isLast && !isEach && (i > 0 || !isLoosePrice(piece, at, begin, end)))
                continue;
            // In lines below, only sums count: prices of options are theirs.
            if (i > 0 && !isLast && !isSumLine(piece))
                continue;
            prices.push_back({piece[at].number, isEach, piece[at].isTagged, isLast});
            taken[i][at] = true;
        }
    }
    return prices;
}

} // namespace muster::text
