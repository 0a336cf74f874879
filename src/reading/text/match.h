#pragma once

#include "reading/text/vocabulary.h"

#include <string>
#include <vector>

namespace muster::text {

/// The words of a name, with what it costs to leave each out.
struct Phrase {
    struct Part {
        int word = 0;
        Cost missing = 0;
        bool tells = false; ///< no other name has the word: where it stands, this name is meant
    };
    std::vector<Part> parts;
    Cost weight = 0;      ///< of all parts
    std::string initials; ///< of two or more words: MG for Machine gun
};

/// How words of a text fit a phrase: from token `begin` up to but without `end`.
struct Match {
    std::size_t begin = 0;
    std::size_t end = 0;
    Cost cost = 0;
    Cost weight = 0;        ///< of the parts that were found
    bool isTelling = false; ///< a word that no other name has is there
    Cost missing = 0;       ///< of the cost, what is for words that are not there
    Cost spared = 0;        ///< of what is missing, what counts for nothing because of that
    bool isExact = true;    ///< every part, in order, letter by letter (plural apart)
    std::vector<bool> used; ///< tokens of the window that are parts of the name

    [[nodiscard]] bool isFound() const { return end > begin; }
};

/// Hits of the tokens of a line, found once.
class LineHits {
public:
    LineHits(const Tokens& tokens, Lookup& lookup);

    struct At {
        int word = 0;
        int second = -1; ///< a second word of the vocabulary, where two were written as one
        Cost cost = 0;
        std::size_t span = 1; ///< tokens that it takes: 2 where one word was written as two
    };
    [[nodiscard]] const std::vector<At>& at(std::size_t token) const { return m_at[token]; }
    [[nodiscard]] std::size_t size() const { return m_at.size(); }

private:
    std::vector<std::vector<At>> m_at;
};

/// The best match of a phrase inside tokens [from, to); not found if too little of it is there.
[[nodiscard]] Match bestMatch(const Phrase& phrase, const Tokens& tokens, const LineHits& hits, std::size_t from,
                              std::size_t to);
/// The same for a match that begins at `from`.
[[nodiscard]] Match matchAt(const Phrase& phrase, const Tokens& tokens, const LineHits& hits, std::size_t from,
                            std::size_t to);

} // namespace muster::text
