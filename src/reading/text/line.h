#pragma once

#include "core/roster/textreading.h"
#include "reading/text/token.h"

#include <QString>

#include <optional>
#include <vector>

namespace muster::text {

/// A line of the text that is not blank, or a part of one that stands for itself (an item of a list in HTML), with its
/// markup taken away.
struct Line {
    int number = 1; ///< in the text, from 1; parts of one line have the same
    QString plain;  ///< without quoting and markup, as long as the line: columns are those of the line
    Tokens tokens;  ///< of `plain`, without bullets in front
    int depth = 0;  ///< how far it is moved in, in characters; a level of a list counts four
    bool hasBullet = false;
    bool hasTightDash = false;     ///< its bullet is a dash without a blank behind it
    bool isHeading = false;        ///< marked as a heading: #, ==, ++, <h2>
    bool afterBlank = false;       ///< a blank line stands before it
    bool isQuoted = false;         ///< a mail quotes it: > in front, and somebody "wrote" it
    int column = 0;                ///< 1: the right one of two columns of units
    bool isRow = false;            ///< of a table: | parts its cells
    int serial = 0;                ///< of a row: the number that its table gives it; 0: none
    QString holder;                ///< of a row: what the cell says that tells what carries or commands the unit
    std::optional<LineKind> fixed; ///< where the markup says it: Struck, Frame
};

/// Whether a character ends a line (CR before LF aside).
[[nodiscard]] bool isLineEnd(QChar sign);

/// Cuts a text into lines and takes quoting and markup away: mail, HTML, BBCode, Markdown, tables, CSV.
[[nodiscard]] std::vector<Line> linesOf(const QString& text);

} // namespace muster::text
