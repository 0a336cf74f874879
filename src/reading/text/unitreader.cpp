#include "reading/text/unitreader.h"

#include "reading/text/plainwords.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <array>
#include <set>

namespace muster::text {

namespace {

constexpr std::size_t mostUnits = 7;
constexpr Cost worstName = 300;

// What numbers cost that do not fit.
constexpr Cost priceDiffers = 250;
constexpr Cost baseOnly = 30;
constexpr Cost perModel = 20;
constexpr Cost unusedNumber = 60;

constexpr std::int64_t leastPrice = 20;
constexpr std::int64_t mostCounted = 10'000; ///< as many models as a unit may have in a roster

constexpr Cost wordBefore = 40;
constexpr Cost partOfName = 120;

/// A number beside the name of a unit.
struct Count {
    std::size_t at = 0;
    std::int64_t value = 0;
    bool isTimes = false;   ///< with an x
    bool isAfter = false;   ///< after the name
    bool isModels = false;  ///< with a word for models
    bool isUnits = false;   ///< with a word for units
    bool isArticle = false; ///< nothing but "a"
};

struct Price {
    std::int64_t value = 0;
    bool isEach = false;
    bool isTagged = false;
    bool isLast = false; ///< after "="
};

struct Numbers {
    std::vector<Count> counts;
    std::vector<Price> prices;
};

class Reader {
public:
    Reader(const GameNames& names, const std::vector<Piece>& pieces, const Armies& armies)
        : m_names(names), m_pieces(pieces), m_armies(armies)
    {
    }

    std::vector<UnitReading> read()
    {
        std::vector<UnitReading> readings;
        for (const auto& named : unitsNamed(m_names, m_pieces.front(), m_armies))
            readAs(named, readings);
        std::ranges::stable_sort(readings, {}, &UnitReading::cost);
        return readings;
    }

private:
    [[nodiscard]] const Token& token(std::size_t at) const
    {
        return m_pieces.front().line->tokens[m_pieces.front().from + at];
    }
    [[nodiscard]] std::size_t size() const { return m_pieces.front().to - m_pieces.front().from; }

    void readAs(const NamedUnit& named, std::vector<UnitReading>& readings)
    {
        m_taken.clear();
        for (const auto& piece : m_pieces)
            m_taken.emplace_back(piece.to - piece.from, false);
        auto& taken = m_taken.front();
        const auto begin = named.match.begin - m_pieces.front().from;
        const auto end = named.match.end - m_pieces.front().from;
        for (auto at = begin; at < end; ++at)
            taken[at] = true;
        UnitReading base;
        base.kind = named.kind;
        // The name alone decides whether it is a unit; the army decides which.
        base.nameCost = named.match.isExact ? std::min(named.cost, 60) : named.cost;
        base.nameWeight = named.match.weight;
        base.phraseWeight = named.weight;
        base.cost = named.cost;
        base.nameBegin = named.match.begin;
        base.nameEnd = named.match.end;
        if (!named.match.isExact)
            mend(base, named);
        Numbers numbers;
        findCounts(begin, end, numbers, named);
        findReserve(base);
        findOwnName(begin, end, base);
        findPrices(begin, end, numbers);
        tryCounts(base, numbers, readings);
    }

    void mend(UnitReading& reading, const NamedUnit& named) const
    {
        reading.mended.push_back(
            written(m_pieces.front().line->tokens, named.match.begin, named.match.end).toStdString() + " -> " +
            m_names.catalogue().unit(named.kind).name);
    }

    // ---- numbers

    [[nodiscard]] std::optional<std::int64_t> numberAt(std::size_t at) const
    {
        const auto& its = token(at);
        if (its.isNumber() && its.isGlued && at > 0 && token(at - 1).isWord() && token(at - 1).text != "x")
            return std::nullopt; // Rus5
        if (its.isNumber())
            return its.number;
        return its.isWord() ? numberWord(its.text) : std::nullopt;
    }

