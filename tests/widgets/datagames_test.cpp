// Games of data folders: in the dialog of games and armies, in the one for a new roster, on the first page.

#include "editor/tidewrack.h"
#include "widgets/windowfixture.h"

#include "editor/datafolder.h"
#include "io/data/datafolders.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/dialogs/limitsdialog.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/settings/usedgames.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// A person with the invented game in a folder of data.
class DataPlayer {
public:
    DataPlayer() : store(home.open()), f(store) {}

    void add(const std::string& path)
    {
        DataFolders folders;
        folders.add(path);
        REQUIRE(writeDataFolders(store.userFolder(), folders));
    }

    Tidewrack data;
    const DataFolder home;
    Store store;
    WindowFixture f;
};

QTreeWidgetItem* topRowOf(const QTreeWidget& tree, const QString& name)
{
    const auto found = tree.findItems(name, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.front();
}

int topRowOf(const QListWidget& list, const QString& name)
{
    const auto found = list.findItems(name, Qt::MatchExactly);
    return found.isEmpty() ? -1 : list.row(found.front());
}

QString wordsOfRow(const QListWidget& list, const QString& name)
{
    return list.item(topRowOf(list, name))->data(Qt::UserRole + 20).toString();
}

void waitFor(const std::function<bool()>& isSo) { REQUIRE(QTest::qWaitFor(isSo, 30'000)); }

/// Chooses the invented game and waits until a list of its first army can be made.
void chooseTidewrack(QDialog& dialog)
{
    auto& games = the<QListWidget>(dialog, "newRulesets");
    waitFor([&] { return topRowOf(games, "Tidewrack") >= 0; });
    games.setCurrentRow(topRowOf(games, "Tidewrack"));
    waitFor([&] { return the<QListWidget>(dialog, "newForces").isVisible(); });
}

battlescribe::NewList listOf(const NewRosterDialog& dialog)
{
    const auto made = dialog.made();
    REQUIRE(std::holds_alternative<battlescribe::NewList>(made));
    return std::get<battlescribe::NewList>(made);
}

} // namespace

TEST_CASE("Games and Armies shows what a folder of data has, what is missing and what is wrong, and sees it change")
{
    DataPlayer player;
    player.f.prompts.folder = QString::fromStdString(player.data.path());
    during([&] { player.f.trigger("actionData"); },
           [&](QDialog& dialog) {
               auto& tree = the<QTreeWidget>(dialog, "dataTree");
               the<QPushButton>(dialog, "addGameData").click();
               waitFor([&] { return topRowOf(tree, "Tidewrack") != nullptr; });
               CHECK(tree.currentItem() == topRowOf(tree, "Tidewrack"));
               CHECK(the<QLabel>(dialog, "dataFaultsHead").text() == "Added: Tidewrack: 5 units");
               CHECK(tree.currentItem()->childCount() == 3); // not the library
               auto& catalogues = the<QTreeWidget>(dialog, "folderCatalogues");
               CHECK(catalogues.isVisible());
               waitFor([&] { return topRowOf(catalogues, "House Merrow")->text(3) == "read"; });
               CHECK(topRowOf(catalogues, "House Merrow")->text(1) == "5");
               CHECK(topRowOf(catalogues, "House Merrow")->text(2) == "9");
               CHECK(topRowOf(catalogues, "Merrow Library")->text(3) == "library");
               CHECK(topRowOf(catalogues, "Drowned Court")->text(3) == "not complete");
               CHECK(the<QLabel>(dialog, "folderMissing").text() ==
                     "Drowned Court needs a file that is not in the folder: Wreck Beasts. Its lists are shown, not "
                     "judged.");
               CHECK(the<QLabel>(dialog, "folderPath").text().contains("5 files"));
               auto& remarks = the<QTreeWidget>(dialog, "folderRemarks");
               waitFor([&] { return remarks.topLevelItemCount() == 1; });
               CHECK(remarks.topLevelItem(0)->text(0).startsWith("1 import is missing"));
               CHECK(remarks.topLevelItem(0)->childCount() == 1);
               CHECK_FALSE(the<QPushButton>(dialog, "stopLint").isVisible());

               player.data.put("Wreck Beasts.cat", Tidewrack::catalogue("beasts-cat", "Wreck Beasts", 1, ""));
               waitFor([&] { return topRowOf(catalogues, "Wreck Beasts") != nullptr; });
               waitFor([&] { return topRowOf(catalogues, "Drowned Court")->text(3) == "read"; });
               CHECK_FALSE(the<QLabel>(dialog, "folderMissing").isVisible());
               waitFor([&] { return remarks.topLevelItemCount() == 0; });

               // The key, not the button: off the list, and on the disk as before.
               activate(dialog);
               tree.setFocus();
               QTest::keyClick(&tree, Qt::Key_Delete);
               CHECK(topRowOf(tree, "Tidewrack") == nullptr);
               CHECK(QFile::exists(player.data.file("Tidewrack.gst")));
               dialog.reject();
           });
    CHECK(readDataFolders(player.store.userFolder())->paths.empty());
}

TEST_CASE("a folder of data that is gone stays on the list until it is found again")
{
    DataPlayer player;
    player.add(player.data.path());
    player.data.rename("moved");
    player.f.prompts.folder = QString::fromStdString(player.data.path());
    during([&] { player.f.trigger("actionNew"); },
           [&](QDialog& dialog) {
               auto& games = the<QListWidget>(dialog, "newRulesets");
               waitFor([&] { return wordsOfRow(games, "tidewrack-data") == "The folder is not there."; });
               games.setCurrentRow(topRowOf(games, "tidewrack-data"));
               CHECK(the<QLabel>(dialog, "newNone").text().contains("The folder is not there."));
               CHECK_FALSE(the<QPushButton>(dialog, "createRoster").isEnabled());
               CHECK(the<QPushButton>(dialog, "newFindData").isVisible());
               dialog.reject();
           });
    during([&] { player.f.trigger("actionData"); },
           [&](QDialog& dialog) {
               auto& tree = the<QTreeWidget>(dialog, "dataTree");
               waitFor([&] { return topRowOf(tree, "tidewrack-data (not there)") != nullptr; });
               tree.setCurrentItem(topRowOf(tree, "tidewrack-data (not there)"));
               CHECK(the<QLabel>(dialog, "folderMissing").text().startsWith("The folder is not there."));
               auto& find = the<QPushButton>(dialog, "findFolder");
               CHECK(find.isVisible());
               find.click();
               waitFor([&] { return topRowOf(tree, "Tidewrack") != nullptr; });
               CHECK_FALSE(find.isVisible());
               dialog.reject();
           });
    CHECK(readDataFolders(player.store.userFolder())->paths == std::vector{player.data.path()});
}

TEST_CASE("what is no folder of data is told with what to do")
{
    DataPlayer player;
    player.f.prompts.folder = player.data.home();
    during([&] { player.f.trigger("actionData"); },
           [&](QDialog& dialog) {
               the<QPushButton>(dialog, "addGameData").click();
               auto& faults = the<QPlainTextEdit>(dialog, "dataFaults");
               waitFor([&] { return faults.isVisible(); });
               CHECK(faults.toPlainText().contains(QString::fromUtf8("in the folder “tidewrack-data” in it")));
               dialog.reject();
           });
}

TEST_CASE("a new list of a data folder's game asks for catalogue, force and limits, with the data's own filled in")
{
    DataPlayer player;
    player.add(player.data.path());
    NewRosterDialog dialog(player.store, "heresy", {}, nullptr);
    dialog.show();
    auto& games = the<QListWidget>(dialog, "newRulesets");
    auto& armies = the<QListWidget>(dialog, "newArmies");
    auto& create = the<QPushButton>(dialog, "createRoster");
    chooseTidewrack(dialog);
    CHECK(wordsOfRow(games, "Tidewrack") == QString::fromUtf8("3 catalogues · data folder, rev. 14"));
    CHECK(armies.count() == 3);
    CHECK(topRowOf(armies, "Merrow Library") == -1);
    waitFor([&] { return wordsOfRow(armies, "House Merrow") == QString::fromUtf8("5 entries · rev. 9"); });
    CHECK(wordsOfRow(armies, "Drowned Court") == "needs Wreck Beasts");

    armies.setCurrentRow(topRowOf(armies, "House Merrow"));
    auto& forces = the<QListWidget>(dialog, "newForces");
    auto& name = the<QLineEdit>(dialog, "newListName");
    waitFor([&] { return name.text() == "House Merrow 1,000" && forces.isVisible(); });
    CHECK(forces.count() == 2);
    CHECK(forces.currentRow() == 0);
    CHECK(the<QLineEdit>(dialog, "limit-pts").text() == "1,000");
    CHECK(the<QLineEdit>(dialog, "limit-glory").text().isEmpty());
    CHECK(dialog.findChild<QLineEdit*>("limit-tally") == nullptr);
    CHECK(create.isEnabled());

    the<QLineEdit>(dialog, "limit-pts").setText("1,250");
    CHECK(name.text() == "House Merrow 1,250");
    the<QLineEdit>(dialog, "limit-pl").setText("lots");
    CHECK_FALSE(create.isEnabled());
    CHECK(the<QLabel>(dialog, "limitFault").isVisible());
    the<QLineEdit>(dialog, "limit-pl").clear();
    CHECK(create.isEnabled());
    forces.setCurrentRow(1);
    name.clear();
    QTest::keyClicks(&name, " Tide's Teeth ");
    the<QLineEdit>(dialog, "limit-pts").setText("1,500"); // the person's own name stays
    create.click();
    CHECK(dialog.result() == QDialog::Accepted);

    const auto list = listOf(dialog);
    CHECK(list.folder == player.data.path());
    CHECK(list.gameSystem == "tide");
    CHECK(list.catalogue == "merrow");
    CHECK(list.force == "auxiliary");
    CHECK(list.name == "Tide's Teeth");
    REQUIRE(list.limits.size() == 3);
    CHECK(list.limits[0].costType == "pts");
    CHECK(list.limits[0].value == battlescribe::Decimal(1500));
    CHECK_FALSE(list.limits[1].value);
    CHECK_FALSE(list.limits[2].value);
}

TEST_CASE("Enter takes what is proposed, also while the data are still read, and the game is the first the next time")
{
    DataPlayer player;
    player.add(player.data.path());
    {
        NewRosterDialog dialog(player.store, {}, {}, nullptr);
        dialog.show();
        chooseTidewrack(dialog);
        auto& armies = the<QListWidget>(dialog, "newArmies");
        armies.setCurrentRow(topRowOf(armies, "House Merrow"));
        CHECK_FALSE(the<QListWidget>(dialog, "newForces").isVisible()); // its data are being read
        activate(dialog);
        the<QLineEdit>(dialog, "newSearch").setFocus();
        QTest::keyClick(&the<QLineEdit>(dialog, "newSearch"), Qt::Key_Return);
        CHECK(dialog.isVisible());
        waitFor([&] { return !dialog.isVisible(); });
        CHECK(listOf(dialog).name == "House Merrow 1,000");
        CHECK(listOf(dialog).force == "vanguard");
    }
    CHECK(usedGames().front().army == "merrow");
    NewRosterDialog dialog(player.store, "heresy", {}, nullptr);
    dialog.show();
    auto& games = the<QListWidget>(dialog, "newRulesets");
    CHECK(games.currentRow() == 0);
    CHECK(games.item(0)->text() == "Tidewrack"); // before the folder was listed
    activate(dialog);
    QTest::keyClick(&dialog, Qt::Key_Return);
    waitFor([&] { return !dialog.isVisible(); });
    CHECK(dialog.result() == QDialog::Accepted);
    CHECK(listOf(dialog).catalogue == "merrow");
}

TEST_CASE("in the dialog for a new roster arrows go between games and armies, and letters search")
{
    DataPlayer player;
    player.add(player.data.path());
    NewRosterDialog dialog(player.store, "heresy", {}, nullptr);
    dialog.show();
    activate(dialog);
    auto& games = the<QListWidget>(dialog, "newRulesets");
    auto& armies = the<QListWidget>(dialog, "newArmies");
    auto& search = the<QLineEdit>(dialog, "newSearch");
    waitFor([&] { return topRowOf(games, "Tidewrack") >= 0; });
    QTest::keyClick(&search, Qt::Key_Down);
    CHECK(games.hasFocus());
    QTest::keyClick(&games, Qt::Key_Right);
    CHECK(armies.hasFocus());
    armies.setCurrentRow(0);
    QTest::keyClick(&armies, Qt::Key_Left);
    CHECK(games.hasFocus());
    QTest::keyClicks(&games, "g");
    CHECK(search.hasFocus());
    QTest::keyClicks(&search, "lass cho");
    CHECK(games.currentItem()->text() == "Tidewrack");
    CHECK(armies.currentItem()->text() == "Glass Choir");
    waitFor([&] { return the<QListWidget>(dialog, "newForces").isVisible(); });
    QTest::keyClick(&dialog, Qt::Key_Return, Qt::ControlModifier);
    CHECK(dialog.result() == QDialog::Accepted);
    CHECK(listOf(dialog).catalogue == "choir");
}

TEST_CASE("a catalogue whose data cannot be read is told in the dialog, which stays usable")
{
    DataPlayer player;
    player.add(player.data.path());
    player.data.put("Glass Choir.cat", Tidewrack::catalogue("choir", "Glass Choir", 6, "<selectionEntries>"));
    NewRosterDialog dialog(player.store, {}, {}, nullptr);
    dialog.show();
    chooseTidewrack(dialog);
    auto& armies = the<QListWidget>(dialog, "newArmies");
    armies.setCurrentRow(topRowOf(armies, "Glass Choir"));
    auto& state = the<QLabel>(dialog, "newDataState");
    waitFor([&] { return state.text().startsWith("The data of Glass Choir cannot be read."); });
    CHECK(state.isVisible());
    CHECK_FALSE(the<QPushButton>(dialog, "createRoster").isEnabled());
    armies.setCurrentRow(topRowOf(armies, "House Merrow"));
    waitFor([&] { return the<QListWidget>(dialog, "newForces").isVisible(); });
    CHECK(the<QPushButton>(dialog, "createRoster").isEnabled());
}

TEST_CASE("a folder of data is added from the dialog for a new roster, and its game is chosen there")
{
    DataPlayer player;
    NewRosterDialog dialog(player.store, {}, {}, nullptr);
    dialog.setPrompts(player.f.prompts);
    player.f.prompts.folder = QString::fromStdString(player.data.path());
    int changes = 0;
    QObject::connect(&dialog, &NewRosterDialog::dataChanged, [&] { ++changes; });
    dialog.show();
    activate(dialog);
    during([&] { the<QPushButton>(dialog, "newAddData").click(); },
           [](QDialog& data) {
               waitFor([&] { return topRowOf(the<QTreeWidget>(data, "dataTree"), "Tidewrack") != nullptr; });
               data.reject();
           });
    CHECK(changes == 1);
    auto& games = the<QListWidget>(dialog, "newRulesets");
    waitFor([&] { return games.currentItem() && games.currentItem()->text() == "Tidewrack"; });
}

TEST_CASE("the first page names games of data folders and asks for another folder")
{
    DataPlayer player;
    CHECK(player.f.the<QLabel>("startGames").text().startsWith("Games that others keep as data"));
    player.f.prompts.folder = QString::fromStdString(player.data.path());
    during([&] { player.f.the<QPushButton>("startData").click(); },
           [](QDialog& data) {
               waitFor([&] { return topRowOf(the<QTreeWidget>(data, "dataTree"), "Tidewrack") != nullptr; });
               data.reject();
           });
    player.f.start();
    waitFor([&] { return player.f.the<QLabel>("startGames").text().contains("Tidewrack"); });
}

TEST_CASE("limits of an open list are changed as wishes, those that stay are left out")
{
    LimitsDialog dialog({{"pts", "pts", "1,000"}, {"pl", "Power Level", "50"}, {"glory", "Glory", ""}}, nullptr);
    dialog.show();
    CHECK(dialog.changes().empty());
    the<QLineEdit>(dialog, "limit-pts").setText("1,250");
    the<QLineEdit>(dialog, "limit-pl").clear();
    the<QLineEdit>(dialog, "limit-glory").setText("x");
    CHECK_FALSE(the<QPushButton>(dialog, "takeLimits").isEnabled());
    the<QLineEdit>(dialog, "limit-glory").clear();
    CHECK(the<QPushButton>(dialog, "takeLimits").isEnabled());
    const auto changes = dialog.changes();
    REQUIRE(changes.size() == 2);
    CHECK(changes[0].cost == "pts");
    CHECK(changes[0].limit == "1,250");
    CHECK(changes[1].cost == "pl");
    CHECK_FALSE(changes[1].limit);
}
