#pragma once

#include "core/base/wording.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Words in an army's file that several units may share, such as the ids that an option requires. A word must have a
/// meaning for at least one of these units, not for all.
class SharedWords {
public:
    /// What a fault says if a word is useful for no unit.
    struct Complaint {
        std::string message;
        std::string advice;
    };

    /// Notes for one unit whether the word at this pointer is useful. `complaint()` gives the Complaint; it is called
    /// only where it may be needed.
    void expect(bool isUseful, const std::string& pointer, const auto& complaint)
    {
        auto& word = m_words[pointer];
        word.isUseful = word.isUseful || isUseful;
        // A unit with a similar word gives the best advice, so that is kept.
        if (!word.isUseful && !isGuess(word.complaint.advice))
            word.complaint = complaint();
    }

    /// Whether the word was useful for any unit so far.
    [[nodiscard]] bool isUseful(const std::string& pointer) const;
    /// To be called when all units are read: adds the faults, and for words of the ruleset's lists what this army says.
    void reportUseless(ReadContext& context, const DataFile& file) const;

private:
    struct Word {
        bool isUseful = false;
        Complaint complaint;
    };
    std::map<std::string, Word> m_words; ///< by pointer
};

} // namespace muster
