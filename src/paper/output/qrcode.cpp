#include "paper/output/qrcode.h"

#include <QBuffer>
#include <QImage>

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <exception>

namespace muster::paper {

namespace {

constexpr int mostCharacters = 4296; // the most that a QR code can hold

// The library has levels from 0 to 8 for all kinds of codes; these are the levels L and M of QR codes.
constexpr int spare7 = 2;
constexpr int spare15 = 4;

constexpr int largest = 177; // modules a side, of all versions
constexpr int quietZone = 4;
constexpr int pixels = 8; // a module of a picture

/// The smallest QR code of a text; nothing if it is too long for the level.
std::optional<ZXing::BitMatrix> written(const std::string& text, int level)
{
    try {
        // With size 0 the library makes one pixel per module.
        return ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
            .setEccLevel(level)
            .setMargin(0)
            .encode(text, 0, 0);
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// The dark modules, joined along each row so that printers show no gaps between them.
std::string outline(const ZXing::BitMatrix& matrix)
{
    std::string path;
    for (int y = 0; y < matrix.width(); ++y)
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

std::optional<ZXing::BitMatrix> modulesOf(const std::string& text, int mostModules)
{
    if (text.empty() || text.size() > mostCharacters)
        return std::nullopt;
    for (const auto level : {spare15, spare7})
        if (auto code = written(text, level); code && code->width() <= mostModules)
            return code;
    return std::nullopt;
}

} // namespace

std::optional<QrCode> qrCode(const std::string& text, int mostModules)
{
    const auto matrix = modulesOf(text, mostModules);
    if (!matrix)
        return std::nullopt;
    return QrCode{matrix->width(), outline(*matrix)};
}

std::optional<std::string> qrPicture(const std::string& text)
{
    const auto matrix = modulesOf(text, largest);
    if (!matrix)
        return std::nullopt;
    const int side = (matrix->width() + 2 * quietZone) * pixels;
    QImage image(side, side, QImage::Format_Mono);
    image.fill(1);
    for (int y = 0; y < matrix->width() * pixels; ++y)
        for (int x = 0; x < matrix->width() * pixels; ++x)
            if (matrix->get(x / pixels, y / pixels))
                image.setPixel(x + quietZone * pixels, y + quietZone * pixels, 0);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data().toStdString();
}

} // namespace muster::paper
