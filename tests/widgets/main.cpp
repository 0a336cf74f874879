#define CATCH_CONFIG_RUNNER
#include "widgets/look/theme.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/printsettings.h"
#include "widgets/settings/recent.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/endsignals.h"

#include "widgets/windowfixture.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include <iostream>

namespace {

/// What there is no room for without a display is not worth a message.
void showMessage(QtMsgType, const QMessageLogContext&, const QString& text)
{
    if (!text.startsWith("This plugin does not support"))
        std::cerr << text.toStdString() << std::endl;
}

/// Opens a file in a window, changes it, lets the copy be kept, says so, and waits to be killed.
int leaveChanges(const QString& path, const QString& folder)
{
    using namespace muster;
    testing::FakePrompts prompts;
    widgets::MainWindow window(testing::store(), prompts, folder);
    window.show();
    if (!window.openFile(path))
        return 1;
    auto& document = window.document();
    document.apply({edits::SetName{document.roster().name + ", changed"}}, "Name");
    document.apply({edits::SetUnitName{document.roster().units.front().id, "The Recovered"}}, "Name");
    const QDir copies(folder);
    if (!QTest::qWaitFor([&] { return !copies.entryList({"*.muster"}, QDir::Files).isEmpty(); }, 20'000))
        return 2;
    std::cout << "ready" << std::endl;
    QTest::qWait(60'000);
    return 0;
}

/// Opens a file in a window, changes it, says so, and waits to be told to end.
int waitForEnd(const QString& path, const QString& folder)
{
    using namespace muster;
    testing::FakePrompts prompts;
    const widgets::EndSignals ending;
    widgets::MainWindow window(testing::store(), prompts, folder);
    window.show();
    if (!window.openFile(path))
        return 1;
    auto& document = window.document();
    document.apply({edits::SetUnitName{document.roster().units.front().id, "The Recovered"}}, "Name");
    std::cout << "ready" << std::endl;
    return QApplication::exec();
}

/// Changes, saves, keeps copies and settings and prints, over and over, until it is killed.
int saveForEver(const QString& path, const QString& folder)
{
    using namespace muster;
    testing::FakePrompts prompts;
    widgets::MainWindow window(testing::store(), prompts, folder);
    if (!window.openFile(path))
        return 1;
    auto& document = window.document();
    editor::Recovery recovery(document, folder, std::chrono::hours(1)); // the window's own waits for some seconds
    const auto pdf = path + QStringLiteral(".pdf");
    std::cout << "ready" << std::endl;
    for (int i = 0;; ++i) {
        document.apply({edits::SetNotes{std::string(static_cast<std::size_t>(i % 50) * 100, 'x')}}, "Notes");
        recovery.keepNow();
        if (i % 3 == 0 && !document.save(document.path()))
            return 2;
        widgets::addRecent({path, QString::number(i), {}});
        if (i % 5 == 0 && !widgets::exportTo(pdf, *document.verdict(),
                                             widgets::rememberedPrintSettings(testing::store()), testing::store()))
            return 3;
        QCoreApplication::processEvents();
    }
}

/// Nothing is read or kept of the person who runs the tests.
void keepSettingsIn(const QString& folder)
{
    muster::widgets::Settings::setFolder(folder);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
}

/// What a test starts this program for. It is killed, so whatever it keeps is in a folder that the test removes.
int runFor(const std::string& what, const QString& path, const QString& folder)
{
    keepSettingsIn(folder + QStringLiteral("-settings"));
    return what == "--save-for-ever"  ? saveForEver(path, folder)
           : what == "--wait-for-end" ? waitForEnd(path, folder)
                                      : leaveChanges(path, folder);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(showMessage);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationName(QStringLiteral("widgets-tests"));
    for (const std::string what : {"--save-for-ever", "--wait-for-end", "--leave-changes"})
        if (argc == 4 && argv[1] == what)
            return runFor(what, QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    const QTemporaryDir home;
    keepSettingsIn(home.path());
    muster::widgets::applyLook(application, muster::widgets::Look::Light);
    return Catch::Session().run(argc, argv);
}
