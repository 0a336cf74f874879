#include "widgets/settings/librarytags.h"

#include "widgets/settings/settings.h"

#include <QByteArray>
#include <QVariantMap>

#include <filesystem>
#include <system_error>
#include <utility>

namespace muster::widgets {

namespace {

const auto tagsKey = QStringLiteral("library/tags");
const auto bytesMark = QStringLiteral("bytes:"); ///< no path begins so

/// Settings hold texts: a path that is none is written by its bytes.
QString keyOf(const std::string& path)
{
    auto words = QString::fromStdString(path);
    return words.toStdString() == path
               ? words
               : bytesMark + QString::fromLatin1(QByteArray::fromStdString(path).toPercentEncoding());
}

std::string pathOf(const QString& key)
{
    return key.startsWith(bytesMark)
               ? QByteArray::fromPercentEncoding(key.mid(bytesMark.size()).toLatin1()).toStdString()
               : key.toStdString();
}

/// Of a file that somebody else moved or deleted, tags are kept, as it may come back; of very many they are not.
void leaveOutLost(editor::LibraryTags& tags)
{
    if (tags.size() > mostTagged)
        std::erase_if(tags, [](const auto& each) {
            std::error_code error;
            return !std::filesystem::exists(each.first, error) && !error;
        });
}

void write(editor::LibraryTags tags)
{
    std::erase_if(tags, [](const auto& each) { return each.second.isEmpty(); });
    leaveOutLost(tags);
    QVariantMap map;
    for (const auto& [path, names] : tags)
        map.insert(keyOf(path), names);
    Settings().setValue(tagsKey, map);
}

} // namespace

editor::LibraryTags libraryTags()
{
    editor::LibraryTags tags;
    const auto map = Settings().value(tagsKey).toMap();
    for (auto each = map.begin(); each != map.end(); ++each)
        tags[pathOf(each.key())] = each.value().toStringList();
    return tags;
}

void setLibraryTag(const std::vector<std::string>& paths, const QString& tag, bool isOn)
{
    auto tags = libraryTags();
    for (const auto& path : paths) {
        auto& own = tags[path];
        own.removeAll(tag);
        if (isOn)
            own << tag;
        own.sort(Qt::CaseInsensitive);
    }
    write(std::move(tags));
}

void followLibraryTags(const std::string& from, const std::string& to)
{
    auto tags = libraryTags();
    auto own = tags.extract(from);
    if (own.empty())
        return;
    if (!to.empty())
        tags[to] = own.mapped();
    write(std::move(tags));
}

} // namespace muster::widgets
