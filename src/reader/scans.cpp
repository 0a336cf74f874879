#include "reader/scans.h"

#include "reader/codesearch.h"
#include "reader/decoder.h"
#include "reader/loadedpdf.h"

#include <algorithm>
#include <cmath>

namespace muster::reader {

namespace {

constexpr int mostPages = 20;
constexpr double dotsPerPoint = 200.0 / 72; // of a code of 85 modules on 29 mm, each has 2.7 pixels
constexpr double mostSide = 4000;           // pixels, of pages larger than paper
constexpr Work mostWork = 5 * workOfPicture / 2;
constexpr Work mostWorkOfPage = 3 * workOfPicture / 5;

GrayImage pageOf(QPdfDocument& document, int page)
{
    const auto points = document.pagePointSize(page);
    const double longest = std::max(points.width(), points.height());
    if (!(longest >= 1) || !(std::min(points.width(), points.height()) >= 1))
        return {};
    const double scale = std::min(dotsPerPoint, mostSide / longest);
    return brightnessOf(document.render(page, (points * scale).toSize().expandedTo({1, 1})));
}

} // namespace

CodesOnPages codesOnPages(std::string_view pdf)
{
    CodesOnPages found;
    LoadedPdf loaded(pdf);
    auto& document = loaded.document;
    if (document.status() != QPdfDocument::Status::Ready)
        return found;
    found.pages = document.pageCount();
    for (Work left = mostWork; found.searched < std::min(found.pages, mostPages) && left > 0; ++found.searched) {
        auto most = std::min(left, mostWorkOfPage);
        left -= most;
        auto seen = codesIn(pageOf(document, found.searched), most);
        found.isOneUnread |= seen.isOneUnread;
        for (auto& code : seen.codes)
            if (std::ranges::find(found.codes, code.text) == found.codes.end())
                found.codes.push_back(std::move(code.text));
        left += std::max<Work>(most, 0); // what it did not take
    }
    return found;
}

} // namespace muster::reader
