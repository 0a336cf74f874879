#include "reading/pictures/application.h"
#include "reading/pictures/picturefile.h"
#include "reading/pictures/pictures.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>

namespace muster {

namespace {

constexpr int mostTime = 20'000;              // milliseconds
constexpr qsizetype mostBytes = 256 << 10;    // of text: a page has about 4 KB
constexpr std::size_t mostPixels = 16u << 20; // more do not help, and take long

QString program() { return QStandardPaths::findExecutable(QStringLiteral("tesseract")); }

std::string asPgm(GrayImage image)
{
    while (image.size() > mostPixels)
        image = halved(image);
    std::string bytes = "P5\n" + std::to_string(image.width) + ' ' + std::to_string(image.height) + "\n255\n";
    bytes.append(image.pixels.begin(), image.pixels.end());
    return bytes;
}

} // namespace

bool canReadTextInPictures() { return !program().isEmpty(); }

Result<std::string> textInPicture(std::string_view bytes, const std::string& file)
{
    const auto fault = [&](std::string message, std::string advice) {
        return failure(Fault::about(file, std::move(message), std::move(advice)));
    };
    const auto tesseract = program();
    if (tesseract.isEmpty())
        return fault("the words in a picture cannot be read without the program tesseract",
                     "Install it (tesseract-ocr), or photograph the code of the list.");
    auto picture = decodedPicture(bytes, file);
    if (!picture)
        return tl::unexpected(picture.error());
    const Application application;
    const auto input = asPgm(std::move(picture->image));
    picture->image = {};
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("OMP_THREAD_LIMIT"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer clock;
    clock.start();
    process.start(tesseract, {QStringLiteral("stdin"), QStringLiteral("stdout"), QStringLiteral("-l"),
                              QStringLiteral("eng"), QStringLiteral("--psm"), QStringLiteral("6")});
    process.write(input.data(), static_cast<qint64>(input.size()));
    process.closeWriteChannel();
    QByteArray text;
    while (process.state() != QProcess::NotRunning && clock.elapsed() < mostTime && text.size() <= mostBytes) {
        process.waitForReadyRead(static_cast<int>(std::max<qint64>(1, mostTime - clock.elapsed())));
        text += process.readAllStandardOutput();
    }
    const bool isDone = process.state() == QProcess::NotRunning;
    if (!isDone) {
        process.kill();
        process.waitForFinished();
    }
    text += process.readAllStandardOutput();
    if (!isDone || text.size() > mostBytes)
        return fault("the words in the picture take too long to read", "Cut out the list, or photograph its code.");
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return fault("tesseract could not read the words in the picture",
                     "Is its English installed (tesseract-ocr-eng)? Or photograph the code of the list.");
    return text.replace('\f', '\n').toStdString();
}

} // namespace muster
