#include "plugins/load.h"
#include "plugins/pages.h"
#include "reading/pictures/application.h"
#include "reading/pictures/codesearch.h"
#include "reading/pictures/decoderplugin.h"
#include "reading/pictures/pictures.h"
#include "reading/pictures/told.h"

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int mostPages = 20;
constexpr double dotsPerPoint = 200.0 / 72; // of a code of 85 modules on 29 mm, each has 2.7 pixels
constexpr double mostSide = 4000;           // pixels, of pages larger than paper
constexpr auto mostTime = std::chrono::seconds(6);
constexpr auto mostTimeOfPage = std::chrono::milliseconds(1500);

GrayImage pageOf(const DecoderPlugin& decoder, PdfPages& document, int page)
{
    const auto points = document.size(page);
    const double longest = std::max(points.width(), points.height());
    if (!(longest >= 1) || !(std::min(points.width(), points.height()) >= 1))
        return {};
    const double scale = std::min(dotsPerPoint, mostSide / longest);
    return decoder.page(document, page, (points * scale).toSize().expandedTo({1, 1}));
}

} // namespace

Result<CodesInPicture> codesInScan(std::string_view bytes, const std::string& file)
{
    const Application application;
    const auto plugins = plugin<PagesPlugin>(file);
    const auto decoder = plugin<DecoderPlugin>(file);
    const auto reader = plugin<CodeReaderPlugin>(file);
    if (!plugins || !decoder || !reader)
        return tl::unexpected(!plugins ? plugins.error() : !decoder ? decoder.error() : reader.error());
    const auto document = (*plugins)->make();
    if (!document->load(bytes))
        return failure(Fault::about(file, "the PDF is damaged or locked: its pages cannot be seen",
                                    "Ask for the PDF that Muster printed, or for the .muster file."));
    const int pages = std::min(document->count(), mostPages);
    const auto deadline = Clock::now() + mostTime;
    std::vector<SeenCode> seen;
    int page = 0;
    for (; page < pages && Clock::now() < deadline; ++page)
        for (auto& code :
             codesIn(**reader, pageOf(**decoder, *document, page), std::min(deadline, Clock::now() + mostTimeOfPage)))
            if (std::ranges::find(seen, code.text, &SeenCode::text) == seen.end())
                seen.push_back(std::move(code));
    auto found = told(std::move(seen), file, "the pages of the PDF");
    if (found && page < document->count())
        found->remarks.push_back(Fault::about(file, "only its first " + std::to_string(page) +
                                                        (page == 1 ? " page was" : " pages were") + " searched"));
    return found;
}

} // namespace muster
