#pragma once

#include "core/base/fact.h"
#include "core/data/ruling.h"
#include "core/data/specialrule.h"
#include "core/language/constraint.h"

#include <vector>

namespace muster {

/// A grant that units have only while its condition holds. All other grants are in the special rules of the units.
struct Grant {
    Condition when; ///< asked of a roster whose units have none of these grants; it counts no costs
    Id<Citation> citation;
};

/// The special rules that one kind of unit has by such a grant.
struct GrantedRules {
    Id<Grant> grant;
    std::vector<RuleRef> rules; ///< only those that the unit does not have without it
    FactSet facts;              ///< of the rules
    bool heldBack = false;      ///< one of them holds the unit back
};

} // namespace muster
