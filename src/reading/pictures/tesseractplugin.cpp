#include "reading/pictures/tesseractplugin.h"

#include "plugins/plugin.h"

#include <QElapsedTimer>
#include <QProcess>

#include <algorithm>

namespace muster {

namespace {

constexpr int mostTime = 20'000;           // milliseconds
constexpr qsizetype mostBytes = 256 << 10; // of text: a page has about 4 KB

Result<std::string> words(const std::string& program, std::string_view image, const std::string& file)
{
    const auto fault = [&](std::string message, std::string advice) {
        return failure(Fault::about(file, std::move(message), std::move(advice)));
    };
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("OMP_THREAD_LIMIT"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer clock;
    clock.start();
    process.start(QString::fromStdString(program),
                  {QStringLiteral("stdin"), QStringLiteral("stdout"), QStringLiteral("-l"), QStringLiteral("eng"),
                   QStringLiteral("--psm"), QStringLiteral("6")});
    process.write(image.data(), static_cast<qint64>(image.size()));
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

constexpr TesseractPlugin functions{words};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)
