#include "reader/pagerows.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace muster::reader {

namespace {

/// Whether two boxes are on one line: they share half of the height of the lower one.
bool isBeside(const QRectF& one, const QRectF& other)
{
    const auto shared = std::min(one.bottom(), other.bottom()) - std::max(one.top(), other.top());
    return shared * 2 >= std::min(one.height(), other.height());
}

/// A price or a count: "100", "+15 pts", "(20)", "3x".
bool isFigure(const QString& text)
{
    static const QRegularExpression figure(
        QStringLiteral("^[(\\[+=]*\\s*\\d{1,6}\\s*(x|pts?|points?|p|pkt|punkte)?\\.?\\s*[)\\]]*$"),
        QRegularExpression::CaseInsensitiveOption);
    return figure.match(text).hasMatch();
}

/// Adds a piece at the end of a row: to its last piece if it is near.
void add(PageRow& row, WordPiece piece)
{
    constexpr double wordGap = 0.32; // in heights of a line: letters have a quarter at most, words a half
    if (row.pieces.empty()) {
        row.pieces.push_back(std::move(piece));
        return;
    }
    auto& last = row.pieces.back();
    const auto height = std::max(row.box().height(), piece.box.height());
    const auto gap = piece.box.left() - last.box.right();
    if (gap > columnGap * height) {
        row.pieces.push_back(std::move(piece));
        return;
    }
    last.text += (gap > wordGap * height ? QStringLiteral(" ") : QString()) + piece.text;
    last.box |= piece.box;
}

/// Moves rows that are only a figure to the earlier row at their left.
void joinFigures(std::vector<PageRow>& rows)
{
    std::vector<PageRow> joined;
    for (auto& row : rows) {
        const auto box = row.box();
        const bool isMoved = row.pieces.size() == 1 && isFigure(row.pieces.front().text);
        const auto beside = std::ranges::find_if(joined, [&](const PageRow& other) {
            return isMoved && isBeside(other.box(), box) && other.box().right() <= box.left();
        });
        if (beside == joined.end())
            joined.push_back(std::move(row));
        else
            beside->pieces.push_back(std::move(row.pieces.front()));
    }
    rows = std::move(joined);
}

/// How wide a letter is, of the piece in the middle of all.
double letterWidth(const std::vector<PageRow>& rows)
{
    std::vector<double> widths;
    for (const auto& row : rows)
        for (const auto& piece : row.pieces)
            widths.push_back(piece.box.width() / static_cast<double>(std::max<qsizetype>(piece.text.size(), 1)));
    const auto middle = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2);
    std::nth_element(widths.begin(), middle, widths.end());
    return std::max(*middle, 0.5);
}

/// What a row has but for its digits, and how far down it is, in steps of a line's height.
std::pair<QString, int> signOf(const PageRow& row)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    QString words;
    for (const auto& piece : row.pieces)
        words += piece.text + u' ';
    return {words.replace(digits, QStringLiteral("#")), static_cast<int>(std::lround(row.box().top() / 4))};
}

bool isPageNumber(const PageRow& row)
{
    static const QRegularExpression number(
        QStringLiteral("^(page|seite|p\\.|s\\.)\\s*\\d+(\\s*(/|of|von)\\s*\\d+)?$|^\\d+\\s*(/|of|von)\\s*\\d+$"),
        QRegularExpression::CaseInsensitiveOption);
    return row.pieces.size() == 1 && number.match(row.pieces.front().text).hasMatch();
}

} // namespace

QRectF PageRow::box() const
{
    QRectF box;
    for (const auto& piece : pieces)
        box |= piece.box;
    return box;
}

std::vector<PageRow> rowsOf(std::vector<WordPiece> pieces)
{
    std::vector<PageRow> rows;
    for (auto& piece : pieces) {
        const bool goesOn = !rows.empty() && isBeside(rows.back().box(), piece.box) &&
                            piece.box.left() + 1 >= rows.back().box().right();
        if (!goesOn)
            rows.emplace_back();
        add(rows.back(), std::move(piece));
    }
    joinFigures(rows);
    return rows;
}

void dropHeadsAndFeet(std::vector<std::vector<PageRow>>& pages, double height)
{
    const auto isAtEdge = [height](const PageRow& row) {
        constexpr double part = 0.12; // of the page
        return row.box().bottom() < height * part || row.box().top() > height * (1 - part);
    };
    std::vector<std::pair<QString, int>> seen;
    for (const auto& page : pages)
        for (const auto& row : page)
            if (isAtEdge(row))
                seen.push_back(signOf(row));
    const auto withWords = std::ranges::count_if(pages, [](const auto& page) { return !page.empty(); });
    for (auto& page : pages)
        std::erase_if(page, [&](const PageRow& row) {
            return isAtEdge(row) &&
                   (isPageNumber(row) || (withWords > 1 && std::ranges::count(seen, signOf(row)) == withWords));
        });
}

QString textOf(const std::vector<PageRow>& rows)
{
    constexpr double mostIndent = 40; // letters
    QString text;
    if (rows.empty())
        return text;
    const auto letter = letterWidth(rows);
    for (auto first = rows.begin(); first != rows.end();) {
        // Where a line is above the one before it, a column begins, which has a margin of its own.
        const auto last = std::adjacent_find(first, rows.end(), [](const PageRow& above, const PageRow& below) {
            return below.box().bottom() < above.box().top();
        });
        const auto end = last == rows.end() ? last : std::next(last);
        double margin = first->box().left();
        for (auto row = first; row != end; ++row)
            margin = std::min(margin, row->box().left());
        for (; first != end; ++first) {
            const auto indent = std::min((first->box().left() - margin) / letter, mostIndent);
            text += QString(static_cast<qsizetype>(indent + 0.3), u' ');
            for (std::size_t i = 0; i < first->pieces.size(); ++i)
                text += (i > 0 ? QStringLiteral("\t") : QString()) + first->pieces[i].text;
            text += u'\n';
        }
    }
    return text;
}

} // namespace muster::reader
