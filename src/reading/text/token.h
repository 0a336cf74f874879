#pragma once

#include <QString>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// A word, a number or a mark of a line. `text` is folded: small letters without accents, in UTF-8; a mark is one
/// character, and all quotes are ", all dashes -, all bullets *. Columns are characters of the line as it came, from 0.
struct Token {
    enum class Kind : std::uint8_t { Word, Number, Mark };

    Kind kind = Kind::Mark;
    std::string text;
    std::int64_t number = 0;
    int begin = 0;
    int end = 0;
    int line = 1;           ///< number of the line in the text, from 1
    QString plain;          ///< the line that the columns are of
    bool isGlued = false;   ///< no blank before it
    bool isShort = false;   ///< a word with a full stop: it may be short for a longer one
    bool isMended = false;  ///< a number in which letters stood for figures: 1O5
    bool isCapital = false; ///< the word begins with a capital
    bool isTagged = false;  ///< a number with a word for points, or in square brackets: it is a price
    bool isCount = false;   ///< a number in a column of counts
    bool isNote = false;    ///< in a column of notes: it may say more of the unit, and need not
    bool isOdd = false;     ///< a number that is not plain, so that `number` is not what it says: 1.5, 2-3, 10²
    bool isSigned = false;  ///< the same where a sign before it makes it so: −3, ≤3

    [[nodiscard]] bool isMark() const { return kind == Kind::Mark; }
    [[nodiscard]] bool isWord() const { return kind == Kind::Word; }
    [[nodiscard]] bool isNumber() const { return kind == Kind::Number; }
    [[nodiscard]] bool isPlainNumber() const { return isNumber() && !isTagged; } ///< no price
    [[nodiscard]] bool is(char mark) const { return isMark() && text.size() == 1 && text.front() == mark; }
    /// One of several marks.
    [[nodiscard]] bool isAny(std::string_view marks) const
    {
        return isMark() && text.size() == 1 && marks.find(text.front()) != std::string_view::npos;
    }
    /// One of several words.
    [[nodiscard]] bool says(std::initializer_list<std::string_view> words) const
    {
        return isWord() && std::find(words.begin(), words.end(), text) != words.end();
    }
    [[nodiscard]] bool says(std::string_view word) const { return isWord() && text == word; }
    /// A word of one of these kinds: isGroupWord, isModelWord.
    [[nodiscard]] bool isA(auto... kinds) const { return isWord() && (kinds(text) || ...); }
};

using Tokens = std::vector<Token>;

/// Whether a token of [from, to) is such.
template <class Is>
[[nodiscard]] bool hasAny(const Tokens& tokens, std::size_t from, std::size_t to, Is is)
{
    const auto first = tokens.begin();
    return std::ranges::any_of(first + static_cast<std::ptrdiff_t>(from), first + static_cast<std::ptrdiff_t>(to), is);
}

inline void eraseFirst(Tokens& tokens, std::size_t count)
{
    tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(count));
}

/// A word of how many, or a number.
[[nodiscard]] std::optional<std::int64_t> valueOf(const Token& token);

/// The tokens of a line. The same function cuts the names of the data, so that both sides agree.
[[nodiscard]] Tokens tokensOf(const QString& line);

/// The words of tokens [from, to) as they came, with single blanks.
[[nodiscard]] QString written(const Tokens& tokens, std::size_t from, std::size_t to);

/// Small letters without accents, look-alikes made one: what tokens are compared by.
[[nodiscard]] std::string folded(const QString& text);

} // namespace muster::text
