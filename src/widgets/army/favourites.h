#pragma once

#include <QString>
#include <QStringList>

namespace muster::widgets {

/// The kinds of unit that the person likes most, kept in the settings for all rosters. Each is ruleset/army/unit.
[[nodiscard]] QStringList favouriteKinds();
void setFavouriteKind(const QString& kind, bool isOne);

} // namespace muster::widgets
