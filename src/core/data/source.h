#pragma once

#include "core/base/id.h"

#include <string>

namespace muster {

struct Source {
    std::string id;
    std::string title;
    std::string author;
    std::string publisher;
    int year = 0;
};

struct Citation {
    std::string id;
    Id<Source> source;
    std::string section;
    int page = 0; ///< 0: not said
};

/// Where figures come from and of what kind they are.
struct Provenance {
    std::string kind; ///< rulebook, transcribed, typical, playtest, own
    std::string source;
    std::string certainty;

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

} // namespace muster
