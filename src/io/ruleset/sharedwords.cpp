#include "io/ruleset/sharedwords.h"

namespace muster {

bool SharedWords::isUseful(const std::string& pointer) const
{
    const auto found = m_words.find(pointer);
    return found != m_words.end() && found->second.isUseful;
}

void SharedWords::reportUseless(ReadContext& context, const DataFile& file) const
{
    for (const auto& [pointer, word] : m_words)
        if (!word.isUseful)
            context.fault(file, pointer, word.complaint.message, word.complaint.advice);
}

} // namespace muster
