// Rosters of BattleScribe in the editor without a window: shown, and not judged without the data of their game.
#include "battlescribe/samples.h"
#include "editor/checking/checkmodel.h"
#include "editor/checking/listchecker.h"
#include "editor/models/findingsmodel.h"
#include "fixture.h"

#include <QTest>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

void read(ListChecker& checker, const std::string& bytes)
{
    checker.check({{}, bytes, "pasted"});
    REQUIRE(QTest::qWaitFor([&] { return !checker.isWorking(); }, 30'000));
}

CheckedList harbour(const std::string& words = {}, const std::string& by = {})
{
    ListChecker checker(store());
    checker.setTakesForeign();
    read(checker, words.empty() ? harbourRoster() : harbourRoster(words, by));
    REQUIRE(checker.lists().size() == 1);
    return checker.lists().front();
}

} // namespace

TEST_CASE("a roster of BattleScribe is read without a verdict, and told as not judged")
{
    auto list = harbour();
    CHECK(list.origin == ListOrigin::BattleScribe);
    REQUIRE(list.foreign);
    CHECK_FALSE(list.verdict);
    CHECK(list.roster.name == "Harbour Watch");
    CHECK(verdictText(list).starts_with("NOT JUDGED"));
    judge(list);
    CHECK_FALSE(list.verdict);
    CHECK(list.failure.empty());
}

TEST_CASE("where a judged list is needed, a roster of BattleScribe is a fault in plain words")
{
    ListChecker checker(store());
    read(checker, harbourRoster());
    CHECK(checker.lists().empty());
    REQUIRE(checker.faults().size() == 1);
    CHECK(checker.faults().front().message ==
          "this is a roster of BattleScribe: the data of its game are not installed");
}

TEST_CASE("its data do not come with other data")
{
    ListChecker checker(store());
    checker.setTakesForeign();
    read(checker, harbourRoster());
    checker.dataChanged();
    REQUIRE(QTest::qWaitFor([&] { return !checker.isWorking(); }, 30'000));
    REQUIRE(checker.lists().size() == 1);
    CHECK(checker.lists().front().foreign);
    CHECK_FALSE(checker.lists().front().verdict);
}

TEST_CASE("the rows of a roster of BattleScribe are its forces, categories and selections")
{
    CheckModel model;
    model.setList(harbour());
    const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
    const auto depth = [&](int row) {
        return model.index(row, CheckModel::TakenColumn).data(CheckModel::DepthRole).toInt();
    };
    REQUIRE(model.rowCount() == 9);
    CHECK(cell(0, CheckModel::TakenColumn) == "Coast Squadron");
    CHECK(cell(1, CheckModel::TakenColumn) == "Line");
    CHECK(cell(2, CheckModel::TakenColumn) == "The Old Lamps");
    CHECK(cell(2, CheckModel::TrueColumn) == "100");
    CHECK(cell(3, CheckModel::TakenColumn) == "8 × Guard");
    CHECK(cell(3, CheckModel::TrueColumn) == "80"); // with its boat hooks
    CHECK(model.index(3, CheckModel::TakenColumn).data(CheckModel::ChoicesRole).toString() ==
          "8 × Boat hook (8 crowns)");
    CHECK(depth(3) == depth(2) + 1);
    CHECK(cell(6, CheckModel::TakenColumn) == "Mudlarks");
    CHECK(cell(7, CheckModel::TakenColumn) == "Without a category");
    CHECK(depth(6) == 1);
    CHECK(model.hasPoints());
    CHECK(model.headerData(CheckModel::TrueColumn, Qt::Horizontal, Qt::DisplayRole).toString() == "crowns");
}

TEST_CASE("the head of a roster of BattleScribe has its sums")
{
    const auto form = headOf(harbour("value=\"250.0\"", "value=\"204.5\""));
    CHECK(form.outcome == Outcome::NotJudged);
    CHECK(form.name == "Harbour Watch");
    REQUIRE(form.foreign);
    CHECK(form.foreign->sum == "205");
    CHECK(form.foreign->rest == "of 204.5 crowns");
    REQUIRE(form.tallies.size() == 2);
    CHECK_FALSE(form.tallies[0].isBroken());
    CHECK(form.tallies[1].figure == "205 of 204.5");
    CHECK(form.tallies[1].isBroken());
}

TEST_CASE("findings of a roster of BattleScribe come and go with others")
{
    FindingsModel model;
    const auto list = harbour("value=\"250.0\"", "value=\"204\"");
    model.setForeign(*list.foreign);
    REQUIRE(model.rowCount() == 3);
    CHECK(model.index(0).data(FindingsModel::SeverityRole).toInt() == int(Severity::Unknown));
    CHECK(model.index(1).data().toString() == "205 crowns; the file sets a limit of 204.");
    CHECK(model.index(1).data(FindingsModel::RuleRole).toString() == "cost-limit");
    model.setVerdict(nullptr);
    CHECK(model.rowCount() == 0);
}
