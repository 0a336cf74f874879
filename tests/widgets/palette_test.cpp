#include "widgets/palette/commandpalette.h"

#include "editor/palette/palettemodel.h"
#include "widgets/windowfixture.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPlainTextEdit>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// The window's palette, opened by its keys.
struct Palette {
    const WindowFixture& f;
    CommandPalette& panel;
    QLineEdit& field;
    QListView& list;

    explicit Palette(const WindowFixture& fixture)
        : f(opened(fixture)),
          panel(f.the<CommandPalette>("commandPalette")),
          field(f.the<QLineEdit>("paletteSearch")),
          list(f.the<QListView>("paletteList"))
    {
        REQUIRE(panel.isVisible());
        REQUIRE(field.hasFocus());
    }

    static const WindowFixture& opened(const WindowFixture& fixture)
    {
        fixture.press("Ctrl+Shift+P");
        return fixture;
    }

    [[nodiscard]] QStringList titles() const
    {
        QStringList rows;
        for (int row = 0; row < list.model()->rowCount(); ++row)
            rows << list.model()->index(row, 0).data().toString();
        return rows;
    }

    void find(const QString& words) const
    {
        field.clear();
        QTest::keyClicks(&field, words);
    }

    [[nodiscard]] std::string current() const { return list.currentIndex().data().toString().toStdString(); }
};

void collect(const QMenu& menu, QList<QAction*>& actions)
{
    for (auto* action : menu.actions()) {
        if (action->menu() && !action->menu()->property("isMadeWhenOpened").toBool())
            collect(*action->menu(), actions);
        else if (!action->menu() && !action->isSeparator() && !action->text().isEmpty())
            actions << action;
    }
}

} // namespace

TEST_CASE("the palette opens by its keys, and Esc gives the keyboard back")
{
    const WindowFixture f(company());
    f.select({"u1"});
    const Palette palette(f);
    CHECK_FALSE(palette.titles().isEmpty());
    CHECK(f.window->rect().contains(palette.panel.geometry()));
    f.press("Escape");
    CHECK_FALSE(palette.panel.isVisible());
    CHECK(f.view().hasFocus());
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
}

TEST_CASE("every action of the menus is in the palette, with its menu and keys")
{
    const WindowFixture f(company());
    f.select({"u1"});
    const Palette palette(f);
    QList<QAction*> actions;
    for (const auto* action : f.window->menuBar()->actions())
        collect(*action->menu(), actions);
    CHECK(actions.size() > 50);
    for (const auto* action : actions) {
        auto title = action->text().remove(u'&');
        INFO(title.toStdString());
        palette.field.setText(title);
        CHECK(palette.titles().contains(title));
    }
    palette.field.setText("Save As");
    const auto row = palette.list.currentIndex();
    CHECK(row.data(editor::PaletteModel::DetailRole).toString() == "File");
    CHECK(row.data(editor::PaletteModel::KeysRole).toString() == "Ctrl+Shift+S");
    CHECK(palette.field.accessibleDescription().startsWith("Save As"));
}

TEST_CASE("Enter does what was found, and that is first the next time")
{
    const WindowFixture f(company());
    f.select({"u1"});
    {
        const Palette palette(f);
        palette.find("like this");
        REQUIRE(palette.current() == "Add Another Like This");
        f.press("Return");
        f.settle();
        CHECK_FALSE(palette.panel.isVisible());
        CHECK(f.roster().units.size() == 4);
        CHECK(f.view().hasFocus());
    }
    const Palette again(f);
    CHECK(again.titles().front() == "Add Another Like This");
}

TEST_CASE("the palette finds what menus offer only while they are open, and actions by other words")
{
    const WindowFixture f(company());
    {
        const Palette palette(f);
        palette.find("compare");
        CHECK(palette.titles().contains(QString::fromUtf8("A File…")));
        for (const auto* words : {"german", "deutsch", "language"}) {
            INFO(words);
            palette.find(words);
            CHECK(palette.titles().contains("Deutsch"));
        }
        palette.find("delete");
        CHECK(palette.titles().contains("Remove"));
        palette.find("theme");
        CHECK(palette.titles().contains("Dark"));
        f.press("Escape");
    }
    f.window->setLanguage("de");
    {
        const Palette palette(f);
        for (const auto* words : {"german", "language", "delete"}) {
            INFO(words);
            palette.find(words);
            CHECK_FALSE(palette.titles().isEmpty());
        }
        f.press("Escape");
    }
    f.window->setLanguage("en");
}

