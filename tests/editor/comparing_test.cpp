#include "battlescribe/reefs.h"
#include "editor/comparing/pairedunits.h"
#include "editor/document/document.h"
#include "editor/muster/musterform.h"
#include "editor/words/language.h"
#include "fixture.h"

#include <array>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

using PairKind = PairedUnit::Kind;

VerdictPtr judged(const Roster& roster)
{
    const auto catalogue = store().fullCatalogue(roster.ruleset);
    REQUIRE(catalogue.has_value());
    return std::make_shared<const Verdict>(*catalogue, roster);
}

std::vector<PairKind> kindsOf(const PairedRosters& pairs)
{
    std::vector<PairKind> kinds;
    for (const auto& unit : pairs.units)
        kinds.push_back(unit.kind);
    return kinds;
}

RosterUnit foot(const std::string& id, int models, bool hasSword = false)
{
    auto made = unit(id, "infantry");
    made.models = models;
    if (hasSword)
        made.options.set("sword", 1);
    return made;
}

} // namespace

TEST_CASE("two rosters are told apart unit by unit, whatever their ids are")
{
    setLanguage("en");
    const auto here = judged(roster("wargame", "standard", {foot("a", 10), foot("b", 12, true), unit("c", "cavalry")}));
    const auto there =
        judged(roster("wargame", "standard", {foot("x", 12, true), foot("y", 15), unit("z", "artillery")}));
    const auto pairs = pairRosters(*here, *there);
    // The twelve with swords are the same; the ten became fifteen; the cavalry is behind them here.
    CHECK(kindsOf(pairs) == std::vector{PairKind::Same, PairKind::OnlyHere, PairKind::Changed, PairKind::OnlyThere});
    CHECK(pairs.different == 3);
    REQUIRE(pairs.units.size() == 4);
    CHECK(pairs.units[0].here == "b");
    CHECK(pairs.units[0].there == "x");
    CHECK(pairs.units[0].changes.isEmpty());
    CHECK(pairs.units[1].here == "c");
    CHECK(pairs.units[1].there.empty());
    CHECK(pairs.units[2].models == "10 → 15");
    CHECK(pairs.units[2].changes.size() == 1);
    CHECK(pairs.units[3].here.empty());
    CHECK(pairs.units[3].there == "z");
    CHECK(pairs.changes.isEmpty());
}

TEST_CASE("a roster beside itself has no difference; an empty one has none of its units")
{
    setLanguage("en");
    auto carrier = unit("u2", "heavy-drakkar");
    carrier.units = {unit("u3", "huscarl")};
    const auto army = roster("warpath-2e", "forge-fathers", {unit("u1", "steel-warriors-section"), carrier});
    const auto verdict = judged(army);
    const auto same = pairRosters(*verdict, *verdict);
    CHECK(same.different == 0);
    REQUIRE(same.units.size() == 3);
    CHECK(same.units[2].depth == 1);
    const auto empty = judged(roster("warpath-2e", "forge-fathers", {}));
    CHECK(kindsOf(pairRosters(*verdict, *empty)) == std::vector(3, PairKind::OnlyHere));
    CHECK(kindsOf(pairRosters(*empty, *verdict)) == std::vector(3, PairKind::OnlyThere));
    CHECK(pairRosters(*empty, *empty).units.empty());
}

TEST_CASE("rosters of two games have no unit in common")
{
    setLanguage("en");
    const auto here = judged(roster("wargame", "standard", {foot("a", 10)}));
    const auto there = judged(roster("warpath-2e", "forge-fathers", {unit("a", "huscarl")}));
    CHECK(kindsOf(pairRosters(*here, *there)) == std::vector{PairKind::OnlyThere, PairKind::OnlyHere});
}

namespace {

/// A list of game data with what is added to it.
struct DataList {
    explicit DataList(const Reefs& reefs, const std::vector<std::string>& offers) : document(store())
    {
        REQUIRE(document.create(reefs.list()));
        for (const auto& offer : offers)
            mean(intents::Add{"merrow:" + offer, {}});
    }
    void mean(const Intent& intent)
    {
        const auto gesture = document.gestureOf(intent);
        REQUIRE(gesture);
        REQUIRE(document.apply(gesture->change, gesture->name));
        document.judgeNow();
        if (!gesture->selects.empty())
            made = gesture->selects.front();
    }

    Document document;
    std::string made; ///< what was added last
};

/// "captain", "captain 1": a row as it is told.
QStringList told(const PairedRosters& pairs)
{
    constexpr std::array marks{"=", "!", "-", "+"};
    QStringList all;
    for (const auto& unit : pairs.units)
        all << QString(unit.depth, QLatin1Char('.')) + QLatin1String(marks[static_cast<std::size_t>(unit.kind)]) +
                   unit.name;
    return all;
}

} // namespace

TEST_CASE("two lists of game data are told apart row by row")
{
    setLanguage("en");
    const Reefs reefs;
    DataList here(reefs, {"captain", "dredger", "wardens"});
    const auto wardens = here.made;
    DataList there(reefs, {"captain", "wardens", "wardens"});
    here.mean(intents::SetNumber{wardens, 9});
    const auto pairs = pairRosters(here.document.form(), there.document.form());
    CHECK(pairs.isOneGame);
    CHECK(pairs.sum == "200 Crowns"); // 30, 85, 85
    CHECK(pairs.more == "15");        // 30, 50, and two wardens more for 20 than those for 85
    CHECK(pairs.fewer.isEmpty());
    const auto rows = told(pairs);
    CHECK(rows.contains(".=Captain"));
    CHECK(rows.contains(".-Dredger"));
    CHECK(rows.contains(".!Reef Wardens"));
    CHECK(rows.contains(".+Reef Wardens"));
    for (const auto& unit : pairs.units)
        if (unit.kind == PairKind::Changed && unit.here == wardens)
            CHECK(unit.changes.contains("Models: 9 → 7"));
    const auto same = pairRosters(there.document.form(), there.document.form());
    CHECK(same.different == 0);
    CHECK(same.changes.isEmpty());
}

TEST_CASE("a list of game data has nothing in common with a roster of another game")
{
    setLanguage("en");
    const Reefs reefs;
    DataList here(reefs, {"captain"});
    const auto there = listForm(judged(roster("wargame", "standard", {foot("a", 10)})));
    const auto pairs = pairRosters(here.document.form(), there);
    CHECK_FALSE(pairs.isOneGame);
    for (const auto& unit : pairs.units)
        CHECK((unit.kind == PairKind::OnlyHere || unit.kind == PairKind::OnlyThere));
    CHECK(pairRosters(nullptr, there).units.empty());
}
