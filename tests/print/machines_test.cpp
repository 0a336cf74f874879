// The record sheets of machines: what they have by the figures of the data, and how they stand on paper.

#include "fixture.h"
#include "folder.h"

#include "print/templates/silhouettefile.h"
#include "print/templates/templates.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::Folder;

namespace {

const Templates& shippedTemplates()
{
    static const auto templates = Templates::read(settings().templateFolder, {});
    REQUIRE(templates);
    return *templates;
}

MachineSheet machineSheetOf(const Printable& printable)
{
    const auto job = printable.job();
    SheetContext context(job, [](std::string_view name) { return std::string(name); });
    context.silhouette = [](std::string_view name) { return shippedTemplates().silhouette(name); };
    return machinesView(context);
}

std::vector<std::string> headings(const MachineSheet& sheet)
{
    std::vector<std::string> names;
    for (const auto& machine : sheet.machines)
        names.push_back(machine.heading);
    return names;
}

std::vector<MachinePlace> placesOf(const Machine& machine)
{
    auto places = machine.sides.at(0).places;
    const auto& right = machine.sides.at(1).places;
    places.insert(places.end(), right.begin(), right.end());
    return places;
}

/// "1 Left carapace · turret, 360°: Vortex missile, Carapace 10": each place with what is there.
std::vector<std::string> toldOf(const std::vector<MachinePlace>& places)
{
    std::vector<std::string> all;
    for (const auto& place : places) {
        auto text = place.number.value_or("-");
        for (const auto& gun : place.guns)
            text += ' ' + gun.mount.value_or("") + ": " + gun.weapon;
        for (const auto& location : place.locations) {
            std::size_t boxes = 0;
            for (const auto& group : location.groups)
                boxes += group.ticks.size();
            text += " [" + location.location + ' ' + std::to_string(boxes) + ']';
        }
        all.push_back(text);
    }
    return all;
}

const Machine& machineCalled(const MachineSheet& sheet, const std::string& heading)
{
    const auto found = std::ranges::find(sheet.machines, heading, &Machine::heading);
    REQUIRE(found != sheet.machines.end());
    return *found;
}

std::string faultsOfSilhouettes(const std::string& text)
{
    const auto drawings = readSilhouettes(text, "silhouettes.json");
    return drawings ? std::string() : toText(drawings.error().front());
}

} // namespace

TEST_CASE("A record sheet has a box for the order of each turn where the game has orders")
{
    const auto titans = machineSheetOf(load("armies/heresy/samples/titan-legion-hunt.muster"));
    CHECK(titans.ordersHead == "Order");
    REQUIRE(titans.orders.size() == 4);
    CHECK(titans.orders[1].order == "Advance");
    CHECK(titans.turns.size() == 8);
    const auto colossi = machineSheetOf(march());
    REQUIRE_FALSE(colossi.machines.empty());
    CHECK(colossi.orders.empty());
    CHECK(colossi.turns.empty());
}

TEST_CASE("A titan's sheet has each weapon on its mount and the boxes of each location, in the order of the body")
{
    const auto sheet = machineSheetOf(load("armies/heresy/samples/titan-legion-battlegroup.muster"));
    CHECK(headings(sheet) ==
          std::vector<std::string>{"Ferrox Rex", "Lamentor", "Ash Fang", "Bone Fang", "Cinder Fang"});
    const auto& rex = machineCalled(sheet, "Ferrox Rex");
    CHECK(toldOf(rex.sides.at(0).places) ==
          std::vector<std::string>{"1 Left carapace · turret, 360°: Vortex missile", "2 [Head 10]", "3 [Carapace 10]",
                                   "4 Left arm · swivel, 90° from its side: Plasma destructor [Left arm 10]",
                                   "5 [Left leg 10]"});
    CHECK(toldOf(rex.sides.at(1).places) ==
          std::vector<std::string>{"6 Right carapace · turret, 360°: Warp missile", "7 [Plasma reactor 10]",
                                   "8 Right arm: Wrecker [Right arm 10]", "9 [Right leg 10]"});
    // Head, carapace, reactor, two arms and two legs; two mounts on the carapace besides.
    CHECK(placesOf(rex).size() == 9);
    CHECK(rex.hasUnknownRatings);
    CHECK(rex.seenFrom == "Seen from behind: left is left");
    // A disc and figures for each place, over the drawing.
    CHECK(rex.layers.size() == shippedTemplates().silhouette("titan")->layers.size() + 18);
    const auto& tracks = rex.trackRows.at(0).tracks;
    const auto shields = std::ranges::find_if(
        tracks, [](const TrackLine& line) { return line.track.find("shields") != std::string::npos; });
    REQUIRE(shields != tracks.end());
    CHECK(shields->groups.size() == 2); // 5 and 1
}

TEST_CASE("Two weapons alike are on a mount each, and a rating that is known has its boxes")
{
    auto hunt = loadAlone("armies/heresy/samples/titan-legion-hunt.muster");
    for (auto& unit : const_cast<Catalogue&>(*hunt.catalogue).units)
        if (unit.id == "warhound-titan")
            unit.locations.front().damage = 7;
    hunt.assessment = assess(*hunt.catalogue, hunt.roster);
    const auto sheet = machineSheetOf(hunt);
    const auto& dawn = machineCalled(sheet, "Dawn Yelp");
    const auto told = toldOf(placesOf(dawn));
    for (const auto* side : {"Left arm", "Right arm"})
        CHECK(std::ranges::count_if(told, [&](const std::string& place) {
                  return place.find(std::string(side) + " · swivel, 90° from its side: Vulcan mega-bolter") !=
                         std::string::npos;
              }) == 1);
    CHECK(std::ranges::count_if(
              told, [](const std::string& place) { return place.find("[Head 7]") != std::string::npos; }) == 1);
    for (const auto& place : placesOf(dawn))
        for (const auto& location : place.locations)
            CHECK(location.damageRating.has_value() == (location.location == "Head"));
}

