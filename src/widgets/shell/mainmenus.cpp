#include "widgets/shell/mainwindow.h"

#include "editor/language.h"
#include "editor/shown.h"
#include "widgets/army/armypanel.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/look/theme.h"
#include "widgets/person/prompts.h"
#include "widgets/person/recent.h"
#include "widgets/person/settings.h"
#include "widgets/printing/exporting.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/unit/unitpanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>

namespace muster::widgets {

namespace {

/// As those who speak it call it: English, Deutsch.
QString languageName(const QString& code)
{
    auto name = QLocale(code).nativeLanguageName();
    if (code == QLatin1String("en")) // not "American English"
        return QStringLiteral("English");
    if (name.isEmpty())
        return code;
    name[0] = name[0].toUpper();
    return name;
}

} // namespace

QMenu* MainWindow::addMenu(const char* title)
{
    auto* menu = menuBar()->addMenu(QString());
    say([menu, title] { menu->setTitle(tr(title)); });
    return menu;
}

QAction* MainWindow::addAction(QMenu* menu, const char* text, const QKeySequence& key, std::function<void()> run,
                               const char* objectName, bool needsRoster)
{
    auto* action = menu->addAction(QString());
    action->setObjectName(QLatin1String(objectName));
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(run));
    say([action, text] { action->setText(tr(text)); });
    if (needsRoster)
        m_rosterActions.push_back(action);
    return action;
}

void MainWindow::buildMenus()
{
    buildFileMenu();
    buildEditMenu();
    buildArmyMenu();
    buildUnitMenu();
    buildViewMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu()
{
    auto* menu = addMenu(QT_TR_NOOP("&File"));
    addAction(
        menu, QT_TR_NOOP("&New Roster…"), QKeySequence::New, [this] { newRoster(); }, "actionNew", false);
    addAction(
        menu, QT_TR_NOOP("&Open…"), QKeySequence::Open, [this] { open(); }, "actionOpen", false);
    auto* recent = menu->addMenu(QString());
    say([recent] { recent->setTitle(tr("Open &Recent")); });
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const auto& roster : recentRosters()) {
            const auto name = roster.name.isEmpty() ? QFileInfo(roster.path).completeBaseName() : roster.name;
            auto* action = recent->addAction(editor::shownLabel(name));
            action->setToolTip(editor::shownTip(roster.path));
            connect(action, &QAction::triggered, this, [this, path = roster.path] {
                if (maySwitch())
                    openFile(path);
            });
        }
        if (recent->isEmpty())
            recent->addAction(tr("None yet"))->setEnabled(false);
    });
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("&Save"), QKeySequence::Save, [this] { save(); }, "actionSave");
    addAction(
        menu, QT_TR_NOOP("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { saveAs(); },
        "actionSaveAs");
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("&Print…"), QKeySequence::Print, [this] { preview(); }, "actionPrint");
    addAction(
        menu, QT_TR_NOOP("Print Army &Book…"), {}, [this] { previewBook(); }, "actionPrintBook");
    auto* exports = menu->addMenu(QString());
    say([exports] { exports->setTitle(tr("&Export")); });
    addAction(
        exports, QT_TR_NOOP("&PDF…"), {}, [this] { exportTo(Form::Pdf); }, "actionExportPdf");
    addAction(
        exports, QT_TR_NOOP("&Web Page…"), {}, [this] { exportTo(Form::Html); }, "actionExportHtml");
    addAction(
        exports, QT_TR_NOOP("&Text…"), {}, [this] { exportTo(Form::Text); }, "actionExportText");
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("&Close Roster"), QKeySequence::Close, [this] { closeRoster(); }, "actionClose");
    addAction(
        menu, QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); }, "actionQuit", false)
        ->setMenuRole(QAction::QuitRole);
}

