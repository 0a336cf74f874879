#include "examplestore.h"
#include "fixture.h"

#include "paper/output/pdf.h"
#include "print/templates/templates.h"
#include "print/view/view.h"
#include "report/catalogue/kinds.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::storeWithExample;

namespace {

struct Book {
    Store::CataloguePtr catalogue;
    Id<Army> army;

    [[nodiscard]] BookJob job() const { return {catalogue.get(), army, "2026-11-21"}; }
    [[nodiscard]] const Army& list() const { return catalogue->army(army); }
};

/// Every army that is shipped.
std::vector<Book> books()
{
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(opened);
    std::vector<Book> all;
    for (const auto* ruleset : {"warpath-2e", "wargame", "heresy", "rules-of-war-ancients"}) {
        const auto catalogue = opened->fullCatalogue(ruleset);
        REQUIRE(catalogue);
        for (const auto i : (*catalogue)->armies.ids())
            all.push_back({*catalogue, i});
    }
    return all;
}

Book book(const std::string& army)
{
    const auto all = books();
    const auto found = std::ranges::find_if(all, [&](const Book& each) { return each.list().id == army; });
    REQUIRE(found != all.end());
    return *found;
}

BookSheet viewOf(const Book& made)
{
    return bookView(made.job(), [](std::string_view) { return std::string("M0 0"); });
}

std::string page(const Book& made)
{
    const auto html = toHtml(made.job(), settings());
    REQUIRE(html);
    return *html;
}

/// Names of all options that a list of groups tells.
void addOptions(const std::vector<BookOptions>& groups, std::set<std::string>& names)
{
    for (const auto& group : groups)
        for (const auto& option : group.options)
            names.insert(option.label + '|' + option.price.value_or(""));
}

} // namespace

TEST_CASE("a book has every unit of its army with its cost, and every option with its price")
{
    for (const auto& made : books()) {
        INFO(made.list().name);
        const auto& catalogue = *made.catalogue;
        const auto view = viewOf(made);
        std::set<std::string> units;
        std::set<std::string> options;
        for (const auto& group : view.groups)
            for (const auto& unit : group.members) {
                units.insert(unit.unit + '|' + unit.cost.value_or(""));
                addOptions(unit.optionGroups, options);
            }
        addOptions(view.optionGroups, options);
        for (const auto i : made.list().units) {
            const auto& unit = catalogue.unit(i);
            INFO(unit.name);
            CHECK(units.count(unit.name + '|' + report::cost(catalogue, unit)) == 1);
            for (const auto& option : unit.choices.options) {
                INFO(option.name);
                CHECK(options.count(option.name + '|' + report::price(catalogue, option)) == 1);
            }
        }
        // Every rule once, in order.
        CHECK(std::ranges::is_sorted(view.rules, {}, &BookRule::rule));
        CHECK(std::ranges::adjacent_find(view.rules, {}, &BookRule::rule) == view.rules.end());
    }
}

namespace {

/// How many columns a row has beside its price.
void addWidths(const std::vector<BookRow>& rows, std::set<std::size_t>& widths)
{
    for (const auto& row : rows)
        widths.insert(static_cast<std::size_t>(row.span) + row.figures.size());
}

} // namespace

TEST_CASE("rows of one table of a book have as many columns")
{
    for (const auto& made : books()) {
        INFO(made.list().name);
        const auto view = viewOf(made);
        for (const auto& group : view.groups)
            for (const auto& unit : group.members) {
                INFO(unit.unit);
                std::set<std::size_t> widths;
                addWidths(unit.weapons, widths);
                for (const auto& options : unit.optionGroups)
                    addWidths(options.options, widths);
                CHECK(widths.size() <= 1);
            }
        for (const auto& options : view.optionGroups) {
            std::set<std::size_t> widths;
            addWidths(options.options, widths);
            CHECK(widths.size() == 1);
        }
    }
}

