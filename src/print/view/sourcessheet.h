#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct RulingLine {
    std::string label;
    std::string question;
    std::string answer;
    bool isChanged = false;

    MUSTER_FIELDS(label, question, answer, isChanged)
};

struct ProvenanceLine {
    std::string of;
    std::string line;
    std::optional<std::string> version;

    MUSTER_FIELDS(of, line, version)
};

/// What the verdict and the figures of one roster depend on.
struct RosterSources {
    std::optional<std::string> name;
    std::vector<RulingLine> rulings;
    std::vector<ProvenanceLine> provenance;

    [[nodiscard]] bool isEmpty() const { return rulings.empty() && provenance.empty(); }

    static constexpr Flag flags[]{{"rulings", "hasRulings"}, {"provenance", "hasProvenance"}};
    MUSTER_FIELDS(name, rulings, provenance)
};

/// Follows the last sheet of a print that has a roster sheet, so that its pages say it once.
struct SourcesSheet {
    std::vector<RosterSources> rosters;

    MUSTER_FIELDS(rosters)
};

} // namespace muster::print