void MainWindow::buildEditMenu()
{
    auto* menu = addMenu(QT_TR_NOOP("&Edit"));
    auto& stack = m_document.undoStack();
    const auto step = [&](const char* objectName, QKeySequence::StandardKey key, auto run, auto mayRun, auto nameOf,
                          const char* plain, const char* named) {
        auto* action = menu->addAction(QString());
        action->setObjectName(QLatin1String(objectName));
        action->setShortcuts(key); // redoing has two usual ones
        connect(action, &QAction::triggered, &stack, run);
        const auto show = [this, action, mayRun, nameOf, plain, named] {
            auto& undo = m_document.undoStack();
            action->setEnabled((undo.*mayRun)());
            const auto what = (undo.*nameOf)();
            action->setText(what.isEmpty() ? tr(plain) : tr(named).arg(editor::shownLabel(what)));
        };
        connect(&stack, &QUndoStack::indexChanged, action, show);
        connect(&stack, &QUndoStack::cleanChanged, action, show);
        say(show);
    };
    step("actionUndo", QKeySequence::Undo, &QUndoStack::undo, &QUndoStack::canUndo, &QUndoStack::undoText,
         QT_TR_NOOP("&Undo"), QT_TR_NOOP("&Undo %1"));
    step("actionRedo", QKeySequence::Redo, &QUndoStack::redo, &QUndoStack::canRedo, &QUndoStack::redoText,
         QT_TR_NOOP("&Redo"), QT_TR_NOOP("&Redo %1"));
    menu->addSeparator();
    m_unitActions = {
        addAction(
            menu, QT_TR_NOOP("Cu&t"), QKeySequence::Cut, [this] { m_controller->cut(); }, "actionCut"),
        addAction(
            menu, QT_TR_NOOP("&Copy"), QKeySequence::Copy, [this] { m_controller->copy(); }, "actionCopy"),
    };
    addAction(
        menu, QT_TR_NOOP("&Paste"), QKeySequence::Paste, [this] { m_controller->paste(); }, "actionPaste");
    m_unitActions.push_back(addAction(
        menu, QT_TR_NOOP("Re&move"), QKeySequence::Delete, [this] { m_controller->remove(); }, "actionRemove"));
    addAction(
        menu, QT_TR_NOOP("Select &All"), QKeySequence::SelectAll, [this] { m_roster->selectAll(); }, "actionSelectAll");
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("Copy Roster as Te&xt"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        [this] { copyRoster(false); }, "actionCopyText");
    addAction(
        menu, QT_TR_NOOP("Copy Roster as Mar&kdown"), {}, [this] { copyRoster(true); }, "actionCopyMarkdown");
    // They are the roster's own keys: see buildDocks().
    for (const auto* name : {"actionCut", "actionCopy", "actionPaste", "actionRemove", "actionSelectAll"})
        if (auto* action = menu->findChild<QAction*>(QLatin1String(name)))
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

void MainWindow::buildArmyMenu()
{
    auto* menu = addMenu(QT_TR_NOOP("&Army"));
    addAction(
        menu, QT_TR_NOOP("&Find a Unit to Add"), QKeySequence::Find,
        [this] {
            m_armyDock->show();
            m_armyDock->raise();
            m_army->focusSearch();
        },
        "actionFind");
    addAction(
        menu, QT_TR_NOOP("&Add the Chosen Unit"), QKeySequence(Qt::CTRL | Qt::Key_Return),
        [this] {
            if (const auto kind = m_army->chosenKind(); !kind.isEmpty())
                m_controller->add(kind);
        },
        "actionAdd");
    addAction(
        menu, QT_TR_NOOP("Add It &Under the Selected Unit"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
        [this] {
            if (const auto kind = m_army->chosenKind(); !kind.isEmpty())
                m_controller->addBelow(kind);
        },
        "actionAddBelow");
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("Roster and &Battle…"), QKeySequence(Qt::CTRL | Qt::Key_B), [this] { editBattle(); },
        "actionBattle");
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("&Next Finding"), QKeySequence(Qt::Key_F8), [this] { m_findings->step(1); },
        "actionNextFinding");
    addAction(
        menu, QT_TR_NOOP("&Previous Finding"), QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { m_findings->step(-1); },
        "actionPreviousFinding");
    addAction(
        menu, QT_TR_NOOP("&Mend This Finding…"), QKeySequence(Qt::CTRL | Qt::Key_M),
        [this] {
            m_findingsDock->show();
            m_findingsDock->raise();
            m_findings->openMendMenu();
        },
        "actionMend");
    m_mendMenu = menu->addMenu(QString());
    m_mendMenu->setObjectName(QStringLiteral("mendMenu"));
    say([this] { m_mendMenu->setTitle(tr("Mend By")); });
    connect(m_mendMenu, &QMenu::aboutToShow, this, [this] {
        m_mendMenu->clear();
        m_findings->fillMendMenu(*m_mendMenu);
    });
}

