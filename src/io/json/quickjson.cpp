#include "io/json/quickjson.h"

#include "core/base/jsonstring.h"

#include <charconv>
#include <string>

namespace muster {

namespace {

class QuickReader {
public:
    using Taker = nlohmann::json_sax<nlohmann::json>;

    QuickReader(std::string_view text, Taker& taker) : m_text(text), m_taker(taker) {}

    QuickRead read()
    {
        auto result = readValue();
        skipBlanks();
        return result == QuickRead::Whole && m_at < m_text.size() ? QuickRead::Unusual : result;
    }

private:
    static constexpr auto noSize = static_cast<std::size_t>(-1); // the library says so where it does not know

    static QuickRead taken(bool isAccepted) { return isAccepted ? QuickRead::Whole : QuickRead::Refused; }

    /// Nests no deeper than the taker allows.
    QuickRead readValue()
    {
        skipBlanks();
        switch (peek()) {
        case '{':
            return readObject();
        case '[':
            return readArray();
        case '"':
            return readString() ? taken(m_taker.string(m_string)) : QuickRead::Unusual;
        case 't':
            return skip("true") ? taken(m_taker.boolean(true)) : QuickRead::Unusual;
        case 'f':
            return skip("false") ? taken(m_taker.boolean(false)) : QuickRead::Unusual;
        case 'n':
            return skip("null") ? taken(m_taker.null()) : QuickRead::Unusual;
        default:
            return readNumber();
        }
    }

    QuickRead readObject()
    {
        ++m_at;
        if (!m_taker.start_object(noSize))
            return QuickRead::Refused;
        skipBlanks();
        for (bool isFirst = true; !skip("}"); isFirst = false) {
            if (!isFirst && !skip(","))
                return QuickRead::Unusual;
            skipBlanks();
            if (peek() != '"' || !readString())
                return QuickRead::Unusual;
            if (!m_taker.key(m_string))
                return QuickRead::Refused;
            skipBlanks();
            if (!skip(":"))
                return QuickRead::Unusual;
            if (const auto result = readValue(); result != QuickRead::Whole)
                return result;
            skipBlanks();
        }
        return taken(m_taker.end_object());
    }

    QuickRead readArray()
    {
        ++m_at;
        if (!m_taker.start_array(noSize))
            return QuickRead::Refused;
        skipBlanks();
        for (bool isFirst = true; !skip("]"); isFirst = false) {
            if (!isFirst && !skip(","))
                return QuickRead::Unusual;
            if (const auto result = readValue(); result != QuickRead::Whole)
                return result;
            skipBlanks();
        }
        return taken(m_taker.end_array());
    }

    /// At a quote. False where the text is not ended, is not UTF-8, or has an escape that is not read here.
    bool readString()
    {
        m_string.clear();
        for (auto from = ++m_at; m_at < m_text.size();) {
            const auto c = m_text[m_at];
            if (c >= ' ' && c != '"' && c != '\\') {
                ++m_at;
                continue;
            }
            if (static_cast<unsigned char>(c) >= 0x80) {
                const auto size = utf8Size(m_text.substr(m_at));
                if (size == 0)
                    return false;
                m_at += size;
                continue;
            }
            m_string.append(m_text, from, m_at - from);
            ++m_at;
            if (c == '"')
                return true;
            if (c != '\\' || m_at == m_text.size())
                return false;
            constexpr std::string_view names = "btnfr\"\\/";
            const auto named = names.find(m_text[m_at]);
            if (named == std::string_view::npos)
                return false;
            m_string += "\b\t\n\f\r\"\\/"[named];
            from = ++m_at;
        }
        return false;
    }

    QuickRead readNumber()
    {
        constexpr std::size_t mostDigits = 18; // fit a number for certain
        const auto rest = m_text.substr(m_at);
        const bool isNegative = rest.starts_with('-');
        auto end = std::min(rest.find_first_not_of("0123456789", isNegative ? 1 : 0), rest.size());
        const auto digits = rest.substr(isNegative ? 1 : 0, end - (isNegative ? 1 : 0));
        const bool isFraction = end < rest.size() && std::string_view(".eE").find(rest[end]) != std::string_view::npos;
        if (digits.empty() || digits.size() > mostDigits || isFraction || (digits.size() > 1 && digits.front() == '0'))
            return QuickRead::Unusual;
        std::int64_t number = 0;
        std::from_chars(rest.data(), rest.data() + end, number);
        m_at += end;
        return taken(isNegative ? m_taker.number_integer(number)
                                : m_taker.number_unsigned(static_cast<std::uint64_t>(number)));
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && std::string_view(" \n\r\t").find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }

    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    bool skip(std::string_view word)
    {
        const bool isThere = m_text.substr(m_at).starts_with(word);
        if (isThere)
            m_at += word.size();
        return isThere;
    }

    std::string_view m_text;
    Taker& m_taker;
    std::size_t m_at = 0;
    std::string m_string; ///< the one that was read last
};

} // namespace

QuickRead readQuickly(std::string_view text, nlohmann::json_sax<nlohmann::json>& taker)
{
    return QuickReader(text, taker).read();
}

} // namespace muster
