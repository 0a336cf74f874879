#define CATCH_CONFIG_RUNNER
#include "widgets/theme.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <iostream>

namespace {

/// What there is no room for without a display is no news.
void tell(QtMsgType, const QMessageLogContext&, const QString& text)
{
    if (!text.startsWith("This plugin does not support"))
        std::cerr << text.toStdString() << std::endl;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(tell);
    QApplication application(argc, argv);
    // Nothing is read or kept of the person who runs the tests.
    const QTemporaryDir home;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    QCoreApplication::setOrganizationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationName(QStringLiteral("widgets-tests"));
    muster::widgets::applyLook(application, muster::widgets::Look::Light);
    return Catch::Session().run(argc, argv);
}
