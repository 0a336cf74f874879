#include "paper/codes.h"

#include "paper/layout/glyph.h"

#include <QPainter>
#include <QPainterPath>

namespace muster::testing {

QImage painted(const paper::QrCode& code, int pixels)
{
    const int side = (code.modules + 8) * pixels;
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(pixels, pixels);
    painter.translate(4, 4);
    painter.fillPath(paper::readPath(code.path), Qt::black);
    return image;
}

ZXing::Result scanned(const QImage& image)
{
    const auto grey = image.convertToFormat(QImage::Format_Grayscale8);
    return ZXing::ReadBarcode(
        {grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum, static_cast<int>(grey.bytesPerLine())},
        ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
}

std::string letters(std::size_t count)
{
    std::string text = "MUSTER1:";
    for (std::size_t i = 0; text.size() < count; ++i)
        text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"[i * 7 % 45];
    text.resize(count);
    return text;
}

} // namespace muster::testing
