#include "widgets/settings/owncollections.h"

#include <QStandardPaths>

#include <memory>

namespace muster::widgets {

namespace {

QString& otherFolder()
{
    static QString folder;
    return folder;
}

std::unique_ptr<editor::Collections>& own()
{
    static std::unique_ptr<editor::Collections> collections;
    return collections;
}

QString folderNow()
{
    return otherFolder().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                         QStringLiteral("/muster/collection")
                                   : otherFolder();
}

} // namespace

editor::Collections& ownCollections(const Store& store)
{
    if (!own())
        own() = std::make_unique<editor::Collections>(folderNow(), store.folder() + "/schemas");
    return *own();
}

void setCollectionFolder(const QString& folder)
{
    otherFolder() = folder;
    if (own())
        own()->setFolder(folderNow());
}

} // namespace muster::widgets
