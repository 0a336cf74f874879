#include "paper/output/laidsheet.h"

namespace muster::paper {

std::vector<LaidSheet> layOut(Document& document)
{
    const auto typeface = std::make_shared<const Typeface>(document.style);
    std::vector<LaidSheet> laid;
    for (auto& sheet : document.sheets) {
        auto composed =
            compose(std::move(sheet.blocks), document.geometry, document.paper, sheet.shape, document.cards, typeface);
        const auto first = pageCount(laid);
        laid.push_back({std::move(composed), sheet.shape.title, first});
    }
    return laid;
}

int pageCount(const std::vector<LaidSheet>& sheets)
{
    return sheets.empty() ? 0 : sheets.back().first + sheets.back().composition.pages;
}

} // namespace muster::paper
