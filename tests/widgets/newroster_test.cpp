// The first minutes with a new roster: which game is offered, where its figures come from, how rulings are answered,
// how numbers are written, what an empty roster begins with, where it is saved.

#include "widgets/windowfixture.h"

#include "widgets/library/librarypage.h"
#include "widgets/look/controlstyle.h"
#include "widgets/roster/emptyroster.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

QStringList idsIn(const QListWidget& list)
{
    QStringList ids;
    for (int row = 0; row < list.count(); ++row)
        ids << list.item(row)->data(Qt::UserRole).toString();
    return ids;
}

void chooseRow(QListWidget& list, const QString& id)
{
    const auto row = idsIn(list).indexOf(id);
    REQUIRE(row >= 0);
    list.setCurrentRow(static_cast<int>(row));
}

QString titleOf(const QObject& parent, const QString& fold) { return testing::the<QToolButton>(parent, fold).text(); }

void openFold(const QObject& parent, const QString& fold)
{
    auto& head = testing::the<QToolButton>(parent, fold);
    if (!head.isChecked())
        head.click();
}

} // namespace

TEST_CASE("a new roster offers games from rulebooks first, playtest last, and the one used last before all")
{
    WindowFixture f;
    during([&] { f.trigger("actionNew"); },
           [](QDialog& dialog) {
               auto& games = testing::the<QListWidget>(dialog, "newRulesets");
               CHECK(idsIn(games) == QStringList{"rules-of-war-ancients", "wargame", "warpath-2e", "heresy"});
               CHECK(games.currentRow() == 0);
               chooseRow(games, "heresy");
               CHECK(titleOf(dialog, "fold-origin") == "Playtest figures");
               chooseRow(games, "warpath-2e");
               CHECK(titleOf(dialog, "fold-origin") == "Figures transcribed by players");
               CHECK(titleOf(dialog, "fold-rulings") == "1 ruling, as we read it");
               testing::the<QPushButton>(dialog, "createRoster").click();
           });
    REQUIRE(f.document().isOpen());
    during([&] { f.trigger("actionNew"); },
           [](QDialog& dialog) {
               CHECK(idsIn(testing::the<QListWidget>(dialog, "newRulesets")).front() == "warpath-2e");
               dialog.reject();
           });
    // The samples keep that order in their turns.
    f.trigger("actionClose");
    const auto& samples = f.the<QListWidget>("sampleList");
    REQUIRE(QTest::qWaitFor([&] { return samples.count() >= 8; }));
    f.start();
    const auto& again = f.the<QListWidget>("sampleList");
    QStringList first;
    CHECK(QTest::qWaitFor(
        [&] {
            first.clear();
            for (int row = 0; row < std::min(4, again.count()); ++row)
                first << again.item(row)->data(Qt::UserRole + 3).toString();
            return first == QStringList{"warpath-2e", "rules-of-war-ancients", "wargame", "heresy"};
        },
        10'000));
}

TEST_CASE("a ruling shows both answers, says which is ours, and is switched by choosing the other")
{
    WindowFixture f(company());
    during([&] { f.trigger("actionBattle"); },
           [](QDialog& dialog) {
               CHECK_FALSE(testing::the<QRadioButton>(dialog, "ruling-embarked-units-count-no").isVisible());
               openFold(dialog, "fold-rulings");
               auto& yes = testing::the<QRadioButton>(dialog, "ruling-embarked-units-count-yes");
               auto& no = testing::the<QRadioButton>(dialog, "ruling-embarked-units-count-no");
               CHECK(yes.isVisible());
               CHECK(yes.isChecked());
               CHECK(yes.accessibleName().endsWith("held back where its transport is. As we read it"));
               CHECK_FALSE(no.isChecked());
               CHECK(no.accessibleName() == "A transport and all who are aboard count as one unit.");
               // The words of an answer choose it too.
               for (auto* label : dialog.findChildren<QLabel*>())
                   if (label->text() == no.accessibleName()) {
                       QCoreApplication::processEvents(); // what was unfolded has its place
                       dialog.findChild<QScrollArea*>()->ensureWidgetVisible(label);
                       click(*label, {4, 4});
                   }
               CHECK(no.isChecked());
               CHECK_FALSE(yes.isChecked());
               CHECK(titleOf(dialog, "fold-rulings").contains("1 played otherwise"));
               dialog.accept();
           });
    f.settle();
    CHECK(f.roster().rulings == std::map<std::string, bool, std::less<>>{{"embarked-units-count", false}});
}

TEST_CASE("of a ruling whose answer is no by default, no is chosen and marked as ours")
{
    auto roster = company();
    roster.ruleset = "heresy";
    roster.army = "space-marines";
    roster.battle.scenario.clear();
    roster.units.clear();
    WindowFixture f(std::move(roster));
    during([&] { f.trigger("actionBattle"); },
           [](QDialog& dialog) {
               openFold(dialog, "fold-rulings");
               const auto& no = testing::the<QRadioButton>(dialog, "ruling-reserve-takes-command-no");
               CHECK(no.isChecked());
               CHECK(no.accessibleName() == "No: each card is in reserve or on the table by itself. As we read it");
               CHECK(testing::the<QRadioButton>(dialog, "ruling-reserve-takes-command-yes").accessibleName() ==
                     "Yes: what is under a commander is in reserve with him.");
               dialog.reject();
           });
}

TEST_CASE("points are written and read with their groups of digits")
{
    WindowFixture f(company());
    during([&] { f.trigger("actionBattle"); },
           [](QDialog& dialog) {
               auto& points = testing::the<QComboBox>(dialog, "battlePoints");
               CHECK(points.currentText() == "1,500");
               for (int row = 0; row < points.count(); ++row)
                   CHECK((points.itemText(row).size() <= 3 || points.itemText(row).contains(',')));
               activate(dialog);
               points.setFocus();
               points.lineEdit()->selectAll();
               QTest::keyClicks(points.lineEdit(), "12345");
               testing::the<QLineEdit>(dialog, "rosterName").setFocus();
               CHECK(points.currentText() == "12,345");
               dialog.accept();
           });
    f.settle();
    CHECK(f.roster().battle.points == 12345);
    QSpinBox box;
    box.setRange(0, 100'000);
    ControlStyle().polish(&box);
    box.setValue(2000);
    CHECK(box.text() == "2,000");
}

TEST_CASE("an empty roster has buttons with first units, which go once there is one")
{
    auto roster = company();
    roster.units.clear();
    WindowFixture f(std::move(roster));
    const auto& page = f.the<EmptyRoster>("emptyRoster");
    REQUIRE(page.isVisible());
    REQUIRE(QTest::qWaitFor([&] { return page.findChild<QPushButton*>("beginWith1") != nullptr; }));
    auto& first = f.the<QPushButton>("beginWith1");
    CHECK(first.isVisible());
    CHECK(first.text().contains(QString::fromUtf8(" · ")));
    CHECK(f.the<QLabel>("emptyRosterPlaces").text().contains("Ordnance"));
    const auto words = first.text();
    click(first);
    f.settle();
    REQUIRE(f.roster().units.size() == 1);
    CHECK(words.startsWith(QString::fromStdString(
        f.document().catalogue().unit(f.document().verdict()->assessment().units.begin()->kind).name)));
    CHECK_FALSE(page.isVisible());
    CHECK(f.view().selectedIds() == f.ids());
    f.trigger("actionUndo");
    f.settle();
    CHECK(page.isVisible());
}

TEST_CASE("a new roster is saved in the folder that the library reads, which goes again if nothing was saved")
{
    WindowFixture f(company());
    const QDir folder(f.path("rosters"));
    REQUIRE_FALSE(folder.exists());
    f.trigger("actionSave"); // cancelled
    CHECK(f.prompts.calls.back().subject == f.path("rosters/Third Company.muster"));
    CHECK_FALSE(folder.exists());

    f.prompts.savePath = f.path("rosters/Third Company.muster");
    f.trigger("actionSave");
    CHECK(QFileInfo::exists(f.prompts.savePath));
    CHECK_FALSE(f.document().isModified());

    // Another was opened elsewhere: the next new one is for the library all the same, in the folder in it that was used
    // last.
    write(f.path("elsewhere.muster").toStdString(), bytesOf(hold));
    REQUIRE(f.window->openFile(f.path("elsewhere.muster").toStdString()));
    REQUIRE(f.window->create(company()));
    f.prompts.savePath.clear();
    f.trigger("actionSave");
    CHECK(f.prompts.calls.back().subject == f.path("rosters/Third Company.muster"));
    REQUIRE(folder.mkdir("Club nights"));
    write(f.path("rosters/Club nights/hold.muster").toStdString(), bytesOf(hold));
    REQUIRE(f.window->openFile(f.path("rosters/Club nights/hold.muster").toStdString()));
    REQUIRE(f.window->create(company()));
    f.trigger("actionSave");
    CHECK(f.prompts.calls.back().subject == f.path("rosters/Club nights/Third Company.muster"));
}

TEST_CASE("windows and dialogs leave room for their frames on the screen")
{
    const QTemporaryDir folder;
    WindowFixture f;
    const MainWindow window(f.data, f.prompts, folder.path());
    const auto room = window.screen()->availableGeometry();
    CHECK(window.width() < room.width());
    CHECK(window.height() < room.height());
    during([&] { f.trigger("actionNew"); },
           [&](QDialog& dialog) {
               CHECK(dialog.width() < room.width());
               CHECK(dialog.height() < room.height());
               dialog.reject();
           });
}
