#include "io/json/canonical.h"

#include "core/base/letters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace muster {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t mostColumns = 120;

void write(const ordered_json& value, CanonicalWriter& writer)
{
    if (value.is_object()) {
        writer.beginObject();
        for (auto member = value.begin(); member != value.end(); ++member) {
            writer.key(member.key());
            write(*member, writer);
        }
        writer.endObject();
    } else if (value.is_array()) {
        writer.beginList();
        for (const auto& each : value)
            write(each, writer);
        writer.endList();
    } else if (value.is_string()) {
        writer.text(value.get_ref<const std::string&>());
    } else {
        writer.literal(value.dump());
    }
}

} // namespace

std::string canonicalText(const ordered_json& value)
{
    CanonicalWriter writer;
    write(value, writer);
    return writer.canonical();
}

CanonicalWriter::CanonicalWriter()
{
    m_values.reserve(256); // enough for most rosters
}

void CanonicalWriter::key(JsonKey key)
{
    const auto before = m_line.size();
    divide();
    const auto head = m_line.size();
    const auto columnsBefore = columns();
    appendString(key.text, key.isPlain);
    m_line += ": ";
    m_values.push_back({before, head, m_line.size(), columns() - columnsBefore});
    m_isBehindKey = true;
}

void CanonicalWriter::text(std::string_view text)
{
    const auto value = begin();
    appendString(text, isPlainInJson(text));
    end(value);
}

void CanonicalWriter::number(std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    literal({digits.data(), end});
}

void CanonicalWriter::literal(std::string_view json)
{
    const auto value = begin();
    m_line += json;
    end(value);
}

void CanonicalWriter::open(char bracket)
{
    m_open.push_back(begin());
    m_line += bracket;
}

void CanonicalWriter::close(std::string_view bracket, IfEmpty ifEmpty)
{
    const auto value = m_open.back();
    m_open.pop_back();
    const bool isEmpty = value + 1 == m_values.size();
    if (isEmpty && ifEmpty == IfEmpty::Drop) {
        const auto& dropped = m_values[value];
        m_beyond -= dropped.begin - dropped.head - dropped.headColumns;
        m_line.cut(dropped.before);
        m_values.pop_back();
        return;
    }
    m_line += isEmpty ? bracket.substr(bracket.size() - 1) : bracket;
    end(value);
}

/// What stands before a value, or before its key.
void CanonicalWriter::divide()
{
    if (m_open.empty())
        return;
    const bool isFirst = m_open.back() + 1 == m_values.size();
    if (!isFirst)
        m_line += ", ";
    else if (isObject(m_values[m_open.back()]))
        m_line += ' ';
}

std::size_t CanonicalWriter::begin()
{
    if (!std::exchange(m_isBehindKey, false)) {
        const auto before = m_line.size();
        divide();
        m_values.push_back({before, m_line.size(), m_line.size(), 0});
    }
    m_values.back().columns = columns();
    return m_values.size() - 1;
}

void CanonicalWriter::end(std::size_t value)
{
    auto& ended = m_values[value];
    ended.end = m_line.size();
    ended.columns = columns() - ended.columns;
    ended.next = m_values.size();
}

void CanonicalWriter::appendString(std::string_view text, bool isPlain)
{
    if (isPlain) { // nearly every text is
        m_line.addBetween('"', text);
        return;
    }
    std::string quoted;
    appendJsonString(quoted, text);
    m_line += quoted;
    m_beyond += quoted.size() - countLetters(quoted);
}

std::string_view CanonicalWriter::piece(std::size_t from, std::size_t to) const
{
    return m_line.text().substr(from, to - from);
}

std::string CanonicalWriter::canonical() const
{
    std::string out;
    out.reserve(m_line.size() + m_line.size() / 4);
    writeCanonical(0, 0, 0, out);
    return out += '\n';
}

/// `used`: columns of the line that are taken beside the value: before it, and by a comma behind it.
void CanonicalWriter::writeCanonical(std::size_t at, std::size_t depth, std::size_t used, std::string& out) const
{
    const auto& value = m_values[at];
    const bool isSingle = value.next == at + 1;
    if (isSingle || (depth > 0 && used + value.columns <= mostColumns)) {
        out += piece(value.begin, value.end);
        return;
    }
    const auto pad = (depth + 1) * 2;
    out += isObject(value) ? "{\n" : "[\n";
    for (auto i = at + 1; i < value.next; i = m_values[i].next) {
        const auto& member = m_values[i];
        const std::size_t comma = member.next < value.next ? 1 : 0;
        out.append(pad, ' ');
        out += piece(member.head, member.begin);
        writeCanonical(i, depth + 1, pad + member.headColumns + comma, out);
        out.append(comma, ',');
        out += '\n';
    }
    out.append(depth * 2, ' ');
    out += isObject(value) ? '}' : ']';
}

std::string CanonicalWriter::compact() const
{
    std::string out;
    out.reserve(m_line.size());
    writeCompact(0, out);
    return out;
}

void CanonicalWriter::writeCompact(std::size_t at, std::string& out) const
{
    const auto& value = m_values[at];
    if (value.next == at + 1) {
        out += piece(value.begin, value.end);
        return;
    }
    out += m_line.text()[value.begin];
    for (auto i = at + 1; i < value.next; i = m_values[i].next) {
        const auto& member = m_values[i];
        if (i > at + 1)
            out += ',';
        if (member.head < member.begin)
            out += piece(member.head, member.begin - 1); // without the space
        writeCompact(i, out);
    }
    out += m_line.text()[value.end - 1];
}

} // namespace muster
