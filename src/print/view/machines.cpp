#include "print/view/machineplaces.h"
#include "print/view/tables.h"
#include "report/sheets/sheetwords.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace muster::print {

namespace {

const Silhouette* silhouetteOf(const SheetContext& context, const Unit& kind)
{
    if (!kind.silhouette.empty() || kind.category.isNone())
        return context.silhouette(kind.silhouette);
    return context.silhouette(context.catalogue.ruleset.categories[kind.category].silhouette);
}

std::string seenFrom(Silhouette::From from)
{
    switch (from) {
    case Silhouette::From::Front:
        break;
    case Silhouette::From::Behind:
        return say(phrase("sheet", "Seen from behind: left is left"));
    case Silhouette::From::Above:
        return say(phrase("sheet", "Seen from above"));
    }
    return say(phrase("sheet", "Seen from the front"));
}

// Numbers in the drawing

constexpr int discRadius = 11;

std::string at(double x, double y)
{
    const auto tenths = [](double value) {
        const auto all = static_cast<std::int64_t>(value * 10 + (value < 0 ? -0.5 : 0.5));
        return std::string(all < 0 ? "-" : "") + std::to_string(std::abs(all) / 10) + '.' +
               std::to_string(std::abs(all) % 10);
    };
    return tenths(x) + ' ' + tenths(y);
}

std::string disc(double x, double y)
{
    constexpr double r = discRadius;
    constexpr double k = 0.5523 * r; // of a circle as four curves
    return 'M' + at(x, y - r) + 'C' + at(x + k, y - r) + ' ' + at(x + r, y - k) + ' ' + at(x + r, y) + 'C' +
           at(x + r, y + k) + ' ' + at(x + k, y + r) + ' ' + at(x, y + r) + 'C' + at(x - k, y + r) + ' ' +
           at(x - r, y + k) + ' ' + at(x - r, y) + 'C' + at(x - r, y - k) + ' ' + at(x - k, y - r) + ' ' +
           at(x, y - r) + 'Z';
}

/// A point on the line of a digit; a move lifts the pen.
struct Spot {
    double x;
    double y;
    bool isMove = false;
};

/// Digits as lines, 6 wide and 10 high.
const std::vector<Spot> digits[]{
    {{1, 1, true}, {3, 0}, {5, 1}, {6, 3}, {6, 7}, {5, 9}, {3, 10}, {1, 9}, {0, 7}, {0, 3}, {1, 1}},
    {{1, 2, true}, {3.5, 0}, {3.5, 10}},
    {{0, 2.4, true}, {1, 0.7}, {3, 0}, {5, 0.7}, {6, 2.4}, {5.6, 4.2}, {0, 10}, {6, 10}},
    {{0, 1.2, true},
     {1.6, 0},
     {4, 0},
     {5.6, 1.2},
     {5.6, 3.4},
     {4.2, 4.8},
     {2, 4.8},
     {4.2, 4.8, true},
     {6, 6.2},
     {6, 8.4},
     {4.4, 10},
     {1.6, 10},
     {0, 8.8}},
    {{4.6, 10, true}, {4.6, 0}, {0, 7}, {6.4, 7}},
    {{5.6, 0, true}, {1, 0}, {0.6, 4.6}, {3.4, 4}, {5.4, 4.8}, {6, 7}, {5, 9.2}, {3, 10}, {1, 9.6}, {0, 8.6}},
    {{5.2, 0, true}, {3, 1}, {1, 3.4}, {0, 6.6}, {0.6, 8.8}, {3, 10}, {5.4, 9}, {6, 7}, {5.2, 5}, {3, 4.4}, {0.6, 5.4}},
    {{0, 0, true}, {6, 0}, {2, 10}},
    {{3, 4.6, true},
     {1, 3.8},
     {0.4, 2.2},
     {1.2, 0.6},
     {3, 0},
     {4.8, 0.6},
     {5.6, 2.2},
     {5, 3.8},
     {3, 4.6},
     {0.8, 5.6},
     {0, 7.4},
     {0.8, 9.2},
     {3, 10},
     {5.2, 9.2},
     {6, 7.4},
     {5.2, 5.6},
     {3, 4.6}},
    {{0.8, 10, true},
     {3, 9},
     {5, 6.6},
     {6, 3.4},
     {5.4, 1.2},
     {3, 0},
     {0.6, 1},
     {0, 3},
     {0.8, 5},
     {3, 5.6},
     {5.4, 4.6}}};

std::string figure(char digit, double x, double y)
{
    std::string path;
    for (const auto& spot : digits[digit - '0'])
        path += (spot.isMove ? 'M' : 'L') + at(x + spot.x, y + spot.y);
    return path;
}

std::string figures(const std::string& number, double x, double y)
{
    constexpr double across = 8;
    std::string path;
    auto left = x - (static_cast<double>(number.size()) * across - 2) / 2;
    for (const auto digit : number) {
        path += figure(digit, left, y - 5);
        left += across;
    }
    return path;
}

/// The drawing, and over it a disc with a number at each point that the sheet names.
std::vector<DrawnLayer> layersOf(const Silhouette& drawing, const std::vector<MarkedPoint>& marks)
{
    std::vector<DrawnLayer> layers;
    for (const auto& layer : drawing.layers)
        layers.push_back({layer.look, layer.outline});
    for (const auto& mark : marks) {
        layers.push_back({"point", disc(mark.point.x, mark.point.y)});
        layers.push_back({"figures", figures(mark.number, mark.point.x, mark.point.y)});
    }
    return layers;
}

/// Nothing if the unit has no record sheet: it has no drawing, or nothing that is worth one.
std::optional<Machine> machineOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(context, unit);
    const auto* drawing = kind ? silhouetteOf(context, *kind) : nullptr;
    // Models that differ from their unit need its card.
    if (!drawing || !context.profiles[unit].groups.empty())
        return std::nullopt;
    const MachinePlaces places(context, unit, *drawing);
    if (places.weapons() < 2 && kind->locations.size() < 2)
        return std::nullopt;
    Machine machine;
    static_cast<Card&>(machine) = std::move(cardView(context, unit).cards.front());
    machine.seenFrom = seenFrom(drawing->from);
    machine.hasLocations = !kind->locations.empty();
    machine.hasUnknownRatings =
        std::ranges::any_of(kind->locations, [](const Location& location) { return !location.damage; });
    auto sides = places.sides(machine.rules);
    machine.sides = std::move(sides.columns);
    machine.isRoomy = sides.isRoomy && machine.statRows.size() < 2;
    machine.layers = layersOf(*drawing, sides.marks);
    return machine;
}

