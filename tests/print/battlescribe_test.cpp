// The sheets of rosters of BattleScribe: what their files say, in the same templates.
#include "fixture.h"

#include "battlescribe/samples.h"
#include "battlescribe/saved/groups.h"
#include "battlescribe/saved/texts.h"
#include "battlescribe/verdict/verdict.h"
#include "print/prepare.h"
#include "print/view/battlescribe.h"
#include "print/view/battlescribetables.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <memory>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::harbourRoster;

namespace {

battlescribe::List listOf(const std::string& text)
{
    auto read = battlescribe::readList(text, "x.ros");
    REQUIRE(read);
    return std::move(*read);
}

battlescribe::ProfileTable tableOf(std::vector<battlescribe::Profile> rows)
{
    for (auto& row : rows)
        row.type = "Arms";
    return battlescribe::tablesOf(rows).front();
}

BattleScribeJob jobOf(const battlescribe::List& list) { return {&list, "2026-05-04"}; }

} // namespace

TEST_CASE("The roster sheet of a roster of BattleScribe has its groups, sums and the verdict that it was not judged")
{
    const auto list = listOf(harbourRoster());
    const auto sheet = battleScribeRosterView({list}, false);
    CHECK(sheet.name == "Harbour Watch");
    CHECK(sheet.verdict == "NOT JUDGED");
    CHECK_FALSE(sheet.isLegal);
    CHECK(sheet.points == "205");
    CHECK(sheet.limitText == "of 250");
    CHECK(sheet.costHead == "crowns");
    REQUIRE(sheet.groups.size() == 3);
    CHECK(sheet.groups[0].heading == "Coast Squadron · Line");
    CHECK(sheet.groups[0].sum == "100");
    CHECK(sheet.groups[2].heading == "Mudlarks · Without a category");
    const auto& guard = sheet.groups[0].members.front();
    CHECK(guard.unit == "Lantern Guard");
    CHECK(guard.ownName == "The Old Lamps");
    CHECK(guard.choices == "8 × Guard (8 × Boat hook) · 1.5 Sails");
    CHECK(guard.note == "Stand at the pier.");
    CHECK(guard.card == 1);
    CHECK(battleScribeRosterView({list, true}, true).groups[0].members.front().note == std::nullopt);
    CHECK(battleScribeRosterView({list, true}, true).notes == std::nullopt);
}

TEST_CASE("A card has the figures of the unit itself, and tables of the others")
{
    const auto list = listOf(harbourRoster());
    const auto sheet = battleScribeCardsView({list});
    REQUIRE(sheet.cards.size() == 2); // the Mudlarks have nothing but their name
    const auto& guard = sheet.cards[0];
    REQUIRE(guard.stats.size() == 2);
    CHECK(guard.stats[0].name == "Move");
    CHECK(guard.stats[1].value == "4+");
    REQUIRE(guard.tables.size() == 1);
    CHECK(guard.tables[0].table == "Arms");
    CHECK(guard.tables[0].rows[0].row == "Boat hook");
    CHECK(guard.tables[0].rows[0].figures[1].value == "1");
    // Its one figure, not those of what it carries.
    REQUIRE(sheet.cards[1].stats.size() == 1);
    CHECK(sheet.cards[1].stats[0].name == "Speed");
    CHECK(sheet.cards[1].heading == "2 × Pilot Cutter");
}

TEST_CASE("The card of one selection is that of the unit that it is in")
{
    auto list = listOf(harbourRoster());
    auto& guard = list.roster.forces.front().selections.front();
    REQUIRE_FALSE(guard.selections.empty());
    guard.selections.front().id = "inside";
    CHECK(battlescribe::topSelection(list.roster, "inside") == &guard);
    const auto sheet = battleScribeCardView({list}, guard);
    REQUIRE(sheet.cards.size() == 1);
    CHECK(sheet.cards.front().title == guard.name);
    CHECK(cardPdf(jobOf(list), settings(), "inside"));
    CHECK_FALSE(cardPdf(jobOf(list), settings(), "nobody"));
}

