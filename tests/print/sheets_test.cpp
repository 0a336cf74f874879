// Where things are on the sheets, and how they use their room.

#include "fixture.h"

#include "io/fixture.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <QTextLayout>

#include <algorithm>
#include <array>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

SheetContext contextOf(const Job& job)
{
    return SheetContext(job, [](std::string_view) { return std::string(); });
}

RosterSheet rosterSheet(const Printable& printable)
{
    const auto job = printable.job();
    return rosterView(contextOf(job));
}

CardSheet cardSheet(const Printable& printable)
{
    const auto job = printable.job();
    return cardsView(contextOf(job));
}

/// An army of Marauders.
Printable maraudersOf(std::vector<RosterUnit> units)
{
    auto printable = load("tests/print/data/marauders.muster");
    printable.roster.units = std::move(units);
    assignUnitIds(printable.roster);
    printable.assessment = assess(*printable.catalogue, printable.roster);
    return printable;
}

std::vector<const RosterUnitLine*> linesOf(const RosterSheet& sheet)
{
    std::vector<const RosterUnitLine*> lines;
    for (const auto& group : sheet.groups)
        for (const auto& line : group.members)
            lines.push_back(&line);
    return lines;
}

RosterUnit unitOf(const std::string& kind, const std::string& name = {})
{
    RosterUnit unit;
    unit.unit = kind;
    unit.name = name;
    return unit;
}

} // namespace

TEST_CASE("A card is headed by the unit's own name, with kind and size under it")
{
    const auto wargame = cardSheet(march());
    const auto pikes = std::ranges::find(wargame.cards, "White Pikes", &Card::heading);
    REQUIRE(pikes != wargame.cards.end());
    CHECK(pikes->about == "Infantry, 20 models"); // kind and category have the same name
    const auto warpath = cardSheet(load("armies/warpath-2e/samples/corporation-2000.muster"));
    const auto red = std::ranges::find(warpath.cards, "Red Platoon", &Card::heading);
    REQUIRE(red != warpath.cards.end());
    CHECK(red->about == "Marines Platoon · Infantry, 20 models");
    const auto gun = std::ranges::find(warpath.cards, "Field Artillery", &Card::heading); // it has no other name
    REQUIRE(gun != warpath.cards.end());
    CHECK(gun->about == gun->subtitle);
}

TEST_CASE("A unit of the player's own is marked on its card and in the roster table")
{
    const muster::testing::TempFolder folder;
    folder.write("armies/warpath-2e/marauders.own.json", R"({
        "format": "muster-own-units", "version": 1, "ruleset": "warpath-2e", "army": "marauders",
        "units": [{ "from": "grunts-section", "id": "own-wolves", "name": "Wolves", "category": "infantry",
                    "models": 10, "points": 130, "stats": { "spd": 6, "hit": "4+", "att": 1, "def": "4+", "ner": "8/10" } }] })");
    auto store = Store::open(muster::testing::inSource(""));
    store->setUserFolder(folder.path());
    Printable printable;
    printable.roster.ruleset = "warpath-2e";
    printable.roster.army = "marauders";
    printable.roster.units = {unitOf("own-wolves"), unitOf("grunts-section")};
    assignUnitIds(printable.roster);
    printable.catalogue = *store->catalogueFor(printable.roster, {}, {});
    printable.assessment = assess(*printable.catalogue, printable.roster);
    const auto cards = cardSheet(printable).cards;
    REQUIRE(cards.size() == 2);
    CHECK_THAT(cards[0].about, Catch::Contains("own unit"));
    CHECK_THAT(cards[1].about, !Catch::Contains("own unit"));
    const auto sheet = rosterSheet(printable);
    CHECK(sheet.groups.front().members[0].isOwnUnit);
    CHECK_FALSE(sheet.groups.front().members[1].isOwnUnit);
}

TEST_CASE("A card that several units share is headed by their kind; their names are beside their boxes")
{
    auto printable = loadAlone("armies/heresy/samples/space-marines-battalion.muster");
    const auto tactical = [&] {
        const auto sheet = cardSheet(printable);
        const auto card = std::ranges::find(sheet.cards, "First, Second, Third, Fifth", &Card::ownName);
        REQUIRE(card != sheet.cards.end());
        return *card;
    };
    const auto card = tactical();
    CHECK(card.heading == "Tactical Detachment");
    CHECK(card.copies == "4");
    CHECK(card.about == card.subtitle);
    CHECK_FALSE(card.namesBelow);
    REQUIRE(card.trackRows.size() == 4);
    CHECK(card.trackRows[0].copy == "First");
    CHECK(card.trackRows[3].copy == "Fifth");
    // Without boxes they are under the heading.
    const_cast<Catalogue&>(*printable.catalogue).ruleset.tracks.clear();
    CHECK(tactical().trackRows.empty());
    CHECK(tactical().heading == "Tactical Detachment");
    CHECK(tactical().namesBelow == "First, Second, Third, Fifth");
}

