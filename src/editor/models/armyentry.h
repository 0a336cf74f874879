#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "rules/fixes/filling.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace muster::editor {

/// What the list of an army shows of one kind of unit, and what stays the same as long as the data do.
struct ArmyEntry {
    Id<Unit> kind = noId;
    QString models;    ///< how many there may be: "10", "5/10"; empty where models are not counted
    QStringList cells; ///< the unit's figures, one for each stat of the ruleset; empty where it has none
    QString stats;     ///< those that there are, with their names; of its models where the unit has none
    QString details;   ///< models, weapons and special rules, a line each
    QStringList words; ///< names to search in: its own first, then special rules, weapons and options
    Filling needs;     ///< the cheapest options that it must have; empty until that is worked out
};

/// Without what it needs.
[[nodiscard]] ArmyEntry armyEntry(const Catalogue& catalogue, Id<Unit> kind);

/// A stat as the head of a column.
struct StatHead {
    QString label;      ///< short
    QString name;       ///< in full
    QStringList values; ///< each figure that occurs, once: for the width of the column
    int units = 0;      ///< how many units have such a figure
};

/// One for each stat of the ruleset.
[[nodiscard]] std::vector<StatHead> statHeads(const Catalogue& catalogue, const std::vector<const ArmyEntry*>& entries);

} // namespace muster::editor
