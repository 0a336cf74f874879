#pragma once

#include "widgets/shell/mainwindow.h"

#include "editor/fixture.h"
#include "editor/words/language.h"
#include "widgets/fakeprompts.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/owncollections.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"
#include "widgets/shell/workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <exception>

namespace muster::testing {

/// A widget or action of this name below another; there is no test without it.
template <typename Object>
Object& the(const QObject& parent, const QString& name)
{
    auto* found = parent.findChild<Object*>(name);
    if (!found)
        throw std::runtime_error("there is no " + name.toStdString());
    return *found;
}

inline void click(QWidget& widget, QPoint point = {}) { QTest::mouseClick(&widget, Qt::LeftButton, {}, point); }

/// On the box itself, at the left.
inline void tick(QAbstractButton& button) { click(button, {8, button.height() / 2}); }

/// To whatever has the keyboard, as a person does who reaches for no widget.
inline void pressKeys(const char* keys)
{
    INFO(keys);
    REQUIRE(QApplication::focusWidget());
    QTest::keySequence(QApplication::focusWidget(), QKeySequence(QString::fromLatin1(keys)));
    QCoreApplication::processEvents(); // nobody types so fast that what is new is not shown yet
}

inline void typeKeys(const QString& words)
{
    // The first letter may open a field, which has the keyboard from then on.
    for (const auto letter : words) {
        REQUIRE(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), letter);
        QCoreApplication::processEvents();
    }
}

/// In place of what a field or spin box has.
template <typename Field>
void retype(Field& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
}

/// Runs `open`, and `work` on the dialog or menu that it opened, which must be closed by then.
template <typename Opened = QDialog, typename Open, typename Work>
void during(Open open, Work work)
{
    bool isDone = false;
    std::exception_ptr thrown;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        auto* opened = qobject_cast<Opened*>(std::is_same_v<Opened, QMenu> ? QApplication::activePopupWidget()
                                                                           : QApplication::activeModalWidget());
        if (!opened || isDone)
            return;
        isDone = true;
        // A failed requirement must not fly through the event loop.
        try {
            work(*opened);
        } catch (...) {
            thrown = std::current_exception();
        }
        if (opened->isVisible()) {
            opened->close();
            if (!thrown)
                FAIL_CHECK("it was left open");
        }
    });
    timer.start(1);
    open();
    (void)QTest::qWaitFor([&] { return isDone; }, 1000); // a menu of the bar does not wait to be closed
    if (thrown)
        std::rethrow_exception(thrown);
    CHECK(isDone);
}

/// Windows that come and go take the keyboard with them where there is no window manager. `part`: a window, or a tab
/// that is shown in one.
inline void activate(QWidget& part)
{
    auto* window = part.window();
    if (QApplication::activeWindow() == window)
        return;
    window->activateWindow();
    REQUIRE(QTest::qWaitFor([&] { return QApplication::activeWindow() == window; }));
}

inline QAction* actionStarting(const QMenu& menu, const QString& text)
{
    for (auto* action : menu.actions())
        if (action->text().remove('&').startsWith(text))
            return action;
    return nullptr;
}

inline QStringList textsOf(const QMenu& menu)
{
    QStringList texts;
    for (const auto* action : menu.actions())
        if (!action->isSeparator())
            texts << action->text().remove('&');
    return texts;
}

/// Goes through a menu with the arrow keys, as far as an entry that starts so, and chooses it.
inline void chooseByKeys(QMenu& menu, const QString& text)
{
    auto* wanted = actionStarting(menu, text);
    INFO(textsOf(menu).join(" | ").toStdString());
    REQUIRE(wanted);
    for (int i = 0; menu.activeAction() != wanted && i < 60; ++i)
        QTest::keyClick(&menu, Qt::Key_Down);
    REQUIRE(menu.activeAction() == wanted);
    QTest::keyClick(&menu, Qt::Key_Return);
}

/// A main window as a person has it before them, with nothing kept of the test before.
class WindowFixture {
public:
    WindowFixture() : WindowFixture(store()) {}
    explicit WindowFixture(Store& store) : data(store)
    {
        widgets::Settings().clear();
        // Not the documents of whoever runs the tests.
        widgets::Settings().setValue(QStringLiteral("library/folders"), QStringList(path(QStringLiteral("rosters"))));
        widgets::setCollectionFolder(path(QStringLiteral("collection")));
        editor::setLanguage("en");
        start();
    }
    explicit WindowFixture(Roster roster) : WindowFixture()
    {
        REQUIRE(window->create(std::move(roster)));
        settle();
    }
    /// A copy of a sample, so that it can be saved.
    explicit WindowFixture(const std::string& sample) : WindowFixture()
    {
        write(path().toStdString(), bytesOf(sample));
        REQUIRE(window->openFile(path()));
        settle();
    }

    /// Another window in place of the first, with the same settings and files.
    void start()
    {
        window.reset();
        window = std::make_unique<widgets::MainWindow>(data, prompts, folder.filePath("recovery"));
        window->resize(1280, 720);
        window->show();
        activate();
    }

    void activate() const { testing::activate(*window); }

    [[nodiscard]] QString path(const QString& name = "mine.muster") const { return folder.filePath(name); }
    [[nodiscard]] editor::Document& document() const { return window->document(); }
    [[nodiscard]] const Roster& roster() const { return document().roster(); }
    [[nodiscard]] std::string bytes() const { return writeRoster(roster()); }
    [[nodiscard]] const RosterUnit& unit(const std::string& id) const
    {
        const auto* found = findUnit(roster(), id);
        if (!found)
            throw std::runtime_error("there is no unit " + id);
        return *found;
    }
    /// Ids of the units that are on the roster itself.
    [[nodiscard]] std::vector<std::string> ids() const
    {
        std::vector<std::string> list;
        for (const auto& each : roster().units)
            list.push_back(each.id);
        return list;
    }