TEST_CASE("Each state of a unit of Heresy is a box with its own word")
{
    const auto sheet = cardSheet(battalion());
    const auto& tracks = sheet.cards.front().trackRows.front().tracks;
    REQUIRE(tracks.size() == 5);
    CHECK(tracks[3].track.starts_with("Models\u00a0lost"));
    CHECK(tracks[4].track == "Suppression\u00a0chits");
    const std::array<std::string, 3> states{"Fresh", "Fatigued", "Routed"};
    for (std::size_t i = 0; i < states.size(); ++i) {
        CHECK(tracks[i].track == states[i]);
        REQUIRE(tracks[i].groups.size() == 1);
        CHECK(tracks[i].groups.front().ticks.size() == 1);
    }
}

namespace {

/// "Done 1; Suppressed 1; ": the boxes on the only card of these units.
std::string boxesOf(Printable printable, std::vector<RosterUnit> units)
{
    printable.roster.units = std::move(units);
    assignUnitIds(printable.roster);
    printable.assessment = assess(*printable.catalogue, printable.roster);
    const auto sheet = cardSheet(printable);
    REQUIRE(sheet.cards.size() == 1);
    std::string text;
    for (const auto& line : sheet.cards.front().trackRows.front().tracks) {
        std::size_t boxes = 0;
        for (const auto& group : line.groups)
            boxes += group.ticks.size();
        for (const auto letter : QString::fromStdString(line.track))
            text += letter == QChar::Nbsp ? std::string(" ") : QString(letter).toStdString();
        text += ": " + std::to_string(boxes) + "; ";
    }
    return text;
}

} // namespace

TEST_CASE("What Warpath marks on a unit has a box: Disrupted comes of a charge, and nothing disrupts armour")
{
    const auto boxes = [](const std::string& kind) {
        return boxesOf(load("tests/print/data/marauders.muster"), {unitOf(kind)});
    };
    CHECK_THAT(boxes("grunts-section"), Catch::Contains("Done: 1; Suppressed: 1; Disrupted: 1; "));
    const auto bull = boxes("bull");
    CHECK_THAT(bull, Catch::Contains("Immobilised") && Catch::Contains("Done: 1; Suppressed: 1; "));
    CHECK_THAT(bull, !Catch::Contains("Disrupted"));
}

TEST_CASE("The tactics of officers and a colossus have a box each, and a tactician's Command Points six")
{
    const auto boxes = [](const std::string& kind, const std::string& officer) {
        auto unit = unitOf(kind);
        if (!officer.empty())
            unit.groups = {{officer, 1, {}}};
        return boxesOf(march(), {unit});
    };
    const auto plain = boxes("infantry", "");
    CHECK_THAT(plain, Catch::Contains("Fatigued: 1; "));
    CHECK_THAT(plain, !Catch::Contains("Tactic") && !Catch::Contains("Command Points"));
    // A Captain has chosen one Tactic, a General two; a Colossus may have one.
    CHECK_THAT(boxes("infantry", "officer-captain"), Catch::Contains("Tactic used: 1; "));
    CHECK_THAT(boxes("colossus", ""), Catch::Contains("Tactic used: 1; "));
    const auto general = boxes("infantry", "officer-general");
    CHECK_THAT(general, Catch::Contains("Tactics used: 2; ") && !Catch::Contains("Tactic used"));
    const auto tactician = boxes("cavalry", "officer-tactician");
    CHECK_THAT(tactician, Catch::Contains("Command Points: 6; ") && !Catch::Contains("Tactic"));
}

TEST_CASE("Every unit of Heresy has ten boxes for suppression chits: no more make a check harder")
{
    const auto boxes = [](const std::string& kind) { return boxesOf(battalion(), {unitOf(kind)}); };
    const std::string chits = "Suppression chits: 10; ";
    CHECK_THAT(boxes("tactical-detachment"), Catch::Contains(chits));
    CHECK_THAT(boxes("librarian"), Catch::Contains(chits) && Catch::Contains("points (power + D10): 20; "));
    CHECK_THAT(boxes("titan-legion:warhound-titan"), Catch::Contains(chits)); // two dice suppress one
}

