#pragma once

#include "core/data/catalogue.h"
#include "rules/judge/assessment.h"

#include <QString>

namespace muster::editor {

/// What would be wrong, in three words at most, for a small mark at the end of a row. It names what is missing or too
/// much, and not only numbers: "no Armour slot", "needs a Commander", "needs Ranged weapon".
struct Badge {
    /// Which of several says most. A limit of units leaves fewer ways out than points do, so it comes first.
    enum class Rank { Named, Number, Rule, Points };

    QString words;
    Rank rank = Rank::Rule;
};

/// Of an error that an edit would bring; `after` is the roster with it.
[[nodiscard]] Badge badgeOf(const Catalogue& catalogue, const Assessment& after, const Finding& finding);

} // namespace muster::editor
