#include "editor/checking/checkmodel.h"
#include "editor/checking/listchanges.h"
#include "editor/checking/listchecker.h"
#include "editor/models/findingsmodel.h"
#include "editor/models/fixsearch.h"
#include "fixture.h"
#include "judging/settle.h"

#include <QSignalSpy>
#include <QTest>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

/// Two units that are plain, one that is misspelt so that it may be two, words that are no unit, and a wrong sum.
const std::string doubtful = "Marauders 500 points\n"
                             "\n"
                             "Ripper Section 200\n"
                             "Jugernaut, big shell cannon 170\n"
                             "Bot with two machineguns 140\n"
                             "Total 500\n";

void waitFor(const ListChecker& checker)
{
    REQUIRE(QTest::qWaitFor([&] { return !checker.isWorking(); }, 30'000));
}

std::vector<CheckedList> listsOf(ListChecker& checker, const std::string& bytes)
{
    checker.check({{}, bytes, "pasted"});
    waitFor(checker);
    return checker.lists();
}

CheckedList listOf(const std::string& bytes)
{
    ListChecker checker(store());
    auto lists = listsOf(checker, bytes);
    REQUIRE(lists.size() == 1);
    return lists.front();
}

std::size_t lineWith(const CheckedList& list, const std::string& words)
{
    const auto& lines = list.reading->lines;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].text.find(words) != std::string::npos)
            return i;
    throw std::runtime_error("no line has " + words);
}

using Means = LineChoice::Means;

bool say(CheckedList& list, std::size_t line, Means means, std::size_t guess = 0)
{
    return settle(list, {list.reading->lines[line].line, means, guess}).has_value();
}

} // namespace

TEST_CASE("a list in words is read and judged in a worker, and each line has its row")
{
    const auto list = listOf(doubtful);
    CHECK(list.origin == ListOrigin::Words);
    CHECK(list.roster.army == "marauders");
    REQUIRE(list.verdict);
    REQUIRE(list.reading);
    CheckModel model;
    model.setList(list);
    CHECK(model.rowCount() == 5); // the lines that are not blank
    const auto bot = static_cast<int>(lineWith(list, "Bot"));
    CHECK(model.index(bot, CheckModel::MarkColumn).data().toString() == "Not read");
    CHECK(model.count(LineMark::Unread) == 1);
    CHECK(model.nextToLookAt(bot - 1) == bot);
    const auto juggernaut = model.index(static_cast<int>(lineWith(list, "Jugernaut")), CheckModel::TakenColumn);
    CHECK(juggernaut.data().toString().contains("Juggernaut"));
    CHECK(model.index(juggernaut.row(), CheckModel::ClaimedColumn).data().toString() == "170");
    CHECK(model.index(juggernaut.row(), CheckModel::TrueColumn).data().toString() == "180");
    CHECK(juggernaut.data(CheckModel::DifferenceRole).toLongLong() == 10);
    CHECK(juggernaut.data(Qt::AccessibleTextRole).toString().contains("Line 4"));
}

TEST_CASE("a chosen guess replaces the unit, is sure, and can be taken back")
{
    const auto before = listOf(doubtful);
    const auto line = lineWith(before, "Jugernaut");
    REQUIRE_FALSE(before.reading->lines[line].alternatives.empty());
    const auto guess = before.reading->lines[line].alternatives.front();
    const auto id = before.reading->lines[line].units.front();
    auto list = before;
    // What hangs on the unit, and its name, are the player's.
    for (auto& unit : list.roster.units)
        if (unit.id == id) {
            unit.name = "Big Bertha";
            unit.units.push_back(unit);
            unit.units.front().id = "below";
            unit.units.front().units.clear();
        }
    judgeAgain(list);
    const auto kind = findUnit(list.roster, id)->unit;
    REQUIRE(say(list, line, Means::Guess, 0));
    const auto* unit = findUnit(list.roster, id);
    REQUIRE(unit);
    CHECK(unit->unit == guess.unit.unit);
    CHECK(unit->name == "Big Bertha");
    REQUIRE(unit->units.size() == 1);
    CHECK(unit->units.front().id == "below");
    CHECK(list.reading->lines[line].certainty == Certainty::Sure);
    CHECK(markOf(list.reading->lines[line]) == LineMark::Sure);
    CHECK(list.reading->lines[line].actual == guess.points);
    CHECK(list.reading->lines[line].alternatives.front().unit.unit == kind);
    CHECK(before.reading->lines[line].certainty != Certainty::Sure); // another value
    REQUIRE(say(list, line, Means::Guess, 0));
    CHECK(findUnit(list.roster, id)->unit == kind);
    CHECK_FALSE(say(list, line, Means::Guess, 99));
    CHECK_FALSE(settle(list, {99, Means::Guess, 0}).has_value());
}