TEST_CASE("What has a name alone gets no card, unless nothing in the roster has more")
{
    const auto cardsOf = [](const std::string& selections) {
        const auto list = listOf("<roster><forces><force name='f'><selections>" + selections +
                                 "</selections></force></forces></roster>");
        std::vector<std::string> headings;
        for (const auto& card : battleScribeCardsView({list}).cards)
            headings.push_back(card.heading);
        return headings;
    };
    const std::string bare = "<selection name='Mudlark' number='5' type='model'/>";
    const std::string bound = "<selection name='Oath' number='1' type='upgrade'/>";
    const std::string noted =
        "<selection name='Kite' number='1' type='unit'><customNotes>Red.</customNotes></selection>";
    const std::string armed = "<selection name='Boat' number='1' type='unit'><selections>"
                              "<selection name='Oar' number='1' type='upgrade'/></selections></selection>";
    using Names = std::vector<std::string>;
    CHECK(cardsOf(bare + bound + noted + armed) == Names{"Kite", "Boat"});
    CHECK(cardsOf(bare + bound) == Names{"5 × Mudlark"});
}

TEST_CASE("A card has a box for each model, by kind, and a row for each unit that shares it")
{
    const auto tracksOf = [](const std::string& selections) {
        const auto list = listOf("<roster><forces><force name='f'><selections>" + selections +
                                 "</selections></force></forces></roster>");
        std::vector<std::string> texts;
        const auto sheet = battleScribeCardsView({list});
        for (const auto& row : sheet.cards.front().trackRows)
            for (const auto& line : row.tracks) {
                std::size_t boxes = 0;
                for (const auto& group : line.groups) {
                    CHECK(group.ticks.size() <= 5);
                    boxes += group.ticks.size();
                }
                texts.push_back((row.copy ? *row.copy + ". " : "") + line.track + ": " +
                                (line.isWritten ? "a line" : std::to_string(boxes)));
            }
        return texts;
    };
    const auto model = [](const std::string& name, int number) {
        return "<selection name='" + name + "' number='" + std::to_string(number) + "' type='model'/>";
    };
    const auto unit = [](const std::string& models, int number = 1) {
        return "<selection name='Guard' number='" + std::to_string(number) + "' type='unit'><selections>" + models +
               "</selections></selection>";
    };
    using Texts = std::vector<std::string>;
    CHECK(tracksOf(model("Lark", 7)) == Texts{"7 models: 7"});
    CHECK(tracksOf(unit(model("Lark", 3) + model("Chief", 1))) == Texts{"3 × Lark: 3", "Chief: 1"});
    CHECK(tracksOf(unit(model("A", 1) + model("B", 1) + model("C", 1) + model("D", 1) + model("E", 2))) ==
          Texts{"6 models: 6"});
    CHECK(tracksOf(unit(model("Lark", 61))) == Texts{"61 models: a line"});
    // Without models the file still says how many units there are.
    CHECK(tracksOf(unit("<selection name='Oar' number='1' type='upgrade'/>", 2)) == Texts{"2 units: 2"});
    CHECK(tracksOf(unit(model("Lark", 2)) + unit(model("Lark", 2))) == Texts{"1. 2 models: 2", "2. 2 models: 2"});
    std::string many;
    for (int i = 0; i < 21; ++i)
        many += unit(model("Lark", 2));
    CHECK(tracksOf(many) == Texts{"21 units: 21"});
    CHECK(tracksOf("<selection name='Oath' number='1' type='upgrade'><rules><rule name='Tide'/></rules></selection>")
              .empty());
}

