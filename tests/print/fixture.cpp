#include "fixture.h"
#include "files.h"

#include "io/files/programfolder.h"
#include "io/roster/rosterfile.h"
#include "paper/output/application.h"
#include "print/templates/templates.h"
#include "print/view/view.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <QImage>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace muster::print::test {

namespace {

std::shared_ptr<Catalogue> hostileCatalogue()
{
    auto catalogue = std::make_shared<Catalogue>();
    auto& ruleset = catalogue->ruleset;
    ruleset.id = "invented";
    ruleset.name = "Invented <rules> & \"more\"";
    ruleset.shortName = "Invented";
    ruleset.dataVersion = "1.0";
    ruleset.hasPoints = true;
    ruleset.stats = {{"hit", "Hit", "Hit", StatKind::Roll, Better::Lower, {}}};
    ruleset.weaponStats = {{"fire", "Fire", "Fire", StatKind::Dice, Better::Higher, {}}};
    ruleset.categories = {{"infantry", "Infantry", "Infantry", "Inf", "infantry", {}, {}}};
    Track track;
    track.name = "Models";
    track.kind = Track::Boxes::Models;
    ruleset.tracks = {track};
    for (int i = 0; i < 60; ++i) {
        SpecialRule rule;
        rule.id = "rule-" + std::to_string(i);
        rule.name = "Rule number " + std::to_string(i);
        for (int j = 0; j < 12; ++j)
            rule.text += "A sentence that says very little about rule " + std::to_string(i) + ". ";
        rule.shortText = rule.text;
        rule.kind = "unit";
        catalogue->rules.add(rule);
    }
    Army army;
    army.id = "army";
    army.name = std::string(400, 'W');
    army.units = {Id<Unit>::at(0), Id<Unit>::at(2)};
    catalogue->armies.add(army);
    for (const auto* id : {"many", "none"}) {
        Unit unit;
        unit.id = id;
        unit.name = id + std::string(" <script>alert('x')</script> {{name}} \U0001F600 \u05E9\u05DC\u05D5\u05DD");
        unit.army = Id<Army>::at(0);
        unit.category = Id<Category>::at(0);
        unit.maxModels = 1000;
        unit.points = 10;
        unit.stats = {*parseStat(StatKind::Roll, "4+")};
        catalogue->units.add(unit);
    }
    for (const auto rule : catalogue->rules.ids()) {
        RuleRef ref;
        ref.rule = rule;
        catalogue->units.front().rules.push_back(ref);
    }
    for (const auto unit : catalogue->units.ids())
        catalogue->armies.front().unitsById.emplace(catalogue->units[unit].id, unit);
    return catalogue;
}

} // namespace

namespace {

/// As most tests print it, without a code.
RosterCopies fileAlone(const Roster& roster, std::optional<MadeWith>) { return {writeRoster(roster), {}}; }

} // namespace

Job Printable::job() const
{
    return {catalogue.get(), &roster, &assessment, "3F9A-22C1-7B0D", "2026-11-21", fileAlone};
}

static Store& store()
{
    static auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(opened);
    return *opened;
}

Printable loadFrom(Store& store, const std::string& path)
{
    const auto file = std::string(MUSTER_SOURCE_DIR) + '/' + path;
    const auto text = testing::bytesOf(file);
    auto roster = readRoster(text, file);
    REQUIRE(roster);
    auto catalogue = store.catalogueFor(*roster, text, file);
    REQUIRE(catalogue);
    Printable printable{*catalogue, std::move(*roster), {}};
    printable.assessment = assess(*printable.catalogue, printable.roster);
    // The assessment points into the roster's units, which moving the roster leaves where they are.
    return printable;
}

Printable load(const std::string& path) { return loadFrom(store(), path); }

Printable loadAlone(const std::string& path)
{
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(opened);
    return loadFrom(*opened, path);
}

std::array<Printable, 2> loadSides(const std::string& first, const std::string& second)
{
    std::array<Printable, 2> sides{load(first), load(second)};
    std::vector<std::string> armies;
    for (const auto& side : sides)
        for (const auto& army : side.catalogue->armies)
            if (std::ranges::find(armies, army.id) == armies.end())
                armies.push_back(army.id);
    const auto joined = store().catalogue(sides[0].roster.ruleset, armies);
    REQUIRE(joined);
    for (auto& side : sides) {
        side.catalogue = *joined;
        side.assessment = assess(*side.catalogue, side.roster);
    }
    return sides;
}

Printable company() { return load("tests/print/data/company.muster"); }
Printable march() { return load("armies/wargame/samples/iron-march-2500.muster"); }
Printable battalion() { return load("armies/heresy/samples/space-marines-battalion.muster"); }
Printable forge() { return load("armies/warpath-2e/samples/forge-fathers-1500.muster"); }
Printable romans() { return load("armies/rules-of-war-ancients/samples/roman-typical.muster"); }

