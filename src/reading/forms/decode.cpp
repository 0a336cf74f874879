#include "reading/forms/decode.h"

#include "reading/text/line.h"

#include <QStringDecoder>

#include <algorithm>

namespace muster::text {

QChar windowsLetter(unsigned char byte)
{
    static constexpr char16_t upper[32] = {u'€', 0x81, u'‚', u'ƒ', u'„', u'…', u'†', u'‡', u'ˆ', u'‰', u'Š',
                                           u'‹', u'Œ', 0x8D, u'Ž', 0x8F, 0x90, u'‘', u'’', u'“', u'”', u'•',
                                           u'–', u'—', u'˜', u'™', u'š', u'›', u'œ', 0x9D, u'ž', u'Ÿ'};
    return QChar(byte >= 0x80 && byte < 0xA0 ? upper[byte - 0x80] : static_cast<char16_t>(byte));
}

std::optional<QString> decoded(std::string_view bytes)
{
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        QStringDecoder decoder(QStringDecoder::Utf16);
        QString text = decoder.decode(view);
        return decoder.hasError() || text.contains(QChar(0)) ? std::nullopt : std::optional(text);
    }
    if (bytes.find('\0') != std::string_view::npos)
        return std::nullopt;
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder.decode(view);
    if (!decoder.hasError())
        return text;
    // Not valid UTF-8. What is mostly controls is no text at all.
    const auto controls = std::ranges::count_if(bytes, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 32 && byte != '\n' && byte != '\r' && byte != '\t' && byte != '\f';
    });
    if (static_cast<std::size_t>(controls) * 50 > bytes.size())
        return std::nullopt;
    text.clear();
    for (const auto c : bytes)
        text += windowsLetter(static_cast<unsigned char>(c));
    return text;
}

std::vector<QString> cutIntoLines(const QString& text)
{
    std::vector<QString> lines;
    QString line;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto sign = text[i];
        if (sign == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n')
            continue;
        if (isLineEnd(sign)) {
            lines.push_back(line);
            line.clear();
        } else
            line += sign;
    }
    lines.push_back(line);
    return lines;
}

} // namespace muster::text
