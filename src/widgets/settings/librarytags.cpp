#include "widgets/settings/librarytags.h"

#include "widgets/settings/settings.h"

#include <QVariantMap>

namespace muster::widgets {

namespace {

const auto tagsKey = QStringLiteral("library/tags");

void write(const editor::LibraryTags& tags)
{
    QVariantMap map;
    for (const auto& [path, names] : tags)
        if (!names.isEmpty())
            map.insert(QString::fromStdString(path), names);
    Settings().setValue(tagsKey, map);
}

} // namespace

editor::LibraryTags libraryTags()
{
    editor::LibraryTags tags;
    const auto map = Settings().value(tagsKey).toMap();
    for (auto each = map.begin(); each != map.end(); ++each)
        tags[each.key().toStdString()] = each.value().toStringList();
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
    write(tags);
}

void followLibraryTags(const std::string& from, const std::string& to)
{
    auto tags = libraryTags();
    auto own = tags.extract(from);
    if (own.empty())
        return;
    if (!to.empty())
        tags[to] = own.mapped();
    write(tags);
}

} // namespace muster::widgets
