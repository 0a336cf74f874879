#include "widgets/dialogs/gamedatarows.h"

#include "battlescribe/data/repository.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/data/datafolders.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/look/theme.h"
#include "widgets/person/prompts.h"

#include <QTreeWidget>

namespace muster::widgets {

namespace {

namespace data = battlescribe::data;

void addGame(QTreeWidget& tree, const data::Repository& repository, const data::Listed& system, const std::string& path)
{
    auto* game = new QTreeWidgetItem(&tree);
    game->setText(DataRows::Name, editor::shown(system.head.name));
    game->setText(DataRows::Version, QString::number(system.head.revision));
    game->setTextAlignment(DataRows::Version, Qt::AlignCenter);
    game->setText(DataRows::Kind, DataDialog::tr("of BattleScribe"));
    game->setFont(DataRows::Name, fontOf(Type::Strong));
    game->setData(DataRows::Name, DataRows::folderRole, editor::text(path));
    game->setData(DataRows::Name, DataRows::aboutRole,
                  DataDialog::tr("Rosters of BattleScribe and New Recruit for this game are judged by the data in %1.")
                      .arg(editor::shownPath(editor::text(path))));
    for (const auto& catalogue : repository.catalogues) {
        if (catalogue.head.gameSystem != system.head.id || catalogue.head.isLibrary)
            continue;
        auto* row = new QTreeWidgetItem(game);
        row->setText(DataRows::Name, editor::shown(catalogue.head.name));
        row->setText(DataRows::Version, QString::number(catalogue.head.revision));
        row->setTextAlignment(DataRows::Version, Qt::AlignCenter);
        row->setText(DataRows::Kind, DataDialog::tr("of BattleScribe"));
        row->setData(DataRows::Name, DataRows::folderRole, editor::text(path));
        row->setData(DataRows::Name, DataRows::aboutRole, editor::shownPath(editor::text(catalogue.path.string())));
    }
}

} // namespace

QStringList addGameData(QTreeWidget& tree, const std::string& userFolder)
{
    const auto folders = readDataFolders(userFolder);
    if (!folders)
        return linesOf(folders.error());
    QStringList faults;
    for (const auto& path : folders->paths) {
        const auto repository = data::listOf(path);
        if (!repository) {
            faults << linesOf(repository.error());
            // It has a row, so that it can be forgotten.
            auto* row = new QTreeWidgetItem(&tree);
            row->setText(DataRows::Name, DataDialog::tr("%1 (cannot be read)").arg(editor::shown(path)));
            row->setData(DataRows::Name, DataRows::folderRole, editor::text(path));
            continue;
        }
        faults << linesOf(repository->faults);
        for (const auto& system : repository->systems)
            addGame(tree, *repository, system, path);
    }
    return faults;
}

QString dataFolderOf(const QTreeWidgetItem* item)
{
    return item ? item->data(DataRows::Name, DataRows::folderRole).toString() : QString();
}

} // namespace muster::widgets