    void findCounts(std::size_t begin, std::size_t end, Numbers& numbers, const NamedUnit& named)
    {
        auto& taken = m_taken.front();
        // Before the name: "2x", "2 x 10", "two squads of 10".
        bool isTimes = false;
        bool isUnits = false;
        bool isModels = false;
        std::size_t words = 0;
        for (auto at = begin; at > 0 && numbers.counts.size() < 2; --at) {
            const auto& its = token(at - 1);
            if ((its.isNumber() || its.isWord()) && numberAt(at - 1)) {
                if (its.isTagged)
                    break;
                // "125 - 10 Grunts": the first number of a line, parted by a dash, is a price.
                const bool isParted =
                    at < begin && (token(at).is('-') || token(at).is('|') || token(at).is(':') || token(at).is('('));
                if (isParted && !its.isCount)
                    break;
                if (its.isWord() && its.text == "a" && !numbers.counts.empty())
                    break;
                numbers.counts.push_back({at - 1, *numberAt(at - 1), isTimes, false, isModels, isUnits,
                                          its.isWord() && (its.text.size() <= 2 || its.text.starts_with("ein"))});
                for (auto each = at - 1; each < begin; ++each)
                    taken[each] = taken[each] || !token(each).isWord() || token(each).text == "x" ||
                                  isGroupWord(token(each).text) || isModelWord(token(each).text) ||
                                  token(each).text == "of" || each == at - 1;
                isTimes = isUnits = isModels = false;
                words = 0;
                continue;
            }
            if (its.isWord() && its.text == "x")
                isTimes = true;
            else if (its.isWord() && isGroupWord(its.text))
                isUnits = true;
            else if (its.isWord() && isModelWord(its.text))
                isModels = true;
            else if (its.isWord() && its.text == "of")
                continue;
            else if (its.is('*') || its.is('|') || (its.is('-') && its.isGlued))
                continue;
            else if (its.isWord() && ++words > (numbers.counts.empty() ? 1U : 0U))
                break;
            else if (!its.isWord())
                break;
        }
        countAtStart(begin, numbers);
        if (std::ranges::all_of(numbers.counts, [](const Count& count) { return count.value == 0; }))
            numbers.counts.clear();
        countsBelow(numbers, named);
        const bool hasCount = !numbers.counts.empty();
        // After it: "x3", "(10)", "10 models", "of ten".
        auto at = end;
        while (at < size() &&
               (token(at).is('(') || token(at).is('[') || token(at).is(')') || token(at).is(',') || token(at).is('|') ||
                (token(at).isWord() && (token(at).text == "of" || isGroupWord(token(at).text)))))
            ++at;
        for (auto each = end; each < size(); ++each)
            if (token(each).isNumber() && token(each).isCount && !taken[each])
                addAfter(numbers, each, false);
        if (at < size() && token(at).isWord() && token(at).text == "x" && at + 1 < size() && token(at + 1).isNumber() &&
            !token(at + 1).isTagged) {
            taken[at] = true;
            addAfter(numbers, at + 1, true);
        } else if (at < size() && !taken[at] && !token(at).isTagged && numberAt(at) && !token(at).isMended) {
            const bool isModels2 = at + 1 < size() && token(at + 1).isWord() && isModelWord(token(at + 1).text);
            const bool closes =
                at + 1 < size() && (token(at + 1).is(')') || token(at + 1).is(']') || token(at + 1).is(','));
            const bool isTimes2 = at + 1 < size() && token(at + 1).isWord() && token(at + 1).text == "x";
            const bool opens = at > end && (token(at - 1).is('(') || token(at - 1).is('['));
            const bool isLast = at + 1 == size();
            // A bare number at the end may be the price; in brackets it may be either.
            // Where there is a count already, a bare number in brackets is a price.
            const bool isCopies = at + 1 < size() && token(at + 1).isWord() && isCountKey(token(at + 1).text);
            if (isCopies) { // "Warbands, 6 Stück"
                addAfter(numbers, at, true);
                m_taken.front()[at + 1] = true;
            } else if (isModels2 ||
                       (token(at).isNumber() && ((opens && closes && (!hasCount || token(at - 1).is('['))) ||
                                                 (!isLast && at == end && !isTimes2 && !closes))))
                addAfter(numbers, at, false, isModels2);
        }
        // "Infantry - 10 models - 108 pts"
        for (auto each = end + 1; each + 1 < size() && numbers.counts.empty(); ++each)
            if (token(each).isNumber() && !token(each).isTagged && !taken[each] &&
                token(each - 1).kind == Token::Kind::Mark && token(each + 1).isWord() &&
                isModelWord(token(each + 1).text) && (each + 2 == size() || token(each + 2).kind == Token::Kind::Mark))
                addAfter(numbers, each, false, true);
        // At the end: "Heavy cavalry 4x"; where nothing has a price, "Heavy cavalry 4" too.
        auto last = size();
        while (last > end && token(last - 1).kind == Token::Kind::Mark)
            --last;
        // "Stalkers section 2x, 260"
        if (numbers.counts.empty() && end + 1 < size() && token(end).isNumber() && !token(end).isTagged &&
            !taken[end] && token(end + 1).isWord() && token(end + 1).text == "x" &&
            (end + 2 == size() || token(end + 2).kind == Token::Kind::Mark)) {
            taken[end + 1] = true;
            addAfter(numbers, end, true);
        }
        // "x2"
        if (numbers.counts.empty() && last > end + 1 && token(last - 1).isNumber() && !token(last - 1).isTagged &&
            token(last - 2).isWord() && token(last - 2).text == "x" && token(last - 1).isGlued && !taken[last - 1]) {
            taken[last - 2] = true;
            addAfter(numbers, last - 1, true);
        }
        const bool endsInTimes = last > end && token(last - 1).isWord() && token(last - 1).text == "x";
        const auto number2 = endsInTimes ? last - 2 : last - 1;
        if (numbers.counts.empty() && last > end + (endsInTimes ? 1 : 0) && token(number2).isNumber() &&
            !token(number2).isTagged && !taken[number2] && (endsInTimes || !m_names.catalogue().ruleset.hasPoints)) {
            addAfter(numbers, number2, true);
            if (endsInTimes)
                taken[last - 1] = true;
        }
        // A number that is a part of the unit's own name is used already.
        std::erase_if(numbers.counts, [&](const Count& count) { return count.at >= begin && count.at < end; });
        (void)named;
    }

