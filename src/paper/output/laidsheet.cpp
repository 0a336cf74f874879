#include "paper/output/laidsheet.h"

#include <algorithm>

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

} // namespace

std::vector<LaidSheet> layOut(Document& document, const Stage& stage)
{
    const auto typeface = std::make_shared<const Typeface>(document.style, stage);
    double all = 0;
    for (const auto& sheet : document.sheets)
        all += static_cast<double>(sheet.blocks.size());
    std::vector<LaidSheet> laid;
    double done = 0;
    for (auto& sheet : document.sheets) {
        const auto after = done + static_cast<double>(sheet.blocks.size());
        auto composed = compose(std::move(sheet.blocks), document.geometry, document.paper, sheet.shape, document.cards,
                                typeface, all > 0 ? stage.part(done / all, after / all) : stage);
        if (!sheet.roomier.empty() && composed.pages <= mostTried && smallestScale(composed) == 1) {
            auto roomier = compose(std::move(sheet.roomier), document.geometry, document.paper, sheet.shape,
                                   document.cards, typeface, all > 0 ? stage.part(after / all, after / all) : stage);
            if (roomier.pages <= composed.pages && smallestScale(roomier) == 1)
                composed = std::move(roomier);
        }
        const auto first = pageCount(laid);
        laid.push_back({std::move(composed), sheet.shape.title, first});
        done = after;
    }
    return laid;
}

int pageCount(const std::vector<LaidSheet>& sheets)
{
    return sheets.empty() ? 0 : sheets.back().first + sheets.back().composition.pages;
}

} // namespace muster::paper
