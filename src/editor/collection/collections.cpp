#include "editor/collection/collections.h"

#include "editor/words/text.h"
#include "io/collection/collectionfile.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace muster::editor {

Collections::Collections(QString folder, std::string schemas, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_schemas(std::move(schemas))
{
}

void Collections::setFolder(const QString& folder)
{
    m_folder = folder;
    m_kept.clear();
}

QString Collections::fileOf(const std::string& ruleset) const
{
    return text(collectionPath(m_folder.toStdString(), ruleset));
}

/// What tells another file from this one without reading it.
void Collections::look(const std::string& path, Kept& kept) const
{
    const QFileInfo info(text(path));
    kept.time = info.exists() ? info.lastModified() : QDateTime();
    kept.size = info.exists() ? info.size() : -1;
}

Collections::Kept& Collections::read(const std::string& ruleset)
{
    const auto path = collectionPath(m_folder.toStdString(), ruleset);
    const auto known = m_kept.find(ruleset);
    Kept now;
    look(path, now);
    if (known != m_kept.end() && known->second.time == now.time && known->second.size == now.size)
        return known->second;
    now.collection.ruleset = ruleset;
    if (now.size >= 0) {
        auto bytes = readFile(path, mostCollectionBytes);
        now.stamp = bytes ? FileStamp::of(*bytes) : FileStamp::unknown();
        auto collection =
            bytes ? readCollection(*bytes, path, m_schemas) : Result<Collection>(tl::unexpected(bytes.error()));
        if (!collection)
            now.faults = std::move(collection.error());
        else if (collection->ruleset != ruleset)
            now.faults = {Fault::about(path, "this is the collection of another game: \"" + collection->ruleset + '"',
                                       "A file is called as the game in it.")};
        else
            now.collection = std::move(*collection);
    }
    auto& kept = m_kept[ruleset];
    kept = std::move(now);
    return kept;
}

const Collection& Collections::of(const std::string& ruleset) { return read(ruleset).collection; }

const Faults& Collections::faultsOf(const std::string& ruleset) { return read(ruleset).faults; }

Result<Saved> Collections::apply(const std::string& ruleset, const CollectionChanges& changes)
{
    const auto path = collectionPath(m_folder.toStdString(), ruleset);
    if (path.empty())
        return failure(Fault::about({}, "the game \"" + ruleset + "\" can have no collection"));
    // What another program has written since is not lost.
    if (const auto known = m_kept.find(ruleset); known != m_kept.end() && hasFileChanged(path, known->second.stamp))
        m_kept.erase(known);
    auto& kept = read(ruleset);
    if (!kept.faults.empty())
        return tl::unexpected(kept.faults);
    auto collection = kept.collection;
    for (const auto& change : changes)
        collection.set(change.key, change.after);
    if (collection.entries.size() > Collection::mostEntries)
        return failure(Fault::about(path, "a collection has at most " + std::to_string(Collection::mostEntries) +
                                              " kinds of models"));
    if (!QDir().mkpath(m_folder))
        return failure(Fault::about(m_folder.toStdString(), "this folder cannot be made",
                                    "Is there room on the disk, and may you write there?"));
    const auto bytes = readableCollection(collection, path, m_schemas);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto saved = saveFileUnlessChanged(path, *bytes, kept.stamp);
    if (!saved) {
        m_kept.erase(ruleset);
        return saved;
    }
    kept.collection = std::move(collection);
    kept.stamp = FileStamp::of(*bytes);
    look(path, kept);
    emit changed(text(ruleset));
    return saved;
}

Result<QString> Collections::setAside(const std::string& ruleset)
{
    auto other = setFileAside(fileOf(ruleset).toStdString());
    if (!other)
        return tl::unexpected(std::move(other.error()));
    m_kept.erase(ruleset);
    emit changed(text(ruleset));
    return text(*other);
}

} // namespace muster::editor
