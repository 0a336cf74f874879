// What stands on the sheets beside names and figures: columns, texts of options, whose a rule is, sums, what is left
// out.

#include "fixture.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// The company with a catalogue of its own that `change` has changed.
Printable companyWith(auto change)
{
    auto printable = loadAlone("tests/print/data/company.muster");
    change(const_cast<Catalogue&>(*printable.catalogue));
    printable.assessment = assess(*printable.catalogue, printable.roster);
    return printable;
}

Settings only(Sheet sheet)
{
    auto wanted = settings();
    wanted.sheets = {sheet};
    return wanted;
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

RosterSheet rosterSheet(const Printable& printable, bool isLandscape)
{
    const auto job = printable.job();
    SheetContext context(job, [](std::string_view) { return std::string(); });
    context.isLandscape = isLandscape;
    return rosterView(context);
}

} // namespace

TEST_CASE("The roster has as many columns of figures as the page has room for, and says which it leaves out")
{
    const auto own = headsOf(rosterSheet(company(), false)).size();
    REQUIRE(own < 10);
    const auto ten = wide(static_cast<int>(10 - own));
    CHECK(headsOf(rosterSheet(ten, false)).size() == 10);
    CHECK_FALSE(rosterSheet(ten, false).columnNote);

    const auto twelve = wide(static_cast<int>(12 - own));
    const auto upright = rosterSheet(twelve, false);
    CHECK(headsOf(upright).size() == 10);
    const auto last = std::to_string(11 - own);
    const auto last2 = std::to_string(10 - own);
    CHECK(upright.columnNote == "No room here, see the cards: Ex" + last2 + ", Ex" + last + ".");
    CHECK(headsOf(rosterSheet(twelve, true)).size() == 12);
    CHECK_FALSE(rosterSheet(twelve, true).columnNote);
    CHECK(has(html(twelve, only(Sheet::Roster)), "No room here, see the cards: Ex" + last2));
    for (const bool isLandscape : {false, true}) {
        const auto sheet = rosterSheet(wide(25), isLandscape);
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
    const auto two = html(load("armies/warpath-2e/samples/forge-fathers-1500.muster"), only(Sheet::Reference));
    CHECK(has(two, "Melee Specialists (Marauders)"));
    // Veer-myn alone.
    const auto one = html(load("armies/warpath-2e/samples/veer-myn-1000.muster"), only(Sheet::Reference));
    CHECK(has(one, "The Rat Pack"));
    CHECK_FALSE(has(one, "The Rat Pack ("));
}

TEST_CASE("A heading has the points of its own units, and beside them those with their passengers")
{
    const auto sheet = rosterSheet(load("armies/warpath-2e/samples/forge-fathers-1500.muster"), false);
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
