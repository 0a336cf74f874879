#include "core/base/lastfault.h"
#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "io/data/store.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/endsignals.h"
#include "widgets/shell/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEvent>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

/// What the program is asked for.
class CommandLine {
public:
    CommandLine(int argc, char** argv);

    /// False if an argument that is not for Qt is not known; parser() has the error then.
    [[nodiscard]] bool parse() { return m_parser.parse(QApplication::arguments()); }
    [[nodiscard]] QCommandLineParser& parser() { return m_parser; }

    [[nodiscard]] std::optional<std::string> dataFolder() const
    {
        return m_parser.isSet(m_data) ? std::optional(m_parser.value(m_data).toStdString()) : std::nullopt;
    }
    /// In the bytes of the system: as text, a name that is not UTF-8 would be a different name.
    [[nodiscard]] std::vector<std::string> files() const;
    [[nodiscard]] bool isCheck() const { return m_parser.isSet(m_check); }
    [[nodiscard]] bool isSample() const { return m_parser.isSet(m_sample); }
    [[nodiscard]] bool quitsWhenUsable() const { return m_parser.isSet(m_quit); }

private:
    std::vector<std::string> m_arguments; ///< in the bytes of the system
    QCommandLineParser m_parser;
    QCommandLineOption m_data{QStringLiteral("data"), QStringLiteral("Folder of the data."), QStringLiteral("DIR")};
    QCommandLineOption m_sample{QStringLiteral("sample"),
                                QStringLiteral("Opens FILE as a new roster and leaves the file as it is.")};
    QCommandLineOption m_check{
        QStringLiteral("check"),
        QStringLiteral(
            "Checks FILE, somebody's list in whatever form it comes; a folder, or several files, as a table.")};
    QCommandLineOption m_quit{QStringLiteral("quit-when-usable"),
                              QStringLiteral("Ends once the window is painted; for measuring the start.")};
};

CommandLine::CommandLine(int argc, char** argv) : m_arguments(argv, argv + argc)
{
    m_parser.setApplicationDescription(QStringLiteral("Builds and judges army lists for miniature wargames."));
    m_parser.addHelpOption();
    m_parser.addVersionOption();
    m_quit.setFlags(QCommandLineOption::HiddenFromHelp);
    m_parser.addOptions({m_data, m_sample, m_check, m_quit});
    m_parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Rosters to open."),
                                   QStringLiteral("[FILE...]"));
}

std::vector<std::string> CommandLine::files() const
{
    std::vector<std::string> files;
    for (const auto& text : m_parser.positionalArguments()) {
        const auto isSame = [&](const std::string& bytes) { return QString::fromLocal8Bit(bytes) == text; };
        const auto found = std::ranges::find_if(m_arguments, isSame);
        files.push_back(found != m_arguments.end() ? *found : text.toStdString());
    }
    return files;
}

Result<Store> openStore(const CommandLine& line, const QString& language)
{
    auto store = Store::open(line.dataFolder());
    if (!store)
        return store;
    store->setLanguage(language.toStdString());
    if (const auto own = widgets::Settings().value(QStringLiteral("data")).toString(); !own.isEmpty())
        store->setUserFolder(own.toStdString());
    return store;
}

void show(const Faults& faults)
{
    QString text;
    for (const auto& fault : faults)
        text += QString::fromStdString(toText(fault)) + QLatin1Char('\n');
    QMessageBox box(QMessageBox::Critical, QStringLiteral("Muster Roll"), {}, QMessageBox::Ok);
    box.setTextFormat(Qt::PlainText); // paths may look like anything
    box.setText(text);
    box.exec();
}

/// Checks the lists that are named: a folder, or several files, as a table. Null for those.
widgets::CheckWindow* check(widgets::MainWindow& window, const std::vector<std::string>& files)
{
    if (widgets::isForTable(files)) {
        window.folderWindow().check(files);
        return nullptr;
    }
    auto& checking = window.checkWindow();
    if (!files.empty())
        checking.checkFile(files.front());
    return &checking;
}

constexpr int failed = 3;