std::vector<std::string> samples()
{
    std::vector<std::string> paths;
    const std::filesystem::path root(MUSTER_SOURCE_DIR);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "armies"))
        if (entry.path().extension() == ".muster")
            paths.push_back(std::filesystem::relative(entry.path(), root).string());
    std::ranges::sort(paths);
    REQUIRE(paths.size() >= 18);
    return paths;
}

Printable hostile()
{
    Printable printable{hostileCatalogue(), {}, {}};
    auto& roster = printable.roster;
    roster.name = std::string(400, 'X');
    roster.player = "\U0001F3B2 " + std::string(200, 'p');
    roster.ruleset = "invented";
    roster.army = "army";
    for (int i = 0; i < 400; ++i)
        roster.notes += "note ";
    for (int i = 0; i < 5; ++i) {
        RosterUnit unit;
        unit.id = "u" + std::to_string(i);
        unit.unit = i % 2 == 0 ? "many" : "none";
        unit.models = i == 1 ? 1000 : 7;
        unit.name = i == 3 ? std::string(400, 'M') : "\u05E9\u05DC\u05D5\u05DD \U0001F600";
        roster.units.push_back(unit);
    }
    roster.units.back().unit = "gone:missing";
    printable.assessment = assess(*printable.catalogue, roster);
    return printable;
}

std::vector<Settings> everyPrint()
{
    std::vector<Settings> all;
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        auto wanted = settings();
        wanted.paper = paper;
        wanted.sheets = {Sheet::Roster,   Sheet::Cards,    Sheet::Reference, Sheet::Battle,  Sheet::Order,
                         Sheet::Beginner, Sheet::Opponent, Sheet::Secret,    Sheet::Machines};
        all.push_back(wanted);
        wanted.sheets = {Sheet::Cards};
        wanted.ink = Ink::Saver;
        for (const auto size : {CardSize::Four, CardSize::Nine, CardSize::Poker, CardSize::Half}) {
            wanted.cards = size;
            all.push_back(wanted);
        }
    }
    return all;
}

std::string nameOf(const Settings& wanted)
{
    return std::string(cardSizeId(wanted.cards)) + (wanted.paper == Paper::A4 ? " on A4" : " on Letter");
}

std::string faultsOf(const std::string& name, const std::string& text)
{
    std::string all;
    for (const auto& fault : checkTemplate(name, text, name))
        all += toText(fault) + '\n';
    return all;
}

QImage firstPage(const std::string& pdf, int dpi)
{
    const auto stem = (std::filesystem::temp_directory_path() / ("muster-page-" + std::to_string(getpid()))).string();
    std::ofstream(stem + ".pdf", std::ios::binary) << pdf;
    const auto command = "pdftoppm -singlefile -r " + std::to_string(dpi) + ' ' + stem + ".pdf " + stem;
    REQUIRE(std::system(command.c_str()) == 0);
    const QImage page(QString::fromStdString(stem + ".ppm"));
    std::filesystem::remove(stem + ".pdf");
    std::filesystem::remove(stem + ".ppm");
    return page;
}

std::string joined(const std::set<std::string>& lines)
{
    std::string all;
    for (const auto& line : lines)
        all += line + '\n';
    return all;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Settings settings()
{
    Settings all;
    all.sheets = {Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle};
    all.templateFolder = std::string(MUSTER_SOURCE_DIR) + "/templates";
    all.fontFolder = fontFolder();
    return all;
}

Settings only(std::vector<Sheet> sheets)
{
    auto wanted = settings();
    wanted.sheets = std::move(sheets);
    return wanted;
}

Settings only(Sheet sheet, Paper paper)
{
    auto wanted = only(std::vector{sheet});
    wanted.paper = paper;
    return wanted;
}

std::vector<paper::Composition> laidOut(std::vector<RenderedSheet> sheets, const Settings& wanted,
                                        const Templates& templates)
{
    auto document = documentOf({templates, std::move(sheets)}, wanted);
    REQUIRE(document);
    REQUIRE(paper::makeReady(wanted.fontFolder));
    std::vector<paper::Composition> compositions;
    for (auto& sheet : paper::layOut(*document))
        compositions.push_back(std::move(sheet.composition));
    return compositions;
}

std::vector<paper::Composition> placed(const Printable& printable, const Settings& wanted)
{
    const auto templates = Templates::read(wanted.templateFolder, wanted.userTemplateFolder);
    REQUIRE(templates);
    const auto job = printable.job();
    SheetContext context(job, [&](std::string_view name) { return templates->icon(name); });
    context.silhouette = [&](std::string_view name) { return templates->silhouette(name); };
    std::vector<RenderedSheet> sheets;
    for (const auto sheet : wanted.sheets) {
        const auto html = templates->render(sheet, makeView(context, sheet));
        REQUIRE(html);
        auto blocks = paper::splitBlocks(*html, templates->fileOf(sheet));
        REQUIRE(blocks);
        sheets.push_back({sheet, std::move(*blocks)});
    }
    return laidOut(std::move(sheets), wanted, *templates);
}

} // namespace muster::print::test
