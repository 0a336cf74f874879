#include "widgets/shell/palettesources.h"

#include "core/data/catalogue.h"
#include "editor/models/armymodel.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/figures/profile.h"
#include "widgets/army/armypanel.h"
#include "widgets/palette/commandpalette.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/settings/recent.h"
#include "widgets/shell/mainmenus.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTimer>

#include <set>

namespace muster::widgets {

namespace {

using editor::ArmyModel;
using editor::PaletteEntry;
using editor::text;
using EntryKind = PaletteEntry::Kind;
using Entries = std::vector<PaletteEntry>;

struct Palette {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

const auto between = QStringLiteral(" › ");
const auto dot = QStringLiteral(" · ");

/// A menu's text without its mnemonic.
QString plain(const QString& label)
{
    QString out;
    for (qsizetype i = 0; i < label.size(); ++i) {
        if (label[i] == u'&' && i + 1 < label.size())
            ++i; // two of them are one that is shown
        out += label[i];
    }
    return out;
}

/// In English and in the language of the program: people may know only one of the two.
QString bothWays(const char* words) { return QLatin1String(words) + u' ' + Palette::tr(words); }

QString joined(QStringList words)
{
    words.removeAll(QString());
    return words.join(dot);
}

/// What else people call an action, in other programs and at the table.
constexpr std::pair<const char*, const char*> otherNames[]{
    {"actionNew", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "create start list army")},
    {"actionOpen", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "load import list .ros .rosz .json")},
    {"actionCheck", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "paste import text picture mail validate")},
    {"actionFolder", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "tournament referee organiser many lists")},
    {"actionTwoLists", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "opponent versus match")},
    {"actionPrint", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "PDF cards sheets paper preview")},
    {"actionPrintBook", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "PDF codex")},
    {"actionQuit", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "exit end")},
    {"actionUndo", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "back revert")},
    {"actionRedo", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "again")},
    {"actionRemove", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "delete")},
    {"actionFind", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "search")},
    {"actionOwnUnit", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "custom homebrew change")},
    {"actionBattle",
     QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "points limit scenario rulings name player notes")},
    {"actionGameVersion", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "edition freeze data")},
    {"actionCollection", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "owned painted inventory")},
    {"actionLacking", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "missing buy shopping")},
    {"actionNextFinding", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "error problem")},
    {"actionPreviousFinding", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "error problem")},
    {"actionFix", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "repair error")},
    {"actionDuplicate", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "duplicate copy clone")},
    {"actionReplace", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "swap exchange")},
    {"actionRename", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "rename call comment")},
    {"actionAddPicture", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "photo image portrait")},
    {"actionOptions", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "weapons equipment wargear upgrades")},
    {"actionMoreModels", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "size increase")},
    {"actionFewerModels", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "size decrease")},
    {"actionReserve", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "reserves reinforcements")},
    {"actionAttach", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "embark transport join")},
    {"actionDetach", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "disembark leave")},
    {"actionRemoveUnit", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "delete")},
    {"light", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "theme colours")},
    {"dark", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "theme colours night mode")},
    {"system", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "theme colours")},
    {"actionData", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "BattleScribe New Recruit files rules add")},
    {"actionUsualPlaces", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "layout reset panels")},
    {"actionKeys", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "shortcuts keyboard")},
    {"actionAbout", QT_TRANSLATE_NOOP("muster::widgets::MainMenus", "version program")},
};

/// Words by which an action is found too. English ones are found whatever the language of the program is.
QString othersOf(const QAction& action)
{
    for (const auto& [name, words] : otherNames)
        if (action.objectName() == QLatin1String(name))
            return QLatin1String(words) + u' ' + MainMenus::tr(words);
    return action.property(otherWords).toString();
}

/// A button of a dialog that an action of the menus opens.
struct DialogButton {
    const char* action;
    const char* button;
    const char* context; ///< of its words, which are those of the dialog
    const char* words;
    const char* others; ///< by which it is found as well
};

/// Those that do something of their own: not OK, Close, and what is done in the dialog's own table.
constexpr DialogButton dialogButtons[]{
    {"actionData", "openData", "muster::widgets::DataDialog", "&Folder of Own Data…",
     QT_TRANSLATE_NOOP("Palette", "data files")},
    {"actionData", "leaveData", "muster::widgets::DataDialog", "&Without Own Data",
     QT_TRANSLATE_NOOP("Palette", "data files")},
    {"actionData", "printBook", "muster::widgets::DataDialog", "Army &Book…", QT_TRANSLATE_NOOP("Palette", "print")},
    {"actionData", "addGameData", "muster::widgets::DataDialog", "Add a Folder of &Data…",
     QT_TRANSLATE_NOOP("Palette", "BattleScribe New Recruit catalogue game system")},
    {"actionData", "forgetGameData", "muster::widgets::DataDialog", "F&orget",
     QT_TRANSLATE_NOOP("Palette", "BattleScribe")},
    {"actionCollection", "collectionAdd", "muster::widgets::CollectionDialog", "&Add What the Roster Has", nullptr},
    {"actionCollection", "collectionImport", "muster::widgets::CollectionDialog", "&Import CSV…",
     QT_TRANSLATE_NOOP("Palette", "spreadsheet")},
    {"actionCollection", "collectionExport", "muster::widgets::CollectionDialog", "&Export CSV…",
     QT_TRANSLATE_NOOP("Palette", "spreadsheet")},
    {"actionLacking", "copyLacking", "muster::widgets::LackingDialog", "Copy as &Text",
     QT_TRANSLATE_NOOP("Palette", "shopping list")},
};

