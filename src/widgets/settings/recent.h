#pragma once

#include <QString>
#include <QVector>

namespace muster::widgets {

/// Rosters that were open last, the newest first, kept in the program's settings.
struct RecentRoster {
    QString path;
    QString name;
    QString army; ///< "Forge Fathers · Warpath, second edition"
};

[[nodiscard]] QVector<RecentRoster> recentRosters();
void addRecent(const RecentRoster& roster);
void removeRecent(const QString& path);

} // namespace muster::widgets
