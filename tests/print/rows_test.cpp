// What is on the sheets beside names and figures: columns, texts of options, whose a rule is, sums, what is left
// out.

#include "fixture.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

/// The company with a catalogue of its own that `change` has changed.
Printable companyWith(auto change)
{
    auto printable = loadAlone("tests/print/data/company.muster");
    change(const_cast<Catalogue&>(*printable.catalogue));
    printable.assessment = assess(*printable.catalogue, printable.roster);
    return printable;
}

std::string html(const Printable& printable, const Settings& wanted)
{
    const auto page = toHtml(printable.job(), wanted);
    REQUIRE(page);
    return *page;
}

/// The company, whose game has so many more columns, each with a figure for each unit.
Printable wide(int more)
{
    return companyWith([&](Catalogue& catalogue) {
        for (int i = 0; i < more; ++i) {
            auto column = catalogue.ruleset.stats.front();
            column.id = "extra-" + std::to_string(i);
            column.name = column.shortName = "Ex" + std::to_string(i);
            column.kind = StatKind::Number;
            catalogue.ruleset.stats.add(column);
            for (auto& unit : catalogue.units)
                unit.stats.add(*parseStat(StatKind::Number, "7"));
        }
    });
}

std::vector<std::string> headsOf(const RosterSheet& sheet)
{
    std::vector<std::string> names;
    for (const auto& head : sheet.statHeads)
        names.push_back(head.shortName);
    return names;
}

/// A reference: the titles of its blocks, and the line about those that are not there.
struct Reference {
    std::set<std::string> titles;
    std::string leftOut;

    explicit Reference(const Job& job)
    {
        const auto sheet = referenceView(SheetContext(job, [](std::string_view) { return std::string(); }));
        for (const auto& block : sheet.blocks)
            titles.insert(block.title);
        leftOut = sheet.leftOut.value_or("");
    }
};

/// Against an enemy that is known.
Reference referenceAgainst(const std::string& sample, const std::string& enemy)
{
    const auto sides = loadSides(sample, enemy);
    auto job = sides[0].job();
    job.enemies.push_back({&sides[1].roster, &sides[1].assessment});
    return Reference(job);
}

/// An army of Marauders without a scenario, of one unit of a kind.
Printable marauder(const std::string& kind)
{
    auto printable = load("tests/print/data/marauders.muster");
    printable.roster.battle.scenario.clear();
    printable.roster.units.emplace_back().unit = kind;
    assignUnitIds(printable.roster);
    printable.assessment = assess(*printable.catalogue, printable.roster);
    return printable;
}

RosterSheet rosterSheetOf(const Printable& printable, bool isLandscape)
{
    const auto job = printable.job();
    SheetContext context(job, [](std::string_view) { return std::string(); });
    context.isLandscape = isLandscape;
    return rosterView(context);
}

} // namespace

TEST_CASE("The roster has as many columns of figures as the page has room for, and says which it leaves out")
{
    const auto own = headsOf(rosterSheetOf(company(), false)).size();
    REQUIRE(own < 10);
    const auto ten = wide(static_cast<int>(10 - own));
    CHECK(headsOf(rosterSheetOf(ten, false)).size() == 10);
    CHECK_FALSE(rosterSheetOf(ten, false).columnNote);

    const auto twelve = wide(static_cast<int>(12 - own));
    const auto upright = rosterSheetOf(twelve, false);
    CHECK(headsOf(upright).size() == 10);
    const auto last = std::to_string(11 - own);
    const auto last2 = std::to_string(10 - own);
    CHECK(upright.columnNote == "No room here, see the cards: Ex" + last2 + ", Ex" + last + ".");
    CHECK(headsOf(rosterSheetOf(twelve, true)).size() == 12);
    CHECK_FALSE(rosterSheetOf(twelve, true).columnNote);
    CHECK(has(html(twelve, only(Sheet::Roster)), "No room here, see the cards: Ex" + last2));
    for (const bool isLandscape : {false, true}) {
        const auto sheet = rosterSheetOf(wide(25), isLandscape);
        const auto columns = static_cast<int>(sheet.statHeads.size());
        CHECK(columns == (isLandscape ? 17 : 10));
        CHECK(sheet.unitWidth + sheet.statWidth * columns + sheet.modelsWidth + sheet.costWidth <= 100);
        CHECK(sheet.unitWidth >= 30);
    }
}

