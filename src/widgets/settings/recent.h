#pragma once

#include "core/base/outcome.h"

#include <QDateTime>
#include <QString>
#include <QVector>

#include <optional>

namespace muster::widgets {

/// Rosters that were open last, the newest first, kept in the program's settings.
struct RecentRoster {
    QString path;
    QString name;
    QString army; ///< "Forge Fathers · Warpath, second edition"

    /// What it was when it was opened or saved here.
    struct State {
        Outcome outcome = Outcome::Empty;
        std::optional<qint64> points; ///< none in games without points
        std::optional<qint64> limit;  ///< none if none is agreed
        QDateTime fileTime;           ///< when the file was changed: with another time, the rest may no longer be so
    };
    std::optional<State> state; ///< none in settings of older programs
};

[[nodiscard]] QVector<RecentRoster> recentRosters();
void addRecent(const RecentRoster& roster);
void removeRecent(const QString& path);

} // namespace muster::widgets
