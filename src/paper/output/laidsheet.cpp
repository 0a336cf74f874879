#include "paper/output/laidsheet.h"

#include "paper/layout/cardbacks.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster::paper {

namespace {

constexpr int mostTried = 3; // pages of a sheet that is laid out twice to see which way is better

double smallestScale(const Composition& composition)
{
    double least = 1; // larger text is no reason
    for (const auto& block : composition.laid)
        least = std::min(least, block.scale());
    return least;
}

constexpr double gapBelow = 5; // mm between a sheet and what goes on under it

/// How much of the last page is taken, in mm from its upper margin.
double usedOfLast(const Composition& composition, const Geometry& geometry)
{
    double end = geometry.top;
    for (const auto& placed : composition.placed)
        if (placed.page == composition.pages - 1)
            end = std::max(end, placed.y + placed.height);
    return end - geometry.top;
}

/// Adds what was laid out for the rest of the last page.
void append(Composition& composition, Composition&& more)
{
    const auto first = composition.blocks.size();
    for (auto& placed : more.placed) {
        placed.block += first;
        placed.page = composition.pages - 1;
    }
    const auto move = [](auto& from, auto& to) {
        to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    move(more.blocks, composition.blocks);
    move(more.shaped, composition.shaped);
    move(more.laid, composition.laid);
    move(more.placed, composition.placed);
}

} // namespace

std::vector<LaidSheet> layOut(Document& document, const Stage& stage)
{
    const auto typeface = std::make_shared<const Typeface>(document.style, stage, document.pictures);
    double all = 0;
    for (const auto& sheet : document.sheets)
        all += static_cast<double>(sheet.blocks.size());
    std::vector<LaidSheet> laid;
    double done = 0;
    for (auto& sheet : document.sheets) {
        const auto after = done + static_cast<double>(sheet.blocks.size());
        const auto part = [&](double from, double to) { return all > 0 ? stage.part(from / all, to / all) : stage; };
        Frame frame{document.geometry, document.paper, sheet.shape, sheet.cards ? *sheet.cards : document.cards};
        if (sheet.isBelow && !laid.empty() && laid.back().composition.cuts.empty()) {
            auto& above = laid.back();
            frame.used = usedOfLast(above.composition, document.geometry) + gapBelow;
            auto below = compose(sheet.blocks, frame, typeface, part(done, done));
            if (below.pages == 1 && smallestScale(below) == 1) {
                append(above.composition, std::move(below));
                above.title += ", " + sheet.shape.title;
                done = after;
                continue;
            }
            frame.used = 0;
        }
        auto composed = compose(std::move(sheet.blocks), frame, typeface, part(done, after));
        if (!sheet.roomier.empty() && composed.pages <= mostTried && smallestScale(composed) == 1) {
            auto roomier = compose(std::move(sheet.roomier), frame, typeface, part(after, after));
            if (roomier.pages <= composed.pages && smallestScale(roomier) == 1)
                composed = std::move(roomier);
        }
        if (!sheet.backs.empty()) {
            addBacks(composed, sheet.backs, frame);
            if (pageCount(laid) % 2 != 0) // the cards would be on the back of another sheet
                ++laid.back().composition.pages;
        }
        const auto first = pageCount(laid);
        laid.push_back({std::move(composed), sheet.shape.title, first, sheet.unseen, sheet.foot});
        done = after;
    }
    return laid;
}

int pageCount(const std::vector<LaidSheet>& sheets)
{
    return sheets.empty() ? 0 : sheets.back().first + sheets.back().composition.pages;
}

} // namespace muster::paper
