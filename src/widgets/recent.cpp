#include "widgets/recent.h"

#include "widgets/settings.h"

namespace muster::widgets {

namespace {

constexpr int mostRecent = 12;
const auto key = QStringLiteral("recent");

void write(const QVector<RecentRoster>& list)
{
    Settings settings;
    settings.remove(key);
    settings.beginWriteArray(key, static_cast<int>(list.size()));
    for (int i = 0; i < list.size(); ++i) {
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("path"), list[i].path);
        settings.setValue(QStringLiteral("name"), list[i].name);
        settings.setValue(QStringLiteral("army"), list[i].army);
    }
    settings.endArray();
}

} // namespace

QVector<RecentRoster> recentRosters()
{
    Settings settings;
    QVector<RecentRoster> list;
    const auto count = std::min(settings.beginReadArray(key), mostRecent);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        list.append({settings.value(QStringLiteral("path")).toString(),
                     settings.value(QStringLiteral("name")).toString(),
                     settings.value(QStringLiteral("army")).toString()});
    }
    settings.endArray();
    return list;
}

void addRecent(const RecentRoster& roster)
{
    auto list = recentRosters();
    list.removeIf([&](const RecentRoster& other) { return other.path == roster.path; });
    list.prepend(roster);
    while (list.size() > mostRecent)
        list.removeLast();
    write(list);
}

void removeRecent(const QString& path)
{
    auto list = recentRosters();
    list.removeIf([&](const RecentRoster& other) { return other.path == path; });
    write(list);
}

} // namespace muster::widgets
