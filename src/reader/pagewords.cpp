#include "reader/pagewords.h"

#include "reader/loadedpdf.h"
#include "reader/pagerows.h"

#include <QPdfSelection>

#include <algorithm>
#include <array>

namespace muster::reader {

namespace {

constexpr int mostPagesToRead = 40;
constexpr qsizetype mostLetters = 200'000;

/// What a page writes in ways of its own.
QString plain(QString text)
{
    constexpr std::array ligatures{"ff", "fi", "fl", "ffi", "ffl"};
    for (std::size_t i = 0; i < ligatures.size(); ++i)
        text.replace(QChar(static_cast<char16_t>(0xFB00 + i)), QLatin1String(ligatures[i]));
    // Where a word is parted at the end of a line, the library joins it with one of these.
    text.remove(QChar(u'\xFFFE')).remove(QChar(u'\x0002')).remove(QChar(u'\x00AD')).remove(u'\r');
    return text.replace(QChar(u'\x00A0'), u' ').trimmed();
}

QRectF boxOf(const QList<QPolygonF>& bounds)
{
    QRectF box;
    for (const auto& each : bounds)
        box |= each.boundingRect();
    return box;
}

bool hasWideGap(const QList<QPolygonF>& bounds, double height)
{
    for (qsizetype i = 1; i < bounds.size(); ++i) {
        const auto gap = bounds[i].boundingRect().left() - bounds[i - 1].boundingRect().right();
        if (gap > columnGap * height || gap < -columnGap * height)
            return true;
    }
    return false;
}

/// Cuts the lines of a page into pieces, and asks where each is.
class PageCutter {
public:
    PageCutter(QPdfDocument& document, int page) : m_document(document), m_page(page) {}

    std::vector<WordPiece> cut(const QString& text)
    {
        for (qsizetype start = 0; start < text.size();) {
            const auto end = text.indexOf(u'\n', start);
            const auto length = (end < 0 ? text.size() : end) - start;
            cutLine(text.mid(start, length), start);
            start += length + 1;
        }
        return std::move(m_pieces);
    }

private:
    void cutLine(const QString& line, qsizetype start)
    {
        if (line.trimmed().isEmpty())
            return;
        const auto bounds = boundsOf(line, start);
        const auto box = boxOf(bounds);
        if (!hasWideGap(bounds, box.height())) {
            add(plain(line), box);
            return;
        }
        WordPiece piece;
        for (qsizetype at = 0; at < line.size();) {
            if (line[at].isSpace()) {
                ++at;
                continue;
            }
            auto end = at;
            while (end < line.size() && !line[end].isSpace())
                ++end;
            const auto word = line.mid(at, end - at);
            const auto place = boxOf(boundsOf(word, start + at));
            const auto gap = place.left() - piece.box.right();
            if (!piece.text.isEmpty() && (gap > columnGap * box.height() || gap < -columnGap * box.height())) {
                add(plain(piece.text), piece.box);
                piece = {};
            }
            piece.text += (piece.text.isEmpty() ? QString() : QStringLiteral(" ")) + word;
            piece.box |= place;
            at = end;
        }
        add(plain(piece.text), piece.box);
    }

    /// Where these words are; nothing if the library counts letters otherwise than the text has them.
    QList<QPolygonF> boundsOf(const QString& words, qsizetype start)
    {
        const auto found =
            m_document.getSelectionAtIndex(m_page, static_cast<int>(start), static_cast<int>(words.size()));
        return found.text() == words ? found.bounds() : QList<QPolygonF>();
    }

    /// What has no place is below what was before.
    void add(QString text, QRectF box)
    {
        if (text.isEmpty())
            return;
        if (box.isEmpty() && !m_pieces.empty())
            box = m_pieces.back().box.translated(0, 2 * m_pieces.back().box.height());
        m_pieces.push_back({std::move(text), box});
    }

    QPdfDocument& m_document;
    int m_page;
    std::vector<WordPiece> m_pieces;
};

} // namespace

WordsOnPages wordsOnPages(std::string_view pdf)
{
    using State = WordsOnPages::State;
    WordsOnPages found;
    LoadedPdf loaded(pdf);
    auto& document = loaded.document;
    if (document.status() != QPdfDocument::Status::Ready) {
        const auto error = document.error();
        if (error == QPdfDocument::Error::IncorrectPassword || error == QPdfDocument::Error::UnsupportedSecurityScheme)
            found.state = State::Locked;
        return found;
    }
    found.pages = document.pageCount();
    found.state = found.pages > mostPagesToRead ? State::TooLong : State::Open;
    std::vector<std::vector<PageRow>> pages;
    qsizetype letters = 0;
    for (int page = 0; page < found.pages && found.state == State::Open; ++page) {
        const auto text = document.getAllText(page).text();
        letters += text.size();
        if (letters > mostLetters)
            found.state = State::TooLong;
        else
            pages.push_back(rowsOf(PageCutter(document, page).cut(text)));
    }
    if (found.state == State::TooLong)
        return found;
    found.withWords = static_cast<int>(std::ranges::count_if(pages, [](const auto& rows) { return !rows.empty(); }));
    dropHeadsAndFeet(pages, found.pages > 0 ? document.pagePointSize(0).height() : 0);
    for (const auto& rows : pages)
        found.words += textOf(rows).toStdString() + '\n';
    return found;
}

std::string_view nameOf(WordsOnPages::State state)
{
    constexpr std::array<std::string_view, 4> names{"open", "locked", "broken", "long"};
    return names[static_cast<std::size_t>(state)];
}

} // namespace muster::reader
