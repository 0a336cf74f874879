#include "advice/brokenlists.h"

#include "advice/gamelists/given.h"
#include "advice/repair/repair.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"
#include "battlescribe/reefs.h"
#include "battlescribe/verdict/judging.h"

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <stdexcept>

namespace muster::testing {

using battlescribe::Choice;
using battlescribe::DataLibrary;
using battlescribe::Decimal;
using battlescribe::Game;
using battlescribe::Selection;
namespace compose = battlescribe::compose;
namespace data = battlescribe::data;
namespace exchange = battlescribe::exchange;

namespace {

// --- the games
// --------------------------------------------------------------------------------------------------------

/// Ships with crews, arms of which one kind may be taken, and boats that lie in ships or in the force.
std::string waters()
{
    const auto knife = entry("id=knife;name=Knife;collective=true", crowns("1") + limit("min 1 parent"));
    const auto crew =
        entry("id=crew;name=Crew;type=model",
              crowns("5") + constraints(constraint("min 1 parent") + constraint("max 10 parent")) + entries(knife) +
                  modifiers(modifier("increment crowns 2", onlyIf("atLeast 3 parent crew"))));
    const auto cannon =
        entry("id=cannon;name=Cannon", crowns("40") + limit("max 2 roster", "includeChildSelections=true"));
    const auto arms = group("id=arms;name=Arms;defaultSelectionEntryId=gun",
                            constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                                entries(entry("id=gun;name=Gun", crowns("10")) +
                                        entry("id=hook;name=Hook", entries(entry("id=rope;name=Rope")))) +
                                groups(group("id=great;name=Great", limit("max 2 parent") + entries(cannon))));
    const auto ship =
        entry("id=ship;name=Ship;type=unit", crowns("50") + inCategory("deck") +
                                                 constraints(constraint("min 1 force") + constraint("max 4 force")) +
                                                 entries(crew) + groups(arms) + links(linkTo("in-boat", "boat")));
    const auto ghost = entry("id=ghost;name=Ghost;type=unit",
                             crowns("15") + inCategory("mast") +
                                 modifiers(modifier("set hidden true", onlyIf("atLeast 3 roster ship"))));
    return entries(ship + ghost) + links(linkTo("at-boat", "boat")) +
           shared(entry("id=boat;name=Boat;type=unit",
                        crowns("7") + limit("max 5 roster", "includeChildSelections=true") +
                            entries(entry("id=oar;name=Oar;collective=true", limit("min 2 parent")))));
}

std::string one(const std::string& id, const std::string& cost, const std::string& more = {})
{
    return entry("id=" + id + ";name=" + id, crowns(cost) + (more.empty() ? limit("max 1 parent") : more));
}

/// So many models that each have one of several arms, of which some are for every five models.
std::string marines(const std::string& id, const std::string& category, const std::string& least,
                    const std::string& most, const std::string& cost, const std::string& mostUnits)
{
    const auto special = [&](const std::string& arm, const std::string& price) {
        return entry(
            "id=" + id + arm + ";name=" + arm + ";collective=true",
            crowns(price) +
                constraints(constraint("max 0 " + id, "id=m-" + id + arm + ";includeChildSelections=true")) +
                modifiers(modifier("increment m-" + id + arm + " 1",
                                   repeats(repeat("1 for 5 " + id + " model", "includeChildSelections=true")))));
    };
    const auto model = entry(
        "id=" + id + "m;name=Marine;type=model;collective=true",
        crowns(cost) + constraints(constraint("min " + least + " parent") + constraint("max " + most + " parent")) +
            groups(group("id=" + id + "g;name=Arms;defaultSelectionEntryId=" + id + "rifle;collective=true",
                         constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                             entries(entry("id=" + id + "rifle;name=Rifle;collective=true", limit("max 1 parent")) +
                                     entry("id=" + id + "blade;name=Blade;collective=true",
                                           crowns("2") + limit("max 1 parent"))))));
    const auto leader = entry(
        "id=" + id + "l;name=Leader;type=model",
        crowns("10") + constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
            groups(group("id=" + id + "lg;name=Sidearm;defaultSelectionEntryId=" + id + "pistol",
                         constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                             entries(one(id + "pistol", "0") + one(id + "plasma", "10") + one(id + "sword", "5")))));
    return entry("id=" + id + ";name=" + id + ";type=unit",
                 crowns("0") + inCategory(category) + limit("max " + mostUnits + " roster") + entries(leader + model) +
                     groups(group("id=" + id + "s;name=Specials",
                                  limit("max 3 parent") + entries(special("flamer", "6") + special("melta", "12")))));
}

std::string hero(const std::string& id, const std::string& cost)
{
    const auto relics =
        groups(group("id=" + id + "r;name=Relics",
                     limit("max 1 parent") + links(linkTo(id + "-crown", "crown") + linkTo(id + "-cloak", "cloak") +
                                                   linkTo(id + "-axe", "axe"))));
    return entry(
        "id=" + id + ";name=" + id + ";type=model",
        crowns(cost) + inCategory("heroes") + limit("max 1 roster") + relics +
            entries(one(id + "mount", "25") +
                    entry("id=" + id + "-lord;name=Warlord",
                          limit("max 1 parent") +
                              xml("categoryLinks", {}, xml("categoryLink", "id=" + id + "-wl;targetId=warlord")))));
}

/// What is there once in a roster.
std::string relic(const std::string& id, const std::string& cost)
{
    return entry("id=" + id + ";name=" + id,
                 crowns(cost) + constraints(constraint("max 1 roster", "includeChildSelections=true") +
                                            constraint("max 1 parent")));
}

/// `mostUnits`: of one kind.
std::string armada(const std::string& mostUnits)
{
    const auto detachment =
        entry("id=detachment;name=Detachment",
              constraints(constraint("min 1 force") + constraint("max 1 force")) +
                  groups(group("id=detachments;name=Which;defaultSelectionEntryId=spear",
                               constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                                   entries(one("spear", "0") + one("hammer", "0")))));
    std::string all = detachment;
    for (const auto* each : {"Keth", "Orla", "Brun", "Sael"})
        all += hero(each, "80");
    for (const auto* each : {"Wardens", "Hunters", "Sappers"})
        all += marines(each, "line", "4", "9", "9", mostUnits);
    for (const auto* each : {"Veterans", "Fists"})
        all += marines(each, "elite", "4", "4", "20", mostUnits);
    for (const auto* each : {"Lynx", "Boar"})
        all +=
            entry("id=" + std::string(each) + ";name=" + each + ";type=unit",
                  crowns("135") + inCategory("engines") + limit("max 2 roster") +
                      groups(group(
                          "id=" + std::string(each) + "t;name=Turret;defaultSelectionEntryId=" + each + "ram",
                          constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                              entries(one(std::string(each) + "ram", "0") + one(std::string(each) + "lance", "20")))));
    all += entry(
        "id=Guard;name=Guard;type=unit",
        crowns("110") + inCategory("elite") +
            modifiers(modifier("set hidden true", onlyIf("equalTo 0 roster hammer", "includeChildSelections=true"))));
    return entries(all) + shared(relic("crown", "20") + relic("cloak", "15") + relic("axe", "30"));
}

std::string armadaForces(const std::string& mostUnits)
{
    const auto link = [](const std::string& id, const std::string& limits) {
        return xml("categoryLink", "id=to-" + id + ";targetId=" + id + ";name=" + id, limits);
    };
    return xml(
        "forceEntry", "id=host;name=Host",
        xml("categoryLinks", {},
            link("heroes", constraints(constraint("min 1 parent") + constraint("max 3 parent"))) +
                link("line", constraints(constraint("min 2 parent") + constraint("max " + mostUnits + " parent"))) +
                link("elite", constraints(constraint("max 40 parent", "field=crowns;percentValue=true"))) +
                link("engines", constraints(constraint("max 3 parent"))) +
                link("warlord", constraints(constraint("min 1 force", "includeChildSelections=true") +
                                            constraint("max 1 force", "includeChildSelections=true")))));
}

std::string armadaCategories()
{
    std::string all;
    for (const auto* each : {"heroes", "line", "elite", "engines", "warlord"})
        all += xml("categoryEntry", "id=" + std::string(each) + ";name=" + each);
    return all;
}

// --- lists
// ------------------------------------------------------------------------------------------------------------

struct Place {
    std::string id;
    Id<Choice> choice; ///< none of a force
    std::int64_t amount = 1;
};

void addPlaces(const std::vector<Selection>& selections, std::vector<Place>& places)
{
    for (const auto& each : selections) {
        places.push_back({each.id, each.choice, each.amount});
        addPlaces(each.selections, places);
    }
}

std::vector<Place> placesOf(const battlescribe::Roster& list)
{
    std::vector<Place> places;
    for (const auto& force : list.forces) {
        places.push_back({force.id, {}, 1});
        addPlaces(force.selections, places);
    }
    return places;
}

/// Makes lists of a game, and spoils them; the same ones each time.
class Cook {
public:
    Cook(const InventedGame& of, unsigned seed) : m_of(of), m_game(*of.game), m_random(seed), m_ids(seed) {}