/// Opens its dialog with the keyboard on the button: what it does may ask for a choice in the dialog first.
void goToButton(QAction& action, const QString& button)
{
    QTimer::singleShot(0, qApp, [button] {
        const auto* dialog = QApplication::activeModalWidget();
        auto* wanted = dialog ? dialog->findChild<QAbstractButton*>(button) : nullptr;
        if (wanted && wanted->isEnabled())
            wanted->setFocus(Qt::OtherFocusReason);
    });
    action.trigger();
}

void addButtons(QAction* action, const QString& path, Entries& entries)
{
    for (const auto& each : dialogButtons) {
        if (action->objectName() != QLatin1String(each.action))
            continue;
        PaletteEntry entry;
        entry.title = plain(QCoreApplication::translate(each.context, each.words));
        entry.detail = path + between + plain(action->text());
        entry.others = each.others ? bothWays(each.others) : QString();
        entry.isEnabled = action->isEnabled();
        entry.id = QStringLiteral("button:") + QLatin1String(each.button);
        entry.run = [held = QPointer<QAction>(action), button = QString::fromLatin1(each.button)] {
            if (held && held->isEnabled())
                goToButton(*held, button);
        };
        entries.push_back(std::move(entry));
    }
}

void addActions(QMenu& menu, const QString& path, Entries& entries)
{
    const bool isMade = menu.property(madeWhenOpened).toBool();
    if (isMade) {
        menu.setProperty(filledForPalette, true);
        emit menu.aboutToShow();
        menu.setProperty(filledForPalette, false);
    }
    for (auto* action : menu.actions()) {
        if (action->isSeparator() || action->text().isEmpty())
            continue;
        if (auto* inner = action->menu()) {
            if (!inner->property(madeWhenOpened).toBool() ||
                (inner->property(madeForPalette).toBool() && action->isEnabled()))
                addActions(*inner, path + between + plain(action->text()), entries);
            continue;
        }
        if (isMade && !action->isEnabled())
            continue;
        addButtons(action, path, entries);
        PaletteEntry entry;
        entry.title = plain(action->text());
        entry.detail = path;
        entry.others = othersOf(*action);
        entry.keys = action->shortcut().toString(QKeySequence::NativeText);
        entry.isEnabled = action->isEnabled();
        entry.id = action->objectName().isEmpty() ? QString() : QStringLiteral("action:") + action->objectName();
        entry.run = [held = QPointer<QAction>(action)] {
            if (held && held->isEnabled())
                held->trigger();
        };
        entries.push_back(std::move(entry));
    }
}

Entries actionsOf(const MainWindow& window)
{
    Entries entries;
    for (const auto* action : window.menuBar()->actions())
        if (auto* menu = action->menu())
            addActions(*menu, plain(action->text()), entries);
    return entries;
}