TEST_CASE("the palette finds the places that a unit may be attached to")
{
    const WindowFixture f(company());
    f.select({"u3"});
    auto& places = f.the<QMenu>("attachMenu");
    emit places.aboutToShow();
    auto* place = places.actions().front();
    REQUIRE(place->isEnabled());
    // What it would break is judged only for the menu.
    const auto title = place->text().remove(u'&').section(QStringLiteral("  "), 0, 0);
    {
        const Palette palette(f);
        palette.field.setText(title);
        CHECK(palette.titles().contains(title));
        CHECK(palette.list.currentIndex().data(editor::PaletteModel::DetailRole).toString() == "Unit › Attach To");
        f.press("Escape");
    }
}

TEST_CASE("the palette finds the fixes that are known, and looks for none")
{
    const WindowFixture f(skirmish()); // without units
    auto& fixes = f.the<QMenu>("fixMenu");
    emit fixes.aboutToShow();
    REQUIRE(QTest::qWaitFor([&] { return fixes.actions().front()->isEnabled(); }));
    const auto fix = fixes.actions().front()->text().remove(u'&');
    REQUIRE(fix.startsWith("Add Infantry"));
    const Palette palette(f);
    palette.field.setText(fix);
    REQUIRE(palette.titles().contains(fix));
    const auto at = static_cast<int>(palette.titles().indexOf(fix));
    CHECK(palette.list.model()->index(at, 0).data(editor::PaletteModel::DetailRole).toString() == "Army › Fix By");
    palette.list.setCurrentIndex(palette.list.model()->index(at, 0));
    f.press("Return");
    f.settle();
    CHECK(f.roster().units.size() == 1);
}

TEST_CASE("buttons of dialogs are in the palette, and their dialog opens with the keyboard on them")
{
    const WindowFixture f(company());
    for (const auto& [words, name] :
         std::vector<std::pair<const char*, const char*>>{{"battlescribe data", "addGameData"},
                                                          {"folder of own data", "openData"},
                                                          {"without own", "leaveData"},
                                                          {"army book games", "printBook"},
                                                          {"forget", "forgetGameData"},
                                                          {"import csv", "collectionImport"},
                                                          {"export csv coll", "collectionExport"},
                                                          {"what the roster has", "collectionAdd"},
                                                          {"copy text lacks", "copyLacking"}}) {
        INFO(words);
        const Palette palette(f);
        palette.find(words);
        const auto title = QString::fromStdString(palette.current());
        during([&] { f.press("Return"); },
               [&, name = name](QDialog& dialog) {
                   auto& button = the<QAbstractButton>(dialog, name);
                   CHECK(button.text().remove(u'&').toStdString() == title.toStdString());
                   if (button.isEnabled())
                       CHECK(dialog.focusWidget() == &button);
                   dialog.reject();
               });
    }
}

TEST_CASE("what cannot be done now is shown, and Enter does not run it")
{
    const WindowFixture f;
    const Palette palette(f);
    palette.find("save as");
    REQUIRE(palette.current() == "Save As…");
    CHECK_FALSE(palette.list.currentIndex().data(editor::PaletteModel::EnabledRole).toBool());
    f.press("Return");
    CHECK(palette.panel.isVisible());
    CHECK(f.prompts.count("askSave") == 0);
    palette.find("no such thing anywhere");
    CHECK(palette.titles().isEmpty());
    f.press("Return");
    f.press("Down");
    CHECK(palette.panel.isVisible());
}

TEST_CASE("units of the army are added from the palette, and units of the roster gone to")
{
    const WindowFixture f(company());
    {
        const Palette palette(f);
        palette.find("add drakkar heavy");
        REQUIRE(palette.current() == "Add: Heavy Drakkar");
        f.press("Return");
        f.settle();
        CHECK(f.roster().units.size() == 4);
        CHECK(f.roster().units.back().unit == "heavy-drakkar");
    }
    const Palette palette(f);
    palette.find("go to huscarl");
    f.press("Return");
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u3"});
    CHECK(f.view().hasFocus());
}

