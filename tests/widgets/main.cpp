#define CATCH_CONFIG_RUNNER
#include "widgets/theme.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    // Nothing is read or kept of the person who runs the tests.
    const QTemporaryDir home;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    QCoreApplication::setOrganizationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationName(QStringLiteral("widgets-tests"));
    muster::widgets::applyLook(application, muster::widgets::Look::Light);
    return Catch::Session().run(argc, argv);
}
