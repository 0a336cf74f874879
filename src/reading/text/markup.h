#pragma once

#include <QString>

#include <vector>

namespace muster::text {

/// A line of the text, with blanks where markup was, so that columns stay as they are.
struct BareLine {
    QString plain;
    struct Part {
        int begin = 0;
        int depth = 0;       ///< levels of lists in HTML or BBCode
        bool isItem = false; ///< of a list
        bool isHeading = false;
    };
    std::vector<Part> parts; ///< at least one
    bool isStruck = false;   ///< nothing is left but what was struck out
    bool isFrame = false;    ///< nothing but markup
    bool isRow = false;      ///< of a table: | parts its cells
    bool isQuoted = false;   ///< in BBCode
};

/// Takes the markup out of lines: HTML, BBCode, Markdown. Struck words are taken out too.
[[nodiscard]] std::vector<BareLine> withoutMarkup(const std::vector<QString>& lines);

} // namespace muster::text