TEST_CASE("The reference names its book once where all that it prints is from that book")
{
    const auto referenceOf = [](const Printable& printable) {
        const auto job = printable.job();
        return referenceView(contextOf(job));
    };
    const auto warpath = referenceOf(company());
    CHECK(warpath.sourceLine == "after Warpath, Second Edition");
    // Heresy has a second source, for limits of the lists: nothing on this sheet cites it.
    auto printable = loadAlone("armies/heresy/samples/titan-legion-battlegroup.muster");
    auto& ruleset = const_cast<Catalogue&>(*printable.catalogue).ruleset;
    REQUIRE(ruleset.sources.size() == 2);
    const auto plain = referenceOf(printable);
    CHECK(plain.source == "Heresy Rules, Part II");
    CHECK(plain.sourceLine == "after Heresy Rules, Part II");
    const auto citationOf = [](const ReferenceSheet& sheet, const std::string& title) {
        const auto block = std::ranges::find(sheet.blocks, title, &ReferenceSection::title);
        REQUIRE(block != sheet.blocks.end());
        return block->citation.value_or("");
    };
    CHECK(citationOf(plain, "Suppression") == "Suppression; Suppression and Cover");
    // As soon as one block cites it, no head can name one book, and each says its own.
    const auto other = ruleset.citations.find("playtest-titans");
    for (auto& block : ruleset.reference)
        if (block.title == "Titans")
            block.citation = other;
    const auto mixed = referenceOf(printable);
    CHECK_FALSE(mixed.source);
    CHECK_FALSE(mixed.sourceLine);
    CHECK_THAT(citationOf(mixed, "Titans"), Catch::StartsWith("Playtest lists of Heresy"));
    CHECK_THAT(citationOf(mixed, "Suppression"), Catch::StartsWith("Heresy Rules, Part II"));
}

TEST_CASE("Models with nothing to say about them share a line")
{
    const auto sheet = cardSheet(march());
    // Bannerman and musician change the unit's figures; the officer has options of his own.
    const auto red = std::ranges::find(sheet.cards, "Red Pikes", &Card::heading);
    REQUIRE(red != sheet.cards.end());
    CHECK(red->plainModels == "Bannerman, Musician");
    REQUIRE(red->modelGroups.size() == 1);
    CHECK(red->modelGroups.front().title == "Officer - Captain");
    const auto white = std::ranges::find(sheet.cards, "White Pikes", &Card::heading);
    REQUIRE(white != sheet.cards.end());
    CHECK_FALSE(white->plainModels);
    const auto page = toHtml(march().job(), only(Sheet::Cards));
    REQUIRE(page);
    CHECK_THAT(*page, Catch::Contains("<b>With</b> Bannerman, Musician"));
}

TEST_CASE("On every sheet the own name of a unit is first, and its kind after it")
{
    const auto anvil = forge();
    const std::string kind = " <span class=\"kind\">Steel Warriors Section</span>";
    for (const auto sheet : {Sheet::Roster, Sheet::Opponent, Sheet::Battle, Sheet::Secret}) {
        INFO(sheetId(sheet));
        const auto page = toHtml(anvil.job(), only(sheet));
        REQUIRE(page);
        CHECK_THAT(*page, Catch::Contains("Stonefist&apos;s Own</span>" + kind));
    }
    const auto cards = cardSheet(anvil);
    const auto own = std::ranges::find(cards.cards, "Stonefist's Own", &Card::heading);
    REQUIRE(own != cards.cards.end());
    CHECK(own->about.starts_with("Steel Warriors Section"));
}

TEST_CASE("What kind of sheet it is has a line of its own under the roster's name")
{
    const auto anvil = forge();
    for (const auto& [sheet, words] : {std::pair{Sheet::Opponent, "Opponent’s copy"}, {Sheet::Secret, "Secret list"}}) {
        const auto page = toHtml(anvil.job(), only(sheet));
        REQUIRE(page);
        CHECK_THAT(*page, Catch::Contains("<p class=\"of\">" + std::string(words) + "</p>"));
    }
}