    /// "15 models", "Qty: 5" or "17x Infantry: rifles" on a line of its own below the unit.
    void countsBelow(Numbers& numbers, const NamedUnit& named)
    {
        if (numbers.counts.empty())
            countModelsBelow(numbers, named);
        for (std::size_t piece = 1; piece < m_pieces.size() && numbers.counts.empty(); ++piece) {
            const auto& its = m_pieces[piece];
            std::optional<std::size_t> number;
            bool isModels = false;
            bool isCopies = false;
            bool isOther = false;
            for (auto at = its.from; at < its.to; ++at) {
                const auto& token = its.line->tokens[at];
                if (token.isNumber() && !token.isTagged && !number)
                    number = at;
                else if (token.isWord() && isModelWord(token.text))
                    isModels = true;
                else if (token.isWord() && (isCountKey(token.text) || isGroupWord(token.text)))
                    isCopies = true;
                else if (token.isNumber() || (token.isWord() && !isColumnWord(token.text) && token.text != "x"))
                    isOther = true;
                if (token.is(',') && isModels)
                    break;
            }
            if (number && isModels && !isOther) {
                numbers.counts.push_back({size(), its.line->tokens[*number].number, false, true, true, false});
                m_taken[piece][*number - its.from] = true;
            } else if (number && isCopies && !isModels && !isOther) {
                numbers.counts.push_back({size(), its.line->tokens[*number].number, true, true, false, false});
                std::fill(m_taken[piece].begin(), m_taken[piece].end(), true);
            }
        }
    }

    /// Models below a unit, kind by kind: "17x Infantry: rifles", "1x Bannerman".
    void countModelsBelow(Numbers& numbers, const NamedUnit& named)
    {
        const auto& groups = m_names.choicesOf(named.kind).groups;
        std::int64_t models = 0;
        bool isNamed = false;
        for (std::size_t piece = 1; piece < m_pieces.size(); ++piece) {
            const auto& its = m_pieces[piece];
            const auto& tokens = its.line->tokens;
            if (its.from + 1 >= its.to || !tokens[its.from].isNumber() || tokens[its.from].isTagged)
                continue;
            const auto name = its.from + (tokens[its.from + 1].text == "x" ? 2U : 1U);
            for (const auto& each : m_names.units()) {
                if (each.unit != named.kind)
                    continue;
                const auto match = matchAt(each.phrase, tokens, *its.hits, name, its.to);
                if (!match.isFound() || !match.isExact)
                    continue;
                isNamed = true;
                models += tokens[its.from].number;
                std::fill_n(m_taken[piece].begin(), match.end - its.from, true);
                break;
            }
            for (const auto& group : groups)
                if (const auto match = matchAt(group.phrase, tokens, *its.hits, name, its.to);
                    match.isFound() && match.cost <= 10 && !m_taken[piece].front()) {
                    models += tokens[its.from].number;
                    break;
                }
        }
        if (isNamed)
            numbers.counts.push_back({size(), models, false, true, true, false});
    }

    /// At the start of the line, before a name of the unit's own: "20 x Ferry Company (Infantry)".
    void countAtStart(std::size_t begin, Numbers& numbers)
    {
        auto& taken = m_taken.front();
        std::size_t at = 0;
        while (at < begin && token(at).kind == Token::Kind::Mark)
            ++at;
        if (at + 3 < begin && token(at).isNumber() && (token(at + 1).is('-') || token(at + 1).is('|')))
            at += 2; // the price stands first: "350 - 10 Windfall (Infantry)"
        if (!numbers.counts.empty() || at + 1 >= begin || taken[at] || token(at).isTagged || !numberAt(at))
            return;
        const auto& next = token(at + 1);
        const bool isTimes = next.isWord() && next.text == "x";
        if (!next.isWord() && !next.is('"') && !next.is('*'))
            return;
        if (token(at).isWord() && !isTimes && !isGroupWord(next.text))
            return;
        numbers.counts.push_back({at, *numberAt(at), isTimes, false, false, false});
        taken[at] = true;
        if (isTimes)
            taken[at + 1] = true;
    }

    void addAfter(Numbers& numbers, std::size_t at, bool isTimes, bool isModels = false)
    {
        if (numbers.counts.size() >= 3)
            return;
        const auto value = token(at).isNumber() ? token(at).number : numberAt(at).value_or(1);
        numbers.counts.push_back({at, value, isTimes, true, isModels, false});
        m_taken.front()[at] = true;
    }

