#include "widgets/shell/mainmenus.h"

#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "widgets/army/armypanel.h"
#include "widgets/findings/findingsfold.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/look/theme.h"
#include "widgets/printing/exporting.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/recent.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/dockplaces.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/palettesources.h"
#include "widgets/shell/rostercompare.h"
#include "widgets/shell/rosterfiles.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"
#include "widgets/shell/workspace.h"
#include "widgets/unit/picturefield.h"
#include "widgets/unit/unitpanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>

namespace muster::widgets {

namespace {

constexpr int mostNumbered = 9; ///< tabs that have a key of their own

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

/// Calls a function of the controller of a roster, with these values.
template <class... Values>
auto control(void (RosterController::*function)(Values...), Values... values)
{
    return [=](Workspace& workspace) { (workspace.controller().*function)(values...); };
}

} // namespace

MainMenus::MainMenus(MainWindow& window, Prompts& prompts)
    : m_window(window),
      m_prompts(prompts),
      m_file(addMenu(QT_TR_NOOP("&File"))),
      m_edit(addMenu(QT_TR_NOOP("&Edit"))),
      m_army(addMenu(QT_TR_NOOP("&Army"))),
      m_unit(addMenu(QT_TR_NOOP("&Unit"))),
      m_view(addMenu(QT_TR_NOOP("&View"))),
      m_help(addMenu(QT_TR_NOOP("&Help"))),
      m_fix(new QMenu(tr("Fix By"), m_army)),
      m_attach(new QMenu(tr("A&ttach To"), m_unit)),
      m_compare(new QMenu(tr("&Compare With"), m_view)),
      m_docksEnd(m_view->addSeparator())
{
    fillFile();
    fillEdit();
    fillArmy();
    fillUnit();
    fillView();
    fillHelp();
}

QMenu* MainMenus::addMenu(const char* title) { return m_window.menuBar()->addMenu(tr(title)); }

QAction* MainMenus::add(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName, Run run)
{
    auto* action = menu->addAction(tr(text));
    action->setObjectName(QLatin1String(objectName));
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(run));
    return action;
}

QAction* MainMenus::addForRoster(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName,
                                 Run run)
{
    return m_rosterActions.emplace_back(add(menu, text, key, objectName, std::move(run)));
}

QAction* MainMenus::addForRoster(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName,
                                 RunIn run)
{
    return addForRoster(menu, text, key, objectName, [this, run = std::move(run)] { run(m_window.workspace()); });
}

QAction* MainMenus::addForUnit(QMenu* menu, const char* text, const QKeySequence& key, const char* objectName,
                               RunIn run)
{
    return m_unitActions.emplace_back(
        add(menu, text, key, objectName, [this, run = std::move(run)] { run(m_window.workspace()); }));
}

