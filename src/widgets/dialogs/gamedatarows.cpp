#include "widgets/dialogs/gamedatarows.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/look/theme.h"
#include "widgets/settings/prompts.h"

#include <QFileInfo>
#include <QTreeWidget>

namespace muster::widgets {

namespace {

/// A row for a game or one of its catalogues.
QTreeWidgetItem* addRow(QTreeWidgetItem* row, const QString& name, int revision, const std::string& folder,
                        const std::string& game)
{
    row->setText(DataRows::Name, name);
    row->setText(DataRows::Version, QString::number(revision));
    row->setTextAlignment(DataRows::Version, Qt::AlignCenter);
    row->setText(DataRows::Kind, DataDialog::tr("of BattleScribe"));
    row->setData(DataRows::Name, DataRows::folderRole, editor::text(folder));
    row->setData(DataRows::Name, DataRows::gameRole, editor::text(game));
    return row;
}

void addUnusable(QTreeWidget& tree, const editor::GameFolder& folder)
{
    using State = editor::GameFolder::State;
    const auto name = editor::shown(QFileInfo(editor::text(folder.path)).fileName());
    auto* row = new QTreeWidgetItem(&tree);
    row->setText(DataRows::Name, folder.state == State::Gone         ? DataDialog::tr("%1 (not there)").arg(name)
                                 : folder.state == State::Unreadable ? DataDialog::tr("%1 (cannot be read)").arg(name)
                                                                     : DataDialog::tr("%1 (no game)").arg(name));
    row->setText(DataRows::Kind, DataDialog::tr("of BattleScribe"));
    row->setFont(DataRows::Name, fontOf(Type::Strong));
    row->setData(DataRows::Name, DataRows::folderRole, editor::text(folder.path));
}

void setEntries(QTreeWidgetItem& row, const editor::FolderCatalogue& catalogue)
{
    if (!catalogue.entries)
        return;
    row.setText(DataRows::Units, editor::shownNumber(*catalogue.entries));
    row.setTextAlignment(DataRows::Units, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

QStringList addGameData(QTreeWidget& tree, const std::vector<editor::GameFolder>& folders)
{
    QStringList faults;
    for (const auto& folder : folders) {
        faults << linesOf(folder.faults);
        if (folder.state != editor::GameFolder::State::Found)
            addUnusable(tree, folder);
        for (const auto& game : folder.games) {
            auto* row = addRow(new QTreeWidgetItem(&tree), game.name, game.revision, folder.path, game.id);
            row->setFont(DataRows::Name, fontOf(Type::Strong));
            for (const auto& catalogue : game.catalogues)
                if (!catalogue.isLibrary)
                    setEntries(
                        *addRow(new QTreeWidgetItem(row), catalogue.name, catalogue.revision, folder.path, game.id),
                        catalogue);
        }
    }
    return faults;
}

void countEntries(QTreeWidget& tree, const std::string& folder, const editor::FolderGame& game)
{
    for (int at = 0; at < tree.topLevelItemCount(); ++at) {
        auto* row = tree.topLevelItem(at);
        if (dataFolderOf(row) != editor::text(folder) ||
            row->data(DataRows::Name, DataRows::gameRole).toString() != editor::text(game.id))
            continue;
        int below = 0;
        for (const auto& catalogue : game.catalogues)
            if (!catalogue.isLibrary && below < row->childCount())
                setEntries(*row->child(below++), catalogue);
    }
}

QString dataFolderOf(const QTreeWidgetItem* item)
{
    return item ? item->data(DataRows::Name, DataRows::folderRole).toString() : QString();
}

} // namespace muster::widgets
