#include "io/ruleset/sharedwords.h"

#include "io/ruleset/sharedlists.h"

namespace muster {

bool SharedWords::isUseful(const std::string& pointer) const
{
    const auto found = m_words.find(pointer);
    return found != m_words.end() && found->second.isUseful;
}

void SharedWords::reportUseless(ReadContext& context, const DataFile& file) const
{
    for (const auto& [pointer, word] : m_words) {
        if (const auto shared = sharedPointer(file, pointer); !shared.empty()) {
            auto& all = context.sharedWords[shared];
            all.isUseful = all.isUseful || word.isUseful;
            if (!word.isUseful) {
                all.message = word.complaint.message;
                all.advice = word.complaint.advice;
            }
        } else if (!word.isUseful) {
            context.fault(file, pointer, word.complaint.message, word.complaint.advice);
        }
    }
}

} // namespace muster
