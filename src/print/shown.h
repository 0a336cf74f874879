#pragma once

#include "print/pictures.h"

#include <deque>

namespace muster::print {

/// A job with only what its sheets may show, and the copies that the print carries. This is the only place where
/// something is hidden: with an opponent's copy among the sheets no roster has notes; with a secret list the print
/// carries no roster.
class Shown {
public:
    Shown(const Job& job, const Settings& settings);
    // Not copyable: the job points at the rosters in m_bare.
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;
    ~Shown() = default;

    [[nodiscard]] const Job& job() const { return m_job; }
    [[nodiscard]] const RosterCopies& copies() const { return m_copies; }
    [[nodiscard]] const Pictures& pictures() const { return m_pictures; }
    /// Whether the print should carry a copy that could not be made.
    [[nodiscard]] bool lacksCopies() const { return m_isCopied && m_copies.file.empty() && m_copies.code.empty(); }
    /// What the player's own sheets lack therefore, in words.
    [[nodiscard]] const std::string& leftOut() const { return m_leftOut; }

private:
    struct Bare {
        Roster roster;
        Assessment assessment;
    };

    void hideNotes(const Roster*& roster, const Assessment*& assessment);

    Job m_job;
    std::deque<Bare> m_bare; ///< used instead of the caller's rosters; a deque, so that their addresses stay valid
    bool m_isCopied = false;
    RosterCopies m_copies;
    Pictures m_pictures;
    std::string m_leftOut;
};

} // namespace muster::print
