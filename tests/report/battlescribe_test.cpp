// Rosters of BattleScribe without the data of their game: not judged; their own sums and limits with their numbers.
#include "battlescribe/samples.h"
#include "battlescribe/verdict/verdict.h"
#include "htmlpage.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/html/html.h"
#include "report/judged.h"
#include "report/table/foldertable.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using muster::testing::harbourRoster;
using muster::testing::told;

namespace {

battlescribe::List listOf(const std::string& text)
{
    auto read = battlescribe::readList(text, "x.ros");
    REQUIRE(read);
    return std::move(*read);
}

/// 205 crowns, of which the file claims `claimed`, with a limit.
battlescribe::List harbour(const std::string& claimed = "205.0", const std::string& limit = "250.0")
{
    auto text = harbourRoster("value=\"205.0\"", "value=\"" + claimed + '"');
    const std::string old = "value=\"250.0\"";
    return listOf(text.replace(text.find(old), old.size(), "value=\"" + limit + '"'));
}

const report::FindingText* find(const std::vector<report::FindingText>& findings, std::string_view rule)
{
    for (const auto& finding : findings)
        if (finding.rule == rule)
            return &finding;
    return nullptr;
}

nlohmann::json reportOf(const battlescribe::List& list)
{
    static auto schemas = muster::testing::schemas();
    const auto text = report::toJson(list);
    CHECK(text.find('\n') == std::string::npos);
    const auto parsed = parseJson(text, "REPORT");
    REQUIRE(parsed);
    const auto faults = schemas.check("report", *parsed, text, "REPORT");
    INFO(told(faults));
    CHECK(faults.empty());
    return nlohmann::json::parse(text);
}

} // namespace

TEST_CASE("a roster whose game has no data is not judged, and says why")
{
    const auto list = harbour();
    const auto findings = report::findingTexts(list);
    REQUIRE(findings.size() == 2);
    CHECK(findings[0].rule == "unknown-ruleset");
    CHECK(findings[0].severity == Severity::Unknown);
    CHECK(findings[0].message == "The data of Tide & Timber are not installed, so that its rules were not judged.");
    CHECK(findings[1].rule == "kept-unread");
    CHECK_THAT(findings[1].message, Catch::Contains("seal"));
    CHECK_THAT(report::toText(list), Catch::StartsWith("NOT JUDGED: the data of this game are not installed\n"));
}

TEST_CASE("a total that is wrong and a limit that is passed are told with their numbers")
{
    const auto wrong = report::findingTexts(harbour("204.5"));
    const auto* claimed = find(wrong, "claimed-total");
    REQUIRE(claimed != nullptr);
    CHECK(claimed->severity == Severity::Warning);
    CHECK(claimed->message == "The file says 204.5 crowns in all; what is in it comes to 205.");
    CHECK(find(wrong, "cost-limit") == nullptr);

    const auto passed = report::findingTexts(harbour("205", "204.9"));
    const auto* limit = find(passed, "cost-limit");
    REQUIRE(limit != nullptr);
    CHECK(limit->severity == Severity::Error);
    CHECK(limit->message == "205 crowns; the file sets a limit of 204.9.");
    CHECK(find(passed, "claimed-total") == nullptr);
    CHECK(find(report::findingTexts(harbour("205", "205")), "cost-limit") == nullptr);

    const auto none = report::findingTexts(listOf("<roster><forces><force><selections><selection number='1'><costs>"
                                                  "<cost name='CP' typeId='c' value='1'/></costs></selection>"
                                                  "</selections></force></forces></roster>"));
    const auto* total = find(none, "claimed-total");
    REQUIRE(total != nullptr);
    CHECK(total->severity == Severity::Note);
    CHECK(total->message == "The file has no total of CP; what is in it comes to 1.");
}

