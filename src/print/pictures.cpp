#include "print/pictures.h"

namespace muster::print {

namespace {

std::string address(const std::string& picture) { return "data:image/jpeg;base64," + picture; }

} // namespace

Pictures::Pictures(const Job& job, const Settings& settings)
{
    if (!job.see || !settings.hasPictures)
        return;
    const auto addRoster = [&](const Roster& roster) {
        add(roster.picture, job.see);
        addAll(roster.units, job.see);
    };
    addRoster(*job.roster);
    for (const auto* forces : {&job.allies, &job.enemies})
        for (const auto& force : *forces)
            addRoster(*force.roster);
}

std::optional<std::string> Pictures::addressOf(const std::string& picture) const
{
    auto found = address(picture);
    return m_seen.contains(found) ? std::optional(std::move(found)) : std::nullopt;
}

void Pictures::add(const std::string& picture, SeePicture see)
{
    if (picture.empty() || addressOf(picture))
        return;
    if (auto pixels = see(picture))
        m_seen.emplace(address(picture), std::move(*pixels));
    else if (m_lacks.empty())
        m_lacks = pixels.error().front().message;
}

void Pictures::addAll(const std::vector<RosterUnit>& units, SeePicture see)
{
    for (const auto& unit : units) {
        add(unit.picture, see);
        addAll(unit.units, see);
    }
}

} // namespace muster::print
