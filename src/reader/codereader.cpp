#include "reader/codereader.h"

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <new>

namespace muster::reader {

std::vector<ReadCode> readCodes(const GrayImage& parted, std::size_t most)
{
    const auto hints = ZXing::DecodeHints()
                           .setFormats(ZXing::BarcodeFormat::QRCode)
                           .setBinarizer(ZXing::Binarizer::BoolCast)
                           .setTryDownscale(false)
                           .setTryRotate(false) // codes in squares are found however they are turned
                           .setMaxNumberOfSymbols(static_cast<std::uint8_t>(std::min<std::size_t>(most, 255)));
    std::vector<ReadCode> codes;
    try {
        for (const auto& found :
             ZXing::ReadBarcodes({parted.pixels.data(), parted.width, parted.height, ZXing::ImageFormat::Lum}, hints)) {
            if (!found.isValid())
                continue;
            ReadCode code{found.text(), {}};
            std::ranges::transform(found.position(), code.corners.begin(), [](const ZXing::PointI& corner) {
                return Spot{static_cast<double>(corner.x), static_cast<double>(corner.y)};
            });
            codes.push_back(std::move(code));
        }
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        // The library meant to have found a code that makes no sense.
    }
    return codes;
}

} // namespace muster::reader