TEST_CASE("kinds of weapon with a heading have tables of their own in a book")
{
    auto store = storeWithExample(QStringLiteral("dust-circuit"));
    const auto catalogue = store.fullCatalogue("dust-circuit");
    REQUIRE(catalogue);
    auto& data = const_cast<Catalogue&>(**catalogue);
    const Book tinkers{*catalogue, data.findArmy("tinker-row")};
    const auto headsOf = [](const BookOptions& group) {
        std::string heads;
        for (const auto& head : group.heads)
            heads += head.head + ' ';
        return heads;
    };
    const auto figuresOf = [](const BookRow& row) {
        std::string figures;
        for (const auto& figure : row.figures)
            figures += figure.value + ' ';
        return figures;
    };
    const auto groupOf = [](const std::vector<BookOptions>& groups, const std::string& name) {
        const auto found = std::ranges::find(groups, name, &BookOptions::group);
        REQUIRE(found != groups.end());
        return *found;
    };
    auto view = viewOf(tinkers);
    CHECK(view.weaponHeads.empty()); // every kind of weapon has a heading
    const auto droppers = groupOf(view.optionGroups, "To drop");
    CHECK(headsOf(droppers) == "Patch Grip ");
    REQUIRE(droppers.options.size() == 3);
    CHECK(figuresOf(droppers.options[1]) == "2″ −3 ");
    const auto furnace = groupOf(view.optionGroups, "Furnace");
    CHECK(headsOf(furnace) == "Range Shots Force ");
    CHECK(figuresOf(furnace.options.front()) == "10″ D6 +1 ");
    CHECK(groupOf(view.optionGroups, "Kit").heads.empty());

    // Where a group has weapons of several tables, its rows keep their order.
    const auto weaponOf = [&](const std::string& name) -> Weapon& {
        return *std::ranges::find(data.weapons, name, &Weapon::name);
    };
    weaponOf("Tar").kind = weaponOf("Nail gun").kind;
    weaponOf("Tar").stats = weaponOf("Nail gun").stats;
    // What a unit has itself comes first, and its table is as wide as the widest of them.
    auto& trailer = *std::ranges::find(data.units, "Tool trailer", &Unit::name);
    for (const auto* name : {"Tar", "Smoke"})
        trailer.weapons.emplace_back().weapon = data.weapons.idOf(weaponOf(name));
    view = viewOf(tinkers);
    const auto first = std::ranges::find(view.optionGroups, "To drop", &BookOptions::group);
    REQUIRE(view.optionGroups.end() - first >= 3);
    CHECK(headsOf(first[0]) == "Patch Grip ");
    CHECK(first[1].group == "Weapon");
    CHECK(headsOf(first[1]) == "Range Shots Force ");
    CHECK(first[1].options.front().label == "Tar");
    CHECK(first[2].group == "Dropped");
    CHECK(first[2].of == first[0].of);
    const auto trailers = std::ranges::find(view.groups, "Trailers", &BookGroup::heading);
    REQUIRE(trailers != view.groups.end());
    const auto own = std::ranges::find(trailers->members, "Tool trailer", &BookUnit::unit);
    REQUIRE(own != trailers->members.end());
    CHECK(own->weapons.empty());
    REQUIRE(own->optionGroups.size() == 2);
    CHECK(own->optionGroups[0].group == "Weapon");
    CHECK(own->optionGroups[0].span == 1);
    CHECK(own->optionGroups[1].group == "Dropped");
    CHECK(own->optionGroups[1].span == 2); // two figures where the table above has three
    CHECK(own->optionGroups[1].options.front().span == 2);
}

TEST_CASE("the book of each army makes a PDF and a web page")
{
    auto wanted = settings();
    wanted.paper = Paper::Letter;
    wanted.ink = Ink::Saver;
    for (const auto& made : books()) {
        INFO(made.list().name);
        const auto pdf = toPdf(made.job(), wanted);
        REQUIRE(pdf);
        CHECK(pdf->starts_with("%PDF"));
        CHECK_FALSE(has(*pdf, "EmbeddedFile"));
        const auto html = page(made);
        CHECK(has(html, "id=\"book\""));
        CHECK(has(html, "Army book · "));
    }
}

TEST_CASE("a unit of a book has its figures, weapons, rules and what it may choose")
{
    const auto html = page(book("forge-fathers"));
    CHECK(has(html, "Legendary Stubbornness"));
    CHECK(has(html, "Corporation, Rebs (no list here), Marauders, Asterians (no list here)"));
    CHECK(has(html, "Figures transcribed by players"));
    CHECK(has(html, "4 × Dragon breath"));
    CHECK(has(html, "Inspiring (Brokkrs only)"));
    CHECK(has(html, "8 in all"));
    CHECK(has(html, "up to 5"));
    CHECK(has(html, "one of these"));
    CHECK(has(html, "in place of Hailstorm pistol"));
    CHECK(has(html, "Def 6+"));
    CHECK(has(html, "† "));

    // Two burst lasers at least are paid on top of the 120 points.
    CHECK(has(page(book("corporation")), "With its standard choices 160 points."));

    const auto wargame = page(book("standard"));
    CHECK(has(wargame, "5 points a model"));
    CHECK(has(wargame, "1 to 40 models"));
    CHECK(has(wargame, "Infantry, Cavalry")); // who shares a group of options
    CHECK(has(wargame, "30 models at most"));
    CHECK(has(wargame, "one at most"));
    CHECK(has(wargame, "Officer - General"));
    CHECK(has(wargame, "may choose otherwise than its unit"));

    const auto orks = page(book("orks"));
    CHECK(has(orks, "playtest figures"));
    CHECK(has(orks, "5 × Nobz Squad"));

    const auto titans = page(book("titan-legion"));
    CHECK(has(titans, "Plasma reactor ____"));
    CHECK(has(titans, "Left arm, Right arm"));

    const auto persians = page(book("persian"));
    CHECK(has(persians, "The list"));
    CHECK_FALSE(has(persians, "points"));
}

TEST_CASE("a book breaks no unit and takes few pages")
{
    const auto templates = Templates::read(settings().templateFolder, {});
    REQUIRE(templates);
    for (const auto& made : books()) {
        INFO(made.list().name);
        const auto html = templates->render(Sheet::Book, viewOf(made));
        REQUIRE(html);
        auto blocks = paper::splitBlocks(*html, "book.html");
        REQUIRE(blocks);
        std::vector<RenderedSheet> sheets;
        sheets.push_back({Sheet::Book, std::move(*blocks)});
        const auto composed = laidOut(std::move(sheets), settings(), *templates);
        const auto& sheet = composed.front();
        CHECK(sheet.pages <= 5);
        std::set<std::size_t> seen;
        for (const auto& each : sheet.placed)
            CHECK(seen.insert(each.block).second); // a broken one would be in two places
    }
}

TEST_CASE("a book among the sheets of a roster is that of its army, where the data know it")
{
    const auto printable = company();
    auto wanted = only(Sheet::Book);
    const auto html = toHtml(printable.job(), wanted);
    REQUIRE(html);
    CHECK(has(*html, "Army book · "));

    auto stranger = company();
    stranger.roster.army = "nobody";
    stranger.assessment = assess(*stranger.catalogue, stranger.roster);
    CHECK_FALSE(toHtml(stranger.job(), wanted));
}
