#include "paper/layout/cardbacks.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace muster::paper {

namespace {

constexpr double leastOfBack = 0.3; // scale of text
constexpr double backStep = 0.05;

/// Lays a back out at the largest scale at which it fits.
LaidBlock laidBack(const ShapedBlock& shaped, double width, double height, double scale)
{
    auto laid = shaped.lay(width, scale);
    for (auto next = scale - backStep; laid.height(BlockPart::Body) > height && next > leastOfBack; next -= backStep)
        laid = shaped.lay(width, next);
    return laid;
}

/// The place behind another one on the paper.
void turn(Placed& placed, const PaperShape& paper)
{
    if (paper.width > paper.height) // the long edge is the upper one
        placed.y = paper.height - placed.y - placed.height;
    else
        placed.x = paper.width - placed.x - placed.width;
}

} // namespace

void addBacks(Composition& sheet, const std::vector<Block>& backs, const Frame& frame)
{
    std::map<std::size_t, std::size_t> backOf; // of each card
    for (std::size_t block = 0; block < sheet.blocks.size() && backOf.size() < backs.size(); ++block)
        if (frame.geometry.block(sheet.blocks[block].kind).isCard)
            backOf.emplace(block, backOf.size());
    std::vector<Placed> behind;
    for (const auto& front : sheet.placed) {
        const auto known = backOf.find(front.block);
        if (known == backOf.end())
            continue;
        const auto& back = backs[known->second];
        const auto padding = frame.geometry.block(back.kind).padding + sheet.inset;
        const auto height = front.height - 2 * padding;
        sheet.shaped.emplace_back(back, *sheet.typeface);
        sheet.laid.push_back(laidBack(sheet.shaped.back(), front.width - 2 * padding, height, frame.cards.scale));
        sheet.blocks.push_back(back);
        const auto tall = sheet.laid.back().height(BlockPart::Body);
        auto& placed = behind.emplace_back(front);
        turn(placed, frame.paper);
        placed.block = sheet.blocks.size() - 1;
        placed.page = 2 * front.page + 1;
        placed.part = 0;
        placed.parts = 1;
        placed.pieces = {{BlockPart::Body, 0, tall}};
        placed.hasFoot = false;
        placed.down = std::max(0.0, (height - tall) / 2);
    }
    for (auto& front : sheet.placed)
        front.page *= 2;
    for (auto& cuts : sheet.cuts)
        cuts.page *= 2;
    std::ranges::move(behind, std::back_inserter(sheet.placed));
    sheet.pages *= 2;
}

} // namespace muster::paper
