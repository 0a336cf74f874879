#include "editor/document/reading.h"
#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "io/data/store.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/look/icons.h"
#include "widgets/look/oncepainted.h"
#include "widgets/look/theme.h"
#include "widgets/person/prompts.h"
#include "widgets/person/settings.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/workspace.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTimer>

#include <functional>
#include <iostream>
#include <memory>
#include <utility>

using namespace muster;

namespace {

/// Ends the program once its window has been painted as it is to be, to measure how long the start takes; says what is
/// open in it.
class EndOncePainted : public QObject {
public:
    EndOncePainted(QWidget& window, std::function<bool()> isUsable) : m_window(window), m_isUsable(std::move(isUsable))
    {
        // Not of the window alone: what is hidden behind its parts is not painted.
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = event->type() == QEvent::Paint ? qobject_cast<QWidget*>(watched) : nullptr;
        if (widget && widget->window() == &m_window && m_isUsable() && !std::exchange(m_isOver, true))
            QTimer::singleShot(0, qApp, [this] {
                std::cout << editor::shown(m_window.windowTitle().remove(QStringLiteral("[*]"))).toStdString()
                          << std::endl;
                QCoreApplication::quit();
            });
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget& m_window;
    std::function<bool()> m_isUsable;
    bool m_isOver = false;
};

/// Says that the first window has been painted, whatever it shows yet.
class SayOncePainted : public QObject {
public:
    explicit SayOncePainted(bool isWanted) : m_isWanted(isWanted)
    {
        if (isWanted)
            qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && watched->isWidgetType() && std::exchange(m_isWanted, false))
            std::cout << "painted" << std::endl;
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_isWanted;
};

/// The bytes of an argument: as text, a name that is not UTF-8 would be a different name.
std::string bytesOf(const QString& argument, int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (QString::fromLocal8Bit(argv[i]) == argument)
            return argv[i];
    return argument.toStdString();
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("muster"));
    QApplication::setApplicationName(QStringLiteral("muster-editor"));
    QApplication::setApplicationDisplayName(QStringLiteral("Muster Roll"));
    QApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));

    QApplication::setDesktopFileName(QStringLiteral("muster-editor"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Builds and judges army lists for miniature wargames."));
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Folder of the data."), QStringLiteral("DIR"));
    const QCommandLineOption sample(QStringLiteral("sample"),
                                    QStringLiteral("Opens FILE as a new roster and leaves the file as it is."));
    QCommandLineOption quit(QStringLiteral("quit-when-usable"),
                            QStringLiteral("Ends at once; for measuring the start."));
    QCommandLineOption say(QStringLiteral("say-when-painted"),
                           QStringLiteral("Says when a window is on the screen; for measuring the start."));
    QCommandLineOption quitLater(QStringLiteral("quit-when-complete"),
                                 QStringLiteral("The same, with the panels beside a roster."));
    for (auto* hidden : {&quit, &say, &quitLater})
        hidden->setFlags(QCommandLineOption::HiddenFromHelp);
    const QCommandLineOption check(
        QStringLiteral("check"),
        QStringLiteral(
            "Checks FILE, somebody's list in whatever form it comes; a folder, or several files, as a table."));
    parser.addOptions({data, sample, check, quit, say, quitLater});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Roster to open."), QStringLiteral("[FILE]"));
    parser.addHelpOption();
    parser.addVersionOption();
    if (!parser.parse(QApplication::arguments())) {
        std::cerr << editor::shown(parser.errorText()).toStdString() << '\n';
        return 1;
    }
    parser.process(application);

    widgets::beginFonts();
    const auto language = widgets::Settings().value(QStringLiteral("language"), editor::preferredLanguage()).toString();
    editor::setLanguage(language);
    const auto look = widgets::lookOf(widgets::Settings().value(QStringLiteral("look")).toString());
    widgets::applyColours(look);
    const SayOncePainted saying(parser.isSet(say));
    auto store = Store::open(parser.isSet(data) ? std::optional(parser.value(data).toStdString()) : std::nullopt);
    const auto applyRest = [&] { widgets::applyLook(application, look); };
    const auto giveIcon = [] { QApplication::setWindowIcon(widgets::programIcon()); };
    if (!store || parser.isSet(check)) {
        applyRest();
        giveIcon();
    }
    if (!store) {
        QString text;
        for (const auto& fault : store.error())
            text += QString::fromStdString(toText(fault)) + QLatin1Char('\n');
        QMessageBox box(QMessageBox::Critical, QStringLiteral("Muster Roll"), {}, QMessageBox::Ok);
        box.setTextFormat(Qt::PlainText); // paths may look like anything
        box.setText(text);
        box.exec();
        return 3;
    }
    store->setLanguage(language.toStdString());
    if (const auto own = widgets::Settings().value(QStringLiteral("data")).toString(); !own.isEmpty())
        store->setUserFolder(own.toStdString());
    const auto files = parser.positionalArguments();
    // The roster is read and judged while the window makes its parts.
    std::unique_ptr<editor::Reading> reading;
    if (!files.isEmpty() && !parser.isSet(check) && !parser.isSet(sample))
        reading = std::make_unique<editor::Reading>(*store, bytesOf(files.front(), argc, argv));
    using First = widgets::MainWindow::First;
    widgets::MainWindow window(*store, widgets::dialogPrompts(),
                               QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                   QStringLiteral("/recovery"),
                               parser.isSet(check) ? std::function<void()>() : applyRest,
                               files.isEmpty() || parser.isSet(check) ? First::Library : First::Roster);
    std::unique_ptr<EndOncePainted> end;
    if (parser.isSet(check)) {
        const bool isFolder = files.size() > 1 || (!files.isEmpty() && QFileInfo(files.front()).isDir());
        if (isFolder) {
            std::vector<std::string> paths;
            for (const auto& file : files)
                paths.push_back(bytesOf(file, argc, argv));
            window.folderWindow().check(std::move(paths));
        } else {
            auto& checking = window.checkWindow();
            if (!files.isEmpty())
                checking.checkFile(bytesOf(files.front(), argc, argv));
            if (parser.isSet(quit))
                end = std::make_unique<EndOncePainted>(checking, [&checking] { return !checking.isWorking(); });
        }
    } else {
        window.show();
        widgets::oncePainted(window, giveIcon);
    }
    // Once the library has been painted: it is what a person sees first.
    if (files.isEmpty() && !parser.isSet(check))
        QTimer::singleShot(0, &window, [&window] { window.restoreTabs(); });
    if (!files.isEmpty() && !parser.isSet(check)) {
        if (parser.isSet(sample))
            window.openSample(files.front());
        else
            window.openFile(bytesOf(files.front(), argc, argv), std::move(reading));
    }
    if ((parser.isSet(quit) || parser.isSet(quitLater)) && !parser.isSet(check)) {
        // Not before: windows are painted while a file is opened, when there is nothing yet to end.
        const bool isLater = parser.isSet(quitLater);
        end = std::make_unique<EndOncePainted>(
            window, [&window, isLater] { return !isLater || window.workspace().hasSides(); });
        window.update();
    }
    return QApplication::exec();
}
