#include "report/json/jsonwriter.h"

#include "core/base/jsonstring.h"
#include "core/base/safetext.h"

#include <array>
#include <charconv>

namespace muster::report {

void JsonWriter::value(std::string_view text)
{
    begin();
    append(text);
}

void JsonWriter::key(JsonKey key)
{
    begin();
    if (key.isPlain)
        m_text.addBetween('"', key.text);
    else
        append(key.text);
    m_text += ':';
    if (m_form == Form::Indented)
        m_text += ' ';
    m_isBehindKey = true;
}

void JsonWriter::literal(std::string_view text)
{
    begin();
    m_text += text;
}

void JsonWriter::number(std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    literal({digits.data(), end});
}

void JsonWriter::open(char bracket)
{
    begin();
    m_text += bracket;
    ++m_depth;
    m_isFirst = true;
}

void JsonWriter::close(char bracket)
{
    --m_depth;
    if (!m_isFirst)
        startLine();
    m_text += bracket;
    m_isFirst = false;
}

/// What stands before a value or a key.
void JsonWriter::begin()
{
    if (std::exchange(m_isBehindKey, false) || m_depth == 0)
        return;
    if (!std::exchange(m_isFirst, false))
        m_text += ',';
    startLine();
}

void JsonWriter::startLine()
{
    if (m_form == Form::Line)
        return;
    m_text += '\n';
    for (std::size_t i = 0; i < m_depth; ++i)
        m_text += "  ";
}

void JsonWriter::append(std::string_view text)
{
    if (isPlainInJson(text)) // nearly every text is
        return m_text.addBetween('"', text);
    std::string quoted;
    appendJsonString(quoted, text);
    m_text += safeJson(quoted);
}

} // namespace muster::report
