#include "advice/brokenrosters.h"

#include "advice/rosters/freshids.h"
#include "io/roster/rosterfile.h"
#include "rules/fixes/fixes.h"
#include "rules/judged.h"
#include "somerosters.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <stdexcept>

namespace muster::testing {

namespace {

const std::vector<std::string>& exampleGames()
{
    static const std::vector<std::string> games{"banner-fields", "dust-circuit", "long-front", "roof-and-alley"};
    return games;
}

bool isExample(const std::string& game) { return std::ranges::find(exampleGames(), game) != exampleGames().end(); }

std::string folderOfSamples(const std::string& game)
{
    const std::string source = MUSTER_SOURCE_DIR;
    return isExample(game) ? source + "/docs/examples/" + game + "/rosters" : source + "/armies/" + game + "/samples";
}

} // namespace

std::vector<std::string> shippedGames() { return {"heresy", "rules-of-war-ancients", "wargame", "warpath-2e"}; }

std::vector<std::string> allGames()
{
    auto games = shippedGames();
    games.insert(games.end(), exampleGames().begin(), exampleGames().end());
    return games;
}

const Catalogue& catalogueOf(const std::string& ruleset)
{
    const auto catalogue = (isExample(ruleset) ? exampleStore() : store()).fullCatalogue(ruleset);
    if (!catalogue)
        throw std::runtime_error(toText(catalogue.error().front()));
    return **catalogue;
}

std::vector<Roster> samplesOf(const std::string& game)
{
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folderOfSamples(game)))
        paths.push_back(entry.path().string());
    std::ranges::sort(paths);
    std::vector<Roster> samples;
    for (const auto& path : paths)
        if (auto read = readRoster(readFile(path), path))
            samples.push_back(std::move(*read));
    return samples;
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

namespace {

/// Spoils rosters, the same way each time.
class Spoiler {
public:
    Spoiler(const Catalogue& catalogue, unsigned seed) : m_catalogue(catalogue), m_random(seed) {}

    void spoil(Roster& roster)
    {
        const auto assessment = assess(m_catalogue, roster);
        if (assessment.units.empty())
            return;
        const auto at = Id<AssessedUnit>::at(below(assessment.units.size()));
        auto& unit = *findUnit(roster, assessment.units[at].id);
        if (assessment.units[at].kind.isNone())
            return;
        const auto& kind = m_catalogue.unit(assessment.units[at].kind);
        const auto& options = kind.choices.options;
        switch (below(7)) {
        case 0:
            unit.models = static_cast<int>(1 + below(static_cast<std::size_t>(std::min(kind.maxModels, 40)) + 3));
            break;
        case 1:
        case 2:
            if (!options.empty()) {
                const auto& option = options.span()[below(options.size())];
                unit.options.set(option.id,
                                 static_cast<int>(1 + below(static_cast<std::size_t>(option.max.times) % 20 + 1)));
            }
            break;
        case 3:
            roster.battle.points = assessment.points.floor() * static_cast<std::int64_t>(85 + below(15)) / 100;
            break;
        case 4: {
            RosterUnit added;
            added.id = freeUnitId(roster);
            const auto which = Id<Unit>::at(below(m_catalogue.units.size()));
            added.unit = m_catalogue.referenceTo(which, assessment.army);
            roster.units.push_back(std::move(added));
            break;
        }
        case 5:
            unit.reserve = !unit.reserve;
            break;
        case 6:
            (void)apply(roster, {edits::RemoveUnit{unit.id}});
            break;
        }
    }

    [[nodiscard]] std::size_t below(std::size_t number) { return m_random() % number; }

private:
    const Catalogue& m_catalogue;
    std::mt19937 m_random; ///< gives the same numbers everywhere
};

} // namespace

void forSpoiledSamples(const std::string& game, int number, int most, const std::function<void(const Roster&)>& use)
{
    const auto& catalogue = catalogueOf(game);
    const auto samples = samplesOf(game);
    Spoiler spoiler(catalogue, 20261129);
    for (int made = 0, tries = 0; made < number && tries < 100 * number; ++tries) {
        auto roster = samples[static_cast<std::size_t>(tries) % samples.size()];
        const auto changes = 1 + spoiler.below(static_cast<std::size_t>(most));
        for (std::size_t i = 0; i < changes; ++i)
            spoiler.spoil(roster);
        const auto assessment = assess(catalogue, roster);
        if (assessment.isLegal() || assessment.units.empty())
            continue;
        use(roster);
        ++made;
    }
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

bool areSame(const advice::Repairs& one, const advice::Repairs& other)
{
    return std::ranges::equal(one.answers, other.answers, [](const advice::Repair& a, const advice::Repair& b) {
        return a.aims == b.aims && a.proven == b.proven && a.loss == b.loss && a.list == b.list;
    });
}

} // namespace muster::testing
