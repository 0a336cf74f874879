#pragma once

#include "apps/command.h"

namespace muster {

struct BatchCall {
    Overrides overrides;
    bool isStrict = false;
    unsigned jobs = 1; ///< how many lists are judged at a time
};

/// Judges the lists that come on standard input, one a line, and writes the JSON report of each on a line, in their
/// order and each as soon as it can be. Gives the exit status.
[[nodiscard]] int checkBatch(const Store& store, const BatchCall& call);

} // namespace muster