    /// A legal list, if this seed leads to one.
    std::optional<battlescribe::Roster> legal()
    {
        auto list = compose::newRoster(m_game, m_ids, "Made up");
        WorkBudget budget(battlescribe::judge::mostWork);
        const auto force = compose::addForce({m_game, m_ids, budget}, list, m_of.force, m_of.catalogue, {});
        if (!force || !battlescribe::apply(list, *force))
            return std::nullopt;
        list.limits.clear();
        int taken = 0;
        for (int tries = 0; tries < 8 * m_of.takes && taken < m_of.takes; ++tries)
            taken += takeOne(list) ? 1 : 0;
        auto mended = afterFirstFixes(m_game, list);
        if (!mended) // what is missing may be deep inside, where fixes do not look
            if (auto repairs = advice::repair(m_game, list); !repairs.answers.empty())
                mended = std::get<battlescribe::Roster>(std::move(repairs.answers.front().list));
        if (mended)
            mended->limits = {
                {m_game.costTypes().front(), battlescribe::judge::judge(m_game, *mended).totals.front().sum}};
        return mended;
    }

    void spoil(battlescribe::Roster& list, Slip slip)
    {
        const auto places = placesOf(list);
        const auto& place = places[below(places.size())];
        switch (slip) {
        case Slip::OverLimit: {
            const auto sum = battlescribe::judge::judge(m_game, list).totals.front().sum;
            list.limits = {
                {m_game.costTypes().front(), Decimal(sum.floor() * static_cast<std::int64_t>(80 + below(20)) / 100)}};
            break;
        }
        case Slip::TooMany:
            if (place.choice.isNone())
                break;
            if (place.amount > 1) {
                make(list, compose::setAmount(list, place.id, place.amount + 1 + static_cast<std::int64_t>(below(8))));
                break;
            }
            for (auto copies = 1 + below(3); copies > 0; --copies)
                make(list, compose::copyOf(list, m_ids, place.id));
            break;
        case Slip::RequiredGone:
            if (!place.choice.isNone() && advice::isGiven(m_game, place.choice))
                make(list, compose::removeSelection(place.id));
            break;
        case Slip::TooFew:
            if (!place.choice.isNone())
                make(list, compose::setAmount(list, place.id, place.amount - 1));
            break;
        }
    }

