#include "editor/pictures/playerpicture.h"

#include "core/base/base64.h"
#include "core/roster/limits.h"
#include "core/roster/picture.h"
#include "reading/pictures/pictures.h"

#include <QBuffer>
#include <QImageWriter>

#include <algorithm>
#include <array>

namespace muster::editor {

namespace {

// The first that has room is taken.
constexpr std::array sides{static_cast<int>(rosterlimits::pictureSide), 384, 256, 128};
constexpr std::array qualities{88, 80, 70, 60}; // below this faces have blocks

QByteArray jpegOf(const QImage& image, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "jpeg");
    writer.setQuality(quality);
    writer.setOptimizedWrite(true);
    return writer.write(image) ? bytes : QByteArray();
}

QImage fitted(const QImage& image, int side)
{
    if (std::max(image.width(), image.height()) <= side)
        return image;
    const auto size = image.size().scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1});
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

Result<std::string> playerPicture(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    const auto shown = shownPicture(bytes, file, stop);
    if (!shown)
        return tl::unexpected(shown.error());
    const auto whole = imageOf(*shown);
    for (const auto side : sides) {
        const auto image = fitted(whole, side);
        for (const auto quality : qualities) {
            const auto jpeg = jpegOf(image, quality);
            auto text = toBase64({jpeg.data(), static_cast<std::size_t>(jpeg.size())});
            if (isRosterPicture(text))
                return text;
        }
    }
    return failure(Fault::about(file, "the picture cannot be made as small as a roster needs it",
                                "Save it again with another program."));
}

QImage imageOf(const Pixels& pixels)
{
    return QImage(reinterpret_cast<const uchar*>(pixels.colours.data()), pixels.width, pixels.height,
                  3 * qsizetype{pixels.width}, QImage::Format_RGB888)
        .convertToFormat(QImage::Format_RGB32); // a copy
}

} // namespace muster::editor
