#include "widgets/windowfixture.h"

#include "editor/words/language.h"
#include "widgets/author/authorwindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/printing/previewdialog.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QRadioButton>
#include <QToolButton>

#include <map>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

std::string said(const QWidget& widget)
{
    return std::string(widget.metaObject()->className()) + " '" + widget.objectName().toStdString() + "' '" +
           widget.accessibleName().toStdString() + "' in " +
           (widget.parentWidget() ? widget.parentWidget()->metaObject()->className() : "nothing");
}

/// Visible controls of a window that the keyboard may go to.
std::vector<QWidget*> controlsOf(const QWidget& window)
{
    std::vector<QWidget*> controls;
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->window() == window.window() && widget->isVisible() && widget->isEnabled() &&
            widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy())
            controls.push_back(widget);
    return controls;
}

void checkNames(const QWidget& window)
{
    const auto controls = controlsOf(window);
    CHECK_FALSE(controls.empty());
    for (auto* control : controls) {
        INFO(said(*control));
        const auto* words = QAccessible::queryAccessibleInterface(control);
        REQUIRE(words);
        CHECK_FALSE(words->text(QAccessible::Name).trimmed().isEmpty());
    }
}

/// What the mouse can press, the keyboard can too. Buttons of Qt's own, such as those of a dock's title, have keys.
void checkButtons(const QWidget& window)
{
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->objectName().startsWith("qt_") || button->inherits("QLineEditIconButton") ||
            button->inherits("CloseButton")) // of a tab: Ctrl+W
            continue;
        INFO(said(*button));
        CHECK((button->focusPolicy() & Qt::TabFocus));
    }
}

/// Presses Tab until the keyboard is where it was, and looks for what was never reached.
void checkTab(QWidget& window)
{
    checkButtons(window);
    const auto controls = controlsOf(window);
    REQUIRE_FALSE(controls.empty());
    activate(window);
    controls.front()->setFocus(Qt::TabFocusReason);
    std::set<QWidget*> reached;
    for (std::size_t i = 0; i < 2 * controls.size(); ++i) {
        auto* focused = QApplication::focusWidget();
        REQUIRE(focused);
        INFO(said(*focused));
        CHECK(focused->window() == window.window());
        reached.insert(focused);
        QTest::keyClick(focused, Qt::Key_Tab);
        // A control that keeps the key for itself is a trap.
        REQUIRE((QApplication::focusWidget() != focused || controls.size() == 1));
    }
    for (auto* control : controls) {
        INFO(said(*control));
        CHECK((reached.contains(control) || !(control->focusPolicy() & Qt::TabFocus)));
    }
}

QChar mnemonicOf(const QString& text)
{
    const auto key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QChar() : key.toString(QKeySequence::PortableText).back();
}

/// No letter with Alt means two things.
void checkMnemonics(const QWidget& window)
{
    std::map<QChar, std::string> taken;
    const auto take = [&](const QString& text) {
        const auto letter = mnemonicOf(text);
        if (letter.isNull())
            return;
        INFO(text.toStdString() + " beside " + taken[letter]);
        CHECK(taken[letter].empty());
        taken[letter] = text.toStdString();
    };
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible())
            take(button->text());
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy())
            take(label->text());
    if (const auto* bar = window.findChild<QMenuBar*>())
        for (const auto* action : bar->actions())
            take(action->text());
}

void checkMenuLetters(QMenu& menu)
{
    emit menu.aboutToShow(); // fills those that are made when they open
    CHECK_FALSE(menu.actions().isEmpty());
    std::map<QChar, std::string> taken;
    for (auto* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        INFO(action->text().toStdString() + " in " + menu.title().toStdString());
        CHECK_FALSE(action->text().trimmed().isEmpty());
        if (const auto letter = mnemonicOf(action->text()); !letter.isNull()) {
            INFO("beside " + taken[letter]);
            CHECK(taken[letter].empty());
            taken[letter] = action->text().toStdString();
        }
        if (action->menu())
            checkMenuLetters(*action->menu());
    }
}

} // namespace

TEST_CASE("every control has a name, and Tab goes to each, with a roster of each game")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    const WindowFixture f(path);
    for (const auto& id : f.ids()) {
        INFO(id);
        f.select({id});
        checkNames(*f.window);
        checkMnemonics(*f.window);
    }
    f.select({f.ids().front()});
    f.the<QAction>("actionGrouped").setChecked(false);
    checkTab(*f.window);
}

TEST_CASE("every control has a name, and Tab goes to each, where models differ and on the start page")
{
    {
        auto roster = skirmish();
        roster.units = {unit("u1", "infantry")};
        roster.units.front().groups = {{"champion", 1, {}}, {"specialist", 2, {}}};
        const WindowFixture f(roster);
        f.select({"u1"});
        checkNames(*f.window);
        checkTab(*f.window);
    }
    const WindowFixture f;
    checkNames(*f.window);
    checkTab(*f.window);
    checkMnemonics(*f.window);
}

TEST_CASE("every control of every dialog has a name, and Tab goes to each")
{
    const WindowFixture f(company());
    inEachDialog(f, [](QDialog& dialog) {
        CHECK_FALSE(dialog.windowTitle().isEmpty());
        const auto check = [&] {
            checkNames(dialog);
            checkMnemonics(dialog);
            checkTab(dialog);
        };
        check();
        // Another game has other controls.
        if (auto* games = dialog.findChild<QListWidget*>("newRulesets"))
            for (int row = 0; row < games->count(); ++row) {
                games->setCurrentRow(row);
                QCoreApplication::processEvents();
                check();
            }
        // Before there are pages, and with them.
        if (auto* preview = qobject_cast<widgets::PreviewDialog*>(&dialog)) {
            preview->makeNow();
            check();
        }
    });
}

