#pragma once

#include "rules/verdict/verdict.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace muster::editor {

/// A unit that a roster may begin with.
struct FirstUnit {
    std::string reference; ///< as a roster names its kind
    QString name;
    QString cost;      ///< "100", or "from 120" with what it must have; empty in games without points
    QStringList opens; ///< categories of which a unit breaks a rule as long as none like this one is there: "Ordnance"
};

/// Of an empty roster's army, the units that break no rule. Those that open the way for most others come first, then
/// the army's order counts. At most `most` of them; none where the data do not know the army. Costs some hundred
/// judgements of one or two units.
[[nodiscard]] std::vector<FirstUnit> firstUnits(const VerdictPtr& verdict, std::size_t most);

} // namespace muster::editor
