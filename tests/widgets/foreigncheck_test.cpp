// Rosters of BattleScribe in the windows: they can be looked at, printed and told, not edited.
#include "widgets/windowfixture.h"

#include "battlescribe/samples.h"
#include "editor/datafolder.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/checking/pastepage.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/printing/previewdialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::CheckModel;

namespace {

struct Foreign : WindowFixture {
    Foreign() { write(path("harbour.ros").toStdString(), harbourRoster()); }

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
    const Foreign f;
    f.checkFile();
    REQUIRE(f.rows().rowCount() == 9);
    CHECK(testing::the<QWidget>(f.check(), "legalBadge").accessibleName() == "Not judged: no data of this game");
    CHECK(testing::the<QWidget>(f.check(), "origin").isVisible());
    CHECK_FALSE(testing::the<QWidget>(f.check(), "markCounts").isVisible());
    CHECK(testing::the<QLabel>(f.check(), "checkClaims").text().contains("crowns: 205 of 250, as the file says"));
    CHECK(f.check().windowTitle() == "Check a List: Harbour Watch");
    for (const auto* name : {"checkOpenRoster", "checkCompare", "checkBattle"}) {
        CHECK_FALSE(f.button(name).isEnabled());
        CHECK(f.button(name).toolTip() == "Not possible with a roster of BattleScribe yet.");
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

TEST_CASE("pasted XML is a roster of BattleScribe too")
{
    const Foreign f;
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
    const Foreign f;
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
    Foreign f;
    f.prompts.openPath = f.path("harbour.ros");
    REQUIRE(f.window->create(*readRoster(bytesOf(hold), hold)));
    CHECK_FALSE(f.window->openFile(f.path("harbour.ros")));
    f.wait();
    CHECK(f.rows().rowCount() == 9);
    CHECK(f.document().isOpen()); // what was open stays
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(f.path("harbour.ros"))});
    QDropEvent drop({20, 20}, Qt::CopyAction, &file, Qt::LeftButton, {});
    QApplication::sendEvent(f.window.get(), &drop);
    f.wait();
    CHECK(f.prompts.count("askUnsaved") == 0);
    CHECK(f.prompts.count("showMessage") == 0);
    f.prompts.unsaved = Prompts::Unsaved::Discard;
}

TEST_CASE("in a battle and a comparison, a roster of BattleScribe says why it cannot take part")
{
    Foreign f;
    auto& battle = f.window->battleWindow();
    f.prompts.openPath = f.path("harbour.ros");
    auto& choose = testing::the<QToolButton>(battle, "sideChoose");
    emit choose.menu()->aboutToShow();
    testing::the<QAction>(*choose.menu(), "sideFile").trigger();
    auto& nothing = testing::the<QLabel>(battle, "sideNothing");
    CHECK(QTest::qWaitFor([&] { return nothing.text().contains("roster of BattleScribe"); }, 30'000));
}

TEST_CASE("a folder has rows of rosters of BattleScribe, and opens them")
{
    const Foreign f;
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
               REQUIRE(row() != nullptr);
               CHECK(row()->childCount() == 1);
               CHECK(row()->child(0)->text(0) == "Salt Folk");
               CHECK(tree.currentItem() == row()); // what was added is shown, and told
               CHECK(testing::the<QLabel>(dialog, "dataFaultsHead").text() == "Added: Salt War: 1 army");
               tree.setCurrentItem(tree.topLevelItem(0));
               CHECK_FALSE(testing::the<QPushButton>(dialog, "forgetGameData").isEnabled());
               tree.setCurrentItem(row());
               CHECK(testing::the<QPushButton>(dialog, "forgetGameData").isEnabled());
               dialog.reject();
           });
    wait(); // the list that is shown is judged at once
    CHECK(badge().accessibleName() == "Not legal: 4 errors");
    CHECK(testing::the<QLabel>(checking, "checkClaims").text().startsWith("Sums by the data:"));
    CHECK_FALSE(testing::the<QPushButton>(checking, "checkAddData").isVisible());

    during([&] { f.trigger("actionData"); },
           [](QDialog& dialog) {
               auto& tree = testing::the<QTreeWidget>(dialog, "dataTree");
               tree.setCurrentItem(tree.findItems("Salt War", Qt::MatchExactly).front());
               testing::the<QPushButton>(dialog, "forgetGameData").click();
               CHECK(tree.findItems("Salt War", Qt::MatchExactly).isEmpty());
               dialog.reject();
           });
    wait();
    CHECK(badge().accessibleName() == "Not judged: no data of this game");

    // The same beside the verdict.
    auto& add = testing::the<QPushButton>(checking, "checkAddData");
    CHECK(add.isVisible());
    click(add);
    wait();
    CHECK(badge().accessibleName() == "Not legal: 4 errors");
    CHECK_FALSE(add.isVisible());
    auto& findings = testing::the<QListView>(checking, "findingsView");
    const auto limit = findings.model()->index(1, 0);
    CHECK(findings.visualRect(limit).height() > findings.visualRect(findings.model()->index(4, 0)).height());
}
