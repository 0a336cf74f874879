#include "core/base/jsonwriter.h"

#include "core/base/jsonstring.h"
#include "core/base/letters.h"

#include <array>
#include <charconv>

namespace muster {

void JsonWriter::value(std::string_view text)
{
    separate();
    appendJsonString(m_text, text);
}

void JsonWriter::value(Fraction figure)
{
    if (figure.isWhole())
        number(figure.numerator());
    else
        value(figure.text());
}

void JsonWriter::key(std::string_view key)
{
    value(key);
    m_text += ':';
}

void JsonWriter::literal(std::string_view text)
{
    separate();
    m_text += text;
}

void JsonWriter::number(std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    literal({digits.data(), end});
}

/// Writes the comma that a value or a key needs, unless it is the first or behind its key.
void JsonWriter::separate()
{
    if (!m_text.empty() && m_text.back() != '{' && m_text.back() != '[' && m_text.back() != ':')
        m_text += ',';
}

namespace {

/// Breaks a JSON text without blanks into lines.
class Layout {
public:
    Layout(std::string_view json, std::size_t mostColumns) : m_json(json), m_most(mostColumns) {}

    [[nodiscard]] std::string run() &&
    {
        m_out.reserve(m_json.size() + m_json.size() / 2);
        writeValue(0, 0);
        return std::move(m_out);
    }

private:
    /// A text, a number, a word or one sign.
    [[nodiscard]] std::string_view tokenAt(std::size_t at) const
    {
        auto end = at + 1;
        if (m_json[at] == '"') {
            while (m_json[end] != '"')
                end += m_json[end] == '\\' ? 2 : 1;
            ++end;
        } else if (!isSign(m_json[at])) {
            while (end < m_json.size() && !isSign(m_json[end]))
                ++end;
        }
        return m_json.substr(at, end - at);
    }

    static bool isSign(char c) { return std::string_view("{}[]:,").find(c) != std::string_view::npos; }
    [[nodiscard]] bool opens(std::size_t at) const { return m_json[at] == '{' || m_json[at] == '['; }
    [[nodiscard]] bool closes(std::size_t at) const { return m_json[at] == '}' || m_json[at] == ']'; }

    /// Gives the parts of the next value on one line, with the blanks between them, to `take`, while that returns true.
    /// Returns where the value ends.
    std::size_t inLine(auto take) const
    {
        auto at = m_at;
        std::size_t depth = 0;
        do {
            if (m_json[at] == '}' && m_json[at - 1] != '{' && !take(" "))
                break;
            const auto token = tokenAt(at);
            if (opens(at))
                ++depth;
            else if (closes(at))
                --depth;
            if (!take(token))
                break;
            const char sign = token.front();
            at += token.size();
            if ((sign == ',' || sign == ':' || (sign == '{' && m_json[at] != '}')) && !take(" "))
                break;
        } while (depth > 0);
        return at;
    }

    /// Whether the next value fits on the line, with a comma behind it if there is one.
    [[nodiscard]] bool fits(std::size_t columns) const
    {
        const auto end = inLine([&](std::string_view part) {
            columns += countLetters(part);
            return columns <= m_most;
        });
        return columns + (end < m_json.size() && m_json[end] == ',' ? 1 : 0) <= m_most;
    }

    /// `columns`: of the line, before the value.
    void writeValue(std::size_t depth, std::size_t columns)
    {
        const bool isSingle = !opens(m_at) || closes(m_at + 1);
        if (!isSingle && (depth == 0 || !fits(columns)))
            return writeLines(depth);
        m_at = inLine([&](std::string_view part) {
            m_out += part;
            return true;
        });
    }

    /// Writes a list or an object, each of its values on a line.
    void writeLines(std::size_t depth)
    {
        const bool isObject = m_json[m_at] == '{';
        const auto indent = (depth + 1) * 2;
        m_out += m_json[m_at];
        do {
            ++m_at; // the bracket, or the comma
            m_out += '\n';
            m_out.append(indent, ' ');
            auto columns = indent;
            if (isObject) {
                const auto key = tokenAt(m_at);
                (m_out += key) += ": ";
                m_at += key.size() + 1;
                columns += countLetters(key) + 2;
            }
            writeValue(depth + 1, columns);
            if (m_json[m_at] == ',')
                m_out += ',';
        } while (m_json[m_at] == ',');
        m_out += '\n';
        m_out.append(depth * 2, ' ');
        m_out += m_json[m_at++];
    }

    std::string_view m_json;
    std::size_t m_most;
    std::size_t m_at = 0; ///< where the next value begins
    std::string m_out;
};

} // namespace

std::string indentedJson(std::string_view json) { return Layout(json, 0).run(); }

std::string canonicalJson(std::string_view json)
{
    constexpr std::size_t mostColumns = 120;
    return Layout(json, mostColumns).run() + '\n';
}

} // namespace muster
