#pragma once

#include "print/print.h"

#include <deque>

namespace muster::print {

/// A job as its sheets may show it, and what goes with them: the one place where something is held back. Beside an
/// opponent's copy no roster has notes; with a secret list no roster goes along.
class Shown {
public:
    Shown(const Job& job, const Settings& settings);
    // The job points at the rosters.
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;
    ~Shown() = default;

    [[nodiscard]] const Job& job() const { return m_job; }
    [[nodiscard]] const RosterCopies& copies() const { return m_copies; }

private:
    struct Bare {
        Roster roster;
        Assessment assessment;
    };

    void hideNotes(const Roster*& roster, const Assessment*& assessment);

    Job m_job;
    std::deque<Bare> m_bare; ///< what stands in for the caller's rosters, each staying where it is
    RosterCopies m_copies;
};

} // namespace muster::print
