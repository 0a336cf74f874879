#include "core/base/base64.h"

#include <cstdint>

namespace muster {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t bytesOfGroup = 3;
constexpr std::size_t lettersOfGroup = 4;
constexpr unsigned bitsOfLetter = 6;

std::uint32_t byteAt(std::string_view bytes, std::size_t at)
{
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
}

} // namespace

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + bytesOfGroup - 1) / bytesOfGroup * lettersOfGroup);
    for (std::size_t at = 0; at < bytes.size(); at += bytesOfGroup) {
        const auto group = byteAt(bytes, at) << 16u | byteAt(bytes, at + 1) << 8u | byteAt(bytes, at + 2);
        for (unsigned i = 0; i < lettersOfGroup; ++i)
            text += at + i > bytes.size() ? '=' : letters[group >> (3 - i) * bitsOfLetter & 63u];
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / lettersOfGroup * bytesOfGroup);
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char c : text.substr(0, text.find('='))) {
        const auto value = letters.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = bits << bitsOfLetter | static_cast<std::uint32_t>(value);
        count += bitsOfLetter;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(bits >> count & 0xFFu);
        }
    }
    // The same bytes can be written in other ways: with bits that do not count, with too many or too few signs.
    if (toBase64(bytes) != text)
        return std::nullopt;
    return bytes;
}

} // namespace muster
