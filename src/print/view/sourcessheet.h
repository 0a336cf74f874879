#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct RulingLine {
    std::string label;
    std::string question;
    std::string answer;
    bool isChanged = false;

    static constexpr auto fields()
    {
        return table(
            field("label", &RulingLine::label, "That it is a ruling, and whether it was changed."),
            field("question", &RulingLine::question, "What the rules leave open."),
            field("answer", &RulingLine::answer, "How it is played."),
            field("isChanged", &RulingLine::isChanged, "The players chose another answer than the usual one."));
    }
};

struct ProvenanceLine {
    std::string of;
    std::string line;
    std::optional<std::string> version;

    static constexpr auto fields()
    {
        return table(field("of", &ProvenanceLine::of, "The armies that it is about."),
                     field("line", &ProvenanceLine::line, "Where their figures come from."),
                     field("version", &ProvenanceLine::version, "The version of their data."));
    }
};

/// What the verdict and the figures of one roster depend on.
struct RosterSources {
    std::optional<std::string> name;
    std::vector<RulingLine> rulings;
    std::vector<ProvenanceLine> provenance;

    [[nodiscard]] bool isEmpty() const { return rulings.empty() && provenance.empty(); }

    static constexpr auto fields()
    {
        return table(field("name", &RosterSources::name, "The name of the roster, if the print has several."),
                     field("rulings", &RosterSources::rulings,
                           "Rulings on which the verdict depends, and changed ones.", "hasRulings"),
                     field("provenance", &RosterSources::provenance, "Where the figures of the armies come from.",
                           "hasProvenance"));
    }
};

/// Follows the last sheet of a print that has a roster sheet, so that its pages say it once.
struct SourcesSheet {
    std::vector<RosterSources> rosters;

    static constexpr auto fields()
    {
        return table(field("rosters", &SourcesSheet::rosters, "The rosters of the print."));
    }
};

} // namespace muster::print