TEST_CASE("findings of one kind are told one by one up to twenty")
{
    std::string selections;
    for (int i = 0; i < 23; ++i)
        selections += "<selection name='s' number='x' type='unit'/>";
    const auto findings =
        report::findingTexts(listOf("<roster gameSystemName='K'><forces><force name='f'><selections>" + selections +
                                    "</selections></force></forces></roster>"));
    REQUIRE(findings.size() == 22);
    CHECK(findings[1].message == "s: “x” says how many there are, and is not a whole number.");
    const auto unnamed = report::findingTexts(listOf("<roster><costs><cost name='' value='many'/></costs></roster>"));
    REQUIRE(unnamed.size() == 2);
    CHECK(unnamed[1].message == "The total or limit “many” of ? is not a number that can be compared.");
    CHECK(findings[21].message == "3 more findings of this kind.");
    CHECK(findings[21].rule == findings[20].rule);
    CHECK_FALSE(findings[21].rule.empty());
}

TEST_CASE("the JSON report of a roster without data keeps the schema and has all that the file says")
{
    const auto report = reportOf(harbour("200", "204"));
    CHECK(report["legal"].is_null());
    CHECK(report["verdict"] == "not judged");
    CHECK(report["roster"]["ruleset"] == "tide-timber");
    CHECK(report["roster"]["army"] == "harbour-folk");
    CHECK(report["totals"]["units"] == 8); // a unit, 2 cutters, 5 mudlarks
    CHECK(report["unknown"][0]["id"] == "Tide & Timber");
    CHECK(report["findings"].size() == 4);
    const auto& said = report["battlescribe"];
    CHECK(said["game"] == "Tide & Timber");
    CHECK(said["sums"][1] == nlohmann::json{{"name", "crowns"}, {"claimed", "200"}, {"sum", "205"}, {"limit", "204"}});
    const auto& guard = said["forces"][0]["selections"][0];
    CHECK(guard["customName"] == "The Old Lamps");
    CHECK(guard["selections"][0]["number"] == 8);
    CHECK(guard["selections"][0]["selections"][0]["name"] == "Boat hook");
    CHECK(guard["profiles"][0]["characteristics"][1]["value"] == "4+");
    CHECK(said["forces"][0]["forces"][0]["army"] == "River Folk");
    CHECK(said["forces"][0]["rules"][0]["printed"] == "Book of Tides, p. 12");
    CHECK(said["kept"].size() == 1); // <tags/> has nothing in it
    // Names from which no id can be made.
    CHECK(reportOf(listOf("<roster gameSystemName='¡!'/>"))["roster"]["ruleset"] == "unknown");
}

TEST_CASE("the text of a roster without data has forces, categories, nested selections, tables and rules")
{
    const auto text = report::wholeText(harbour());
    for (const auto* part :
         {"Harbour Watch\n", "Coast Squadron (Harbour Folk)", "\nLine\n", "The Old Lamps (Lantern Guard): 100 crowns",
          "    8 × Guard — 8 × Boat hook (8 crowns): 72 crowns", "\nShips\n2 × Pilot Cutter: 80 crowns, 3 Sails",
          "Mudlarks (River Folk)", "\nWithout a category\n5 × Mudlark: 25 crowns", "\nCrew\n",
          "  Lantern Guard: Move 5\"; Nerve 4+", "\nArms\n  Boat hook: Reach 2\"; Harm 1\n", "\nRules\n",
          "  Salt Air: Fires burn one turn less near the sea. [Book of Tides, p. 12]"})
        CHECK_THAT(text, Catch::Contains(part));
    // Each table has a row once, though two selections have it.
    CHECK(text.find("Boat hook: Reach") == text.rfind("Boat hook: Reach"));
}

TEST_CASE("a page has judged rosters and such without data one after the other")
{
    const auto list = harbour("200");
    const auto one = report::verdictText(list);
    const testing::HtmlPage page(report::toHtml(one));
    CHECK(page.has("h1", "Harbour Watch"));
    CHECK(page.tells("NOT JUDGED: the data of this game are not installed"));
    CHECK(page.tells("the file says 200"));
    const report::VerdictText two[]{one, one};
    CHECK(testing::HtmlPage(report::toHtml(two)).has("h2", "Harbour Watch"));
}

