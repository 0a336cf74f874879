#include "widgets/dialogs/gamedatarows.h"

#include "battlescribe/browse/sheet.h"
#include "battlescribe/data/roots.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/look/theme.h"
#include "widgets/settings/prompts.h"

#include <QTreeWidget>

#include <algorithm>
#include <set>

namespace muster::widgets {

namespace {

namespace data = battlescribe::data;

/// A row for a game or one of its catalogues, and what is said of it below the tree.
QTreeWidgetItem* addRow(QTreeWidgetItem* row, const data::Head& head, const QString& about, const std::string& path)
{
    row->setText(DataRows::Name, editor::shown(head.name));
    row->setText(DataRows::Version, QString::number(head.revision));
    row->setTextAlignment(DataRows::Version, Qt::AlignCenter);
    row->setText(DataRows::Kind, DataDialog::tr("of BattleScribe"));
    row->setData(DataRows::Name, DataRows::folderRole, editor::text(path));
    row->setData(DataRows::Name, DataRows::aboutRole, about);
    return row;
}

void addGame(QTreeWidget& tree, const data::Repository& repository, const data::Listed& system, const std::string& path)
{
    auto* game =
        addRow(new QTreeWidgetItem(&tree), system.head,
               DataDialog::tr("Rosters of BattleScribe and New Recruit for this game are judged by the data in %1.")
                   .arg(editor::shownPath(editor::text(path))),
               path);
    game->setFont(DataRows::Name, fontOf(Type::Strong));
    for (const auto& catalogue : repository.catalogues)
        if (catalogue.head.gameSystem == system.head.id && !catalogue.head.isLibrary)
            addRow(new QTreeWidgetItem(game), catalogue.head, editor::shownPath(editor::text(catalogue.path.string())),
                   path);
}

/// To count units all data are read. Those of large games take too long for that: the window waits.
constexpr std::uintmax_t mostBytesToCount = 1U << 20;

/// Units and models that any army of a game can take; 0 where there are none, or the data are many.
std::size_t unitsOf(const data::Repository& repository, const data::Listed& system, const std::string& path)
{
    std::uintmax_t bytes = 0;
    for (const auto& stamp : data::stampsOf(path))
        bytes += stamp.bytes;
    if (bytes > mostBytesToCount)
        return 0;
    const auto all = data::allOf(repository, system);
    if (!all)
        return 0;
    std::set<std::size_t> units; // each once, though several catalogues import it
    for (const auto file : all->files.ids()) {
        if (all->nodes[all->files[file].root].kind != data::Node::Kind::Catalogue || all->files[file].isLibrary)
            continue;
        for (const auto root : data::rootsOf(*all, file)) {
            using Type = data::Node::EntryType;
            const auto line = data::lineOf(*all, root);
            if (!line.isHidden && (line.type == Type::Unit || line.type == Type::Model))
                units.insert(root.position());
        }
    }
    return units.size();
}

} // namespace

QString gameWords(const data::Repository& repository, const data::Listed& system, const std::string& path)
{
    const auto units = unitsOf(repository, system, path);
    const auto armies = std::ranges::count_if(repository.catalogues, [&](const data::Listed& each) {
        return each.head.gameSystem == system.head.id && !each.head.isLibrary;
    });
    return editor::shown(system.head.name) + QStringLiteral(": ") +
           (units > 0 ? DataDialog::tr("%n unit(s)", nullptr, static_cast<int>(units))
                      : DataDialog::tr("%n army(s)", nullptr, static_cast<int>(armies)));
}

std::vector<GameDataFolder> listGameData(const std::vector<std::string>& paths, const std::stop_token& stop)
{
    std::vector<GameDataFolder> folders;
    for (const auto& path : paths)
        folders.push_back({path, data::listOf(path, data::mostBytesOfListing, stop)});
    return folders;
}

QStringList addGameData(QTreeWidget& tree, const std::vector<GameDataFolder>& folders)
{
    QStringList faults;
    for (const auto& [path, repository, words] : folders) {
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