TEST_CASE("every control of the window that checks a folder has a name, and Tab goes to each, in each language")
{
    const WindowFixture f;
    const auto window = [&]() -> widgets::FolderWindow& { return f.window->folderWindow(); };
    const auto wait = [&] {
        REQUIRE(QTest::qWaitFor([&] { return !window().isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    };
    const auto inEachLanguage = [&](auto look) {
        for (const auto& language : editor::languages() + QStringList("en")) {
            INFO(language.toStdString());
            f.window->setLanguage(language);
            wait();
            look();
        }
    };
    const auto look = [&] {
        checkNames(window());
        checkMnemonics(window());
        checkTab(window());
    };
    (void)window();
    inEachLanguage(look); // nothing yet
    QDir(f.folder.path()).mkdir("lists");
    write(f.path("lists/a.muster").toStdString(), writeRoster(company()));
    write(f.path("lists/b.muster").toStdString(), writeRoster(company()));
    write(f.path("lists/c.txt").toStdString(), "milk");
    window().check({f.path("lists").toStdString()});
    wait();
    inEachLanguage(look);
    inEachLanguage([&] {
        during([&] { testing::the<QToolButton>(window(), "folderAgree").click(); },
               [&](QDialog& dialog) {
                   checkNames(dialog);
                   checkMnemonics(dialog);
                   testing::the<QRadioButton>(dialog, "agreeAll").click();
                   checkNames(dialog);
                   checkMnemonics(dialog);
                   dialog.reject();
               });
    });
}

TEST_CASE("every control of the window that checks a list has a name, and Tab goes to each, in each language")
{
    const WindowFixture f;
    const auto check = [&]() -> widgets::CheckWindow& { return f.window->checkWindow(); };
    const auto wait = [&] {
        REQUIRE(QTest::qWaitFor([&] { return !check().isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    };
    const auto look = [&] {
        for (const auto& language : editor::languages() + QStringList("en")) {
            INFO(language.toStdString());
            f.window->setLanguage(language);
            wait();
            checkNames(check());
            checkMnemonics(check());
            checkTab(check());
        }
    };
    (void)check();
    look(); // nothing yet
    check().checkText("milk and eggs");
    wait();
    look(); // with a fault
    check().checkText("Marauders 500 points\nRipper Section 200\nBot with two machineguns 140\n");
    wait();
    look();
    auto& table = the<widgets::CheckTable>(check(), "checkTable");
    for (int row = 0; row < table.list().rowCount(); ++row) {
        QMenu menu;
        table.fillMenu(menu, row);
        checkMenuLetters(menu);
        CHECK_FALSE(table.list().index(row, 0).data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    during([&] { emit table.otherWanted(2); },
           [&](QDialog& dialog) {
               checkNames(dialog);
               checkMnemonics(dialog);
               checkTab(dialog);
               dialog.reject();
           });
    check().checkFile(hold);
    wait();
    look();
}

TEST_CASE("every control of the window in which a game is written has a name, and Tab goes to each, in each language")
{
    const WindowFixture f;
    f.window->editGame("wargame");
    using Row = widgets::AuthorTree::Row;
    const auto show = [&](Row::Kind kind, const std::string& file, const std::string& pointer) {
        INFO(file + pointer);
        auto& author = f.window->authorWindow();
        author.choose({kind, {file, pointer}});
        author.document()->checkNow();
        QCoreApplication::processEvents();
        checkNames(author);
        checkMnemonics(author);
        if (auto* grid = author.findChild<QAbstractItemView*>("authorGrid"); !grid->isVisible())
            checkTab(author); // in a grid it goes from cell to cell, as in a spreadsheet
    };
    for (const auto& language : editor::languages() + QStringList("en")) {
        INFO(language.toStdString());
        f.window->setLanguage(language);
        show(Row::Kind::Head, "ruleset", "");
        show(Row::Kind::List, "standard", "/units");
        show(Row::Kind::Entry, "standard", "/units/0");
        show(Row::Kind::List, "ruleset", "/constraints");
        show(Row::Kind::Entry, "ruleset", "/constraints/0");
        show(Row::Kind::Entry, "ruleset", "/rules/0");
    }
}

TEST_CASE("what can be done has a name in a menu, and no two share a key or a letter")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    const WindowFixture f(path);
    f.view().setFocus();
    std::map<QString, const QAction*> keys;
    for (auto* action : f.window->menuBar()->actions()) {
        INFO(action->text().toStdString());
        CHECK_FALSE(mnemonicOf(action->text()).isNull());
        REQUIRE(action->menu());
        checkMenuLetters(*action->menu());
    }
    int withKeys = 0;
    for (const auto* action : f.window->findChildren<QAction*>()) {
        if (!action->isEnabled())
            continue;
        for (const auto& key : action->shortcuts()) {
            const auto name = key.toString(QKeySequence::PortableText);
            INFO(name.toStdString() + ": " + action->objectName().toStdString());
            const auto*& other = keys[name];
            CHECK((!other || other == action));
            other = action;
            ++withKeys;
        }
    }
    CHECK(withKeys > 20);
}

TEST_CASE("rows say to a screen reader what they show")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    const WindowFixture f(path);
    for (const auto* name : {"rosterView", "armyView", "findingsView"}) {
        INFO(name);
        const auto& model = *f.the<QAbstractItemView>(name).model();
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto index = model.index(row, 0);
            CHECK_FALSE(index.data(Qt::DisplayRole).toString().isEmpty());
            for (int below = 0; below < model.rowCount(index); ++below)
                CHECK_FALSE(model.index(below, 0, index).data(Qt::DisplayRole).toString().isEmpty());
        }
    }
}