TEST_CASE("The heads over the losses keep a gap, whatever their language")
{
    auto printable = loadAlone("armies/heresy/samples/space-marines-battalion.muster");
    auto& ways = const_cast<Catalogue&>(*printable.catalogue).ruleset.victory;
    REQUIRE(ways.size() == 2);
    ways[0].name = "Gebrochen";
    ways[1].name = "Auf der Flucht oder vernichtet";
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        const auto sheet = std::move(placed(printable, only(Sheet::Battle, paper)).front());
        const auto head = std::ranges::find(sheet.blocks, "losshead", &paper::Block::kind);
        REQUIRE(head != sheet.blocks.end());
        const auto& laid = sheet.laid[static_cast<std::size_t>(head - sheet.blocks.begin())];
        std::vector<QRectF> words;
        for (const auto& drawing : laid.part(paper::BlockPart::Body).drawings)
            if (drawing.kind == paper::Drawing::Kind::Words)
                words.push_back(drawing.area);
        REQUIRE(words.size() >= 4);
        std::ranges::sort(words, {}, [](const QRectF& area) { return area.left(); });
        for (std::size_t i = 1; i < words.size(); ++i)
            if (words[i].left() > words[i - 1].left() + 1 && words[i].top() < words[i - 1].bottom() &&
                words[i - 1].top() < words[i].bottom())
                CHECK((words[i].left() - words[i - 1].right()) * laid.scale() / paper::dotsPerMm >= 2);
    }
}

TEST_CASE("Counts of the roster have whole numbers in cells that are wide enough")
{
    const auto printable = battalion(); // "Points in titans: 1,005 of 1,250"
    for (const auto sheet : {Sheet::Roster, Sheet::Opponent})
        for (const auto paper : {Paper::A4, Paper::Letter}) {
            INFO(sheetId(sheet));
            const auto made = std::move(placed(printable, only(sheet, paper)).front());
            int figures = 0;
            for (std::size_t i = 0; i < made.blocks.size(); ++i) {
                if (made.blocks[i].kind != "verdict" && made.blocks[i].kind != "tallies")
                    continue;
                for (const auto& drawing : made.laid[i].part(paper::BlockPart::Body).drawings) {
                    if (drawing.kind != paper::Drawing::Kind::Words)
                        continue;
                    const auto line = drawing.words->lineAt(std::max(0, drawing.line));
                    const auto text =
                        drawing.words->text().mid(line.textStart(), line.textLength()).trimmed().toStdString();
                    CHECK_FALSE(text.ends_with(','));
                    figures += text.find("1,005\u00a0of\u00a01,250") != std::string::npos ? 1 : 0;
                }
            }
            CHECK(figures == 1);
        }
}

TEST_CASE("Equal units of a roster share a line with their number and sum")
{
    const auto printable =
        maraudersOf({unitOf("raptor"), unitOf("raptor"), unitOf("raptor", "Spike"), unitOf("raptor")});
    const auto each = printable.assessment.units.front().points;
    REQUIRE(each > 0);
    const auto sheet = rosterSheet(printable);
    const auto lines = linesOf(sheet);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0]->count == "3");
    CHECK(lines[0]->cost == std::to_string((3 * each).floor()));
    CHECK(lines[0]->costEach == std::to_string((each).floor()));
    CHECK(lines[1]->ownName == "Spike");
    CHECK_FALSE(lines[1]->count);
    CHECK_FALSE(lines[1]->costEach);
}

TEST_CASE("Units alike with passengers alike share their lines")
{
    auto transport = unitOf("raptor");
    auto team = unitOf("grunts-team");
    team.as = "embarked";
    transport.units = {team};
    const auto printable = maraudersOf({transport, transport});
    const auto sheet = rosterSheet(printable);
    const auto lines = linesOf(sheet);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0]->count == "2");
    CHECK(lines[1]->count == "2");
    CHECK(lines[1]->isNested);
    // The sum of the group, without and with its passengers.
    const auto& units = printable.assessment.units;
    const auto own = units[Id<AssessedUnit>::at(0)].points;
    const auto aboard = units[Id<AssessedUnit>::at(1)].points;
    REQUIRE(own > 0);
    REQUIRE(aboard > 0);
    REQUIRE(sheet.groups.size() == 1);
    CHECK(sheet.groups.front().sum == std::to_string((2 * own).floor()));
    CHECK(sheet.groups.front().sumBelowText == "in all " + std::to_string((2 * (own + aboard)).floor()));
    CHECK(lines[0]->sumBelow == std::to_string((2 * (own + aboard)).floor()));
}

TEST_CASE("A card names units that are attached and called the same once, with their number")
{
    auto transport = unitOf("raptor");
    auto team = unitOf("grunts-team");
    team.as = "embarked";
    auto named = team;
    named.name = "The Old Six";
    const auto carried = [&](std::vector<RosterUnit> units) {
        transport.units = std::move(units);
        const auto sheet = cardSheet(maraudersOf({transport}));
        const auto card = std::ranges::find(sheet.cards, "Raptor", &Card::title);
        REQUIRE(card != sheet.cards.end());
        REQUIRE(card->relations.size() == 1);
        return card->relations.front().text;
    };
    CHECK(carried({team, named, team, team}) == "3 × Grunts Team, The Old Six");
    // With two there is room for their models.
    CHECK(carried({team, team}) == "Grunts Team, 5 models; Grunts Team, 5 models");
}