TEST_CASE("A short reference goes under the cards, a long one or one beside cut marks on pages of its own")
{
    const auto sheetsOf = [](const std::string& roster, CardSize cards, std::vector<Sheet> sheets) {
        const auto list = listOf(roster);
        auto wanted = settings();
        wanted.cards = cards;
        wanted.sheets = std::move(sheets);
        auto prepared = prepare(jobOf(list), wanted, Medium::Printer, {});
        REQUIRE(prepared);
        std::vector<int> pages;
        for (const auto& sheet : laidOut(std::move(prepared->sheets), wanted, prepared->templates)) {
            pages.push_back(sheet.pages);
            // Nothing lies on anything else.
            for (std::size_t i = 0; i < sheet.placed.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const auto& a = sheet.placed[i];
                    const auto& b = sheet.placed[j];
                    const bool isApart = a.page != b.page || a.y + 0.1 > b.y + b.height || b.y + 0.1 > a.y + a.height ||
                                         a.x + 0.1 > b.x + b.width || b.x + 0.1 > a.x + a.width;
                    CHECK(isApart);
                }
        }
        return pages;
    };
    using Pages = std::vector<int>;
    const std::vector<Sheet> both{Sheet::Cards, Sheet::Reference};
    CHECK(sheetsOf(harbourRoster(), CardSize::Two, both) == Pages{1});
    CHECK(sheetsOf(harbourRoster(), CardSize::Four, both) == Pages{1, 1});
    CHECK(sheetsOf(harbourRoster(), CardSize::Two, {Sheet::Roster, Sheet::Reference}) == Pages{1, 1});
    std::string rules;
    for (int i = 0; i < 60; ++i)
        rules += "<rule name='Rule " + std::to_string(i) + "'><description>" + std::string(50, 'x') + ' ' +
                 std::string(50, 'y') + ' ' + std::string(250, 'z') + "</description></rule>";
    const auto longOne = sheetsOf(harbourRoster("<rules>", "<rules>" + rules), CardSize::Two, both);
    CHECK(longOne.size() == 2);
}

TEST_CASE("Selections that are alike share a card")
{
    const std::string one = "<selection id='%' name='Kite' number='1' type='unit' entryId='a'/>";
    std::string selections;
    for (const auto* id : {"1", "2", "3"})
        selections += std::string(one).replace(one.find('%'), 1, id);
    selections += "<selection id='4' name='Kite' customName='Red' number='1' type='unit' entryId='a'/>";
    const auto list =
        listOf("<roster><forces><force name='f'><selections>" + selections + "</selections></force></forces></roster>");
    const auto sheet = battleScribeCardsView({list});
    REQUIRE(sheet.cards.size() == 2);
    CHECK(sheet.cards[0].copies == "3");
    CHECK(sheet.cards[1].ownName == "Red");
}

TEST_CASE("Short figures stand in columns, long texts below the name")
{
    const auto shown =
        shownTable(tableOf({{"Pike", {}, {{"Reach", "4"}, {"Use", std::string(60, 'x')}, {"Mark", "-"}}, {}},
                            {"Bow", {}, {{"Reach", "12"}, {"Use", ""}, {"Mark", ""}}, {}}}),
                   60);
    REQUIRE(shown.figures.heads.size() == 2);
    CHECK(shown.figures.heads[0].head == "Reach");
    CHECK(shown.figures.heads[1].head == "Mark");
    CHECK(shown.figures.nameWidth + shown.figures.heads[0].width + shown.figures.heads[1].width == 100);
    CHECK(shown.figures.rows[0].detail == "Use: " + std::string(60, 'x'));
    CHECK(shown.figures.rows[0].figures[1].isNone);
    CHECK(shown.figures.rows[1].detail == std::nullopt);
    // Without any figures it is not a table.
    const auto texts =
        shownTable(tableOf({{"Song", {}, {{"Description", "Loud and long, over all the water"}}, {}}}), 60);
    CHECK(texts.figures.rows.empty());
    REQUIRE(texts.texts.size() == 1);
    CHECK(texts.texts[0].text == "Loud and long, over all the water");
}