    std::size_t below(std::size_t number) { return m_random() % number; }

private:
    static void make(battlescribe::Roster& list, const Result<battlescribe::Edit>& edit)
    {
        if (edit)
            (void)battlescribe::apply(list, *edit); // what does not fit spoils nothing
    }

    /// Takes something, unless something is too much then.
    bool takeOne(battlescribe::Roster& list)
    {
        const auto places = placesOf(list);
        const auto& place = below(2) == 0 ? places.front() : places[below(places.size())];
        const auto* offers = compose::offersOf(m_game, list, place.id);
        if (!offers || offers->choices.empty())
            return false;
        const auto choice = offers->choices[below(offers->choices.size())];
        if (m_game[choice].isGroup)
            return false;
        WorkBudget budget(battlescribe::judge::mostWork);
        const auto before = tooMuch(list);
        const auto edit = compose::takeChoice({m_game, m_ids, budget}, list, place.id, choice);
        const auto undo = edit ? battlescribe::apply(list, *edit) : edit;
        if (!undo)
            return false;
        if (tooMuch(list) <= before)
            return true;
        (void)battlescribe::apply(list, *undo);
        return false;
    }

    [[nodiscard]] std::ptrdiff_t tooMuch(const battlescribe::Roster& list)
    {
        return std::ranges::count_if(battlescribe::judge::judge(m_game, list).findings,
                                     [](const battlescribe::judge::Finding& finding) {
                                         return finding.kind != battlescribe::judge::FindingKind::TooFew &&
                                                finding.kind != battlescribe::judge::FindingKind::Message;
                                     });
    }

