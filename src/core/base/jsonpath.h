#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// Where in a JSON document a reader is: a chain on the stack that becomes a JSON pointer only when there is a fault.
class JsonPath {
public:
    JsonPath() = default;

    [[nodiscard]] JsonPath operator/(std::string_view key) const { return {this, key, 0, false}; }
    [[nodiscard]] JsonPath operator/(std::size_t index) const { return {this, {}, index, true}; }
    [[nodiscard]] std::string pointer() const;

private:
    JsonPath(const JsonPath* up, std::string_view key, std::size_t index, bool isIndex)
        : m_up(up), m_key(key), m_index(index), m_isIndex(isIndex)
    {
    }

    const JsonPath* m_up = nullptr;
    std::string_view m_key;
    std::size_t m_index = 0;
    bool m_isIndex = false;
};

/// A key as part of a JSON pointer: ~ and / are written ~0 and ~1.
[[nodiscard]] std::string escapedKey(std::string_view key);

struct TextPosition {
    int line = 0;
    int column = 0;
};

/// Line and column, from 1, of a byte of a text.
[[nodiscard]] TextPosition positionAt(std::string_view text, std::size_t offset);

/// Where the value of a JSON pointer begins in a well-formed document; if a key is there twice, the last one. Zero
/// where there is no such value.
[[nodiscard]] TextPosition locate(std::string_view json, std::string_view pointer);

/// The same for many pointers in one walk over the document.
[[nodiscard]] std::vector<TextPosition> locateAll(std::string_view json, const std::vector<std::string_view>& pointers);

} // namespace muster
