#include "battlescribe/file/encoding.h"

#include "core/base/letters.h"

#include <QStringDecoder>

#include <cctype>
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
