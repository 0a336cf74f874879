// A list of game data in the real window: the invented game of battlescribe/reefs.h, with three levels of choices.
#include "battlescribe/reefs.h"
#include "widgets/windowfixture.h"

#include "editor/datafolder.h"
#include "io/data/datafolders.h"
#include "widgets/dialogs/limitsdialog.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/roster/rosterview.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// A person with the invented game in a folder of data, whose keys are counted.
class ReefPlayer {
public:
    ReefPlayer() : store(withData(home, reefs)), f(store) {}

    void press(const char* keys)
    {
        INFO(keys);
        REQUIRE(QApplication::focusWidget());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(QString::fromLatin1(keys)));
        ++count;
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        REQUIRE(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), text);
        count += static_cast<int>(text.size());
        QCoreApplication::processEvents();
    }
    /// With the keyboard alone, from the first page.
    void begin()
    {
        during([this] { f.trigger("actionNew"); },
               [this](QDialog& dialog) {
                   activate(dialog);
                   const auto& games = the<QListWidget>(dialog, "newRulesets");
                   waitFor([&] { return !games.findItems("Tide & Timber", Qt::MatchExactly).isEmpty(); });
                   type("merrow");
                   auto& accept = the<QPushButton>(dialog, "createRoster");
                   waitFor([&] { return accept.isEnabled() && the<QListWidget>(dialog, "newForces").isVisible(); });
                   press("Return");
               });
        ++count; // Ctrl+N
        REQUIRE(f.document().gameData());
        f.activate();
    }
    void add(const QString& words)
    {
        press("Ctrl+F");
        CHECK(QApplication::focusWidget()->objectName() == "armySearch");
        press("Ctrl+A");
        type(words);
        CHECK(qobject_cast<QLineEdit*>(QApplication::focusWidget())->text() == words);
        press("Return");
        f.settle();
    }
    [[nodiscard]] std::string sum() { return f.document().form()->head().costs.front().sum.toStdString(); }

    static void waitFor(const std::function<bool()>& isSo) { REQUIRE(QTest::qWaitFor(isSo, 30'000)); }

    static Store withData(const DataFolder& home, const Reefs& reefs)
    {
        auto store = home.open();
        DataFolders folders;
        folders.add(reefs.path());
        REQUIRE(writeDataFolders(store.userFolder(), folders));
        return store;
    }

    const DataFolder home;
    const Reefs reefs;
    Store store;
    WindowFixture f;
    int count = 0;
};

} // namespace

TEST_CASE("a legal army of game data with three levels of choices takes 40 keys, is saved, opened again and printed")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    CHECK(f.document().form()->head().outcome == Outcome::NotLegal); // no captain
    player.add("cap");
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
    player.add("reef");
    CHECK(player.sum() == "115");

    player.press("F4");
    player.press("H"); // Harpoon
    player.press("Space");
    f.settle();
    CHECK(player.sum() == "130");
    player.press("B"); // its Barbed heads
    player.press("Space");
    f.settle();
    CHECK(player.sum() == "135");
    // Its category leads to all that can be added of it.
    auto& rank = f.the<QLabel>("unitRank");
    CHECK(rank.text().contains("<a href='0'>Line</a>"));
    emit rank.linkActivated("0");
    CHECK(f.the<QLineEdit>("armySearch").text() == "Line");
    const auto* offers = f.the<QTreeView>("armyView").model();
    REQUIRE(offers->rowCount() == 1);
    CHECK(offers->index(0, 0, offers->index(0, 0)).data().toString() == "Reef Wardens");
    f.the<QLineEdit>("armySearch").clear();
    f.prompts.savePath = f.path("teeth.rosz");
    player.press("Ctrl+S");
    f.settle();
    CHECK_FALSE(f.document().isModified());
    CHECK(player.count <= 40);
    CHECK(f.document().form()->head().outcome == Outcome::Legal);

    f.trigger("actionClose");
    REQUIRE(f.window->openFile(f.path("teeth.rosz")));
    REQUIRE(f.document().gameData());
    CHECK(player.sum() == "135");
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
    during([&] { f.trigger("actionPrint"); },
           [&](QDialog& dialog) {
               auto& preview = dynamic_cast<PreviewDialog&>(dialog);
               REQUIRE(preview.makeNow());
               CHECK(preview.pdf().starts_with("%PDF"));
               dialog.reject();
           });
}

TEST_CASE("limits of a list of game data are changed by Costs, and undone")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    player.add("cap");
    player.add("reef");
    during([&] { f.trigger("actionBattle"); },
           [&](QDialog& dialog) {
               REQUIRE(dynamic_cast<LimitsDialog*>(&dialog));
               auto& field = *dialog.findChild<QLineEdit*>();
               CHECK(field.text() == "200");
               field.setText("100");
               dialog.accept();
           });
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::NotLegal);
    CHECK(f.document().form()->head().costs.front().left.toStdString() == "15 over");
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.document().form()->head().outcome == Outcome::Legal);
}

TEST_CASE("what only games of our own have is greyed for a list of game data, with the reason")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    for (const auto* name : {"actionGameVersion", "actionExportCode", "actionLacking", "actionReplace"}) {
        INFO(name);
        CHECK_FALSE(f.the<QAction>(name).isEnabled());
        CHECK(f.the<QAction>(name).statusTip().contains("own"));
    }
    CHECK(f.the<QAction>("actionExportText").isEnabled());
    CHECK(f.the<QAction>("actionBattle").isEnabled());
}

TEST_CASE("a list of game data whose data were taken off the list is looked at, not opened")
{
    ReefPlayer player;
    auto& f = player.f;
    player.begin();
    f.prompts.savePath = f.path("teeth.ros");
    player.press("Ctrl+S");
    f.settle();
    f.trigger("actionClose");
    auto folders = readDataFolders(player.store.userFolder());
    REQUIRE(folders);
    folders->remove(player.reefs.path());
    REQUIRE(writeDataFolders(player.store.userFolder(), *folders));
    CHECK_FALSE(f.window->openFile(f.path("teeth.ros")));
}
