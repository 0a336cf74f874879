#pragma once

#include "core/base/severity.h"

#include <string>
#include <vector>

namespace muster::report {

/// A finding in words, whichever engine found it.
struct FindingText {
    std::string rule; ///< public id
    Severity severity = Severity::Note;
    std::string message;
    std::string source;             ///< where the rule is printed: the book; empty where that is not known
    std::string section;            ///< in it: the section, the page
    std::string citation;           ///< both as a line, and where it is written
    std::vector<std::string> fixes; ///< what each does; each was tried
    // Of a list of BattleScribe:
    std::vector<std::string> place; ///< names, from the force to what it is about
    std::vector<std::string> ids;   ///< of the same in the file
    std::string constraint;         ///< id in the data, of a limit
    std::string written;            ///< where in the data it is written: "Harbour.cat:88"
};

} // namespace muster::report
