#include "core/jsonpath.h"

#include <algorithm>
#include <map>
#include <utility>

namespace muster {

namespace {

/// The values that are looked for, as a tree: those below a value, and which of the pointers end at it.
struct Wanted {
    std::map<std::string, Wanted, std::less<>> below;
    std::vector<std::size_t> ends;
};

/// Walks over a JSON text that a parser has already accepted.
class Scanner {
public:
    Scanner(std::string_view text, std::vector<std::size_t>& offsets) : m_text(text), m_offsets(offsets) {}

    void find(const Wanted& wanted)
    {
        if (m_text.starts_with("\xEF\xBB\xBF"))
            m_at = 3;
        enter(wanted);
    }

private:
    /// Records the position if a pointer ends here, then moves past the value. Never nests deeper than the pointers.
    void enter(const Wanted& wanted)
    {
        skipSpace();
        for (const auto end : wanted.ends)
            m_offsets[end] = m_at;
        if (wanted.below.empty() || isEnd() || (peek() != '{' && peek() != '['))
            skipValue();
        else if (peek() == '{')
            enterObject(wanted);
        else
            enterArray(wanted);
    }

    void enterObject(const Wanted& wanted)
    {
        ++m_at;
        for (skipSpace(); !isEnd() && peek() != '}'; skipSpace()) {
            if (peek() == ',') {
                ++m_at;
                continue;
            }
            const auto name = readString();
            skipSpace();
            ++m_at; // the colon
            pass(wanted.below.find(name), wanted);
        }
        ++m_at;
    }

    void enterArray(const Wanted& wanted)
    {
        ++m_at;
        std::size_t index = 0;
        for (skipSpace(); !isEnd() && peek() != ']'; skipSpace()) {
            if (peek() == ',')
                ++m_at;
            else
                pass(wanted.below.find(std::to_string(index++)), wanted);
        }
        ++m_at;
    }

    void pass(std::map<std::string, Wanted, std::less<>>::const_iterator found, const Wanted& wanted)
    {
        if (found == wanted.below.end())
            skipValue();
        else
            enter(found->second);
    }

    /// Keys are compared as written: ids have no escapes.
    std::string_view readString()
    {
        const auto begin = ++m_at;
        while (!isEnd() && peek() != '"')
            m_at += peek() == '\\' ? 2U : 1U;
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
    std::vector<std::size_t>& m_offsets;
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

TextPosition locate(std::string_view json, std::string_view pointer) { return locateAll(json, {pointer}).front(); }

std::vector<TextPosition> locateAll(std::string_view json, const std::vector<std::string_view>& pointers)
{
    constexpr auto nowhere = std::string_view::npos;
    Wanted wanted;
    for (std::size_t i = 0; i < pointers.size(); ++i) {
        auto* at = &wanted;
        for (auto& key : keysOf(pointers[i]))
            at = &at->below[std::move(key)];
        at->ends.push_back(i);
    }
    std::vector<std::size_t> offsets(pointers.size(), nowhere);
    Scanner(json, offsets).find(wanted);

    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < offsets.size(); ++i)
        if (offsets[i] != nowhere)
            order.push_back(i);
    std::ranges::sort(order, {}, [&](std::size_t i) { return offsets[i]; });
    std::vector<TextPosition> places(pointers.size());
    int line = 1;
    std::size_t lineStart = 0;
    std::size_t at = 0;
    for (const auto i : order) {
        for (; at < offsets[i]; ++at)
            if (json[at] == '\n') {
                ++line;
                lineStart = at + 1;
            }
        places[i] = {line, static_cast<int>(offsets[i] - lineStart) + 1};
    }
    return places;
}

} // namespace muster
