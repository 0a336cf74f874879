#pragma once

#include "core/collection/collection.h"
#include "io/files/safefile.h"
#include "io/json/schema.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <map>
#include <string>
#include <vector>

namespace muster::editor {

/// A value of a collection before and after a change.
struct CollectionChange {
    CollectionKey key;
    OwnedModels before;
    OwnedModels after;
};
using CollectionChanges = std::vector<CollectionChange>;

/// The models that the person owns: a file for each game, in one folder, written at each change. Other windows and
/// other programs may change them too: they are read again when the file is another one.
class Collections : public QObject {
    Q_OBJECT

public:
    /// `schemas`: the folder of the schemas.
    Collections(QString folder, std::string schemas, QObject* parent = nullptr);

    /// What is owned for a game; empty where there is no file, or one that cannot be read: faultsOf() tells them apart.
    [[nodiscard]] const Collection& of(const std::string& ruleset);
    /// Why the file of a game cannot be read.
    [[nodiscard]] const Faults& faultsOf(const std::string& ruleset);
    /// Empty where a game has no id that a file can have.
    [[nodiscard]] QString fileOf(const std::string& ruleset) const;

    /// Sets each key to what it is after the change, and writes the file. Nothing changes where that fails: a file with
    /// faults is never written over.
    [[nodiscard]] Result<Saved> apply(const std::string& ruleset, const CollectionChanges& changes);
    /// Gives a file that cannot be read another name, so that a new one can begin; says which.
    [[nodiscard]] Result<QString> setAside(const std::string& ruleset);

    /// Another folder; what was read is forgotten.
    void setFolder(const QString& folder);
    [[nodiscard]] const QString& folder() const { return m_folder; }

signals:
    void changed(const QString& ruleset);

private:
    struct Kept {
        Collection collection;
        Faults faults;
        FileStamp stamp;
        QDateTime time; ///< of the file; invalid where there is none
        qint64 size = -1;
    };
    Kept& read(const std::string& ruleset);
    void look(const std::string& path, Kept& kept) const;

    QString m_folder;
    SchemaSet m_schemas;
    std::map<std::string, Kept> m_kept;
};

} // namespace muster::editor