void MainWindow::buildUnitMenu()
{
    auto* menu = m_unitMenu = addMenu(QT_TR_NOOP("&Unit"));
    const auto add = [&](const char* text, const QKeySequence& key, auto run, const char* objectName) {
        m_unitActions.push_back(addAction(menu, text, key, run, objectName));
    };
    add(
        QT_TR_NOOP("Add &Another Like This"), QKeySequence(Qt::CTRL | Qt::Key_D), [this] { m_controller->duplicate(); },
        "actionDuplicate");
    add(
        QT_TR_NOOP("&Name and Note"), QKeySequence(Qt::Key_F2),
        [this] {
            m_unitDock->show();
            m_unitDock->raise();
            m_unit->focusName();
        },
        "actionRename");
    add(
        QT_TR_NOOP("&Options"), QKeySequence(Qt::Key_F4),
        [this] {
            m_unitDock->show();
            m_unitDock->raise();
            m_unit->focusOptions();
        },
        "actionOptions");
    add(
        QT_TR_NOOP("&Hold Back or Deploy"), QKeySequence(Qt::CTRL | Qt::Key_R),
        [this] { m_controller->toggleReserve(); }, "actionReserve");
    menu->addSeparator();
    add(
        QT_TR_NOOP("Move &Up"), QKeySequence(Qt::ALT | Qt::Key_Up), [this] { m_controller->shift(-1); },
        "actionMoveUp");
    add(
        QT_TR_NOOP("Move &Down"), QKeySequence(Qt::ALT | Qt::Key_Down), [this] { m_controller->shift(1); },
        "actionMoveDown");
    m_attachMenu = menu->addMenu(QString());
    m_attachMenu->setObjectName(QStringLiteral("attachMenu"));
    say([this] { m_attachMenu->setTitle(tr("A&ttach To")); });
    connect(m_attachMenu, &QMenu::aboutToShow, this, [this] {
        m_attachMenu->clear();
        m_controller->fillAttachMenu(*m_attachMenu);
    });
    add(
        QT_TR_NOOP("Atta&ch…"), QKeySequence(Qt::CTRL | Qt::Key_T),
        [this] {
            QMenu places(this);
            m_controller->fillAttachMenu(places);
            const auto row = m_roster->visualRect(m_roster->currentIndex());
            places.exec(m_roster->viewport()->mapToGlobal(row.bottomLeft()));
        },
        "actionAttach");
    add(
        QT_TR_NOOP("Let It &Stand Alone"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
        [this] { m_controller->detach(); }, "actionDetach");
    menu->addSeparator();
    add(
        QT_TR_NOOP("&Remove"), {}, [this] { m_controller->remove(); }, "actionRemoveUnit");
}

void MainWindow::buildViewMenu()
{
    auto* menu = m_viewMenu = addMenu(QT_TR_NOOP("&View"));
    m_docksEnd = menu->addSeparator(); // the docks come before it once they are there
    auto* grouped = addAction(
        menu, QT_TR_NOOP("Units &Under Heads"), QKeySequence(Qt::CTRL | Qt::Key_G), [] {}, "actionGrouped");
    grouped->setCheckable(true);
    grouped->setChecked(m_rosterModel.isGrouped());
    connect(grouped, &QAction::toggled, this, [this](bool isOn) {
        const auto selected = m_roster->selectedIds();
        m_rosterModel.setGrouped(isOn);
        m_roster->selectIds(selected);
        Settings().setValue(QStringLiteral("view/grouped"), isOn);
    });
    menu->addSeparator();
    auto* looks = menu->addMenu(QString());
    say([looks] { looks->setTitle(tr("&Look")); });
    auto* lookGroup = new QActionGroup(this);
    const auto chosenLook = Settings().value(QStringLiteral("look")).toString();
    for (const auto& [name, text] :
         {std::pair("system", QT_TR_NOOP("As the &System")), std::pair("light", QT_TR_NOOP("&Light")),
          std::pair("dark", QT_TR_NOOP("&Dark"))}) {
        const auto id = QString::fromLatin1(name);
        auto* action = addAction(
            looks, text, {},
            [id] {
                Settings().setValue(QStringLiteral("look"), id);
                applyLook(*qApp, lookOf(id));
            },
            name, false);
        action->setCheckable(true);
        action->setChecked(chosenLook == id || (chosenLook.isEmpty() && id == QLatin1String("system")));
        lookGroup->addAction(action);
    }
    auto* languages = menu->addMenu(QString());
    languages->setObjectName(QStringLiteral("languageMenu"));
    say([languages] { languages->setTitle(tr("L&anguage")); });
    auto* languageGroup = new QActionGroup(this);
    for (const auto& code : editor::languages()) {
        auto* action = languages->addAction(languageName(code));
        action->setObjectName(QStringLiteral("language-") + code);
        action->setCheckable(true);
        action->setChecked(code == editor::language());
        languageGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { setLanguage(code); });
    }
    menu->addSeparator();
    addAction(
        menu, QT_TR_NOOP("&Games and Armies…"), {}, [this] { showData(); }, "actionData", false);
}

