#include "widgets/printing/printersetup.h"

#include <QPageLayout>
#include <QPageRanges>
#include <QPrinter>

#include <algorithm>

namespace muster::widgets {

namespace {

std::vector<int> inOrder(const QPageRanges& ranges, bool isBackwards, int count)
{
    std::vector<int> pages;
    for (int page = 0; page < count; ++page)
        if (ranges.isEmpty() || ranges.contains(page + 1))
            pages.push_back(page);
    if (isBackwards)
        std::ranges::reverse(pages);
    return pages;
}

std::vector<int> copied(const std::vector<int>& pages, int copies, bool isCollated)
{
    std::vector<int> all;
    if (isCollated) {
        for (int copy = 0; copy < copies; ++copy)
            all.insert(all.end(), pages.begin(), pages.end());
        return all;
    }
    for (const auto page : pages)
        all.insert(all.end(), static_cast<std::size_t>(copies), page);
    return all;
}

} // namespace

void setPaper(QPrinter& printer, const print::Settings& settings)
{
    printer.setFullPage(true); // first: else the margins are no smaller than the printer's own
    printer.setPageSize(QPageSize(settings.paper == print::Paper::Letter ? QPageSize::Letter : QPageSize::A4));
    printer.setPageOrientation(settings.isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins({});
}

// The printing system itself leaves out odd or even pages: Qt's dialog asks it to.
print::PageChoice choiceOf(const QPrinter& printer, int current)
{
    auto ranges = printer.pageRanges();
    if (printer.printRange() == QPrinter::CurrentPage) {
        ranges.clear();
        ranges.addPage(current + 1);
    }
    const bool isBackwards = printer.pageOrder() == QPrinter::LastPageFirst;
    const auto copies = printer.supportsMultipleCopies() ? 1 : std::max(printer.copyCount(), 1);
    return [ranges, isBackwards, copies, isCollated = printer.collateCopies()](int count) {
        return copied(inOrder(ranges, isBackwards, count), copies, isCollated);
    };
}

} // namespace muster::widgets
