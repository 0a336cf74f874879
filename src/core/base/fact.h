#pragma once

#include "core/base/id.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace muster {

/// Something that is true or false for a unit and that filters can ask for: its category, a trait, a mark, a special
/// rule, an option, a model group, a place. All facts of a game are numbered together when data are read; special
/// rules, options and groups only if some filter or count asks for them.
struct Fact;

/// Facts that every ruleset has.
inline constexpr auto standsAlone = Id<Fact>::at(0); ///< the unit is attached to no other
inline constexpr auto ownModels = Id<Fact>::at(1);   ///< models in no model group
inline constexpr std::size_t firstFreeFact = 2;

/// A set of facts: the non-zero words of a long row of bits. It is nearly always one word, which is kept here.
class FactSet {
public:
    struct Word {
        std::uint32_t position = 0;
        std::uint64_t bits = 0;

        friend bool operator==(const Word&, const Word&) = default;
    };

    FactSet() = default;
    FactSet(Id<Fact> fact) { add(fact); }

    void add(Id<Fact> fact);
    void add(const FactSet& facts);
    [[nodiscard]] bool has(Id<Fact> fact) const
    {
        if (fact.isNone())
            return false;
        const auto isIt = [&](const Word& word) {
            return word.position == fact.position() / 64 && (word.bits >> fact.position() % 64 & 1) != 0;
        };
        return isIt(m_first) || std::ranges::any_of(m_more, isIt);
    }
    [[nodiscard]] bool meets(const FactSet& other) const; ///< has any of them
    [[nodiscard]] bool isEmpty() const { return m_first.bits == 0; }
    /// Whether all of them lie in one word.
    [[nodiscard]] bool isOneWord() const { return !isEmpty() && m_more.empty(); }
    [[nodiscard]] const Word& first() const { return m_first; }
    /// The words after the first.
    [[nodiscard]] const std::vector<Word>& more() const { return m_more; }

    friend bool operator==(const FactSet&, const FactSet&) = default;

private:
    void add(const Word& word);

    Word m_first;
    std::vector<Word> m_more;
};

/// Whether any of the facts is in a row of bits.
[[nodiscard]] inline bool meets(std::span<const std::uint64_t> row, const FactSet& facts)
{
    if ((row[facts.first().position] & facts.first().bits) != 0)
        return true;
    for (const auto& word : facts.more())
        if ((row[word.position] & word.bits) != 0)
            return true;
    return false;
}

/// A row of bits for each unit of a roster, all of the same length.
class FactRows {
public:
    /// Starts over for this number of facts; `units` is how many rows to reserve.
    void begin(std::size_t facts, std::size_t units);
    void addRow() { m_bits.resize(m_bits.size() + m_words); }
    [[nodiscard]] std::span<const std::uint64_t> row(std::size_t unit) const
    {
        return {m_bits.data() + unit * m_words, m_words};
    }
    void add(std::size_t unit, Id<Fact> fact)
    {
        m_bits[unit * m_words + fact.position() / 64] |= std::uint64_t{1} << fact.position() % 64;
    }
    void add(std::size_t unit, const FactSet& facts)
    {
        m_bits[unit * m_words + facts.first().position] |= facts.first().bits;
        for (const auto& word : facts.more())
            m_bits[unit * m_words + word.position] |= word.bits;
    }
    void remove(std::size_t unit, Id<Fact> fact)
    {
        m_bits[unit * m_words + fact.position() / 64] &= ~(std::uint64_t{1} << fact.position() % 64);
    }
    [[nodiscard]] bool has(std::size_t unit, Id<Fact> fact) const
    {
        return (m_bits[unit * m_words + fact.position() / 64] >> fact.position() % 64 & 1) != 0;
    }

private:
    std::size_t m_words = 1;
    std::vector<std::uint64_t> m_bits;
};

} // namespace muster
