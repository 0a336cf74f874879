#pragma once

#include "editor/list/listform.h"
#include "rules/verdict/verdict.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace muster::editor {

/// A unit of one roster with the one of another that is the same: of the same kind, the most alike first.
struct PairedUnit {
    enum class Kind { Same, Changed, OnlyHere, OnlyThere };

    Kind kind = Kind::Same;
    int depth = 0;    ///< 1: attached to a unit, 2: to one that is attached itself
    std::string here; ///< ids; empty where it is not there
    std::string there;
    QString name;        ///< as the other roster calls it; where it has none, as this one does
    QString choices;     ///< of the other roster's unit: its options, on one line
    QString models;      ///< "10", "10 → 12" (here → there); empty where models are not counted
    QString points;      ///< the same for its cost
    QStringList changes; ///< a sentence for each difference
};

/// One roster beside another.
struct PairedRosters {
    QStringList changes;           ///< of name, army and battle, as sentences
    std::vector<PairedUnit> units; ///< in the order of the other roster; what only this one has behind its neighbour
    int different = 0;             ///< units that are not the same
    bool isOneGame = false;        ///< else they have nothing in common
    QString sum;                   ///< what the other roster costs: "155 points"; empty where nothing costs anything
    QString more;                  ///< by how much that is more than here, or
    QString fewer;                 ///< less; empty where it is not, or other things are counted
};

/// Rosters of two games have no unit in common. Rosters of more than 1,000 units are paired in their order only.
[[nodiscard]] PairedRosters pairRosters(const Verdict& here, const Verdict& there);
/// The same of lists of either engine. Null: there is none.
[[nodiscard]] PairedRosters pairRosters(const ListFormPtr& here, const ListFormPtr& there);

} // namespace muster::editor
