#pragma once

#include <string>

namespace muster {

/// The copies of a roster that a print carries, so that the person who gets it has the roster too.
struct RosterCopies {
    std::string file; ///< the canonical roster file, for a PDF to carry; empty where no file may hold the roster
    std::string code; ///< the same as text for a QR code; also empty for a roster that is far too large for one
};

} // namespace muster
