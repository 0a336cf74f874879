#include "editor/recovery.h"
#include "io/faultyfiles.h"
#include "widgets/exporting.h"
#include "widgets/recent.h"
#include "widgets/settings.h"
#include "widgets/windowfixture.h"

#include <QDir>
#include <QFileInfo>
#include <QStatusBar>

using namespace muster;
using namespace muster::testing;
using muster::widgets::Settings;

namespace {

using Fault = FaultyFiles::Fault;

QString settingsFile() { return Settings().fileName(); }

} // namespace

TEST_CASE("a save that fails is told in the window, whichever call failed, and the roster stays changed")
{
    WindowFixture f(march);
    change(f.document(), {edits::SetName{"Changed"}});
    for (const auto fault : {Fault::DiskFull, Fault::Broken, Fault::NoRight})
        for (int at = 1;; ++at) {
            REQUIRE(at < 100);
            const auto old = bytesOf(f.path().toStdString());
            change(f.document(), {edits::SetName{"Changed " + std::to_string(at)}});
            const auto told = f.prompts.count("tell");
            {
                const FaultyFiles faulty(f.path().toStdString().substr(0, f.path().lastIndexOf('/')), at, fault);
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
        const FaultyFiles faulty(f.path("recovery").toStdString(), 1, Fault::DiskFull);
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
            QString failed;
            Settings::onFailure([&](const QString& file) { failed = file; });
            {
                const FaultyFiles faulty(QFileInfo(settingsFile()).path().toStdString(), at, fault);
                Settings().setValue("window/geometry", QByteArray(2'000, 'x'));
                isOver = FaultyFiles::calls() < at;
            }
            INFO(FaultyFiles::nameOf(fault) << " at call " << at);
            CHECK((isOver == 0 || at > 3));
            const auto now = bytesOf(settingsFile().toStdString());
            CHECK((now == before || QByteArray::fromStdString(now).contains("window/geometry")));
            CHECK((now != before || !failed.isEmpty()));
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
    old.setValue("window/state", bytes);
    old.sync();
    REQUIRE(QFile::remove(settingsFile()));
    const auto recent = widgets::recentRosters();
    REQUIRE(recent.size() == 1);
    CHECK(recent.front().path == "/old.muster");
    CHECK(Settings().value("window/state").toByteArray() == bytes);
    old.clear();
}

TEST_CASE("an export that fails leaves the old file and is told")
{
    WindowFixture f(march);
    const auto path = f.path("out.txt");
    write(path.toStdString(), "old");
    f.prompts.savePath = path;
    {
        const FaultyFiles faulty(f.folder.path().toStdString(), 2, Fault::DiskFull);
        f.trigger("actionExportText");
    }
    CHECK(bytesOf(path.toStdString()) == "old");
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().lines.join(' ').contains("the disk is full"));
    f.trigger("actionExportText");
    CHECK(bytesOf(path.toStdString()) != "old");
}
