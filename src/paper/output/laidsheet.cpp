#include "paper/output/laidsheet.h"

namespace muster::paper {

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
