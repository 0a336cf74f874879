#include "battlescribe/file/encoding.h"

#include <QStringDecoder>

#include <array>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <optional>

namespace muster::battlescribe {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

/// The encoding that a declaration names, in small letters, and where it is; nothing if it names none.
struct Declared {
    std::string name;
    std::size_t at = 0;
    std::size_t size = 0;
};

std::optional<Declared> declaredEncoding(std::string_view bytes)
{
    if (!bytes.starts_with("<?xml"))
        return std::nullopt;
    const auto declaration = bytes.substr(0, bytes.find("?>"));
    const auto key = declaration.find("encoding");
    const auto begin = key == std::string_view::npos ? key : declaration.find_first_of("\"'", key);
    if (begin == std::string_view::npos)
        return std::nullopt;
    const auto end = declaration.find(declaration[begin], begin + 1);
    if (end == std::string_view::npos)
        return std::nullopt;
    std::string name(declaration.substr(begin + 1, end - begin - 1));
    for (auto& c : name)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return Declared{std::move(name), begin + 1, end - begin - 1};
}

/// How many bytes a letter has that begins so; 0: none does. The smallest code that needs so many is checked apart.
std::size_t bytesOfLetter(unsigned char first)
{
    return first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
}

bool isLetter(std::string_view bytes)
{
    std::uint32_t code = static_cast<unsigned char>(bytes[0]) & (0x7FU >> bytes.size());
    for (const char c : bytes.substr(1)) {
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80)
            return false;
        code = code << 6 | (static_cast<unsigned char>(c) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    return code >= least[bytes.size()] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

/// From where on a letter is not ASCII.
std::size_t endOfAscii(std::string_view bytes, std::size_t at)
{
    constexpr std::uint64_t highBits = 0x8080808080808080;
    for (std::uint64_t eight = 0; at + sizeof eight <= bytes.size(); at += sizeof eight) {
        std::memcpy(&eight, bytes.data() + at, sizeof eight);
        if ((eight & highBits) != 0)
            break;
    }
    while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80)
        ++at;
    return at;
}

/// The bytes in UTF-8, whatever they were.
Result<std::string> decoded(const std::string& bytes, QStringConverter::Encoding encoding, const std::string& file)
{
    QStringDecoder decode(encoding);
    const QString letters = decode(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (decode.hasError())
        return failure(
            Fault::about(file, "some of its letters are damaged: they are not in its encoding", "Get the file again."));
    auto text = letters.toStdString();
    if (const auto declared = declaredEncoding(text))
        text.replace(declared->at, declared->size, "UTF-8");
    return text;
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    for (auto at = endOfAscii(bytes, 0); at < bytes.size(); at = endOfAscii(bytes, at)) {
        const auto size = bytesOfLetter(static_cast<unsigned char>(bytes[at]));
        if (size < 2 || at + size > bytes.size() || !isLetter(bytes.substr(at, size)))
            return false;
        at += size;
    }
    return true;
}

Result<std::string> inUtf8(std::string bytes, const std::string& file)
{
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        return decoded(bytes, QStringConverter::Utf16, file);
    if (bytes.starts_with(utf8Mark))
        bytes.erase(0, utf8Mark.size());
    if (const auto declared = declaredEncoding(bytes)) {
        if (declared->name == "iso-8859-1" || declared->name == "latin1")
            return decoded(bytes, QStringConverter::Latin1, file);
        if (declared->name != "utf-8" && declared->name != "utf8" && declared->name != "us-ascii")
            return failure(
                Fault::about(file, "it is written in the encoding \"" + declared->name + '"', "Save it in UTF-8."));
    }
    if (!isUtf8(bytes))
        return failure(
            Fault::about(file, "some of its letters are damaged: they are not in its encoding", "Get the file again."));
    return bytes;
}

} // namespace muster::battlescribe
