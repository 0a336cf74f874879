#include "paper/output/application.h"

#include "paper/text/fonts.h"

#include <QGuiApplication>

namespace muster::paper {

void makeOffscreenApplication()
{
    if (QCoreApplication::instance())
        return;
    // Printing needs no display, but without this Qt would end the process if there is none.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "muster";
    static char* arguments[] = {name, nullptr};
    // On a bare machine Qt warns that there is no runtime folder. The person who prints cannot use that.
    const auto handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    // Never deleted: at the end of the process Qt's table of typefaces is gone before it, and it would ask that table.
    new QGuiApplication(count, arguments);
    qInstallMessageHandler(handler);
}

Result<void> makeReady(const std::string& fontFolder)
{
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return tl::unexpected(Faults{Fault::about({}, "The program cannot print before it has an application object")});
    return addSheetFonts(fontFolder);
}

} // namespace muster::paper
