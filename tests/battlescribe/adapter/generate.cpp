#include "battlescribe/adapter/generate.h"

#include "battlescribe/adapter/words.h"

#include "battlescribe/compose/compose.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/judge/judgement.h"

#include <algorithm>
#include <random>

namespace muster::testing {

using namespace battlescribe;
using nlohmann::json;

namespace {

bool isOfChoice(const judge::Finding& finding)
{
    return finding.kind != judge::FindingKind::TooFew && finding.kind != judge::FindingKind::Message;
}

/// Makes a list: a force, then choices by chance. What breaks a maximum or is not there is taken back.
class Cook {
public:
    Cook(Game& game, Id<data::File> catalogue, std::uint64_t seed)
        : m_game(game), m_catalogue(catalogue), m_random(seed), m_roster(compose::newRoster(game, m_ids, "generated"))
    {
    }

    /// False if the catalogue offers no force.
    bool begin()
    {
        auto entries = compose::forceEntriesOf(m_game, m_catalogue);
        while (!entries.empty()) {
            const auto at = pick(entries.size());
            if (add(entries[at], {}))
                return true;
            entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return false;
    }

    void take(int number)
    {
        for (int tries = 0; number > 0 && tries < 60; ++tries)
            if (pick(6) == 0 ? addInner() : takeOne())
                --number;
    }

    /// Takes what is missing and removes what is too much, as long as there is a change that makes less wrong.
    void mend()
    {
        constexpr int most = 60;
        for (int tries = 0; tries < most && mendOne(); ++tries)
            continue;
    }

    [[nodiscard]] const Roster& roster() const { return m_roster; }
    [[nodiscard]] std::size_t size() const { return placesOf(m_roster).size(); }
    [[nodiscard]] std::string file()
    {
        return writeRos(exchange::fileOf(m_game, m_roster, judge::judge(m_game, m_roster), m_ids));
    }

private:
    struct Place {
        std::string id;
        Id<data::Node> force; ///< the entry of a force
    };

    std::size_t pick(std::size_t number) { return m_random() % number; }

    static void addPlaces(const std::vector<Selection>& selections, std::vector<Place>& places)
    {
        for (const auto& each : selections) {
            places.push_back({each.id, {}});
            addPlaces(each.selections, places);
        }
    }

    static void addPlaces(const std::vector<Force>& forces, std::vector<Place>& places)
    {
        for (const auto& each : forces) {
            places.push_back({each.id, each.entry});
            addPlaces(each.selections, places);
            addPlaces(each.forces, places);
        }
    }

    static std::vector<Place> placesOf(const Roster& roster)
    {
        std::vector<Place> places;
        addPlaces(roster.forces, places);
        return places;
    }

    [[nodiscard]] std::ptrdiff_t broken() const
    {
        return std::ranges::count_if(judge::judge(m_game, m_roster).findings, isOfChoice);
    }

    bool mendOne()
    {
        WorkBudget budget(judge::mostWork);
        const auto judgement = judge::judge(m_game, m_roster, budget);
        return std::ranges::any_of(judgement.findings, [&](const judge::Finding& finding) {
            const auto fixes = fixes::fixesFor(m_game, m_roster, judgement, finding, budget);
            return !fixes.empty() && apply(m_roster, fixes.front().edit).has_value();
        });
    }

    bool keep(const Result<Edit>& edit)
    {
        if (!edit)
            return false;
        const auto before = broken();
        const auto back = apply(m_roster, *edit);
        if (!back)
            return false;
        if (broken() <= before)
            return true;
        (void)apply(m_roster, *back);
        return false;
    }

    bool add(Id<data::Node> entry, const std::string& parent)
    {
        WorkBudget budget(judge::mostWork);
        return keep(compose::addForce({m_game, m_ids, budget}, m_roster, entry, m_catalogue, parent));
    }

    bool addInner()
    {
        const auto places = placesOf(m_roster);
        const auto& place = places[pick(places.size())];
        if (place.force.isNone())
            return false;
        const auto entries = compose::forceEntriesOf(m_game, m_catalogue, place.force);
        return !entries.empty() && add(entries[pick(entries.size())], place.id);
    }

    bool takeOne()
    {
        const auto places = placesOf(m_roster);
        // Every second choice goes into a force: else small things outnumber units.
        const auto isForce = [](const Place& place) { return !place.force.isNone(); };
        auto at = pick(places.size());
        if (pick(2) == 0)
            while (!isForce(places[at]))
                --at;
        const auto* offers = compose::offersOf(m_game, m_roster, places[at].id);
        if (offers == nullptr || offers->choices.empty())
            return false;
        const auto choice = offers->choices[pick(offers->choices.size())];
        if (m_game[choice].isGroup)
            return false;
        WorkBudget budget(judge::mostWork);
        return keep(compose::takeChoice({m_game, m_ids, budget}, m_roster, places[at].id, choice));
    }

    Game& m_game;
    Id<data::File> m_catalogue;
    std::mt19937_64 m_random; ///< its numbers are the same everywhere, other than those of distributions
    compose::NewIds m_ids{1};
    Roster m_roster;
};

} // namespace

json cataloguesOf(const std::string& folder)
{
    const auto repository = needed(data::listOf(folder));
    json answer{{"type", "catalogues"}, {"catalogues", json::array()}};
    const bool hasOthers =
        std::ranges::any_of(repository.catalogues, [](const data::Listed& each) { return !each.head.isLibrary; });
    for (const auto& each : repository.catalogues)
        if (!each.head.isLibrary || !hasOthers)
            answer["catalogues"].push_back({{"id", each.head.id}, {"name", each.head.name}});
    return answer;
}

json generated(const Recipe& recipe)
{
    const auto repository = needed(data::listOf(recipe.folder));
    const auto listed = std::ranges::find(repository.catalogues, recipe.catalogue,
                                          [](const data::Listed& each) { return each.head.id; });
    if (listed == repository.catalogues.end())
        throw std::runtime_error("there is no such catalogue");
    Game game(needed(data::closureOf(repository, *listed)));
    const auto& all = game.definitions();
    const auto ids = all.files.ids();
    const auto file = std::ranges::find_if(
        ids, [&](Id<data::File> id) { return all.keys.text(all.files[id].id) == recipe.catalogue; });
    if (file == ids.end())
        throw std::runtime_error("the catalogue cannot be read");
    Cook cook(game, *file, recipe.seed);
    if (!cook.begin())
        return {{"type", "generated"}, {"selections", 0}};
    cook.take(recipe.takes);
    if (recipe.isMended)
        cook.mend();
    const auto judgement = judge::judge(game, cook.roster());
    json answer{
        {"type", "generated"}, {"selections", cook.size()}, {"findings", json::array()}, {"unknown", json::array()}};
    if (recipe.isWritten)
        answer["xml"] = cook.file();
    for (const auto& finding : judgement.findings)
        answer["findings"].push_back({wordOf(finding.kind), finding.name, finding.message});
    for (const auto& fault : judgement.unknown)
        answer["unknown"].push_back(toText(fault));
    return answer;
}

} // namespace muster::testing
