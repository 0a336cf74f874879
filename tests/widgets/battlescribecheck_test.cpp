// Rosters of BattleScribe in the windows: they can be looked at, printed and told, not edited.
#include "widgets/windowfixture.h"

#include "battlescribe/file/rosterfile.h"
#include "battlescribe/samples.h"
#include "editor/datafolder.h"
#include "editor/models/findingsmodel.h"
#include "io/faultyfiles.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/checking/pastepage.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/look/rowpaint.h"
#include "widgets/printing/previewdialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::CheckModel;

namespace {

struct Harbour : WindowFixture {
    Harbour() { write(path("harbour.ros").toStdString(), harbourRoster()); }

    [[nodiscard]] CheckWindow& check() const { return window->checkWindow(); }
    void wait() const
    {
        REQUIRE(QTest::qWaitFor([&] { return !check().isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] const CheckModel& rows() const { return testing::the<CheckTable>(check(), "checkTable").list(); }
    [[nodiscard]] QPushButton& button(const QString& name) const { return testing::the<QPushButton>(check(), name); }
    void checkFile() const
    {
        check().checkFile(path("harbour.ros").toStdString());
        wait();
    }
};

} // namespace

TEST_CASE("a roster of BattleScribe is shown as its file says, and not judged")
{
    const Harbour f;
    f.checkFile();
    REQUIRE(f.rows().rowCount() == 9);
    CHECK(testing::the<QWidget>(f.check(), "legalBadge").accessibleName() == "Not judged: no data of this game");
    CHECK(testing::the<QWidget>(f.check(), "origin").isVisible());
    CHECK_FALSE(testing::the<QWidget>(f.check(), "markCounts").isVisible());
    CHECK(testing::the<QLabel>(f.check(), "checkClaims").text().contains("crowns: 205 of 250, as the file says"));
    CHECK(f.check().windowTitle() == "Check a List: Harbour Watch");
    CHECK(f.button("checkBattle").isEnabled()); // as its file says, too
    for (const auto* name : {"checkOpenRoster", "checkCompare"}) {
        CHECK_FALSE(f.button(name).isEnabled());
        CHECK(f.button(name).toolTip() == (name == std::string_view("checkOpenRoster")
                                               ? "The data of its game are not here: add a folder with them first."
                                               : "Not possible with a list of game data."));
    }
    click(f.button("checkCopy"));
    CHECK(QGuiApplication::clipboard()->text().startsWith("NOT JUDGED"));
    // Keys of what cannot be done do nothing.
    QTest::keyClick(&f.check(), Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(&f.check(), Qt::Key_F8);
    CHECK_FALSE(f.document().isOpen());
    // A list of ours after it is judged again, with its reasons.
    f.check().checkFile(hold);
    f.wait();
    CHECK(f.button("checkOpenRoster").isEnabled());
    CHECK(f.button("checkOpenRoster").toolTip().startsWith("Opens a copy"));
}

TEST_CASE("a roster of BattleScribe is put beside another list from the window")
{
    const Harbour f;
    f.checkFile();
    click(f.button("checkBattle"));
    auto& battle = f.window->battleWindow();
    REQUIRE(QTest::qWaitFor([&] { return !battle.isWorking(); }, 30'000));
    REQUIRE(battle.theirs().list());
    CHECK(testing::the<CheckTable>(battle.theirs(), "checkTable").list().rowCount() == 9);
}

TEST_CASE("pasted XML is a roster of BattleScribe too")
{
    const Harbour f;
    testing::activate(f.check());
    f.check().checkText(QString::fromStdString(harbourRoster()));
    f.wait();
    CHECK(f.rows().rowCount() == 9);
    f.check().checkText(QString::fromStdString(harbourRoster().substr(0, 500)));
    f.wait();
    CHECK(testing::the<QLabel>(f.check(), "checkFaults").text().contains("ends in the middle"));
}

TEST_CASE("a roster of BattleScribe is printed from the window, with the sheets that there are")
{
    const Harbour f;
    f.checkFile();
    during([&] { click(f.button("checkPrint")); },
           [&](QDialog& dialog) {
               auto& preview = dynamic_cast<PreviewDialog&>(dialog);
               CHECK(preview.makeNow());
               CHECK(preview.pdf().starts_with("%PDF"));
               CHECK(testing::the<QCheckBox>(dialog, "cards").isVisible());
               CHECK_FALSE(testing::the<QCheckBox>(dialog, "battle").isVisible());
               CHECK_FALSE(testing::the<QCheckBox>(dialog, "secret").isVisible());
               dialog.reject();
           });
}

TEST_CASE("a roster of BattleScribe that is opened or dropped is checked, whatever is open")
{
    Harbour f;
    f.prompts.openPath = f.path("harbour.ros");
    REQUIRE(f.window->create(*readRoster(bytesOf(hold), hold)));
    CHECK_FALSE(f.window->openFile(f.path("harbour.ros")));
    f.wait();
    CHECK(f.rows().rowCount() == 9);
    REQUIRE(f.window->pages().size() == 1);
    CHECK(f.window->pages().front()->document().isOpen()); // what was open stays
    // What it is, is seen from the content.
    const auto json = battlescribe::writeJson(*battlescribe::readRosterFile(harbourRoster(), "x.ros"));
    write(f.path("list.txt").toStdString(), json);
    CHECK_FALSE(f.window->openFile(f.path("list.txt")));
    f.wait();
    CHECK(f.rows().rowCount() == 9);
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(f.path("harbour.ros"))});
    QDropEvent drop({20, 20}, Qt::CopyAction, &file, Qt::LeftButton, {});
    QApplication::sendEvent(f.window.get(), &drop);
    f.wait();
    CHECK(f.prompts.count("askUnsaved") == 0);
    CHECK(f.prompts.count("showMessage") == 0);
    f.prompts.unsaved = Prompts::Unsaved::Discard;
}

TEST_CASE("in a battle a roster of BattleScribe without the data of its game is shown as its file says")
{
    Harbour f;
    auto& battle = f.window->battleWindow();
    f.prompts.openPath = f.path("harbour.ros");
    auto& side = battle.ours();
    emit testing::the<QToolButton>(side, "sideChoose").menu()->aboutToShow();
    testing::the<QAction>(side, "sideFile").trigger();
    REQUIRE(QTest::qWaitFor([&] { return side.list().has_value(); }, 30'000));
    CHECK(testing::the<QLabel>(side, "sideDoubts").text().contains("not here"));
    CHECK(testing::the<QWidget>(side, "legalBadge").accessibleName().startsWith("Not judged"));
}

TEST_CASE("a folder has rows of rosters of BattleScribe, and opens them")
{
    const Harbour f;
    auto& folder = f.window->folderWindow();
    folder.check({f.path("harbour.ros").toStdString()});
    REQUIRE(QTest::qWaitFor([&] { return !folder.isWorking(); }, 30'000));
    emit folder.listRequested(f.path("harbour.ros").toStdString());
    f.wait();
    CHECK(f.rows().rowCount() == 9);
}

TEST_CASE("with a folder of data in Games and Armies a roster of BattleScribe is judged")
{
    const DataFolder home;
    auto store = home.open();
    WindowFixture f(store);
    const QString judged = QStringLiteral(MUSTER_SOURCE_DIR "/tests/data/battlescribe/judged");
    auto& checking = f.window->checkWindow();
    const auto badge = [&]() -> QWidget& { return testing::the<QWidget>(checking, "legalBadge"); };
    const auto wait = [&] {
        REQUIRE(QTest::qWaitFor([&] { return !checking.isWorking(); }, 5000));
        QCoreApplication::processEvents();
    };
    checking.checkFile((judged + "/broken.ros").toStdString());
    wait();
    CHECK(badge().accessibleName() == "Not judged: no data of this game");
    CHECK(testing::the<QLabel>(checking, "originKind").text().contains("It is shown as its file says"));

    f.prompts.folder = judged + "/data";
    during([&] { f.trigger("actionData"); },
           [](QDialog& dialog) {
               auto& tree = testing::the<QTreeWidget>(dialog, "dataTree");
               const auto row = [&]() -> QTreeWidgetItem* {
                   const auto found = tree.findItems("Salt War", Qt::MatchExactly);
                   return found.isEmpty() ? nullptr : found.front();
               };
               CHECK(row() == nullptr);
               testing::the<QPushButton>(dialog, "addGameData").click();
               REQUIRE(QTest::qWaitFor([&] { return row() != nullptr; }, 30'000));
               CHECK(row()->childCount() == 1);
               CHECK(row()->child(0)->text(0) == "Salt Folk");
               CHECK(tree.currentItem() == row()); // what was added is shown, and told
               CHECK(testing::the<QLabel>(dialog, "dataFaultsHead").text() == "Added: Salt War: 1 unit");
               tree.setCurrentItem(tree.topLevelItem(0));
               CHECK_FALSE(testing::the<QPushButton>(dialog, "forgetGameData").isEnabled());
               tree.setCurrentItem(row());
               CHECK(testing::the<QPushButton>(dialog, "forgetGameData").isEnabled());
               dialog.reject();
           });
    wait(); // the list that is shown is judged at once
    CHECK(badge().accessibleName() == "Not legal: 4 errors");
    CHECK(testing::the<QLabel>(checking, "originKind").text().contains("judged by the data of its game"));
    CHECK(testing::the<QLabel>(checking, "checkClaims").text().startsWith("Sums by the data:"));
    CHECK_FALSE(testing::the<QPushButton>(checking, "checkAddData").isVisible());

    during([&] { f.trigger("actionData"); },
           [](QDialog& dialog) {
               auto& tree = testing::the<QTreeWidget>(dialog, "dataTree");
               const auto rows = [&] { return tree.findItems("Salt War", Qt::MatchExactly); };
               REQUIRE(QTest::qWaitFor([&] { return !rows().isEmpty(); }, 30'000));
               tree.setCurrentItem(rows().front());
               testing::the<QPushButton>(dialog, "forgetGameData").click();
               CHECK(rows().isEmpty());
               dialog.reject();
           });
    wait();
    CHECK(badge().accessibleName() == "Not judged: no data of this game");

    // The same beside the verdict.
    auto& add = testing::the<QPushButton>(checking, "checkAddData");
    CHECK(add.isVisible());
    click(add);
    CHECK(QTest::qWaitFor([&] { return badge().accessibleName() == "Not legal: 4 errors"; }, 30'000));
    CHECK_FALSE(add.isVisible());
    auto& findings = testing::the<QListView>(checking, "findingsView");
    const auto limit = findings.model()->index(1, 0);
    CHECK(findings.visualRect(limit).height() > findings.visualRect(findings.model()->index(4, 0)).height());
}

TEST_CASE("nothing is cut of a finding of BattleScribe's data, its source and its fixes, in a narrow window")
{
    const DataFolder home;
    auto store = home.open();
    WindowFixture f(store);
    const QString judged = QStringLiteral(MUSTER_SOURCE_DIR "/tests/data/battlescribe/judged");
    auto& checking = f.window->checkWindow();
    f.prompts.folder = judged + "/data";
    checking.checkFile((judged + "/broken.ros").toStdString());
    REQUIRE(QTest::qWaitFor([&] { return !checking.isWorking(); }, 5000));
    click(testing::the<QPushButton>(checking, "checkAddData"));
    auto& findings = testing::the<QListView>(checking, "findingsView");
    const auto& badge = testing::the<QWidget>(checking, "legalBadge");
    REQUIRE(QTest::qWaitFor([&] { return badge.accessibleName() == "Not legal: 4 errors"; }, 30'000));
    QCoreApplication::processEvents();
    using Findings = editor::FindingsModel;
    int wrapped = 0;
    for (const auto width : {1400, 880, 760}) {
        f.window->resize(width, 700);
        QTest::qWait(50); // rows get their heights a moment after the window its width
        const auto room = findings.viewport()->width() - 34; // of the mark with the space around it
        const auto fine = fontOf(Type::Fine);
        for (int row = 0; row < findings.model()->rowCount(); ++row) {
            const auto index = findings.model()->index(row, 0);
            auto least = wrappedHeight(index.data().toString(), fontOf(Type::Body), room);
            if (const auto source = index.data(Findings::CitationRole).toString(); !source.isEmpty())
                least += wrappedHeight(source, fine, room);
            const auto fixes = index.data(Findings::FixesRole).toStringList();
            for (const auto& fix : fixes) {
                const auto height = wrappedHeight(fix, fine, room);
                wrapped += height > lineHeight(fine) ? 1 : 0;
                least += height;
            }
            INFO(width << ' ' << index.data().toString().toStdString() << ": " << fixes.join(u'|').toStdString());
            CHECK(findings.visualRect(index).height() >= least);
        }
    }
    CHECK(wrapped > 0);
}

TEST_CASE("what was added of BattleScribe's data is told though other data have a fault")
{
    const DataFolder home;
    auto store = home.open();
    WindowFixture f(store);
    const auto copied = [&](const QString& name) {
        const auto folder = f.path(name);
        REQUIRE(QDir().mkpath(folder));
        for (const auto* file : {"/Salt.gst", "/Folk.cat"})
            REQUIRE(QFile::copy(QStringLiteral(MUSTER_SOURCE_DIR "/tests/data/battlescribe/judged/data") + file,
                                folder + file));
        return folder;
    };
    const auto broken = copied("broken");
    const auto good = copied("good");
    during([&] { f.trigger("actionData"); },
           [&](QDialog& dialog) {
               auto& head = testing::the<QLabel>(dialog, "dataFaultsHead");
               auto& add = testing::the<QPushButton>(dialog, "addGameData");
               f.prompts.folder = broken;
               add.click();
               CHECK(QTest::qWaitFor([&] { return head.text() == "Added: Salt War: 1 unit"; }, 30'000));
               REQUIRE(QFile::remove(broken + "/Folk.cat"));
               write((broken + "/Folk.cat").toStdString(), "<catalogue id=\"folk");
               f.prompts.folder = good;
               add.click();
               const auto both = QStringLiteral("Added: Salt War: 1 unit\nSome of the data cannot be read:");
               CHECK(QTest::qWaitFor([&] { return head.text() == both; }, 30'000));
               CHECK(testing::the<QPlainTextEdit>(dialog, "dataFaults").toPlainText().contains("Folk.cat"));
               dialog.reject();
           });
}

TEST_CASE("while folders of BattleScribe's data are read that take long the window lives")
{
    const DataFolder home;
    auto store = home.open();
    WindowFixture f(store);
    const auto far = f.path("far");
    REQUIRE(QDir().mkpath(far));
    for (const auto* file : {"/Salt.gst", "/Folk.cat"})
        REQUIRE(
            QFile::copy(QStringLiteral(MUSTER_SOURCE_DIR "/tests/data/battlescribe/judged/data") + file, far + file));
    constexpr int wait = 700; // ms for each call that reads
    const SlowFiles slow(far.toStdString(), wait);
    f.prompts.folder = far;
    qint64 longest = 0;
    during([&] { f.trigger("actionData"); },
           [&](QDialog& dialog) {
               QElapsedTimer since;
               since.start();
               QTimer timer;
               QObject::connect(&timer, &QTimer::timeout, [&] { longest = std::max(longest, since.restart()); });
               timer.start(5);
               testing::the<QPushButton>(dialog, "addGameData").click();
               const auto& tree = testing::the<QTreeWidget>(dialog, "dataTree");
               CHECK(QTest::qWaitFor([&] { return !tree.findItems("Salt War", Qt::MatchExactly).isEmpty(); }, 60'000));
               dialog.reject();
           });
    CHECK(longest < wait);
}