    void findPrices(std::size_t begin, std::size_t end, Numbers& numbers)
    {
        for (std::size_t piece = 0; piece < m_pieces.size(); ++piece) {
            const auto& its = m_pieces[piece];
            const auto& tokens = its.line->tokens;
            auto& taken = m_taken[piece];
            for (auto at = its.from; at < its.to; ++at) {
                const auto local = at - its.from;
                const auto& each = tokens[at];
                if (!each.isNumber() || taken[local])
                    continue;
                const auto next = [&](std::size_t ahead) -> const Token* {
                    return at + ahead < its.to ? &tokens[at + ahead] : nullptr;
                };
                const bool isEquals = at > its.from && tokens[at - 1].is('=');
                const bool isEach =
                    (next(1) && next(1)->is('/') && next(2) && next(2)->isWord() && isModelWord(next(2)->text)) ||
                    (next(1) && next(1)->isWord() && isEachWord(next(1)->text)) ||
                    (next(2) && next(2)->isWord() && isEachWord(next(2)->text)) ||
                    (at > its.from &&
                     ((tokens[at - 1].isWord() && isEachWord(tokens[at - 1].text)) || tokens[at - 1].is('@')));
                bool isLoose = false;
                if (piece == 0 && !each.isTagged && !isEquals) {
                    const bool isLast =
                        local + 1 == taken.size() || (local + 2 == taken.size() && !tokens[at + 1].isNumber());
                    const bool isFirst =
                        local < begin && std::ranges::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(its.from),
                                                              tokens.begin() + static_cast<std::ptrdiff_t>(at),
                                                              [](const Token& before) { return before.isWord(); });
                    const bool inBrackets = at > its.from && (tokens[at - 1].is('(') || tokens[at - 1].is('[')) &&
                                            next(1) && (next(1)->is(')') || next(1)->is(']'));
                    const bool isCell = its.line->isRow &&
                                        (local == 0 || tokens[at - 1].is('|') || tokens[at - 1].is(',')) &&
                                        (!next(1) || next(1)->is('|') || isPointsWord(next(1)->text));
                    const bool inPlace = local >= end || isFirst;
                    const bool isParted = each.number >= leastPrice && next(1) && next(1)->is('-') && !next(1)->isGlued;
                    isLoose = inPlace && (isLast || isFirst || inBrackets || isCell || isEach || isParted);
                }
                if (!each.isTagged && !isEquals && !isLoose && !isEach)
                    continue;
                // In lines below, only sums count: prices of options are theirs.
                if (piece > 0 && !isEquals && !isSumLine(its))
                    continue;
                numbers.prices.push_back({each.number, isEach, each.isTagged, isEquals});
                if (piece > 0 || each.isTagged || isEquals || isLoose || isEach)
                    taken[local] = true;
            }
        }
    }

    /// "Points Cost: 105 pts", "Total: 130": a line below a unit that says nothing but its price.
    static bool isSumLine(const Piece& piece)
    {
        for (auto at = piece.from; at < piece.to; ++at) {
            const auto& its = piece.line->tokens[at];
            if (its.isWord() && !isFillWord(its.text) && !isTotalWord(its.text) && !isColumnWord(its.text) &&
                !isEachWord(its.text))
                return false;
        }
        return true;
    }

    // ---- words

    void findReserve(UnitReading& reading)
    {
        for (std::size_t piece = 0; piece < m_pieces.size(); ++piece) {
            const auto& its = m_pieces[piece];
            auto& taken = m_taken[piece];
            const auto at = [&](std::size_t i) -> const Token& { return its.line->tokens[its.from + i]; };
            for (std::size_t i = 0; i < taken.size(); ++i) {
                if (taken[i] || !at(i).isWord() || !isReserveWord(at(i).text))
                    continue;
                const bool isHeld = at(i).text == "held";
                if (isHeld && !(i + 1 < taken.size() && at(i + 1).isWord() &&
                                (at(i + 1).text == "back" || at(i + 1).text == "in")))
                    continue;
                reading.isReserve = true;
                taken[i] = true;
                static constexpr auto around = std::to_array<std::string_view>(
                    {"in", "back", "strategic", "as", "from", "starts", "start", "der", "die", "yes", "ja"});
                for (const auto beside : {i - 1, i + 1})
                    if (beside < taken.size() && at(beside).isWord() &&
                        std::ranges::find(around, at(beside).text) != around.end())
                        taken[beside] = true;
                if (isHeld && i + 2 < taken.size() && at(i + 2).isWord() && isReserveWord(at(i + 2).text))
                    taken[i + 2] = true;
            }
        }
    }

    /// Words of the line between two tokens, as they came.
    [[nodiscard]] std::string wordsOf(std::size_t from, std::size_t to) const
    {
        const auto& piece = m_pieces.front();
        return written(piece.line->tokens, piece.from + from, piece.from + to).toStdString();
    }

    /// Whether the words are an army, a section, a place or a label, and no name that somebody chose.
    [[nodiscard]] bool isLabel(std::size_t from, std::size_t to) const
    {
        std::size_t read = 0;
        std::size_t words = 0;
        const auto& piece = m_pieces.front();
        const auto cover = [&](const Phrase& phrase) {
            const auto match = bestMatch(phrase, piece.line->tokens, *piece.hits, piece.from + from, piece.from + to);
            if (match.isFound() && match.cost <= 60)
                read = std::max(read, match.end - match.begin);
        };
        for (auto at = from; at < to; ++at)
            if (token(at).isWord()) {
                ++words;
                const auto& word = token(at).text;
                if (isFillWord(word) || isAboardWord(word) || isUnderWord(word) || isAllyWord(word) ||
                    isHeadWord(word) || isReserveWord(word) || isJoinWord(word) || isSentenceWord(word) ||
                    isColumnWord(word) || isGroupWord(word))
                    ++read;
            }
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
        auto before = m_pieces.front();
        before.to = before.from + to;
        before.from += from;
        constexpr Cost near = 150;
        const auto others = namesIn(m_names, before, near);
        return std::ranges::any_of(others, [](const Match& match) { return match.end - match.begin > 1; });
    }

