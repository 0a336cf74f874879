#include "paper/output/application.h"

#include "paper/text/fonts.h"

#include <QGuiApplication>

#include <mutex>

namespace muster::paper {

namespace {

/// Makes a QGuiApplication where there is none, without a display.
void ensureApplication()
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    if (QCoreApplication::instance())
        return;
    // Qt ends the process where it finds no display; printing needs none.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "muster";
    static char* arguments[] = {name, nullptr};
    // What it misses on a bare machine (a runtime folder) is nothing to tell someone who prints.
    const auto handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    // Never taken down: when the process ends, Qt's table of typefaces goes first, which it would ask.
    new QGuiApplication(count, arguments);
    qInstallMessageHandler(handler);
}

} // namespace

Result<void> makeReady(const std::string& fontFolder)
{
    ensureApplication();
    return addSheetFonts(fontFolder);
}

} // namespace muster::paper
