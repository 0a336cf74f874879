#include "reading/forms/documents.h"

#include "battlescribe/file/archive.h"
#include "reading/forms/decode.h"

#include <QString>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <vector>

namespace muster::text {

namespace {

constexpr std::string_view docxEntry = "word/document.xml";
constexpr std::string_view odtKind = "application/vnd.oasis.opendocument.text";
constexpr std::string_view rtfHead = "{\\rtf";

bool isDocx(std::string_view bytes)
{
    return battlescribe::isArchive(bytes) && bytes.find(docxEntry) != std::string_view::npos;
}
bool isOdt(std::string_view bytes)
{
    return battlescribe::isArchive(bytes) && bytes.substr(0, 200).find(odtKind) != std::string_view::npos;
}

/// Words of a text that would be larger than a list can be are left out: its reader says that it is too long.
constexpr qsizetype mostLetters = 400'000;

/// The text of the XML inside a document. Word and OpenDocument name things differently, and mean the same.
class DocumentReader {
public:
    explicit DocumentReader(const QByteArray& xml) : m_xml(xml) {}

    std::optional<QString> read()
    {
        while (!m_xml.atEnd() && m_text.size() < mostLetters) {
            m_xml.readNext();
            if (m_xml.isStartElement())
                start();
            else if (m_xml.isEndElement())
                end();
            else if (m_xml.isCharacters() && isWords())
                m_text += m_xml.text();
        }
        if (m_xml.hasError())
            return std::nullopt;
        return std::move(m_text);
    }

private:
    [[nodiscard]] bool isWord() const { return m_xml.namespaceUri().contains(QLatin1String("wordprocessingml")); }
    /// In Word, words are in "t"; in OpenDocument, in paragraphs.
    [[nodiscard]] bool isWords() const { return m_isText || (m_paragraphs > 0 && !m_isWord && !m_xml.isWhitespace()); }

    void start()
    {
        const auto name = m_xml.name();
        m_isWord = m_isWord || isWord();
        if (name == QLatin1String("del") || name == QLatin1String("tracked-changes") || name == QLatin1String("note") ||
            name == QLatin1String("annotation") || name == QLatin1String("instrText")) {
            m_xml.skipCurrentElement(); // deleted, or not of the text itself
            return;
        }
        if (name == QLatin1String("p") || name == QLatin1String("h")) {
            ++m_paragraphs;
            if (m_cells == 0 && m_lists > 0)
                addBullet(m_lists - 1);
        } else if (name == QLatin1String("list"))
            ++m_lists;
        else if (name == QLatin1String("ilvl") && m_cells == 0)
            addBullet(m_xml.attributes()
                          .value(QLatin1String("http://schemas.openxmlformats.org/wordprocessingml/2006/main"),
                                 QLatin1String("val"))
                          .toInt());
        else if (name == QLatin1String("tc") || name == QLatin1String("table-cell")) {
            if (m_cellOfRow++ > 0)
                m_text += u'\t';
            ++m_cells;
        } else if (name == QLatin1String("tr") || name == QLatin1String("table-row"))
            m_cellOfRow = 0;
        else if (name == QLatin1String("t"))
            m_isText = true;
        else if (name == QLatin1String("tab") && m_paragraphs > 0)
            m_text += m_cells > 0 ? u' ' : u'\t';
        else if ((name == QLatin1String("br") || name == QLatin1String("line-break")) && m_paragraphs > 0)
            m_text += m_cells > 0 ? u' ' : u'\n';
        else if (name == QLatin1String("s"))
            addBlanks();
    }

    void end()
    {
        const auto name = m_xml.name();
        if (name == QLatin1String("p") || name == QLatin1String("h")) {
            m_paragraphs = std::max(0, m_paragraphs - 1);
            m_text += m_cells > 0 ? u' ' : u'\n';
        } else if (name == QLatin1String("list"))
            --m_lists;
        else if (name == QLatin1String("tc") || name == QLatin1String("table-cell"))
            --m_cells;
        else if ((name == QLatin1String("tr") || name == QLatin1String("table-row")) && m_cells == 0)
            m_text += u'\n';
        else if (name == QLatin1String("t"))
            m_isText = false;
    }

    void addBullet(int level)
    {
        constexpr int deepest = 8;
        m_text += QString(qsizetype{4} * std::clamp(level, 0, deepest), u' ') + QStringLiteral("\u2022 ");
    }

    void addBlanks()
    {
        constexpr int most = 80;
        const auto count = m_xml.attributes().value(QLatin1String("urn:oasis:names:tc:opendocument:xmlns:text:1.0"),
                                                    QLatin1String("c"));
        m_text += QString(std::clamp(count.isEmpty() ? 1 : count.toInt(), 0, most), u' ');
    }

    QXmlStreamReader m_xml;
    QString m_text;
    int m_paragraphs = 0;
    int m_lists = 0;
    int m_cells = 0;
    int m_cellOfRow = 0;
    bool m_isText = false;
    bool m_isWord = false;
};

/// Rich Text Format: words among commands that begin with a stroke, in groups of braces.
class RtfReader {
public:
    explicit RtfReader(std::string_view bytes) : m_bytes(bytes) {}

