#include "core/jsonpath.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace muster {

namespace {

/// Walks over a JSON text that a parser has already accepted.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    std::optional<std::size_t> find(const std::vector<std::string>& keys)
    {
        if (m_text.starts_with("\xEF\xBB\xBF"))
            m_at = 3;
        skipSpace();
        for (const auto& key : keys)
            if (!enter(key))
                return std::nullopt;
        return m_at;
    }

private:
    bool enter(const std::string& key)
    {
        if (peek() == '{')
            return enterObject(key);
        if (peek() == '[')
            return enterArray(key);
        return false;
    }

    bool enterObject(const std::string& key)
    {
        std::optional<std::size_t> found;
        ++m_at;
        for (skipSpace(); !isEnd() && peek() != '}'; skipSpace()) {
            if (peek() == ',') {
                ++m_at;
                continue;
            }
            const auto name = readString();
            skipSpace();
            ++m_at; // the colon
            skipSpace();
            if (name == key)
                found = m_at;
            skipValue();
        }
        if (found)
            m_at = *found;
        return found.has_value();
    }

    bool enterArray(const std::string& key)
    {
        const auto wanted = std::stoul("0" + key);
        ++m_at;
        std::size_t index = 0;
        for (skipSpace(); !isEnd() && peek() != ']'; skipSpace()) {
            if (peek() == ',') {
                ++m_at;
                continue;
            }
            if (index++ == wanted)
                return true;
            skipValue();
        }
        return false;
    }

    /// Keys with escapes are compared as they stand: ids have none.
    std::string_view readString()
    {
        const auto begin = ++m_at;
        while (!isEnd() && peek() != '"')
            m_at += peek() == '\\' ? 2 : 1;
        const auto end = std::min(m_at, m_text.size());
        m_at = end + 1;
        return m_text.substr(begin, end - begin);
    }

    void skipValue()
    {
        int depth = 0;
        do {
            skipSpace();
            if (isEnd())
                return;
            const auto c = peek();
            if (c == '"') {
                readString();
            } else if (c == '{' || c == '[') {
                ++depth;
                ++m_at;
            } else if (c == '}' || c == ']') {
                --depth;
                ++m_at;
            } else if (c == ',' || c == ':') {
                ++m_at;
            } else {
                while (!isEnd() && std::string_view(",:{}[]\" \t\r\n").find(peek()) == std::string_view::npos)
                    ++m_at;
            }
        } while (depth > 0);
    }

    void skipSpace()
    {
        while (!isEnd() && std::string_view(" \t\r\n").find(peek()) != std::string_view::npos)
            ++m_at;
    }

    [[nodiscard]] bool isEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return m_text[m_at]; }

    std::string_view m_text;
    std::size_t m_at = 0;
};

std::vector<std::string> keysOf(std::string_view pointer)
{
    std::vector<std::string> keys;
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const auto end = std::min(pointer.find('/'), pointer.size());
        std::string key;
        for (std::size_t i = 0; i < end; ++i) {
            if (pointer[i] == '~' && i + 1 < end)
                key += pointer[++i] == '1' ? '/' : '~';
            else
                key += pointer[i];
        }
        keys.push_back(std::move(key));
        pointer.remove_prefix(end);
    }
    return keys;
}

} // namespace

std::string escapedKey(std::string_view key)
{
    std::string escaped;
    for (const auto c : key) {
        if (c == '~')
            escaped += "~0";
        else if (c == '/')
            escaped += "~1";
        else
            escaped += c;
    }
    return escaped;
}

std::string JsonPath::pointer() const
{
    if (!m_up)
        return {};
    return m_up->pointer() + '/' + (m_isIndex ? std::to_string(m_index) : escapedKey(m_key));
}

TextPosition positionAt(std::string_view text, std::size_t offset)
{
    const auto before = text.substr(0, std::min(offset, text.size()));
    const auto lineStart = before.rfind('\n');
    const auto column = lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1, static_cast<int>(column) + 1};
}

TextPosition locate(std::string_view json, std::string_view pointer)
{
    const auto found = Scanner(json).find(keysOf(pointer));
    return found ? positionAt(json, *found) : TextPosition{};
}

} // namespace muster
