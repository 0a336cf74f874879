// What holds for every repair, tried on broken rosters of each game.

#include "advice/brokenrosters.h"
#include "advice/repair/repair.h"
#include "advice/rosters/changingroster.h"
#include "cases/cases.h"
#include "io/roster/rosterfile.h"
#include "rules/judge/alike.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace muster;
using namespace muster::testing;
using advice::Aim;
using advice::amountOf;

namespace {

/// Less than usual, so that many rosters are tried in little time.
advice::Wishes quickWishes()
{
    advice::Wishes wishes;
    wishes.effort.work = 50'000;
    return wishes;
}

/// Broken rosters of a game: spoiled samples, and small ones that are made up.
void forSome(const std::string& game, int samples, int madeUp, const std::function<void(const Roster&)>& use)
{
    forSpoiledSamples(game, samples, 4, use);
    forBrokenRosters(catalogueOf(game), madeUp, 4, use);
}

bool keepsSome(const Roster& before, const Roster& after)
{
    const auto isThere = [&](const RosterUnit& unit) { return findUnit(after, unit.id) != nullptr; };
    const std::function<bool(const std::vector<RosterUnit>&)> any = [&](const std::vector<RosterUnit>& units) {
        return std::ranges::any_of(units, [&](const RosterUnit& unit) { return isThere(unit) || any(unit.units); });
    };
    return any(before.units);
}

void checkAnswer(const Catalogue& catalogue, const Roster& roster, const advice::Repair& answer)
{
    const auto before = assess(catalogue, roster);
    const auto after = assess(catalogue, std::get<Roster>(answer.list));
    CHECK(after.isLegal());
    CHECK(answer.points == after.points - before.points);
    CHECK(advice::Difference(catalogue, before).lossOf(after).choices == answer.loss.choices);
    // All changes as one step, and each after the other, lead to the roster.
    auto changed = roster;
    const auto undo = apply(changed, std::get<Edit>(answer.edit));
    REQUIRE(undo.has_value());
    CHECK(changed == std::get<Roster>(answer.list));
    REQUIRE(apply(changed, *undo).has_value());
    CHECK(changed == roster);
    int edits = 0;
    Points points;
    for (const auto& change : answer.changes) {
        edits += change.edits;
        points += change.points;
    }
    CHECK(edits == answer.loss.edits);
    CHECK(points == answer.points);
}

} // namespace

TEST_CASE("a spoiled sample is judged the same, whatever sample was judged before")
{
    const auto isSameTally = [](const Tally& one, const Tally& other) {
        return one.constraint == other.constraint && one.subject == other.subject && one.actual == other.actual &&
               one.min == other.min && one.max == other.max && one.rests == other.rests;
    };
    const auto isSameFinding = [](const Finding& one, const Finding& other) {
        return one.rule == other.rule && one.severity == other.severity && one.subject == other.subject &&
               one.units == other.units && one.actual == other.actual && one.allowed == other.allowed;
    };
    for (const auto& game : allGames()) {
        const auto& catalogue = catalogueOf(game);
        std::size_t kept = 0;
        for (const auto& sample : samplesOf(game)) {
            auto before = assess(catalogue, sample);
            forSpoiledSamples(game, 30, 4, [&](const Roster& roster) {
                auto again = assess(catalogue, roster, {}, before);
                const auto fresh = assess(catalogue, roster);
                CHECK(again.points == fresh.points);
                CHECK(std::ranges::equal(again.tallies, fresh.tallies, isSameTally));
                CHECK(std::ranges::equal(again.findings, fresh.findings, isSameFinding));
                const Alike alike(again, &before);
                kept += alike.isAny() ? again.units.size() - alike.others().size() : 0;
            });
        }
        INFO(game);
        CHECK(kept > 0);
    }
}

TEST_CASE("every answer is legal, as cheap as it says, and no worse than following the first fixes")
{
    for (const auto& game : shippedGames()) {
        const auto& catalogue = catalogueOf(game);
        int number = 0;
        forSome(game, 24, 16, [&](const Roster& roster) {
            INFO(writeRoster(roster));
            const auto repairs = advice::repair(catalogue, roster, quickWishes());
            REQUIRE(!repairs.answers.empty());
            CHECK(repairs.answers.size() <= 3);
            std::size_t aims = 0;
            const auto fixed = afterFirstFixes(catalogue, roster);
            const auto before = assess(catalogue, roster);
            for (const auto& answer : repairs.answers) {
                checkAnswer(catalogue, roster, answer);
                aims += answer.aims.size();
                CHECK(keepsSome(roster, std::get<Roster>(answer.list)) != repairs.isEmptying);
                if (!fixed || (!keepsSome(roster, *fixed) && !repairs.isEmptying))
                    continue;
                const auto first = advice::Difference(catalogue, before).lossOf(assess(catalogue, *fixed));
                for (const auto aim : answer.aims)
                    CHECK(amountOf(answer.loss, aim) <= amountOf(first, aim));
            }
            CHECK(aims == 3);
            if (++number % 8 == 0)
                CHECK(areSame(repairs, advice::repair(catalogue, roster, quickWishes())));
        });
    }
}