TEST_CASE("Vehicles have a weapon for each arc; what has one weapon, or no drawing, has no sheet")
{
    const auto sheet = machineSheetOf(forge());
    const auto& keel = machineCalled(sheet, "Emberkeel");
    // 3 autocannons, front, left and right, and a heat cannon all round.
    CHECK(toldOf(keel.sides.at(0).places).front() == "1 front: Hailstorm autocannon");
    const auto told = toldOf(placesOf(keel));
    CHECK(std::ranges::count_if(told, [](const std::string& place) {
              return place.find("Hailstorm autocannon") != std::string::npos;
          }) == 3);
    CHECK(std::ranges::count_if(told, [](const std::string& place) {
              return place.find("all round: Heat cannon") != std::string::npos;
          }) == 1);
    CHECK(keel.seenFrom == "Seen from above");
    for (const auto& machine : sheet.machines)
        CHECK(placesOf(machine).size() >= 2);
    CHECK(machineSheetOf(romans()).machines.empty());
    const auto page = toHtml(romans().job(), only(Sheet::Machines));
    REQUIRE(page);
    CHECK(has(*page, "No unit of this roster has a machine sheet."));
}

TEST_CASE("Machines stand two on a page, each whole and in one part, and saving ink they have no areas")
{
    for (const auto* path :
         {"armies/heresy/samples/titan-legion-battlegroup.muster", "armies/heresy/samples/titan-legion-hunt.muster",
          "armies/heresy/samples/titan-legion-imperator.muster", "armies/wargame/samples/iron-march-2500.muster",
          "armies/warpath-2e/samples/forge-fathers-1500.muster", "armies/warpath-2e/samples/corporation-2000.muster"})
        for (const auto paper : {Paper::A4, Paper::Letter}) {
            INFO(path << (paper == Paper::A4 ? " on A4" : " on Letter"));
            const auto printable = load(path);
            const auto machines = static_cast<int>(machineSheetOf(printable).machines.size());
            CHECK(machines > 0);
            auto wanted = only(Sheet::Machines, paper);
            wanted.ink = Ink::Saver;
            const auto sheets = placed(printable, wanted);
            REQUIRE(sheets.size() == 1);
            const auto& sheet = sheets.front();
            CHECK(static_cast<int>(sheet.placed.size()) == machines);
            CHECK(sheet.pages == (machines + 1) / 2);
            for (const auto& laid : sheet.laid)
                for (const auto part : {paper::BlockPart::Head, paper::BlockPart::Body, paper::BlockPart::Foot})
                    for (const auto& drawing : laid.part(part).drawings) {
                        if (drawing.computed && drawing.kind == paper::Drawing::Kind::Area)
                            CHECK(drawing.computed->style.background.value_or(0xffffff) == 0xffffffU);
                        if (drawing.outlines && drawing.outlines->size() > 1) // signs and emblems have one outline
                            for (const auto& outline : *drawing.outlines)
                                CHECK(outline.computed->style.fill.value_or(0xffffff) == 0xffffffU);
                    }
        }
}

TEST_CASE("What is wrong with a drawing is told with its line")
{
    const auto with = [](const std::string& members) {
        return faultsOfSilhouettes("{\n  \"sledge\": { " + members + " }\n}");
    };
    CHECK(with(R"("from": "above", "layers": [{ "white": "M0 0L9 9" }], "points": { "F": [150, 350] })") == "");
    CHECK(has(with(R"("layers": [{ "white": "M0 0" }])"), "from where the machine is seen"));
    CHECK(has(with(R"("from": "below", "layers": [{ "white": "M0 0" }])"), "Write front, behind or above."));
    CHECK(has(with(R"("from": "front", "layers": [])"), "from 1 to 200 layers"));
    CHECK(has(with(R"("from": "front", "layers": [{ "red": "M0 0" }])"), "A layer cannot look 'red'"));
    CHECK(has(with(R"("from": "front", "layers": [{ "white": "round" }])"), "This is not an outline"));
    CHECK(has(with(R"("from": "front", "layers": [{ "white": "M0 0", "line": "M0 0" }])"), "A layer is one outline"));
    CHECK(has(with(R"("from": "front", "layers": [{ "white": "M0 0L9 9" }], "points": { "F": [301, 4] })"),
              "This is no point of the drawing"));
    CHECK(has(with(R"("from": "front", "layers": [{ "white": "M0 0" }], "point": {})"), "'point' is not known here"));
    CHECK(has(faultsOfSilhouettes("{ \"sledge\": [] }"), "This is no drawing"));
    CHECK(has(faultsOfSilhouettes("[]"), "This is no JSON object of drawings"));
}

TEST_CASE("One's own drawing takes the place of a shipped one")
{
    const Folder folder;
    folder.write("silhouettes.json", R"({ "titan": { "from": "front", "layers": [{ "white": "M1 2L3 4" }] } })");
    const auto templates = Templates::read(settings().templateFolder, folder.path.string());
    REQUIRE(templates);
    REQUIRE(templates->silhouette("titan"));
    CHECK(templates->silhouette("titan")->layers.size() == 1);
    CHECK(templates->silhouette("titan")->points.contains("head")); // what it does not write stays
    CHECK(templates->silhouette("tank"));
    CHECK_FALSE(templates->silhouette("castle"));
}
