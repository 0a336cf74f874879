// Lists judged by folders of data. The figures are worked out by hand from tests/data/battlescribe/judged/data: a guard
// costs 100 crowns, 10 less from two of them on; an oar 5, a mudlark 5.
#include "files.h"
#include "folder.h"
#include "samples.h"

#include "battlescribe/verdict/judging.h"
#include "battlescribe/verdict/session.h"
#include "battlescribe/verdict/verdict.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace muster;
using namespace muster::battlescribe;

namespace {

std::string dataFolder() { return testing::inSource("tests/data/battlescribe/judged/data"); }

List judgedFile(const std::string& name)
{
    auto list = readList(testing::bytesOf(testing::inSource("tests/data/battlescribe/judged/" + name)), name);
    REQUIRE(list);
    return std::move(*list);
}

List judged(const std::string& name)
{
    auto list = judgedFile(name);
    DataLibrary library(std::vector{dataFolder()});
    library.judge(list);
    CHECK(library.takeFaults().empty());
    REQUIRE(list.verdict);
    return list;
}

const Verdict::Finding* find(const List& list, Verdict::Finding::Kind kind)
{
    const auto found = std::ranges::find(list.verdict->findings, kind, &Verdict::Finding::kind);
    return found == list.verdict->findings.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("a list without the data of its game stays as its file says")
{
    auto list = judgedFile("legal.ros");
    DataLibrary none({});
    none.judge(list);
    CHECK(list.verdict == nullptr);
    DataLibrary other(std::vector{testing::inSource("tests/data/battlescribe/game")});
    other.judge(list);
    CHECK(list.verdict == nullptr);
    CHECK(other.takeFaults().empty());
}

TEST_CASE("a fix that a verdict tells can be made: the finding is gone then, and nothing new is wrong")
{
    DataLibrary library(std::vector{dataFolder()});
    const auto list = judgedFile("broken.ros");
    const auto session = library.open(list);
    REQUIRE(session);
    const auto told = verdictOf(*session);
    REQUIRE(told.findings.size() == session->fixes.size());
    int made = 0;
    for (std::size_t i = 0; i < told.findings.size(); ++i) {
        REQUIRE(told.findings[i].fixes.size() == session->fixes[i].size());
        for (std::size_t k = 0; k < session->fixes[i].size(); ++k) {
            INFO(told.findings[i].subject << ": " << told.findings[i].fixes[k].name);
            auto fixed = *session;
            REQUIRE(battlescribe::apply(fixed.roster, session->fixes[i][k].edit));
            judgeList(fixed);
            CHECK(fixed.judgement.findings.size() < session->judgement.findings.size());
            CHECK(fixed.judgement.isComplete() == session->judgement.isComplete());
            ++made;
        }
    }
    CHECK(made > 0);
}

TEST_CASE("a list that is edited is judged without fixes, which can be asked for one by one")
{
    DataLibrary library(std::vector{dataFolder()});
    const auto whole = library.open(judgedFile("broken.ros"));
    REQUIRE(whole);
    auto alone = *whole;
    judgeAlone(alone);
    CHECK(alone.fixes.empty());
    CHECK(alone.shown.roster.forces.empty());
    auto told = verdictOf(*whole);
    for (auto& finding : told.findings)
        finding.fixes.clear();
    CHECK(verdictOf(alone).findings == told.findings);
    WorkBudget budget(judge::mostWork);
    for (std::size_t i = 0; i < alone.judgement.findings.size(); ++i)
        CHECK(fixes::fixesFor(*alone.game, alone.roster, alone.judgement, alone.judgement.findings[i], budget).size() ==
              whole->fixes[i].size());
}

TEST_CASE("a legal list is legal by its data")
{
    const auto list = judged("legal.ros");
    CHECK(list.verdict->isLegal());
    REQUIRE(list.sums.sums.size() == 1);
    CHECK(list.sums.sums.front().sum == Decimal(180));
    CHECK(list.sums.sums.front().isAsClaimed());
    REQUIRE(list.verdict->sources.size() == 2);
    CHECK(list.verdict->sources[0].name == "Salt War");
    CHECK(list.verdict->sources[0].revision == "4");
    CHECK(list.verdict->sources[1].name == "Salt Folk");
    CHECK_FALSE(list.verdict->sources[0].isAnother());
}

TEST_CASE("a list has the names, costs and profiles that the data give it")
{
    const auto list = judged("broken.ros");
    const auto& units = list.roster.forces.front().selections;
    REQUIRE(units.size() == 4);
    const auto guard = std::ranges::find(units, "Lantern Guard", &FileSelection::name);
    REQUIRE(guard != units.end());
    CHECK(guard->costs.front().value == Decimal(90));
    REQUIRE(guard->profiles.size() == 1);
    CHECK(guard->profiles.front().characteristics[1].value == "4+");
    // Three guards for 90, an oar and a mudlark for 5; the file claims 300.
    CHECK(list.sums.sums.front().sum == Decimal(280));
    CHECK(list.sums.sums.front().claimed == Decimal(300));
}

TEST_CASE("each fault of a list is found, with numbers, place, book and fixes")
{
    using Kind = Verdict::Finding::Kind;
    const auto list = judged("broken.ros");
    CHECK(list.verdict->isComplete());
    CHECK_FALSE(list.verdict->isLegal());
    CHECK(list.verdict->findings.size() == 4);

    const auto* many = find(list, Kind::TooMany);
    REQUIRE(many);
    CHECK(many->rule == "guard-most");
    CHECK(many->subject == "Lantern Guard");
    CHECK(many->count == Decimal(3));
    CHECK(many->limit == Decimal(2));
    CHECK(many->where == Verdict::Where::Force);
    CHECK(many->printed.publication == "Book of Salt");
    CHECK(many->printed.page == "12");
    CHECK(many->file == "Folk.cat");
    CHECK(many->line == 6);
    REQUIRE_FALSE(many->fixes.empty());
    CHECK(many->fixes.front().kind == Verdict::Fix::Kind::Remove);

    const auto* few = find(list, Kind::TooFew);
    REQUIRE(few);
    CHECK(few->subject == "Arms");
    CHECK(few->count == Decimal(0));
    CHECK(few->path == std::vector<std::string>{"Fleet", "Lantern Guard"});
    CHECK(few->ids.back() == "guard-3");
    REQUIRE(few->fixes.size() == 2);
    CHECK(few->fixes[0].name == "Boat hook");
    CHECK(few->fixes[0].costs.empty());
    CHECK(few->fixes[1].costs.front().value == Decimal(5));

    const auto* hidden = find(list, Kind::Hidden);
    REQUIRE(hidden);
    CHECK(hidden->subject == "Mudlark");
    REQUIRE(hidden->fixes.size() == 1);
    CHECK(hidden->fixes.front().name == "Mudlark");

    const auto* over = find(list, Kind::OverLimit);
    REQUIRE(over);
    CHECK(over->cost == "Crowns");
    CHECK(over->count == Decimal(280));
    CHECK(over->limit == Decimal(200));

    // It was made with revision 3.
    CHECK(list.verdict->sources[0].isAnother());
    CHECK(list.verdict->sources[0].madeWith == "3");
}

TEST_CASE("what the data do not have is kept, and the verdict is open")
{
    const auto list = judged("unknown.ros");
    CHECK_FALSE(list.verdict->isComplete());
    const auto& units = list.roster.forces.front().selections;
    const auto ghost = std::ranges::find(units, "Harbour Ghost", &FileSelection::name);
    REQUIRE(ghost != units.end());
    CHECK(ghost->costs.front().value == Decimal(7));
    CHECK(list.sums.sums.front().sum == Decimal(187));
}

TEST_CASE("data that change on disk are read anew, and only then")
{
    const testing::Folder folder;
    for (const auto* name : {"Salt.gst", "Folk.cat"})
        folder.write(name, testing::bytesOf(dataFolder() + '/' + name));
    DataLibrary library(std::vector{folder.path.string()});
    const auto sum = [&] {
        auto list = judgedFile("legal.ros");
        library.judge(list);
        REQUIRE(list.verdict);
        return list.sums.sums.front().sum;
    };
    CHECK(sum() == Decimal(180));
    const auto folk = testing::bytesOf(folder.path / "Folk.cat");
    auto dearer = folk;
    const auto at = dearer.find("value=\"100");
    REQUIRE(at != std::string::npos);
    dearer.replace(at, 10, "value=\"200");
    const auto before = std::filesystem::last_write_time(folder.path / "Folk.cat");
    folder.write("Folk.cat", dearer);
    // The size is the same, so the time alone tells; here it is set, as clocks may be slow.
    std::filesystem::last_write_time(folder.path / "Folk.cat", before);
    CHECK(sum() == Decimal(180));
    std::filesystem::last_write_time(folder.path / "Folk.cat", before + std::chrono::seconds(2));
    CHECK(sum() == Decimal(380));
    // A file that comes or goes changes the folder too.
    std::filesystem::remove(folder.path / "Folk.cat");
    auto list = judgedFile("legal.ros");
    library.judge(list);
    CHECK(list.verdict == nullptr);
    CHECK(library.takeFaults().size() == 1);
    folder.write("Folk.cat", folk);
    CHECK(sum() == Decimal(180));
}

TEST_CASE("sums know which kinds of cost the data hide")
{
    const testing::Folder folder;
    const auto copied = [&](const std::string& name, const std::string& words, const std::string& more) {
        auto text = testing::bytesOf(dataFolder() + '/' + name);
        const auto at = text.find(words);
        REQUIRE(at != std::string::npos);
        folder.write(name, text.insert(at + words.size(), more));
    };
    copied("Salt.gst", "<costTypes>",
           R"(<costType id="tally" name="Tally" defaultCostLimit="-1" hidden="true"/>)"
           R"(<costType id="shown" name="Shown" defaultCostLimit="-1" hidden="true"><modifiers>)"
           R"(<modifier type="set" field="hidden" value="false"/></modifiers></costType>)");
    copied("Folk.cat", "<costs>",
           R"(<cost name="Tally" typeId="tally" value="3"/>)"
           R"(<cost name="Shown" typeId="shown" value="1"/>)");
    auto list = judgedFile("legal.ros");
    DataLibrary library(std::vector{folder.path.string()});
    library.judge(list);
    REQUIRE(list.verdict);
    std::vector<std::string> hidden;
    for (const auto& sum : list.sums.sums)
        if (sum.isHidden)
            hidden.push_back(sum.name);
    CHECK(hidden == std::vector<std::string>{"Tally"});
    REQUIRE(mainSum(list.sums));
    CHECK(mainSum(list.sums)->name != "Tally");
}

TEST_CASE("a limit of a kind of cost that the data do not have leaves the verdict open")
{
    auto text = testing::bytesOf(testing::inSource("tests/data/battlescribe/judged/legal.ros"));
    text.insert(text.find("<forces>"),
                "<costLimits><costLimit name=\"Salt\" typeId=\"salt-gone\" value=\"5\"/></costLimits>");
    auto list = readList(text, "legal.ros");
    REQUIRE(list);
    DataLibrary library(std::vector{dataFolder()});
    library.judge(*list);
    REQUIRE(list->verdict);
    REQUIRE(list->verdict->unknown.size() == 1);
    CHECK(list->verdict->unknown.front().message ==
          "the roster has a limit of \"Salt\", a kind of cost that the data do not have");
}

TEST_CASE("a folder that is not there is told once, and others are looked at")
{
    auto list = judgedFile("legal.ros");
    DataLibrary library(std::vector{dataFolder() + "/nothing", dataFolder()});
    library.judge(list);
    CHECK(list.verdict != nullptr);
    CHECK(library.takeFaults().size() == 1);
    auto again = judgedFile("broken.ros");
    library.judge(again);
    CHECK(again.verdict != nullptr);
    CHECK(library.takeFaults().empty());
}

TEST_CASE("files of data that cannot be read are told beside a verdict, and of many the number")
{
    const testing::Folder folder;
    for (const auto* name : {"Salt.gst", "Folk.cat"})
        std::filesystem::copy_file(dataFolder() + '/' + name, folder.path / name);
    folder.write("Other.cat", "no data");
    DataLibrary library(std::vector{folder.path.string()});
    auto list = judgedFile("legal.ros");
    library.judge(list);
    CHECK(list.verdict != nullptr);
    const auto told = library.takeFaults();
    REQUIRE(told.size() == 1);
    CHECK(told.front().message == "it does not begin as data do");
    library.judge(list);
    CHECK(library.takeFaults().empty());

    for (int i = 0; i < 30; ++i)
        folder.write("Other" + std::to_string(i) + ".cat", "no data");
    library.judge(list);
    const auto many = library.takeFaults();
    REQUIRE(many.size() == 21);
    CHECK(many.back().message == "11 more files of data cannot be read");
}