namespace {

/// The least that lists of up to two moves lose, found by trying all of them.
struct Least {
    std::array<std::int64_t, 3> amounts{};
    bool isAny = false;

    void add(const advice::Loss& loss)
    {
        for (const auto aim : advice::aims) {
            auto& amount = amounts[static_cast<std::size_t>(aim)];
            amount = isAny ? std::min(amount, amountOf(loss, aim)) : amountOf(loss, aim);
        }
        isAny = true;
    }
};

/// All moves of units, and new units of some kinds of the own army.
std::vector<advice::RosterMove> someMoves(const Catalogue& catalogue, const Roster& roster)
{
    const auto assessment = assess(catalogue, roster);
    advice::RosterMoves moves(catalogue, assessment);
    for (const auto unit : assessment.units.ids())
        moves.addUnit(unit, advice::Reach::Everything);
    auto all = moves.take();
    for (const auto kind : catalogue.army(assessment.army).units) {
        RosterUnit unit;
        unit.id = freeUnitId(roster) + "new";
        unit.unit = catalogue.unit(kind).id;
        all.push_back({{edits::AddUnit{{}, roster.units.size(), std::move(unit)}}, {}});
    }
    return all;
}

Least leastByTrying(const Catalogue& catalogue, const Roster& roster, std::size_t mostMoves)
{
    Least least;
    const auto before = assess(catalogue, roster);
    const advice::Difference difference(catalogue, before);
    const auto first = someMoves(catalogue, roster);
    if (first.size() > mostMoves)
        return least;
    const auto judge = [&](const Roster& changed) {
        const auto after = assess(catalogue, changed);
        const bool isKept = std::ranges::any_of(
            after.units, [&](const AssessedUnit& unit) { return !difference.find(unit.id).isNone(); });
        if (after.isLegal() && isKept)
            least.add(difference.lossOf(after));
    };
    for (const auto& one : first) {
        auto changed = roster;
        if (!apply(changed, one.edit))
            continue;
        judge(changed);
        for (const auto& two : someMoves(catalogue, changed)) {
            auto twice = changed;
            if (apply(twice, two.edit))
                judge(twice);
        }
    }
    return least;
}

/// How answers compare with trying.
struct Compared {
    /// Of one aim.
    struct Answers {
        int all = 0;
        int asGood = 0; ///< no two moves lose less
        int proven = 0;
    };
    std::array<Answers, advice::aims.size()> of{};
};

/// Repairs rosters of some games, `number` of each that can be mended by two of up to `mostMoves` moves, and tries all
/// of these.
using ForSome = std::function<void(const std::string& game, const std::function<void(const Roster&)>&)>;
Compared compareWithTrying(const std::vector<std::string>& games, int number, std::size_t mostMoves,
                           const ForSome& forSomeRosters)
{
    Compared compared;
    for (const auto& game : games) {
        const auto& catalogue = catalogueOf(game);
        int left = number;
        forSomeRosters(game, [&](const Roster& roster) {
            const auto least = left > 0 ? leastByTrying(catalogue, roster, mostMoves) : Least();
            if (!least.isAny)
                return;
            --left;
            INFO(writeRoster(roster));
            const auto repairs = advice::repair(catalogue, roster);
            REQUIRE(!repairs.answers.empty());
            CHECK(!repairs.isEmptying);
            for (const auto& answer : repairs.answers)
                for (const auto aim : answer.aims) {
                    const auto tried = least.amounts[static_cast<std::size_t>(aim)];
                    const bool isAsGood = amountOf(answer.loss, aim) <= tried;
                    const bool isProven = std::ranges::find(answer.proven, aim) != answer.proven.end();
                    auto& answers = compared.of[static_cast<std::size_t>(aim)];
                    ++answers.all;
                    answers.asGood += isAsGood ? 1 : 0;
                    answers.proven += isProven ? 1 : 0;
                    CHECK(amountOf(repairs.atLeast, aim) <= tried);
                    CHECK((isAsGood || !isProven));
                }
        });
    }
    return compared;
}

/// Small ones that are made up.
Compared compareMadeUp(const std::vector<std::string>& games, int number)
{
    return compareWithTrying(games, number, 110, [&](const std::string& game, const auto& use) {
        forBrokenRosters(catalogueOf(game), number * 6, 3, use);
    });
}

void tell(const Compared& compared)
{
    for (const auto aim : advice::aims) {
        const auto& answers = compared.of[static_cast<std::size_t>(aim)];
        CHECK(answers.asGood * 100 >= answers.all * 95);
        WARN("aim " << static_cast<int>(aim) << ": " << answers.all << " answers, of which " << answers.asGood
                    << " as good as two moves, " << answers.proven << " proven");
    }
}

} // namespace

