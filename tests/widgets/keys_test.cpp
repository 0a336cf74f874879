#include "widgets/windowfixture.h"

#include <QListWidget>
#include <QPushButton>

using namespace muster;
using namespace muster::testing;

namespace {

[[nodiscard]] QString focused()
{
    const auto* widget = QApplication::focusWidget();
    return widget ? widget->objectName() : QString();
}

/// Presses a key until the keyboard is there.
void goTo(const QString& name, const char* key = "Tab")
{
    for (int i = 0; focused() != name && i < 80; ++i)
        pressKeys(key);
    REQUIRE(focused().toStdString() == name.toStdString());
}

void chooseDown(const QString& id)
{
    const auto& list = *qobject_cast<QListWidget*>(QApplication::focusWidget());
    pressKeys("Home");
    // Armies are in two columns.
    for (int i = 0; list.currentItem()->data(Qt::UserRole).toString() != id && i < list.count(); ++i) {
        const auto before = list.currentRow();
        if (list.viewMode() == QListView::IconMode && before % 2 == 0 && before + 1 < list.count()) {
            pressKeys("Right");
            if (list.currentItem()->data(Qt::UserRole).toString() == id)
                break;
            pressKeys("Left");
        }
        pressKeys("Down");
    }
    REQUIRE(list.currentItem()->data(Qt::UserRole).toString() == id);
}

} // namespace

TEST_CASE("an army is built, changed, undone and saved with the keyboard alone")
{
    WindowFixture f;
    // The start page: straight to a new roster.
    goTo("startNew");
    during([] { pressKeys("Space"); },
           [](QDialog& dialog) {
               activate(dialog);
               goTo("newRulesets");
               chooseDown("warpath-2e");
               pressKeys("Tab");
               chooseDown("forge-fathers");
               pressKeys("Tab");
               typeKeys("Keys of the Hold");
               pressKeys("Tab");
               typeKeys("Ann");
               pressKeys("Tab");
               REQUIRE(focused() == "battlePoints");
               pressKeys("Ctrl+A");
               typeKeys("800");
               pressKeys("Return");
           });
    REQUIRE(f.document().isOpen());
    f.activate();
    CHECK(f.roster().name == "Keys of the Hold");
    CHECK(f.roster().battle.points == 800);
    REQUIRE(QApplication::focusWidget());

    // Units by a few letters and Enter.
    pressKeys("Ctrl+F");
    REQUIRE(focused() == "armySearch");
    for (const auto* words : {"steel section", "heavy drakkar", "huscarl"}) {
        pressKeys("Ctrl+A");
        typeKeys(words);
        pressKeys("Return");
        f.settle();
    }
    REQUIRE(f.roster().units.size() == 3);
    CHECK(f.roster().units[0].unit == "steel-warriors-section");
    CHECK(f.roster().units[1].unit == "heavy-drakkar");
    CHECK(f.roster().units[2].unit == "huscarl");

    // What was added is selected: its options, by Space.
    pressKeys("F4");
    goTo("option-force-dome");
    pressKeys("Space");
    f.settle();
    CHECK(f.roster().units[2].options.find("force-dome") == 1);
    CHECK(focused() == "option-force-dome");

    // Into the transport.
    goTo("rosterView");
    during<QMenu>([] { pressKeys("Ctrl+T"); }, [](QMenu& menu) { chooseByKeys(menu, "Heavy Drakkar"); });
    f.activate();
    f.settle();
    REQUIRE(f.roster().units.size() == 2);
    CHECK(f.roster().units[1].units.front().unit == "huscarl");
    CHECK(focused() == "rosterView");

    // Its name, then another like it above, and both taken back and done again.
    pressKeys("F2");
    typeKeys("Brunna");
    f.settle();
    goTo("rosterView");
    pressKeys("Up");
    pressKeys("Ctrl+D");
    f.settle();
    REQUIRE(f.roster().units.size() == 3);
    const auto done = f.bytes();
    pressKeys("Ctrl+Z");
    pressKeys("Ctrl+Z");
    f.settle();
    CHECK(f.roster().units.size() == 2);
    CHECK(f.roster().units[1].units.front().name.empty());
    pressKeys("Ctrl+Y");
    pressKeys("Ctrl+Y");
    f.settle();
    CHECK(f.bytes() == done);

    // Too dear now: the finding is gone to, with its fixes.
    pressKeys("F8");
    QString fixing;
    during<QMenu>([] { pressKeys("Ctrl+M"); },
                  [&](QMenu& menu) {
                      fixing = menu.actions().front()->text();
                      QTest::keyClick(&menu, Qt::Key_Escape);
                  });
    CHECK_FALSE(fixing.isEmpty());
    f.activate();

    pressKeys("Ctrl+S"); // nobody answers
    CHECK(f.document().path().empty());
    f.prompts.savePath = f.path();
    pressKeys("Ctrl+S");
    CHECK(f.document().path() == f.path().toStdString());
    CHECK_FALSE(f.window->isWindowModified());
    CHECK_FALSE(bytesOf(f.path().toStdString()).empty());
}

TEST_CASE("the menus open by their letters and do what they say")
{
    const WindowFixture f(company());
    f.select({"u1"});
    const auto choose = [&](const char* menuKeys, const char* letter) {
        during<QMenu>([&] { pressKeys(menuKeys); }, [&](QMenu& menu) { QTest::keyClicks(&menu, letter); });
        f.activate();
        f.settle();
    };
    choose("Alt+U", "a"); // another like this
    CHECK(f.roster().units.size() == 4);
    choose("Alt+E", "u");
    CHECK(f.roster().units.size() == 3);
    f.select({"u1"});
    choose("Alt+U", "h");
    CHECK(f.unit("u1").reserve);
    choose("Alt+U", "r");
    CHECK(f.ids() == std::vector<std::string>{"u2", "u3"});
}

TEST_CASE("each answer to the question about changes has a key")
{
    WindowFixture f(company());
    QStringList letters;
    during([&] { (void)widgets::dialogPrompts().askUnsaved(f.window.get(), "Third Company"); },
           [&](QDialog& dialog) {
               for (const auto* button : dialog.findChildren<QPushButton*>()) {
                   const auto at = button->text().indexOf(QLatin1Char('&'));
                   REQUIRE(at >= 0);
                   letters << button->text().mid(at + 1, 1).toLower();
               }
               dialog.reject();
           });
    CHECK(letters.size() == 3);
    letters.removeDuplicates();
    CHECK(letters.size() == 3);
}
