#include "paper/output/application.h"

#include "paper/text/fonts.h"

#include <QGuiApplication>

#include <mutex>

namespace muster::paper {

namespace {

/// Makes a QGuiApplication without a display if there is none yet.
void ensureApplication()
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    if (QCoreApplication::instance())
        return;
    // Printing needs no display, but without this Qt would end the process if there is none.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "muster";
    static char* arguments[] = {name, nullptr};
    // Qt's warnings, such as about a missing runtime folder, do not help someone who prints.
    const auto handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    // Never deleted: at the end of the process its destructor would use Qt's table of typefaces, which is deleted
    // earlier.
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