    /// Of the roster that is shown, before any other that has one of this name.
    template <typename Object>
    Object& the(const QString& name) const
    {
        if (auto* found = window->page().findChild<Object*>(name))
            return *found;
        return testing::the<Object>(*window, name);
    }
    [[nodiscard]] widgets::RosterView& view() const { return the<widgets::RosterView>("rosterView"); }

    void trigger(const QString& action) const
    {
        INFO(action.toStdString());
        REQUIRE(the<QAction>(action).isEnabled());
        the<QAction>(action).trigger();
    }

    /// To where the keyboard is.
    void press(const char* keys) const
    {
        activate();
        auto* focused = QApplication::focusWidget();
        QTest::keySequence(focused ? focused : window.get(), QKeySequence(QString::fromLatin1(keys)));
    }

    void type(const QString& text) const
    {
        activate();
        REQUIRE(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), text);
    }

    /// Judges what was changed, and does what waits for the verdict.
    void settle() const
    {
        if (document().isOpen() && !document().isJudged())
            document().judgeNow();
        QCoreApplication::processEvents();
    }

    void select(const std::vector<std::string>& ids) const
    {
        view().selectIds(ids);
        REQUIRE(view().selectedIds() == ids);
        activate();
        view().setFocus();
        settle();
    }

    /// One gesture is one step of undo, called so: back gives the same bytes as before it, and forth those behind it.
    template <typename Gesture>
    void step(const QString& name, Gesture gesture)
    {
        INFO(name.toStdString());
        auto& stack = document().undoStack();
        const auto before = bytes();
        const auto count = stack.index();
        gesture();
        settle();
        const auto after = bytes();
        REQUIRE(after != before);
        CHECK(stack.index() == count + 1);
        CHECK(stack.undoText().toStdString() == name.toStdString());
        CHECK(the<QAction>("actionUndo").text().toStdString() == "&Undo " + name.toStdString());
        trigger("actionUndo");
        settle();
        CHECK(bytes() == before);
        CHECK(the<QAction>("actionRedo").text().toStdString() == "&Redo " + name.toStdString());
        trigger("actionRedo");
        settle();
        CHECK(bytes() == after);
    }

    Store& data;
    QTemporaryDir folder;
    FakePrompts prompts;
    std::unique_ptr<widgets::MainWindow> window;
};

/// What adding a unit would break is worked out while nothing else is done.
inline void settleOffers(const WindowFixture& f)
{
    f.settle();
    QTest::qWait(60);
}

/// The units of the army that the roster may have.
inline QTreeView& armyView(const WindowFixture& f) { return f.the<QTreeView>("armyView"); }

inline QStringList shownUnits(const WindowFixture& f)
{
    QStringList names;
    const auto* model = armyView(f).model();
    for (int head = 0; head < model->rowCount(); ++head)
        for (int row = 0; row < model->rowCount(model->index(head, 0)); ++row)
            names << model->index(row, 0, model->index(head, 0)).data().toString();
    return names;
}

/// Somebody else saves the file of the roster under another name of the roster.
inline void writeElsewhere(const WindowFixture& f, const std::string& name)
{
    auto other = f.roster();
    other.name = name;
    write(f.path().toStdString(), writeRoster(other));
}

/// Opens every dialog there is, one after the other.
template <typename Work>
void inEachDialog(const WindowFixture& f, Work work)
{
    const auto inside = [&](const char* name, auto open) {
        INFO(name);
        during(open, [&](QDialog& dialog) {
            work(dialog);
            dialog.reject();
        });
    };
    for (const auto* action : {"actionNew", "actionBattle", "actionGameVersion", "actionCollection", "actionLacking",
                               "actionData", "actionPrint", "actionPrintBook", "actionMakeLegal"})
        inside(action, [&] { f.trigger(action); });
    f.select({f.ids().front()});
    inside("actionOwnUnit", [&] { f.trigger("actionOwnUnit"); });
    auto& real = widgets::dialogPrompts();
    const auto menu = QCoreApplication::translate("muster::widgets::MainMenus", "&Keys");
    inside("confirm", [&] { (void)real.confirm(f.window.get(), menu, menu, menu); });
    inside("unsaved", [&] { (void)real.askUnsaved(f.window.get(), "Third Company"); });
    inside("unsavedOf", [&] { (void)real.askUnsavedOf(f.window.get(), {"Third Company", "The Iron March"}); });
    inside("conflict", [&] { (void)real.askConflict(f.window.get(), "mine.muster"); });
    // Whoever shows a message gives its words.
    const auto title = QCoreApplication::translate("muster::widgets::MainMenus", "Keys");
    inside("told", [&] { real.showMessage(f.window.get(), title, title, {title, title}); });
}

/// Three units of a game with points, transports and tallies.
inline Roster company()
{
    Roster roster;
    roster.name = "Third Company";
    roster.ruleset = "warpath-2e";
    roster.army = "forge-fathers";
    roster.battle.points = 1500;
    roster.battle.scenario = "meat-grinder";
    roster.units = {unit("u1", "steel-warriors-section"), unit("u2", "heavy-drakkar"), unit("u3", "huscarl")};
    return roster;
}

/// One sample of each ruleset.
inline const std::vector<std::string> samples{battalion, march, sample("warpath-2e/samples/forge-fathers-1500.muster"),
                                              sample("rules-of-war-ancients/samples/persian-strict.muster")};

} // namespace muster::testing