TEST_CASE("What an option says in words of its own stands on the card and the reference")
{
    const auto champion = companyWith([](Catalogue& catalogue) {
        for (auto& unit : catalogue.units)
            for (auto& option : unit.choices.options)
                option.text = "One more attack for " + option.id + '.';
    });
    const auto printed = html(champion, only(Sheet::Cards));
    const auto reference = html(champion, only(Sheet::Reference));
    int texts = 0;
    for (const auto unit : champion.assessment.units.ids())
        for (const auto& body : champion.assessment.bodiesOf(unit))
            for (const auto& taken : champion.assessment.takenBy(body)) {
                INFO(taken.option->id);
                CHECK(has(printed, "One more attack for " + taken.option->id + '.'));
                CHECK(has(reference, "One more attack for " + taken.option->id + '.'));
                ++texts;
            }
    CHECK(texts > 3);
    // Nobody took the others.
    for (const auto& unit : champion.catalogue->units)
        for (const auto& option : unit.choices.options) {
            const auto isTaken = [&](Id<AssessedUnit> other) {
                return std::ranges::any_of(champion.assessment.bodiesOf(other), [&](const Body& body) {
                    return std::ranges::any_of(champion.assessment.takenBy(body),
                                               [&](const TakenOption& taken) { return taken.option->id == option.id; });
                });
            };
            if (std::ranges::none_of(champion.assessment.units.ids(), isTaken))
                CHECK_FALSE(has(printed, "One more attack for " + option.id + '.'));
        }
}

TEST_CASE("A card has the default of a group, unless it shows it as a weapon")
{
    const auto isShown = [&](bool givesWeapon) {
        const auto marching = companyWith([&](Catalogue& catalogue) {
            for (auto& unit : catalogue.units) {
                Option option;
                option.id = "close-order";
                option.name = "Close order";
                option.defaultCount = 1;
                if (givesWeapon)
                    option.weapons.emplace_back().weapon = Id<Weapon>::at(0);
                OptionGroup group;
                group.id = "order";
                group.name = "Order";
                const auto position = unit.choices.groups.add(group);
                option.group = position;
                const auto added = unit.choices.options.add(option);
                unit.choices.groups[position].options.push_back(added);
                unit.choices.index();
            }
        });
        return has(html(marching, only(Sheet::Cards)), "Close order");
    };
    CHECK(isShown(false));
    CHECK_FALSE(isShown(true));
}

TEST_CASE("A rule whose text is its name is printed once, and a kind of model without anything has no row")
{
    const auto plain = companyWith([](Catalogue& catalogue) {
        for (auto& rule : catalogue.rules) {
            rule.text = rule.name + '.';
            rule.shortText = rule.name;
        }
    });
    const auto cards = html(plain, only(Sheet::Cards));
    CHECK(has(cards, "<b>Headstrong</b>"));
    CHECK_FALSE(has(cards, "<b>Headstrong</b> Headstrong"));
    CHECK_FALSE(has(html(plain, only(Sheet::Reference)), "<b>Headstrong</b> Headstrong"));

    auto battle = loadAlone("armies/heresy/samples/space-marines-battalion.muster");
    const auto parts = [&] {
        const auto page = html(battle, only(Sheet::Cards));
        return has(page, "<span class=\"part\">2 × Rhino</span>");
    };
    CHECK(parts());
    auto& catalogue = const_cast<Catalogue&>(*battle.catalogue);
    for (auto& profile : catalogue.profiles)
        if (profile.name == "Rhino") {
            profile.rules.clear();
            for (auto& figure : profile.stats)
                figure = {};
        }
    CHECK_FALSE(parts());
}

TEST_CASE("With several armies, the reference says whose each rule of an army is")
{
    // Forge Fathers with hired Marauders.
    const auto two = html(forge(), only(Sheet::Reference));
    CHECK(has(two, "Melee Specialists (Marauders)"));
    // Veer-myn alone.
    const auto one = html(load("armies/warpath-2e/samples/veer-myn-1000.muster"), only(Sheet::Reference));
    CHECK(has(one, "The Rat Pack"));
    CHECK_FALSE(has(one, "The Rat Pack ("));
}

TEST_CASE("A heading has the points of its own units, and beside them those with their passengers")
{
    const auto sheet = rosterSheetOf(forge(), false);
    const auto armour = std::ranges::find(sheet.groups, "Armour", &UnitGroup::heading);
    REQUIRE(armour != sheet.groups.end());
    // 250 + 70, and a team of 150 aboard.
    CHECK(armour->sum == "320");
    CHECK(armour->sumBelowText == "in all 470");
    const auto heroes = std::ranges::find(sheet.groups, "Ordnance", &UnitGroup::heading);
    REQUIRE(heroes != sheet.groups.end());
    CHECK(heroes->sum == "120");
    CHECK_FALSE(heroes->sumBelowText);
}