    const InventedGame& m_of;
    Game& m_game;
    std::mt19937 m_random; ///< gives the same numbers everywhere
    compose::NewIds m_ids;
};

} // namespace

namespace {

Game armadaGame(const std::string& mostOfKind, const std::string& mostUnits)
{
    return Game(linked(
        {systemFile(xml("forceEntries", {}, armadaForces(mostUnits)) + xml("categoryEntries", {}, armadaCategories())),
         catalogueFile("cat", armada(mostOfKind))}));
}

InventedGame gameOf(const std::string& name, Game& game, int takes)
{
    return {name, &game, nodeOf(game.definitions(), "cat").file, nodeIdOf(game.definitions(), "host"), takes};
}

} // namespace

const std::vector<InventedGame>& inventedGames()
{
    static Harbour harbour(waters());
    static auto armadas = std::array{armadaGame("3", "6"), armadaGame("9", "30")};
    static const Reefs reefs;
    static DataLibrary library({reefs.path()});
    static const auto session = library.begin(reefs.list());
    static const std::vector<InventedGame> games{
        {"ships", &harbour.game, nodeOf(harbour.game.definitions(), "cat").file,
         nodeIdOf(harbour.game.definitions(), "fleet"), 12},
        {"reefs", session->game.get(), nodeOf(session->game->definitions(), "merrow").file,
         nodeIdOf(session->game->definitions(), "vanguard"), 8},
        gameOf("armada", armadas[0], 45),
        gameOf("great armada", armadas[1], 130)};
    return games;
}

void forBrokenLists(int number, const std::optional<Slip>& slip, const std::string& game,
                    const std::function<void(const InventedGame&, const battlescribe::Roster&)>& use)
{
    int made = 0;
    for (unsigned seed = 1; made < number && seed < 40U * static_cast<unsigned>(number); ++seed) {
        const auto& of = inventedGames()[seed % inventedGames().size()];
        if (!game.empty() && of.name != game)
            continue;
        Cook cook(of, seed);
        auto list = cook.legal();
        if (!list)
            continue;
        // The kinds of slips take turns.
        cook.spoil(*list, slip.value_or(static_cast<Slip>(made % slips)));
        for (auto more = slip ? 0 : cook.below(3); more > 0; --more)
            cook.spoil(*list, static_cast<Slip>(cook.below(slips)));
        const auto judgement = battlescribe::judge::judge(*of.game, *list);
        if (!judgement.isComplete() || judgement.isLegal())
            continue;
        use(of, *list);
        ++made;
    }
    if (made < number)
        throw std::runtime_error("too few broken lists");
}

void forLegalLists(int number, const std::string& game,
                   const std::function<void(const InventedGame&, const battlescribe::Roster&)>& use)
{
    int made = 0;
    for (unsigned seed = 1; made < number && seed < 40U * static_cast<unsigned>(number); ++seed) {
        const auto& of = inventedGames()[seed % inventedGames().size()];
        if (!game.empty() && of.name != game)
            continue;
        if (const auto list = Cook(of, seed).legal(); list && battlescribe::judge::judge(*of.game, *list).isLegal()) {
            use(of, *list);
            ++made;
        }
    }
    if (made < number)
        throw std::runtime_error("too few legal lists");
}

bool isLegalAsSaved(Game& game, const battlescribe::Roster& list)
{
    compose::NewIds ids(1);
    const auto bytes =
        battlescribe::writeRos(exchange::fileOf(game, list, battlescribe::judge::judge(game, list), ids));
    const auto read = battlescribe::readRosterFile(bytes, "saved.ros");
    return read && battlescribe::judge::judge(game, exchange::rosterIn(game, read->xml.root)).isLegal();
}

std::optional<battlescribe::Roster> afterFirstFixes(Game& game, battlescribe::Roster list)
{
    for (int steps = 0; steps < 100; ++steps) {
        WorkBudget budget(battlescribe::judge::mostWork);
        const auto judgement = battlescribe::judge::judge(game, list, budget);
        if (judgement.isLegal())
            return list;
        const bool isMended = std::ranges::any_of(judgement.findings, [&](const battlescribe::judge::Finding& finding) {
            const auto found = battlescribe::fixes::fixesFor(game, list, judgement, finding, budget);
            return !found.empty() && battlescribe::apply(list, found.front().edit).has_value();
        });
        if (!isMended)
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace muster::testing