TEST_CASE("what was not understood makes no verdict until it is left out, or is a unit")
{
    auto list = listOf(doubtful);
    const auto line = lineWith(list, "Bot");
    CHECK(report::outcomeOf(reportOn(list)) == Outcome::NotJudged);
    SECTION("left out")
    {
        const auto units = countUnits(list.roster.units);
        REQUIRE(say(list, line, Means::Nothing));
        CHECK(markOf(list.reading->lines[line]) == LineMark::Ignored);
        CHECK(countUnits(list.roster.units) == units);
        CHECK_FALSE(say(list, line, Means::Nothing));
    }
    SECTION("taken for a unit")
    {
        REQUIRE(settle(list, {list.reading->lines[line].line, Means::OtherUnit, 0, "battlebot"}).has_value());
        REQUIRE(list.reading->lines[line].units.size() == 1);
        CHECK(findUnit(list.roster, list.reading->lines[line].units.front())->unit == "battlebot");
        CHECK(markOf(list.reading->lines[line]) == LineMark::Sure);
    }
    judgeAgain(list);
    // The name that is only near has another price, too, and the total is another: somebody must say that both are
    // right.
    const auto near = lineWith(list, "Jugernaut");
    const auto total = lineWith(list, "Total");
    CHECK(list.reading->deciding == std::vector{list.reading->lines[near].line, list.reading->lines[total].line});
    CHECK(report::outcomeOf(reportOn(list)) == Outcome::NotJudged);
    REQUIRE(say(list, near, Means::AsRead));
    REQUIRE(say(list, total, Means::AsRead));
    judgeAgain(list);
    CHECK(list.reading->deciding.empty());
    CHECK(report::outcomeOf(reportOn(list)) != Outcome::NotJudged);
    CHECK(verdictText(list).find("NOT JUDGED") == std::string::npos);
}

TEST_CASE("a line that may take the unit it names is a guess where the verdict hangs on it, and can be made one")
{
    auto list = listOf("Marauders 250 points\n\nGrunts Section 100\nWarlord 50\nI may bring the Raptor\n");
    const auto line = lineWith(list, "may bring");
    const auto& reading = *list.reading;
    REQUIRE(reading.lines[line].as == LineKind::Mention);
    CHECK(reading.deciding == std::vector{reading.lines[line].line}); // with it they are 255 points
    CHECK(markOf(reading, reading.lines[line]) == LineMark::Doubtful);
    REQUIRE_FALSE(reading.lines[line].alternatives.empty());
    CHECK(reading.lines[line].alternatives.front().unit.unit == "raptor");
    SECTION("it takes none")
    {
        REQUIRE(say(list, line, Means::AsRead));
        judgeAgain(list);
        CHECK(markOf(*list.reading, list.reading->lines[line]) == LineMark::Ignored);
        CHECK(report::outcomeOf(reportOn(list)) == Outcome::Legal);
    }
    SECTION("it takes one")
    {
        REQUIRE(say(list, line, Means::Guess, 0));
        judgeAgain(list);
        CHECK(countUnits(list.roster.units) == 3);
        CHECK(markOf(*list.reading, list.reading->lines[line]) == LineMark::Sure);
    }
}

TEST_CASE("what was not understood goes with the roster that is opened, as a finding that can be taken out")
{
    const auto list = listOf(doubtful);
    CHECK(unreadLines(list) == 1);
    CHECK(formOf(list)->head().whyNotJudged.startsWith("1 line"));
    Document document(store());
    REQUIRE(document.create(list.roster).has_value());
    document.judgeNow();
    const auto& verdict = *document.verdict();
    CHECK(verdict.assessment().outcome() == Outcome::NotJudged);
    const auto form = document.form()->head();
    CHECK(form.outcome == Outcome::NotJudged);
    CHECK(form.whyNotJudged.startsWith("1 line"));
    FindingsModel findings;
    findings.setForm(document.form());
    CHECK(findings.index(0).data().toString().contains("Bot with two machineguns 140"));
    FixSearch search;
    search.setForm(document.form());
    const auto* fixes = search.find(findings.findingOf(0));
    REQUIRE(fixes);
    REQUIRE(fixes->size() == 1);
    const auto fix = fixes->front();
    REQUIRE(document.apply(fix.change, fix.name));
    CHECK(document.roster().unread.empty());
    document.undoStack().undo();
    CHECK(document.roster().unread == list.roster.unread);
}

TEST_CASE("a unit that is left out goes, and what hung on it stands by itself")
{
    auto list = listOf(doubtful);
    const auto line = lineWith(list, "Ripper");
    const auto id = list.reading->lines[line].units.front();
    for (auto& unit : list.roster.units)
        if (unit.id == id) {
            auto below = unit;
            below.id = "below";
            below.as = "passenger";
            unit.units.push_back(below);
        }
    const auto count = countUnits(list.roster.units);
    REQUIRE(say(list, line, Means::Nothing));
    CHECK(countUnits(list.roster.units) == count - 1);
    CHECK_FALSE(findUnit(list.roster, id));
    REQUIRE(findUnit(list.roster, "below"));
    CHECK(findUnit(list.roster, "below")->as.empty());
    CHECK(list.reading->lines[line].units.empty());
}