TEST_CASE("the row of a roster without data says that it was not judged")
{
    const auto row = report::rowOf(harbour("205", "204"));
    CHECK(row.state == report::RowState::NotJudged);
    CHECK(row.name == "Harbour Watch");
    CHECK(row.army == "Harbour Folk, River Folk");
    CHECK(row.ruleset == "Tide & Timber");
    CHECK(row.points == 205);
    CHECK(row.limit == 204);
    CHECK(row.units == 8);
    CHECK(row.errors == 2); // with the game that is not known
    CHECK(row.count == 3);
    CHECK_THAT(row.report, Catch::StartsWith("NOT JUDGED"));
}

TEST_CASE("each reason why a roster is not judged is told once, the most frequent first, without a folder")
{
    auto list = harbour();
    auto verdict = std::make_shared<battlescribe::Verdict>();
    const auto add = [&](const std::string& message, int line) {
        verdict->unknown.push_back({"/home/ann/games/Harbour Folk.cat", line, 5, {}, message, {}});
    };
    add("\"ebb\" is not known", 7);
    add("\"tide\" is not known", 9);
    add("\"tide\" is not known", 12);
    verdict->unknown.push_back(Fault::about("C:\\Ann\\Salt.gst", "it imports \"Oars\", which is not there"));
    list.verdict = verdict;
    const auto findings = report::findingTexts(list);
    REQUIRE(findings.size() >= 3);
    CHECK(findings[0].message == "\"tide\" is not known. 2 times.");
    CHECK(findings[0].citation == "Harbour Folk.cat:9");
    CHECK(findings[0].written == "Harbour Folk.cat:9");
    CHECK(findings[1].message == "\"ebb\" is not known.");
    CHECK(findings[1].citation == "Harbour Folk.cat:7");
    CHECK(findings[2].citation == "Salt.gst");
    for (const auto& text : {report::toText(list), report::toJson(list), report::toHtml(report::verdictText(list))})
        for (const auto* folder : {"Ann", "ann/"})
            CHECK(text.find(folder) == std::string::npos);
}

TEST_CASE("texts are told without New Recruit's marks")
{
    auto list = harbour();
    list.roster.forces[0].rules[0].text = "Each **^^Heron^^** once.";
    list.roster.forces[0].selections[0].profiles[0].characteristics[1].value = "**4+**";
    const auto text = report::wholeText(list);
    CHECK_THAT(text, Catch::Contains("Each Heron once."));
    CHECK_THAT(text, Catch::Contains("Nerve 4+"));
    const auto said = reportOf(list)["battlescribe"]["forces"][0];
    CHECK(said["rules"][0]["text"] == "Each Heron once.");
    CHECK(said["selections"][0]["profiles"][0]["characteristics"][1]["value"] == "4+");
    auto verdict = std::make_shared<battlescribe::Verdict>();
    auto& finding = verdict->findings.emplace_back();
    finding.kind = battlescribe::Verdict::Finding::Kind::Message;
    finding.message = "No **^^Heron^^** at night";
    list.verdict = verdict;
    CHECK(report::findingTexts(list)[0].message == "No Heron at night");
}