TEST_CASE("a rule is read in the palette, and Esc goes back to the list")
{
    const WindowFixture f(company());
    const Palette palette(f);
    palette.find("special rule");
    REQUIRE_FALSE(palette.titles().isEmpty());
    const auto name = palette.current();
    f.press("Return");
    auto& text = f.the<QPlainTextEdit>("paletteText");
    CHECK(palette.panel.isVisible());
    CHECK(text.isVisible());
    CHECK(text.hasFocus());
    CHECK(text.isReadOnly());
    CHECK_FALSE(text.toPlainText().isEmpty());
    CHECK(text.accessibleName().toStdString() == name);
    f.press("Escape");
    CHECK_FALSE(text.isVisible());
    CHECK(palette.field.hasFocus());
    CHECK(palette.field.text() == "special rule");
    f.press("Escape");
    CHECK_FALSE(palette.panel.isVisible());
}

TEST_CASE("recent rosters are opened from the palette")
{
    WindowFixture f(hold);
    f.trigger("actionClose");
    f.settle();
    const Palette palette(f);
    palette.find("open: mine.muster");
    REQUIRE(palette.titles().size() == 1);
    f.press("Return");
    f.settle();
    CHECK(f.document().isOpen());
    CHECK(f.document().path() == f.path().toStdString());
}

TEST_CASE("arrows and pages go through what was found; a click beside the palette closes it")
{
    const WindowFixture f(company());
    const Palette palette(f);
    REQUIRE(palette.titles().size() == 50);
    const auto row = [&] { return palette.list.currentIndex().row(); };
    CHECK(row() == 0);
    f.press("Down");
    CHECK(row() == 1);
    f.press("PgDown");
    CHECK(row() > 3);
    f.press("PgUp");
    CHECK(row() == 1);
    f.press("Up");
    f.press("Up");
    CHECK(row() == 49);
    f.press("Tab");
    CHECK(palette.field.hasFocus());
    f.window->resize(500, 320);
    QCoreApplication::processEvents();
    CHECK(f.window->rect().contains(palette.panel.geometry()));
    click(f.view(), {});
    CHECK_FALSE(palette.panel.isVisible());
}

TEST_CASE("names in the palette are never markup or mnemonics")
{
    auto roster = company();
    roster.units.front().name = "<b>Salt & Pepper</b>\n\u202eturned";
    const WindowFixture f(roster);
    const Palette palette(f);
    palette.find("salt");
    REQUIRE_FALSE(palette.titles().isEmpty());
    CHECK(palette.titles().front().startsWith("Go to: <b>Salt & Pepper</b> "));
    CHECK_FALSE(palette.titles().front().contains(QChar(0x202e)));
    f.press("Return");
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
}

TEST_CASE("the card of the selected unit is copied and saved as a picture")
{
    WindowFixture f(company());
    f.select({"u2"});
    f.trigger("actionCopyCard");
    const auto copied = QGuiApplication::clipboard()->image();
    REQUIRE_FALSE(copied.isNull());
    CHECK(copied.width() > 500);
    int dark = 0;
    for (int x = 0; x < copied.width(); ++x)
        for (int y = 0; y < copied.height(); ++y)
            dark += qGray(copied.pixel(x, y)) < 80 ? 1 : 0;
    CHECK(dark > 2'000);
    CHECK(qGray(copied.pixel(0, copied.height() - 1)) > 200);

    f.trigger("actionSaveCard"); // nobody answers
    CHECK(f.prompts.calls.back().subject.endsWith("Heavy Drakkar.png"));
    f.prompts.savePath = f.path("card.png");
    f.trigger("actionSaveCard");
    const QImage saved(f.path("card.png"));
    CHECK(saved.size() == copied.size());
    CHECK(f.prompts.count("tell") == 0);
    f.prompts.savePath = f.path("not/there/card.png");
    f.trigger("actionSaveCard");
    CHECK(f.prompts.count("tell") == 1);
}
