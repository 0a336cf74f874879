#include "print/shown.h"

#include "core/roster/notes.h"
#include "print/view/words.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::print {

Shown::Shown(const Job& job, const Settings& settings) : m_job(job), m_pictures(job, settings)
{
    const auto has = [&](Sheet sheet) { return std::ranges::find(settings.sheets, sheet) != settings.sheets.end(); };
    const bool isForAnother = std::ranges::any_of(settings.sheets, isForOthers);
    const bool hadNotes = isForAnother && withoutNotes(*job.roster) != *job.roster;
    m_leftOut =
        join({hadNotes ? say(phrase("sheet", "Your notes are left out, for this print has a sheet for others too."))
                       : std::string(),
              m_job.copy && has(Sheet::Secret)
                  ? say(phrase("sheet", "There is no QR code and no roster in the file, for this print has a secret "
                                        "list too."))
                  : std::string(),
              m_pictures.lacks().empty() ? std::string()
                                         : say(phrase("sheet", "Pictures that cannot be shown are left out: {why}."),
                                               {{"why", m_pictures.lacks()}})},
             " ");
    if (isForAnother) {
        hideNotes(m_job.roster, m_job.assessment);
        for (auto* forces : {&m_job.allies, &m_job.enemies})
            for (auto& force : *forces)
                hideNotes(force.roster, force.assessment);
    }
    // Otherwise a program could read the secret list from the copy.
    m_isCopied = m_job.copy && !has(Sheet::Secret);
    if (m_isCopied) {
        const auto& whole = m_job.copied ? *m_job.copied : *m_job.roster;
        m_copies = m_job.copy(isForAnother ? withoutNotes(whole) : whole,
                              m_job.data.hash.empty() ? std::nullopt : std::optional(m_job.data.stamp()));
    }
}

/// Notes do not change the verdict, but an assessment points into its roster, so the bare roster is judged again.
void Shown::hideNotes(const Roster*& roster, const Assessment*& assessment)
{
    auto& bare = m_bare.emplace_back();
    bare.roster = withoutNotes(*roster);
    bare.assessment = assess(*m_job.catalogue, bare.roster);
    roster = &bare.roster;
    assessment = &bare.assessment;
}

} // namespace muster::print
