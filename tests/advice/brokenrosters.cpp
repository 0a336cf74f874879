#include "advice/brokenrosters.h"

#include "advice/rosters/freshids.h"
#include "rules/fixes/fixes.h"
#include "rules/judged.h"
#include "somerosters.h"

#include <rapidcheck.h>

#include <cstdlib>
#include <stdexcept>

namespace muster::testing {

std::vector<std::string> shippedGames() { return {"heresy", "rules-of-war-ancients", "wargame", "warpath-2e"}; }

const Catalogue& catalogueOf(const std::string& ruleset)
{
    const auto catalogue = store().fullCatalogue(ruleset);
    if (!catalogue)
        throw std::runtime_error(toText(catalogue.error().front()));
    return **catalogue;
}

void forBrokenRosters(const Catalogue& catalogue, int number, int most, const std::function<void(const Roster&)>& use)
{
    setenv("RC_PARAMS", "seed=20261129 verbose_progress=0", 0);
    int left = number;
    const auto share = (number + 99) / 100;
    rc::check(catalogue.ruleset.id + ": broken rosters", [&] {
        for (int i = 0, tries = 0; i < share && left > 0 && tries < 50 * share; ++tries) {
            const auto roster = *rc::gen::resize(100, rc::gen::exec([&] { return someRoster(catalogue, most); }));
            if (assess(catalogue, roster).isLegal())
                continue;
            use(roster);
            ++i;
            --left;
        }
    });
    if (left > 0)
        throw std::runtime_error("too few broken rosters");
}

std::optional<Roster> afterFirstFixes(const Catalogue& catalogue, Roster roster)
{
    const std::function<bool(const Fix&)> changesRulings = [&](const Fix& fix) {
        return fix.kind == Fix::Kind::SetRuling || std::ranges::any_of(fix.then, changesRulings);
    };
    // A new unit is not the one that is gone, even if that one's id is free now.
    const auto before = roster;
    advice::FreshIds fresh([&](const std::string& id) { return findUnit(before, id) || findUnit(roster, id); });
    for (int steps = 0; steps < 200; ++steps) {
        const auto assessment = assess(catalogue, roster);
        if (assessment.isLegal())
            return roster;
        std::optional<Edit> first;
        for (const auto& finding : assessment.findings) {
            if (first || !isError(finding.severity))
                break;
            const auto found = fixes(catalogue, roster, assessment, finding);
            if (found.empty())
                continue;
            if (changesRulings(found.front()))
                return std::nullopt;
            first = found.front().edit;
        }
        if (!first || !apply(roster, fresh.in(*first)))
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace muster::testing