void MainWindow::buildHelpMenu()
{
    auto* menu = addMenu(QT_TR_NOOP("&Help"));
    addAction(
        menu, QT_TR_NOOP("&Keys"), QKeySequence::HelpContents,
        [this] {
            QStringList lines;
            for (const auto* action : findChildren<QAction*>())
                if (!action->shortcut().isEmpty() && !action->text().isEmpty())
                    lines << QStringLiteral("%1\t%2").arg(action->shortcut().toString(QKeySequence::NativeText),
                                                          QString(action->text()).remove(QLatin1Char('&')));
            m_prompts.tell(this, tr("Keys"), tr("Every action has its place in the menus; these have keys too."),
                           lines);
        },
        "actionKeys", false);
    addAction(
        menu, QT_TR_NOOP("&About Muster Roll"), {},
        [this] {
            m_prompts.tell(this, tr("About Muster Roll"),
                           tr("Muster Roll %1 builds and judges army lists for miniature wargames.")
                               .arg(QCoreApplication::applicationVersion()),
                           {});
        },
        "actionAbout", false)
        ->setMenuRole(QAction::AboutRole);
}

void MainWindow::enableActions()
{
    const bool isOpen = m_document.isOpen();
    for (auto* action : m_rosterActions)
        action->setEnabled(isOpen);
    const bool hasUnit = isOpen && m_roster && !m_roster->selectedIds().empty();
    for (auto* action : m_unitActions)
        action->setEnabled(hasUnit);
    m_attachMenu->setEnabled(hasUnit);
    m_mendMenu->setEnabled(isOpen);
}

void MainWindow::showUnitMenu(const QPoint& point)
{
    if (!m_roster->selectedIds().empty())
        m_unitMenu->exec(m_roster->viewport()->mapToGlobal(point));
}

void MainWindow::setLanguage(const QString& code)
{
    Settings().setValue(QStringLiteral("language"), code);
    m_store.setLanguage(code.toStdString());
    editor::setLanguage(code);
    reload(tr("The data cannot be read in this language."));
}

} // namespace muster::widgets
