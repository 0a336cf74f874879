#include "editor/document/recovery.h"
#include "io/faultyfiles.h"
#include "widgets/printing/exporting.h"
#include "widgets/settings/recent.h"
#include "widgets/settings/settings.h"
#include "widgets/windowfixture.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStatusBar>

#include <sys/wait.h>
#include <unistd.h>

using namespace muster;
using namespace muster::testing;
using muster::widgets::Settings;

namespace {

using Kind = FaultyFiles::Fault;

QString settingsFile() { return Settings::fileName(); }

} // namespace

TEST_CASE("a save that fails is told in the window, whichever call failed, and the roster stays changed")
{
    WindowFixture f(march);
    change(f.document(), {edits::SetName{"Changed"}});
    for (const auto fault : {Kind::DiskFull, Kind::Broken, Kind::NoRight})
        for (int at = 1;; ++at) {
            REQUIRE(at < 100);
            const auto old = bytesOf(f.path().toStdString());
            change(f.document(), {edits::SetName{"Changed " + std::to_string(at)}});
            const auto told = f.prompts.count("tell");
            {
                const FaultyFiles faulty(f.path().left(f.path().lastIndexOf('/')).toStdString(), at, fault);
                f.trigger("actionSave");
                if (FaultyFiles::calls() < at)
                    break;
            }
            INFO(FaultyFiles::nameOf(fault) << " at call " << at);
            if (f.document().isModified()) {
                CHECK(f.prompts.count("tell") == told + 1);
                CHECK(f.prompts.calls.back().lines.join(' ').contains("cannot be written"));
                CHECK(f.window->isWindowModified());
                CHECK(f.window->statusBar()->currentMessage() != "Saved “mine.muster”");
            } else {
                CHECK(bytesOf(f.path().toStdString()) == f.bytes());
            }
            // It must never come to a question about a change by somebody else.
            CHECK(f.prompts.count("askConflict") == 0);
        }
    CHECK_FALSE(f.document().isModified());
    f.settle();
}

