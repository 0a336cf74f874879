#include "paper/output/qrcode.h"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <exception>

namespace muster::paper {

namespace {

constexpr int mostCharacters = 4296; // of the largest code that there is

// The library takes levels of all kinds of codes from 0 to 8; these are what L and M are among them.
constexpr int spare7 = 2;
constexpr int spare15 = 4;

/// The dark modules as runs of a row, so that printers show no seams within it.
std::string outline(const ZXing::BitMatrix& matrix)
{
    std::string path;
    for (int y = 0; y < matrix.height(); ++y)
        for (int x = 0; x < matrix.width(); ++x) {
            const int first = x;
            while (x < matrix.width() && matrix.get(x, y))
                ++x;
            if (x == first)
                continue;
            const auto width = std::to_string(x - first);
            path += 'M' + std::to_string(first) + ' ' + std::to_string(y) + 'h' + width + "v1h-" + width + 'z';
        }
    return path;
}

std::optional<QrCode> written(const std::string& text, int level, int mostModules)
{
    try {
        // No larger than it must be is one pixel a module.
        const auto matrix =
            ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode).setEccLevel(level).setMargin(0).encode(text, 0, 0);
        if (matrix.width() <= mostModules)
            return QrCode{matrix.width(), outline(matrix)};
    } catch (const std::exception&) {
        // More than a code of this level can hold.
    }
    return std::nullopt;
}

} // namespace

std::optional<QrCode> qrCode(const std::string& text, int mostModules)
{
    if (text.empty() || text.size() > mostCharacters)
        return std::nullopt;
    if (auto code = written(text, spare15, mostModules))
        return code;
    return written(text, spare7, mostModules);
}

} // namespace muster::paper