    void takeName(UnitReading& reading, std::size_t from, std::size_t to)
    {
        while (from < to && (token(from).kind == Token::Kind::Mark || m_taken.front()[from]))
            ++from;
        while (to > from && token(to - 1).kind == Token::Kind::Mark && !token(to - 1).is('!') &&
               !token(to - 1).is('?') && !token(to - 1).is('.'))
            --to;
        if (from == to)
            return;
        if (reading.unit.name.empty())
            reading.unit.name = wordsOf(from, to);
        for (auto at = from; at < to; ++at)
            m_taken.front()[at] = true;
    }

    void findOwnName(std::size_t begin, std::size_t end, UnitReading& reading)
    {
        auto& taken = m_taken.front();
        // Before the name of the unit: "Rust (Raptor)", "Rust" - Raptor.
        std::size_t first = begin;
        for (std::size_t at = 0; at < begin; ++at)
            if (token(at).isWord() && !taken[at]) {
                first = at;
                break;
            }
        if (first < begin) {
            auto last = begin;
            while (last > first && taken[last - 1])
                --last;
            const bool isParted =
                last > 0 && (token(last - 1).is('(') || token(last - 1).is('[') || token(last - 1).is('-') ||
                             token(last - 1).is('"') || token(last - 1).is(':') || token(last - 1).is(',') ||
                             token(last - 1).is('=') || token(last - 1).is('|'));
            const bool isCode = token(first).isWord() && first + 2 < begin && token(first + 1).isNumber() &&
                                (token(first + 1).isGlued || isGroupWord(token(first).text)) &&
                                token(first + 2).is(':');
            // "Infantry 300, two tanks, artillery": figures belong to other units, and are left for all to see.
            const bool isNamed = isParted && (token(last - 1).is('(') || token(last - 1).is('[') ||
                                              token(last - 1).is('-') || token(last - 1).is('"'));
            bool hasPrice = first > 0 && token(first).text == "x" && token(first - 1).isNumber() && !taken[first - 1];
            for (auto at = first; at < last; ++at)
                hasPrice |= !taken[at] &&
                            ((token(at).isNumber() && (token(at).isTagged || token(at).number >= 20 || !isNamed)) ||
                             (token(at).isWord() && !isNamed && token(at).text.size() > 2 && token(at).text != "one" &&
                              numberWord(token(at).text) && !token(at).isCapital));
            if ((hasPrice || (!isNamed && namesOther(first, last))) && !isCode)
                reading.cost += 150;
            else if (isCode || isLabel(first, last)) {
                for (auto at = first; at < last; ++at)
                    taken[at] = true;
            } else if (isParted && !(token(last - 1).is('|') && last != begin)) {
                takeName(reading, first, last);
            } else {
                Cost words = 0;
                for (auto at = first; at < last; ++at)
                    if (token(at).isWord() && !taken[at]) {
                        words +=
                            isFillWord(token(at).text) || isSentenceWord(token(at).text) || isJoinWord(token(at).text)
                                ? 5
                                : wordBefore;
                        taken[at] = true;
                    }
                reading.cost += std::min(words, 150);
            }
        }
        // "General: Pelopidas", where there is nothing to choose.
        if (const auto& choices = m_names.choicesOf(reading.kind);
            choices.options.empty() && choices.groups.empty() && end + 1 < size() && token(end).is(':') &&
            token(end + 1).isCapital && size() - end <= 6 &&
            std::none_of(m_pieces.front().line->tokens.begin() +
                             static_cast<std::ptrdiff_t>(m_pieces.front().from + end + 1),
                         m_pieces.front().line->tokens.begin() + static_cast<std::ptrdiff_t>(m_pieces.front().to),
                         [](const Token& each) { return each.isNumber() || (each.isWord() && !each.isCapital); }))
            takeName(reading, end + 1, size());
        // In quotes, or after "called".
        for (std::size_t at = 0; at + 1 < size(); ++at) {
            if (taken[at])
                continue;
            if (token(at).is('"') && (at < begin || at >= end)) {
                auto close = at + 1;
                while (close < size() && !token(close).is('"'))
                    ++close;
                if (close < size() && close > at + 1) {
                    takeName(reading, at + 1, close);
                    at = close;
                }
            } else if (token(at).isWord() && isNameWord(token(at).text)) {
                taken[at] = true;
                auto last = at + 1;
                while (last < size() && token(last).isWord() &&
                       (token(last).isCapital || isFillWord(token(last).text)) && !taken[last])
                    ++last;
                if (last == at + 1 && last < size() && token(last).isWord())
                    ++last;
                takeName(reading, at + 1, last);
            }
        }
        bracketAfter(end, reading);
        nameAfterMark(end, reading);
        // Armies, sections and places in brackets anywhere: "[Marauders]", "(allied)".
        for (auto open = end; open + 1 < size(); ++open)
            if (token(open).is('(') || token(open).is('[')) {
                auto close = open + 1;
                while (close < size() && !token(close).is(')') && !token(close).is(']'))
                    ++close;
                bool hasNumber = false;
                for (auto at = open + 1; at < close; ++at)
                    hasNumber |= token(at).isNumber();
                if (close < size() && close > open + 1 && !hasNumber && isLabel(open + 1, close))
                    for (auto at = open; at <= close; ++at)
                        taken[at] = true;
            }
    }

