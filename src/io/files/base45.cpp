#include "io/files/base45.h"

#include <ranges>

namespace muster {

namespace {

constexpr std::string_view digits45 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
static_assert(digits45.size() == 45);

} // namespace

std::string toBase45(std::string_view bytes)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(bytes[i])); };
    std::string text;
    text.reserve(bytes.size() / 2 * 3 + 2);
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const bool isPair = i + 1 < bytes.size();
        auto value = isPair ? byte(i) * 256 + byte(i + 1) : byte(i);
        for (int left = isPair ? 3 : 2; left > 0; --left, value /= 45)
            text += digits45[value % 45];
    }
    return text;
}

std::optional<std::string> fromBase45(std::string_view text)
{
    if (text.size() % 3 == 1)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 3 * 2 + 1);
    for (std::size_t i = 0; i < text.size(); i += 3) {
        const auto group = text.substr(i, 3);
        std::size_t value = 0;
        for (const auto letter : std::views::reverse(group)) {
            const auto digit = digits45.find(letter);
            if (digit == std::string_view::npos)
                return std::nullopt;
            value = value * 45 + digit;
        }
        const bool isPair = group.size() == 3;
        if (value > (isPair ? 0xFFFFu : 0xFFu))
            return std::nullopt;
        if (isPair)
            bytes += static_cast<char>(value / 256);
        bytes += static_cast<char>(value % 256);
    }
    return bytes;
}

} // namespace muster
