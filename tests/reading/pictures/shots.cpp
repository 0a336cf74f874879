#include "shots.h"

#include "paper/layout/glyph.h"
#include "paper/output/qrcode.h"
#include "reading/pictures/pictures.h"

#include <QBuffer>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <stdexcept>

namespace muster::testing {

namespace {

constexpr int largest = 177;
constexpr int quietZone = 4;
constexpr int around = 30; // pixels

/// From modules to pixels: turned, then leaning away from a camera that is two and a half times the code's width away.
QTransform cameraOf(const Shot& shot, int modules)
{
    const double distance = 2.5 * modules * shot.pixels;
    const double tilt = shot.tilt * std::numbers::pi / 180;
    QTransform flat;
    flat.rotate(shot.turn - shot.toward);
    flat.scale(shot.pixels, shot.pixels);
    flat.translate(-modules / 2.0, -modules / 2.0);
    const QTransform leaning(1, 0, 0, 0, std::cos(tilt), std::sin(tilt) / distance, 0, 0, 1);
    return flat * leaning * QTransform().rotate(shot.toward);
}

/// A lens that is not in focus.
void blur(QImage& image, double pixels)
{
    const int reach = static_cast<int>(std::ceil(3 * pixels));
    std::vector<double> weights;
    double sum = 0;
    for (int i = -reach; i <= reach; ++i) {
        weights.push_back(std::exp(-i * i / (2 * pixels * pixels)));
        sum += weights.back();
    }
    const auto pass = [&](bool isAcross) {
        const auto from = image.copy();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                double value = 0;
                for (int i = -reach; i <= reach; ++i)
                    value += weights[static_cast<std::size_t>(i + reach)] *
                             from.constScanLine(std::clamp(
                                 isAcross ? y : y + i, 0,
                                 image.height() - 1))[std::clamp(isAcross ? x + i : x, 0, image.width() - 1)];
                image.scanLine(y)[x] = static_cast<uchar>(std::lround(value / sum));
            }
    };
    pass(true);
    pass(false);
}

} // namespace

QImage photographed(const std::string& text, const Shot& shot)
{
    const auto code = paper::qrCode(text, largest);
    if (!code)
        throw std::runtime_error("no code can hold the text");
    auto camera = cameraOf(shot, code->modules);
    const int side = code->modules + 2 * quietZone;
    const auto seen = camera.mapRect(QRectF(-quietZone, -quietZone, side, side));
    camera *= QTransform::fromTranslate(around - seen.x(), around - seen.y());
    QImage image(static_cast<int>(seen.width()) + 2 * around, static_cast<int>(seen.height()) + 2 * around,
                 QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(camera);
    painter.fillPath(paper::readPath(code->path), Qt::black);
    painter.end();
    if (shot.blur > 0)
        blur(image, shot.blur * shot.pixels);

    std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same picture each time
    std::normal_distribution<double> noise(0, std::max(shot.noise, 1e-9));
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            auto& pixel = image.scanLine(y)[x];
            double light = shot.light;
            if (shot.isUneven)
                light *= 1 - 0.7 * x / image.width();
            pixel = static_cast<uchar>(
                std::clamp(((pixel - 128) * shot.contrast + 128) * light + noise(random), 0.0, 255.0));
        }
    return image;
}

std::string saved(const QImage& image, const char* format, int quality)
{
    QBuffer buffer;
    if (!image.save(&buffer, format, quality))
        throw std::runtime_error("the picture cannot be saved");
    return buffer.data().toStdString();
}

QImage table(int width, int height, const std::vector<std::pair<QPoint, QImage>>& pictures)
{
    QImage image(width, height, QImage::Format_Grayscale8);
    image.fill(QColor(190, 190, 190));
    QPainter painter(&image);
    for (const auto& [place, picture] : pictures)
        painter.drawImage(place, picture);
    return image;
}

std::string codeText(std::size_t letters, unsigned seed)
{
    std::string text = "MUSTER1:";
    for (auto number = seed; text.size() < letters; number = number * 1103515245 + 12345)
        text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./"[number / 65536 % 43];
    return text;
}

std::string pictureFaultOf(std::string_view bytes)
{
    const auto found = codesInPicture(bytes, "FILE");
    if (!found)
        return toText(found.error().front());
    return found->codes.empty() ? toText(found->remarks.front()) : "it was read";
}

} // namespace muster::testing