    /// "Legionaries, First Cohort", "General: Quintus Fabius": capitals behind a mark that are no choice.
    void nameAfterMark(std::size_t end, UnitReading& reading)
    {
        if (!reading.unit.name.empty() || end + 1 >= size() || !(token(end).is(',') || token(end).is(':')))
            return;
        auto last = end + 1;
        while (last < size() && token(last).isWord() && !m_taken.front()[last] &&
               (token(last).isCapital || (last > end + 1 && isFillWord(token(last).text))))
            ++last;
        const bool isWhole = last == size() || token(last).is('(') || token(last).is('[') || token(last).is('-') ||
                             token(last).is('.') || token(last).isNumber();
        if (last < end + 3 || !isWhole || isLabel(end + 1, last))
            return;
        Piece inside = m_pieces.front();
        inside.from += end + 1;
        inside.to = m_pieces.front().from + last;
        const auto choices =
            readChoices(m_names, reading.kind, {inside}, {std::vector<bool>(last - end - 1, false)}, 1, 1);
        if (choices.taken == 0 && !choices.leftovers.empty())
            takeName(reading, end + 1, last);
    }

    /// "Raptor (Rust)": words in brackets right after the unit that are no choice, no army and no number.
    void bracketAfter(std::size_t end, UnitReading& reading)
    {
        if (end + 2 >= size() || !(token(end).is('(') || token(end).is('[')))
            return;
        auto close = end + 1;
        while (close < size() && !token(close).is(')') && !token(close).is(']'))
            ++close;
        if (close == size() || close == end + 1)
            return;
        for (auto at = end + 1; at < close; ++at)
            if (token(at).isNumber() || m_taken.front()[at] || token(at).is(',') || token(at).is(';') ||
                token(at).is('+'))
                return;
        if (isLabel(end + 1, close)) {
            for (auto at = end; at <= close; ++at)
                m_taken.front()[at] = true;
            return;
        }
        Piece inside = m_pieces.front();
        inside.from += end + 1;
        inside.to = m_pieces.front().from + close;
        const auto choices =
            readChoices(m_names, reading.kind, {inside}, {std::vector<bool>(close - end - 1, false)}, 1, 1);
        if (choices.taken == 0)
            takeName(reading, end + 1, close);
    }

    // ---- figures

    void tryCounts(const UnitReading& base, const Numbers& numbers, std::vector<UnitReading>& readings)
    {
        const auto& kind = m_names.catalogue().unit(base.kind);
        const bool isFixed = kind.sizes.empty() ? kind.minModels == kind.maxModels : kind.sizes.size() == 1;
        const auto size = kind.defaultModels();
        const auto& counts = numbers.counts;
        const auto asModels = [&](const Count& count) -> Cost {
            const auto value = static_cast<int>(std::min(count.value, mostCounted));
            Cost cost = count.isUnits ? 150 : 0;
            if (count.value < 1)
                return 400;
            if (kind.allowsModels(value))
                return cost;
            return cost + (isFixed || !kind.sizes.empty() ? 220 : 30);
        };
        const auto asCopies = [&](const Count& count) -> Cost {
            if (count.value < 1)
                return 400;
            if (count.value == 1)
                return count.isModels ? 40 : 0;
            Cost cost = count.isModels ? 150 : count.isTimes || count.isUnits ? 0 : 20;
            if (isFixed && size > 1 && count.value == size && !count.isUnits)
                cost += 100;
            if (!isFixed && !count.isUnits)
                cost += count.isTimes ? 60 : 90;
            if (count.isAfter && !count.isTimes)
                cost += 40;
            if (count.value > 9)
                cost += count.value > 50 ? 400 : 120;
            return cost;
        };
        const auto add = [&](int copies, std::optional<int> models, Cost cost, const Count* dropped = nullptr) {
            auto reading = base;
            reading.copies = copies;
            reading.cost += cost;
            if (!isFixed)
                reading.unit.models = models.value_or(size);
            else if (models && *models != size)
                reading.unit.models = *models;
            finish(std::move(reading), numbers, readings);
            // A number that is not counted may be the price, also of all that is attached to the unit: "Driller (175)".
            auto& made = readings.back();
            const auto isPrice = [&](const Count& count) {
                return (count.isAfter && count.value >= leastPrice && count.value <= mostCounted) ||
                       isSaid({count.value}, made.points) || isSaid({count.value}, made.points * made.copies);
            };
            made.dropsNumber = (dropped && !dropped->isArticle && !isPrice(*dropped) &&
                                std::ranges::count(counts, dropped->value, &Count::value) == 1) ||
                               std::ranges::any_of(counts, [&](const Count& count) {
                                   return count.value > mostCounted && !isPrice(count);
                               });
        };
        const auto small = [](const Count& count) { return static_cast<int>(std::min(count.value, mostCounted)); };
        if (counts.empty()) {
            add(1, std::nullopt, isFixed ? 0 : kind.sizes.empty() ? 40 : 20);
            return;
        }
        if (counts.size() == 1) {
            const auto& only = counts.front();
            add(1, small(only), asModels(only));
            if (only.value >= 1 && only.value <= 50 && !(only.value == 1 && isFixed && size == 1))
                add(small(only), std::nullopt, asCopies(only) + (isFixed || only.value == 1 ? 0 : 20));
            add(1, std::nullopt, unusedNumber + 60, &only);
            return;
        }
        for (std::size_t i = 0; i < 2; ++i) {
            const auto& copies = counts[i];
            const auto& models = counts[1 - i];
            if (copies.value >= 1 && copies.value <= 50)
                add(small(copies), small(models),
                    asCopies(copies) + asModels(models) + (i == 0 && !copies.isTimes && copies.value != 1 ? 30 : 0));
        }
        add(1, small(counts.front()), asModels(counts.front()) + unusedNumber, &counts[1]);
    }