/// The first words of the rows of the table that has the orders.
void setOrders(MachineSheet& sheet, const Ruleset& ruleset)
{
    const auto block = std::ranges::find(ruleset.reference, ruleset.turns.orders, &ReferenceBlock::id);
    if (ruleset.turns.orders.empty() || ruleset.turns.number == 0 || block == ruleset.reference.end())
        return;
    if (!block->columns.empty())
        sheet.ordersHead = block->columns.front();
    for (const auto& row : block->rows)
        sheet.orders.push_back({row.front(), &row == &block->rows.back()});
    sheet.turns = turnBoxes(ruleset.turns);
}

bool isWanted(const SheetContext& context, Id<AssessedUnit> unit)
{
    return context.cardsOf.empty() || context.cardsOf.contains(context.assessment.units[unit].id);
}

} // namespace

MachineSheet machinesView(const SheetContext& context)
{
    MachineSheet sheet;
    setHead(sheet, context);
    setOrders(sheet, context.catalogue.ruleset);
    for (const auto unit : context.assessment.units.ids())
        if (auto machine = isWanted(context, unit) ? machineOf(context, unit) : std::nullopt) {
            sheet.machines.push_back(std::move(*machine));
            sheet.machines.back().number = static_cast<int>(sheet.machines.size());
        }
    return sheet;
}

} // namespace muster::print
