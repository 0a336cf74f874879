// The bars of filling up lists of game data: advice_tests "[.bars]", with MUSTER_LEGAL_LISTS of them, of MUSTER_GAME if
// that is set. MUSTER_TELL=1 shows the answers. Some are always filled.

#include "advice/brokenlists.h"
#include "advice/filling/fill.h"
#include "battlescribe/compose/choosing.h"
#include "battlescribe/judge/judgement.h"
#include "report/battlescribe/listfinding.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <optional>

using namespace muster;
using namespace muster::testing;
using muster::battlescribe::Decimal;
using muster::battlescribe::Selection;

namespace {

struct GameFillBars {
    int lists = 0;
    int tasks = 0;                    ///< with something left
    int answers = 0;                  ///< all of them
    int filled = 0;                   ///< some answer leaves less than any unit or option costs that may come
    int without = 0;                  ///< no answer, although something may come
    std::vector<double> milliseconds; ///< of the processor: others may keep it busy
};

/// Tries whatever can be taken anywhere in a list, one by one.
class Cheapest {
public:
    Cheapest(battlescribe::Game& game, const battlescribe::Roster& list) : m_game(game), m_list(list)
    {
        m_before = battlescribe::judge::judge(game, list).totals.front().sum;
        for (const auto& force : list.forces) {
            tryAll(force.id);
            tryBelow(force.selections);
        }
    }
    /// What the cheapest costs with which the list is legal; nothing if nothing may come.
    [[nodiscard]] std::optional<Decimal> cost() const { return m_cost; }

private:
    void tryBelow(const std::vector<Selection>& selections)
    {
        for (const auto& each : selections) {
            tryAll(each.id);
            tryBelow(each.selections);
        }
    }

    void tryAll(const std::string& place)
    {
        const auto* offers = battlescribe::compose::offersOf(m_game, m_list, place);
        if (!offers)
            return;
        const auto all = offers->choices;
        for (const auto choice : all) {
            if (m_game[choice].isGroup)
                continue;
            WorkBudget budget(battlescribe::judge::mostWork);
            const battlescribe::compose::Composer composer{m_game, m_ids, budget};
            tryOne(battlescribe::compose::takeChoice(composer, m_list, place, choice));
        }
    }

    void tryOne(const Result<battlescribe::Edit>& edit)
    {
        auto after = m_list;
        if (!edit || !battlescribe::apply(after, *edit))
            return;
        const auto judgement = battlescribe::judge::judge(m_game, after);
        const auto cost = judgement.totals.front().sum - m_before;
        // Whether it may come at all: with a limit that is not in its way.
        const bool isKept = std::ranges::all_of(judgement.findings, [](const battlescribe::judge::Finding& finding) {
            return finding.kind == battlescribe::judge::FindingKind::OverLimit;
        });
        if (isKept && judgement.isComplete() && cost > Decimal() && (!m_cost || cost < *m_cost))
            m_cost = cost;
    }

