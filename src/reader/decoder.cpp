#include "reader/decoder.h"

#include "reader/pictureshape.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace muster::reader {

namespace {

constexpr std::int64_t million = 1'000'000;
constexpr std::int64_t mostPixels = 110 * million; // phones take pictures of 108 megapixels
constexpr std::int64_t mostWhole = 32 * million;   // 128 MB while it is decoded
// While they are decoded these need several times the memory of the others.
constexpr std::int64_t mostPixelsAtOnce = 20 * million;
constexpr int mostScans = 100; // each is a pass over the whole image; cameras write up to ten

tl::unexpected<Faults> refused(std::string message, std::string advice)
{
    return failure(Fault::about({}, std::move(message), std::move(advice)));
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

/// An image as it is in the file, and how it is to be turned.
struct InFile {
    QImage image;
    QImageIOHandler::Transformations turn;
};

/// `fitting`: the size to which one of this size is reduced while it is read.
Result<InFile> inFile(std::string_view bytes, const std::string& kind, const JpegShape& shape,
                      const std::function<QSize(QSize)>& fitting)
{
    auto raw = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&raw);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, QByteArray::fromStdString(kind));
    reader.setAutoTransform(false); // turning needs less memory later
    const auto size = reader.size();
    if (!size.isValid() || size.isEmpty()) {
        const bool isUnknown = reader.error() == QImageReader::UnsupportedFormatError;
        return refused(isUnknown ? "the decoder for ." + kind + " pictures is not installed"
                                 : "the picture is damaged: its head cannot be read",
                       isUnknown ? "Install Qt's image formats, or save the picture as .png."
                                 : "Copy it again from where it came.");
    }
    const auto pixels = std::int64_t{size.width()} * size.height();
    if (const auto most = shape.needsAll ? mostPixelsAtOnce : mostPixels; pixels > most)
        return refused("the picture is too large: " + std::to_string(size.width()) + " x " +
                           std::to_string(size.height()) + " pixels; of this kind at most " +
                           std::to_string(most / million) + " megapixels are read",
                       "Save the picture smaller, or cut out the part that matters.");
    if (shape.scans > mostScans)
        return refused("the picture is stored in too many passes", "Save it again with another program.");
    if (const auto fit = fitting(size); fit != size)
        reader.setScaledSize(fit);
    const auto turn = reader.transformation();
    auto image = reader.read();
    if (image.isNull())
        return refused("the picture is damaged, not whole, or needs too much memory",
                       "Copy it again from where it came, or save it again with another program.");
    return InFile{std::move(image), turn};
}

/// A half of each side, or a quarter, until it is not too large.
QSize reduced(QSize size)
{
    int part = 1;
    while (std::int64_t{size.width()} * size.height() / (part * part) > mostWhole)
        part *= 2;
    return {(size.width() + part - 1) / part, (size.height() + part - 1) / part};
}

/// Looks at the parts of the file before its decoder does.
Result<JpegShape> shapeOf(std::string_view bytes, const std::string& kind)
{
    if (kind == "png" && !isWholePng(bytes))
        return refused("the picture is damaged or not whole", "Copy it again from where it came.");
    return kind == "jpeg" ? jpegShape(bytes) : JpegShape{kind == "webp", 1, true};
}

/// What is clear in the image becomes white.
QImage onWhite(const QImage& image)
{
    if (!image.hasAlphaChannel())
        return image;
    QImage ground(image.size(), QImage::Format_RGB32);
    ground.fill(Qt::white);
    QPainter(&ground).drawImage(0, 0, image);
    return ground;
}

} // namespace

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

Result<DecodedPicture> decodedPicture(std::string_view bytes, const std::string& kind)
{
    const auto shape = shapeOf(bytes, kind);
    if (!shape)
        return tl::unexpected(shape.error());
    const auto decoded = inFile(bytes, kind, *shape, reduced);
    if (!decoded)
        return tl::unexpected(decoded.error());
    return DecodedPicture{upright(brightnessOf(decoded->image), decoded->turn), shape->isWhole};
}

Result<QImage> pictureToShow(std::string_view bytes, const std::string& kind, int side)
{
    const auto shape = shapeOf(bytes, kind);
    if (!shape)
        return tl::unexpected(shape.error());
    const auto decoded = inFile(bytes, kind, *shape, [side](QSize size) {
        return std::max(size.width(), size.height()) > side
                   ? size.scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1})
                   : size;
    });
    if (!decoded)
        return tl::unexpected(decoded.error());
    const auto how = decoded->turn;
    auto image = onWhite(decoded->image)
                     .convertToFormat(QImage::Format_RGB888)
                     .mirrored(how.testFlag(QImageIOHandler::TransformationMirror),
                               how.testFlag(QImageIOHandler::TransformationFlip));
    return how.testFlag(QImageIOHandler::TransformationRotate90) ? image.transformed(QTransform().rotate(90)) : image;
}

} // namespace muster::reader
