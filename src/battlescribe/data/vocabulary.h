#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace muster::battlescribe::data {

/// The known words of one place in the data, each with its meaning.
template <typename Meaning, std::size_t Count>
class Vocabulary {
public:
    struct Word {
        std::string_view text;
        Meaning meaning{};
    };

    consteval Vocabulary(std::initializer_list<Word> words) { std::ranges::copy(words, m_words.begin()); }

    /// Null if the word is not known.
    [[nodiscard]] constexpr const Meaning* find(std::string_view text) const
    {
        const auto found = std::ranges::find(m_words, text, &Word::text);
        return found == m_words.end() ? nullptr : &found->meaning;
    }
    [[nodiscard]] constexpr Meaning find(std::string_view text, Meaning otherwise) const
    {
        const auto* found = find(text);
        return found == nullptr ? otherwise : *found;
    }
    /// The word for a meaning; empty if there is none.
    [[nodiscard]] constexpr std::string_view textOf(Meaning meaning) const
    {
        const auto found = std::ranges::find(m_words, meaning, &Word::meaning);
        return found == m_words.end() ? std::string_view() : found->text;
    }

private:
    std::array<Word, Count> m_words{};
};

} // namespace muster::battlescribe::data
