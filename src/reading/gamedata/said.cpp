#include "reading/gamedata/said.h"

#include "reading/text/plainwords.h"

#include <algorithm>

namespace muster::gamewords {

namespace {

using text::Token;

constexpr std::int64_t mostCount = 999; ///< a larger number is no count

bool isOpen(const Token& token) { return token.is('(') || token.is('['); }

/// Words beside figures that are no names: points, and what costs are called.
bool isFigureWord(const Token& token)
{
    return token.isWord() && (text::isPointsWord(token.text) || text::isEachWord(token.text) || token.text == "pl" ||
                              token.text == "cp" || token.text == "x");
}

class SaidReader {
public:
    SaidReader(const UnitNames& names, const text::Line& line, std::size_t position)
        : m_names(names), m_tokens(line.tokens), m_line(position)
    {
    }

    void read(std::size_t from, std::size_t to, std::vector<Said>& things)
    {
        m_count = {};
        std::int64_t load = 0; // "9 with": so many have each thing that follows
        bool isBeside = false; // the last thing stands right before
        auto strange = from;   // where words begin that mean nothing
        const auto endStrange = [&](std::size_t at) {
            if (at > strange)
                addStrange(strange, at);
            strange = at;
        };
        for (auto at = from; at < to;) {
            const auto& token = m_tokens[at];
            if (token.isMark()) {
                endStrange(at);
                if (isOpen(token)) {
                    const auto close = closingOf(m_tokens, at, to);
                    readBracket(at + 1, close, things, isBeside);
                    at = close < to ? close + 1 : to;
                } else if (token.is(':') && isBeside && !things.empty()) {
                    read(at + 1, to, things.back().below);
                    return;
                } else if (token.is('"')) {
                    isBeside = isNameInQuotes(at, to);
                    if (isBeside)
                        addThing(at + 1, closingQuote(at, to), load, things);
                    at = isBeside ? closingQuote(at, to) + 1 : readOwnName(at, to);
                } else {
                    if (token.is('|'))
                        m_isBehindPrice = m_isBehindPrice || !m_said.prices.empty();
                    isBeside = false;
                    m_count = {};
                    ++at;
                }
                strange = at;
                continue;
            }
            if (const auto end = m_names.nameEnd(m_tokens, at, to); end > at && endsThere(end, to)) {
                endStrange(at);
                addThing(at, end, load, things);
                isBeside = true;
                at = strange = end;
                continue;
            }
            if (token.isNumber() || token.text == "x") {
                if (token.isTagged || token.number > mostCount || isLast(at, to) || isPrice(at, to)) {
                    endStrange(at);
                    addPrice(token.number, token.isTagged || isPrice(at, to), isBeside, things);
                    at = strange = at + 1;
                    continue;
                }
                if (const auto count = countAt(m_tokens, at, to); count.end > at) {
                    endStrange(at);
                    if (isBeside && token.text == "x") // "Rifle x2"
                        setCount(things.back(), count.count);
                    else if (isLoad(at, count.end, to)) {
                        load = count.count;
                        m_count = {};
                    } else
                        m_count = count;
                    at = strange = count.end;
                    continue;
                }
                endStrange(at);
                at = strange = at + 1;
                continue;
            }
            if (text::isJoinWord(token.text) || text::isFillWord(token.text) || isFigureWord(token) ||
                isLabel(at, to)) {
                endStrange(at);
                at = strange = isLabel(at, to) ? labelEnd(at, to) : at + 1;
                continue;
            }
            isBeside = false;
            ++at;
        }
        endStrange(to);
    }

    SaidOfUnit take() { return std::move(m_said); }

private:
    /// A name ends where words end: at a mark, a number or a word that joins.
    [[nodiscard]] bool endsThere(std::size_t end, std::size_t to) const
    {
        if (end >= to || !m_tokens[end].isWord())
            return true;
        const auto& next = m_tokens[end];
        return text::isJoinWord(next.text) || isFigureWord(next) || next.text == "or" || next.text == "in" ||
               m_names.nameEnd(m_tokens, end, to) > end;
    }

    [[nodiscard]] bool isLast(std::size_t at, std::size_t to) const
    {
        return std::all_of(m_tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                           m_tokens.begin() + static_cast<std::ptrdiff_t>(to),
                           [](const Token& token) { return token.isMark() || isFigureWord(token); });
    }

    /// "9 with": at the beginning, or behind a mark that parts things.
    [[nodiscard]] bool isLoad(std::size_t at, std::size_t end, std::size_t to) const
    {
        return end < to && m_tokens[end].text == "with" && (at == 0 || m_tokens[at - 1].isAny(",:;(["));
    }

    /// "Captain = 90 (Net)", "Captain - 90 with Net": what stands behind a name and before no other one.
    [[nodiscard]] bool isPrice(std::size_t at, std::size_t to) const
    {
        if (!m_tokens[at].isNumber() || at == 0 || m_tokens[at - 1].isAny(",:;(["))
            return false;
        const auto& before = m_tokens[at - 1];
        const bool isBehind = before.is('=') || (before.is('-') && !before.isGlued) || before.isWord();
        return isBehind && at + 1 < to && (m_tokens[at + 1].isAny("([:") || m_tokens[at + 1].text == "with");
    }

    static void setCount(Said& said, std::int64_t count)
    {
        said.count = count;
        said.hasCount = true;
    }

    /// "Heavy weapons:", "Enhancement:": few words before a colon, which head what follows.
    [[nodiscard]] std::size_t labelEnd(std::size_t at, std::size_t to) const
    {
        constexpr std::size_t most = 5;
        for (auto end = at; end < to && end <= at + most; ++end) {
            if (m_tokens[end].is(':'))
                return end + 1;
            if (!m_tokens[end].isWord())
                return at;
        }
        return at;
    }
    [[nodiscard]] bool isLabel(std::size_t at, std::size_t to) const
    {
        return labelEnd(at, to) > at && (at == 0 || m_tokens[at - 1].isMark() || m_tokens[at - 1].isNumber());
    }

