#include "reading/pictures/decoderplugin.h"

#include "plugins/plugin.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

#include <algorithm>

namespace muster {

namespace {

constexpr std::int64_t million = 1'000'000;
constexpr std::int64_t mostPixels = 110 * million; // phones take pictures of 108 megapixels
constexpr std::int64_t mostWhole = 32 * million;   // 128 MB while it is decoded
// While they are decoded these need several times the memory of the others.
constexpr std::int64_t mostPixelsAtOnce = 20 * million;
constexpr int mostScans = 100; // each is a pass over the whole image; cameras write up to ten

tl::unexpected<Faults> refused(const std::string& file, std::string message, std::string advice)
{
    return failure(Fault::about(file, std::move(message), std::move(advice)));
}

/// As the camera was held.
GrayImage upright(GrayImage image, QImageIOHandler::Transformations how)
{
    const auto mirror = [](GrayImage& turned) {
        for (int y = 0; y < turned.height; ++y)
            std::reverse(turned.row(y), turned.row(y) + turned.width);
    };
    if (how.testFlag(QImageIOHandler::TransformationMirror))
        mirror(image);
    if (how.testFlag(QImageIOHandler::TransformationFlip)) {
        std::ranges::reverse(image.pixels);
        mirror(image);
    }
    if (!how.testFlag(QImageIOHandler::TransformationRotate90))
        return image;
    GrayImage turned(image.height, image.width);
    for (int y = 0; y < turned.height; ++y) {
        auto* to = turned.row(y);
        for (int x = 0; x < turned.width; ++x)
            to[x] = image.row(image.height - 1 - x)[y];
    }
    return turned;
}

/// The brightness of an image; what is clear in it is white.
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

Result<GrayImage> decoded(std::string_view bytes, const std::string& kind, const JpegShape& shape,
                          const std::string& file)
{
    auto raw = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&raw);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, QByteArray::fromStdString(kind));
    reader.setAutoTransform(false); // upright() needs less memory
    const auto size = reader.size();
    if (!size.isValid() || size.isEmpty())
        return refused(file,
                       reader.error() == QImageReader::UnsupportedFormatError
                           ? "the decoder for ." + kind + " pictures is not installed"
                           : "the picture is damaged: its head cannot be read",
                       reader.error() == QImageReader::UnsupportedFormatError
                           ? "Install Qt's image formats, or save the picture as .png."
                           : "Copy it again from where it came.");
    const auto pixels = std::int64_t{size.width()} * size.height();
    if (const auto most = shape.needsAll ? mostPixelsAtOnce : mostPixels; pixels > most)
        return refused(file,
                       "the picture is too large: " + std::to_string(size.width()) + " x " +
                           std::to_string(size.height()) + " pixels; of this kind at most " +
                           std::to_string(most / million) + " megapixels are read",
                       "Cut out the code, or save the picture smaller.");
    if (shape.scans > mostScans)
        return refused(file, "the picture is stored in too many passes", "Save it again with another program.");

    int part = 1;
    while (pixels / (part * part) > mostWhole)
        part *= 2;
    if (part > 1)
        reader.setScaledSize({(size.width() + part - 1) / part, (size.height() + part - 1) / part});
    const auto how = reader.transformation();
    const auto image = reader.read();
    if (image.isNull())
        return refused(file, "the picture is damaged, not whole, or needs too much memory",
                       "Copy it again from where it came, or save it again with another program.");
    return upright(brightnessOf(image), how);
}

GrayImage page(PdfPages& document, int number, QSize pixels)
{
    const auto image = document.render(number, pixels);
    return image.isNull() ? GrayImage() : brightnessOf(image);
}

constexpr DecoderPlugin functions{decoded, page};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)