    battlescribe::Game& m_game;
    const battlescribe::Roster& m_list;
    battlescribe::compose::NewIds m_ids{11};
    Decimal m_before;
    std::optional<Decimal> m_cost;
};

/// The list with so much of its limit not spent, or nearly: with a higher limit, or without some of its units.
battlescribe::Roster withRoom(battlescribe::Game& game, battlescribe::Roster list, int percent, bool isWithoutUnits)
{
    auto& limit = list.limits.front().value;
    if (!isWithoutUnits) {
        limit = Decimal((limit.floor() * 100 + 99 - percent) / (100 - percent));
        return list;
    }
    const auto most = Decimal(limit.floor() * (100 - percent) / 100);
    for (const auto& unit : std::vector<Selection>(list.forces.front().selections)) {
        auto without = list;
        if (battlescribe::judge::judge(game, list).totals.front().sum > most &&
            battlescribe::apply(without, battlescribe::compose::removeSelection(unit.id)) &&
            battlescribe::judge::judge(game, without).isLegal())
            list = std::move(without);
    }
    return list;
}

void tell(const advice::Fill& answer)
{
    std::cout << "    then " << answer.left->floor() << ':';
    for (const auto& change : answer.changes)
        std::cout << " | " << report::fixLabel(std::get<battlescribe::Verdict::Fix>(change.fix));
    std::cout << '\n';
}

void measure(const InventedGame& of, const battlescribe::Roster& list, GameFillBars& bars)
{
    INFO(of.name << ", list " << bars.lists);
    ++bars.lists;
    const auto begin = std::clock();
    const auto fills = advice::fill(*of.game, list);
    const auto taken = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (fills.why != advice::NoFill::None) {
        CHECK(fills.why == advice::NoFill::Full);
        return;
    }
    ++bars.tasks;
    bars.milliseconds.push_back(taken);
    bars.answers += static_cast<int>(fills.answers.size());
    const bool tells = std::getenv("MUSTER_TELL") != nullptr;
    if (tells)
        std::cout << of.name << ": " << fills.left->floor() << " left, " << fills.judgements << " judgements, " << taken
                  << " ms\n";
    const auto before = battlescribe::judge::judge(*of.game, list);
    bool isFilled = false;
    for (const auto& answer : fills.answers) {
        const auto& after = std::get<battlescribe::Roster>(answer.list);
        CHECK(isLegalAsSaved(*of.game, after));
        CHECK(after.limits == list.limits);
        CHECK(answer.leaving == 0);
        CHECK(answer.points > Points());
        const auto judgement = battlescribe::judge::judge(*of.game, after);
        CHECK(judgement.totals.front().sum > before.totals.front().sum);
        const auto left = list.limits.front().value - judgement.totals.front().sum;
        const auto cheapest = left.isZero() ? std::nullopt : Cheapest(*of.game, after).cost();
        isFilled = isFilled || left.isZero() || !cheapest || left < *cheapest;
        if (tells)
            tell(answer);
    }
    if (fills.answers.empty()) {
        const auto cheapest = Cheapest(*of.game, list).cost();
        const auto left = list.limits.front().value - before.totals.front().sum;
        isFilled = !cheapest || left < *cheapest;
        bars.without += isFilled ? 0 : 1;
    }
    if (tells && !isFilled)
        std::cout << "    NOT FILLED\n";
    bars.filled += isFilled ? 1 : 0;
}

} // namespace

TEST_CASE("legal lists of game data are filled up", "[gamefill]")
{
    GameFillBars bars;
    forLegalLists(12, {}, [&](const InventedGame& of, const battlescribe::Roster& list) {
        measure(of, withRoom(*of.game, list, bars.lists * 2, bars.lists % 2 == 1), bars);
    });
    CHECK(bars.tasks >= 11);
    CHECK(bars.filled * 10 >= bars.tasks * 9);
}

TEST_CASE("the bars of filling up lists of game data", "[.bars]")
{
    const auto* wanted = std::getenv("MUSTER_LEGAL_LISTS");
    const auto number = wanted ? std::max(1, std::atoi(wanted)) : 100;
    const auto* only = std::getenv("MUSTER_GAME");
    for (const auto& game : inventedGames()) {
        if (only && game.name != only)
            continue;
        GameFillBars bars;
        forLegalLists(number / 4, game.name, [&](const InventedGame& of, const battlescribe::Roster& list) {
            measure(of, withRoom(*of.game, list, bars.lists % 26, bars.lists % 2 == 1), bars);
        });
        std::ranges::sort(bars.milliseconds);
        std::cout << game.name << ": " << bars.lists << " lists, " << bars.tasks << " with room, " << bars.answers
                  << " answers, all legal; " << bars.filled << " spend all but what no unit or option costs, "
                  << bars.without << " without an answer; ms median " << at(bars.milliseconds, 0.5) << ", 95% "
                  << at(bars.milliseconds, 0.95) << ", most " << bars.milliseconds.back() << '\n';
    }
}
