// Rosters of BattleScribe in the editor without a window: shown, and not judged without the data of their game.
#include "battlescribe/samples.h"
#include "editor/battle/battle.h"
#include "editor/checking/checkmodel.h"
#include "editor/checking/listchecker.h"
#include "editor/models/findingsmodel.h"
#include "fixture.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

void checkBytes(ListChecker& checker, const std::string& bytes)
{
    checker.check({{}, bytes, "pasted"});
    REQUIRE(QTest::qWaitFor([&] { return !checker.isWorking(); }, 30'000));
}

CheckedList harbour(const std::string& words = {}, const std::string& by = {})
{
    ListChecker checker(store());
    checker.setTakesBattleScribe();
    checkBytes(checker, words.empty() ? harbourRoster() : harbourRoster(words, by));
    REQUIRE(checker.lists().size() == 1);
    return checker.lists().front();
}

/// A roster of the invented Salt War, judged by its data.
CheckedList judgedList(const std::string& name, const std::string& data = {})
{
    const std::string folder = MUSTER_SOURCE_DIR "/tests/data/battlescribe/judged/";
    ListChecker checker(store());
    checker.setTakesBattleScribe();
    ReadOptions options;
    options.dataFolders = {data.empty() ? folder + "data" : data};
    checker.check({folder + name, {}, name}, options);
    REQUIRE(QTest::qWaitFor([&] { return !checker.isWorking(); }, 30'000));
    REQUIRE(checker.lists().size() == 1);
    REQUIRE(checker.lists().front().battleScribe);
    REQUIRE(checker.lists().front().battleScribe->verdict);
    return checker.lists().front();
}

} // namespace

TEST_CASE("a finding of a judged roster of BattleScribe has its source, its fixes and what is to blame")
{
    FindingsModel findings;
    findings.setForm(formOf(judgedList("broken.ros")));
    const auto at = [&](const QString& words) {
        for (int row = 0; row < findings.rowCount(); ++row)
            if (findings.index(row).data().toString().startsWith(words))
                return findings.index(row);
        return QModelIndex();
    };
    const auto most = at("Lantern Guard (in the force): 3; at most 2 allowed.");
    REQUIRE(most.isValid());
    CHECK(most.data(FindingsModel::CitationRole).toString() == "Book of Salt, p. 12");
    const QStringList fixes{"Fix: Remove Lantern Guard from Fleet (−90 Crowns)",
                            "Fix: Remove Lantern Guard from Fleet (−95 Crowns)"};
    CHECK(most.data(FindingsModel::FixesRole).toStringList() == fixes);
    CHECK(most.data(Qt::AccessibleDescriptionRole).toString() ==
          "Book of Salt, p. 12. " + fixes.join(QStringLiteral(". ")));
    const auto units = most.data(FindingsModel::UnitsRole).toStringList();
    REQUIRE(units.size() == 2);
    CHECK(units[0].startsWith("guard-"));
    CHECK(units[1] == "f1"); // what it is in
    // Where the data name no book, the fixes stand alone; a finding of the whole roster blames nobody.
    const auto hidden = at("Mudlark may not be taken here.");
    CHECK(hidden.data(FindingsModel::CitationRole).toString().isEmpty());
    CHECK(hidden.data(FindingsModel::FixesRole).toStringList() ==
          QStringList{"Fix: Remove Mudlark from Fleet (−5 Crowns)"});
    CHECK(at("280 Crowns; the limit is 200 Crowns.").data(FindingsModel::UnitsRole).toStringList().isEmpty());
}

TEST_CASE("rows of what findings blame are marked, and the head says what is judged")
{
    const auto list = judgedList("broken.ros");
    CheckModel model;
    model.setList(list);
    QStringList marked;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, CheckModel::TakenColumn);
        if (index.data(CheckModel::SeverityRole).toInt() == int(Severity::Off))
            continue;
        marked << index.data().toString();
        CHECK(index.data(CheckModel::SeverityRole).toInt() == int(Severity::Error));
        CHECK(index.data(Qt::AccessibleTextRole).toString().endsWith("Error"));
    }
    CHECK(marked == QStringList{"Lantern Guard", "Lantern Guard", "Mudlark"});
    const auto mudlark = model.index(model.rowOf("m1"), CheckModel::TakenColumn);
    CHECK(mudlark.data().toString() == "Mudlark");
    CHECK(mudlark.data(Qt::ToolTipRole).toString().contains("may not be taken here"));
    CHECK(model.rowOf("f1") == 0);
    // A choice without a row of its own is in the row of what has it.
    CHECK(model.rowOf("arm-1") == model.rowOf("guard-1"));
    CHECK(model.headerData(CheckModel::TakenColumn, Qt::Horizontal, Qt::DisplayRole).toString() == "By the data");
    // Over the limit is an error, another sum than the file's a warning.
    CHECK(formOf(list)->head().tallies.front().broken == Severity::Error);
    CHECK(formOf(harbour("value=\"205.0\"", "value=\"204.0\""))->head().tallies[1].broken == Severity::Warning);

    const auto legal = judgedList("legal.ros");
    model.setList(legal);
    for (int row = 0; row < model.rowCount(); ++row)
        CHECK(model.index(row, 0).data(CheckModel::SeverityRole).toInt() == int(Severity::Off));
    CHECK_FALSE(formOf(legal)->head().tallies.front().isBroken());
}

TEST_CASE("a roster of BattleScribe is read without a verdict, and told as not judged")
{
    auto list = harbour();
    CHECK(list.origin == ListOrigin::BattleScribe);
    REQUIRE(list.battleScribe);
    CHECK_FALSE(list.verdict);
    CHECK(list.roster.name == "Harbour Watch");
    CHECK(verdictText(list).starts_with("NOT JUDGED"));
    judgeAgain(list);
    CHECK_FALSE(list.verdict);
    CHECK(list.failure.empty());
}

TEST_CASE("a pipe in a folder of data is told, and nothing waits for it")
{
    const QDir from(MUSTER_SOURCE_DIR "/tests/data/battlescribe/judged/data");
    const QTemporaryDir folder;
    for (const auto& name : from.entryList(QDir::Files))
        REQUIRE(QFile::copy(from.filePath(name), folder.filePath(name)));
    for (const auto* name : {"a.cat", "b.gst", "c.json"})
        REQUIRE(mkfifo(folder.filePath(name).toLocal8Bit().constData(), 0600) == 0);
    alarm(60); // ends the tests if something waits
    const auto list = judgedList("broken.ros", folder.path().toStdString());
    alarm(0);
    CHECK(std::ranges::count(list.notices(), std::string("this is a pipe, not a file"), &muster::Fault::message) == 3);
}

TEST_CASE("where a list of another form is needed, a roster of BattleScribe is a fault in plain words")
{
    ListChecker checker(store());
    checkBytes(checker, harbourRoster());
    CHECK(checker.lists().empty());
    REQUIRE(checker.faults().size() == 1);
    CHECK(checker.faults().front().message ==
          "this is a roster of BattleScribe: it is not compared with other lists here");
}

TEST_CASE("of two lists of a game of data, limits and revisions are told; of two games nothing is")
{
    const auto ours = harbour();
    auto theirs = ours;
    auto list = *ours.battleScribe;
    const auto crowns = std::ranges::find(list.sums.sums, "crowns", &battlescribe::Sum::name);
    REQUIRE(crowns != list.sums.sums.end());
    REQUIRE(crowns->limit);
    crowns->limit = battlescribe::Decimal(300);
    theirs.battleScribe = std::make_shared<const battlescribe::List>(list);
    const auto battle = battleOf(ours, theirs);
    CHECK(battle.state == editor::Battle::State::Alone);
    REQUIRE(battle.agreed.size() == 2);
    CHECK(battle.agreed[0].name == "crowns");
    CHECK(battle.agreed[0].said == std::array<std::string, 2>{"250", "300"});
    CHECK(battle.agreed[0].differs);
    CHECK_FALSE(battle.agreed[1].differs);
    CHECK(battleText(battle).find("Harbour Watch") != battleText(battle).rfind("Harbour Watch"));
    auto& attributes = list.file.xml.root.attributes;
    std::erase_if(attributes, [](const auto& each) { return each.name == "gameSystemId"; });
    attributes.push_back({"gameSystemId", "another"});
    theirs.battleScribe = std::make_shared<const battlescribe::List>(list);
    CHECK(battleOf(ours, theirs).state == editor::Battle::State::OtherGames);
}

TEST_CASE("its data do not come with other data")
{
    ListChecker checker(store());
    checker.setTakesBattleScribe();
    checkBytes(checker, harbourRoster());
    checker.dataChanged();
    REQUIRE(QTest::qWaitFor([&] { return !checker.isWorking(); }, 30'000));
    REQUIRE(checker.lists().size() == 1);
    CHECK(checker.lists().front().battleScribe);
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
    const auto form = formOf(harbour("value=\"250.0\"", "value=\"204.5\""))->head();
    CHECK(form.outcome == Outcome::NotJudged);
    CHECK(form.name == "Harbour Watch");
    REQUIRE(form.costs.size() == 1);
    CHECK(form.costs[0].sum == "205");
    CHECK(form.costs[0].rest == "of 204.5 crowns");
    CHECK_FALSE(form.hasBattle);
    REQUIRE(form.tallies.size() == 2);
    CHECK_FALSE(form.tallies[0].isBroken());
    CHECK(form.tallies[1].figure == "205 of 204.5");
    CHECK(form.tallies[1].isBroken());
}

TEST_CASE("findings of a roster of BattleScribe come and go with others")
{
    FindingsModel model;
    const auto list = harbour("value=\"250.0\"", "value=\"204\"");
    model.setForm(formOf(list));
    REQUIRE(model.rowCount() == 3);
    CHECK(model.index(0).data(FindingsModel::SeverityRole).toInt() == int(Severity::Unknown));
    CHECK(model.index(1).data().toString() == "205 crowns; the file sets a limit of 204.");
    CHECK(model.index(1).data(FindingsModel::RuleRole).toString() == "cost-limit");
    model.setForm(nullptr);
    CHECK(model.rowCount() == 0);
}