TEST_CASE("New Recruit's marks are bold words and small capitals on paper")
{
    using Pieces = std::vector<TextPiece>;
    const auto marked = markedText("Each **^^Heron^^** near\nit");
    CHECK(marked.text == "Each Heron near it");
    CHECK(marked.pieces == Pieces{{"Each ", false, false}, {"Heron", true, true}, {" near it", false, false}});
    CHECK(markedText("As *before*").pieces.empty());
    std::string many;
    for (int i = 0; i < 600; ++i)
        many += "a **b** ";
    CHECK(markedText(many).pieces.empty()); // nobody reads that

    const auto shown = shownTable(
        tableOf({{"Oath", {}, {{"When", "At **dawn**, only once"}, {"Mark", "**^^Tide^^**"}, {"Use", "Two"}}, {}}}),
        60);
    REQUIRE(shown.figures.rows.size() == 1);
    const auto& row = shown.figures.rows.front();
    CHECK(row.figures[0].value == "Tide"); // measured without its marks
    CHECK(row.detail == "When: At dawn, only once");
    CHECK(
        row.pieces ==
        Pieces{{"When: ", false, false}, {"At ", false, false}, {"dawn", true, false}, {", only once", false, false}});

    const auto list = listOf("<roster><forces><force name='f'><selections><selection name='Heron' number='1' "
                             "type='unit'><rules><rule name='Oath'><description>Each **^^Heron^^** &lt;b&gt;once"
                             "</description></rule></rules></selection></selections></force></forces></roster>");
    const auto page = toHtml(jobOf(list), settings());
    REQUIRE(page);
    CHECK(page->find("strong smallcaps\">Heron</span>") != std::string::npos);
    CHECK(page->find("**") == std::string::npos);
    CHECK(page->find("&lt;b&gt;once") != std::string::npos);
}

TEST_CASE("Tables of models come first, then weapons, then texts; a name that is there twice says whose it is")
{
    const auto profile = [](const std::string& name, const std::string& type, const std::string& value) {
        return "<profile name='" + name + "' typeName='" + type + "'><characteristics><characteristic name='Bite'>" +
               value + "</characteristic><characteristic name='Reach'>1</characteristic></characteristics></profile>";
    };
    const auto model = [](const std::string& name, const std::string& profiles) {
        return "<selection name='" + name + "' number='1' type='model'><profiles>" + profiles +
               "</profiles></selection>";
    };
    const auto list = listOf(
        "<roster><forces><force name='f'><selections><selection name='Flock' number='1' type='unit'><selections>" +
        model("Heron", profile("Song", "Skills", std::string(61, 'x')) + profile("Claw", "Held", "5") +
                           profile("Peck", "Held", "2") + profile("Heron", "Crew", "1")) +
        model("Elder", profile("Claw", "Held", "7") + profile("Peck", "Held", "2") + profile("Elder", "Crew", "3")) +
        "</selections></selection></selections></force></forces></roster>");
    const auto tablesOf = [](const std::vector<battlescribe::ProfileTable>& tables) {
        std::vector<std::string> texts;
        for (const auto& table : tables) {
            texts.push_back(table.type + ":");
            for (const auto& row : table.rows)
                texts.back() += ' ' + row.name;
        }
        return texts;
    };
    using Texts = std::vector<std::string>;
    const OrderedTables ordered(list.roster);
    const Texts expected{"Crew: Heron Elder", "Held: Claw (Heron) Peck Claw (Elder)", "Skills: Song"};
    CHECK(tablesOf(ordered.of(list.roster.forces[0].selections[0])) == expected);
    CHECK(tablesOf(ordered.ofAll()) == expected);
    CHECK(battleScribeCardsView({list}).cards.front().tables.front().table == "Crew");
}

