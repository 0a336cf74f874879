#include "core/base/fact.h"

#include <algorithm>

namespace muster {

void FactSet::add(const Word& word)
{
    if (word.bits == 0)
        return;
    if (m_first.bits == 0 || m_first.position == word.position) {
        m_first.position = word.position;
        m_first.bits |= word.bits;
        return;
    }
    const auto known = std::ranges::find(m_more, word.position, &Word::position);
    if (known == m_more.end())
        m_more.push_back(word);
    else
        known->bits |= word.bits;
}

void FactSet::add(Id<Fact> fact)
{
    add(Word{static_cast<std::uint32_t>(fact.position() / 64), std::uint64_t{1} << fact.position() % 64});
}

void FactSet::add(const FactSet& facts)
{
    add(facts.m_first);
    for (const auto& word : facts.m_more)
        add(word);
}

bool FactSet::meets(const FactSet& other) const
{
    const auto isIn = [](const Word& word, const FactSet& set) {
        const auto meets = [&](const Word& its) {
            return its.position == word.position && (its.bits & word.bits) != 0;
        };
        return meets(set.m_first) || std::ranges::any_of(set.m_more, meets);
    };
    return isIn(m_first, other) || std::ranges::any_of(m_more, [&](const Word& word) { return isIn(word, other); });
}

void FactRows::begin(std::size_t facts, std::size_t units)
{
    m_words = std::max<std::size_t>(1, (facts + 63) / 64);
    m_bits.clear();
    m_bits.reserve(units * m_words);
}

} // namespace muster
