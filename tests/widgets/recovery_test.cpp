#include "io/faultyfiles.h"
#include "widgets/windowfixture.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QProcess>
#include <QPushButton>

#include <csignal>
#include <random>

#include <sys/resource.h>

using namespace muster;
using namespace muster::testing;

namespace {

QStringList copies(const QString& folder) { return QDir(folder).entryList({"*.muster"}, QDir::Files); }

/// This very program, run again with a window that is killed with changes in it: see main.cpp.
void crash(const WindowFixture& f, const QString& path)
{
    QProcess other;
    other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    other.start(QCoreApplication::applicationFilePath(), {"--leave-changes", path, f.folder.filePath("recovery")});
    REQUIRE(other.waitForReadyRead(30'000));
    CHECK(other.readAll() == "ready\n");
    other.kill();
    REQUIRE(other.waitForFinished());
    CHECK(other.exitStatus() == QProcess::CrashExit);
}

} // namespace

TEST_CASE("what a killed editor had open is offered at the next start, with its changes and its file")
{
    WindowFixture f;
    write(f.path().toStdString(), bytesOf(march));
    f.window.reset();
    crash(f, f.path());
    CHECK(bytesOf(f.path().toStdString()) == bytesOf(march));

    f.start();
    auto& recover = f.the<QPushButton>("recoverButton");
    REQUIRE(recover.isVisible());
    CHECK(recover.accessibleName() == "Recover The Iron March, changed");
    click(recover);
    f.settle();
    REQUIRE(f.document().isOpen());
    CHECK(f.roster().name == "The Iron March, changed");
    CHECK(f.unit("u1").name == "The Recovered");
    CHECK(f.document().path() == f.path().toStdString());
    CHECK(f.window->isWindowModified());
    CHECK(f.prompts.count("tell") == 0);

    // Until it is saved the copy is kept; this window has it now, and another is not offered it.
    CHECK(copies(f.path("recovery")).size() == 1);
    CHECK(editor::Recovery::find(f.path("recovery")).empty());
    // Who changed the file meanwhile is not overwritten unseen.
    write(f.path().toStdString(), bytesOf(battalion));
    f.trigger("actionSave");
    CHECK(f.prompts.count("askConflict") == 1);
    CHECK(bytesOf(f.path().toStdString()) == bytesOf(battalion));
    write(f.path().toStdString(), bytesOf(march));
    f.trigger("actionSave");
    CHECK(f.prompts.count("askConflict") == 1);
    CHECK(copies(f.path("recovery")).isEmpty());
    f.start();
    CHECK(f.window->findChildren<QPushButton*>("recoverButton").isEmpty());
    REQUIRE(f.window->openFile(f.path()));
    CHECK(f.unit("u1").name == "The Recovered");
}

TEST_CASE("a copy that is discarded is not offered again, and the file stays as it was")
{
    WindowFixture f;
    write(f.path().toStdString(), bytesOf(march));
    f.window.reset();
    crash(f, f.path());
    f.start();
    click(f.the<QPushButton>("discardButton"));
    CHECK(f.window->findChildren<QPushButton*>("discardButton").isEmpty());
    CHECK(copies(f.path("recovery")).isEmpty());
    CHECK_FALSE(f.document().isOpen());
    CHECK(bytesOf(f.path().toStdString()) == bytesOf(march));
    f.start();
    CHECK(f.window->findChildren<QPushButton*>("recoverButton").isEmpty());
}

TEST_CASE("a copy that cannot be read is saved as it is, and only then goes")
{
    WindowFixture f;
    f.window.reset();
    QDir().mkpath(f.path("recovery"));
    const auto copy = f.path("recovery/left.muster");
    write(copy.toStdString(), "{ \"format\": ");
    f.start();
    auto& saveAside = f.the<QPushButton>("saveAsideButton");
    REQUIRE(saveAside.isVisible());
    CHECK_FALSE(f.the<QPushButton>("recoverButton").isVisible());
    click(saveAside); // and cancelled
    CHECK(f.prompts.count("askSave") == 1);
    CHECK(QFileInfo::exists(copy));
    f.prompts.savePath = f.path("gone/aside.muster");
    click(f.the<QPushButton>("saveAsideButton"));
    CHECK(f.prompts.count("tell") == 1);
    CHECK(QFileInfo::exists(copy));
    f.prompts.savePath = f.path("aside.muster");
    click(f.the<QPushButton>("saveAsideButton"));
    CHECK(bytesOf(f.path("aside.muster").toStdString()) == "{ \"format\": ");
    CHECK_FALSE(QFileInfo::exists(copy));
    CHECK(f.window->findChildren<QPushButton*>("saveAsideButton").isEmpty());
}

TEST_CASE("a window that is closed in order leaves no copy")
{
    WindowFixture f(march);
    f.view().setFocus();
    f.press("Ctrl+D");
    f.settle();
    REQUIRE(QTest::qWaitFor([&] { return !copies(f.path("recovery")).isEmpty(); }));
    f.prompts.unsaved = widgets::Prompts::Unsaved::Discard;
    CHECK(f.window->close());
    CHECK(copies(f.path("recovery")).isEmpty());
    f.start();
    CHECK(f.window->findChildren<QPushButton*>("recoverButton").isEmpty());
}

TEST_CASE("the program starts with a sample, leaves it as it is, and refuses options that it does not know")
{
    const QString program(MUSTER_EDITOR_BINARY);
    const QTemporaryDir home;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const auto* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.insert(name, home.path());
    const auto bytes = bytesOf(march);
    QProcess editor;
    editor.setProcessEnvironment(environment);
    editor.start(program, {"--data", MUSTER_SOURCE_DIR, "--sample", QString::fromStdString(march)});
    // Its lock says that the window is open.
    const auto folder = home.filePath("muster/muster-editor/recovery");
    CHECK(QTest::qWaitFor([&] { return !QDir(folder).entryList({"*.lock"}, QDir::Files).isEmpty(); }, 20'000));
    QTest::qWait(100);
    CHECK(editor.state() == QProcess::Running);
    editor.kill();
    REQUIRE(editor.waitForFinished());
    CHECK(bytesOf(march) == bytes);
    CHECK(copies(folder).isEmpty()); // nothing was changed

    editor.start(program, {"--no-such-option"});
    REQUIRE(editor.waitForFinished(20'000));
    CHECK(editor.exitStatus() == QProcess::NormalExit);
    CHECK(editor.exitCode() != 0);
}

TEST_CASE("a file that would grow larger than it may does not end the editor")
{
    for (const bool isLimited : {false, true}) {
        const QTemporaryDir home;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        for (const auto* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(name, home.path());
        QProcess editor;
        editor.setProcessEnvironment(environment);
        if (isLimited)
            editor.setChildProcessModifier([] {
                const rlimit limit{20, 20};
                setrlimit(RLIMIT_FSIZE, &limit);
            });
        const auto path = home.filePath("mine.muster");
        write(path.toStdString(), bytesOf(march));
        editor.start(QString(MUSTER_EDITOR_BINARY), {"--data", MUSTER_SOURCE_DIR, path});
        const QDir recovery(home.filePath("muster/muster-editor/recovery"));
        CHECK(QTest::qWaitFor([&] { return !recovery.entryList({"*.lock"}, QDir::Files).isEmpty(); }, 20'000));
        QTest::qWait(500); // until the roster is among the recent ones
        REQUIRE(editor.state() == QProcess::Running);
        CHECK(::kill(static_cast<pid_t>(editor.processId()), SIGTERM) == 0);
        REQUIRE(editor.waitForFinished());
        CHECK(editor.exitStatus() == QProcess::NormalExit);
        CHECK(editor.exitCode() == 128 + SIGTERM);
        CHECK(QFileInfo::exists(home.filePath("muster/muster-editor.json")) == !isLimited); // it wants to keep them
    }
}

TEST_CASE("a lock that a killed program left without a copy is removed, and no other")
{
    const QTemporaryDir folder;
    write(folder.filePath("left.muster.lock").toStdString(), "");
    const auto held = FileLock::make(folder.filePath("held.muster.lock").toStdString());
    REQUIRE(held);
    CHECK(editor::Recovery::find(folder.path()).empty());
    CHECK(QDir(folder.path()).entryList(QDir::Files) == QStringList{"held.muster.lock"});
}

TEST_CASE("an editor that is told to end keeps what was changed a moment ago, and ends with a status that says so")
{
    WindowFixture f;
    write(f.path().toStdString(), bytesOf(march));
    for (const auto signal : {SIGTERM, SIGHUP, SIGINT}) {
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        other.start(QCoreApplication::applicationFilePath(),
                    {"--wait-for-end", f.path(), f.folder.filePath("recovery")});
        REQUIRE(other.waitForReadyRead(30'000));
        CHECK(::kill(static_cast<pid_t>(other.processId()), signal) == 0);
        REQUIRE(other.waitForFinished());
        CHECK(other.exitStatus() == QProcess::NormalExit);
        CHECK(other.exitCode() == 128 + signal);
        const auto found = editor::Recovery::find(f.folder.filePath("recovery"));
        REQUIRE(found.size() == 1);
        CHECK(found.front().roster.units.front().name == "The Recovered");
        CHECK(found.front().file.path == f.path().toStdString());
        REQUIRE(editor::Recovery::discard(found.front()));
    }
    CHECK(bytesOf(f.path().toStdString()) == bytesOf(march));
}

TEST_CASE("a copy that may still be open is offered with a word about that")
{
    WindowFixture f;
    f.window.reset();
    REQUIRE(QDir().mkpath(f.path("recovery")));
    write(f.path("recovery/left.muster").toStdString(), bytesOf(march));
    const NoLocks none(f.path("recovery").toStdString());
    f.start();
    QString words;
    for (const auto* label : f.the<QWidget>("recoveryBars").findChildren<QLabel*>())
        words += label->text();
    CHECK(words.contains("It may still be open in another program"));
}

TEST_CASE("without a display the editor says so and ends with status 3")
{
    const QTemporaryDir home;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    for (const auto* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(name, home.path());
    const auto endOf = [&](const QString& name, const QString& value, const QStringList& arguments) {
        auto its = environment;
        if (!name.isEmpty())
            its.insert(name, value);
        QProcess editor;
        editor.setProcessEnvironment(its);
        editor.start(QString(MUSTER_EDITOR_BINARY), QStringList{"--data", MUSTER_SOURCE_DIR} + arguments);
        REQUIRE(editor.waitForFinished(60'000));
        CHECK(editor.exitStatus() == QProcess::NormalExit);
        CHECK(editor.exitCode() == 3);
        return QString::fromUtf8(editor.readAllStandardError());
    };
    CHECK(endOf({}, {}, {}).contains("neither DISPLAY nor WAYLAND_DISPLAY is set"));
    CHECK(endOf({}, {}, {QString::fromStdString(march)}).contains("neither DISPLAY nor WAYLAND_DISPLAY is set"));
    CHECK(endOf("DISPLAY", ":4242", {}).contains("DISPLAY is \":4242\""));
    CHECK(endOf("WAYLAND_DISPLAY", "nowhere", {}).contains("WAYLAND_DISPLAY is \"nowhere\""));
    CHECK(endOf("QT_QPA_PLATFORM", "nonsense", {}).contains("QT_QPA_PLATFORM is \"nonsense\""));
}

TEST_CASE(
    "whenever the editor is killed, every file is whole, nothing is lost, and the next start leaves nothing behind")
{
    constexpr int kills = 100;
    const QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster");
    const auto kept = folder.filePath("recovery");
    write(path.toStdString(), bytesOf(march));
    std::mt19937 random(20261122);
    std::uniform_int_distribution<int> moment(0, 350);
    INFO("seed 20261122");
    const auto isWell = [&](const QString& file) {
        const auto read = readRoster(bytesOf(file.toStdString()), file.toStdString());
        INFO((read ? std::string() : toText(read.error().front())));
        return read.has_value();
    };
    for (int i = 0; i < kills; ++i) {
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        other.start(QCoreApplication::applicationFilePath(), {"--save-for-ever", path, kept});
        REQUIRE(other.waitForReadyRead(30'000));
        QTest::qWait(moment(random));
        other.kill();
        REQUIRE(other.waitForFinished());
        REQUIRE(other.exitStatus() == QProcess::CrashExit);
        CHECK(isWell(path));
        const auto pdf = path + ".pdf";
        CHECK((!QFileInfo::exists(pdf) || QByteArray::fromStdString(bytesOf(pdf.toStdString())).endsWith("%%EOF\n")));
        const auto settings = folder.filePath("recovery-settings/muster/widgets-tests.json");
        CHECK((!QFileInfo::exists(settings) || bytesOf(settings.toStdString()).ends_with("}\n")));
        // Every copy is whole and belongs to its file; the next start clears the rest away.
        for (const auto& found : editor::Recovery::find(kept)) {
            CHECK(found.faults.empty());
            CHECK(found.file.path == path.toStdString());
            REQUIRE(editor::Recovery::discard(found));
        }
        CHECK(QDir(kept).entryList(QDir::Files | QDir::Hidden) == QStringList());
    }
    CHECK(QFileInfo::exists(path + ".pdf"));
    // What a kill left beside the rosters goes when one of them is opened.
    editor::Document document(store());
    REQUIRE(document.open(path.toStdString()));
    CHECK(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name) ==
          QStringList{"mine.muster", "mine.muster.pdf"});
}
