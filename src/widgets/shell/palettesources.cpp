#include "widgets/shell/palettesources.h"

#include "core/data/catalogue.h"
#include "editor/models/armymodel.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/figures/profile.h"
#include "widgets/army/armypanel.h"
#include "widgets/palette/commandpalette.h"
#include "widgets/person/recent.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/workspace.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

#include <set>

namespace muster::widgets {

namespace {

using editor::ArmyModel;
using editor::PaletteEntry;
using editor::text;
using Kind = PaletteEntry::Kind;
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

QString joined(QStringList words)
{
    words.removeAll(QString());
    return words.join(dot);
}

void addActions(const QMenu& menu, const QString& path, Entries& entries)
{
    for (auto* action : menu.actions()) {
        if (action->isSeparator() || action->text().isEmpty())
            continue;
        if (const auto* inner = action->menu()) {
            if (!inner->property(madeWhenOpened).toBool())
                addActions(*inner, path + between + plain(action->text()), entries);
            continue;
        }
        PaletteEntry entry;
        entry.title = plain(action->text());
        entry.detail = path;
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
        if (const auto* menu = action->menu())
            addActions(*menu, plain(action->text()), entries);
    return entries;
}

Entries unitsToAdd(MainWindow& window)
{
    Entries entries;
    const auto* model = window.workspace().army().findChild<ArmyModel*>();
    if (!model)
        return entries;
    for (int section = 0; section < model->rowCount(); ++section) {
        const auto head = model->index(section, 0);
        for (int row = 0; row < model->rowCount(head); ++row) {
            const auto unit = model->index(row, 0, head);
            const auto reference = unit.data(ArmyModel::ReferenceRole).toString();
            PaletteEntry entry;
            entry.kind = Kind::Add;
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

Entries unitsToGoTo(MainWindow& window, const Verdict& verdict)
{
    Entries entries;
    const auto& assessment = verdict.assessment();
    for (const auto i : assessment.units.ids()) {
        PaletteEntry entry;
        entry.kind = Kind::Unit;
        entry.title = Palette::tr("Go to: %1").arg(text(report::unitName(verdict.catalogue(), assessment, i)));
        if (verdict.catalogue().ruleset.hasPoints)
            entry.detail = text(report::points(assessment.units[i].points));
        entry.run = [&window, id = assessment.units[i].id] {
            window.workspace().roster().selectIds({id});
            window.workspace().roster().setFocus(Qt::OtherFocusReason);
        };
        entries.push_back(std::move(entry));
    }
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
        entry.kind = Kind::Rule;
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
        entry.kind = Kind::Rule;
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
        entry.kind = Kind::Roster;
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
        entry.kind = Kind::Roster;
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
        // Of the roster that is open when the palette is.
        const auto ofRoster = [&window](auto make) {
            return [&window, make] {
                return window.document().isOpen() && window.document().verdict() ? make(*window.document().verdict())
                                                                                 : Entries();
            };
        };
        palette->setSources({
            [&window] { return actionsOf(window); },
            ofRoster([&window](const Verdict&) { return unitsToAdd(window); }),
            ofRoster([&window](const Verdict& verdict) { return unitsToGoTo(window, verdict); }),
            [&window] { return rostersToOpen(window); },
            ofRoster([](const Verdict& verdict) { return rulesOf(verdict.catalogue()); }),
            ofRoster([](const Verdict& verdict) { return weaponsOf(verdict.catalogue()); }),
        });
    }
    palette->open();
}

} // namespace muster::widgets
