#include "widgets/look/helddata.h"

#include <QBuffer>
#include <QImage>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace muster::widgets {

namespace {

/// The form in which another program gave a picture: best one that can be read. Empty: it came from this program.
QString pictureFormat(const QMimeData& data)
{
    for (const auto* readable : {"image/png", "image/jpeg", "image/webp"})
        if (data.hasFormat(QLatin1String(readable)))
            return QLatin1String(readable);
    const auto formats = data.formats();
    const auto found =
        std::ranges::find_if(formats, [](const QString& format) { return format.startsWith(QLatin1String("image/")); });
    return found == formats.end() ? QString() : *found;
}

} // namespace

QByteArray heldPicture(const QMimeData& data)
{
    if (!data.hasImage())
        return {};
    if (const auto format = pictureFormat(data); !format.isEmpty())
        return data.data(format);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    data.imageData().value<QImage>().save(&buffer, "PNG");
    return bytes;
}

QString heldFile(const QMimeData& data)
{
    const auto urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace muster::widgets
