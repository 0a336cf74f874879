#pragma once

#include "editor/list/unitform.h"

#include <QString>
#include <QStringList>

namespace muster::editor {

/// All of a unit before it is added: what it is, what it may take, and what adding it now would do. A value.
struct UnitPreviewForm {
    QString reference; ///< the offer, as its engine names it
    UnitForm unit;     ///< with the cheapest options that it must have
    ArmyLook ally;     ///< of its army, where that is another than the list's; without letters: it is not
    QString badge;
    int options = 0;      ///< of all its groups
    QString filling;      ///< what it must have, and what it costs then; empty if it needs nothing
    QStringList breaks;   ///< a sentence for each rule that adding it would break
    QString points;       ///< of the army, now and then; empty in games without points
    QStringList tallies;  ///< limits whose count changes, now and then
    QString originName;   ///< "Figures transcribed by players"
    QString origin;       ///< all that is known of it; not among the remarks of `unit`
    bool isUnder = false; ///< it would go under the selected unit, not at the end of the roster
};

} // namespace muster::editor
