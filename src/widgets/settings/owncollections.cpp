#include "widgets/settings/owncollections.h"

#include <QStandardPaths>

#include <memory>

namespace muster::widgets {

namespace {

struct Own {
    QString otherFolder; ///< empty: the usual one
    std::unique_ptr<editor::Collections> collections;
};

Own& own()
{
    static Own all;
    return all;
}

QString folderNow()
{
    return own().otherFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                             QStringLiteral("/muster/collection")
                                       : own().otherFolder;
}

} // namespace

editor::Collections& ownCollections(const Store& store)
{
    if (!own().collections)
        own().collections = std::make_unique<editor::Collections>(folderNow(), store.folder() + "/schemas");
    return *own().collections;
}

void setCollectionFolder(const QString& folder)
{
    own().otherFolder = folder;
    if (own().collections)
        own().collections->setFolder(folderNow());
}

} // namespace muster::widgets
