#include "io/apart/readerform.h"

#include <array>
#include <cstdint>

namespace muster {

namespace {

constexpr std::size_t lengthBytes = 4;

} // namespace

std::string readerHead() { return "muster-reader " MUSTER_VERSION; }

std::string_view nameOf(ReaderQuestion question)
{
    constexpr std::array<std::string_view, 6> names{"roster", "words", "pages", "codes", "points", "look"};
    static_assert(names.size() == static_cast<std::size_t>(ReaderQuestion::Look) + 1);
    return names[static_cast<std::size_t>(question)];
}

std::string joined(const Fields& fields)
{
    std::string bytes;
    for (const auto& field : fields) {
        const auto length = static_cast<std::uint32_t>(field.size());
        for (unsigned shift = 0; shift < 8 * lengthBytes; shift += 8)
            bytes += static_cast<char>(length >> shift & 0xFFu);
        bytes += field;
    }
    return bytes;
}

std::optional<Fields> parted(std::string_view bytes, std::size_t mostFields)
{
    Fields fields;
    while (!bytes.empty()) {
        if (bytes.size() < lengthBytes || fields.size() == mostFields)
            return std::nullopt;
        std::uint32_t length = 0;
        for (std::size_t i = 0; i < lengthBytes; ++i)
            length |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
        bytes.remove_prefix(lengthBytes);
        if (length > bytes.size())
            return std::nullopt;
        fields.emplace_back(bytes.substr(0, length));
        bytes.remove_prefix(length);
    }
    return fields;
}

} // namespace muster
