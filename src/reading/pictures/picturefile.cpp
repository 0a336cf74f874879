#include "reading/pictures/picturefile.h"

#include "reading/pictures/pictures.h"
#include "reading/pictures/pictureshape.h"
#include "reading/pictures/qtimage.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace muster {

namespace {

using namespace std::string_view_literals;

constexpr std::int64_t million = 1'000'000;
constexpr std::int64_t mostPixels = 110 * million; // phones take pictures of 108 megapixels
constexpr std::int64_t mostWhole = 32 * million;   // 128 MB while it is decoded
// While they are decoded these need several times the memory of the others.
constexpr std::int64_t mostPixelsAtOnce = 20 * million;
constexpr int mostScans = 100; // each is a pass over the whole image; cameras write up to ten

/// The name of the decoder; empty for a picture of another kind.
const char* kindOf(std::string_view bytes)
{
    if (bytes.starts_with("\x89PNG"))
        return "png";
    if (bytes.starts_with("\xFF\xD8\xFF"))
        return "jpeg";
    return bytes.starts_with("RIFF") && bytes.substr(0, 16).find("WEBP", 8) == 8 ? "webp" : "";
}

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

} // namespace

bool isPicture(std::string_view bytes)
{
    if (*kindOf(bytes) != '\0')
        return true;
    constexpr std::string_view heads[] = {"GIF87a"sv, "GIF89a"sv, "II*\0"sv, "MM\0*"sv, "\xFF\xD8"sv};
    if (std::ranges::any_of(heads, [&](std::string_view head) { return bytes.starts_with(head); }))
        return true;
    const bool isBitmap = bytes.starts_with("BM") && bytes.substr(0, 10).ends_with("\0\0\0\0"sv);
    constexpr std::string_view newer[] = {"heic", "heix", "hevc", "mif1", "msf1", "avif"};
    const bool isNewer =
        bytes.substr(0, 8).ends_with("ftyp") &&
        std::ranges::find(newer, bytes.substr(std::min<std::size_t>(8, bytes.size()), 4)) != std::end(newer);
    return isBitmap || isNewer;
}

Result<DecodedPicture> decodedPicture(std::string_view bytes, const std::string& file)
{
    const std::string kind = kindOf(bytes);
    if (kind.empty())
        return refused(file, "pictures of this kind cannot be read",
                       "Save it as .jpg, .png or .webp; phones can be set to take compatible pictures.");
    if (bytes.size() > mostPictureBytes)
        return refused(file,
                       "the picture is too large: at most " + std::to_string(mostPictureBytes >> 20) + " MB are read",
                       "Cut out the code, or save the picture smaller.");
    if (kind == "png" && !isWholePng(bytes))
        return refused(file, "the picture is damaged or not whole", "Copy it again from where it came.");
    const auto shape = kind == "jpeg" ? jpegShape(bytes) : JpegShape{kind == "webp", 1, true};

    const Application application;
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
    return DecodedPicture{upright(brightnessOf(image), how), shape.isWhole};
}

} // namespace muster