TEST_CASE("kinds of cost that the data hide are left out of totals, lines and notes")
{
    auto list = listOf("<roster><costs><cost name='pts' typeId='p' value='10'/></costs><forces><force name='f'>"
                       "<selections><selection name='Heron' number='1' type='unit'><costs>"
                       "<cost name='pts' typeId='p' value='10'/><cost name='Tally' typeId='t' value='50'/></costs>"
                       "</selection></selections></force></forces></roster>");
    CHECK(report::totals(list.sums) == "10 pts, 50 Tally");
    CHECK(find(report::findingTexts(list), "claimed-total") != nullptr);
    for (auto& sum : list.sums.sums)
        sum.isHidden = sum.name == "Tally";
    CHECK(report::totals(list.sums) == "10 pts");
    CHECK(report::sumTexts(list.sums).size() == 1);
    CHECK(report::otherCosts(list.roster.forces[0].selections[0].costs, list.sums).empty());
    CHECK(find(report::findingTexts(list), "claimed-total") == nullptr);
    CHECK(report::toText(list).find("Tally") == std::string::npos);
    CHECK(report::rosterText(list).find("Tally") == std::string::npos);
    // Programs still get what there is.
    CHECK(reportOf(list)["battlescribe"]["sums"].size() == 2);
}

TEST_CASE("New Recruit has its name, and its limit of 0 is none that players set")
{
    const auto made = [](const std::string& by, const std::string& limit) {
        return listOf("<roster generatedBy='" + by + "'><costLimits><costLimit name='pts' typeId='p' value='" + limit +
                      "'/></costLimits><forces><force name='f'><selections><selection name='Heron' number='1'>"
                      "<costs><cost name='pts' typeId='p' value='10'/></costs></selection></selections></force>"
                      "</forces></roster>");
    };
    const auto said = [](const battlescribe::List& list) {
        const auto findings = report::findingTexts(list);
        const auto* limit = find(findings, "cost-limit");
        return limit == nullptr ? std::string() : report::totals(list.sums) + ": " + limit->message;
    };
    const std::string newRecruit = "https://newrecruit.eu";
    CHECK(report::programOf(made(newRecruit, "0").roster) == "New Recruit");
    CHECK(report::programOf(made("Quill 2", "0").roster) == "Quill 2");
    CHECK(said(made(newRecruit, "0")).empty()); // nobody has set one
    CHECK(said(made(newRecruit, "9")) == "10 of 9 pts: 10 pts; the file sets a limit of 9.");
    CHECK(said(made("Quill 2", "0")) == "10 of 0 pts: 10 pts; the file sets a limit of 0.");
    CHECK_THAT(report::rosterText(made(newRecruit, "0")), Catch::Contains("Made with New Recruit\n"));
}

TEST_CASE("what no verdict depends on is a note, and the data's own words stand before the numbers")
{
    auto list = harbour();
    auto verdict = std::make_shared<battlescribe::Verdict>();
    verdict->notes.push_back(Fault::about("/home/ann/harbour.cat", "a link \"Oar\" leads to nothing"));
    battlescribe::Verdict::Finding limit;
    limit.subject = "Mate";
    limit.count = 2;
    limit.limit = 1;
    limit.message = "No more than 1 Mate!";
    verdict->findings.push_back(limit);
    list.verdict = verdict;
    const auto findings = report::findingTexts(list);
    const auto* note = find(findings, "data-note");
    REQUIRE(note != nullptr);
    CHECK(note->severity == Severity::Note);
    CHECK(note->message == "a link \"Oar\" leads to nothing.");
    CHECK(note->citation == "harbour.cat");
    const auto* told = find(findings, "limit-most");
    REQUIRE(told != nullptr);
    CHECK(told->message == "No more than 1 Mate! (Mate: 2; at most 1 allowed.)");
}

TEST_CASE("words of strangers cannot forge a line")
{
    auto list = harbour();
    list.roster.name = "Fleet\nLEGAL";
    list.roster.forces[0].selections[0].notes = "a\n\nLEGAL\n\x1B[2J";
    list.roster.game = "\xE2\x80\xAEx<script>";
    for (const auto& text : {report::toText(list), report::wholeText(list)}) {
        CHECK(text.find("\nLEGAL") == std::string::npos);
        CHECK(text.find('\x1B') == std::string::npos);
        CHECK(text.find("\xE2\x80\xAE") == std::string::npos);
    }
    CHECK(report::toHtml(report::verdictText(list)).find("<script") == std::string::npos);
    (void)reportOf(list);
}