    /// What stands in brackets: the price of what is before it, how many it is, or what it has.
    void readBracket(std::size_t from, std::size_t to, std::vector<Said>& things, bool isBeside)
    {
        std::vector<const Token*> numbers;
        bool hasWords = false;
        bool hasCost = false; // a kind of cost is named: they are prices
        for (auto at = from; at < to; ++at) {
            if (m_tokens[at].isNumber())
                numbers.push_back(&m_tokens[at]);
            else if (const auto cost = m_names.costs->longest(m_tokens, at, to); cost.things) {
                at = cost.end - 1;
                hasCost = true;
            } else
                hasWords = hasWords || (m_tokens[at].isWord() && !isFigureWord(m_tokens[at]));
        }
        if (!hasWords || isCosts(from, to)) {
            for (const auto* number : numbers)
                addPrice(number->number, hasCost || number->isTagged || numbers.size() > 1, isBeside, things);
            return;
        }
        const auto count = m_count;
        read(from, to, isBeside && !things.empty() ? things.back().below : things);
        m_count = count;
    }

    /// Costs of several kinds: numbers, each with one word behind it.
    [[nodiscard]] bool isCosts(std::size_t from, std::size_t to) const
    {
        bool isNumber = false;
        for (auto at = from; at < to; ++at) {
            if (m_tokens[at].isMark())
                continue;
            if (m_tokens[at].isWord() && !isNumber)
                return false;
            isNumber = m_tokens[at].isNumber();
            if (isNumber && m_names.book.longest(m_tokens, at + 1, to).things)
                return false;
        }
        return true;
    }

    void addPrice(std::int64_t number, bool isTagged, bool isBeside, std::vector<Said>& things)
    {
        if (isBeside && !things.empty())
            things.back().prices.push_back(number);
        else if (isTagged)
            m_said.prices.push_back(number);
        else
            m_said.figures.push_back(number);
    }

    /// The name at [from, to), with the count before it; `load`: so many have it, 0 where nothing says that.
    void addThing(std::size_t from, std::size_t to, std::int64_t load, std::vector<Said>& things)
    {
        Said said{m_line, from, to, keyOf(m_tokens, from, to), 1, false, load > 0, {}, {}};
        said.count = m_count.count * std::max<std::int64_t>(load, 1);
        said.hasCount = m_count.end > 0 || load > 0;
        things.push_back(std::move(said));
        m_count = {};
    }

    [[nodiscard]] std::size_t closingQuote(std::size_t open, std::size_t to) const
    {
        auto close = open + 1;
        while (close < to && !m_tokens[close].is('"'))
            ++close;
        return close;
    }

    /// "*No Mark*": a thing whose name the data set off, and not what the unit is called.
    [[nodiscard]] bool isNameInQuotes(std::size_t open, std::size_t to) const
    {
        const auto close = closingQuote(open, to);
        return close < to && close > open + 1 && m_names.nameEnd(m_tokens, open + 1, close) == close;
    }

    std::size_t readOwnName(std::size_t open, std::size_t to)
    {
        const auto close = closingQuote(open, to);
        if (close < to && close > open + 1 && m_said.ownName.isEmpty())
            m_said.ownName = text::written(m_tokens, open + 1, close);
        return close < to ? close + 1 : open + 1;
    }

    void addStrange(std::size_t from, std::size_t to)
    {
        // Behind a price between strokes stand rules: "| 105pts | Fearless".
        if (!m_isBehindPrice)
            m_said.strange.push_back({m_line, from, to});
    }

    const UnitNames& m_names;
    const Tokens& m_tokens;
    std::size_t m_line;
    SaidOfUnit m_said;
    CountAt m_count;
    bool m_isBehindPrice = false;
};

} // namespace

CountAt countAt(const Tokens& tokens, std::size_t from, std::size_t to)
{
    CountAt none{1, from, false};
    if (from >= to)
        return none;
    const auto isCount = [&](std::size_t at) {
        return at < to && tokens[at].isNumber() && !tokens[at].isTagged && !tokens[at].isOdd && tokens[at].number > 0 &&
               tokens[at].number <= mostCount;
    };
    if (tokens[from].text == "x" && isCount(from + 1))
        return {tokens[from + 1].number, from + 2, true};
    if (isCount(from)) {
        const bool isTimes = from + 1 < to && (tokens[from + 1].text == "x" || tokens[from + 1].is('*'));
        return {tokens[from].number, from + (isTimes ? 2 : 1), isTimes};
    }
    if (tokens[from].is('(') && isCount(from + 1) && from + 2 < to && tokens[from + 2].is(')'))
        return {tokens[from + 1].number, from + 3, false};
    return none;
}

std::size_t closingOf(const Tokens& tokens, std::size_t open, std::size_t to)
{
    int depth = 0;
    for (auto at = open; at < to; ++at) {
        if (isOpen(tokens[at]))
            ++depth;
        else if (tokens[at].is(')') || tokens[at].is(']'))
            if (--depth == 0)
                return at;
    }
    return to;
}

SaidOfUnit readSaid(const UnitNames& names, const text::Line& line, std::size_t position, std::size_t from,
                    std::size_t to)
{
    SaidReader reader(names, line, position);
    std::vector<Said> things;
    reader.read(from, to, things);
    auto said = reader.take();
    said.things = std::move(things);
    return said;
}

} // namespace muster::gamewords