Entries unitsToAdd(MainWindow& window)
{
    Entries entries;
    const auto* model = window.workspace().army().findChild<ArmyModel*>();
    if (!model)
        return entries;
    // The shortcuts at the top repeat units of the sections below.
    for (int section = model->shortcuts(); section < model->rowCount(); ++section) {
        const auto head = model->index(section, 0);
        for (int row = 0; row < model->rowCount(head); ++row) {
            const auto unit = model->index(row, 0, head);
            const auto reference = unit.data(ArmyModel::ReferenceRole).toString();
            PaletteEntry entry;
            entry.kind = EntryKind::Add;
            entry.title = Palette::tr("Add: %1").arg(unit.data().toString());
            entry.detail = joined({unit.data(ArmyModel::CostRole).toString(), head.data().toString()});
            entry.run = [&window, reference] {
                if (window.document().isOpen())
                    window.workspace().controller().add(reference);
            };
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

void addRows(MainWindow& window, const std::vector<editor::ListRow>& rows, Entries& entries)
{
    const auto& form = *window.document().form();
    for (const auto& row : rows) {
        if (row.key.isUnit()) {
            const auto words = form.words(row.key);
            PaletteEntry entry;
            entry.kind = EntryKind::Unit;
            entry.title = Palette::tr("Go to: %1").arg(words.name);
            entry.detail = words.cost;
            entry.run = [&window, id = row.key.id] {
                window.workspace().roster().selectIds({id});
                window.workspace().roster().setFocus(Qt::OtherFocusReason);
            };
            entries.push_back(std::move(entry));
        }
        addRows(window, row.below, entries);
    }
}

Entries unitsToGoTo(MainWindow& window)
{
    Entries entries;
    addRows(window, window.document().form()->rows(false), entries);
    return entries;
}

QString citationOf(const Catalogue& catalogue, Id<Citation> citation)
{
    const auto where = report::citation(catalogue, citation);
    return joined({text(where.source), text(where.section)});
}

Entries rulesOf(const Catalogue& catalogue)
{
    Entries entries;
    std::set<std::pair<QString, QString>> seen; // armies may have the same rule
    for (const auto i : catalogue.rules.ids()) {
        const auto& rule = catalogue.rules[i];
        PaletteEntry entry;
        entry.kind = EntryKind::Rule;
        entry.title = text(rule.name);
        entry.detail = Palette::tr("Special rule");
        QStringList lines{text(rule.text.empty() ? rule.shortText : rule.text), text(rule.note),
                          citationOf(catalogue, rule.citation)};
        lines.removeAll(QString());
        entry.text = lines.isEmpty() ? Palette::tr("The data have no text of it.") : lines.join(QStringLiteral("\n\n"));
        if (seen.emplace(entry.title, entry.text).second)
            entries.push_back(std::move(entry));
    }
    return entries;
}

Entries weaponsOf(const Catalogue& catalogue)
{
    Entries entries;
    std::set<std::pair<QString, QString>> seen;
    const auto& columns = catalogue.ruleset.weaponStats;
    for (const auto i : catalogue.weapons.ids()) {
        const auto& weapon = catalogue.weapons[i];
        PaletteEntry entry;
        entry.kind = EntryKind::Rule;
        entry.title = text(weapon.name);
        entry.detail = joined({Palette::tr("Weapon"),
                               weapon.kind.isNone() ? QString() : text(catalogue.ruleset.weaponKinds[weapon.kind].name),
                               weapon.army.isNone() ? QString() : text(catalogue.army(weapon.army).name)});
        QStringList lines;
        for (const auto c : columns.ids())
            if (!weapon.stats[c].isEmpty())
                lines << text(columns[c].name + ": " + formatStat(columns[c].kind, weapon.stats[c]));
        for (const auto& ref : weapon.rules) {
            const auto words = text(ruleText(catalogue, ref));
            lines << text(ruleName(catalogue, ref)) + (words.isEmpty() ? QString() : QStringLiteral(": ") + words);
        }
        if (!weapon.note.empty())
            lines << text(weapon.note);
        entry.text = lines.isEmpty() ? Palette::tr("The data have no figures of it.") : lines.join(u'\n');
        if (seen.emplace(entry.title, entry.text).second)
            entries.push_back(std::move(entry));
    }
    return entries;
}

Entries rostersToOpen(MainWindow& window)
{
    Entries entries;
    for (auto* open : window.pages()) {
        PaletteEntry entry;
        entry.kind = EntryKind::Roster;
        entry.title = Palette::tr("Go to: %1").arg(open->name());
        entry.detail = Palette::tr("Open in a tab");
        entry.run = [&window, page = QPointer<RosterPage>(open)] {
            const auto pages = window.pages();
            if (const auto at = std::ranges::find(pages, page.data()); at != pages.end())
                window.showTab(static_cast<int>(at - pages.begin()) + 1);
        };
        entries.push_back(std::move(entry));
    }
    for (const auto& roster : recentRosters()) {
        const QFileInfo file(roster.path);
        PaletteEntry entry;
        entry.kind = EntryKind::Roster;
        entry.title = Palette::tr("Open: %1").arg(roster.name.isEmpty() ? file.completeBaseName() : roster.name);
        entry.detail = joined({roster.army, file.fileName()});
        entry.id = QStringLiteral("roster:") + roster.path;
        entry.run = [&window, path = roster.path] { window.openFile(path); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

void openPalette(MainWindow& window)
{
    auto* palette = window.findChild<CommandPalette*>();
    if (!palette) {
        palette = new CommandPalette(window);
        // Of the roster that is open when the palette is; rules and weapons of one of our own games.
        const auto ofList = [&window](auto make) {
            return [&window, make] { return window.document().form() ? make(window) : Entries(); };
        };
        const auto ofRoster = [&window](auto make) {
            return [&window, make] {
                return window.document().verdict() ? make(*window.document().verdict()) : Entries();
            };
        };
        palette->setSources({
            [&window] { return actionsOf(window); },
            ofList(unitsToAdd),
            ofList(unitsToGoTo),
            [&window] { return rostersToOpen(window); },
            ofRoster([](const Verdict& verdict) { return rulesOf(verdict.catalogue()); }),
            ofRoster([](const Verdict& verdict) { return weaponsOf(verdict.catalogue()); }),
        });
    }
    palette->open();
}

} // namespace muster::widgets
