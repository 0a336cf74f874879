#pragma once

#include "core/base/id.h"

#include <QMetaType>
#include <QString>

namespace muster {
struct Army;
struct Catalogue;
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
/// Of the army of a unit, where that is another than the roster's; without letters: it is not.
[[nodiscard]] ArmyLook allyLook(const Catalogue& catalogue, Id<Army> own, Id<Army> army);
/// Of an army of which only the name is known.
[[nodiscard]] ArmyLook armyLook(const QString& name);

} // namespace muster::editor

Q_DECLARE_METATYPE(muster::editor::ArmyLook)
