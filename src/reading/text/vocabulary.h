#pragma once

#include "reading/text/token.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::text {

/// Costs say how far words are from a name, in hundredths: 0 is the name itself, 100 is one wrong letter.
using Cost = int;

/// The words of all names of a game, each once. It only grows.
class Vocabulary {
public:
    [[nodiscard]] int add(const std::string& word);
    [[nodiscard]] int find(const std::string& word) const; ///< -1: it is not there
    [[nodiscard]] const std::string& word(int id) const { return m_words[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    /// A bit for each letter that the word has: words far apart in these are far apart.
    [[nodiscard]] std::uint32_t letters(int id) const { return m_letters[static_cast<std::size_t>(id)]; }
    [[nodiscard]] static std::uint32_t lettersOf(std::string_view word);

private:
    std::vector<std::string> m_words;
    std::vector<std::uint32_t> m_letters;
    std::unordered_map<std::string, int> m_ids;
};

/// A word of the vocabulary that a word of a text may be.
struct Hit {
    int word = 0;
    Cost cost = 0;
};

/// Finds the words that words of one text may be: equal, plural, shortened, with slips. Remembers what it found, and
/// stops looking for slips when a text has cost too many steps: then only equal and shortened words are found.
class Lookup {
public:
    explicit Lookup(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    [[nodiscard]] const std::vector<Hit>& find(const std::string& word, bool isShort);
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_vocabulary; }

private:
    [[nodiscard]] std::vector<Hit> search(const std::string& word, bool isShort);

    const Vocabulary& m_vocabulary;
    std::unordered_map<std::string, std::vector<Hit>> m_found;
    std::int64_t m_steps = 0;
};

constexpr Cost twin = 30;               ///< letters that machines mistake for each other
constexpr Cost slip = 100;              ///< any other wrong letter
constexpr std::size_t longestWord = 40; ///< no longer one is compared

} // namespace muster::text
