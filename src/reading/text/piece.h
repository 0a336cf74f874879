#pragma once

#include "reading/text/line.h"
#include "reading/text/vocabulary.h"

#include <string>
#include <vector>

namespace muster::text {

/// Tokens of one line that belong to a unit.
struct Piece {
    const Line* line = nullptr;
    const LineHits* hits = nullptr;
    std::size_t from = 0;
    std::size_t to = 0;

    [[nodiscard]] std::size_t size() const { return to - from; }
    /// A token by its place in the piece; outside of the piece an empty mark.
    [[nodiscard]] const Token& operator[](std::size_t at) const
    {
        static const Token none;
        return at < size() ? line->tokens[from + at] : none;
    }
    [[nodiscard]] Piece part(std::size_t begin, std::size_t end) const
    {
        return {line, hits, from + begin, from + end};
    }
    /// The words of tokens [begin, end) as they came.
    [[nodiscard]] std::string words(std::size_t begin, std::size_t end) const
    {
        return written(line->tokens, from + begin, from + end).toStdString();
    }
    template <class Is>
    [[nodiscard]] bool has(std::size_t begin, std::size_t end, Is is) const
    {
        return hasAny(line->tokens, from + begin, from + end, is);
    }
    /// How a name fits from a token of the piece on.
    [[nodiscard]] Match matchAt(const Phrase& phrase, std::size_t begin) const
    {
        return text::matchAt(phrase, line->tokens, *hits, from + begin, to);
    }
};

/// What is read already, by piece and by token from the piece's first on.
using Taken = std::vector<std::vector<bool>>;

} // namespace muster::text
