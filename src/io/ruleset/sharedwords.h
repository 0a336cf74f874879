#pragma once

#include "io/ruleset/readcontext.h"

namespace muster {

/// Words in lists of an army's file that several units may share, such as the options that an option needs. A word need
/// not mean something for each of the units, but for one of them at least.
class SharedWords {
public:
    /// The word at this pointer, as far as one unit goes: what is wrong should it mean nothing for any other either.
    void expect(bool isUseful, const std::string& pointer, std::string message, std::string advice);
    /// Whether it meant something for a unit so far.
    [[nodiscard]] bool isUseful(const std::string& pointer) const;
    /// Once all units were read.
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