    void finish(UnitReading reading, const Numbers& numbers, std::vector<UnitReading>& readings) const
    {
        const auto& kind = m_names.catalogue().unit(reading.kind);
        const auto models = reading.unit.models.value_or(kind.defaultModels());
        const auto choices = readChoices(m_names, reading.kind, m_pieces, m_taken, std::max(models, 1), reading.copies);
        reading.cost += choices.cost;
        reading.unit.options = choices.options;
        reading.unit.groups = choices.groups;
        reading.hasOpenMount = choices.hasOpenMount;
        for (const auto& mended : choices.mended)
            reading.mended.push_back(mended.written + " -> " + mended.name);
        for (const auto& left : choices.leftovers) {
            const auto& piece = m_pieces[left.piece];
            const auto& tokens = piece.line->tokens;
            const auto& first = tokens[piece.from + left.begin];
            reading.unknown.push_back(
                {first.begin + 1, written(tokens, piece.from + left.begin, piece.from + left.end).toStdString()});
            reading.unknownLine.push_back(first.line);
        }
        for (std::size_t piece = 0; piece < m_pieces.size(); ++piece) {
            bool isAny = false;
            for (std::size_t at = 0; at < choices.used[piece].size(); ++at)
                isAny |= choices.used[piece][at];
            reading.isChoice.push_back(isAny);
        }
        reading.isBare =
            numbers.counts.empty() && numbers.prices.empty() && choices.taken == 0 && reading.unit.name.empty();
        reading.used = choices.used.front();
        reading.hasCount = std::ranges::any_of(numbers.counts, [](const Count& count) { return !count.isArticle; });
        reading.points = pointsOf(reading.kind, reading.unit);
        weighPrices(reading, numbers.prices, models);
        readings.push_back(std::move(reading));
    }

    [[nodiscard]] Points pointsOf(Id<Unit> kind, const RosterUnit& unit) const
    {
        const auto& catalogue = m_names.catalogue();
        if (!catalogue.ruleset.hasPoints)
            return {};
        Roster roster;
        roster.ruleset = catalogue.ruleset.id;
        roster.army = catalogue.army(catalogue.unit(kind).army).id;
        roster.units.push_back(unit);
        roster.units.back().id = "u1";
        roster.units.back().unit = catalogue.unit(kind).id;
        const auto assessment = assess(catalogue, roster);
        return assessment.units.empty() ? Points() : assessment.units.front().points;
    }

    /// Texts leave out fractions of a point, or they are not read.
    static bool isSaid(const Price& price, Points points) { return price.value == points.floor(); }

    void weighPrices(UnitReading& reading, const std::vector<Price>& prices, int models) const
    {
        reading.claimable = reading.points;
        if (prices.empty() || !m_names.catalogue().ruleset.hasPoints)
            return;
        RosterUnit plain;
        plain.models = reading.unit.models;
        const auto base = pointsOf(reading.kind, plain);
        Cost best = 1'000'000;
        for (const auto& price : prices) {
            const auto all = reading.points * reading.copies;
            Cost cost = priceDiffers;
            auto claimable = price.isEach || reading.copies == 1 ? reading.points : all;
            if (isSaid(price, reading.points) && (reading.copies == 1 || price.isEach)) {
                cost = 0;
                claimable = reading.points;
            } else if (isSaid(price, all)) {
                cost = 0;
                claimable = all;
            } else if (isSaid(price, reading.points)) {
                cost = 15;
                claimable = reading.points;
            } else if (isSaid(price, base) || isSaid(price, base * reading.copies))
                cost = baseOnly;
            else if (models > 1 && price.value * models == reading.points.floor())
                cost = perModel;
            // What stands last or with a word for points is meant more than a bare number.
            cost += price.isTagged || price.isLast ? 0 : 2;
            if (cost < best || (cost == best && price.isLast)) {
                best = cost;
                reading.claimed = price.value;
                reading.claimable = claimable;
                reading.disagrees = cost >= baseOnly;
            }
        }
        reading.cost += best;
    }

    const GameNames& m_names;
    const std::vector<Piece>& m_pieces;
    const Armies& m_armies;
    std::vector<std::vector<bool>> m_taken; ///< by piece and token
};

/// What it costs that a unit is of this army.
Cost costOfArmy(const Catalogue& catalogue, Id<Army> army, const Armies& armies)
{
    if (armies.own.isNone() || (armies.named.isNone() ? army == armies.own : army == armies.named))
        return 0;
    if (army == armies.own)
        return 40;
    return catalogue.army(armies.own).isAlly(catalogue.army(army).id) ? 120 : 180;
}

} // namespace