TEST_CASE("A sheet counts what could not be judged, and names no folder")
{
    auto list = listOf(harbourRoster());
    auto verdict = std::make_shared<battlescribe::Verdict>();
    for (int line = 1; line <= 30; ++line)
        verdict->unknown.push_back(
            {"/home/ann/games/Folk.cat", line, 0, {}, line > 15 ? "an ebb is not known" : "a tide is not known", {}});
    list.verdict = verdict;
    list.roster.madeBy = "https://newrecruit.eu";
    const auto sheet = battleScribeRosterView({list}, true);
    CHECK(sheet.verdict == "NOT JUDGED");
    REQUIRE_FALSE(sheet.findings.empty());
    CHECK(sheet.findings[0].message == "30 things could not be judged by the data of this game.");
    CHECK(std::ranges::count(sheet.findings, sheet.findings[0].severity, &FindingLine::severity) == 1);
    const auto page = toHtml(jobOf(list), settings());
    REQUIRE(page);
    CHECK(page->find("/home") == std::string::npos);
    CHECK(page->find("Folk.cat") == std::string::npos);
    CHECK(page->find("newrecruit") == std::string::npos);
    CHECK(page->find("New Recruit") != std::string::npos);
}

TEST_CASE("A legal list is stamped like a legal roster")
{
    auto list = listOf(harbourRoster());
    CHECK_FALSE(battleScribeRosterView({list}, false).isLegal); // it is not judged
    list.verdict = std::make_shared<battlescribe::Verdict>();
    const auto sheet = battleScribeRosterView({list}, false);
    CHECK(sheet.verdict == "LEGAL");
    CHECK(sheet.isLegal);
}

TEST_CASE("The reference has each profile and rule once, with where it is printed")
{
    const auto list = listOf(harbourRoster());
    const auto sheet = battleScribeReferenceView({list});
    REQUIRE(sheet.tables.size() == 3);
    std::size_t hooks = 0;
    for (const auto& table : sheet.tables)
        for (const auto& part : table.parts)
            for (const auto& row : part.rows)
                hooks += row.row == "Boat hook" ? 1 : 0;
    CHECK(hooks == 1);
    REQUIRE(sheet.rules.size() == 2);
    CHECK(sheet.rules[0].rule == "Salt Air");
    CHECK(sheet.rules[0].note == "Book of Tides, p. 12");
}

TEST_CASE("Rosters of BattleScribe are printed on every paper with every size of card")
{
    const auto list = listOf(harbourRoster());
    for (const auto& wanted : everyPrint()) {
        INFO(nameOf(wanted));
        const auto pdf = toPdf(jobOf(list), wanted);
        REQUIRE(pdf);
        CHECK(pdf->starts_with("%PDF"));
        CHECK(toHtml(jobOf(list), wanted));
    }
}

TEST_CASE("Without texts a print has names, figures and pages alone")
{
    const auto list = listOf(harbourRoster());
    auto job = jobOf(list);
    const auto whole = toHtml(job, settings());
    job.hasTexts = false;
    const auto bare = toHtml(job, settings());
    REQUIRE(whole);
    REQUIRE(bare);
    for (const auto* name : {"Salt Air", "Book of Tides, p. 12", "Boat hook", "4+"}) {
        INFO(name);
        CHECK(whole->find(name) != std::string::npos);
        CHECK(bare->find(name) != std::string::npos);
    }
    CHECK(whole->find("Fires burn one turn less") != std::string::npos);
    CHECK(bare->find("Fires burn one turn less") == std::string::npos);
}

TEST_CASE("Characteristics of more than a few words go with the texts of rules")
{
    battlescribe::FileRoster roster;
    auto& force = roster.forces.emplace_back();
    force.rules.push_back({"Tide", "It comes in.", {}});
    auto& selection = force.selections.emplace_back();
    selection.selections.emplace_back().profiles.push_back(
        {"Pike",
         "Arms",
         {{"Reach", "4"}, {"Type", std::string(40, 'x')}, {"Use", std::string(41, 'x')}},
         {"Tides", "12"}});
    force.forces.emplace_back().rules.push_back({"Anchor", "It holds.", {}});
    battlescribe::removeTexts(roster);
    CHECK(roster.forces[0].rules[0].name == "Tide");
    CHECK(roster.forces[0].rules[0].text.empty());
    CHECK(roster.forces[0].forces[0].rules[0].text.empty());
    const auto& pike = roster.forces[0].selections[0].selections[0].profiles[0];
    CHECK(pike.characteristics[0].value == "4");
    CHECK(pike.characteristics[1].value.size() == 40);
    CHECK(pike.characteristics[2].value.empty());
    CHECK(pike.printed.page == "12");
}

