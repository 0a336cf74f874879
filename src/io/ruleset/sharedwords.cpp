#include "io/ruleset/sharedwords.h"

#include "core/base/wording.h"

namespace muster {

void SharedWords::expect(bool isUseful, const std::string& pointer, std::string message, std::string advice)
{
    auto& word = m_words[pointer];
    word.isUseful = word.isUseful || isUseful;
    if (isGuess(word.advice)) // a unit has a similar word, so the first advice is kept
        return;
    word.message = std::move(message);
    word.advice = std::move(advice);
}

bool SharedWords::isUseful(const std::string& pointer) const
{
    const auto found = m_words.find(pointer);
    return found != m_words.end() && found->second.isUseful;
}

void SharedWords::reportUseless(ReadContext& context, const DataFile& file) const
{
    for (const auto& [pointer, word] : m_words)
        if (!word.isUseful)
            context.fault(file, pointer, word.message, word.advice);
}

} // namespace muster