namespace {

/// "Nob Urzog (Nob)": the tokens inside brackets that are wholly the name of a unit; empty where there are none.
std::pair<std::size_t, std::size_t> bracketedName(const GameNames& names, const Piece& piece)
{
    const auto& tokens = piece.line->tokens;
    for (auto open = piece.from; open < piece.to; ++open) {
        if (!tokens[open].is('(') || open == piece.from)
            continue;
        int depth = 0;
        auto close = open;
        for (; close < piece.to; ++close) {
            depth += tokens[close].is('(') ? 1 : tokens[close].is(')') ? -1 : 0;
            if (depth == 0)
                break;
        }
        const bool hasWordBefore = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(piece.from),
                                               tokens.begin() + static_cast<std::ptrdiff_t>(open),
                                               [](const Token& token) { return token.isWord() && token.text != "x"; });
        if (close == piece.to || !hasWordBefore)
            continue;
        for (const auto& hit : piece.hits->at(open + 1))
            for (const auto i : names.unitsWith(hit.word)) {
                const auto match =
                    matchAt(names.units()[static_cast<std::size_t>(i)].phrase, tokens, *piece.hits, open + 1, close);
                const bool isWhole = match.weight == names.units()[static_cast<std::size_t>(i)].phrase.weight;
                if (!match.isFound() || match.cost > (isWhole ? 200 : 60))
                    continue;
                // A bracket at the end of the name closes before.
                if (match.end == close || (match.end + 1 == close && tokens[match.end].is(')')))
                    return {open + 1, close};
            }
    }
    return {0, 0};
}

} // namespace

std::vector<NamedUnit> unitsNamed(const GameNames& names, const Piece& all, const Armies& armies)
{
    auto piece = all;
    if (const auto [from, to] = bracketedName(names, all); from < to) {
        piece.from = from;
        piece.to = to;
    }
    std::set<int> seen;
    for (auto at = piece.from; at < piece.to; ++at)
        for (const auto& hit : piece.hits->at(at))
            for (const auto& name : names.unitsWith(hit.word))
                seen.insert(name);
    std::vector<NamedUnit> found;
    for (const auto i : seen) {
        const auto& name = names.units()[static_cast<std::size_t>(i)];
        auto match = bestMatch(name.phrase, piece.line->tokens, *piece.hits, piece.from, piece.to);
        if (!match.isFound() || match.cost > worstName || (match.weight * 2 < name.phrase.weight && !match.isTelling) ||
            piece.line->tokens[match.begin].isNote)
            continue;
        NamedUnit named{name.unit, std::move(match), name.phrase.weight, 0};
        named.cost = named.match.cost + costOfArmy(names.catalogue(), names.catalogue().unit(name.unit).army, armies);
        // Behind a colon or "with" stand choices.
        bool isBehind = false;
        bool isCode = true;
        for (auto at = piece.from; at < named.match.begin; ++at) { // nothing stands before a name in brackets
            const auto& token = piece.line->tokens[at];
            isBehind |= (token.is(':') && !isCode) ||
                        (token.isWord() && (token.text == "with" || token.text == "w" || token.text == "mit"));
            isCode &= at < piece.from + 3;
        }
        if (isBehind)
            named.cost += 60;
        const auto known = std::ranges::find(found, named.kind, &NamedUnit::kind);
        if (known == found.end())
            found.push_back(std::move(named));
        else if (named.cost < known->cost)
            *known = std::move(named);
    }
    // Where an army has one kind of a family, it need not be said which: "light cavalry".
    for (auto& named : found) {
        const auto army = names.catalogue().unit(named.kind).army;
        if (named.match.missing <= 0 || named.match.isTelling || army != armies.own)
            continue;
        const bool isAlone = std::ranges::none_of(found, [&](const NamedUnit& other) {
            return other.kind != named.kind && names.catalogue().unit(other.kind).army == army &&
                   other.match.begin < named.match.end && named.match.begin < other.match.end;
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
    std::ranges::stable_sort(found, [](const NamedUnit& a, const NamedUnit& b) {
        return std::pair(a.cost, -a.match.weight) < std::pair(b.cost, -b.match.weight);
    });
    if (found.size() > mostUnits)
        found.resize(mostUnits);
    return found;
}

std::vector<Match> namesIn(const GameNames& names, const Piece& piece, Cost most)
{
    std::vector<Match> found;
    constexpr Cost inFront = 80; // more where a unit may begin
    for (auto at = piece.from; at < piece.to; ++at) {
        const auto& tokens = piece.line->tokens;
        const bool isLead =
            at == piece.from || tokens[at - 1].isNumber() || tokens[at - 1].is(';') ||
            (tokens[at - 1].isWord() && (isAboardWord(tokens[at - 1].text) || isUnderWord(tokens[at - 1].text)));
        const auto limit = most + (isLead ? inFront : 0);
        Match best;
        for (const auto& hit : piece.hits->at(at))
            for (const auto i : names.unitsWith(hit.word)) {
                const auto& phrase = names.units()[static_cast<std::size_t>(i)].phrase;
                auto match = matchAt(phrase, piece.line->tokens, *piece.hits, at, piece.to);
                if (match.isFound() && match.cost <= limit && match.weight * 2 >= phrase.weight &&
                    (!best.isFound() || match.cost < best.cost || (match.cost == best.cost && match.end > best.end)))
                    best = std::move(match);
            }
        if (best.isFound()) {
            at = best.end - 1;
            found.push_back(std::move(best));
        }
    }
    return found;
}

std::vector<UnitReading> readUnit(const GameNames& names, const std::vector<Piece>& pieces, const Armies& armies)
{
    return Reader(names, pieces, armies).read();
}

} // namespace muster::text