TEST_CASE("The player's own roster sheet says what the sheets for others take from it")
{
    auto printable = company();
    const std::string noNotes = "Your notes are left out";
    const std::string noCode = "There is no QR code";
    const auto page = [&](std::vector<Sheet> sheets) {
        auto wanted = settings();
        wanted.sheets = std::move(sheets);
        return html(printable, wanted);
    };
    CHECK_FALSE(has(page({Sheet::Roster}), noNotes));
    CHECK_FALSE(has(page({Sheet::Roster}), noCode));
    CHECK(has(page({Sheet::Roster, Sheet::Opponent}), noNotes));
    CHECK_FALSE(has(page({Sheet::Roster, Sheet::Opponent}), noCode));
    CHECK(has(page({Sheet::Roster, Sheet::Secret}), noCode));
    CHECK_FALSE(has(page({Sheet::Roster, Sheet::Secret}), noNotes));
    // The opponent's copy does not say it of itself, and without notes nothing is missing.
    CHECK_FALSE(has(page({Sheet::Opponent}), noNotes));
    printable.roster.notes.clear();
    for (auto& unit : printable.roster.units) {
        unit.note.clear();
        for (auto& below : unit.units)
            below.note.clear();
    }
    printable.assessment = assess(*printable.catalogue, printable.roster);
    CHECK_FALSE(has(page({Sheet::Roster, Sheet::Opponent}), noNotes));
}

TEST_CASE("A figure of each unit stands on its card; units of which it differs have cards of their own")
{
    const auto cards = [](bool hasFigure) {
        auto printable = companyWith([&](Catalogue& catalogue) {
            if (!hasFigure)
                return;
            Figure figure;
            figure.id = "breaks";
            figure.name = "Breaks at";
            figure.isForUnits = true;
            figure.unit = "unit lost|units lost";
            Bound bound;
            bound.source = Bound::Source::Measure;
            Measure measure;
            measure.in = Scope{Scope::Kind::Below, {}};
            bound.measure = std::make_shared<const Measure>(std::move(measure));
            bound.plus = 1;
            figure.value = std::move(bound);
            catalogue.ruleset.figures.push_back(std::move(figure));
        });
        return html(printable, only(Sheet::Cards));
    };
    CHECK_FALSE(has(cards(false), "Breaks at"));
    const auto page = cards(true);
    CHECK(has(page, "<b>Breaks at</b> 1 unit lost")); // nothing is attached to it
    CHECK(has(page, "<b>Breaks at</b> 2 units lost"));
}

TEST_CASE("A reference has every block while the enemy is not known, for he may bring what the army has not")
{
    // Infantry meets overruns, hulks and guns of others.
    const Reference infantry(marauder("grunts-section").job());
    for (const auto* title : {"Armour: movement", "Armour: collisions and overruns, at full speed",
                              "Armour: fire, damage, melee", "Ordnance", "Heroes and Monsters", "Transports"}) {
        INFO(title);
        CHECK(infantry.titles.contains(title));
    }
    CHECK(infantry.leftOut.empty());
    // Infantry and cavalry.
    const Reference patrol(load("armies/wargame/samples/river-patrol-500.muster").job());
    CHECK(patrol.titles.contains("Colossus"));
    CHECK(patrol.leftOut.empty());
    // Clans without a Weirdboy; of the scenarios only theirs is there.
    const Reference clans(load("armies/heresy/samples/orks-clans.muster").job());
    CHECK(clans.titles.contains("Psykers: before the game"));
    CHECK(clans.titles.contains("Attack and Defend"));
    CHECK_FALSE(clans.titles.contains("Set piece battle"));
    CHECK(clans.leftOut == "Not needed here: Set piece battle, Seize the objective.");
    // An ally does not make the enemy known.
    auto grunts = marauder("grunts-section");
    const auto ally = grunts;
    auto job = grunts.job();
    job.allies.push_back({&ally.roster, &ally.assessment});
    CHECK(Reference(job).leftOut.empty());
}

