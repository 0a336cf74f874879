#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace muster::battlescribe::data {

/// The known words of one place in the data, each with its meaning. A word is found at once: the table is made by the
/// compiler. `Slots` is a power of two, at least twice as many as there are words.
template <typename Meaning, std::size_t Slots>
class Vocabulary {
public:
    struct Word {
        std::string_view text;
        Meaning meaning{};
    };

    consteval Vocabulary(std::initializer_list<Word> words)
    {
        for (const auto& word : words) {
            auto slot = slotOf(word.text);
            while (!m_words[slot].text.empty())
                slot = (slot + 1) % Slots;
            m_words[slot] = word;
        }
    }

    /// Null if the word is not known.
    [[nodiscard]] constexpr const Meaning* find(std::string_view text) const
    {
        if (text.empty())
            return nullptr;
        for (auto slot = slotOf(text); !m_words[slot].text.empty(); slot = (slot + 1) % Slots)
            if (m_words[slot].text == text)
                return &m_words[slot].meaning;
        return nullptr;
    }
    [[nodiscard]] constexpr Meaning find(std::string_view text, Meaning otherwise) const
    {
        const auto* found = find(text);
        return found == nullptr ? otherwise : *found;
    }
    /// The first word with this meaning; empty if there is none.
    [[nodiscard]] constexpr std::string_view textOf(Meaning meaning) const
    {
        for (const auto& word : m_words)
            if (!word.text.empty() && word.meaning == meaning)
                return word.text;
        return {};
    }

private:
    [[nodiscard]] static constexpr std::size_t slotOf(std::string_view text)
    {
        const auto letter = [text](std::size_t at) {
            return static_cast<std::size_t>(static_cast<unsigned char>(text[at]));
        };
        return (text.size() * 7 + letter(0) * 31 + letter(text.size() / 2) * 5 + letter(text.size() - 1) * 13) % Slots;
    }

    std::array<Word, Slots> m_words{};
};

} // namespace muster::battlescribe::data