TEST_CASE("no two moves lose less than the answers, and what is proven is never wrong")
{
    const auto compared = compareMadeUp(shippedGames(), 14);
    for (const auto& answers : compared.of) {
        CHECK(answers.all >= 30);
        CHECK(answers.asGood == answers.all);
    }
}

TEST_CASE("the same for many rosters", "[.bars]") { tell(compareMadeUp(allGames(), 150)); }

TEST_CASE("the same for samples that were spoiled", "[.bars]")
{
    // Real armies have so many moves that only some of the pairs can be tried.
    const auto spoiled = [](const std::string& game, const auto& use) { forSpoiledSamples(game, 200, 4, use); };
    tell(compareWithTrying(allGames(), 30, 200, spoiled));
}

TEST_CASE("units that stay stay as they are, and a change that was refused is in no answer")
{
    for (const auto& game : shippedGames()) {
        const auto& catalogue = catalogueOf(game);
        int refused = 0;
        forSome(game, 5, 5, [&](const Roster& roster) {
            INFO(writeRoster(roster));
            const auto plain = advice::repair(catalogue, roster, quickWishes());
            REQUIRE(!plain.answers.empty());
            const auto& first = plain.answers.front();
            auto wishes = quickWishes();
            // Keep a unit that the first answer changes.
            for (const auto& change : first.changes)
                if (const auto& units = std::get<Fix>(change.fix).units; !units.empty()) {
                    wishes.locks.keep = {assess(catalogue, roster).units[units.front()].id};
                    break;
                }
            const auto before = assess(catalogue, roster);
            const advice::Difference difference(catalogue, before);
            const auto keeping = advice::repair(catalogue, roster, wishes);
            for (const auto& answer : keeping.answers) {
                const auto after = assess(catalogue, std::get<Roster>(answer.list));
                CHECK(after.isLegal());
                for (const auto& id : wishes.locks.keep)
                    CHECK(difference.isAsItWas(after, id));
            }
            wishes.locks.keep.clear();
            wishes.locks.refused = {first.changes.front().edit};
            auto without = roster;
            if (!apply(without, std::get<Edit>(wishes.locks.refused.front())))
                return; // it needs another change before it
            const auto refusing = advice::repair(catalogue, roster, wishes);
            for (const auto& answer : refusing.answers) {
                ++refused;
                CHECK(assess(catalogue, std::get<Roster>(answer.list)).isLegal());
                for (const auto& change : answer.changes) {
                    auto alone = roster;
                    if (apply(alone, std::get<Edit>(change.edit)))
                        CHECK(difference.stateOf(alone) != difference.stateOf(without));
                }
            }
        });
        CHECK(refused > 0);
    }
}

TEST_CASE("every illegal case of the rules is repaired")
{
    for (const auto& each : allCases()) {
        if (!each.isIllegal() || each.isBattle())
            continue;
        const auto judged = each.judged();
        if (judged->assessment.isLegal() || !judged->assessment.isComplete)
            continue;
        INFO(each.title());
        const auto repairs = advice::repair(*judged->catalogue, judged->roster, quickWishes());
        REQUIRE(!repairs.answers.empty());
        for (const auto& answer : repairs.answers)
            checkAnswer(*judged->catalogue, judged->roster, answer);
    }
}

TEST_CASE("a search that is stopped ends at once, and what it has by then is legal")
{
    const auto& catalogue = catalogueOf("wargame");
    forBrokenRosters(catalogue, 2, 12, [&](const Roster& roster) {
        advice::Wishes wishes;
        wishes.effort.work = 1'000'000'000;
        std::stop_source stop;
        stop.request_stop();
        wishes.effort.stop = stop.get_token();
        CHECK(advice::repair(catalogue, roster, wishes).judgements == 0);

        std::stop_source later;
        wishes.effort.stop = later.get_token();
        std::chrono::steady_clock::time_point asked;
        std::jthread waiting([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            asked = std::chrono::steady_clock::now();
            later.request_stop();
        });
        const auto repairs = advice::repair(catalogue, roster, wishes);
        waiting.join();
        // Much less than the search takes; a busy machine is slow.
        CHECK(std::chrono::steady_clock::now() - asked <
              std::chrono::seconds(20)); // else it goes on for minutes; machines are busy
        for (const auto& answer : repairs.answers)
            CHECK(assess(catalogue, std::get<Roster>(answer.list)).isLegal());
    });
}

TEST_CASE("a legal roster, and one that cannot be judged, get no answer")
{
    const auto legal = judgeUnits("warpath-2e", "forge-fathers", R"({"unit": "steel-warriors-section"})");
    const auto repairs = advice::repair(*legal->catalogue, legal->roster);
    CHECK(repairs.isLegal);
    CHECK(repairs.answers.empty());
    const auto unknown = judgeUnits("warpath-2e", "forge-fathers", R"({"unit": "no-such-unit"})");
    const auto none = advice::repair(*unknown->catalogue, unknown->roster);
    CHECK(!none.isLegal);
    CHECK(none.answers.empty());
}
