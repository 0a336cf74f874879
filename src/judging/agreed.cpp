#include "judging/agreed.h"

#include "io/roster/anyroster.h"

namespace muster {

Result<Agreements> agreementsIn(const std::string& path)
{
    auto bytes = readRosterBytes(path, Pipes::Wait);
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    auto any = readAnyRoster(std::move(*bytes), path);
    if (!any)
        return tl::unexpected(std::move(any.error()));
    Agreements agreements;
    agreements.like = std::move(any->roster);
    return agreements;
}

std::optional<Overridden> agreeVersion(const Agreements& agreements, const Store& store, Roster& roster)
{
    if (agreements.rulesetVersion.empty() && (!agreements.like || agreements.like->ruleset != roster.ruleset))
        return std::nullopt;
    auto agreed = agreements.rulesetVersion.empty() ? agreements.like->dataVersion : agreements.rulesetVersion;
    auto before = roster.dataVersion;
    roster.dataVersion = std::move(agreed);
    if (!agreements.rulesetVersion.empty() && !store.rulesetFile(gameOf(roster)))
        roster.dataVersion.clear();
    if (before.empty() || before == roster.dataVersion)
        return std::nullopt;
    Overridden overridden;
    overridden.what = Overridden::What::Version;
    overridden.before = std::move(before);
    overridden.now = roster.dataVersion.empty() ? store.newestVersion(roster.ruleset) : roster.dataVersion;
    return overridden;
}

Fault notAgreed(const std::string& file)
{
    return Fault::about(file,
                        "it is not judged: points, scenario, options, rulings and a version of the data cannot be "
                        "agreed for a roster of BattleScribe",
                        "Leave them out, or judge it apart.");
}

Fault faultFor(const Disagreement& disagreement, const std::string& ruleset, const std::string& file)
{
    const auto listed = "'muster show " + ruleset + "' lists those there are.";
    const auto& id = disagreement.id;
    switch (disagreement.what) {
    case Disagreement::What::Ruleset:
        return Fault::about(file, "the list is for " + disagreement.other + ", and what was agreed is for " + id);
    case Disagreement::What::Version:
        return Fault::about(file,
                            "the installed data of " + ruleset + " are version " + disagreement.other +
                                ", and version " + id + " was agreed",
                            "Install those, or agree on these.");
    case Disagreement::What::Scenario:
        return Fault::about(file, "the roster's ruleset has no scenario \"" + id + '"', listed);
    case Disagreement::What::Option:
        return Fault::about(file, "the roster's ruleset has no battle option \"" + id + '"', listed);
    case Disagreement::What::Choice:
        return Fault::about(file, "the battle option \"" + disagreement.option + "\" has no choice \"" + id + '"',
                            listed);
    case Disagreement::What::Ruling:
        break;
    }
    return Fault::about(file, "the roster's ruleset has no ruling \"" + id + '"', listed);
}

} // namespace muster