    QString read()
    {
        while (m_at < m_bytes.size() && m_text.size() < mostLetters) {
            const auto c = m_bytes[m_at++];
            if (c == '{')
                m_groups.push_back(m_groups.empty() ? false : m_groups.back());
            else if (c == '}') {
                if (!m_groups.empty())
                    m_groups.pop_back();
            } else if (c == '\\')
                command();
            else if (c != '\r' && c != '\n')
                add(QChar::fromLatin1(c));
        }
        return std::move(m_text);
    }

private:
    [[nodiscard]] bool isHidden() const { return !m_groups.empty() && m_groups.back(); }

    void add(QChar letter)
    {
        if (m_skip > 0) // what older programs show in place of a letter beyond theirs
            --m_skip;
        else if (!isHidden())
            m_text += letter;
    }

    void command()
    {
        if (m_at >= m_bytes.size())
            return;
        const auto first = m_bytes[m_at];
        if (first == '\'') {
            const auto code = m_bytes.substr(m_at + 1, 2);
            m_at = std::min(m_at + 3, m_bytes.size());
            bool isCode = false;
            const auto value = QByteArray(code.data(), static_cast<qsizetype>(code.size())).toInt(&isCode, 16);
            if (isCode)
                add(windowsLetter(static_cast<unsigned char>(value))); // as nearly all such files have
            return;
        }
        if (std::isalpha(static_cast<unsigned char>(first)) == 0) {
            ++m_at;
            if (first == '*') // what programs may not know
                hide();
            else if (first == '\\' || first == '{' || first == '}')
                add(QChar::fromLatin1(first));
            else if (first == '~')
                add(u' ');
            return;
        }
        std::string_view word = m_bytes.substr(m_at);
        std::size_t length = 0;
        while (length < word.size() && std::isalpha(static_cast<unsigned char>(word[length])) != 0)
            ++length;
        std::size_t end = length;
        if (end < word.size() && word[end] == '-')
            ++end;
        while (end < word.size() && std::isdigit(static_cast<unsigned char>(word[end])) != 0)
            ++end;
        const auto number =
            QByteArray(word.data() + length, static_cast<qsizetype>(std::min<std::size_t>(end - length, 9))).toInt();
        word = word.substr(0, length);
        m_at += end;
        if (m_at < m_bytes.size() && m_bytes[m_at] == ' ')
            ++m_at;
        carryOut(word, number);
    }

    void carryOut(std::string_view word, int number)
    {
        static constexpr auto hidden = std::to_array<std::string_view>(
            {"fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "footnote", "listtable",
             "listoverridetable", "generator", "themedata", "datastore", "object", "deleted"});
        if (word == "par" || word == "line" || word == "row" || word == "sect")
            addSign(u'\n');
        else if (word == "tab" || word == "cell")
            addSign(u'\t');
        else if (word == "bullet")
            addSign(u'\u2022');
        else if (word == "endash" || word == "emdash")
            addSign(u'-');
        else if (word == "u") {
            add(QChar(static_cast<char16_t>(number)));
            m_skip = m_instead;
        } else if (word == "uc")
            m_instead = std::clamp(number, 0, 8);
        else if (std::ranges::find(hidden, word) != hidden.end())
            hide();
    }

    void addSign(char16_t sign)
    {
        if (!isHidden())
            m_text += QChar(sign);
    }

    void hide()
    {
        if (!m_groups.empty())
            m_groups.back() = true;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    QString m_text;
    std::vector<bool> m_groups; ///< that are open, the innermost last: whether they are hidden
    int m_instead = 1;          ///< so many letters follow one by its number
    int m_skip = 0;
};

} // namespace

bool isDocument(std::string_view bytes) { return bytes.starts_with(rtfHead) || isDocx(bytes) || isOdt(bytes); }

Result<std::string> textOfDocument(std::string_view bytes, const std::string& file)
{
    if (bytes.starts_with(rtfHead))
        return RtfReader(bytes).read().toStdString();
    battlescribe::ArchiveBounds bounds;
    bounds.entries = 2'000; // pictures and the like, which stay packed
    const std::string_view entry = isDocx(bytes) ? "document.xml" : "content.xml";
    std::optional<QString> words;
    const auto taken = battlescribe::unpackAll(
        bytes, file, bounds,
        {[&](const std::string& name) { return name == entry; },
         [&](const std::string&, std::string_view xml) -> Result<void> {
             words = DocumentReader(QByteArray(xml.data(), static_cast<qsizetype>(xml.size()))).read();
             return {};
         }});
    if (!taken)
        return tl::unexpected(taken.error());
    if (!words)
        return failure(Fault::about(file, "the document is damaged, so its words cannot be read",
                                    "Save it again in the program that made it, or as text."));
    return words->toStdString();
}

} // namespace muster::text
