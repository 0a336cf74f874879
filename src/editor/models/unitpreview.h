#pragma once

#include "editor/models/unitform.h"
#include "rules/verdict/verdict.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::editor {

/// All of a unit before it is added: what it is, what it may take, and what adding it now would do. A value.
struct UnitPreviewForm {
    QString reference; ///< as a roster names its kind
    UnitForm unit;     ///< with the cheapest options that it must have
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

/// Judges the roster with the unit added, at the place where adding puts it. `near`: the selected unit. Nothing for a
/// kind that the data do not know.
[[nodiscard]] std::optional<UnitPreviewForm> unitPreview(const VerdictPtr& verdict, const std::string& reference,
                                                         const std::string& near);

} // namespace muster::editor