TEST_CASE("Counts that tell nothing are left out, and equal ones share a cell")
{
    auto full = unitOf("raptor");
    auto team = unitOf("grunts-team");
    team.as = "embarked";
    full.units = {team};
    const auto sheet = rosterSheet(maraudersOf({unitOf("raptor"), full, full}));
    std::vector<std::string> aboard;
    for (const auto& row : sheet.tallyRows)
        for (const auto& cell : row.cells) {
            CHECK(cell.figure != "0 of 0");
            if (cell.label.find("Aboard") != std::string::npos)
                aboard.push_back(cell.label + ": " + cell.figure);
        }
    // The empty one has no cell.
    CHECK(aboard == std::vector<std::string>{"2 × Aboard Raptor: 5 of 10"});
}

TEST_CASE("A roster of 1,000 transports begins on its first page")
{
    std::vector<RosterUnit> units;
    for (int i = 0; i < 500; ++i) {
        units.push_back(unitOf("raptor", "Raptor " + std::to_string(i)));
        auto team = unitOf("grunts-team");
        team.as = "embarked";
        units.back().units = {team};
    }
    const auto sheets = placed(maraudersOf(units), only(Sheet::Roster));
    const auto& sheet = sheets.front();
    double reached = 0; // mm, on the first page
    for (const auto& place : sheet.placed)
        if (place.page == 0)
            reached = std::max(reached, place.y + place.height);
    CHECK(reached > 200);
    // What is said about each of them does not push the rest off the page either.
    for (auto& unit : units)
        unit.unit = "unheard-of";
    const auto unknown = placed(maraudersOf(units), only(Sheet::Roster));
    const auto onFirst = std::ranges::count(unknown.front().placed, 0, &paper::Placed::page);
    CHECK(onFirst > 15);
    for (auto& unit : units)
        unit.unit = "raptor";
    // The same without names: their counts are one, and all their lines are two.
    for (auto& unit : units)
        unit.name.clear();
    CHECK(placed(maraudersOf(units), only(Sheet::Roster)).front().pages == 1);
}

TEST_CASE("The roster of a usual army is one page")
{
    const auto paper = GENERATE(Paper::A4, Paper::Letter);
    for (const auto& path : samples()) {
        const auto printable = load(path);
        // The formations of a Heresy battle of 3,000 points and more have lines of their own figures and models.
        if (printable.assessment.limit && *printable.assessment.limit >= 3000)
            continue;
        INFO(path);
        CHECK(placed(printable, only(Sheet::Roster, paper)).front().pages == 1);
    }
}

TEST_CASE("The two pages of a reference are filled evenly")
{
    const auto paper = GENERATE(Paper::A4, Paper::Letter);
    for (const auto& path : samples()) {
        const auto sheets = placed(load(path), only(Sheet::Reference, paper));
        const auto& sheet = sheets.front();
        if (sheet.pages < 2)
            continue;
        INFO(path);
        std::vector<double> filled(2); // mm² of text
        for (const auto& place : sheet.placed)
            filled[static_cast<std::size_t>(place.page)] += place.height * place.width;
        CHECK(filled[1] >= 0.7 * filled[0]);
        CHECK(filled[0] >= 0.7 * filled[1]);
    }
}

TEST_CASE("A long name of an army stands beside the title of the reference")
{
    auto printable = loadAlone("tests/print/data/company.muster");
    for (auto& army : const_cast<Catalogue&>(*printable.catalogue).armies)
        army.name = "The Ninth Expeditionary Corps of the Outer Provinces and their Free Companies";
    printable.assessment = assess(*printable.catalogue, printable.roster);
    const auto sheets = placed(printable, only(Sheet::Reference));
    const auto& head = sheets.front().laid.front().part(paper::BlockPart::Body);
    // The title is on one line, and nothing else is at its left edge.
    const auto isWords = [](const paper::Drawing& drawing) { return drawing.kind == paper::Drawing::Kind::Words; };
    const auto title = std::ranges::find_if(head.drawings, isWords);
    REQUIRE(title != head.drawings.end());
    const auto atLeft = std::ranges::count_if(head.drawings, [&](const paper::Drawing& drawing) {
        return isWords(drawing) && drawing.area.left() < title->area.left() + 1;
    });
    CHECK(atLeft == 1);
}