TEST_CASE("a copy for recovery that cannot be kept is told")
{
    WindowFixture f(march);
    {
        const FaultyFiles faulty(f.path("recovery").toStdString(), 1, Kind::DiskFull);
        change(f.document(), {edits::SetName{"Changed"}});
        REQUIRE(QTest::qWaitFor([&] { return f.window->statusBar()->currentMessage().contains("recovery"); }, 20'000));
    }
    CHECK(f.window->statusBar()->currentMessage().contains("the disk is full"));
}

TEST_CASE("whichever call fails, the settings are those before or those after, and a failure is told")
{
    const WindowFixture f;
    for (const auto fault : FaultyFiles::all)
        for (int at = 1, isOver = 0; isOver == 0; ++at) {
            REQUIRE(at < 100);
            Settings().clear();
            Settings().setValue("old", "kept");
            widgets::addRecent({"/a.muster", "A", "Orks"});
            const auto before = bytesOf(settingsFile().toStdString());
            Faults failed;
            Settings::onFailure([&](Settings::Failed, const Faults& faults) { failed = faults; });
            {
                const FaultyFiles faulty(QFileInfo(settingsFile()).path().toStdString(), at, fault);
                Settings().setValue("window/geometry", QByteArray(2'000, 'x'));
                isOver = FaultyFiles::calls() < at;
            }
            INFO(FaultyFiles::nameOf(fault) << " at call " << at);
            CHECK((isOver == 0 || at > 4));
            const auto now = bytesOf(settingsFile().toStdString());
            CHECK((now == before || QByteArray::fromStdString(now).contains("window/geometry")));
            CHECK((now != before || !failed.empty()));
            CHECK(Settings().value("old").toString() == "kept");
            CHECK(widgets::recentRosters().size() == 1);
        }
    Settings::onFailure({});
}

TEST_CASE("settings keep what was put in, and take over what an older version kept")
{
    const WindowFixture f;
    const QByteArray bytes("\0\xFF{}", 4);
    {
        Settings settings;
        settings.setValue("text", QString("ä\n\u202E"));
        settings.setValue("flag", true);
        settings.setValue("number", 12);
        settings.setValue("bytes", bytes);
    }
    CHECK(Settings().value("text").toString() == QString("ä\n\u202E"));
    CHECK(Settings().value("flag").toBool());
    CHECK(Settings().value("number").toInt() == 12);
    CHECK(Settings().value("bytes").toByteArray() == bytes);

    QSettings old(QSettings::NativeFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                  QCoreApplication::applicationName());
    old.setValue("recent/size", 1);
    old.setValue("recent/1/path", "/old.muster");
    old.setValue("recent/1/name", "Old");
    old.setValue("window/state", bytes);
    old.sync();
    REQUIRE(QFile::remove(settingsFile()));
    const auto recent = widgets::recentRosters();
    REQUIRE(recent.size() == 1);
    CHECK(recent.front().path == "/old.muster");
    CHECK(Settings().value("window/state").toByteArray() == bytes);
    CHECK(recent.front().name == "Old");
    CHECK(QFileInfo::exists(settingsFile()));
    old.clear();
    CHECK(widgets::recentRosters().size() == 1);
}

TEST_CASE("a setting that stays as it is writes no file")
{
    const WindowFixture f;
    const QVariantMap map{{"a", 1}, {"b", QStringList{"x"}}};
    {
        Settings settings;
        settings.setValue("number", 12);
        settings.setValue("list", QVariantList{map});
    }
    // As a person might have written it: what is written by the program looks otherwise.
    const auto written = bytesOf(settingsFile().toStdString()) + "\n\n";
    write(settingsFile().toStdString(), written);
    {
        Settings settings;
        settings.setValue("number", 12);
        settings.setValue("list", QVariantList{map});
    }
    CHECK(bytesOf(settingsFile().toStdString()) == written);
    Settings().setValue("number", 13);
    CHECK(bytesOf(settingsFile().toStdString()) != written);
    CHECK(Settings().value("number").toInt() == 13);
}

TEST_CASE("two windows change their own settings, and broken ones are told and begin anew")
{
    const WindowFixture f;
    {
        Settings one;
        one.setValue("a", 1);
        Settings().setValue("b", 2);
        one.remove("c");
    }
    CHECK(Settings().value("a").toInt() == 1);
    CHECK(Settings().value("b").toInt() == 2);
    write(settingsFile().toStdString(), "{ broken");
    Faults told;
    Settings::onFailure([&](Settings::Failed, const Faults& faults) { told = faults; });
    CHECK_FALSE(Settings().value("a").isValid());
    REQUIRE(told.size() == 1);
    CHECK(told.front().file == settingsFile().toStdString());
    Settings().setValue("a", 3);
    told.clear();
    CHECK(Settings().value("a").toInt() == 3);
    CHECK(told.empty());
    CHECK(bytesOf(settingsFile().toStdString() + ".faulty-1") == "{ broken");
    REQUIRE(QFile::remove(settingsFile() + ".faulty-1"));
    Settings::onFailure({});
}

TEST_CASE("two programs that write settings at once lose none")
{
    const WindowFixture f;
    constexpr int each = 40;
    std::vector<pid_t> programs;
    for (const char program : {'a', 'b'}) {
        const auto child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            for (int i = 0; i < each; ++i)
                Settings().setValue(QString(QChar(program)) + QString::number(i), i);
            _exit(0);
        }
        programs.push_back(child);
    }
    for (const auto program : programs)
        REQUIRE(waitpid(program, nullptr, 0) == program);
    for (const char program : {'a', 'b'})
        for (int i = 0; i < each; ++i) {
            INFO(program << i);
            CHECK(Settings().value(QString(QChar(program)) + QString::number(i)).toInt() == i);
        }
}

TEST_CASE("settings that would be too long to read again are not written, and this is told")
{
    const WindowFixture f;
    Settings().setValue("a", 1);
    const auto before = bytesOf(settingsFile().toStdString());
    Faults told;
    Settings::onFailure([&](Settings::Failed, const Faults& faults) { told = faults; });
    Settings().setValue("b", QString(3'000'000, 'x'));
    Settings::onFailure({});
    CHECK(told.size() == 1);
    CHECK(bytesOf(settingsFile().toStdString()) == before);
    CHECK(Settings().value("a").toInt() == 1);
}

TEST_CASE("a settings file that is damaged is set aside before another is written, and this is told once")
{
    const auto damages = [] {
        return std::vector<std::pair<std::string, std::string>>{
            {"no JSON", "{ broken"},
            {"a list", "[1, 2]"},
            {"empty", ""},
            {"bytes", std::string("\0\xFF\x01", 3)},
            {"too large", "{\"a\": \"" + std::string(3'000'000, 'x') + "\"}"}};
    };
    WindowFixture f;
    for (const auto& [what, bytes] : damages()) {
        INFO(what);
        f.window.reset();
        const auto path = settingsFile().toStdString();
        write(path, bytes);
        CHECK_FALSE(Settings().value("a").isValid()); // before there is a window
        f.prompts.calls.clear();
        f.start();
        REQUIRE(QTest::qWaitFor([&] { return f.prompts.count("tell") > 0; }, 10'000));
        Settings().setValue("a", 3);
        QTest::qWait(300);
        CHECK(f.prompts.count("tell") == 1);
        const auto lines = f.prompts.calls.back().lines.join(' ');
        CHECK(lines.contains(settingsFile()));
        CHECK(lines.contains(settingsFile() + ".faulty-1"));
        CHECK(bytesOf(path + ".faulty-1") == bytes);
        CHECK(Settings().value("a").toInt() == 3);
        REQUIRE(QFile::remove(settingsFile() + ".faulty-1"));
    }
    f.window.reset();
    REQUIRE(QFile::remove(settingsFile()));
    REQUIRE(QDir().mkpath(settingsFile() + "/inside"));
    Settings().setValue("a", 4);
    CHECK(Settings().value("a").toInt() == 4);
    CHECK(QFileInfo(settingsFile() + ".faulty-1/inside").isDir());
    REQUIRE(QDir(settingsFile() + ".faulty-1").removeRecursively());
}

TEST_CASE("settings that cannot be read are not written over, and this is told once")
{
    if (geteuid() == 0)
        return; // who may read all has no such file
    const WindowFixture f;
    Settings().setValue("a", 1);
    const auto before = bytesOf(settingsFile().toStdString());
    REQUIRE(QFile::setPermissions(settingsFile(), {}));
    int told = 0;
    Settings::onFailure([&](Settings::Failed, const Faults&) { ++told; });
    Settings().setValue("b", 2);
    Settings().setValue("c", 3);
    CHECK(told == 1);
    Settings::onFailure({});
    REQUIRE(QFile::setPermissions(settingsFile(), QFile::ReadOwner | QFile::WriteOwner));
    CHECK(bytesOf(settingsFile().toStdString()) == before);
    CHECK_FALSE(QFileInfo::exists(settingsFile() + ".faulty-1"));
}

TEST_CASE("settings of another kind than the program writes harm no others, and the usual ones hold")
{
    WindowFixture f;
    f.window.reset();
    write(settingsFile().toStdString(), R"({
        "look": ["dark"], "language": 5, "recent": [1, {"path": 7}, "x", {"path": "/a.muster", "points": "many"}],
        "library/folders": 12, "window/geometry": "none", "window/state": {"base64": 3}, "window/tabs": {"a": 1},
        "window/otherTabs": [[], 4, null], "army/favourites": 3.5, "theirs": {"base64": "YQ==", "kept": [1, null]},
        "mine": "kept" })");
    f.start();
    f.window->restoreTabs();
    f.settle();
    CHECK(widgets::recentRosters().size() <= 2);
    CHECK(f.window->close());
    Settings().setValue("new", 1);
    const Settings settings;
    CHECK(settings.value("mine").toString() == "kept");
    CHECK(settings.value("theirs").toMap().value("kept").toList().size() == 2);
    CHECK(settings.value("library/folders", QStringList("usual")).toStringList() == QStringList("usual"));
    CHECK(settings.value("language", "en").toString() == "en");
    CHECK(settings.value("mine", "other").toString() == "kept");
    CHECK_FALSE(QFileInfo::exists(settingsFile() + ".faulty-1"));
}

TEST_CASE("an export that fails leaves the old file and is told")
{
    WindowFixture f(march);
    const auto path = f.path("out.txt");
    write(path.toStdString(), "old");
    f.prompts.savePath = path;
    {
        const FaultyFiles faulty(f.folder.path().toStdString(), 2, Kind::DiskFull);
        f.trigger("actionExportText");
    }
    CHECK(bytesOf(path.toStdString()) == "old");
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().lines.join(' ').contains("the disk is full"));
    f.trigger("actionExportText");
    CHECK(bytesOf(path.toStdString()) != "old");
}
