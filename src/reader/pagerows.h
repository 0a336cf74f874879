#pragma once

#include <QRectF>
#include <QString>

#include <vector>

namespace muster::reader {

/// A gap between columns, in heights of a line. Words are nearer to each other.
inline constexpr double columnGap = 1.5;

/// Letters or words that stand beside each other on a page, and where; from the top, from the left.
struct WordPiece {
    QString text;
    QRectF box;
};

/// A line of a page. Its pieces have wide gaps between them, as columns have.
struct PageRow {
    std::vector<WordPiece> pieces;

    [[nodiscard]] QRectF box() const;
};

/// The lines of a page, from its pieces in the order in which the page has them; they may be parts of words. Columns of
/// words stay one below the other as they came; the figures of a column of prices go to the lines beside which they
/// stand.
[[nodiscard]] std::vector<PageRow> rowsOf(std::vector<WordPiece> pieces);

/// Takes out of the pages what is on each of them at the same height, but for its digits, and numbers of pages.
void dropHeadsAndFeet(std::vector<std::vector<PageRow>>& pages, double height);

/// The lines as text: blanks for indents, tabs between pieces.
[[nodiscard]] QString textOf(const std::vector<PageRow>& rows);

} // namespace muster::reader