TEST_CASE("all guesses are confirmed at once, and nothing else")
{
    auto list = listOf(doubtful);
    const auto roster = list.roster;
    REQUIRE(confirmGuesses(list));
    CheckModel model;
    model.setList(list);
    CHECK(model.count(LineMark::Doubtful) == 0);
    CHECK(model.count(LineMark::Likely) == 0);
    CHECK(model.count(LineMark::Unread) == 1);
    CHECK(list.roster == roster);
    CHECK_FALSE(confirmGuesses(list));
}

TEST_CASE("corrections are judged one after the other, the last of them holds")
{
    ListChecker checker(store());
    const auto before = listsOf(checker, doubtful).front();
    const auto points = before.verdict->assessment().points;
    const auto bot = lineWith(before, "Bot");
    const auto ripper = lineWith(before, "Ripper");
    const auto cost =
        before.verdict->assessment().units[before.verdict->unitAt(before.reading->lines[ripper].units.front())].points;
    REQUIRE(checker.correct(0, [&](CheckedList& list) { return say(list, bot, Means::Nothing); }));
    REQUIRE(checker.correct(0, [&](CheckedList& list) { return say(list, ripper, Means::Nothing); }));
    CHECK_FALSE(checker.correct(0, [](CheckedList&) { return false; }));
    CHECK_FALSE(checker.correct(7, [](CheckedList&) { return true; }));
    waitFor(checker);
    CHECK(checker.lists().front().verdict->assessment().points == points - cost);
    CHECK_FALSE(checker.lists().front().reading->hasUnknown());
}

TEST_CASE("a roster file is units, without words to guess")
{
    ListChecker checker(store());
    checker.check({hold, {}, "hold.muster"});
    waitFor(checker);
    REQUIRE(checker.lists().size() == 1);
    const auto& list = checker.lists().front();
    CHECK(list.origin == ListOrigin::RosterFile);
    CHECK_FALSE(list.reading);
    CheckModel model;
    model.setList(list);
    CHECK(model.rowCount() == static_cast<int>(countUnits(list.roster.units)));
    CHECK_FALSE(model.isWords());
    CHECK(model.nextToLookAt(-1) == -1);
    CHECK(model.rowOf(QString::fromStdString(list.roster.units.front().id)) == 0);
}

TEST_CASE("rows of units that findings blame are marked")
{
    ListChecker checker(store());
    checker.check({march, {}, "march.muster"});
    waitFor(checker);
    REQUIRE(checker.lists().size() == 1);
    auto list = checker.lists().front();
    CheckModel model;
    model.setList(list);
    const auto severity = [&](int row) {
        return static_cast<Severity>(model.index(row, CheckModel::TakenColumn).data(CheckModel::SeverityRole).toInt());
    };
    CHECK(severity(1) == Severity::Off);
    list.roster.units[1].models = 41; // 40 is the most
    judgeAgain(list);
    model.setList(list);
    CHECK(severity(0) == Severity::Off);
    CHECK(severity(1) == Severity::Error);
}

TEST_CASE("what is no list gives its faults, and the next is read all the same")
{
    ListChecker checker(store());
    for (const auto& bytes :
         {std::string("\0\1\2\3rubbish", 11), std::string("{ \"format\": "), std::string("%PDF-1.7"),
          std::string("shopping:\nmilk\neggs\n"), std::string(2'000'000, 'x')}) {
        CHECK(listsOf(checker, bytes).empty());
        REQUIRE_FALSE(checker.faults().empty());
        CHECK_FALSE(checker.faults().front().message.empty());
    }
    CHECK(listsOf(checker, doubtful).size() == 1);
    CHECK(checker.faults().empty());
}

TEST_CASE("what is read while something else comes is given up")
{
    ListChecker checker(store());
    QSignalSpy finished(&checker, &ListChecker::finished);
    for (int i = 0; i < 5; ++i)
        checker.check({hold, {}, "hold.muster"});
    checker.check({{}, doubtful, "pasted"});
    waitFor(checker);
    CHECK(finished.count() == 1);
    CHECK(checker.lists().front().reading);
}

TEST_CASE("lists are compared by what they are, not by ids")
{
    auto here = listOf(doubtful);
    auto there = here.roster;
    for (auto& unit : there.units)
        unit.id = "x" + unit.id;
    std::ranges::reverse(there.units);
    CHECK(changesBetween(here, there).empty());
    // One unit less: it is named, and so are the points.
    const auto gone = std::ranges::find(there.units, "ripper-section", &RosterUnit::unit);
    REQUIRE(gone != there.units.end());
    there.units.erase(gone);
    const auto changes = changesBetween(here, there);
    REQUIRE(changes.size() == 2);
    CHECK(changes[1].where == "Whole army, cost");
    CHECK(changes[1].here == "380 points");
    CHECK(changes[1].there == "180 points");
}
