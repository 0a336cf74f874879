#pragma once

#include "io/ruleset/readcontext.h"

namespace muster {

/// Words in an army's file that several units may share, such as the ids that an option requires. A word must have a
/// meaning for at least one of these units, not for all.
class SharedWords {
public:
    /// Notes for one unit whether the word at this pointer is useful. Message and advice are for the fault if it is
    /// useful for no unit.
    void expect(bool isUseful, const std::string& pointer, std::string message, std::string advice);
    /// Whether the word was useful for any unit so far.
    [[nodiscard]] bool isUseful(const std::string& pointer) const;
    /// To be called when all units are read: adds the faults.
    void reportUseless(ReadContext& context, const DataFile& file) const;

private:
    struct Word {
        bool isUseful = false;
        std::string message;
        std::string advice;
    };
    std::map<std::string, Word> m_words; ///< by pointer
};

} // namespace muster