TEST_CASE("A reference leaves out and names the blocks about kinds of unit that no known army has")
{
    const auto grunts = marauder("grunts-section");
    const auto against = [&](const std::string& kind, const std::string& ofAlly = {}) {
        const auto enemy = marauder(kind);
        const auto ally = marauder(ofAlly.empty() ? "grunts-section" : ofAlly);
        auto job = grunts.job();
        job.enemies.push_back({&enemy.roster, &enemy.assessment});
        if (!ofAlly.empty())
            job.allies.push_back({&ally.roster, &ally.assessment});
        return Reference(job);
    };
    const auto infantry = against("stunts-section");
    for (const auto* title : {"Armour: movement", "Armour: collisions and overruns, at full speed",
                              "Armour: fire, damage, melee", "Ordnance", "Heroes and Monsters", "Transports"}) {
        INFO(title);
        CHECK_FALSE(infantry.titles.contains(title));
    }
    CHECK(infantry.leftOut == "Not needed here: Armour: movement, Armour: collisions and overruns, at full speed, "
                              "Armour: fire, damage, melee, Ordnance, Heroes and Monsters, Transports.");
    CHECK(infantry.titles.contains("Shooting"));
    // A Bull is armour and a transport, a Battlebot a monster, and an ally brings a cannon.
    CHECK(against("bull").leftOut == "Not needed here: Ordnance, Heroes and Monsters.");
    CHECK(against("battlebot", "cannon").leftOut ==
          "Not needed here: Armour: movement, Armour: collisions and overruns, at full speed, "
          "Armour: fire, damage, melee, Transports.");
    // A kind of unit that is not known is of no kind.
    CHECK(against("unheard-of").leftOut == infantry.leftOut);

    const std::string patrol = "armies/wargame/samples/river-patrol-500.muster";
    const auto patrols = referenceAgainst(patrol, patrol);
    CHECK(patrols.leftOut == "Not needed here: Colossus.");
    CHECK_FALSE(patrols.titles.contains("Colossus"));
    CHECK(patrols.titles.contains("Cavalry charge"));
    CHECK(referenceAgainst(patrol, "armies/wargame/samples/border-levy-1000.muster").leftOut.empty());

    const std::string orks = "armies/heresy/samples/orks-clans.muster";
    const auto guard = referenceAgainst(orks, "armies/heresy/samples/imperial-guard-company.muster");
    CHECK(guard.leftOut == "Not needed here: Set piece battle, Seize the objective, Psykers: before the game.");
    CHECK_FALSE(guard.titles.contains("Psykers: before the game"));
    CHECK(referenceAgainst(orks, orks).leftOut == guard.leftOut);
    // The warband has a Weirdboy, but seizes the objective: no scenario is agreed, so that all are there.
    const auto warband = referenceAgainst(orks, "armies/heresy/samples/orks-warband.muster");
    CHECK(warband.leftOut.empty());
    CHECK(warband.titles.contains("Psykers: before the game"));
}

TEST_CASE("A figure of which the list and the leaflet differ has a † on card and roster, and the reason beside it")
{
    // The leaflet prints 10/12 for the Nerve of a Steel Warrior.
    auto printable = forge();
    const auto job = printable.job();
    const auto cards = cardsView(SheetContext(job, [](std::string_view) { return std::string(); })).cards;
    const auto warriors = std::ranges::find(cards, "Steel Warriors Section", &Card::title);
    REQUIRE(warriors != cards.end());
    const auto marksOf = [](const std::vector<StatFigure>& stats) {
        std::vector<std::string> marks;
        for (const auto& stat : stats)
            marks.push_back(stat.shortName + ' ' + stat.value + stat.mark.value_or(""));
        return marks;
    };
    const std::vector<std::string> marks{"Spd 4″", "Hit 4+", "Att 1", "Def 5+", "Ner 9/11†"};
    CHECK(marksOf(warriors->stats) == marks);
    CHECK(warriors->mark == "†");
    REQUIRE(warriors->doubts.size() == 1);
    CHECK(has(warriors->doubts.front().text, "10/12"));

    const auto roster = rosterSheetOf(printable, false);
    int lines = 0;
    for (const auto& group : roster.groups)
        for (const auto& line : group.members)
            if (line.unit == "Steel Warriors Section") {
                CHECK(marksOf(line.stats) == marks);
                CHECK(line.mark == "†");
                ++lines;
            } else if (line.unit == "Huscarl") {
                CHECK_FALSE(line.mark);
            }
    CHECK(lines == 2);
    CHECK(std::ranges::any_of(roster.doubts, [](const auto& doubt) { return has(doubt.text, "10/12"); }));
    CHECK(has(html(printable, only(Sheet::Cards)), "9/11†"));
    CHECK(has(html(printable, only(Sheet::Roster)), "9/11†"));

    // It has 48″ for the light laser cannon, the list 24″.
    const auto corporation = load("armies/warpath-2e/samples/corporation-2000.muster");
    const auto other = corporation.job();
    int cannons = 0;
    for (const auto& card : cardsView(SheetContext(other, [](std::string_view) { return std::string(); })).cards)
        for (const auto& weapon : card.weapons) {
            INFO(weapon.weapon);
            const bool isCannon = has(weapon.weapon, "Light laser cannon");
            CHECK(weapon.mark.has_value() == isCannon);
            if (!isCannon)
                continue;
            ++cannons;
            CHECK(card.mark == "†");
            CHECK(std::ranges::any_of(card.doubts, [](const auto& doubt) { return has(doubt.text, "48″"); }));
        }
    CHECK(cannons >= 2); // of the Veterans, and at both sides of the tank
    CHECK(has(html(corporation, only(Sheet::Cards)), "Light laser cannon†"));
}
