#pragma once

#include "print/view/parts.h"

namespace muster::print {

/// A marker to cut out.
struct Token {
    std::string word;
    bool isEmpty = false; ///< fills up the row

    MUSTER_FIELDS(word, isEmpty)
};

struct TokenRow {
    std::vector<Token> tokens;

    MUSTER_FIELDS(tokens)
};

/// Markers that are alike.
struct TokenKind {
    std::string kind;
    std::string count;
    bool isState = false; ///< of a unit; false: a number that lies on the table
    bool isLong = false;  ///< its word is too long for letters of the usual size
    std::vector<TokenRow> rows;

    MUSTER_FIELDS(kind, count, isState, isLong, rows)
};

struct TokensSheet : SheetHead {
    std::vector<TokenKind> kinds;

    using Base = SheetHead;
    MUSTER_FIELDS(kinds)
};

} // namespace muster::print