/// Qt ends a program that has no display by abort(), which is for faults of the program: as long as this lives, it ends
/// with a message and a status instead.
class NeedsDisplay {
public:
    NeedsDisplay() { before() = qInstallMessageHandler(handle); }
    ~NeedsDisplay() { qInstallMessageHandler(before()); }
    NeedsDisplay(const NeedsDisplay&) = delete;
    NeedsDisplay& operator=(const NeedsDisplay&) = delete;

private:
    static QtMessageHandler& before()
    {
        static QtMessageHandler handler = nullptr;
        return handler;
    }

    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& text)
    {
        if (type != QtFatalMsg)
            return before()(type, context, text);
        std::string names;
        for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            if (const auto value = qEnvironmentVariable(name); !value.isEmpty())
                names += (names.empty() ? "" : ", ") + (name + (" is \"" + editor::shown(value).toStdString() + '"'));
        std::cerr << "muster-editor: "
                  << (names.empty() ? "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"
                                    : "the display cannot be used (" + names + ')')
                  << ". Start it on a desktop; the program muster needs no display.\n";
        std::_Exit(failed);
    }
};

void nameProgram()
{
    QApplication::setOrganizationName(QStringLiteral("muster"));
    QApplication::setApplicationName(QStringLiteral("muster-editor"));
    QApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
}

/// Says by what the program ends, and gives its status.
int endBy(const std::exception& error)
{
    std::cerr << toText(lastFault(error)) << '\n';
    return failed;
}

int execute()
{
    try {
        return QApplication::exec();
    } catch (const std::exception& error) {
        // At once: the end of the windows would remove the copies of unsaved rosters, which the next start offers.
        std::_Exit(endBy(error));
    }
}

int run(int argc, char** argv)
{
    nameProgram();
    CommandLine line(argc, argv);
    std::optional<NeedsDisplay> needsDisplay(std::in_place);
    QApplication application(argc, argv);
    needsDisplay.reset();
    QApplication::setApplicationDisplayName(QStringLiteral("Muster Roll"));
    QApplication::setDesktopFileName(QStringLiteral("muster-editor"));
    if (!line.parse()) {
        std::cerr << editor::shown(line.parser().errorText()).toStdString() << '\n';
        return 1;
    }
    line.parser().process(application);

    const auto language = widgets::Settings().value(QStringLiteral("language"), editor::preferredLanguage()).toString();
    editor::setLanguage(language);
    widgets::applyLook(application, widgets::lookOf(widgets::Settings().value(QStringLiteral("look")).toString()));
    QApplication::setWindowIcon(widgets::programIcon());
    auto store = openStore(line, language);
    if (!store) {
        show(store.error());
        return failed;
    }
    const widgets::EndSignals ending;
    const auto files = line.files();
    widgets::MainWindow window(*store, widgets::dialogPrompts(),
                               QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                   QStringLiteral("/recovery"));
    std::unique_ptr<EndOncePainted> end;
    if (line.isCheck()) {
        if (auto* checking = check(window, files); checking && line.quitsWhenUsable())
            end = std::make_unique<EndOncePainted>(window, [checking] { return !checking->isWorking(); });
        return execute();
    }
    window.show();
    if (files.empty())
        // Once the library has been painted: it is what a person sees first.
        QTimer::singleShot(0, &window, [&window] { window.restoreTabs(); });
    else if (line.isSample())
        window.openSample(QString::fromStdString(files.front()));
    else
        window.openFiles(files);
    if (line.quitsWhenUsable()) {
        // Not before: windows are painted while a file is opened, when there is nothing yet to end.
        end = std::make_unique<EndOncePainted>(window, [] { return true; });
        window.update();
    }
    // One that came while files were opened has ended their loops, and not the one below.
    return ending.status() != 0 ? ending.status() : execute();
}

} // namespace

int main(int argc, char** argv)
{
    // A file that would grow larger than it may, and an output that nobody reads, are faults of a call of the system:
    // the program, with unsaved rosters in it, is not to be killed by them.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        return endBy(error);
    }
}
