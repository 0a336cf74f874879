#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace muster {

/// A text that is made of thousands of short pieces, one behind the other: adding one takes a fraction of what it takes
/// with a string, which keeps its end marked after each.
class TextBuffer {
public:
    /// With room for so many bytes: more are possible.
    explicit TextBuffer(std::size_t bytes) : m_room(bytes, '\0') {}

    TextBuffer& operator+=(char c)
    {
        *grow(1) = c;
        return *this;
    }
    TextBuffer& operator+=(std::string_view piece)
    {
        std::ranges::copy(piece, grow(piece.size()));
        return *this;
    }
    /// A piece between two of these.
    void addBetween(char mark, std::string_view piece)
    {
        auto* to = grow(piece.size() + 2);
        *to = mark;
        *std::ranges::copy(piece, to + 1).out = mark;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::string_view text() const { return {m_room.data(), m_size}; }
    /// Takes back what was added behind the first so many bytes.
    void cut(std::size_t size) { m_size = size; }
    /// The text itself. Nothing may be added after it.
    [[nodiscard]] std::string take();

private:
    /// Room for so many bytes more, which the caller fills.
    char* grow(std::size_t bytes)
    {
        if (m_size + bytes > m_room.size())
            enlarge(m_size + bytes);
        auto* const from = m_room.data() + m_size;
        m_size += bytes;
        return from;
    }

    void enlarge(std::size_t least);

    std::string m_room; ///< the text, and what is not used yet
    std::size_t m_size = 0;
};

} // namespace muster
