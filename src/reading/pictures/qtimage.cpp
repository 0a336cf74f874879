#include "reading/pictures/qtimage.h"

#include <QLoggingCategory>

#include <algorithm>
#include <mutex>

namespace muster {

Application::Application()
{
    static int count = 1;
    static char name[] = "muster";
    static char* arguments[] = {name, nullptr};
    if (!QCoreApplication::instance())
        m_own.emplace(count, arguments);
    // The decoders would write to standard error what they think of a stranger's file.
    static std::once_flag once;
    std::call_once(once,
                   [] { QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false\nqt.pdf*=false")); });
}

GrayImage brightnessOf(const QImage& image)
{
    constexpr int rows = 64; // at a time, to save memory
    GrayImage gray(image.width(), image.height());
    for (int top = 0; top < gray.height; top += rows) {
        const auto part = image.copy(0, top, gray.width, std::min(rows, gray.height - top))
                              .convertToFormat(QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < part.height(); ++y) {
            const auto* from = reinterpret_cast<const QRgb*>(part.constScanLine(y));
            auto* to = gray.row(top + y);
            for (int x = 0; x < gray.width; ++x)
                to[x] = static_cast<std::uint8_t>(std::min(255, qGray(from[x]) + 255 - qAlpha(from[x])));
        }
    }
    return gray;
}

} // namespace muster
