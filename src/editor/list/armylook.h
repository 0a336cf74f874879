#pragma once

#include <QMetaType>
#include <QString>

namespace muster {
struct Army;
} // namespace muster

namespace muster::editor {

/// What an army is known by on the screen. Data may have it; whoever has no colour has that of the program's tiles.
struct ArmyLook {
    QString colour;  ///< "#6a4638"; may be empty
    QString emblem;  ///< as emblemSteps() reads it; may be empty
    QString letters; ///< "FF": in place of an emblem

    friend bool operator==(const ArmyLook&, const ArmyLook&) = default;
};

[[nodiscard]] ArmyLook armyLook(const Army& army);
/// Of an army of which only the name is known.
[[nodiscard]] ArmyLook armyLook(const QString& name);

} // namespace muster::editor

Q_DECLARE_METATYPE(muster::editor::ArmyLook)
