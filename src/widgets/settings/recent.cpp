#include "widgets/settings/recent.h"

#include "widgets/settings/settings.h"

namespace muster::widgets {

namespace {

constexpr int mostRecent = 12;
const auto key = QStringLiteral("recent");
const auto pathKey = QStringLiteral("path");
const auto nameKey = QStringLiteral("name");
const auto armyKey = QStringLiteral("army");

void write(const QVector<RecentRoster>& list)
{
    QVariantList values;
    for (const auto& roster : list)
        values.append(QVariantMap{{pathKey, roster.path}, {nameKey, roster.name}, {armyKey, roster.army}});
    Settings().setValue(key, values);
}

} // namespace

QVector<RecentRoster> recentRosters()
{
    QVector<RecentRoster> list;
    for (const auto& value : Settings().value(key).toList().mid(0, mostRecent)) {
        const auto map = value.toMap();
        if (map.value(pathKey).toString().isEmpty()) // edited by hand
            continue;
        list.append({map.value(pathKey).toString(), map.value(nameKey).toString(), map.value(armyKey).toString()});
    }
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
