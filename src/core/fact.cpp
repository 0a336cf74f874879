#include "core/fact.h"

#include <algorithm>

namespace muster {

FactSet::Word& FactSet::wordAt(std::uint32_t position)
{
    const auto found = std::ranges::lower_bound(m_words, position, {}, &Word::position);
    if (found != m_words.end() && found->position == position)
        return *found;
    return *m_words.insert(found, {position, 0});
}

void FactSet::add(Id<Fact> fact)
{
    wordAt(static_cast<std::uint32_t>(fact.position() / 64)).bits |= std::uint64_t{1} << fact.position() % 64;
}

void FactSet::add(const FactSet& facts)
{
    for (const auto& word : facts.m_words)
        wordAt(word.position).bits |= word.bits;
}

bool FactSet::has(Id<Fact> fact) const
{
    return !fact.isNone() && std::ranges::any_of(m_words, [&](const Word& word) {
        return word.position == fact.position() / 64 && (word.bits >> fact.position() % 64 & 1) != 0;
    });
}

bool FactSet::meets(const FactSet& other) const
{
    return std::ranges::any_of(m_words, [&](const Word& word) {
        return std::ranges::any_of(other.m_words, [&](const Word& its) {
            return its.position == word.position && (its.bits & word.bits) != 0;
        });
    });
}

void FactRows::begin(std::size_t facts, std::size_t units)
{
    m_words = std::max<std::size_t>(1, (facts + 63) / 64);
    m_bits.clear();
    m_bits.reserve(units * m_words);
}

} // namespace muster