TEST_CASE("Notes are taken out wherever a person can write them, and it is said whether there were any")
{
    battlescribe::FileRoster roster;
    roster.notes = "The bridge is a trap.";
    auto& force = roster.forces.emplace_back();
    force.forces.emplace_back().notes = "From the left.";
    auto& selection = force.selections.emplace_back();
    selection.name = "Kite";
    selection.selections.emplace_back().notes = "Hides in the mill.";
    CHECK(battlescribe::removeNotes(roster));
    CHECK(roster.notes.empty());
    CHECK(roster.forces[0].forces[0].notes.empty());
    CHECK(roster.forces[0].selections[0].selections[0].notes.empty());
    CHECK(roster.forces[0].selections[0].name == "Kite");
    CHECK_FALSE(battlescribe::removeNotes(roster));
}

TEST_CASE("Rules and profiles without a text stand on a card as a list of names")
{
    const auto list =
        listOf("<roster><forces><force name='f'><selections><selection name='Kite' number='1' type='unit' entryId='a'>"
               "<rules><rule name='Tide'/><rule name='Salt'/></rules><profiles>"
               "<profile name='Loud' typeName='Skills'><characteristics><characteristic name='Text'/></characteristics>"
               "</profile><profile name='Long' typeName='Skills'><characteristics><characteristic name='Text'/>"
               "</characteristics></profile></profiles></selection></selections></force></forces></roster>");
    const auto sheet = battleScribeCardsView({list});
    REQUIRE(sheet.cards.size() == 1);
    REQUIRE(sheet.cards[0].rules.size() == 2);
    CHECK(sheet.cards[0].rules[0].rule == "Skills:");
    CHECK(sheet.cards[0].rules[0].text == "Loud, Long");
    CHECK(sheet.cards[0].rules[1].text == "Tide, Salt");
}

TEST_CASE("Many selections are printed or refused in little time")
{
    const auto many = [](int count) {
        std::string text = "<roster gameSystemName='Kites'><forces><force name='f'><selections>";
        for (int i = 0; i < count; ++i)
            text += "<selection name='Kite " + std::to_string(i % 3000) + "' number='1' type='upgrade' entryId='a'/>";
        return listOf(text + "</selections></force></forces></roster>");
    };
    auto wanted = settings();
    wanted.sheets = {Sheet::Cards};
    const auto begin = std::chrono::steady_clock::now();
    CHECK(toHtml(jobOf(many(9'999)), wanted));
    const auto refused = toPdf(jobOf(many(10'001)), wanted);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().front().message == "10,001 units are too many to print");
    const auto withText = [](std::size_t size) {
        return listOf("<roster><forces><force name='f'><selections><selection name='s' number='1' type='unit'>"
                      "<customNotes>" +
                      std::string(size, 'x') + "</customNotes></selection></selections></force></forces></roster>");
    };
    CHECK(toHtml(jobOf(withText(80'000)), wanted));
    CHECK_FALSE(toHtml(jobOf(withText(80'001)), wanted));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}

TEST_CASE("The card of one unit of a roster of BattleScribe is a PDF of its size")
{
    const auto list = listOf(harbourRoster());
    const auto& unit = list.roster.forces.front().selections.front();
    const auto pdf = cardPdf(jobOf(list), settings(), unit.id);
    REQUIRE(pdf);
    CHECK(pdf->starts_with("%PDF"));
    const auto sheet = battleScribeCardView({list}, unit);
    REQUIRE(sheet.cards.size() == 1);
    CHECK(sheet.cards.front().title == unit.name);
    CHECK_FALSE(cardPdf(jobOf(list), settings(), "nobody"));
}