void MainMenus::fillFile()
{
    add(m_file, QT_TR_NOOP("&New Roster…"), QKeySequence::New, "actionNew", [this] { m_window.startNew(); });
    add(m_file, QT_TR_NOOP("&Open…"), QKeySequence::Open, "actionOpen", [this] { m_window.open(); });
    auto* recent = m_file->addMenu(tr("Open &Recent"));
    recent->setProperty(madeWhenOpened, true);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    add(m_file, QT_TR_NOOP("Chec&k a List…"), Qt::CTRL | Qt::Key_K, "actionCheck", [this] { m_window.checkWindow(); });
    add(m_file, QT_TR_NOOP("Check a &Folder…"), Qt::CTRL | Qt::SHIFT | Qt::Key_K, "actionFolder",
        [this] { m_window.folderWindow(); });
    add(m_file, QT_TR_NOOP("A Ba&ttle…"), Qt::CTRL | Qt::SHIFT | Qt::Key_B, "actionTwoLists",
        [this] { m_window.battleWindow(); });
    m_file->addSeparator();
    addForRoster(m_file, QT_TR_NOOP("&Save"), QKeySequence::Save, "actionSave", [this] { m_window.files().save(); });
    addForRoster(m_file, QT_TR_NOOP("Save &As…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, "actionSaveAs",
                 [this] { m_window.files().saveAs(); });
    m_file->addSeparator();
    addForRoster(m_file, QT_TR_NOOP("&Print…"), QKeySequence::Print, "actionPrint",
                 [this] { m_window.page().preview(); });
    addForRoster(m_file, QT_TR_NOOP("P&lay Page…"), {}, "actionPlayPage",
                 [this] { m_window.files().exportTo(Form::Play); });
    addForRoster(m_file, QT_TR_NOOP("Print Army &Book…"), {}, "actionPrintBook",
                 [this] { m_window.page().previewBook(); });
    addForRoster(m_file, QT_TR_NOOP("S&hare…"), {}, "actionShare", [this] { m_window.files().share(); });
    auto* exports = m_file->addMenu(tr("&Export"));
    const auto addExport = [&](const char* text, const char* objectName, Form form) {
        addForRoster(exports, text, {}, objectName, [this, form] { m_window.files().exportTo(form); });
    };
    addExport(QT_TR_NOOP("&PDF…"), "actionExportPdf", Form::Pdf);
    addExport(QT_TR_NOOP("&Web Page…"), "actionExportHtml", Form::Html);
    addExport(QT_TR_NOOP("&Text…"), "actionExportText", Form::Text);
    addExport(QT_TR_NOOP("&One Line a Unit…"), "actionExportLines", Form::Lines);
    addExport(QT_TR_NOOP("&BBCode…"), "actionExportBbcode", Form::Bbcode);
    addExport(QT_TR_NOOP("&Markdown…"), "actionExportMarkdown", Form::Markdown);
    addExport(QT_TR_NOOP("&CSV…"), "actionExportCsv", Form::Csv);
    addExport(QT_TR_NOOP("Co&de…"), "actionExportCode", Form::Code);
    m_file->addSeparator();
    m_close =
        add(m_file, QT_TR_NOOP("&Close Tab"), Qt::CTRL | Qt::Key_W, "actionClose", [this] { m_window.closeCurrent(); });
    add(m_file, QT_TR_NOOP("&Quit"), Qt::CTRL | Qt::Key_Q, "actionQuit", [] {
        MainWindow::closeAll();
    })->setMenuRole(QAction::QuitRole);
}

void MainMenus::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const auto& roster : recentRosters()) {
        const auto name = roster.name.isEmpty() ? QFileInfo(roster.path).completeBaseName() : roster.name;
        auto* action = menu.addAction(editor::shownLabel(name));
        action->setToolTip(editor::shownTip(roster.path));
        connect(action, &QAction::triggered, this, [this, path = roster.path] { m_window.openFile(path); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("None yet"))->setEnabled(false);
}

void MainMenus::fillEdit()
{
    addUndo();
    m_edit->addSeparator();
    // They are the roster's own keys: see addPartsOf().
    m_rosterKeys = {
        addForUnit(m_edit, QT_TR_NOOP("Cu&t"), QKeySequence::Cut, "actionCut", control(&RosterController::cut)),
        addForUnit(m_edit, QT_TR_NOOP("&Copy"), QKeySequence::Copy, "actionCopy", control(&RosterController::copy)),
        addForRoster(m_edit, QT_TR_NOOP("&Paste"), QKeySequence::Paste, "actionPaste",
                     [](Workspace& workspace) { workspace.controller().paste(); }),
        addForUnit(m_edit, QT_TR_NOOP("Re&move"), QKeySequence::Delete, "actionRemove",
                   control(&RosterController::remove)),
        addForRoster(m_edit, QT_TR_NOOP("Select &All"), QKeySequence::SelectAll, "actionSelectAll",
                     [](Workspace& workspace) { workspace.roster().selectAll(); }),
    };
    for (auto* action : m_rosterKeys)
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_edit->addSeparator();
    auto* copies = m_edit->addMenu(tr("Cop&y Roster As"));
    copies->setObjectName(QStringLiteral("copyMenu"));
    const auto addCopy = [&](const char* text, const QKeySequence& key, const char* objectName, Form form) {
        addForRoster(copies, text, key, objectName, [this, form] { m_window.files().copyAs(form); });
    };
    addCopy(QT_TR_NOOP("Full &Text"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, "actionCopyText", Form::Text);
    addCopy(QT_TR_NOOP("&One Line a Unit"), {}, "actionCopyLines", Form::Lines);
    addCopy(QT_TR_NOOP("&BBCode"), {}, "actionCopyBbcode", Form::Bbcode);
    addCopy(QT_TR_NOOP("&Markdown"), {}, "actionCopyMarkdown", Form::Markdown);
    addCopy(QT_TR_NOOP("&CSV"), {}, "actionCopyCsv", Form::Csv);
    addCopy(QT_TR_NOOP("Co&de"), {}, "actionCopyCode", Form::Code);
    const auto selected = [](Workspace& workspace) { return workspace.roster().selectedIds(); };
    addForUnit(m_edit, QT_TR_NOOP("Copy Car&d as Picture"), {}, "actionCopyCard",
               [this, selected](Workspace& workspace) { m_window.files().copyCard(selected(workspace)); });
    addForUnit(m_edit, QT_TR_NOOP("Sa&ve Card as Picture…"), {}, "actionSaveCard",
               [this, selected](Workspace& workspace) { m_window.files().saveCard(selected(workspace)); });
}

/// Undo and redo of the roster that is shown, each with the name of its step.
void MainMenus::addUndo()
{
    auto& group = m_window.undoGroup();
    const auto step = [&](const char* objectName, QKeySequence::StandardKey key, auto run, auto mayRun, auto nameOf,
                          const char* plain, const char* named) {
        auto* action = m_edit->addAction(QString());
        action->setObjectName(QLatin1String(objectName));
        action->setShortcuts(key); // redoing has two usual ones
        connect(action, &QAction::triggered, &group, run);
        const auto show = [&group, action, mayRun, nameOf, plain, named] {
            action->setEnabled((group.*mayRun)());
            const auto what = (group.*nameOf)();
            action->setText(what.isEmpty() ? tr(plain) : tr(named).arg(editor::shownLabel(what)));
        };
        connect(&group, &QUndoGroup::indexChanged, action, show);
        connect(&group, &QUndoGroup::cleanChanged, action, show);
        connect(&group, &QUndoGroup::activeStackChanged, action, show);
        show();
    };
    step("actionUndo", QKeySequence::Undo, &QUndoGroup::undo, &QUndoGroup::canUndo, &QUndoGroup::undoText,
         QT_TR_NOOP("&Undo"), QT_TR_NOOP("&Undo %1"));
    step("actionRedo", QKeySequence::Redo, &QUndoGroup::redo, &QUndoGroup::canRedo, &QUndoGroup::redoText,
         QT_TR_NOOP("&Redo"), QT_TR_NOOP("&Redo %1"));
}

void MainMenus::fillArmy()
{
    addForRoster(m_army, QT_TR_NOOP("&Find a Unit to Add"), QKeySequence::Find, "actionFind",
                 [](Workspace& workspace) { workspace.raiseArmy().focusSearch(); });
    addForRoster(m_army, QT_TR_NOOP("&Add the Chosen Unit"), Qt::CTRL | Qt::Key_Return, "actionAdd",
                 [](Workspace& workspace) {
                     if (const auto kind = workspace.army().chosenKind(); !kind.isEmpty())
                         workspace.controller().add(kind);
                 });
    addForRoster(m_army, QT_TR_NOOP("Add It &Under the Selected Unit"), Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
                 "actionAddBelow", [](Workspace& workspace) {
                     if (const auto kind = workspace.army().chosenKind(); !kind.isEmpty())
                         workspace.controller().addBelow(kind);
                 });
    addForRoster(m_army, QT_TR_NOOP("Pre&view Unit"), Qt::CTRL | Qt::Key_I, "actionPreviewUnit",
                 [](Workspace& workspace) { workspace.raiseArmy().openPreview(); });
    addForRoster(m_army, QT_TR_NOOP("Fav&ourite"), Qt::CTRL | Qt::Key_Asterisk, "actionFavourite",
                 [](Workspace& workspace) { workspace.raiseArmy().toggleFavourite(); });
    m_army->addSeparator();
    addOwnUnits();
    m_army->addSeparator();
    addForRoster(m_army, QT_TR_NOOP("Name of the Roste&r"), Qt::SHIFT | Qt::Key_F2, "actionRosterName",
                 [](Workspace& workspace) { workspace.editName(); });
    addForRoster(m_army, QT_TR_NOOP("Roster and &Battle…"), Qt::CTRL | Qt::Key_B, "actionBattle",
                 [this] { m_window.page().editBattle(); });
    addForRoster(m_army, QT_TR_NOOP("&Take From Play Page…"), {}, "actionTakeBattle",
                 [this] { m_window.page().takeBattle(); });
    addForRoster(m_army, QT_TR_NOOP("&Game Version…"), {}, "actionGameVersion",
                 [this] { m_window.page().chooseVersion(); });
    m_army->addSeparator();
    add(m_army, QT_TR_NOOP("My &Collection…"), {}, "actionCollection",
        [this] { m_window.page().showCollection(m_window); });
    addForRoster(m_army, QT_TR_NOOP("What the Roster &Lacks…"), {}, "actionLacking",
                 [this] { m_window.page().showLacking(m_window); });
    m_army->addSeparator();
    addForRoster(m_army, QT_TR_NOOP("&Make It Legal…"), Qt::CTRL | Qt::SHIFT | Qt::Key_M, "actionMakeLegal",
                 [this] { m_window.page().makeLegal(); });
    addForRoster(m_army, QT_TR_NOOP("F&ill Up…"), Qt::CTRL | Qt::SHIFT | Qt::Key_F, "actionFillUp",
                 [this] { m_window.page().fillUp(); });
    addForRoster(m_army, QT_TR_NOOP("&Next Finding"), Qt::Key_F8, "actionNextFinding",
                 [](Workspace& workspace) { workspace.raiseFindings().step(1); });
    addForRoster(m_army, QT_TR_NOOP("&Previous Finding"), Qt::SHIFT | Qt::Key_F8, "actionPreviousFinding",
                 [](Workspace& workspace) { workspace.raiseFindings().step(-1); });
    addForRoster(m_army, QT_TR_NOOP("Fi&x This Finding…"), Qt::CTRL | Qt::Key_M, "actionFix",
                 [](Workspace& workspace) { workspace.raiseFindings().openFixMenu(); });
    m_fix->setObjectName(QStringLiteral("fixMenu"));
    m_fix->setProperty(madeWhenOpened, true);
    m_fix->setProperty(madeForPalette, true);
    m_army->addMenu(m_fix);
    connect(m_fix, &QMenu::aboutToShow, this, [this] {
        m_fix->clear();
        auto& findings = m_window.workspace().findings();
        if (m_fix->property(filledForPalette).toBool())
            findings.fillKnownFixes(*m_fix);
        else
            findings.fillFixMenu(*m_fix);
    });
}

/// Whether they can be used depends on what is chosen when the menu opens. By other ways, the window says why not.
void MainMenus::addOwnUnits()
{
    const auto add = [this](const char* text, const char* objectName, OwnUnitStep step) {
        auto* action = addForRoster(m_army, text, {}, objectName,
                                    [this, step] { m_window.changeOwnUnit(step, m_window.chosenUnit()); });
        connect(m_army, &QMenu::aboutToShow, action, [this, step, action] {
            const auto why = m_window.whyNoOwnUnit(step);
            action->setEnabled(why.isEmpty());
            action->setStatusTip(why); // in the status bar: a menu shows no tips
        });
        connect(m_army, &QMenu::aboutToHide, action, [this, action] {
            action->setEnabled(m_window.document().isOpen() && !m_window.document().gameData());
        });
    };
    add(QT_TR_NOOP("O&wn Unit…"), "actionOwnUnit", OwnUnitStep::Make);
    add(QT_TR_NOOP("&Edit Own Unit…"), "actionEditOwnUnit", OwnUnitStep::Edit);
    add(QT_TR_NOOP("&Delete Own Unit…"), "actionDeleteOwnUnit", OwnUnitStep::Delete);
}

void MainMenus::fillUnit()
{
    addForUnit(m_unit, QT_TR_NOOP("Add &Another Like This"), Qt::CTRL | Qt::Key_D, "actionDuplicate",
               control(&RosterController::duplicate));
    addForUnit(m_unit, QT_TR_NOOP("Replace &With…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, "actionReplace",
               [this](Workspace& workspace) { workspace.controller().replace(&m_window); });
    addForUnit(m_unit, QT_TR_NOOP("&Name and Note"), Qt::Key_F2, "actionRename",
               [](Workspace& workspace) { workspace.raiseUnit().focusName(); });
    const auto onPicture = [](void (PictureField::*run)()) {
        return [run](Workspace& workspace) {
            if (auto* picture = workspace.raiseUnit().openPicture())
                (picture->*run)();
            else
                emit workspace.statusMessage(
                    tr("Only a single unit of one of Muster’s own games can have a picture: choose one."));
        };
    };
    addForUnit(m_unit, QT_TR_NOOP("Add &Picture…"), {}, "actionAddPicture", onPicture(&PictureField::ask));
    addForUnit(m_unit, QT_TR_NOOP("Remove P&icture"), {}, "actionRemovePicture", onPicture(&PictureField::remove));
    addForUnit(m_unit, QT_TR_NOOP("&Options"), Qt::Key_F4, "actionOptions",
               [](Workspace& workspace) { workspace.raiseUnit().focusOptions(); });
    addForUnit(m_unit, QT_TR_NOOP("&More Models"), Qt::ALT | Qt::Key_Plus, "actionMoreModels",
               control(&RosterController::resizeUnits, 1));
    addForUnit(m_unit, QT_TR_NOOP("&Fewer Models"), Qt::ALT | Qt::Key_Minus, "actionFewerModels",
               control(&RosterController::resizeUnits, -1));
    addForUnit(m_unit, QT_TR_NOOP("&Hold Back or Deploy"), Qt::CTRL | Qt::Key_R, "actionReserve",
               control(&RosterController::toggleReserve));
    m_unit->addSeparator();
    addForUnit(m_unit, QT_TR_NOOP("Move &Up"), Qt::ALT | Qt::Key_Up, "actionMoveUp",
               control(&RosterController::shift, -1));
    addForUnit(m_unit, QT_TR_NOOP("Move &Down"), Qt::ALT | Qt::Key_Down, "actionMoveDown",
               control(&RosterController::shift, 1));
    m_attach->setObjectName(QStringLiteral("attachMenu"));
    m_attach->setProperty(madeWhenOpened, true);
    m_attach->setProperty(madeForPalette, true);
    m_unit->addMenu(m_attach);
    connect(m_attach, &QMenu::aboutToShow, this, [this] {
        m_attach->clear();
        auto& controller = m_window.workspace().controller();
        if (m_attach->property(filledForPalette).toBool())
            controller.fillPlaces(*m_attach);
        else
            controller.fillAttachMenu(*m_attach);
    });
    addForUnit(m_unit, QT_TR_NOOP("Atta&ch…"), Qt::CTRL | Qt::Key_T, "actionAttach", [this](Workspace& workspace) {
        QMenu places(&m_window);
        workspace.controller().fillAttachMenu(places);
        const auto& roster = workspace.roster();
        const auto row = roster.visualRect(roster.currentIndex());
        places.exec(roster.viewport()->mapToGlobal(row.bottomLeft()));
    });
    addForUnit(m_unit, QT_TR_NOOP("Let It &Stand Alone"), Qt::CTRL | Qt::SHIFT | Qt::Key_T, "actionDetach",
               control(&RosterController::detach));
    m_unit->addSeparator();
    addForUnit(m_unit, QT_TR_NOOP("&Remove"), {}, "actionRemoveUnit", control(&RosterController::remove));
}

void MainMenus::fillView()
{
    auto* grouped =
        addForRoster(m_view, QT_TR_NOOP("Units &Under Heads"), Qt::CTRL | Qt::Key_G, "actionGrouped", [] {});
    grouped->setCheckable(true);
    grouped->setChecked(Workspace::isGrouped());
    connect(grouped, &QAction::toggled, this, [this](bool isOn) { m_window.setGrouped(isOn); });
    auto* joined = addForRoster(m_view, QT_TR_NOOP("&Equal Units as One Row"), {}, "actionJoined", [] {});
    joined->setCheckable(true);
    joined->setChecked(Workspace::isJoined());
    connect(joined, &QAction::toggled, this, [this](bool isOn) { m_window.setJoined(isOn); });
    addForRoster(m_view, QT_TR_NOOP("&Findings Open or Closed"), {}, "actionFoldFindings",
                 [](Workspace& workspace) { workspace.findingsFold().toggle(); });
    addForRoster(m_view, QT_TR_NOOP("Docks in Their Usual &Places"), {}, "actionUsualPlaces",
                 [](Workspace& workspace) { workspace.places().startOver(); });
    fillCompare();
    fillTabs();
    m_view->addSeparator();
    fillLooks();
    fillLanguages();
    m_view->addSeparator();
    add(m_view, QT_TR_NOOP("&Games and Armies…"), {}, "actionData", [this] { m_window.showData(); });
}

void MainMenus::fillLooks()
{
    auto* menu = m_view->addMenu(tr("&Look"));
    auto* group = new QActionGroup(this);
    const auto chosen = Settings().value(QStringLiteral("look")).toString();
    for (const auto& [name, text] :
         {std::pair("system", QT_TR_NOOP("As the &System")), std::pair("light", QT_TR_NOOP("&Light")),
          std::pair("dark", QT_TR_NOOP("&Dark"))}) {
        const auto id = QString::fromLatin1(name);
        auto* action = add(menu, text, {}, name, [id] {
            Settings().setValue(QStringLiteral("look"), id);
            applyLook(*qApp, lookOf(id));
        });
        action->setCheckable(true);
        action->setChecked(chosen == id || (chosen.isEmpty() && id == QLatin1String("system")));
        group->addAction(action);
    }
}

void MainMenus::fillLanguages()
{
    auto* menu = m_view->addMenu(tr("L&anguage"));
    menu->setObjectName(QStringLiteral("languageMenu"));
    auto* group = new QActionGroup(this);
    for (const auto& code : editor::languages()) {
        auto* action = menu->addAction(languageName(code));
        action->setObjectName(QStringLiteral("language-") + code);
        action->setCheckable(true);
        action->setChecked(code == editor::language());
        group->addAction(action);
        // German, Deutsch, language: whoever looks for it may not read the language that is shown.
        const QLocale locale(code);
        action->setProperty(otherWords, QStringList{QLocale::languageToString(locale.language()),
                                                    locale.nativeLanguageName(), QStringLiteral("language")}
                                            .join(u' '));
        // Later: the menus, with this action, are made again.
        connect(
            action, &QAction::triggered, &m_window, [&window = m_window, code] { window.setLanguage(code); },
            Qt::QueuedConnection);
    }
}

void MainMenus::fillHelp()
{
    add(m_help, QT_TR_NOOP("&Find an Action…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P, "actionPalette",
        [this] { openPalette(m_window); });
    add(m_help, QT_TR_NOOP("&Keys"), QKeySequence::HelpContents, "actionKeys", [this] {
        QStringList lines;
        for (const auto* action : m_window.findChildren<QAction*>())
            if (!action->shortcut().isEmpty() && !action->text().isEmpty())
                lines << QStringLiteral("%1\t%2").arg(action->shortcut().toString(QKeySequence::NativeText),
                                                      QString(action->text()).remove(QLatin1Char('&')));
        m_prompts.showMessage(&m_window, tr("Keys"),
                              tr("Every action has its place in the menus; these have keys too."), lines);
    });
    add(m_help, QT_TR_NOOP("&About Muster Roll"), {}, "actionAbout", [this] {
        m_prompts.showMessage(&m_window, tr("About Muster Roll"),
                              tr("Muster Roll %1 builds and judges army lists for miniature wargames.")
                                  .arg(QCoreApplication::applicationVersion()),
                              {});
    })->setMenuRole(QAction::AboutRole);
}

void MainMenus::addPartsOf(Workspace& workspace)
{
    workspace.roster().addActions(m_rosterKeys);
    for (auto* dock : workspace.docks())
        m_view->insertAction(m_docksEnd, dock->toggleViewAction());
}

void MainMenus::removePartsOf(Workspace& workspace)
{
    for (auto* action : m_rosterKeys)
        workspace.roster().removeAction(action);
    for (auto* dock : workspace.docks())
        m_view->removeAction(dock->toggleViewAction());
}

void MainMenus::enable(bool hasRoster, bool hasUnit)
{
    for (auto* action : m_rosterActions)
        action->setEnabled(hasRoster);
    for (auto* action : m_unitActions)
        action->setEnabled(hasUnit);
    m_attach->setEnabled(hasUnit);
    m_compare->setEnabled(hasRoster);
    m_fix->setEnabled(hasRoster);
}

void MainMenus::enableClosing(bool isOn) { m_close->setEnabled(isOn); }

void MainMenus::greyForGameData(bool isGameData)
{
    static constexpr const char* ofOwnGames[]{"actionGameVersion", "actionLacking",     "actionPrintBook",
                                              "actionExportCode",  "actionCopyCode",    "actionReplace",
                                              "actionReserve",     "actionDetach",      "actionAddBelow",
                                              "actionOwnUnit",     "actionEditOwnUnit", "actionDeleteOwnUnit"};
    const auto why =
        isGameData ? tr("Only in games of Muster's own: a list of game data has no such thing.") : QString();
    for (const auto* name : ofOwnGames)
        if (auto* action = m_window.findChild<QAction*>(QLatin1String(name))) {
            action->setStatusTip(why);
            if (isGameData)
                action->setEnabled(false);
        }
}

/// Where the tabs are gone through, and what can be done with them.
void MainMenus::fillCompare()
{
    m_compare->setObjectName(QStringLiteral("compareMenu"));
    m_compare->setProperty(madeWhenOpened, true);
    m_compare->setProperty(madeForPalette, true);
    m_view->addMenu(m_compare);
    connect(m_compare, &QMenu::aboutToShow, this, [this] {
        m_compare->clear();
        auto& page = m_window.page();
        for (auto* other : m_window.pages()) {
            if (other == &page)
                continue;
            auto* action = m_compare->addAction(editor::shownLabel(other->name()), this,
                                                [&page, other] { page.compare().withPage(*other); });
            action->setCheckable(true);
            action->setChecked(page.compare().other() == other);
        }
        m_compare->addAction(tr("A &File…"), this, [this, &page] {
            if (const auto path = page.files().askOpen(); !path.isEmpty())
                page.compare().withFile(path.toStdString());
        });
        m_compare->addAction(tr("&Nothing"), this, [&page] { page.compare().stop(); })
            ->setEnabled(page.compare().isOn());
    });
}

void MainMenus::fillTabs()
{
    auto* menu = m_view->addMenu(tr("&Tabs"));
    menu->setObjectName(QStringLiteral("tabsMenu"));
    add(menu, QT_TR_NOOP("&Library"), Qt::CTRL | Qt::Key_L, "actionLibrary", [this] { m_window.showLibrary(); });
    add(menu, QT_TR_NOOP("&Next"), Qt::CTRL | Qt::Key_Tab, "actionNextTab", [this] { m_window.tabs().step(1); });
    add(menu, QT_TR_NOOP("&Previous"), Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, "actionPreviousTab",
        [this] { m_window.tabs().step(-1); });
    addForRoster(menu, QT_TR_NOOP("Move to New &Window"), {}, "actionMoveTab", [this] { m_window.moveToNewWindow(); });
    auto* end = menu->addSeparator();
    auto* list = new QActionGroup(menu);
    for (int index = 1; index <= mostNumbered; ++index) {
        auto* action = menu->addAction(tr("Roster &%1").arg(index));
        action->setObjectName(QStringLiteral("actionTab%1").arg(index));
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + index)));
        action->setActionGroup(list);
        connect(action, &QAction::triggered, this, [this, index] { m_window.showTab(index); });
    }
    // With their names, once somebody looks.
    connect(menu, &QMenu::aboutToShow, this, [this, list, end] {
        end->setVisible(m_window.tabs().count() > 1);
        for (int index = 1; index <= mostNumbered; ++index) {
            auto* action = list->actions().at(index - 1);
            const bool isThere = index < m_window.tabs().count();
            action->setVisible(isThere);
            if (isThere)
                action->setText(QStringLiteral("&%1  %2").arg(index).arg(m_window.tabs().tabText(index)));
        }
    });
}

} // namespace muster::widgets
