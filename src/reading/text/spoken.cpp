#include "reading/text/spoken.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace muster::text {

namespace {

using SpokenValue = std::optional<std::int64_t>;
using Numeral = std::pair<std::string_view, std::int64_t>;

template <std::size_t count>
SpokenValue among(const std::array<Numeral, count>& words, std::string_view word)
{
    const auto found = std::ranges::find(words, word, &Numeral::first);
    return found == words.end() ? SpokenValue() : found->second;
}

SpokenValue unitOf(std::string_view word)
{
    static constexpr auto words = std::to_array<Numeral>(
        {{"one", 1},   {"two", 2},  {"three", 3}, {"four", 4},  {"five", 5},   {"six", 6},  {"seven", 7},
         {"eight", 8}, {"nine", 9}, {"ein", 1},   {"eins", 1},  {"zwei", 2},   {"zwo", 2},  {"drei", 3},
         {"vier", 4},  {"funf", 5}, {"fuenf", 5}, {"sechs", 6}, {"sieben", 7}, {"acht", 8}, {"neun", 9}});
    return among(words, word);
}

SpokenValue teenOf(std::string_view word)
{
    static constexpr auto words = std::to_array<Numeral>(
        {{"ten", 10},      {"eleven", 11},    {"twelve", 12},   {"thirteen", 13}, {"fourteen", 14},  {"fifteen", 15},
         {"sixteen", 16},  {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"zehn", 10},      {"elf", 11},
         {"zwolf", 12},    {"dreizehn", 13},  {"vierzehn", 14}, {"funfzehn", 15}, {"fuenfzehn", 15}, {"sechzehn", 16},
         {"siebzehn", 17}, {"achtzehn", 18},  {"neunzehn", 19}});
    return among(words, word);
}

SpokenValue tensOf(std::string_view word)
{
    static constexpr auto words = std::to_array<Numeral>({{"twenty", 20},
                                                          {"thirty", 30},
                                                          {"forty", 40},
                                                          {"fifty", 50},
                                                          {"sixty", 60},
                                                          {"seventy", 70},
                                                          {"eighty", 80},
                                                          {"ninety", 90},
                                                          {"zwanzig", 20},
                                                          {"dreissig", 30},
                                                          {"vierzig", 40},
                                                          {"funfzig", 50},
                                                          {"fuenfzig", 50},
                                                          {"sechzig", 60},
                                                          {"siebzig", 70},
                                                          {"achtzig", 80},
                                                          {"neunzig", 90}});
    return among(words, word);
}

/// A German number below a hundred, written as one word: "fünfundzwanzig".
SpokenValue germanBelowHundred(std::string_view word)
{
    if (word.starts_with("und"))
        word.remove_prefix(3);
    for (const auto of : {unitOf, teenOf, tensOf})
        if (const auto value = of(word))
            return value;
    for (auto at = word.find("und"); at != std::string_view::npos; at = word.find("und", at + 1)) {
        const auto ones = unitOf(word.substr(0, at));
        const auto tens = tensOf(word.substr(at + 3));
        if (ones && tens)
            return *tens + *ones;
    }
    return std::nullopt;
}

/// "zweihundertfünfzig", "tausendzweihundert"
SpokenValue germanNumber(std::string_view word)
{
    for (const auto& [name, times] : {Numeral{"tausend", 1000}, Numeral{"hundert", 100}}) {
        const auto at = word.find(name);
        if (at == std::string_view::npos)
            continue;
        const auto before = word.substr(0, at);
        const auto behind = word.substr(at + name.size());
        const auto many = before.empty() ? SpokenValue(1) : germanBelowHundred(before);
        const auto rest = behind.empty() ? SpokenValue(0) : germanNumber(behind);
        return many && rest ? SpokenValue(*many * times + *rest) : std::nullopt;
    }
    return germanBelowHundred(word);
}

/// Reads a number from word to word.
class NumberReader {
public:
    NumberReader(const Tokens& tokens, std::size_t at) : m_tokens(tokens), m_at(at) {}

    [[nodiscard]] std::size_t end() const { return m_at; }

    SpokenValue read()
    {
        if (says(0, "half") && says(1, "a") && says(2, "dozen"))
            return take(3, 6);
        if (says(0, "a") && (says(1, "hundred") || says(1, "thousand")))
            ++m_at;
        else if (says(0, "hundred") || says(0, "thousand")) // of something that is no number
            return std::nullopt;
        auto value = belowHundred().value_or(1);
        bool isLarge = false;
        for (const auto& [name, times] : {Numeral{"hundred", 100}, Numeral{"thousand", 1000}})
            if (says(0, name)) {
                value *= times;
                isLarge = true;
                ++m_at;
            }
        if (!isLarge)
            return value;
        const auto before = m_at;
        if (says(0, "and"))
            ++m_at;
        const auto rest = belowThousand(value);
        if (!rest)
            m_at = before;
        return value + rest.value_or(0);
    }

    [[nodiscard]] std::string_view word(std::size_t ahead) const
    {
        const auto at = m_at + ahead;
        return at < m_tokens.size() && m_tokens[at].isWord() ? std::string_view(m_tokens[at].text) : std::string_view();
    }

    [[nodiscard]] bool isNumber() const
    {
        const auto its = word(0);
        return !its.empty() && (unitOf(its) || teenOf(its) || tensOf(its) || germanNumber(its) ||
                                (its == "a" && (word(1) == "hundred" || word(1) == "thousand")) ||
                                (its == "half" && word(1) == "a" && word(2) == "dozen"));
    }

private:
    [[nodiscard]] bool says(std::size_t ahead, std::string_view its) const { return word(ahead) == its; }

    SpokenValue take(std::size_t words, std::int64_t value)
    {
        m_at += words;
        return value;
    }

    SpokenValue belowHundred()
    {
        if (const auto tens = tensOf(word(0))) {
            ++m_at;
            if (m_at < m_tokens.size() && m_tokens[m_at].is('-') && m_tokens[m_at].isGlued &&
                unitOf(word(1)).value_or(0) > 0)
                ++m_at;
            const auto ones = unitOf(word(0));
            return ones ? take(1, *tens + *ones) : tens;
        }
        for (const auto of : {unitOf, teenOf})
            if (const auto value = of(word(0)))
                return take(1, *value);
        if (const auto value = germanNumber(word(0)))
            return take(1, *value);
        return std::nullopt;
    }

    /// What may follow "two thousand" or "two hundred": less than that.
    SpokenValue belowThousand(std::int64_t before)
    {
        auto value = belowHundred();
        if (value && before >= 1000 && says(0, "hundred")) {
            ++m_at;
            *value *= 100;
            if (says(0, "and"))
                ++m_at;
            if (const auto rest = belowHundred())
                *value += *rest;
        }
        return value;
    }

    const Tokens& m_tokens;
    std::size_t m_at;
};

} // namespace

void joinSpokenNumbers(Tokens& tokens)
{
    constexpr std::int64_t least = 13;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        NumberReader reader(tokens, at);
        if (!reader.isNumber())
            continue;
        const auto value = reader.read();
        const auto end = reader.end();
        if (!value || (*value < least && end == at + 1) || *value > 1'000'000)
            continue;
        auto& token = tokens[at];
        token.kind = Token::Kind::Number;
        token.end = tokens[end - 1].end;
        token.number = *value;
        token.text = std::to_string(*value);
        token.isOdd = token.isShort = false;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                     tokens.begin() + static_cast<std::ptrdiff_t>(end));
    }
}

} // namespace muster::text
