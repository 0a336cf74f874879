#pragma once

#include <QString>
#include <QStringList>

namespace muster::widgets {

/// The kinds of unit that the person likes most, kept in the settings for all rosters. Each is ruleset/army/unit.
[[nodiscard]] QStringList favouriteKinds();
void setFavouriteKind(const QString& kind, bool isOne);

/// What was added last, the last first, as editor::ArmyModel::usedKey() names it: a few for rosters of each army.
[[nodiscard]] QStringList lastUsedKinds();
void addLastUsedKind(const QString& kind);

} // namespace muster::widgets
